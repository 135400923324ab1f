import { expect, it } from "vitest";

import type { AnyEvent } from "../net/wire";
import type { Cast } from "../words/labels";
import { placesAfter } from "./lookback";

const board = { barracks: 50, custody: 51, escaped: 52, dead: 53, office: 54 };
const cast = { board, pawns: ["guard-1", "british-1", "british-2"], seats: ["security", "british"] } as unknown as Cast;
const STORY: { first: number; events: AnyEvent[] }[] = [
  { first: 0, events: [{ type: "GuardPosted", guard: 0, to: 7, cost: 0 }] },
  { first: 1, events: [{ type: "PawnMoved", pawn: 1, start: 3, to: 4, cost: 1 }] },
  { first: 2, events: [{ type: "PowArrested", prisoner: 1, guard: 0, place: 4 }] },
  { first: 3, events: [{ type: "PowLockedUp", prisoner: 1, place: 40 }] },
];

it("puts everybody where he stood before, and where he went since", () => {
  const now = [7, 40, 9];
  expect(placesAfter(cast, STORY, now, 0)).toEqual([50, 3, 9]);
  expect(placesAfter(cast, STORY, now, 2)).toEqual([7, 4, 9]);
  expect(placesAfter(cast, STORY, now, 3)).toEqual([7, 51, 9]);
  expect(placesAfter(cast, STORY, now, 4)).toEqual(now);
});
