/** What the board draws: a table that is played at, or a game that is watched again. */

import type { BoardData } from "../net/api";
import type { AnyAction, AnyEvent, MarkInfo } from "../net/wire";
import type { Choice } from "../table/choice.svelte";
import type { RiskWatch } from "../table/risks.svelte";
import type { Scene } from "../table/scene.svelte";
import type { Pencil } from "../talk/pencil.svelte";
import type { Cast } from "../words/labels";

/** What a lesson points at: a pawn or a place on the board, or the button of a kind of action, or that of a card. */
export interface Guide {
  pawn: number | null;
  place: number | null;
  action: string | null;
  card: number | null;
}

export const UNDO = "Undo"; // the button that takes back what was done
export const CANCEL = "Cancel"; // the button that puts down what is in hand

export interface Shown {
  readonly edition: string; // empty until it is known
  readonly board: BoardData | null;
  readonly cast: Cast | null;
  readonly scene: Scene;
  readonly choice: Choice;
  readonly marks: readonly MarkInfo[];
  readonly markers: readonly number[]; // by crossing, the seat whose escape marker lies there, or -1
  readonly exits?: readonly number[]; // by pawn, the exit that was announced for it, or -1
  readonly night?: boolean; // of the game's own day
  readonly viewer: string;
  readonly hand?: readonly number[]; // the cards of whoever looks
  readonly story?: readonly { events: AnyEvent[] }[]; // what has happened so far
  readonly hasDice?: number | undefined; // the seat whose turn it is
  readonly guide?: Guide | null;
  readonly advice?: AnyAction | null; // what a hint advises
  readonly trail?: readonly (readonly [number, number])[]; // what others walked lately
  readonly busy?: Promise<unknown> | null; // while the server has not answered what was played
  readonly risks?: RiskWatch; // where guards could come
  readonly explains?: boolean; // whoever clicks the wrong thing is told why it is wrong
  say?(text: string): void; // say something for a while
  readonly pencil?: Pencil; // with a tool in hand taps draw planning marks
}
