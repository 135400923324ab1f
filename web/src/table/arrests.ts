/** What made an arrest possible, from where it took place and what happened before. */

import type { AnyEvent, PowArrested } from "../net/wire";
import type { Cast } from "../words/labels";

/** What made the arrest possible, the most particular first; editions have no words for what does not count there. */
export function circumstances({ board }: Cast, arrest: PowArrested, before: readonly AnyEvent[]): string[] {
  const { guard, place } = arrest;
  const seized = guard >= 0;
  const away = isAbsent(arrest.prisoner, before) ? [seized ? "absent" : "searched"] : [];
  if (!seized) return [...away, ...unseized(board.below.has(place), before)];
  if (board.below.has(place)) return ["tunnel"];
  if (board.area[place] !== "inner") return ["outside"];
  if (board.rooms.some(({ places }) => places.includes(place))) return [...away, "room"];
  return [...away, board.kind[place] === "post" ? "post" : "courtyard"];
}

/** No guard took him: the tunnel gave him away, a breach was called out, or a card did it. */
function unseized(below: boolean, before: readonly AnyEvent[]): string[] {
  const cause = before.findLast(({ type }) => type !== "PowArrested")?.type;
  if (below) return [cause === "TunnelNamed" ? "tunnel-cleared" : "tunnel-alone", "caught"];
  return [cause === "BreachCalled" ? "breach" : "card", "caught"];
}

/** The card that was played last in the turn. */
export function lastCard(before: readonly AnyEvent[]): number | undefined {
  const turn = before.slice(before.findLastIndex(({ type }) => type === "TurnBegan") + 1);
  return turn.findLast((event) => event.type === "CardPlayed" || event.type === "CardShown")?.card;
}

/** He has stayed away from a roll call of this turn. */
function isAbsent(prisoner: number, before: readonly AnyEvent[]): boolean {
  const turn = before.slice(before.findLastIndex(({ type }) => type === "TurnBegan" || type === "AppelCalled") + 1);
  return turn.some((event) => event.type === "PowStayedAway" && event.prisoner === prisoner);
}
