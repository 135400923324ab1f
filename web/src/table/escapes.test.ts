import { expect, test } from "vitest";

import type { BoardData } from "../net/api";
import type { AnyEvent } from "../net/wire";
import { escapesIn } from "./escapes";

// Five circles in a row, then a gap, then the exit; cells hold many.
const board = {
  walkable: 6,
  x: [0, 1, 2, 3, 4, 9],
  y: [0, 0, 0, 0, 0, 0],
  steps: [[1], [0, 2], [1, 3], [2, 4], [3], []],
  below: new Set<number>(),
} as unknown as BoardData;
const CELLS = 6;

const walk = (start: number, to: number, cost = Math.abs(to - start)): AnyEvent => ({
  type: "PawnMoved",
  pawn: 7,
  start,
  to,
  cost,
});
const locked: AnyEvent = { type: "PowLockedUp", prisoner: 7, place: CELLS };
const free: AnyEvent = { type: "PowEscaped", seat: 1, prisoner: 7, place: 5 };
const xs = (story: AnyEvent[][]) =>
  escapesIn(
    board,
    story.map((events) => ({ events })),
  ).map(({ way, after }) => [after, ...way.map(({ x }) => x)]);

test("a way out goes from circle to circle, and straight on where no steps lead", () => {
  expect(xs([[walk(0, 2)], [walk(2, 4), free]])).toEqual([[1, 0, 1, 2, 3, 4, 9]]);
});

test("a crossing is drawn straight, however far it is on foot from one side of it to the other", () => {
  expect(xs([[walk(0, 4, 1)], [walk(4, 5, 1), free]])).toEqual([[1, 0, 4, 9]]);
});

test("what was walked before the last arrest is no part of it", () => {
  expect(xs([[walk(0, 4)], [locked], [walk(CELLS, 3), free]])).toEqual([[2, 3, 9]]);
});

test("other men's walks are no part of it", () => {
  expect(xs([[{ type: "PawnMoved", pawn: 8, start: 0, to: 4, cost: 4 }, free]])).toEqual([[0, 9]]);
});
