/** What a finished game was like, seat by seat. */

import { teamOf } from "../board/pawns";
import type { Fact } from "../words/labels";

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
  entries: readonly { events: readonly Fact[] }[];
}

function ownerOf(game: Played, pawn: unknown): string {
  const team = teamOf(game.pawns[pawn as number] ?? "");
  return team === "guard" ? "security" : team;
}

/** What one event adds to which seat's line. */
function add(game: Played, lines: Map<string, Line>, event: Fact): void {
  const actor = lines.get(game.seats[event.seat as number] ?? "");
  const owner = lines.get(ownerOf(game, event.pawn ?? event.prisoner));
  if (event.type === "Thrown" && actor) {
    actor.throws += 1;
    actor.luck += (event.first as number) + (event.second as number);
  } else if (event.type === "PawnMoved" && owner) owner.distance += event.cost as number;
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
