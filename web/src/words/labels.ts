/** A label in plain words for every action, and a line for every event: tables of keys, no rules. */

import type { BoardData } from "../net/api";
import { kindOf } from "../net/fields";
import type { AnyAction, PlayCard } from "../net/wire";
import type { Told } from "./deed";
import { capital, cardTitle, cardTitles, placeName, roomName, thePawn, theSeat, theSeats, tunnelName } from "./names";
import { kebab, say, words, type Names } from "./words.svelte";

/** What names are told by: the board, the pawns and the seats of one game. */
export interface Cast {
  board: BoardData;
  pawns: readonly string[];
  seats: readonly string[];
  parts?: readonly string[]; // of a day
  people?: Readonly<Record<string, string>>; // by seat: what its player is called
}

/** A seat within a sentence: by name where it is a person's. */
export function calledIn(cast: Cast, seat: string): string {
  return cast.people?.[seat] ?? theSeat(seat);
}

/** What a field holds that was put in. */
type Value = string | number | boolean | readonly number[];

/** Several things in one field as people say them; undefined where they say nothing. */
function toldAll(field: string, values: readonly number[]): string | undefined {
  if (kindOf(field) !== "card") return undefined;
  return values.length || !SIDES.includes(field) ? cardTitles(values) : say("trade-nothing");
}

const SIDES = ["give", "want"]; // of a trade: one of them may be empty

/** One field as people say it; undefined where it says nothing. */
function told(cast: Cast, field: string, value: number): string | number {
  switch (kindOf(field)) {
    case "pawn":
      return value < 0 ? "" : thePawn(cast.pawns[value] ?? "");
    case "place":
      return value < 0 ? "" : placeName(cast.board, value);
    case "card":
      return value < 0 ? cardTitle(value) : cardTitles([value]);
    case "seat":
      return calledIn(cast, cast.seats[value] ?? "chance");
    case "tunnel":
      return tunnelName(cast.board, value);
    case "room":
      return roomName(cast.board, value);
    default:
      return value;
  }
}

/** All fields of an action, an event or a question as names for a sentence. */
export function namesOf(cast: Cast, fact: object): Names {
  const names: Names = {};
  const fields: [string, Value][] = Object.entries(fact);
  for (const [field, value] of fields) {
    if (typeof value === "number") names[field] = told(cast, field, value);
    else if (typeof value === "object") Object.assign(names, severalOf(cast, field, value));
  }
  return { ...names, ...people(cast, new Map(fields)) };
}

function severalOf(cast: Cast, field: string, values: readonly number[]): Names {
  if (field === "winners")
    return theSeats(
      values.map((seat) => cast.seats[seat] ?? ""),
      (seat) => calledIn(cast, seat),
    );
  const all = toldAll(field, values);
  return all === undefined ? {} : { [field]: all };
}

/** Who did it, and to whom. */
function people(cast: Cast, fields: ReadonlyMap<string, Value>): Names {
  const [seat, other] = [fields.get("seat"), fields.get("to_seat")];
  const names: Names = {};
  if (typeof seat === "number") names.who = calledIn(cast, cast.seats[seat] ?? "chance");
  if (typeof other === "number") names.other = calledIn(cast, cast.seats[other] ?? "");
  return names;
}

/** Which of several labels of one kind fits. */
function keyOf({ board }: Cast, action: AnyAction): string {
  const kind = kebab(action.type);
  if (action.type === "Cross" && board.below.has(action.to)) return "cross-below";
  if (action.type === "Cross") return action.paying.length ? kind : "cross-free";
  if (action.type === "ClaimKit") return action.cards.length ? "claim-kit-with" : kind;
  if (action.type === "AnswerTrade") return action.accept ? "answer-trade-yes" : "answer-trade-no";
  return kind;
}

/** What an action does, in words. */
export function labelOf(cast: Cast, action: AnyAction): string {
  const label = say(`action-${keyOf(cast, action)}`, namesOf(cast, action));
  const detail = action.type === "PlayCard" ? detailOf(cast, action) : "";
  return detail ? `${label}: ${detail}` : label;
}

/** What a played card names beside itself. */
export function detailOf(cast: Cast, action: PlayCard): string {
  const parts: string[] = [];
  const { pawn = -1, other = -1, to = -1, choice = -1 } = action;
  const names = namesOf(cast, action);
  if (pawn >= 0) parts.push(say(other >= 0 ? "action-detail-two" : "action-detail-pawn", names));
  if (to >= 0) parts.push(say("action-detail-to", names));
  if (choice >= 0) parts.push(choiceOf(cast, action.card, choice));
  return parts.join(", ");
}

const TUNNEL_DETECTED = 49;

function choiceOf(cast: Cast, card: number, choice: number): string {
  return card === TUNNEL_DETECTED ? tunnelName(cast.board, choice) : cardTitle(choice);
}

/** What took place, in words. */
export function tell(cast: Cast, event: Told): string {
  return capital(say(keyFor("event", cast, event), namesOf(cast, event)));
}

/** The two who trade know what is traded; of others' trades nobody sees a face. */
function isKnownDeal(event: Told): boolean {
  if (event.type !== "TradeOffered" && event.type !== "TradeMade") return false;
  const cards = [...event.give, ...event.want];
  return cards.length > 0 && cards.every((card) => card >= 0);
}

/** The key of what is said of an event; a new part of the day is called by its name. */
export function keyFor(about: string, cast: Cast, event: Told): string {
  const part = event.type === "PartBegan" ? (cast.parts?.[event.part] ?? "") : "";
  const key = `${about}-${kebab(deedOf(cast, event))}`;
  if (about === "event" && isKnownDeal(event)) return `${key}-of`;
  return part && words.has(`${key}-${part}`) ? `${key}-${part}` : key;
}

/** Whoever goes down a wall or through the wire does not simply walk. */
function deedOf({ board }: Cast, event: Told): string {
  if (event.type !== "PawnMoved") return event.type;
  const ends = [event.start, event.to];
  const crossing = board.crossings.find(({ near, far }) => ends.includes(near) && ends.includes(far));
  if (!crossing) return event.type;
  if (!board.kind[crossing.near]?.startsWith("drop")) return "PawnCutThrough";
  return event.start === crossing.near ? "PawnClimbed" : event.type;
}
