import { describe, expect, it } from "vitest";

import { groupsOf } from "./choose";
import { greyed, slotsOf, typeOf } from "./slots";

const order = (...types: string[]) => {
  const offered = types.map((type) => ({ type }));
  return slotsOf(groupsOf(offered), greyed(offered, "Movement")).map(({ group, grey }) =>
    grey ? `(${typeOf(group)})` : typeOf(group),
  );
};

describe("the places of the buttons", () => {
  it("stay the same when a throw has been made", () => {
    expect(order("Throw", "ClaimKit")).toEqual(["Throw", "(DrawCard)", "ClaimKit", "(EndTurn)"]);
    expect(order("ClaimKit", "EndTurn")).toEqual(["(Throw)", "(DrawCard)", "ClaimKit", "EndTurn"]);
  });

  it("show the end of a deployment before it can be ended", () => {
    expect(greyed([{ type: "PostGuard" }], "Deployment")).toEqual(["EndTurn"]);
  });
});
