/** The places of the buttons: each kind keeps its own, so that nothing else comes under a finger that clicks twice. */

import type { AnyAction } from "../net/wire";
import type { Group } from "./choose";

const MAIN = ["Throw", "DrawCard", "Agree", "Accept", "GeneralSearch"];
const PRIZES = ["ClaimKit", "ClaimEquipment"];
const LAST = ["EndTurn", "Pass", "Refuse", "StopThrowing"];
const OWN_PLACE = ["PlayCard", "Discard", "Surrender"]; // these are on the cards themselves
type Usual = "Throw" | "DrawCard" | "EndTurn";
const EVERY_TURN: readonly Usual[] = ["Throw", "DrawCard", "EndTurn"];
const DRAWS_BY_ITSELF = "CollectOrDiscard"; // the phase of turns in which nobody need ask for his card
const SETTING_UP: readonly Usual[] = ["EndTurn"];

/** A button: to press, or grey with a reason. */
export interface Slot {
  group: Group;
  grey: boolean;
}

export function typeOf(group: Group): string {
  return group.actions[0]?.type ?? "";
}

export function onCards(group: Group): boolean {
  return OWN_PLACE.includes(typeOf(group));
}

export function isMain(group: Group): boolean {
  return MAIN.includes(typeOf(group));
}

/** A big moment: equipment or an Escape Kit is there to be taken. */
export function isPrize(group: Group): boolean {
  return PRIZES.includes(typeOf(group));
}

export function isLast(group: Group): boolean {
  return LAST.includes(typeOf(group));
}

function rank(group: Group): number {
  const main = MAIN.indexOf(typeOf(group));
  if (main >= 0) return main;
  return isLast(group) ? MAIN.length + 1 : MAIN.length;
}

/** What belongs to every turn of one's own but cannot be done now; pressing it tells why. */
export function greyed(offered: readonly AnyAction[], asking: string, phases: readonly string[] = []): Usual[] {
  const drawn = phases.includes(DRAWS_BY_ITSELF) ? EVERY_TURN.filter((type) => type !== "DrawCard") : EVERY_TURN;
  const usual = asking === "Deployment" ? SETTING_UP : drawn;
  return usual.filter((type) => !offered.some((action) => action.type === type));
}

/** All buttons in their order. */
export function slotsOf(groups: readonly Group[], grey: readonly Usual[]): Slot[] {
  const live = groups.map((group) => ({ group, grey: false }));
  const dead = grey.map((type) => ({ group: { key: `grey:${type}`, actions: [{ type }] }, grey: true }));
  return [...live, ...dead].toSorted((a, b) => rank(a.group) - rank(b.group));
}
