/** Where pawns are after something took place, for show: the server's view is what counts. */

import type { BoardData } from "../net/api";
import type { Cast, Fact } from "../words/labels";
import { teamOf } from "./pawns";

/** The pawn that an event is about. */
export function moved(event: Fact): number | undefined {
  return [event.pawn, event.guard, event.prisoner].find((value) => typeof value === "number") as number | undefined;
}

/** Events that put their prisoner into a home of the board. */
const HOMES: Readonly<Record<string, (board: BoardData) => number>> = {
  PowArrested: (board) => board.custody,
  PowEscaped: (board) => board.escaped,
  PowDied: (board) => board.dead,
};

/** The places of all pawns after one event. */
export function afterEvent(cast: Cast, places: readonly number[], event: Fact): readonly number[] {
  const { board } = cast;
  if (event.type === "OfficeEmptied") return places.map((place) => (place === board.office ? board.barracks : place));
  if (event.type === "TeamOut") return withoutTeam(cast, places, cast.seats[event.seat as number] ?? "");
  const pawn = event.type in HOMES ? (event.prisoner as number) : moved(event);
  const to = HOMES[event.type]?.(board) ?? event.to ?? (event.type === "PowLockedUp" ? event.place : undefined);
  return pawn === undefined || typeof to !== "number" ? places : places.with(pawn, to);
}

function withoutTeam(cast: Cast, places: readonly number[], seat: string): number[] {
  const { escaped, dead } = cast.board;
  return places.map((place, pawn) => (teamOf(cast.pawns[pawn] ?? "") === seat && place !== escaped ? dead : place));
}

/** The owners of escape markers after one event, by crossing. */
export function markersAfter(markers: readonly number[], event: Fact): readonly number[] {
  if (event.type === "MarkerLaid") return markers.with(event.crossing as number, event.seat as number);
  return event.type === "MarkerTaken" ? markers.with(event.crossing as number, -1) : markers;
}
