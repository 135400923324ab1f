import { expect, it } from "vitest";

import { chapters } from "./chapters";

const entry = (id: string) => {
  const chapter = id.slice(0, id.lastIndexOf("."));
  return { id, chapter, text: "", question: "", why: "", flavour: false, ruling: false };
};

const TITLES: Record<string, string> = { "chapter-old-34c": "Arrests", "chapter-old-ruling": "Rulings" };
const titleOf = (key: string) => TITLES[key];

it("keeps the order of the rules and puts a title over those that hang together", () => {
  const book = chapters(["old.34c.1", "old.34c.2", "old.ruling.1"].map(entry), titleOf);

  expect(book.map(({ id, number, title, entries }) => [id, number, title, entries.length])).toEqual([
    ["old.34c", "34c", "Arrests", 2],
    ["old.ruling", "", "Rulings", 1],
  ]);
});

it("calls a chapter without a title by its part of the id", () => {
  const book = chapters(["new.inner.guard.1", "new.7.1"].map(entry), titleOf);

  expect(book.map(({ number, title }) => [number, title])).toEqual([
    ["", "Inner guard"],
    ["7", ""],
  ]);
});
