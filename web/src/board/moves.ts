/** Where pawns are after something took place, for show: the server's view is what counts. */

import type { BoardData } from "../net/api";
import type { AnyEvent } from "../net/wire";
import type { Cast } from "../words/labels";
import { teamOf } from "./pawns";

/** An event that takes a pawn from one place to another. */
export type Move = Extract<AnyEvent, { to: number }>;

export function isMove(event: AnyEvent): event is Move {
  return "to" in event && !NAMES_A_PLACE.has(event.type);
}

/** They name a place to which nobody goes by them. */
const NAMES_A_PLACE = new Set<AnyEvent["type"]>(["AttemptDeclared", "GotOutside"]);

/** The pawn that moved. */
export function moverOf(move: Move): number {
  if ("pawn" in move) return move.pawn;
  return "guard" in move ? move.guard : move.prisoner;
}

/** The man whom an event puts somewhere, and where; null if it puts nobody anywhere. */
function putBy(board: BoardData, event: AnyEvent): readonly [number, number] | null {
  if (isMove(event)) return [moverOf(event), event.to];
  if (event.type === "PowArrested") return [event.prisoner, board.custody];
  if (event.type === "PowEscaped") return [event.prisoner, board.escaped];
  if (event.type === "PowDied") return [event.prisoner, board.dead];
  return event.type === "PowLockedUp" ? [event.prisoner, event.place] : null;
}

/** The places of all pawns after one event. */
export function afterEvent(cast: Cast, places: readonly number[], event: AnyEvent): readonly number[] {
  const { board } = cast;
  if (event.type === "OfficeEmptied") return places.map((place) => (place === board.office ? board.barracks : place));
  if (event.type === "TeamOut") return withoutTeam(cast, places, cast.seats[event.seat] ?? "");
  const put = putBy(board, event);
  return put ? places.with(...put) : places;
}

function withoutTeam(cast: Cast, places: readonly number[], seat: string): number[] {
  const { escaped, dead } = cast.board;
  return places.map((place, pawn) => (teamOf(cast.pawns[pawn] ?? "") === seat && place !== escaped ? dead : place));
}

/** The exits that are announced after one event, by pawn: until its man is out, caught, or too late. */
export function exitsAfter(exits: readonly number[], event: AnyEvent): readonly number[] {
  if (event.type === "AttemptDeclared") return exits.with(event.pawn, event.to);
  if (event.type === "AttemptLapsed" || event.type === "CourtyardLeft") return exits.with(event.pawn, -1);
  return event.type === "PowArrested" ? exits.with(event.prisoner, -1) : exits;
}

/** The owners of escape markers after one event, by crossing. */
export function markersAfter(markers: readonly number[], event: AnyEvent): readonly number[] {
  if (event.type === "MarkerLaid") return markers.with(event.crossing, event.seat);
  return event.type === "MarkerTaken" ? markers.with(event.crossing, -1) : markers;
}
