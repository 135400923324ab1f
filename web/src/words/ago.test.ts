import { expect, it } from "vitest";

import { ago } from "./ago";

it.each([
  ["en", 20, "now"],
  ["en", 61, "1 minute ago"],
  ["es", 3 * 3600, "hace 3 horas"],
  ["it", 86_400, "ieri"],
  ["en", 20 * 86_400, "2 weeks ago"],
  ["en", -5, "now"],
])("in %s, %d seconds are %s", (language, seconds, says) => {
  expect(ago(language, 1_000_000 - seconds, 1_000_000)).toBe(says);
});
