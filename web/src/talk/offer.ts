/** What became of an offer, and how much may sensibly be asked of somebody: only what the table shows. */

import { familyOf } from "../words/cards";
import type { AnyEvent, SeatView, TradeMade, TradeOffered } from "../net/wire";

export type Fate = "waiting" | "accepted" | "refused" | "lapsed" | "withdrawn" | "countered" | "taken";

export interface Offered {
  to: number;
  give: readonly number[];
  want: readonly number[];
  fate: Fate;
}

const FATES: Readonly<Record<string, Fate>> = { TradeMade: "accepted", TradeRefused: "refused", TradeLapsed: "lapsed" };

/** Offers that wait for the answer of whoever looks: who makes it, to whom, what he gives and what he wants. */
export function offersTo(view: SeatView | undefined): SeatView["offers"] {
  return (view?.offers ?? []).filter(([, receiver]) => receiver === view?.seat);
}

/** The last that a seat had to do with trading: its offer and what became of it, or somebody's offer that it accepted. */
export function lastDeal(story: readonly { events: readonly AnyEvent[] }[], seat: number): Offered | null {
  const events = story.flatMap((deed) => deed.events);
  const isTaken = (event: AnyEvent): event is TradeMade => event.type === "TradeMade" && event.to_seat === seat;
  const taken = events.findLast(isTaken);
  const offered = events.findLastIndex((event) => event.type === "TradeOffered" && event.seat === seat);
  if (!taken || events.lastIndexOf(taken) < offered) return lastOffer(story, seat);
  return { to: taken.seat, give: taken.want, want: taken.give, fate: "taken" };
}

/** The last offer that a seat made, and what became of it; null if it made none as far as the story goes. */
export function lastOffer(story: readonly { events: readonly AnyEvent[] }[], seat: number): Offered | null {
  const events = story.flatMap((deed) => deed.events);
  const ofSeat = (event: AnyEvent): event is TradeOffered => event.type === "TradeOffered" && event.seat === seat;
  const offer = events.findLast(ofSeat);
  if (!offer) return null;
  const since = events.slice(events.lastIndexOf(offer));
  const end = since.find((event) => FATES[event.type] && "seat" in event && event.seat === seat);
  const { to_seat: to, give, want } = offer;
  const fate = (end && FATES[end.type]) ?? "waiting";
  const answered = end && since.slice(since.indexOf(end)).some((event) => isOffer(event, to, seat));
  if (fate === "refused" && answered) return { to, give, want, fate: "countered" };
  return { to, give, want, fate: fate === "lapsed" && alone(story, end) ? "withdrawn" : fate };
}

function isOffer(event: AnyEvent, from: number, to: number): boolean {
  return event.type === "TradeOffered" && event.seat === from && event.to_seat === to;
}

/** The same cards, in whatever order. */
export function alike(some: readonly number[], others: readonly number[]): boolean {
  return String(some.toSorted((a, b) => a - b)) === String(others.toSorted((a, b) => a - b));
}

/** Nothing else came of the deed: whoever plays on does more than let an offer lapse. */
function alone(story: readonly { events: readonly AnyEvent[] }[], end: AnyEvent | undefined): boolean {
  return story.some(({ events }) => events.length === 1 && events[0] === end);
}

/** What everybody sees of what an officer holds; where numbers are secret, only whether there is any. */
export interface Holding {
  hand: number;
  equipment: number;
  counted: boolean;
}

/** Nobody is asked for more than he visibly holds; nor, where that is secret, for more of a kind than is ever of use. */
export function mayAsk(holding: Holding, asked: readonly number[], card: number): boolean {
  const family = familyOf(card);
  const known = family === "equipment" ? holding.equipment : holding.hand;
  if (family === "equipment" && !holding.counted) return known > 0 && count(asked, card) < MOST;
  return asked.filter((item) => familyOf(item) === family).length < known;
}

const MOST = 3; // of one kind

export function count(cards: readonly number[], card: number): number {
  return cards.filter((item) => item === card).length;
}

/** The only one of several, if there is but one. */
export function sole(seats: readonly number[]): number | null {
  const [only, other] = seats;
  return only === undefined || other !== undefined ? null : only;
}
