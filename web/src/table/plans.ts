/** Why a hint gives up what the hint before it had begun: what others have done to its man, or to one's cards. */

import type { AnyAction, AnyEvent, Deed } from "../net/wire";
import { pawnsOf } from "./choose";

/** What a hint advised with men or guards, and the question that it answered. */
export interface Plan {
  readonly pawns: readonly number[];
  readonly question: number;
}

/** Whom an event takes out of a plan. */
function takenBy(event: AnyEvent): number | null {
  if (event.type === "PowArrested" || event.type === "PowDied") return event.prisoner;
  if (event.type === "GuardWentHome") return event.guard;
  return event.type === "PawnPlaced" ? event.pawn : null;
}

function costs(event: AnyEvent, seat: number): boolean {
  return (event.type === "EquipmentLost" || event.type === "KitLost") && event.seat === seat;
}

/** The last thing that others did to the plan of the hint before, if this one is about somebody else; else null. */
export function upset(
  before: Plan | undefined,
  now: AnyAction,
  story: readonly Deed[],
  viewer: { readonly name: string; readonly seat: number },
): AnyEvent | null {
  const goesOn = pawnsOf(now).some((pawn) => before?.pawns.includes(pawn));
  if (!before || goesOn || !pawnsOf(now).length) return null;
  const since = story.filter(({ first }) => first >= before.question);
  const others = since.filter(({ seat }) => seat !== viewer.name).flatMap((deed) => deed.events);
  return (
    others.findLast((event) => before.pawns.includes(takenBy(event) ?? -1)) ??
    since.flatMap((deed) => deed.events).findLast((event) => costs(event, viewer.seat)) ??
    null
  );
}

/** The plan that is followed after a hint: one that moves nobody leaves it as it was. */
export function planAfter(before: Plan | undefined, now: AnyAction, question: number): Plan | undefined {
  const pawns = pawnsOf(now);
  return pawns.length ? { pawns, question } : before;
}
