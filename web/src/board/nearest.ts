/** Which of several things on the sheet a pointer means. */

import type { Spot } from "../net/api";

/** The thing whose centre is nearest, within reach. */
export function nearest<T extends Spot>(things: readonly T[], x: number, y: number, reach: number): T | undefined {
  let best: T | undefined;
  let distance = reach;
  for (const thing of things) {
    const away = Math.hypot(thing.x - x, thing.y - y);
    if (away <= distance) [best, distance] = [thing, away];
  }
  return best;
}
