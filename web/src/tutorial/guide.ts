/** Where to click next for an action to come about: its button, its pawn, then its goal. It knows no rules. */

import type { Guide } from "../board/shown";
import type { Choice } from "../table/choice.svelte";
import { pawnsOf, placeOf } from "../table/choose";
import type { Fact } from "../words/labels";

export type Chosen = Pick<Choice, "actions" | "board" | "movable" | "pawn">;

const NOTHING: Guide = { pawn: null, place: null, action: null };

export function guideFor(chosen: Chosen, does: Fact): Guide {
  const place = placeOf(does) ?? null;
  const alike = (action: Fact): boolean => action.type === does.type;
  if (chosen.board.some(alike)) return { ...NOTHING, place };
  if (chosen.actions.some(alike)) return { ...NOTHING, action: does.type };
  const [mover, other] = pawnsOf(does);
  if (mover === undefined || !chosen.movable.has(mover)) return NOTHING;
  if (chosen.pawn !== mover) return { ...NOTHING, pawn: mover };
  return other === undefined ? { ...NOTHING, place } : { ...NOTHING, pawn: other };
}
