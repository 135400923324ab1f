/** One shown moment: while what others did is acted out, the whole page stands where the acting stands. */

import type { AnyEvent, Deed, Update } from "../net/wire";

/** How far the acting has come: the deed that is acted out, by its question, and the last event of it that was shown. */
export interface Reached {
  readonly first: number;
  readonly event: AnyEvent | null;
}

/** Somebody is asked who need not have seen what others did: they wait for his answer. */
function mustAnswer({ choices, clock, view }: Update): boolean {
  return choices?.asked === true && (clock.closes != null || view.table.turn !== view.seat);
}

/** What the page is drawn from is older than what the server has told. */
export function lags(latest: Update | undefined, moment: Update | null): moment is Update {
  return latest !== undefined && moment !== null && moment.seat === latest.seat && !mustAnswer(latest);
}

/** The table as it is shown: nothing can be decided at a moment that is past. Offers to trade are never held back. */
export function atMoment(latest: Update | undefined, moment: Update | null): Update | undefined {
  if (!latest || !lags(latest, moment)) return latest;
  const choices = latest.choices && { ...latest.choices, asked: false, only_pass: false, actions: [], pawns: [] };
  const asked = moment.asked.filter((seat) => seat !== latest.seat);
  return { ...latest, view: { ...moment.view, offers: latest.view.offers }, asked, choices };
}

/** A moment one event later: whose turn it is and what is left of it. Who decides next is not known before it happens. */
export function stepped(moment: Update, event: AnyEvent): Update {
  const { table } = moment.view;
  const began = event.type === "TurnBegan" ? { turn: event.seat, round: event.round, asking: "" } : {};
  const now = { ...table.now, points: pointsAfter(table.now.points, event) };
  return { ...moment, asked: [], view: { ...moment.view, table: { ...table, ...began, now } } };
}

/** What is left of a throw after one event. */
function pointsAfter(points: number, event: AnyEvent): number {
  if (event.type === "TurnBegan" || event.type === "RollDone") return 0;
  if (event.type === "Thrown") return points + event.first + event.second;
  if (event.type === "DieChosen") return event.points;
  return Math.max(0, points - ("cost" in event ? event.cost : 0));
}

/** The story as far as it is shown. A deed that is being acted out is cut off, and ends where it began. */
export function storyUntil(story: readonly Deed[], reached: Reached | null): readonly Deed[] {
  if (!reached) return story;
  const before = story.filter(({ first }) => first < reached.first);
  const now = story.find(({ first }) => first === reached.first);
  const seen = now && reached.event ? now.events.slice(0, now.events.indexOf(reached.event) + 1) : [];
  return now && seen.length ? [...before, { ...now, events: seen, next: now.first }] : before;
}

/** A story with what has come. What was only tried out may have been taken back, or comes again now that it is played;
 *  a story has no gaps. */
export function withNews(told: readonly Deed[], { complete, deeds, question }: Update): readonly Deed[] {
  const from = deeds[0]?.first ?? question;
  const gap = !complete && deeds.length > 0;
  return [...(gap ? [] : told.filter(({ first }) => first < from)), ...deeds];
}

/** The question up to which everything is played: what was only tried out may have become something else. */
export function settled(update: Update | undefined): number {
  return update ? update.question - update.drafted : 0;
}
