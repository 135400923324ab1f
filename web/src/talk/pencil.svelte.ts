/** The pencil for planning marks: taps on the board draw rings, or a path that goes by the circles tapped. */

import type { BoardData } from "../net/api";
import type { Question, Tell } from "../net/connection";
import { shortest } from "../table/way";

export const LONGEST = 80; // circles that one mark may have
export type Tool = "place" | "path";

interface Sheet {
  readonly board: BoardData | null;
  readonly viewer: string;
  try(question: Question): Promise<Tell | null>;
}

export class Pencil {
  tool = $state<Tool | null>(null);
  path = $state.raw<readonly number[]>([]); // what is being drawn
  label = $state("");

  constructor(private readonly sheet: Sheet) {}

  /** Take a tool in hand; the one in hand is put away again. */
  take(tool: Tool): void {
    this.path = [];
    this.tool = this.tool === tool ? null : tool;
  }

  /** Somebody else takes the sheet: nothing half drawn is left on it. */
  putAway(): void {
    this.tool = null;
    this.path = [];
    this.label = "";
  }

  tap(place: number): void {
    if (this.tool === "place") void this.share("place", [place], this.label);
    else if (place === this.path.at(-1)) this.finish();
    else this.path = [...this.path, ...this.#wayTo(place)].slice(0, LONGEST);
  }

  /** The path is drawn as far as it should go. */
  finish(): void {
    if (this.path.length) void this.share(this.path.length > 1 ? "path" : "place", this.path, this.label);
    this.path = [];
  }

  /** Show a mark to the other Escape Officers; true once they see it. */
  async share(kind: Tool, places: readonly number[], label: string): Promise<boolean> {
    const [first, ...rest] = places.slice(0, LONGEST);
    if (first === undefined) return false;
    const mark = { seat: this.sheet.viewer, channel: "officers", kind, places: [first, ...rest], label } as const;
    this.label = "";
    return (await this.sheet.try({ type: "mark", ...mark } as Question)) !== null;
  }

  /** Take marks of one's own away: all of them, or those that are named. */
  erase(numbers: number[] | null = null): void {
    void this.sheet.try({ type: "erase", seat: this.sheet.viewer, channel: "officers", numbers });
  }

  /** The circles from the end of the path to one more: on foot where there is a way, else straight there. */
  #wayTo(place: number): number[] {
    const last = this.path.at(-1);
    if (last === undefined || !this.sheet.board) return [place];
    return shortest(this.sheet.board, last, place, LONGEST) ?? [place];
  }
}
