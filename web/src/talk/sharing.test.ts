import { expect, it, vi } from "vitest";

import type { MarkInfo } from "../net/wire";

vi.mock("../words/names", () => ({ pawnName: (name: string) => name }));
const { left, waysShown } = await import("./sharing");

const mark = (number: number, label: string, places: number[], seat = "british"): MarkInfo =>
  ({ number, seat, channel: "officers", kind: "path", places, label }) as unknown as MarkInfo;
const PAWNS = ["british-1", "british-2", "american-1"];

it("knows the ways that a seat shows for its own men", () => {
  const marks = [mark(1, "british-2", [4, 5]), mark(2, "a plan", [4, 5]), mark(3, "american-1", [6], "american")];
  expect(waysShown(marks, "british", PAWNS)).toEqual([{ number: 1, places: [4, 5], pawn: 1 }]);
});

it("ends a way when its man has left it, not while he goes along it", () => {
  const shown = waysShown([mark(1, "british-2", [4, 5, 6])], "british", PAWNS);
  expect(left(shown, [0, 5, 0])).toEqual([]);
  expect(left(shown, [0, 9, 0])).toEqual([1]);
});
