/** What a finished game was like, seat by seat. */

import { teamOf } from "../board/pawns";
import { named } from "../net/fields";
import type { AnyEvent } from "../net/wire";

export interface Line {
  seat: string;
  throws: number;
  luck: number; // the mean throw of two dice; 7 is what chance owes
  distance: number;
  arrests: number | null; // that Security made; what cannot be of a seat is null
  arrested: number | null; // of an officer's men, each as often as he was
  escapes: number | null;
  cards: number;
}

interface Played {
  seats: readonly string[];
  pawns: readonly string[];
  entries: readonly { events: readonly AnyEvent[] }[];
}

/** Whose man an event is about. */
function ownerOf(game: Played, event: AnyEvent): string {
  const team = teamOf(game.pawns[named(event, "pawn")[0] ?? -1] ?? "");
  return team === "guard" ? "security" : team;
}

/** What one event adds to which seat's line. */
function add(game: Played, lines: Map<string, Line>, event: AnyEvent): void {
  const actor = lines.get("seat" in event ? (game.seats[event.seat] ?? "") : "");
  const owner = lines.get(ownerOf(game, event));
  if (event.type === "Thrown" && actor) {
    actor.throws += 1;
    actor.luck += event.first + event.second;
  } else if (event.type === "PawnMoved" && owner) owner.distance += event.cost;
  else if (event.type === "CardPlayed" && actor) actor.cards += 1;
  else if (event.type === "PowEscaped" && owner) owner.escapes = (owner.escapes ?? 0) + 1;
  else if (event.type === "PowArrested") {
    if (owner) owner.arrested = (owner.arrested ?? 0) + 1;
    const security = lines.get("security");
    if (security) security.arrests = (security.arrests ?? 0) + 1;
  }
}

function blank(seat: string): Line {
  const ofSide =
    seat === "security" ? { arrests: 0, arrested: null, escapes: null } : { arrests: null, arrested: 0, escapes: 0 };
  return { seat, throws: 0, luck: 0, distance: 0, ...ofSide, cards: 0 };
}

export function statisticsOf(game: Played): Line[] {
  const lines = new Map(game.seats.map((seat) => [seat, blank(seat)]));
  for (const entry of game.entries) for (const event of entry.events) add(game, lines, event);
  return [...lines.values()].map((line) => ({ ...line, luck: line.throws ? line.luck / line.throws : 0 }));
}
