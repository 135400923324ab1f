/** A game that is over, to be looked through: every step worked out once, then shown forwards and backwards. */

import { afterEvent, exitsAfter, markersAfter } from "../board/moves";
import type { Shown } from "../board/shown";
import { fetchBoard, getJson, type BoardData } from "../net/api";
import type { AnyEvent } from "../net/wire";
import { Choice, type Asking } from "../table/choice.svelte";
import { Scene } from "../table/scene.svelte";
import type { Cast } from "../words/labels";
import { calledAt, peopleAt, seatName } from "../words/names";
import { played } from "../words/played.svelte";
import { momentsOf } from "./moments";

export interface ReplayData {
  game: string;
  edition: string;
  board: string;
  seats: string[];
  /** Who held the seats when the game was over. */
  players: { seat: string; kind: string; name: string }[];
  pawns: string[];
  parts: string[];
  places: number[];
  /** The cards of the seats that may be seen, at the start. */
  held: Held;
  seat: string;
  winners: string[];
  ending: string;
  secret: string;
  commitment: string;
  entries: { number: number; seat: string; action: string | null; at: number; events: AnyEvent[]; held: Held }[];
}

/** By seat: the cards it holds. */
export type Held = Readonly<Record<string, readonly number[]>>;

export const ALL = "all";
export const ONLOOKER = "spectator";
export const SPEEDS = [1, 2, 4, 8] as const;
const BEAT = 900; // milliseconds a step at speed 1

export function fetchReplay(game: string, seat: string): Promise<ReplayData> {
  return getJson(`games/${encodeURIComponent(game)}/replay?seat=${encodeURIComponent(seat)}`);
}

/** How the board stands after so many entries. */
interface Frame {
  places: readonly number[];
  markers: readonly number[];
  held: Held;
  part: string; // of the day
  exits: readonly number[]; // by pawn, the exit that was announced for it, or -1
}

/** Every frame of a game, the start first. */
export function framesOf(cast: Cast, data: ReplayData): Frame[] {
  const [part = ""] = data.parts;
  const exits = data.pawns.map(() => -1);
  const markers = cast.board.crossings.map(() => -1);
  let frame: Frame = { places: data.places, markers, held: data.held, part, exits };
  const frames = [frame];
  for (const entry of data.entries) {
    for (const event of entry.events) {
      const { places, markers, held, exits } = frame;
      const part = event.type === "PartBegan" ? (data.parts[event.part] ?? "") : frame.part;
      const after = { places: afterEvent(cast, places, event), markers: markersAfter(markers, event) };
      frame = { ...after, held, part, exits: exitsAfter(exits, event) };
    }
    if (Object.keys(entry.held).length) frame = { ...frame, held: { ...frame.held, ...entry.held } };
    frames.push(frame);
  }
  return frames;
}

export class Replay implements Shown, Asking {
  board = $state.raw<BoardData | null>(null);
  data = $state.raw<ReplayData | null>(null);
  step = $state(0);
  speed = $state<number>(1);
  playing = $state(false);
  seat = $state(ALL);
  readonly scene = new Scene();
  readonly choice = new Choice(this);
  readonly marks = [];
  readonly update = undefined;
  readonly viewer = ALL;
  #timer = 0;

  edition = $derived(this.data?.edition ?? "");
  cast = $derived.by((): Cast | null => {
    const { board, data } = this;
    if (!board || !data) return null;
    const { pawns, seats, parts, players } = data;
    return { board, pawns, seats, parts, people: peopleAt(players) };
  });
  moments = $derived(momentsOf(this.data?.entries ?? []));
  frames = $derived.by(() => (this.cast && this.data ? framesOf(this.cast, this.data) : []));
  markers = $derived(this.frames[this.step]?.markers ?? []);
  part = $derived(this.frames[this.step]?.part ?? "");
  night = $derived(this.part === "night");
  exits = $derived(this.frames[this.step]?.exits ?? []);
  entry = $derived(this.data?.entries[this.step - 1]);
  last = $derived(this.data?.entries.length ?? 0);

  held = $derived(this.frames[this.step]?.held ?? {});

  /** Where this step is found again; no token of anybody is in it. */
  address = $derived.by(() => {
    const query = new URLSearchParams();
    if (this.step) query.set("step", String(this.step));
    if (this.seat !== ALL) query.set("view", this.seat);
    return `/replay/${encodeURIComponent(this.game)}${query.size ? `?${query.toString()}` : ""}`;
  });

  constructor(readonly game: string) {}

  /** A seat, with the name of its player where people played it. */
  called(seat: string, unnamed: (seat: string) => string = seatName): string {
    return calledAt(this.data?.players ?? [], seat, unnamed);
  }

  /** Open it where a link leads. */
  async open(query: URLSearchParams): Promise<void> {
    await this.load(query.get("view") ?? ALL);
    this.go(Math.trunc(Number(query.get("step"))) || 0);
  }

  /** Look through somebody's eyes; the step stays. */
  async load(seat: string): Promise<void> {
    const data = await fetchReplay(this.game, seat);
    played.edition = data.edition;
    this.board ??= await fetchBoard(data.board);
    this.data = data;
    this.seat = seat;
    this.go(Math.min(this.step, data.entries.length));
  }

  /** Jump to a step. */
  go(step: number): void {
    this.step = Math.max(0, Math.min(step, this.last));
    this.scene.show(this.frames[this.step]?.places ?? [], this.data?.entries.slice(0, this.step));
  }

  /** One step on, acted out. */
  on(): void {
    if (this.step >= this.last) return this.stop();
    this.step += 1;
    const entry = this.data?.entries[this.step - 1];
    if (entry)
      this.scene.enqueue(
        this.cast,
        this.speed > 2 ? [] : [{ events: entry.events }],
        this.frames[this.step]?.places ?? [],
      );
  }

  /** From one turn to the next. */
  turn(by: 1 | -1): void {
    const entries = this.data?.entries ?? [];
    let step = this.step + by;
    while (step > 0 && step < this.last && !entries[step - 1]?.events.some((event) => event.type === "TurnBegan"))
      step += by;
    this.go(step);
  }

  toggle(): void {
    if (this.playing) return this.stop();
    if (this.step >= this.last) this.go(0);
    this.playing = true;
    this.#beat();
  }

  stop(): void {
    this.playing = false;
    window.clearTimeout(this.#timer);
  }

  #beat(): void {
    if (!this.playing) return;
    if (this.scene.idle) this.on();
    this.#timer = window.setTimeout(() => this.#beat(), this.entry?.events.length ? BEAT / this.speed : 30);
  }

  // Nothing is asked of anybody in a game that is over.
  play = (): Promise<boolean> => Promise.resolve(false);
  explain = (): Promise<void> => Promise.resolve();
  try = (): Promise<null> => Promise.resolve(null);
  say = (): void => undefined;
}
