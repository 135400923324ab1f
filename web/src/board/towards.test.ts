import { expect, it } from "vitest";

import { closest, towards } from "./towards";

const spots = [
  { x: 0, y: 0, name: "corner" },
  { x: 1, y: 0, name: "near" },
  { x: 3, y: 0, name: "far" },
  { x: 0, y: 2, name: "below" },
  { x: 2, y: 2, name: "across" },
];

it.each([
  ["ArrowRight", "near"],
  ["ArrowDown", "below"],
  ["ArrowUp", undefined],
  ["End", "across"],
  ["Home", "corner"],
  ["x", undefined],
])("%s leads from the corner to %s", (key, name) => {
  expect(towards(spots, { x: 0, y: 0 }, key)?.name).toBe(name);
});

it("prefers what lies straight ahead to what lies aside", () => {
  expect(towards(spots, { x: 1, y: 0 }, "ArrowRight")?.name).toBe("far");
  expect(towards(spots, { x: 3, y: 0 }, "ArrowDown")?.name).toBe("across");
});

it("begins with what is closest", () => {
  expect(closest(spots, { x: 2.9, y: 0.2 })?.name).toBe("far");
  expect(closest([], { x: 0, y: 0 })).toBeUndefined();
});
