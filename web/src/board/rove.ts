/** Arrow keys among the goals on the board: all of them are one stop of the Tab key. */

import { towards } from "./towards";

const STOPS = ".goal[role=button], .pawn.victim";
const FROM = `${STOPS}, .pawn.held`;

function middleOf(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Go on to another goal, if the key is one that leads there; elsewhere the key keeps its meaning. */
export function rove(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const from = (event.target as Element).closest(FROM);
  const over = from?.closest(".over");
  if (!from || !over) return;
  const all = [...over.querySelectorAll<SVGElement>(STOPS)];
  const spots = all.filter((stop) => stop !== from).map((stop) => ({ ...middleOf(stop), stop }));
  const arrow = event.key.startsWith("Arrow");
  if (!spots.length || !(arrow || event.key === "Home" || event.key === "End")) return;
  event.preventDefault();
  event.stopPropagation();
  const edge = event.key === "Home" ? all[0] : event.key === "End" ? all.at(-1) : undefined;
  (edge ?? towards(spots, middleOf(from), event.key)?.stop)?.focus({ preventScroll: true });
}
