/** The moments of a game that one looks for in a replay: escapes, arrests, deaths and the end. */

import type { AnyEvent } from "../net/wire";
import type { ReplayData } from "./replay.svelte";

/** Something that happened, in which round, and the step after which it is seen. */
export interface KeyMoment {
  event: AnyEvent;
  round: number;
  at: number;
}

const KEY = new Set<AnyEvent["type"]>(["PowEscaped", "PowArrested", "PowDied", "TeamOut", "Resigned", "GameEnded"]);

/** Every key moment of a game, in order. */
export function momentsOf(entries: readonly Pick<ReplayData["entries"][number], "events">[]): KeyMoment[] {
  let round = 1;
  return entries.flatMap(({ events }, index) =>
    events.flatMap((event) => {
      if (event.type === "TurnBegan") ({ round } = event);
      return KEY.has(event.type) ? [{ event, round, at: index + 1 }] : [];
    }),
  );
}
