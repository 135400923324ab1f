import { expect, it } from "vitest";

import type { EditionInfo } from "../net/lobby";
import { against, differing } from "./topics";

const SAYS: Record<string, Record<string, string>> = {
  old: { winning: "At once.", time: "Hours.", kit: "Kept." },
  new: { winning: "At once.", time: "Rounds.", kit: "Spent." },
  third: { winning: "Later.", time: "Rounds.", kit: "Lost." },
};

const editions = (...names: string[]) =>
  names.map((name) => ({
    name,
    topics: Object.keys(SAYS[name] ?? {}).map((topic) => ({ name: topic, rule: `${name}.${topic}` })),
  })) as EditionInfo[];

const speak = (edition: string, topic: string) => SAYS[edition]?.[topic] ?? "";

it("leaves out what editions agree on, and keeps the order", () => {
  expect(differing(editions("old", "new"), speak).map(({ topic }) => topic)).toEqual(["time", "kit"]);
  expect(differing(editions("old", "new", "third"), speak)).toHaveLength(3);
  expect(differing(editions("old"), speak)).toEqual([]);
  expect(differing([], speak)).toEqual([]);
});

it("says what an edition says, with its rule", () => {
  expect(differing(editions("old", "new"), speak)[0]?.said).toEqual([
    { edition: "old", text: "Hours.", rule: "old.time" },
    { edition: "new", text: "Rounds.", rule: "new.time" },
  ]);
});

it("sets one edition against those that differ from it, its own words first", () => {
  const rows = against(editions("old", "new", "third"), "new", 2, speak);

  expect(rows.map(({ topic, said }) => [topic, ...said.map(({ edition }) => edition)])).toEqual([
    ["winning", "new", "third"],
    ["time", "new", "old"],
  ]);
});
