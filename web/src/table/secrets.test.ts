import { expect, it } from "vitest";

import type { Update } from "../net/wire";
import { eyesOf, mayRead, SPECTATOR, unveiled } from "./secrets";

function update(seat: string, question: number, drafted = 0): Update {
  const view = { seat: 1, hand: [7], equipment: [1, 0], offers: [[0, 1, [7], []]], table: { places: [question] } };
  const deeds = [{ first: 0, next: 1, seat, events: [{ type: "CardDrawn", card: 7 }] }];
  return { type: "update", seat, question, drafted, deeds, choices: { actions: [] }, view } as unknown as Update;
}

it("looks through nobody's eyes at a shared screen until somebody says that he holds it", () => {
  expect(eyesOf([], null)).toBe(SPECTATOR);
  expect(eyesOf(["british"], null)).toBe("british");
  expect(eyesOf(["security", "british"], null)).toBe(SPECTATOR);
  expect(eyesOf(["security", "british"], "british")).toBe("british");
  expect(eyesOf(["security", "british"], "american")).toBe(SPECTATOR);
});

it("leaves nothing of a seat's own in what everybody may see", () => {
  const shown = unveiled([update("american", 4), update("british", 5)]);
  expect(JSON.stringify(shown)).not.toContain("7");
  expect(shown).toMatchObject({ seat: SPECTATOR, question: 5, deeds: [], choices: null });
  expect(shown?.view).toMatchObject({ seat: -1, hand: [], equipment: [], offers: [], table: { places: [5] } });
});

it("does not show what a seat only tries out", () => {
  expect(unveiled([update("american", 4), update("british", 6, 2)])?.question).toBe(4);
  expect(unveiled([update("british", 6, 2)])).toBeUndefined();
});

it("keeps private talk from everybody else at the screen", () => {
  expect(mayRead(SPECTATOR, "table")).toBe(true);
  expect(mayRead(SPECTATOR, "officers")).toBe(false);
  expect(mayRead("security", "officers")).toBe(false);
  expect(mayRead("american", "officers")).toBe(true);
  expect(mayRead("american", "seat:american")).toBe(true);
  expect(mayRead("american", "seat:british")).toBe(false);
});
