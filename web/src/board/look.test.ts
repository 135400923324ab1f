import { expect, it } from "vitest";

import { between, boxAround, startOf } from "./look";

it.each([
  ["what is smaller than its window lies in the middle", 100, 60, 10, 20],
  ["what is larger is laid so that the point is in the middle", 100, 300, 150, -100],
  ["but never beyond its beginning", 100, 300, 10, 0],
  ["nor beyond its end", 100, 300, 295, -200],
])("%s", (_, span, length, point, start) => {
  expect(startOf(span, length, point)).toBe(start);
});

it("shows a little beyond an edge where that is wished", () => {
  expect([10, 295].map((point) => startOf(100, 300, point, 25))).toEqual([25, -225]);
});

it("goes part of the way from one look to another", () => {
  expect(between({ x: 0, y: 4, scale: 1 }, { x: 10, y: 8, scale: 2 }, 0.5)).toEqual({ x: 5, y: 6, scale: 1.5 });
});

it("draws a box around points", () => {
  const box = boxAround([
    { x: 4, y: 9 },
    { x: 1, y: 20 },
  ]);

  expect(box).toEqual({ left: 1, top: 9, width: 3, height: 11 });
});
