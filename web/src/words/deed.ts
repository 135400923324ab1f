/** The events of one deed that make one line of the story. */

import type { AnyEvent, GuardWentHome, PowArrested } from "../net/wire";

type Arrest = Omit<PowArrested, "type">;

/** What is told: an event, or an arrest with what became of its guard. */
export type Told =
  | AnyEvent
  | { type: "ThrowsAgain"; seat: number }
  | (Arrest & { type: "PowArrestedByGuard"; to: number })
  | (Arrest & { type: "PowArrestedThere" });

/** A guard who arrests goes home by it: one line says both, in the order in which people see it. */
function arrestedBy(arrest: PowArrested, events: readonly AnyEvent[]): Told {
  if (arrest.guard < 0) return arrest;
  const home = homeOf(arrest, events);
  return home ? { ...arrest, type: "PowArrestedByGuard", to: home.to } : { ...arrest, type: "PowArrestedThere" };
}

function homeOf(arrest: PowArrested, events: readonly AnyEvent[]): GuardWentHome | undefined {
  const isHis = (event: AnyEvent): event is GuardWentHome =>
    event.type === "GuardWentHome" && event.guard === arrest.guard;
  return events.find(isHis);
}

/** A deed's events as they are told: some of them together. */
export function together(events: readonly AnyEvent[]): Told[] {
  const arrests = events.filter((event) => event.type === "PowArrested");
  const within = new Set<AnyEvent | undefined>(arrests.map((arrest) => homeOf(arrest, events)));
  return events
    .filter((event) => !within.has(event))
    .flatMap((event, index, all) => [
      ...againAfter(all[index - 1], event),
      event.type === "PowArrested" ? arrestedBy(event, events) : event,
    ]);
}

/** Why the same seat throws once more. */
function againAfter(before: AnyEvent | undefined, event: AnyEvent): Told[] {
  if (event.type !== "Thrown" && event.type !== "CardThrown") return [];
  const double = before?.type === event.type && before.first === before.second && before.seat === event.seat;
  return double ? [{ type: "ThrowsAgain", seat: event.seat }] : [];
}
