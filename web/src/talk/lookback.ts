/** Looking back: where everybody stood earlier, worked out from what was told since the beginning. */

import { afterEvent, isMove, moverOf } from "../board/moves";
import type { AnyEvent } from "../net/wire";
import type { Cast } from "../words/labels";

interface Told {
  first: number;
  events: AnyEvent[];
}

/** The pawn that an event moves, and where it stood before; undefined where that is not told. */
function cameFrom(cast: Cast, event: AnyEvent): readonly [number, number | undefined] | null {
  if (isMove(event)) return [moverOf(event), "start" in event ? event.start : cast.board.barracks];
  if (event.type === "PowLockedUp") return [event.prisoner, undefined];
  return "prisoner" in event && "place" in event ? [event.prisoner, event.place] : null;
}

/** Where everybody stood before anything happened, told by the first thing that happened to each. */
export function firstPlaces(cast: Cast, events: readonly AnyEvent[], now: readonly number[]): number[] {
  const places = [...now];
  const seen = new Set<number>();
  for (const event of events) {
    const [pawn, start] = cameFrom(cast, event) ?? [];
    if (pawn === undefined) continue;
    if (!seen.has(pawn) && start !== undefined) places[pawn] = start;
    seen.add(pawn);
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
  const all = story.flatMap((deed) => deed.events);
  const events = story.slice(0, deeds).flatMap((deed) => deed.events);
  return events.reduce(
    (places: readonly number[], event) => afterEvent(cast, places, event),
    firstPlaces(cast, all, now),
  );
}
