import { describe, expect, it } from "vitest";

import type { AnyAction } from "../net/wire";
import { groupsOf } from "./choose";
import { greyed, slotsOf, typeOf } from "./slots";

const KIT: AnyAction = { type: "ClaimKit", cards: [] };
const order = (...offered: AnyAction[]) => {
  return slotsOf(groupsOf(offered), greyed(offered, "Movement")).map(({ group, grey }) =>
    grey ? `(${typeOf(group)})` : typeOf(group),
  );
};

describe("the places of the buttons", () => {
  it("stay the same when a throw has been made", () => {
    expect(order({ type: "Throw" }, KIT)).toEqual(["Throw", "(DrawCard)", "ClaimKit", "(EndTurn)"]);
    expect(order(KIT, { type: "EndTurn" })).toEqual(["(Throw)", "(DrawCard)", "ClaimKit", "EndTurn"]);
  });

  it("show the end of a deployment before it can be ended", () => {
    expect(greyed([{ type: "PostGuard", to: 3 }], "Deployment")).toEqual(["EndTurn"]);
  });
});

it("where cards are drawn by themselves there is no button for it", () => {
  expect(greyed([{ type: "Throw" }], "BeforeThrow", ["BeforeThrow", "CollectOrDiscard"])).toEqual(["EndTurn"]);
});
