import { expect, test } from "vitest";

import { foundBy } from "./cards";

test("a card for something that was found stands for that kind of equipment, others for none", () => {
  const [rope, cutters, bribe, key] = [10, 13, 14, 1];

  expect([rope, cutters, bribe, key].map(foundBy)).toEqual([0, 3, undefined, undefined]);
});
