/** What the buttons are called: one name for an action, for several that share a button, and for one in a list. */

import type { AnyAction } from "../net/wire";
import { labelOf, type Cast } from "../words/labels";
import { cardTitles, circleName, placeName } from "../words/names";
import { kebab, say, words } from "../words/words.svelte";
import { pawnsOf, placeOf, unaimed, type Group } from "./choose";

/** Kinds that are named by what they are about, even where there are several of them. */
const NAMED = ["ClaimEquipment", "PlayCard", "ClaimKit", "TakeMarker"];

/** What an action is called; some have a better name where they are asked for. */
export function nameOf(cast: Cast | null, asking: string, action: AnyAction): string {
  const here = `action-${kebab(action.type)}-in-${kebab(asking)}`;
  if (words.has(here)) return say(here);
  return cast ? labelOf(cast, action) : action.type;
}

/** The name of a button that stands for one action or for many. */
export function groupName(cast: Cast | null, asking: string, group: Group): string {
  const [first] = group.actions;
  if (!first || !cast) return "";
  if (group.actions.length === 1) return nameOf(cast, asking, first);
  if (!NAMED.includes(first.type)) return say(`many-${kebab(first.type)}`);
  return nameOf(cast, asking, unaimed(first));
}

/** On a phone what is there in every turn says it in a word or two, so that its buttons share a row. */
export function briefName(cast: Cast | null, asking: string, group: Group): string {
  const [first] = group.actions;
  const deed = kebab(first?.type ?? "");
  const aimed = group.actions.length === 1 && first && (placeOf(first) !== undefined || pawnsOf(first).length > 0);
  const renamed = words.has(`action-${deed}-in-${kebab(asking)}`);
  return !aimed && !renamed && words.has(`brief-${deed}`) ? say(`brief-${deed}`) : groupName(cast, asking, group);
}

/** What would be done at a place, with its name where the label has none. */
export function placedName(cast: Cast | null, asking: string, action: AnyAction): string {
  const place = placeOf(action);
  const name = nameOf(cast, asking, action);
  const spot = place !== undefined && cast ? placeName(cast.board, place) : "";
  return spot && !name.includes(spot) ? `${name} (${spot})` : name;
}

/** What a finger does at the circle that it has marked: the circle need not be named again. */
export function goName(action: AnyAction): string {
  if (action.type !== "Cross") return say("go-there");
  return action.paying.length ? say("go-cross", { paying: cardTitles(action.paying) }) : say("go-cross-free");
}

/** How a candidate is named in a list: its place exactly, since others may be called the same. */
export function candidateName(cast: Cast | null, asking: string, action: AnyAction): string {
  const place = placeOf(action);
  if (place === undefined || !cast) return nameOf(cast, asking, action);
  return placedName(cast, asking, action).replace(placeName(cast.board, place), circleName(cast.board, place));
}
