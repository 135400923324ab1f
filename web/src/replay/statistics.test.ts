import { expect, it } from "vitest";

import { statisticsOf } from "./statistics";

it("counts throws, circles, arrests and escapes for the seat they belong to", () => {
  const game = {
    seats: ["security", "british"],
    pawns: ["guard-1", "british-1"],
    entries: [
      { events: [{ type: "Thrown", seat: 1, first: 3, second: 5 }] },
      {
        events: [
          { type: "PawnMoved", pawn: 1, start: 4, to: 9, cost: 6 },
          { type: "PawnMoved", pawn: 0, cost: 2 },
        ],
      },
      {
        events: [
          { type: "PowArrested", prisoner: 1, guard: 0, place: 9 },
          { type: "PowEscaped", prisoner: 1, seat: 1 },
        ],
      },
    ],
  };
  const [security, british] = statisticsOf(game);
  expect(security).toMatchObject({ throws: 0, luck: 0, distance: 2, arrests: 1, arrested: null, escapes: null });
  expect(british).toMatchObject({ throws: 1, luck: 8, distance: 6, arrests: null, arrested: 1, escapes: 1 });
});
