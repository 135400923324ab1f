/** The one line that says whose turn it is and what is expected of whoever reads it. */

import type { SeatView, Welcome } from "../net/wire";
import { calledIn, namesOf, type Cast } from "./labels";
import { capital, theSeats } from "./names";
import { kebab, say, words, type Names } from "./words.svelte";

export interface Status {
  head: string;
  text: string;
  mine: boolean;
}

/** What the question is about; its fields are named like an action's. */
function aboutOf(view: SeatView): object {
  const one = (values: readonly number[]) => (values.length === 1 ? values[0] : values);
  return Object.fromEntries(view.table.about.map(([field, values]) => [field, one(values)]));
}

/** What a seat moves: a word for sentences to choose by. */
export function sideOf(seat: number): "guards" | "men" {
  return seat === 0 ? "guards" : "men";
}

function questionNames(cast: Cast, view: SeatView): Names {
  return { ...namesOf(cast, aboutOf(view)), points: view.table.now.points, side: sideOf(view.seat) };
}

/** What is proposed, where a card may answer it. */
export function proposalOf(cast: Cast, view: SeatView): string {
  const key = `proposal-${kebab(view.table.proposal)}`;
  return view.table.proposal && words.has(key) ? capital(say(key, namesOf(cast, aboutOf(view)))) : "";
}

/** What the asked seat must decide. */
export function questionOf(cast: Cast, view: SeatView): string {
  const question = capital(say(`asks-${kebab(view.table.asking)}`, questionNames(cast, view)));
  return [proposalOf(cast, view), question].filter(Boolean).join(" ");
}

/** Who has won. */
export function victory(winners: readonly string[], called?: (seat: string) => string): string {
  if (!winners.length) return say("story-nobody-won");
  return say(winners.length > 1 ? "game-finished-many" : "game-finished", theSeats(winners, called));
}

/** How it ended; who gave up is called by name. */
export function endingText(view: SeatView, cast: Cast): string {
  if (view.ending !== "resigned") return say(`ending-${view.ending}`);
  const losers = cast.seats.filter((_, seat) => !view.winners.includes(seat) && !view.table.out[seat]);
  return capital(
    say(
      "ending-resigned-by",
      theSeats(losers, (seat) => calledIn(cast, seat)),
    ),
  );
}

function finished(view: SeatView, cast: Cast): Status {
  const winners = view.winners.map((seat) => cast.seats[seat] ?? "");
  const head = victory(winners, (seat) => calledIn(cast, seat));
  return { head, text: endingText(view, cast), mine: false };
}

/** The line for one seat. */
export function statusOf(cast: Cast, view: SeatView, seat: string, asked: string[], game: Welcome["status"]): Status {
  if (view.ending) return finished(view, cast);
  if (game === "open") return { head: say("not-started"), text: "", mine: false };
  if (game === "paused") return { head: say("game-paused"), text: "", mine: false };
  if (game === "given-up") return { head: say("ending-given-up"), text: "", mine: false };
  if (game === "kept") return { head: say("game-kept"), text: "", mine: false };
  const own = view.table.turn === view.seat;
  if (asked.includes(seat)) {
    const head = say(own ? "your-turn" : "your-decision");
    return { head, text: questionOf(cast, view), mine: true };
  }
  const called = theSeats(asked, (name) => calledIn(cast, name));
  return { head: say("waits-for", called), text: "", mine: false };
}
