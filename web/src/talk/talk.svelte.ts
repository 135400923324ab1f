/** What is said at a table, who came and went meanwhile, and what was said earlier. */

import type { Question, Tell } from "../net/connection";
import type { Said, SeatInfo } from "../net/wire";
import { comingsOf, type Coming } from "./comings";

const TOLD = "colditz.told";

/** By game, up to which number this browser's player was told that his time ran out. */
function toldOf(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(TOLD) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

interface Asked {
  readonly yours: readonly string[];
  try(question: Question): Promise<Tell | null>;
}

export type Noted = Coming & { at: number; number: number };

export class Talk {
  lines = $state.raw<readonly Said[]>([]);
  read = $state(false); // somebody looks at it just now
  wanted = $state(false); // somebody asks for the place where offers are made
  deals = $state(false); // offers to trade are in sight
  comings = $state.raw<readonly Noted[]>([]);
  #met = new Set<string>(); // seats whose people were here while this page was open
  #begun = $state.raw<readonly string[]>([]); // channels of which nothing is earlier

  constructor(private readonly table: Asked) {}

  /** Every channel counts its own lines. */
  hear(...said: Said[]): void {
    const known = new Map([...this.lines, ...said].map((line) => [`${line.channel} ${line.number}`, line]));
    this.lines = [...known.values()];
  }

  /** One's own time ran out, which was not told here before: whoever comes back wants to know as well. */
  isNews({ told, channel, seat, number }: Said, game: string): boolean {
    const late = told.startsWith("time-ran-out");
    if (!late || channel !== "table" || !this.table.yours.includes(seat)) return false;
    const known = toldOf();
    if ((known[game] ?? 0) >= number) return false;
    try {
      localStorage.setItem(TOLD, JSON.stringify({ ...known, [game]: number }));
    } catch {
      // without storage it is told once more
    }
    return true;
  }

  /** The seats are told anew: whoever came or left meanwhile is noted, in the order in which it was heard. */
  see(before: readonly SeatInfo[], now: readonly SeatInfo[]): void {
    const at = Date.now() / 1000;
    before.filter(({ present }) => present).forEach(({ seat }) => this.#met.add(seat));
    const found = comingsOf(before, now, this.table.yours, [...this.#met]);
    this.comings = [
      ...this.comings,
      ...found.map((each, index) => ({ ...each, at, number: this.comings.length + index })),
    ];
  }

  /** The number of the first line of a channel that is here. */
  #first(channel: string): number {
    return Math.min(...this.lines.filter((line) => line.channel === channel).map(({ number }) => number));
  }

  /** Something was said on a channel before what is here. */
  hasEarlier(channel: string): boolean {
    const first = this.#first(channel);
    return Number.isFinite(first) && first > 1 && !this.#begun.includes(channel);
  }

  /** Fetch one page of what was said before. */
  async fetchEarlier(channel: string): Promise<void> {
    const answer = await this.table.try({ type: "history", channel, before: this.#first(channel) });
    if (answer?.type !== "history") return;
    this.hear(...answer.messages);
    if (!answer.more) this.#begun = [...this.#begun, channel];
  }
}
