import { expect, test } from "vitest";

import type { AnyEvent, Deed } from "../net/wire";
import { notStale } from "./since";

const OWN = 2;
const fate = (prisoner: number): AnyEvent => ({ type: "PowArrested", prisoner, guard: 1, place: 0 });
const ended = (seat: number): AnyEvent => ({ type: "TurnEnded", seat });
const deed = (...events: AnyEvent[]): Deed => ({ first: 0, next: 1, seat: "british", events });

test("what befell a man waits to be read until a turn was ended after it", () => {
  const [before, since] = [fate(3), fate(4)];
  const story = [deed(before), deed(ended(OWN)), deed(since), deed(ended(0))];

  expect(notStale([before, since], story, OWN)).toEqual([since]);
  expect(notStale([before, since], story.slice(0, 1), OWN)).toEqual([before, since]);
});

test("what the end of the turn brought itself is news", () => {
  const brought = fate(5);

  expect(notStale([brought], [deed(), deed(ended(OWN), brought)], OWN)).toEqual([brought]);
});
