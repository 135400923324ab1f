/** A label in plain words for every action, and a line for every event: tables of keys, no rules. */

import type { BoardData } from "../net/api";
import { capital, cardTitle, cardTitles, placeName, roomName, thePawn, theSeat, theSeats, tunnelName } from "./names";
import { kebab, say, type Names } from "./words.svelte";

/** An action or an event as the wire writes it. */
export interface Fact {
  type: string;
  [field: string]: unknown;
}

/** What names are told by: the board, the pawns and the seats of one game. */
export interface Cast {
  board: BoardData;
  pawns: readonly string[];
  seats: readonly string[];
}

const PAWNS = new Set(["pawn", "other", "guard", "prisoner", "target"]);
const PLACES = new Set(["to", "place", "start"]);
const CARD_LISTS = new Set(["cards", "paying", "give", "want"]);

/** One field as people say it; undefined where it says nothing. */
function told(cast: Cast, field: string, value: unknown): string | number | undefined {
  if (Array.isArray(value)) return CARD_LISTS.has(field) ? cardTitles(value as number[]) : undefined;
  if (typeof value !== "number") return undefined;
  if (PAWNS.has(field)) return value < 0 ? "" : thePawn(cast.pawns[value] ?? "");
  if (PLACES.has(field)) return value < 0 ? "" : placeName(cast.board, value);
  if (field === "card") return value < 0 ? cardTitle(value) : cardTitles([value]);
  if (field === "seat" || field === "to_seat") return theSeat(cast.seats[value] ?? "chance");
  if (field === "tunnel") return tunnelName(cast.board, value);
  if (field === "room") return roomName(cast.board, value);
  return value;
}

/** All fields of a fact as names for a sentence. */
export function namesOf(cast: Cast, fact: Fact): Names {
  const names: Names = {};
  for (const [field, value] of Object.entries(fact)) {
    const word = told(cast, field, value);
    if (word !== undefined) names[field] = word;
  }
  return { ...names, ...people(cast, fact) };
}

/** Who did it, and to whom. */
function people(cast: Cast, fact: Fact): Names {
  if (Array.isArray(fact.winners)) {
    return theSeats((fact.winners as number[]).map((seat) => cast.seats[seat] ?? ""));
  }
  const names: Names = {};
  if (typeof fact.seat === "number") names.who = theSeat(cast.seats[fact.seat] ?? "chance");
  if (typeof fact.to_seat === "number") names.other = theSeat(cast.seats[fact.to_seat] ?? "");
  return names;
}

/** Which of several labels of one kind fits. */
function keyOf(action: Fact): string {
  const kind = kebab(action.type);
  if (action.type === "Cross") return (action.paying as number[]).length ? kind : "cross-free";
  if (action.type === "ClaimKit") return (action.cards as number[]).length ? "claim-kit-with" : kind;
  if (action.type === "AnswerTrade") return action.accept ? "answer-trade-yes" : "answer-trade-no";
  return kind;
}

/** What an action does, in words. */
export function labelOf(cast: Cast, action: Fact): string {
  const label = say(`action-${keyOf(action)}`, namesOf(cast, action));
  const detail = action.type === "PlayCard" ? detailOf(cast, action) : "";
  return detail ? `${label}: ${detail}` : label;
}

/** What a played card names beside itself. */
export function detailOf(cast: Cast, action: Fact): string {
  const parts: string[] = [];
  const { pawn = -1, other = -1, to = -1, choice = -1 } = action as Record<string, number | undefined>;
  const names = namesOf(cast, action);
  if (pawn >= 0) parts.push(say(other >= 0 ? "action-detail-two" : "action-detail-pawn", names));
  if (to >= 0) parts.push(say("action-detail-to", names));
  if (choice >= 0) parts.push(choiceOf(cast, action.card as number, choice));
  return parts.join(", ");
}

const TUNNEL_DETECTED = 49;

function choiceOf(cast: Cast, card: number, choice: number): string {
  return card === TUNNEL_DETECTED ? tunnelName(cast.board, choice) : cardTitle(choice);
}

/** What took place, in words. */
export function tell(cast: Cast, event: Fact): string {
  return capital(say(`event-${kebab(event.type)}`, namesOf(cast, event)));
}
