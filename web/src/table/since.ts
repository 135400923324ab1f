/** What has concerned a player since he ended his last turn: it survives throws, answers and trades. */

import { isMove } from "../board/moves";
import { teamOf } from "../board/pawns";
import { named } from "../net/fields";
import type { AnyEvent, Deed } from "../net/wire";
import { passes } from "../talk/filters";
import { together, type Told } from "../words/deed";
import type { Cast } from "../words/labels";

/** Something that happened, and after how many deeds of the story. */
export interface Happened {
  event: Told;
  after: number;
}

const ALWAYS = new Set<AnyEvent["type"]>(["AppelCalled", "TunnelDiscovered", "TunnelNamed", "RoomOpened"]);
const NEVER = new Set<string>(["TurnBegan", "TurnEnded", "PointsSpent", "WayHomeKept", "RouteTaken", "RoutesClosed"]);

/** It names one of his men, his seat, or what befell anybody at all. */
function concerns(cast: Cast, seat: string, event: Told): boolean {
  if (NEVER.has(event.type)) return false;
  if (passes("people", event.type) || ALWAYS.has(event.type as AnyEvent["type"])) return true;
  const men = named(event, "pawn").some((pawn) => teamOf(cast.pawns[pawn] ?? "") === seat);
  return men || named(event, "seat").some((each) => cast.seats[each] === seat);
}

/** The story since that seat ended its turn, as far as it concerns it and others did it. */
export function sinceTurn(cast: Cast, story: readonly Deed[], seat: string): Happened[] {
  const number = cast.seats.indexOf(seat);
  const ended = (event: AnyEvent): boolean => event.type === "TurnEnded" && event.seat === number;
  const last = story.findLastIndex((deed) => deed.events.some(ended));
  return story.slice(last + 1).flatMap((deed, index) =>
    deed.seat === seat
      ? []
      : together(deed.events)
          .filter((event) => concerns(cast, seat, event))
          .map((event) => ({ event, after: last + 2 + index })),
  );
}

/** What is not stale yet of what befell men: nobody goes on reading it once he has ended a turn after it. */
export function notStale(fates: readonly AnyEvent[], story: readonly Deed[], seat: number): AnyEvent[] {
  const ended = (event: AnyEvent): boolean => event.type === "TurnEnded" && event.seat === seat;
  const last = story.findLastIndex((deed) => deed.events.some(ended));
  const past = new Set(story.slice(0, Math.max(last, 0)).flatMap(({ events }) => events));
  return fates.filter((event) => !past.has(event));
}

/** What has happened since a seat last did something. */
export function eventsSince(story: readonly Deed[], seat: string): AnyEvent[] {
  const own = story.findLastIndex((deed) => deed.seat === seat);
  return story.slice(own + 1).flatMap((deed) => deed.events);
}

/** Walks of others among what happened: where from, where to. */
export function trailOf(events: readonly AnyEvent[]): (readonly [number, number])[] {
  return events.flatMap((event) => (isMove(event) && "start" in event ? [[event.start, event.to] as const] : []));
}
