/** Looking back: where everybody stood earlier, worked out from what was told since the beginning. */

import { afterEvent } from "../board/moves";
import type { Cast, Fact } from "../words/labels";

interface Told {
  first: number;
  events: object[];
}

/** Where a pawn stood before the first event that moved it. */
function startOf(cast: Cast, event: Fact): number | undefined {
  if (typeof event.start === "number") return event.start;
  if (event.type === "GuardPosted") return cast.board.barracks;
  return typeof event.place === "number" && event.type !== "PowLockedUp" ? event.place : undefined;
}

/** The pawns that an event moves. */
function pawnsIn(event: Fact): number[] {
  const moves = typeof event.to === "number" || typeof event.place === "number";
  const named = [event.pawn, event.prisoner, event.type.startsWith("Guard") ? event.guard : undefined];
  return moves ? named.filter((value): value is number => typeof value === "number") : [];
}

/** Where everybody stood before anything happened, told by the first thing that happened to each. */
export function firstPlaces(cast: Cast, events: readonly Fact[], now: readonly number[]): number[] {
  const places = [...now];
  const seen = new Set<number>();
  for (const event of events) {
    for (const pawn of pawnsIn(event)) {
      const start = startOf(cast, event);
      if (!seen.has(pawn) && start !== undefined) places[pawn] = start;
      seen.add(pawn);
    }
  }
  return places;
}

/** Where everybody stood after the first `deeds` of a story. */
export function placesAfter(
  cast: Cast,
  story: readonly Told[],
  now: readonly number[],
  deeds: number,
): readonly number[] {
  const all = story.flatMap((deed) => deed.events as Fact[]);
  const events = story.slice(0, deeds).flatMap((deed) => deed.events as Fact[]);
  return events.reduce(
    (places: readonly number[], event) => afterEvent(cast, places, event),
    firstPlaces(cast, all, now),
  );
}
