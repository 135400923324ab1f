/** Choosing among offered actions: which of them hang together, and what must still be named. It knows no rules. */

import { named } from "../net/fields";
import type { AnyAction, ChoicesInfo, Update } from "../net/wire";

/** What a card button stands for: its kind, and the card where there is one. */
export function groupKey(action: AnyAction): string {
  return `${action.type}:${cardOf(action) ?? answerOf(action) ?? ""}`;
}

/** What tells answers apart that are neither on the board nor on cards: each has a button of its own. */
function answerOf(action: AnyAction): number | undefined {
  if (action.type === "ChooseDie") return action.points;
  if (action.type === "LeadAway") return action.prisoner; // men under arrest stand nowhere
  return action.type === "NameOfficer" ? action.seat : undefined;
}

/** The one card that an action is about. */
export function cardOf(action: AnyAction): number | undefined {
  return "card" in action ? action.card : undefined;
}

export interface Group {
  key: string;
  actions: AnyAction[];
}

/** Actions that share a button, in the order in which they were offered. */
export function groupsOf(actions: readonly AnyAction[]): Group[] {
  const groups = new Map<string, AnyAction[]>();
  for (const action of actions) {
    const key = groupKey(action);
    groups.set(key, [...(groups.get(key) ?? []), action]);
  }
  return [...groups].map(([key, members]) => ({ key, actions: members }));
}

/** The pawns that an action names. */
const SUBJECTS = ["pawn", "other", "prisoner", "guard", "target"]; // what a question may be about

/** The pawns of a deed that this seat is asked to answer. */
export function subjectOf(update: Update | undefined): readonly number[] {
  const table = update?.choices?.asked ? update.view.table : null;
  if (!table?.proposal) return [];
  return table.about.flatMap(([field, values]) => (SUBJECTS.includes(field) ? values : []));
}

export function pawnsOf(action: AnyAction): number[] {
  return named(action, "pawn");
}

/** The place that an action names, or undefined. */
export function placeOf(action: AnyAction): number | undefined {
  return named(action, "place")[0];
}

/** An action like this one, but at another place; as it is if it names none. */
export function at(action: AnyAction, place: number): AnyAction {
  if ("to" in action) return { ...action, to: place };
  return "place" in action ? { ...action, place } : action;
}

/** An action without what is still to be chosen. */
export function unaimed(action: AnyAction): AnyAction {
  if (action.type === "PlayCard") return { type: action.type, card: action.card };
  return action.type === "ClaimEquipment" ? { ...action, pawn: -1, other: -1 } : action;
}

/** Pawns and places that tell the candidates apart. */
export interface Telling {
  pawns: number[];
  places: number[];
}

export function tellingOf(candidates: readonly AnyAction[]): Telling {
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

export function withPawn(candidates: readonly AnyAction[], pawn: number): AnyAction[] {
  return candidates.filter((action) => pawnsOf(action).includes(pawn));
}

export function withPlace(candidates: readonly AnyAction[], place: number): AnyAction[] {
  return candidates.filter((action) => placeOf(action) === place);
}

/** Kinds that a click on the board may do at once: nothing is lost that a second click would not mend. */
const AT_ONCE = new Set([
  "PostGuard",
  "RecallGuard",
  "Settle",
  "AnswerAppel",
  "ChooseCell",
  "Release",
  "TakeMarker",
  "SendGuard",
  "NameQuarry",
]);

/** What the board itself offers while nothing is picked. */
export function onBoard(actions: readonly AnyAction[]): AnyAction[] {
  return actions.filter((action) => AT_ONCE.has(action.type));
}

/** Kinds that are asked about once more before they are done. */
const GRAVE = new Set(["DoOrDie", "CallBreach", "GiveUp"]);

export function isGrave(action: AnyAction): boolean {
  return GRAVE.has(action.type);
}

/** Kinds that are only tried out at first, and can be taken back. */
const TRIED_OUT = new Set(["MovePawn", "PostGuard"]);

export function isTriedOut(action: AnyAction): boolean {
  return TRIED_OUT.has(action.type);
}

/** A phase before the throw that can be left out, so that one press throws. */
export function isBeforehand(asking: string, actions: readonly AnyAction[]): boolean {
  return asking.startsWith("Swap") && actions.some(({ type }) => type === "Pass");
}

/** The next of a kind that is done in one go; whoever is sent to the roll call takes the first free place there. */
export function nextOf(
  actions: readonly AnyAction[],
  series: AnyAction["type"] | null,
  asking: string,
): AnyAction | undefined {
  const lines = series === "AnswerAppel" && asking === "TakePlace";
  const wanted = lines ? "Settle" : series === "Throw" && isBeforehand(asking, actions) ? "Pass" : series;
  return actions.find(({ type }) => type === wanted);
}

/** It names a man, then the exit by which he must leave. */
export function isAnnouncement(action: AnyAction): boolean {
  return action.type === "DeclareAttempt";
}

/** What a single tap on the board would do for good, though nobody may have meant it. */
export function mayBeSlip(action: AnyAction): boolean {
  return isGrave(action) || action.type === "Release" || action.type === "EnterTower" || isAnnouncement(action);
}

/** Kinds that move somebody or end the turn, and cannot be taken back. */
const FOR_GOOD = new Set(["Cross", "Release", "Arrest", "GiveUp", "RecallGuard", "TakeMarker", "EndTurn"]);

/** It uses up equipment, which no Undo brings back. */
export function spends(action: AnyAction): boolean {
  return action.type === "Cross" && action.paying.length > 0;
}

/** It would be done for good while a card that was won is still to be drawn. */
export function mayLoseCard(action: AnyAction, offered: readonly AnyAction[]): boolean {
  return FOR_GOOD.has(action.type) && offered.some(({ type }) => type === "DrawCard");
}

/** The points that the end of a turn would waste: those left while somebody can still walk. */
export function wasted(action: AnyAction, choices: ChoicesInfo | null | undefined, points: number): number {
  return action.type === "EndTurn" && choices?.pawns.length ? points : 0;
}

/** What somebody has asked to be done without being asked. */
export interface Automatic {
  autoThrow: boolean;
  autoEnd: boolean;
}

/** The throw at the beginning of a turn, or its end once nothing else is left; undefined if there is something to decide. */
export function automatic(choices: ChoicesInfo, asking: string, wish: Automatic): AnyAction | undefined {
  const { actions, pawns, lost_at_end: lost } = choices;
  if (wish.autoThrow && asking === "BeforeThrow") return actions.find(({ type }) => type === "Throw");
  const [only, more] = actions;
  const over = !pawns.length && !lost?.length && only?.type === "EndTurn" && !more;
  return wish.autoEnd && asking !== "Deployment" && over ? only : undefined;
}

/** Two actions are the same. */
export function same(a: AnyAction, b: AnyAction): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
