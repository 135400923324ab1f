/** What something on the board is called, for whoever rests the pointer on it or clicks it. */

import type { BoardData, Spot } from "../net/api";
import { capital, cardTitles, joined, pawnName, placeName } from "../words/names";
import { say } from "../words/words.svelte";
import { spotsAt } from "./castle";
import { nearest } from "./nearest";
import type { Shown } from "./shown";

const REST = 450; // milliseconds that a pointer stays on something that somebody wants to know
const REACH = 0.75; // of a circle's width

interface Thing extends Spot {
  place: number;
}

const things = new WeakMap<BoardData, Thing[]>();

/** Every circle, and every cell and bunk. */
function thingsOf(board: BoardData): Thing[] {
  const known = things.get(board) ?? board.names.flatMap((_, place) => drawnAt(board, place));
  things.set(board, known);
  return known;
}

function drawnAt(board: BoardData, place: number): Thing[] {
  if (place >= board.walkable && !board.slots[board.names[place] ?? ""]) return [];
  return spotsAt(board, place).map((spot) => ({ ...spot, place }));
}

/** What it takes to go on from a place, in words. */
function costOf(board: BoardData, place: number): string {
  const toll = board.toll[place] ?? -1;
  const crossing = board.crossings.find(({ near }) => near === place);
  if (toll >= 0) return cardTitles([toll]);
  return crossing ? cardTitles(Array<number>(crossing.cards).fill(crossing.equipment)) : "";
}

/** A place by its name, with its room's symbol or what it takes to pass. */
export function tellPlace(board: BoardData, place: number): string {
  const name = placeName(board, place);
  const room = board.rooms.find(({ places }) => places.includes(place));
  const symbol = room ? (board.symbols[room.symbol] ?? "") : "";
  const cost = costOf(board, place);
  if (cost) return say("tip-needs", { place: name, cards: cost });
  return symbol ? say("tip-symbol", { place: name, symbol: say(`symbol-${symbol}`) }) : name;
}

export class Tip {
  shown = $state.raw<(Spot & { text: string }) | null>(null);
  #over = -1; // the place under the pointer
  #timer = 0;

  constructor(private readonly getTable: () => Shown) {}

  /** The pointer has come to another place; it is named when it stays there. */
  rest(x: number, y: number): void {
    const place = this.#at(x, y)?.place ?? -1;
    if (place === this.#over) return;
    this.hide();
    this.#over = place;
    if (place >= 0) this.#timer = window.setTimeout(() => this.show(x, y), REST);
  }

  show(x: number, y: number): void {
    const { board } = this.getTable();
    const found = this.#at(x, y);
    if (!board || !found) return this.hide();
    this.#over = found.place;
    const said = [joined(this.#menOn(found)), tellPlace(board, found.place)].filter(Boolean).join(" · ");
    this.shown = { x: found.x, y: found.y, text: capital(said) };
  }

  hide(): void {
    window.clearTimeout(this.#timer);
    this.#over = -1;
    this.shown = null;
  }

  #at(x: number, y: number): Thing | undefined {
    const { board } = this.getTable();
    return board ? nearest(thingsOf(board), x, y, REACH) : undefined;
  }

  /** Who stands on a circle; whoever lies in a cell or a bunk wears his number. */
  #menOn({ place }: Thing): string[] {
    const { board, cast, scene } = this.getTable();
    if (!board || !cast || place >= board.walkable) return [];
    return cast.pawns.filter((_, pawn) => (scene.past ?? scene.places)[pawn] === place).map(pawnName);
  }
}
