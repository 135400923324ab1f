/** The one line that says whose turn it is and what is expected of whoever reads it. */

import type { SeatView, Welcome } from "../net/wire";
import { namesOf, type Cast, type Fact } from "./labels";
import { joined, seatName } from "./names";
import { kebab, say, words, type Names } from "./words.svelte";

export interface Status {
  head: string;
  text: string;
  mine: boolean;
}

/** What the question is about, as a fact whose fields are named like an action's. */
function aboutOf(view: SeatView): Fact {
  const fact: Fact = { type: view.table.asking };
  for (const [field, values] of view.table.about) fact[field] = values.length === 1 ? values[0] : values;
  return fact;
}

function questionNames(cast: Cast, view: SeatView): Names {
  return { ...namesOf(cast, aboutOf(view)), points: view.table.now.points };
}

/** What is proposed, where a card may answer it. */
export function proposalOf(cast: Cast, view: SeatView): string {
  const key = `proposal-${kebab(view.table.proposal)}`;
  return view.table.proposal && words.has(key) ? say(key, namesOf(cast, aboutOf(view))) : "";
}

/** What the asked seat must decide. */
export function questionOf(cast: Cast, view: SeatView): string {
  const question = say(`asks-${kebab(view.table.asking)}`, questionNames(cast, view));
  return [proposalOf(cast, view), question].filter(Boolean).join(" ");
}

function finished(view: SeatView, cast: Cast): Status {
  const winners = view.winners.map((seat) => seatName(cast.seats[seat] ?? ""));
  const key = winners.length > 1 ? "game-finished-many" : "game-finished";
  return { head: say(key, { who: joined(winners) }), text: say(`ending-${view.ending}`), mine: false };
}

/** The line for one seat. */
export function statusOf(cast: Cast, view: SeatView, seat: string, asked: string[], game: Welcome["status"]): Status {
  if (view.ending) return finished(view, cast);
  if (game === "open") return { head: say("not-started"), text: "", mine: false };
  if (game === "paused") return { head: say("game-paused"), text: "", mine: false };
  if (game === "kept") return { head: say("game-kept"), text: "", mine: false };
  const own = view.table.turn === view.seat;
  if (asked.includes(seat)) {
    const head = say(own ? "your-turn" : "your-decision", { who: seatName(seat) });
    return { head, text: questionOf(cast, view), mine: true };
  }
  const turn = cast.seats[view.table.turn];
  const others = say("waits-for", { who: joined(asked.map(seatName)) });
  return { head: turn ? say("waits-turn", { who: seatName(turn) }) : others, text: turn ? others : "", mine: false };
}
