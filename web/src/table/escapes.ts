/** Who got out, and by which way: for the map at the end. */

import type { BoardData, Spot } from "../net/api";
import type { AnyEvent, PowEscaped } from "../net/wire";
import { groundSpot } from "../board/castle";
import { isMove, moverOf, type Move } from "../board/moves";
import { shortest } from "./way";

export interface Escape {
  event: PowEscaped;
  after: number; // how many deeds of the story had happened before
  way: Spot[];
}

interface Told {
  events: readonly AnyEvent[];
}

/** One step of a way: the circles that it went over. */
function leg(board: BoardData, event: Move): number[] {
  if (!("start" in event)) return [event.to];
  const { start, to } = event;
  // Only a walk goes by plain steps, and by no more of them than it cost: what crossed something went straight over it.
  const walked = event.type === "PawnMoved" ? shortest(board, start, to, event.cost) : null;
  return [start, ...(walked ?? [to])];
}

/** The circles of one man's last way, in order: from where he was when he was last locked up or the game began. */
function circlesOf(board: BoardData, prisoner: number, events: readonly AnyEvent[], exit: number): number[] {
  const freed = events.findLastIndex((event) => event.type === "PowLockedUp" && event.prisoner === prisoner);
  const own = events.slice(freed + 1).filter((event) => isMove(event) && moverOf(event) === prisoner);
  const places = own.flatMap((event) => (isMove(event) ? leg(board, event) : []));
  return [...places, exit].filter((place, index, all) => place < board.walkable && place !== all[index - 1]);
}

export function escapesIn(board: BoardData, story: readonly Told[]): Escape[] {
  const found: Escape[] = [];
  const past: AnyEvent[] = [];
  const wayOf = ({ prisoner, place }: PowEscaped): Spot[] =>
    circlesOf(board, prisoner, past, place).map((circle) => groundSpot(board, circle));
  for (const [after, { events }] of story.entries())
    for (const event of events) {
      if (event.type === "PowEscaped") found.push({ event, after, way: wayOf(event) });
      past.push(event);
    }
  return found;
}
