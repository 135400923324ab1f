/** Who got out, and by which way: for the map at the end. */

import type { BoardData, Spot } from "../net/api";
import type { AnyEvent, PowEscaped } from "../net/wire";
import { groundSpot } from "../board/castle";
import { isMove, moverOf } from "../board/moves";
import { shortest } from "./way";

export interface Escape {
  event: PowEscaped;
  after: number; // how many deeds of the story had happened before
  way: Spot[];
}

interface Told {
  events: readonly AnyEvent[];
}

const FAR = 255; // steps: more than any walk has

/** The circles of one man's last way, in order: from where he was when he was last locked up or the game began. */
function stops(prisoner: number, events: readonly AnyEvent[], exit: number): number[] {
  const own = events.filter((event) => isMove(event) && moverOf(event) === prisoner);
  const freed = events.findLastIndex((event) => event.type === "PowLockedUp" && event.prisoner === prisoner);
  const since = own.filter((event) => events.indexOf(event) > freed);
  const places = since.flatMap((event) => (isMove(event) ? ["start" in event ? event.start : event.to, event.to] : []));
  return [...places, exit].filter((place, index, all) => place !== all[index - 1]);
}

/** A line over circles from stop to stop; straight on where no plain steps lead. */
function lineOver(board: BoardData, places: readonly number[]): Spot[] {
  const walkable = places.filter((place) => place < board.walkable);
  const circles = walkable.flatMap((place, index) => {
    const before = walkable[index - 1];
    return before === undefined ? [place] : (shortest(board, before, place, FAR) ?? [place]);
  });
  return circles.map((place) => groundSpot(board, place));
}

export function escapesIn(board: BoardData, story: readonly Told[]): Escape[] {
  const found: Escape[] = [];
  const past: AnyEvent[] = [];
  for (const [after, { events }] of story.entries())
    for (const event of events) {
      if (event.type === "PowEscaped")
        found.push({ event, after, way: lineOver(board, stops(event.prisoner, past, event.place)) });
      past.push(event);
    }
  return found;
}
