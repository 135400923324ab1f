/** What people call the things that the wire counts. */

import type { BoardData } from "../net/api";
import { CARD_TITLES, effectKey } from "./cards";
import { say, words } from "./words.svelte";

export function seatName(seat: string): string {
  return say(`seat-${seat}`);
}

/** What a bot of this level is called; one of one's own keeps its name. */
export function levelName(level: string): string {
  return words.has(`level-${level}`) ? say(`level-${level}`) : level;
}

export function officerName(seat: string): string {
  return say(`officer-${seat}`);
}

/** `british-2` as a person says it. */
export function pawnName(pawn: string): string {
  const [, team = pawn, number = ""] = /^(.*)-(\d+)$/.exec(pawn) ?? [];
  return say(`pawn-${team}`, { number });
}

export function cardTitle(card: number): string {
  const title = CARD_TITLES[card];
  return title === undefined ? say("card-hidden") : say(`card-title-${title}`);
}

export function cardEffect(card: number, edition: string): string {
  return say(effectKey(card, edition, (key) => words.has(key)));
}

export function cardTitles(cards: readonly number[]): string {
  return joined(cards.map(cardTitle));
}

/** Several names in a row, as the language joins them. */
export function joined(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : say("and", { first: names.slice(0, -1).join(", "), last });
}

export function roomName(board: BoardData, room: number): string {
  return say(`room-${board.rooms[room]?.name ?? ""}`);
}

export function tunnelName(board: BoardData, tunnel: number): string {
  return say(`action-detail-tunnel-${board.tunnels[tunnel] ?? ""}`);
}

const roomsByPlace = new WeakMap<BoardData, Map<number, string>>();

function roomOf(board: BoardData, place: number): string | undefined {
  let known = roomsByPlace.get(board);
  if (!known) {
    known = new Map(board.rooms.flatMap((room) => room.places.map((spot) => [spot, room.name] as const)));
    roomsByPlace.set(board, known);
  }
  return known.get(place);
}

const KINDS: Readonly<Record<string, string>> = {
  appel: "appel",
  safe: "safe",
  post: "post",
  door: "door",
  inspection: "inspection",
  drop30: "drop",
  drop60: "drop",
  landing: "landing",
  searchlight: "beam",
  tunnel: "tunnel",
  target: "target",
  car: "car",
  corridor: "passage",
};

/** Where a place is, in words: its room, what is printed on it, or the part of the castle. */
export function placeName(board: BoardData, place: number): string {
  if (place >= board.walkable) return say(`place-${board.names[place] ?? ""}`);
  const room = roomOf(board, place);
  if (room !== undefined && words.has(`room-${room}`)) return say(`room-${room}`);
  const kind = board.below.has(place) ? "tunnel" : KINDS[board.kind[place] ?? ""];
  return say(`place-${kind ?? board.area[place] ?? "inner"}`);
}
