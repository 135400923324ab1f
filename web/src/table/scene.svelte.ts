/** What the board shows just now: it lags behind the game while what happened is acted out, step by step. */

import type { BoardData } from "../net/api";
import type { AnyEvent, CardThrown, Frisked, Thrown as Throw, Update } from "../net/wire";
import { afterEvent, isMove, moverOf, type Move } from "../board/moves";
import { prefs, type Pace } from "../ui/prefs.svelte";
import { effectOf, loudest, sound } from "../ui/sound";
import type { Cast } from "../words/labels";
import { isStaged } from "./moments";
import { stepped, type Reached } from "./playback";
import { shortest } from "./way";

export const STEP = 110; // milliseconds a circle
const LONGEST_WALK = 900;
const DICE = 900;
const PAUSE = 260;
const MANY = 40; // when more deeds than this wait, nobody wants to watch them all
const FATES = new Set<AnyEvent["type"]>(["PowEscaped", "PowArrested", "PowDied"]);
const SLOWNESS: Readonly<Record<Pace, number>> = { step: 1.15, calm: 1.15, quick: 0.5, instant: 0 };

export interface Thrown {
  first: number;
  second: number;
  seat: number;
  number: number; // counts throws, so that the same dice fall again
}

/** What one action brought. */
export interface Act {
  seat?: string; // who did it
  first?: number; // the question that it answered
  events: AnyEvent[];
}

interface Turn {
  cast: Cast | null;
  acts: readonly Act[];
  places: readonly number[]; // where everybody stands afterwards
  own: string; // whose own deeds need no slow telling
  told: Update | null; // how everything stands afterwards
}

/** Whoever has ended a turn of his own has seen what stood over the board in it. */
function ends({ acts, own }: Turn): boolean {
  return acts.some(({ seat, events }) => seat === own && events.some(({ type }) => type === "TurnEnded"));
}

export class Scene {
  places = $state.raw<readonly number[]>([]);
  past = $state.raw<readonly number[] | null>(null); // somebody looks back
  moving = $state<number | null>(null);
  thrown = $state.raw<Thrown | null>(null);
  flash = $state.raw<AnyEvent | null>(null);
  kept = $state.raw<readonly AnyEvent[]>([]); // what befell men, until it has been read
  pace = $state(STEP);
  telling = $state.raw<AnyEvent | null>(null); // what is acted out just now, if somebody else did it
  spot = $state<number | null>(null); // the place where something happens to somebody
  behind = $state(false); // something that others did is still to be acted out
  actor = $state(""); // whoever did it
  waits = $state(false); // for whoever watches step by step to say go on
  moment = $state.raw<Update | null>(null); // how everything stood before what is acted out; null: as it is now
  reached = $state.raw<Reached | null>(null); // how far the story is shown; null: to its end
  #queue: Turn[] = [];
  #busy = $state(false);
  #skip: (() => void) | null = null;
  #ways = new Map<string, number[]>();
  #throws = 0;
  #fell: AnyThrow | null = null; // the throw that is shown
  #skipped = false;
  #slowness = 1;
  #shown = 0; // counts what is shown at once, so that whatever was being acted out is given up

  /** A way that the server has shown for a walk, so that the pawn goes by it. */
  plan(pawn: number, way: readonly number[]): void {
    this.#ways.set(`${pawn}>${way.at(-1)}`, [...way]);
  }

  /** Show a table at once, with the dice as they fell last in what has happened. */
  show(places: readonly number[], past: readonly Act[] = []): void {
    this.#shown += 1;
    this.#queue = [];
    this.#caughtUp();
    this.#skip?.();
    this.flash = this.moving = this.telling = this.spot = null;
    this.kept = [];
    this.places = places;
    this.#lastThrow(past);
  }

  /** Act out what happened, then show the table as it is; meanwhile everything stands as it stood before. */
  enqueue(cast: Cast | null, acts: readonly Act[], places: readonly number[], own = "", told?: Told): void {
    this.#queue.push({ cast, acts, places, own, told: told?.after ?? null });
    const others = acts.filter((act) => isForeign(act, own));
    if (!this.behind && others.length) this.#fallBehind(others[0]?.seat ?? "", acts[0]?.first, told?.before ?? null);
    if (!this.#busy) void this.#run();
  }

  #fallBehind(actor: string, first: number | undefined, before: Update | null): void {
    this.actor = actor;
    this.behind = true;
    this.moment = before;
    if (first !== undefined) this.reached = { first, event: null };
  }

