/** Big moments: what is staged for a second, how it is headed, and why an arrest was possible. */

import type { AnyEvent } from "../net/wire";
import { teamOf } from "../board/pawns";
import { keyFor, type Cast } from "../words/labels";
import { played } from "../words/played.svelte";
import { cardEffect, cardTitle } from "../words/names";
import { say, words, type Names } from "../words/words.svelte";
import { circumstances, lastCard } from "./arrests";

const WIRE_CUTTERS = 3; // the card
const TALISMAN = 28;
const SHOOT_TO_KILL = 50;

/** Events that are held up for everybody to see. */
const STAGED = new Set<AnyEvent["type"]>([
  "CardPlayed",
  "CardShown",
  "DesperateCardTurned",
  "PowArrested",
  "PowEscaped",
  "PowDied",
  "TeamOut",
  "AppelCalled",
  "KitClaimed",
  "KitLost",
  "PartBegan",
  "AttemptDeclared",
  "AlarmRaised",
  "Frisked",
  "ArrestTried",
  "RoomSearched",
  "SearchFailed",
]);

export function isStaged(event: AnyEvent): boolean {
  return STAGED.has(event.type) || isWireCut(event);
}

export function isWireCut(event: AnyEvent): boolean {
  return event.type === "EquipmentSpent" && event.cards.includes(WIRE_CUTTERS);
}

/** Whom an event is about: the seat of its man, or the one it names. */
export function seatOf(cast: Cast, event: AnyEvent): string {
  if ("prisoner" in event) return teamOf(cast.pawns[event.prisoner] ?? "");
  return "seat" in event ? (cast.seats[event.seat] ?? "") : "";
}

/** The word that is stamped across the board; empty where the card itself says enough. */
export function headlineOf(cast: Cast, event: AnyEvent, viewer: string): string {
  const key = isWireCut(event) ? "moment-wire-cut" : keyFor("moment", cast, event);
  const own = `${key}-own`;
  if (seatOf(cast, event) === viewer && words.has(own)) return say(own);
  return words.has(key) ? say(key) : "";
}

/** Why the card against shots did not save a man, told what happened before he died. */
function talismanOf(before: readonly AnyEvent[], hand: readonly number[]): string {
  const shot = before.slice(before.findLastIndex(isShot) + 1);
  const played = shot.some((event) => event.type === "CardPlayed" && event.card === TALISMAN);
  if (!played && !hand.includes(TALISMAN)) return "";
  const ran = before.findLastIndex(({ type }) => type === "DistanceLeft") > before.findLastIndex(isShot);
  return say(`died-why-${played ? "talisman" : ran ? "run" : "unplayed"}`, { card: cardTitle(TALISMAN) });
}

function isShot(event: AnyEvent): boolean {
  return event.type === "CardPlayed" && event.card === SHOOT_TO_KILL;
}

/** Why a man could be arrested where he stood, and what it costs, told what happened before; empty for everything else. */
export function reasonOf(
  cast: Cast,
  event: AnyEvent,
  before: readonly AnyEvent[],
  hand: readonly number[] = [],
): string {
  if (event.type === "PowDied") return talismanOf(before, hand);
  if (event.type !== "PowArrested") return "";
  const card = lastCard(before);
  const reasons = circumstances(cast, event, before).filter((each) => each !== "card" || card !== undefined);
  const keys = reasons.map((each) => `arrest-why-${each}`);
  const fitting = keys.flatMap((key) => [`${key}-in-${played.edition}`, key]); // an edition's own rule comes first
  const told: Names = card === undefined ? {} : { card: cardTitle(card), effect: cardEffect(card, played.edition) };
  return say(fitting.find((key) => words.has(key)) ?? "", told);
}
