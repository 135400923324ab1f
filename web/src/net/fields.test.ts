import { expect, it } from "vitest";

import { kindOf, named } from "./fields";

it("finds what an action names by the kind of its fields, in their order, and leaves out what is not named", () => {
  const played = { type: "PlayCard", card: 18, pawn: 7, other: 3, to: -1, choice: -1 };
  expect(named(played, "pawn")).toEqual([7, 3]);
  expect(named(played, "place")).toEqual([]);
  expect(named({ type: "ClaimKit", cards: [0, 2] }, "card")).toEqual([0, 2]);
});

it("knows flags from numbers, and nothing of fields that are none", () => {
  expect(kindOf("tired")).toBe("flag");
  expect(kindOf("cost")).toBe("number");
  expect(kindOf("colour")).toBeUndefined();
});
