import { expect, it } from "vitest";

import type { CardThrown, GuardWentHome, PowArrested } from "../net/wire";
import { together } from "../words/deed";
import { shortened, unheard } from "./spoken";

it("tells only the deeds that came since", () => {
  const story = [
    { first: 0, next: 2 },
    { first: 2, next: 3 },
    { first: 3, next: 4 },
  ];
  expect(unheard(story, 2)).toEqual(story.slice(1));
  expect(unheard(story, 4)).toEqual([]);
});

it("tells a deed that is still acted out when it is over", () => {
  const story = [
    { first: 0, next: 2 },
    { first: 2, next: 2 },
  ];
  expect(unheard(story, 0)).toEqual(story.slice(0, 1));
});

it("says why somebody throws once more", () => {
  const throws = (first: number, second: number, seat = 0): CardThrown => ({ type: "CardThrown", seat, first, second });
  const [double, next, other] = [throws(2, 2), throws(3, 5), throws(3, 5, 1)];
  expect(together([double, next])).toEqual([double, { type: "ThrowsAgain", seat: 0 }, next]);
  expect(together([next, throws(1, 1)])).toEqual([next, throws(1, 1)]);
  expect(together([double, other])).toEqual([double, other]);
});

it("tells the last of many lines and counts the others", () => {
  const lines = Array.from({ length: 20 }, (_, line) => `${line}`);
  expect(shortened(lines)).toEqual({ lines: ["14", "15", "16", "17", "18", "19"], more: 14 });
  expect(shortened(["a"])).toEqual({ lines: ["a"], more: 0 });
});

const arrest: PowArrested = { type: "PowArrested", prisoner: 3, guard: 8, place: 5 };
const home: GuardWentHome = { type: "GuardWentHome", guard: 8, start: 5, to: 9, tired: true };
const other: GuardWentHome = { type: "GuardWentHome", guard: 7, start: 5, to: 9, tired: true };

it("tells an arrest and the guard's way home in one line, and another guard's in his own", () => {
  const byGuard = { ...arrest, type: "PowArrestedByGuard", to: 9 };
  expect(together([home, arrest, other])).toEqual([byGuard, other]);
});

it("tells an arrest without a guard as it is, and one by a guard who stays with his name", () => {
  const alone = { ...arrest, guard: -1 };
  expect(together([alone, home])).toEqual([alone, home]);
  expect(together([arrest])).toEqual([{ ...arrest, type: "PowArrestedThere" }]);
});
