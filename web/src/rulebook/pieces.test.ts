import { expect, test } from "vitest";

import { piecesOf } from "./pieces";

test("rules that a sentence names are told apart from its words", () => {
  const pieces = piecesOf("Nobody need come (classic.ruling.17), as classic.34c.3 and v3.inner.pow.9 say.");

  expect(pieces.filter(({ rule }) => rule).map(({ rule }) => rule)).toEqual([
    "classic.ruling.17",
    "classic.34c.3",
    "v3.inner.pow.9",
  ]);
  expect(pieces.map(({ text }) => text).join("*")).toBe("Nobody need come (**), as ** and ** say.");
});
