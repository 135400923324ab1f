/** Where to click next for an action to come about: its button, its pawn, then its goal.
 *  Whoever has something else in hand puts it down first. It knows no rules. */

import { CANCEL, type Guide } from "../board/shown";
import type { Choice } from "../table/choice.svelte";
import { pawnsOf, placeOf, tellingOf } from "../table/choose";
import type { AnyAction } from "../net/wire";

export type Chosen = Pick<Choice, "actions" | "board" | "candidates" | "movable" | "pawn">;

export const NOTHING: Guide = { pawn: null, place: null, action: null };

export function guideFor(chosen: Chosen, does: AnyAction): Guide {
  const place = placeOf(does) ?? null;
  const alike = (action: AnyAction): boolean => action.type === does.type;
  if (chosen.candidates) return among(chosen.candidates.filter(alike), does);
  if (chosen.board.some(alike))
    return place === null ? { ...NOTHING, pawn: pawnsOf(does)[0] ?? null } : { ...NOTHING, place };
  if (chosen.actions.some(alike)) return { ...NOTHING, action: chosen.pawn === null ? does.type : CANCEL };
  const [mover, other] = pawnsOf(does);
  if (mover === undefined || !chosen.movable.has(mover)) return NOTHING;
  if (chosen.pawn !== mover) return { ...NOTHING, pawn: mover };
  return other === undefined ? { ...NOTHING, place } : { ...NOTHING, pawn: other };
}

/** Which of several that are alike: who is meant, then where to; a button where neither tells them apart. */
function among(alike: AnyAction[], does: AnyAction): Guide {
  if (!alike.length) return { ...NOTHING, action: CANCEL };
  const [telling, place] = [tellingOf(alike), placeOf(does)];
  if (alike.length === 1 || place === undefined || !telling.places.includes(place))
    return { ...NOTHING, action: does.type };
  const who = pawnsOf(does).find((pawn) => telling.pawns.includes(pawn));
  return who === undefined ? { ...NOTHING, place } : { ...NOTHING, pawn: who };
}
