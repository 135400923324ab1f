import { expect, it } from "vitest";

import type { SeatInfo } from "../net/wire";
import { comingsOf } from "./comings";

const lucia: SeatInfo = {
  seat: "british",
  kind: "human",
  name: "Lucía",
  level: "",
  present: true,
  steward: false,
  awaited: false,
};
const changed = (how: Partial<SeatInfo>): SeatInfo => ({ ...lucia, ...how });

it.each([
  [changed({ kind: "open", present: false }), lucia, "joined"],
  [changed({ present: false }), lucia, "back"],
  [lucia, changed({ present: false }), "away"],
  [lucia, changed({ steward: true }), "steward"],
  [changed({ steward: true }), lucia, "returned"],
  [lucia, changed({ kind: "bot", name: "planner" }), "bot"],
  [lucia, changed({ kind: "open", name: "" }), "left"],
] as const)("tells who came and who left (%#)", (before, now, what) => {
  expect(comingsOf([before], [now], [], ["british"])).toEqual([{ seat: "british", name: "Lucía", what }]);
});

it("tells nobody of himself, nor that nothing changed", () => {
  expect(comingsOf([lucia], [changed({ present: false })], ["british"], [])).toEqual([]);
  expect(comingsOf([lucia], [lucia], [], [])).toEqual([]);
});

it("calls nobody back whom nobody has met", () => {
  const coming = { seat: "british", name: "Lucía", what: "here" };
  expect(comingsOf([changed({ present: false })], [lucia], [], [])).toEqual([coming]);
});
