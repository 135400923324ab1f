import { expect, it } from "vitest";

import type { BoardData } from "../net/api";
import { frameOf, MOMENTS, PAGES, walk, waysOf } from "./guide";

const board = {
  names: ["a", "b", "c", "far"],
  x: [0, 1, 2, 9],
  y: [0, 1, 0, 9],
  steps: [[1], [0, 2], [1], []],
} as unknown as BoardData;

it("leads an arrow over the circles of the walk, and straight where nobody walks", () => {
  expect(walk(board, "a", "c")).toEqual([
    { x: 0, y: 0 },
    { x: 1, y: 1 },
    { x: 2, y: 0 },
  ]);
  expect(walk(board, "a", "far")).toEqual([
    { x: 0, y: 0 },
    { x: 9, y: 9 },
  ]);
});

it("ends the walk of an arrest on the man's circle, or beside him", () => {
  const moment = { men: [], ways: [["b", "a"]], arrest: ["a", "c"], rings: [] } as const;

  expect(waysOf(board, moment, 1).map((way) => way.at(-1))).toEqual([
    { x: 0, y: 0 },
    { x: 2, y: 0 },
  ]);
  expect(waysOf(board, moment, 0).map((way) => way.at(-1))).toEqual([
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ]);
});

it("frames all that happens, always in the same shape", () => {
  const [small, tall] = [frameOf([{ x: 5, y: 5 }]), frameOf([5, 25].map((y) => ({ x: 5, y })))];

  expect(small.width / small.height).toBeCloseTo(tall.width / tall.height);
  expect(tall.top).toBeLessThan(5);
  expect(tall.top + tall.height).toBeGreaterThan(25);
});

it("keeps the legend out of the picture", () => {
  const { left, width } = frameOf([{ x: 20, y: 5 }], 20.9);

  expect(left + width).toBeCloseTo(20.9);
});

it("has a picture for every subject of the two pages", () => {
  expect(PAGES.flat().toSorted()).toEqual(Object.keys(MOMENTS).toSorted());
});
