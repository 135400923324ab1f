/** Where to click next for an action to come about: its button, its pawn, then its goal.
 *  Whoever has something else in hand puts it down first. It knows no rules. */

import { CANCEL, type Guide } from "../board/shown";
import type { Choice } from "../table/choice.svelte";
import { cardOf, pawnsOf, placeOf, tellingOf } from "../table/choose";
import type { AnyAction } from "../net/wire";

export type Chosen = Pick<Choice, "actions" | "board" | "candidates" | "movable" | "pawn">;

export const NOTHING: Guide = { pawn: null, place: null, action: null, card: null };

/** Of acts that follow each other the last that can be done by now. */
export function guideAmong(chosen: Chosen, acts: readonly AnyAction[]): Guide {
  const guides = acts.map((act) => guideFor(chosen, act));
  return guides.findLast((guide) => guide !== NOTHING) ?? NOTHING;
}

export function guideFor(chosen: Chosen, does: AnyAction): Guide {
  const place = placeOf(does) ?? null;
  const alike = (action: AnyAction): boolean => action.type === does.type;
  if (chosen.candidates) return among(chosen.candidates.filter(alike), does);
  if (chosen.board.some(alike))
    return place === null ? { ...NOTHING, pawn: pawnsOf(does)[0] ?? null } : { ...NOTHING, place };
  if (chosen.actions.some(alike))
    return chosen.pawn === null
      ? { ...NOTHING, action: does.type, card: cardOf(does) ?? null }
      : { ...NOTHING, action: CANCEL };
  const [mover, other] = pawnsOf(does);
  if (mover === undefined || !chosen.movable.has(mover)) return NOTHING;
  if (chosen.pawn !== mover) return { ...NOTHING, pawn: mover };
  return other === undefined ? { ...NOTHING, place } : { ...NOTHING, pawn: other };
}

/** Which of several that are alike: who is meant, then where to; a button where neither tells them apart. */
function among(alike: AnyAction[], does: AnyAction): Guide {
  if (!alike.length) return { ...NOTHING, action: CANCEL };
  const [telling, place] = [tellingOf(alike), placeOf(does)];
  const who = pawnsOf(does).find((pawn) => telling.pawns.includes(pawn));
  if (alike.length > 1 && who !== undefined) return { ...NOTHING, pawn: who };
  if (alike.length > 1 && place !== undefined && telling.places.includes(place)) return { ...NOTHING, place };
  return { ...NOTHING, action: does.type };
}
