/** Standing orders: what the server answers for a seat, and for how long. */

import type { Instruction, SeatView, StandingOrders } from "../net/wire";

/** What to answer to one kind of question: ask me; pass in this turn, in this round or always; or play a card in this
 * turn, or in the next one of a seat. */
export type Lull = "ask" | "turn" | "round" | "always" | `card:${number}` | `card:${number}:${number}`;

/** What a question is about, as orders name it. */
export function subjectOf(view: SeatView): string {
  return view.table.proposal || view.table.asking;
}

/** The order for one kind of question that holds at this moment, or that a turn to come was given. */
export function lullOf(orders: StandingOrders | undefined, question: string, view: SeatView): Lull {
  const given = (orders?.now ?? []).filter((each) => each.question === question);
  const found = given.find((each) => holds(each, view)) ?? given.find((each) => awaits(each, view));
  if (!found) return "ask";
  if (found.card != null) return holds(found, view) ? `card:${found.card}` : `card:${found.card}:${found.turn ?? 0}`;
  if (found.turn != null) return "turn";
  return found.round != null ? "round" : "always";
}

function holds({ round, turn }: Instruction, { table }: SeatView): boolean {
  return (round == null || round === table.round) && (turn == null || turn === table.turn);
}

/** A card was ordered for a turn that has not come yet. */
function awaits({ round, turn, card }: Instruction, view: SeatView): boolean {
  return card != null && turn != null && round === roundOf(turn, view) && turn !== view.table.turn;
}

/** The round of a seat's next turn, the present one left out: officers in their order, and then the guards. */
function roundOf(seat: number, { table: { round, turn, now } }: SeatView): number {
  const place = (each: number) => (each === 0 ? now.order.length : now.order.indexOf(each));
  return place(seat) > place(turn) ? round : round + 1;
}

/** The orders with another one for that kind of question; those whose time is over are dropped. */
export function withLull(orders: StandingOrders, question: string, lull: Lull, view: SeatView): StandingOrders {
  const others = (orders.now ?? []).filter((each) => each.question !== question && !isOver(each, view));
  return { ...orders, now: lull === "ask" ? others : [...others, instructionOf(question, lull, view)] };
}

function isOver({ round }: Instruction, { table }: SeatView): boolean {
  return round != null && round < table.round;
}

function instructionOf(question: string, lull: Lull, view: SeatView): Instruction {
  const { round, turn } = view.table;
  if (lull === "always") return { question };
  if (lull === "round") return { question, round };
  const [, card, seat] = lull.split(":").map(Number);
  if (card === undefined) return { question, round, turn };
  return seat === undefined
    ? { question, round, turn, card }
    : { question, round: roundOf(seat, view), turn: seat, card };
}
