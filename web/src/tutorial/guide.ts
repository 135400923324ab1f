/** Where to click next for an action to come about: its button, its pawn, then its goal.
 *  Whoever has something else in hand puts it down first. It knows no rules. */

import { CANCEL, type Guide } from "../board/shown";
import type { Choice } from "../table/choice.svelte";
import { pawnsOf, placeOf } from "../table/choose";
import type { AnyAction } from "../net/wire";

export type Chosen = Pick<Choice, "actions" | "board" | "candidates" | "movable" | "pawn">;

export const NOTHING: Guide = { pawn: null, place: null, action: null };

export function guideFor(chosen: Chosen, does: AnyAction): Guide {
  const place = placeOf(does) ?? null;
  const alike = (action: AnyAction): boolean => action.type === does.type;
  if (chosen.candidates) return { ...NOTHING, action: chosen.candidates.some(alike) ? does.type : CANCEL };
  if (chosen.board.some(alike)) return { ...NOTHING, place };
  if (chosen.actions.some(alike)) return { ...NOTHING, action: chosen.pawn === null ? does.type : CANCEL };
  const [mover, other] = pawnsOf(does);
  if (mover === undefined || !chosen.movable.has(mover)) return NOTHING;
  if (chosen.pawn !== mover) return { ...NOTHING, pawn: mover };
  return other === undefined ? { ...NOTHING, place } : { ...NOTHING, pawn: other };
}
