/** What is agreed on in a game, as somebody who is invited wants to know it. */

import type { GameLine } from "../net/lobby";
import { say, words } from "../words/words.svelte";

export interface Clock {
  kind: string;
  minutes: number;
  hours: number;
  parts: Record<string, number>;
}

/** What the server tells of every game besides who sits at it. */
export type Agreed = GameLine & {
  setup: { escapes: number; rounds: number; house_rules: string[] };
  options: { clock: Clock };
};

const DAY = 24;

export function clockFact({ kind, minutes, hours }: Clock): string {
  if (kind !== "correspondence") return say(`fact-clock-${kind}`, { minutes });
  return hours >= DAY && hours % DAY === 0
    ? say("fact-clock-days", { days: hours / DAY })
    : say("fact-clock-hours", { hours });
}

/** How long each part of a day lasts. */
function partFacts({ parts }: Clock): string[] {
  return Object.entries(parts).map(([part, minutes]) => say(`fact-minutes-${part}`, { minutes }));
}

export function factsOf({ setup, options }: Agreed): string[] {
  return [
    say("fact-escapes", { escapes: setup.escapes }),
    setup.rounds ? say("fact-rounds", { rounds: setup.rounds }) : say("fact-no-rounds"),
    clockFact(options.clock),
    ...(options.clock.kind === "game" ? partFacts(options.clock) : []),
  ];
}

/** The house rules in the reader's language. */
export function houseRulesOf({ setup }: Agreed): string[] {
  return setup.house_rules.map((rule) => (words.has(`house-rule-${rule}`) ? say(`house-rule-${rule}`) : rule));
}
