/** Choosing among offered actions: which of them hang together, and what must still be named. It knows no rules. */

import type { Fact } from "../words/labels";

export const PAWN_FIELDS = ["pawn", "guard", "prisoner", "other"] as const;
export const PLACE_FIELDS = ["to", "place"] as const;

/** What a card button stands for: its kind, and the card where there is one. */
export function groupKey(action: Fact): string {
  const card = typeof action.card === "number" ? action.card : "";
  return `${action.type}:${card}`;
}

export interface Group {
  key: string;
  actions: Fact[];
}

/** Actions that share a button, in the order in which they were offered. */
export function groupsOf(actions: readonly Fact[]): Group[] {
  const groups = new Map<string, Fact[]>();
  for (const action of actions) {
    const key = groupKey(action);
    groups.set(key, [...(groups.get(key) ?? []), action]);
  }
  return [...groups].map(([key, members]) => ({ key, actions: members }));
}

/** The pawns that an action names. */
export function pawnsOf(action: Fact): number[] {
  return PAWN_FIELDS.map((field) => action[field]).filter((value): value is number => isNamed(value));
}

/** The place that an action names, or undefined. */
export function placeOf(action: Fact): number | undefined {
  return PLACE_FIELDS.map((field) => action[field]).find((value): value is number => isNamed(value));
}

function isNamed(value: unknown): boolean {
  return typeof value === "number" && value >= 0;
}

/** Pawns and places that tell the candidates apart. */
export interface Telling {
  pawns: number[];
  places: number[];
}

export function tellingOf(candidates: readonly Fact[]): Telling {
  const pawns = countsOf(candidates.map(pawnsOf));
  const places = countsOf(candidates.map((action) => [placeOf(action) ?? -1]));
  return { pawns: undecided(pawns, candidates.length), places: undecided(places, candidates.length) };
}

function countsOf(lists: number[][]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of lists.flat()) if (value >= 0) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** What all candidates share has been chosen already. */
function undecided(counts: Map<number, number>, total: number): number[] {
  return [...counts].filter(([, count]) => count < total || total === 1).map(([value]) => value);
}

export function withPawn(candidates: readonly Fact[], pawn: number): Fact[] {
  return candidates.filter((action) => pawnsOf(action).includes(pawn));
}

export function withPlace(candidates: readonly Fact[], place: number): Fact[] {
  return candidates.filter((action) => placeOf(action) === place);
}

/** Kinds that a click on the board may do at once: nothing is lost that a second click would not mend. */
const AT_ONCE = new Set(["PostGuard", "RecallGuard", "Settle", "AnswerAppel", "ChooseCell", "Release", "TakeMarker"]);

/** What the board itself offers while nothing is picked. */
export function onBoard(actions: readonly Fact[]): Fact[] {
  return actions.filter((action) => AT_ONCE.has(action.type));
}

/** Kinds that are asked about once more before they are done. */
const GRAVE = new Set(["DoOrDie", "CallBreach", "GiveUp"]);

export function isGrave(action: Fact): boolean {
  return GRAVE.has(action.type);
}

/** Kinds that are only tried out at first, and can be taken back. */
const TRIED_OUT = new Set(["MovePawn", "PostGuard"]);

export function isTriedOut(action: Fact): boolean {
  return TRIED_OUT.has(action.type);
}

/** What a single tap on the board would do for good, though nobody may have meant it. */
export function mayBeSlip(action: Fact): boolean {
  return isGrave(action) || action.type === "Release";
}

/** Kinds that move somebody or end the turn, and cannot be taken back. */
const FOR_GOOD = new Set(["Cross", "Release", "Arrest", "GiveUp", "RecallGuard", "TakeMarker", "EndTurn"]);

/** It would be done for good while a card that was won is still to be drawn. */
export function mayLoseCard(action: Fact, offered: readonly Fact[]): boolean {
  return FOR_GOOD.has(action.type) && offered.some(({ type }) => type === "DrawCard");
}

/** Two actions are the same. */
export function same(a: Fact, b: Fact): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
