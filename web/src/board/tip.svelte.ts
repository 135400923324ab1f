/** What something on the board is called, for whoever rests the pointer on it or clicks it. */

import type { BoardData, Spot } from "../net/api";
import { capital, cardTitles, joined, pawnName, placeName, roomName } from "../words/names";
import { kebab, say } from "../words/words.svelte";
import { pointsOf } from "./castle";
import { nearest } from "./nearest";
import type { Shown } from "./shown";

const REST = 450; // milliseconds that a pointer stays on something that somebody wants to know
const REACH = 0.75; // of a circle's width
const INDOORS = 1.4; // from a room's circle to its name and its symbol

interface Thing extends Spot {
  place: number;
  room?: number; // beside whose circles the pointer is
}

const things = new WeakMap<BoardData, Thing[]>();

/** Every circle, every cell and bunk, and the car. */
function thingsOf(board: BoardData): Thing[] {
  const known =
    things.get(board) ?? board.names.flatMap((_, place) => pointsOf(board, place).map((spot) => ({ ...spot, place })));
  things.set(board, known);
  return known;
}

/** What it takes to go on from a place, in words. */
function costOf(board: BoardData, place: number): string {
  const toll = board.toll[place] ?? -1;
  const crossing = board.crossings.find(({ near }) => near === place);
  if (toll >= 0) return cardTitles([toll]);
  return crossing ? cardTitles(Array<number>(crossing.cards).fill(crossing.equipment)) : "";
}

/** A room by its name, with its symbol. */
export function tellRoom(board: BoardData, room: number): string {
  return withSymbol(board, room, roomName(board, room));
}

/** A place by its name, with its room's symbol or what it takes to pass. */
export function tellPlace(board: BoardData, place: number): string {
  const name = placeName(board, place);
  const room = board.rooms.findIndex(({ places }) => places.includes(place));
  const cost = costOf(board, place);
  if (cost) return say("tip-needs", { place: name, cards: cost });
  return withSymbol(board, room, name);
}

function withSymbol(board: BoardData, room: number, place: string): string {
  const symbol = board.symbols[board.rooms[room]?.symbol ?? -1];
  return symbol ? say("tip-symbol", { place, symbol: say(`symbol-${kebab(symbol)}`) }) : place;
}

function keyOf(thing: Thing | undefined): string {
  return thing ? `${thing.place}/${thing.room ?? ""}` : "";
}

export class Tip {
  shown = $state.raw<(Spot & { text: string }) | null>(null);
  #over = ""; // what is under the pointer
  #timer = 0;

  constructor(private readonly getTable: () => Shown) {}

  /** The pointer has come to another place; it is named when it stays there. */
  rest(x: number, y: number): void {
    const over = keyOf(this.#at(x, y));
    if (over === this.#over) return;
    this.hide();
    this.#over = over;
    if (over) this.#timer = window.setTimeout(() => this.show(x, y), REST);
  }

  show(x: number, y: number): void {
    const { board } = this.getTable();
    const found = this.#at(x, y);
    if (!board || !found) return this.hide();
    this.#over = keyOf(found);
    const place = found.room === undefined ? tellPlace(board, found.place) : tellRoom(board, found.room);
    const said = [found.room === undefined ? joined(this.#menOn(found)) : "", place].filter(Boolean).join(" · ");
    this.shown = { x: found.x, y: found.y, text: capital(said) };
  }

  hide(): void {
    window.clearTimeout(this.#timer);
    this.#over = "";
    this.shown = null;
  }

  #at(x: number, y: number): Thing | undefined {
    const { board } = this.getTable();
    if (!board) return undefined;
    return nearest(thingsOf(board), x, y, REACH) ?? this.#indoors(board, x, y);
  }

  /** Beside its circles stand the name of a room and its symbol. */
  #indoors(board: BoardData, x: number, y: number): Thing | undefined {
    const found = nearest(thingsOf(board), x, y, INDOORS);
    const room = board.rooms.findIndex(({ places }) => found && places.includes(found.place));
    return found && room >= 0 ? { ...found, room } : undefined;
  }

  /** Who stands on a circle; whoever lies in a cell or a bunk wears his number. */
  #menOn({ place }: Thing): string[] {
    const { board, cast, scene } = this.getTable();
    if (!board || !cast || place >= board.walkable) return [];
    return cast.pawns.filter((_, pawn) => (scene.past ?? scene.places)[pawn] === place).map(pawnName);
  }
}
