/** The events of one deed that make one line of the story. */

import type { Fact } from "./labels";

/** A guard who arrests goes home by it: one line says both, in the order in which people see it. */
function arrestedBy(arrest: Fact, events: readonly Fact[]): Fact {
  if ((arrest.guard as number) < 0) return arrest;
  const home = homeOf(arrest, events);
  return home ? { ...arrest, type: "PowArrestedByGuard", to: home.to } : { ...arrest, type: "PowArrestedThere" };
}

function homeOf(arrest: Fact, events: readonly Fact[]): Fact | undefined {
  return events.find(({ type, guard }) => type === "GuardWentHome" && guard === arrest.guard);
}

/** A deed's events as they are told: some of them together. */
export function together(events: readonly Fact[]): Fact[] {
  const arrests = events.filter(({ type }) => type === "PowArrested");
  const within = new Set(arrests.map((arrest) => homeOf(arrest, events)));
  return events
    .filter((event) => !within.has(event))
    .map((event) => (event.type === "PowArrested" ? arrestedBy(event, events) : event));
}