  #caughtUp(): void {
    this.behind = false;
    this.moment = this.reached = null;
  }

  /** Nothing is being acted out. */
  get idle(): boolean {
    return !this.#busy;
  }

  /** Go on to the next thing. */
  next(): void {
    this.#skip?.();
  }

  /** Enough: show how it ended up. */
  skip(): void {
    this.#skipped = true;
    this.#keep(
      this.#queue.flatMap(({ acts }) => acts),
      false,
    );
    const last = this.#queue.at(-1);
    this.#queue = last ? [{ ...last, acts: [] }] : [];
    this.#caughtUp();
    this.#skip?.();
  }

  async #run(): Promise<void> {
    this.#busy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const shown = this.#shown;
      this.#skipped = false;
      if (ends(next)) this.kept = [];
      const watched = next.cast !== null && !this.#hurries(next);
      if (next.cast && watched) for (const act of next.acts) await this.#act(next.cast, act, next.own, shown);
      else this.#atOnce(next.acts);
      if (shown !== this.#shown) continue;
      this.#keep(next.acts, watched && !this.#skipped);
      this.places = next.places;
      this.moving = this.telling = this.spot = null;
      if (this.behind) this.moment = next.told;
    }
    this.telling = null;
    this.#busy = false;
    this.#caughtUp();
  }

  #hurries({ acts, own }: Turn): boolean {
    const others = acts.some(({ seat }) => seat !== own);
    const unwatched = others && prefs.pace === "instant";
    return prefs.still || document.hidden || unwatched || this.#queue.length + acts.length > MANY;
  }

  /** An escape waits to be read, and so does what nobody could watch. */
  #keep(acts: readonly Act[], watched: boolean): void {
    const all = acts.flatMap(({ events }) => events);
    const fates = all.filter(({ type }) => type === "PowEscaped" || (!watched && FATES.has(type)));
    if (fates.length) this.kept = [...this.kept, ...fates];
  }

  #atOnce(acts: readonly Act[]): void {
    this.#lastThrow(acts);
    sound.play(loudest(acts.flatMap(({ events }) => events)));
  }

  /** One deed; whoever watches step by step says when to go on after somebody else's. */
  async #act(cast: Cast, act: Act, own: string, shown: number): Promise<void> {
    const foreign = isForeign(act, own);
    if (foreign) this.actor = act.seat ?? "";
    this.#slowness = foreign ? SLOWNESS[prefs.pace] : 1;
    await this.#events(cast, act, own, shown);
    if (!foreign || prefs.pace !== "step" || this.#skipped || shown !== this.#shown) return;
    this.waits = true;
    await this.#wait(Infinity);
    this.waits = false;
  }

  async #events(cast: Cast, act: Act, own: string, shown: number): Promise<void> {
    const foreign = isForeign(act, own);
    for (const event of act.events) {
      if (shown !== this.#shown || this.#skipped) return;
      if (foreign) this.telling = event;
      if (this.behind) this.#reach(act, event);
      if (!isMove(event)) sound.play(effectOf(event));
      this.spot = "prisoner" in event && "place" in event ? event.place : null;
      if (isThrow(event) || event.type === "Frisked") await this.#throw(event);
      else if (isMove(event)) await this.#walk(cast, event, shown);
      else this.places = afterEvent(cast, this.places, event);
      if ((isStaged(event) || isOwnDraw(event, own)) && shown === this.#shown) await this.#show(event);
    }
  }

  /** What is shown has come as far as this event. */
  #reach({ first }: Act, event: AnyEvent): void {
    if (first !== undefined) this.reached = { first, event };
    if (this.moment) this.moment = stepped(this.moment, event);
  }

  #lastThrow(acts: readonly Act[]): void {
    const event = lastThrow(acts);
    if (event) this.thrown = this.#dice(event);
  }

  /** The same dice do not fall again. */
  #dice(event: AnyThrow): Thrown {
    const { first, second, seat } = event;
    if (event !== this.#fell) this.#throws += 1;
    this.#fell = event;
    return { first, second, seat, number: this.#throws };
  }

  async #throw(event: AnyThrow): Promise<void> {
    this.thrown = this.#dice(event);
    await this.#wait(DICE);
  }

  async #show(event: AnyEvent): Promise<void> {
    this.flash = event;
    await this.#wait(PAUSE * 4);
    this.flash = null;
  }

  async #walk(cast: Cast, event: Move, shown: number): Promise<void> {
    const pawn = moverOf(event);
    const way = this.#wayOf(cast.board, pawn, event);
    this.moving = pawn;
    this.pace = Math.min(STEP, LONGEST_WALK / way.length) * this.#slowness;
    for (const place of way) {
      sound.play("step");
      this.places = this.places.with(pawn, place);
      await this.#wait(this.pace / this.#slowness);
      if (this.#skipped || shown !== this.#shown) return;
    }
    await this.#wait(PAUSE);
  }

  /** The circles to walk over: as shown before, or the shortest plain way; straight there for what is no walk. */
  #wayOf(board: BoardData, pawn: number, event: Move): number[] {
    const { to } = event;
    const planned = this.#ways.get(`${pawn}>${to}`);
    this.#ways.clear();
    if (planned) return planned.slice(1);
    const start = this.places[pawn];
    if (event.type !== "PawnMoved" || start === undefined) return [to];
    return shortest(board, start, to, event.cost) ?? [to];
  }

  #wait(time: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        window.clearTimeout(timer);
        this.#skip = null;
        resolve();
      };
      const timer = time < Infinity ? window.setTimeout(done, time * this.#slowness) : 0;
      this.#skip = done;
    });
  }
}

/** How everything stood before and stands after what is acted out. */
interface Told {
  before: Update | null;
  after: Update;
}

/** Only whoever draws a card, and only at a table, is told which: he sees it before it is among the others. */
function isOwnDraw(event: AnyEvent, own: string): boolean {
  return event.type === "CardDrawn" && event.card >= 0 && own !== "";
}

function isForeign({ seat }: Act, own: string): boolean {
  return seat !== undefined && seat !== own;
}

type AnyThrow = Throw | CardThrown | Frisked;

/** A throw that stays on the table; the dice of a frisk only fall. */
function isThrow(event: AnyEvent): event is Throw | CardThrown {
  return event.type === "Thrown" || event.type === "CardThrown";
}

function lastThrow(acts: readonly Act[]): AnyThrow | undefined {
  return acts.findLast(({ events }) => events.some(isThrow))?.events.findLast(isThrow);
}
