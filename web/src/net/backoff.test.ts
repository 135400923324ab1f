import { expect, it } from "vitest";

import { backOff, FIRST_WAIT, LONGEST_WAIT } from "./connection";

it("waits twice as long after every failed try, up to a limit", () => {
  expect(backOff(0, 1)).toBe(FIRST_WAIT);
  expect(backOff(3, 1)).toBe(FIRST_WAIT * 8);
  expect(backOff(30, 1)).toBe(LONGEST_WAIT);
  expect(backOff(3, 0)).toBeLessThan(backOff(3, 1));
});
