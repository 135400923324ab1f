import { expect, it } from "vitest";

import { ago, localeOf, momentIn, spanIn } from "./ago";

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

it.each([
  ["en", 245, "4:05"],
  ["en", 3 * 3600 + 20 * 60, "3 hr 20 min"],
  ["en", 71 * 3600 + 59 * 60, "2 days 23 hr"],
  ["es", 25 * 3600, "1 día 1 h"],
])("in %s, a clock with %d seconds shows %s", (language, seconds, says) => {
  expect(spanIn(language, seconds)).toBe(says);
});

it("writes dates as the reader's own country does", () => {
  const evening = new Date(2026, 10, 17, 18, 30).getTime() / 1000;
  expect(localeOf("en", ["de-DE", "en-GB", "en"])).toBe("en-GB");
  expect(localeOf("it", ["en-GB"])).toBe("it");
  expect(momentIn("en", evening, "en-GB")).toContain("18:30");
  expect(momentIn("en", evening, "en-US")).toContain("06:30 PM");
});
