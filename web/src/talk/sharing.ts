/** A way out that an officer shows the others for one of his men: it ends when the man has left it. */

import { teamOf } from "../board/pawns";
import type { MarkInfo } from "../net/wire";
import { pawnName } from "../words/names";

interface Shared {
  readonly number: number;
  readonly places: readonly number[];
  readonly pawn: number;
}

/** The ways that a seat shows, with the man each is for: it is named after him. */
export function waysShown(marks: readonly MarkInfo[], seat: string, pawns: readonly string[]): Shared[] {
  return marks.flatMap(({ number, places, kind, label, ...mark }) => {
    const pawn = pawns.findIndex((name) => teamOf(name) === seat && pawnName(name) === label);
    return mark.seat === seat && kind === "path" && pawn >= 0 ? [{ number, places, pawn }] : [];
  });
}

/** The numbers of those whose man is no longer on his way: he went elsewhere, was caught, or is free. */
export function left(shown: readonly Shared[], places: readonly number[]): number[] {
  return shown.filter((way) => !way.places.includes(places[way.pawn] ?? -1)).map(({ number }) => number);
}
