import { expect, test } from "vitest";

import type { Said } from "../net/wire";
import { lastOf, unreadOf } from "./unread";

function line(at: number, seat: string): Said {
  return {
    type: "said",
    number: 0,
    at,
    seat,
    channel: "table",
    text: "…",
    by: "",
    note: false,
    question: null,
    told: "",
  };
}

test("one's own words are never news", () => {
  expect(unreadOf([line(1, "american"), line(2, "british")], 0, "american")).toBe(1);
});

test("what was read is no news", () => {
  const said = [line(4, "british"), line(5, "british")];

  expect(unreadOf(said, 4, "american")).toBe(1);
  expect(unreadOf(said, lastOf(said), "american")).toBe(0);
});

test("of an empty talk nothing is last", () => {
  expect(lastOf([])).toBe(0);
});
