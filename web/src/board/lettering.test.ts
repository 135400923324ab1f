import { describe, expect, it } from "vitest";

import { leastLetter } from "./lettering";

describe("letters of the board", () => {
  it.each([14, 17, 20, 24, 40])("have eleven pixels where a unit has %i", (pixels) => {
    expect(leastLetter(pixels) * pixels).toBeCloseTo(11);
  });

  it("never outgrow their circle", () => {
    expect(leastLetter(7)).toBeLessThan(0.88);
  });
});
