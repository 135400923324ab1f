import { expect, it } from "vitest";

import type { AnyEvent } from "../net/wire";
import { statisticsOf } from "./statistics";

const TOLD: AnyEvent[][] = [
  [{ type: "Thrown", seat: 1, first: 3, second: 5, releases: 0, draws: 0 }],
  [
    { type: "PawnMoved", pawn: 1, start: 4, to: 9, cost: 6 },
    { type: "PawnMoved", pawn: 0, start: 2, to: 3, cost: 2 },
  ],
  [
    { type: "PowArrested", prisoner: 1, guard: 0, place: 9 },
    { type: "PowEscaped", prisoner: 1, seat: 1, place: 9 },
  ],
];

it("counts throws, circles, arrests and escapes for the seat they belong to", () => {
  const game = {
    seats: ["security", "british"],
    pawns: ["guard-1", "british-1"],
    entries: TOLD.map((events) => ({ events })),
  };
  const [security, british] = statisticsOf(game);
  expect(security).toMatchObject({ throws: 0, luck: 0, distance: 2, arrests: 1, arrested: null, escapes: null });
  expect(british).toMatchObject({ throws: 1, luck: 8, distance: 6, arrests: null, arrested: 1, escapes: 1 });
});
