/** A desperate run, drive or flight as it stands after each throw, and the odds of the rest. It knows dice, no rules. */

import type { AnyEvent } from "../net/wire";

/** What everybody at the table can count while a man runs for it. */
export interface Dash {
  prisoner: number;
  card: number | null; // what was turned up or played for it
  total: number; // circles at the beginning
  distance: number; // circles left; none or fewer once he has made it
  throws: number; // left
  rolls: readonly (readonly [number, number])[];
}

const FACES = [1, 2, 3, 4, 5, 6];
const known = new Map<string, number>();

/** The chance that so many throws, each double with one more, add up to a distance. */
export function odds(distance: number, throws: number): number {
  if (distance <= 0) return 1;
  if (throws <= 0) return 0;
  const key = `${distance} ${throws}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  let sum = 0;
  for (const first of FACES)
    for (const second of FACES) sum += odds(distance - first - second, first === second ? throws : throws - 1);
  known.set(key, sum / 36);
  return sum / 36;
}

/** The dash after one more event, or null where the event has nothing to do with one. */
export function after(dash: Dash | null, event: AnyEvent, card: number | null): Dash | null {
  if (event.type === "DistanceLeft") {
    const { prisoner, distance, throws } = event;
    if (dash?.prisoner === prisoner) return { ...dash, distance, throws };
    return { prisoner, card, total: distance, distance, throws, rolls: [] };
  }
  if (event.type !== "CardThrown" || !dash) return dash;
  const { first, second } = event;
  return { ...dash, distance: dash.distance - first - second, rolls: [...dash.rolls, [first, second]] };
}

/** Some of this is a dash. */
export function hasDash(events: readonly AnyEvent[]): boolean {
  return events.some(({ type }) => type === "DistanceLeft");
}

/** Whatever was shown with the dash needs not be shown again. */
export function withoutDash(events: readonly AnyEvent[]): AnyEvent[] {
  const shown = new Set<AnyEvent["type"]>(["DistanceLeft", "CardThrown", "DesperateCardTurned", "FlightCardTurned"]);
  return events.filter(({ type }) => !shown.has(type));
}
