/** The hour at a table: the part of the day, what is left of it, the phases of a turn, and who was announced to leave. */

import { fetchEditions, type EditionInfo } from "../net/lobby";
import type { ClockInfo, Update, Welcome } from "../net/wire";
import type { Cast } from "../words/labels";
import { teamOf } from "../board/pawns";
import { MEETING } from "./meeting";

/** What the hour is read from. */
export interface Timed {
  readonly welcome: Welcome | null;
  readonly update: Update | undefined;
  readonly cast: Cast | null;
}

/** One part of one day, in the order of the game. */
export interface Stretch {
  part: string;
  minutes: number;
  state: "over" | "now" | "ahead";
}

/** A man whose escape was announced, and the exit that he must make for. */
export interface Announced {
  pawn: number;
  exit: number;
  team: string;
}

export class Hours {
  info = $state.raw<EditionInfo | null>(null);

  constructor(private readonly table: Timed) {}

  #now = $derived.by(() => this.table.update?.view.table.now);
  parts = $derived.by(() => this.table.welcome?.parts ?? []);
  /** The hour matters here: a day has parts. */
  matters = $derived(this.parts.length > 1);
  part = $derived.by(() => (this.matters ? (this.#now?.part ?? "") : ""));
  day = $derived(this.#now?.day ?? 1);
  days = $derived(this.info?.days ?? 1);
  alarm = $derived(this.#now?.alarm ?? false);
  clock = $derived.by((): ClockInfo | undefined => this.table.update?.clock);
  /** The question is one that cards may answer, for a while that is the same for all. */
  reacting = $derived(this.clock?.closes != null);
  meeting = $derived.by(() => this.table.update?.view.table.asking === MEETING);
  /** Rounds that this part still has, the present one included; 0 where a clock alone ends it. */
  roundsLeft = $derived.by(() => {
    const last = this.clock?.last_round ?? 0;
    return last ? Math.max(0, last - (this.table.update?.view.table.round ?? 0) + 1) : 0;
  });
  stretches = $derived.by(() => this.#stretches());
  /** The phases of the turn that is played, and which of them it has come to: -1 between turns. */
  phases = $derived.by(() => this.info?.phases[this.#role()] ?? []);
  phase = $derived.by(() => this.#phase());
  announced = $derived.by(() => this.#announced());

  /** Without an answer only the numbers of the table are shown. */
  async learn(edition: string): Promise<void> {
    const known = await fetchEditions().catch(() => null);
    this.info = known?.editions.find(({ name }) => name === edition) ?? null;
  }

  #role(): "security" | "escape" {
    return this.table.update?.view.table.turn === 0 ? "security" : "escape";
  }

  /** Questions that come in between belong to the last phase once the dice have fallen. */
  #phase(): number {
    const table = this.table.update?.view.table;
    if (!table || table.turn < 0 || this.meeting) return -1;
    const asked = this.phases.indexOf(table.asking);
    return asked >= 0 || !table.now.throws.length ? asked : this.phases.length - 1;
  }

  #stretches(): Stretch[] {
    const here = (this.day - 1) * this.parts.length + this.parts.indexOf(this.part);
    const state = (index: number) => (index < here ? "over" : index === here ? "now" : "ahead");
    const all = Array.from({ length: this.days }, () => this.parts).flat();
    return all.map((part, index) => ({ part, minutes: this.#minutes(part), state: state(index) }));
  }

  #minutes(part: string): number {
    const { clock } = (this.table.welcome?.options ?? {}) as { clock?: { parts?: Record<string, number> } };
    return clock?.parts?.[part] ?? this.info?.params.part_minutes[part] ?? 1;
  }

  #announced(): Announced[] {
    const pawns = this.table.cast?.pawns ?? [];
    const exits = this.#now?.attempts.exits ?? [];
    return exits.flatMap((exit, pawn) => (exit < 0 ? [] : [{ pawn, exit, team: teamOf(pawns[pawn] ?? "") }]));
  }
}
