import { expect, test } from "vitest";

import { numeral } from "./numerals";

test("a decimal has the comma or the point of the language", () => {
  expect(numeral(7.44, "en", 1)).toBe("7.4");
  expect(numeral(7.44, "es", 1)).toBe("7,4");
  expect(numeral(7, "it", 1)).toBe("7,0");
});
