import { expect, test } from "vitest";

import type { AnyEvent } from "../net/wire";
import { momentsOf } from "./moments";

test("escapes, arrests and the end are found with their round and the step that shows them", () => {
  const turn: AnyEvent = { type: "TurnBegan", seat: 1, round: 4 };
  const thrown: AnyEvent = { type: "TurnEnded", seat: 1 };
  const arrest: AnyEvent = { type: "PowArrested", prisoner: 3, guard: 1, place: 0 };
  const escape: AnyEvent = { type: "PowEscaped", seat: 1, prisoner: 4, place: 9 };

  expect(
    momentsOf([{ events: [arrest] }, { events: [thrown, turn] }, { events: [thrown] }, { events: [escape] }]),
  ).toEqual([
    { event: arrest, round: 1, at: 1 },
    { event: escape, round: 4, at: 4 },
  ]);
});
