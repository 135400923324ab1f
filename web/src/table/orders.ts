/** Standing orders: what the server answers for a seat, and for how long. */

import type { Instruction, SeatView, StandingOrders } from "../net/wire";

/** What to answer to one kind of question: ask me; pass in this turn, in this round or always; or play a card now. */
export type Lull = "ask" | "turn" | "round" | "always" | `card:${number}`;

/** What a question is about, as orders name it. */
export function subjectOf(view: SeatView): string {
  return view.table.proposal || view.table.asking;
}

/** The order for one kind of question that holds at this moment. */
export function lullOf(orders: StandingOrders | undefined, question: string, view: SeatView): Lull {
  const found = (orders?.now ?? []).find((each) => each.question === question && holds(each, view));
  if (!found) return "ask";
  if (found.card != null) return `card:${found.card}`;
  if (found.turn != null) return "turn";
  return found.round != null ? "round" : "always";
}

function holds({ round, turn }: Instruction, { table }: SeatView): boolean {
  return (round == null || round === table.round) && (turn == null || turn === table.turn);
}

/** The orders with another one for that kind of question; those whose time is over are dropped. */
export function withLull(orders: StandingOrders, question: string, lull: Lull, view: SeatView): StandingOrders {
  const others = (orders.now ?? []).filter((each) => each.question !== question && !isOver(each, view));
  return { ...orders, now: lull === "ask" ? others : [...others, instructionOf(question, lull, view)] };
}

function isOver({ round }: Instruction, { table }: SeatView): boolean {
  return round != null && round < table.round;
}

function instructionOf(question: string, lull: Lull, { table: { round, turn } }: SeatView): Instruction {
  if (lull === "always") return { question };
  if (lull === "round") return { question, round };
  return lull.startsWith("card:")
    ? { question, round, turn, card: Number(lull.slice("card:".length)) }
    : { question, round, turn };
}
