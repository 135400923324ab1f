import { expect, it } from "vitest";

import { shiftOf } from "./reveal";

const large = { span: 500, low: -200, high: 900, seen: 10, room: 30 };

it("leaves what is in sight where it is", () => {
  for (const at of [10, 250, 490]) expect(shiftOf({ ...large, at })).toBe(0);
});

it("moves no further than needed", () => {
  expect(shiftOf({ ...large, at: -40 })).toBe(70);
  expect(shiftOf({ ...large, at: 600 })).toBe(-130);
});

it("stops at the sheet's edge", () => {
  expect(shiftOf({ ...large, at: -195 })).toBe(200);
  expect(shiftOf({ ...large, at: 895 })).toBe(-400);
});

it("does not move a sheet that is in sight as a whole", () => {
  const whole = { span: 500, low: 3, high: 497, seen: 10, room: 30 };
  expect(shiftOf({ ...whole, at: 4 })).toBe(0);
  expect(shiftOf({ ...whole, at: 496 })).toBe(0);
});
