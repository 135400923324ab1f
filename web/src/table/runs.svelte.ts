/** Desperate runs are played dice by dice: until one is over, nothing that came of it is told anywhere on the page. */

import type { AnyEvent, Deed, Update } from "../net/wire";
import { teamOf } from "../board/pawns";
import { prefs } from "../ui/prefs.svelte";
import { sound } from "../ui/sound";
import { after, hasDash, withoutDash, type Dash } from "./dash";

const THROW = 1500; // milliseconds that others have to watch each throw

/** What the stage shows: how the run stands, and what whoever runs may press. */
export interface Shown extends Dash {
  pressed: boolean; // somebody says when the next dice fall: whoever runs, or whoever watches step by step
  over: boolean; // the last throw has fallen
}

/** What a table has told last, and who sits at this screen. */
interface Told {
  readonly updates: Readonly<Record<string, Update>>;
  readonly yours: readonly string[];
}

export class Runs {
  shown = $state.raw<Shown | null>(null);
  #waiting: (() => void)[] = []; // what came while somebody runs
  #go: (() => void) | null = null;
  #skipped = false;
  #begun: Dash | null = null; // a run that stopped to ask whether to throw again
  #staged = new Set<number>(); // deeds that were shown, by their question

  /** Show the runs in what has happened, then do what follows from it; whatever comes meanwhile waits its turn. */
  pass(update: Update, { updates, yours }: Told, then: () => void): void {
    const known = updates[update.seat]?.question ?? Infinity; // whoever has just come has nothing to catch up with
    const news = update.deeds.filter(({ first }) => first >= known && !this.#staged.has(first));
    const fresh = news.filter(({ events }) => this.#concerns(events));
    const runner = this.#begun?.prisoner ?? runnerIn(fresh);
    const own = yours.includes(teamOf(update.view.table.pawns[runner] ?? ""));
    if (!this.#waiting.length && (!fresh.length || !isWatched(own))) return then();
    this.#waiting.push(() => void this.#perform(fresh, own, then));
    if (this.#waiting.length === 1) this.#waiting[0]?.();
  }

  /** What has happened, without what was shown dice by dice. */
  unseen(deeds: readonly Deed[]): Deed[] {
    return deeds.map((deed) => (this.#staged.has(deed.first) ? { ...deed, events: withoutDash(deed.events) } : deed));
  }

  /** Throw, or go on. */
  next(): void {
    this.#go?.();
  }

  /** Enough: how did it end? */
  skip(): void {
    this.#skipped = true;
    this.#go?.();
  }

  #concerns(events: readonly AnyEvent[]): boolean {
    return hasDash(events) || (this.#begun !== null && events.some(({ type }) => type === "CardThrown"));
  }

  async #perform(deeds: readonly Deed[], own: boolean, then: () => void): Promise<void> {
    for (const deed of deeds) {
      const seen = this.#staged.has(deed.first); // by another seat of this screen
      this.#staged.add(deed.first);
      if (!seen) await this.#act(deed.events, own);
    }
    then();
    this.#waiting.shift();
    this.#waiting[0]?.();
  }

  async #act(events: readonly AnyEvent[], own: boolean): Promise<void> {
    const pressed = own || prefs.pace === "step";
    this.#skipped = false;
    let dash = this.#begun;
    for (const [index, event] of events.entries()) {
      if (event.type === "CardThrown" && dash) {
        await this.#pause(pressed);
        sound.play("dice");
      }
      dash = after(dash, event, cardBefore(events, index));
      if (dash) this.shown = { ...dash, pressed, over: false };
    }
    await this.#end(events, dash, pressed);
  }

  /** It is over once somebody has got out, died or was caught; else the runner is asked whether to throw again. */
  async #end(events: readonly AnyEvent[], dash: Dash | null, pressed: boolean): Promise<void> {
    const over = !dash || events.findLastIndex(isProgress) < events.findLastIndex(isEnd);
    this.#begun = over ? null : dash;
    if (dash && over) {
      this.shown = { ...dash, pressed, over };
      await this.#pause(pressed);
    }
    this.shown = null;
  }

  /** Whoever runs presses; others watch for a while, or press as well if they watch step by step. */
  #pause(pressed: boolean): Promise<void> {
    if (this.#skipped) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        window.clearTimeout(timer);
        this.#go = null;
        resolve();
      };
      const timer = pressed ? 0 : window.setTimeout(done, prefs.pace === "quick" ? THROW / 2 : THROW);
      this.#go = done;
    });
  }
}

/** One's own run is always played out; those of others by whoever watches what others do. */
function isWatched(own: boolean): boolean {
  if (document.hidden) return false;
  return own || (!prefs.still && prefs.pace !== "instant");
}

function runnerIn(deeds: readonly Deed[]): number {
  const left = deeds.flatMap(({ events }) => events).find((event) => event.type === "DistanceLeft");
  return left?.type === "DistanceLeft" ? left.prisoner : -1;
}

function isProgress({ type }: AnyEvent): boolean {
  return type === "DistanceLeft" || type === "CardThrown";
}

function isEnd({ type }: AnyEvent): boolean {
  return type === "PowEscaped" || type === "PowDied" || type === "PowArrested";
}

/** The card that was turned up or played for what follows. */
function cardBefore(events: readonly AnyEvent[], index: number): number | null {
  const found = events.slice(0, index).findLast((event) => "card" in event);
  return found && "card" in found ? found.card : null;
}
