/** Which of several spots an arrow key leads to. */

import type { Spot } from "../net/api";

const AHEAD: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ASIDE = 2; // what lies aside counts as so many times further

/** The spot that a key leads to: the nearest in an arrow's direction, the first, or the last; undefined if none. */
export function towards<T extends Spot>(spots: readonly T[], from: Spot, key: string): T | undefined {
  if (key === "Home") return spots[0];
  if (key === "End") return spots.at(-1);
  const ahead = AHEAD[key];
  if (!ahead) return undefined;
  let [best, least]: [T | undefined, number] = [undefined, Infinity];
  for (const spot of spots) {
    const way = farAlong(from, spot, ahead);
    if (way < least) [best, least] = [spot, way];
  }
  return best;
}

/** How far a spot seems in a direction; infinite if it lies more aside than ahead. */
function farAlong(from: Spot, to: Spot, ahead: Spot): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const forward = x * ahead.x + y * ahead.y;
  const aside = Math.abs(x * ahead.y - y * ahead.x);
  return forward > 0.01 && aside <= forward * ASIDE ? forward + aside * ASIDE : Infinity;
}

/** The spot nearest to another. */
export function closest<T extends Spot>(spots: readonly T[], from: Spot): T | undefined {
  const away = (spot: Spot): number => Math.hypot(spot.x - from.x, spot.y - from.y);
  return spots.reduce<T | undefined>((best, spot) => (best && away(best) <= away(spot) ? best : spot), undefined);
}
