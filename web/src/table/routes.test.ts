import { expect, it } from "vitest";

import type { BoardData } from "../net/api";
import { routesOut, watchersOf } from "./routes";

// 0 - 1 - 2(door: key) - 3(target); 1 drops to 4 for two ropes, 4 - 5(target)
const board = {
  kind: ["plain", "plain", "door", "target", "plain", "target"],
  steps: [[1], [0, 2], [1, 3], [2], [5], [4]],
  toll: [-1, -1, 1, -1, -1, -1],
  crossings: [{ name: "", near: 1, far: 4, equipment: 0, cards: 2 }],
} as unknown as BoardData;

it("finds a way to each target with what it costs, the lightest first", () => {
  expect(routesOut(board, 0)).toEqual([
    { target: 3, way: [0, 1, 2, 3], steps: 3, cards: [1] },
    { target: 5, way: [0, 1, 4, 5], steps: 3, cards: [0, 0] },
  ]);
});

it("goes round the circles where guards stand, and over them only where there is no other way", () => {
  const fork = {
    kind: ["plain", "plain", "plain", "plain", "target"],
    steps: [[1, 2], [0, 4], [0, 3], [2, 4], []],
    toll: [-1, -1, -1, -1, -1],
    crossings: [],
  } as unknown as BoardData;

  expect(routesOut(fork, 0, [1]).map(({ way }) => way)).toEqual([[0, 2, 3, 4]]);
  expect(routesOut(fork, 0, [1, 3]).map(({ way }) => way)).toEqual([[0, 1, 4]]);
});

it("names the guards on a way or one step from it, in the order in which a man meets them", () => {
  const yard = { steps: [[1], [0, 2, 4], [1, 3], [2], [1, 5], [4]], walkable: 6 } as unknown as BoardData;
  const route = { target: 3, way: [0, 1, 2, 3], steps: 3, cards: [] };

  expect(watchersOf(yard, route, [3, 5, 4, 9], [0, 1, 2, 3])).toEqual([2, 0]);
});
