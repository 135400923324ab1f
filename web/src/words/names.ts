/** What people call the things that the wire counts. */

import type { BoardData } from "../net/api";
import { CARD_TITLES, familyOf } from "./cards";
import { ownKey } from "./own";
import { whereabouts } from "./whereabouts";
import { say, words, type Names } from "./words.svelte";

export function seatName(seat: string): string {
  return say(`seat-${seat}`);
}

/** A seat within a sentence: with its article, where the language has one. */
export function theSeat(seat: string): string {
  return say(`the-seat-${seat}`);
}

/** Several seats within a sentence, and how many they are. */
export function theSeats(seats: readonly string[], called: (seat: string) => string = theSeat): Names {
  return { who: joined(seats.map(called)), count: seats.length };
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
  return numbered("pawn", pawn);
}

/** A pawn within a sentence: with its article, where the language has one. */
export function thePawn(pawn: string): string {
  return numbered("the-pawn", pawn);
}

function numbered(key: string, pawn: string): string {
  const [, team = pawn, number = ""] = /^(.*)-(\d+)$/.exec(pawn) ?? [];
  return say(`${key}-${team}`, { number });
}

/** The beginning of a sentence: its first letter is a capital, behind whatever mark opens it. */
export function capital(text: string): string {
  return text.replace(/^[¡¿«“(["']*[\p{L}\p{N}]/u, (start) => start.toUpperCase());
}

export function cardTitle(card: number): string {
  const title = CARD_TITLES[card];
  return title === undefined ? say("card-hidden") : say(`card-title-${title}`);
}

export function cardEffect(card: number, edition: string): string {
  return say(ownKey(`card-effect-${CARD_TITLES[card] ?? ""}`, edition, (key) => words.has(key)));
}

/** Cards within a sentence: equipment as things that are counted, others by their titles. */
export function cardTitles(cards: readonly number[]): string {
  return joined(cardNames(cards));
}

/** The same one by one, each kind once. */
export function cardNames(cards: readonly number[]): string[] {
  const kinds = [...new Set(cards)];
  return kinds.map((kind) => counted(kind, cards.filter((card) => card === kind).length));
}

function counted(card: number, count: number): string {
  if (familyOf(card) === "equipment") return say(`counted-${CARD_TITLES[card] ?? ""}`, { count });
  return say("card-named", { title: cardTitle(card) });
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
  tower: "tower",
};

/** Kinds that are where they are called, or of which nobody asks where. */
const ALONE = new Set(["appel", "target", "car", "tower", "flight"]);

/** What is printed on a circle, if it says anything. */
function kindOf(board: BoardData, place: number): string | undefined {
  if (board.names[place] === "target-flight") return "flight";
  return board.below.has(place) ? "tunnel" : KINDS[board.kind[place] ?? ""];
}

function inRoom(board: BoardData, place: number): string | undefined {
  const room = roomOf(board, place);
  return room !== undefined && words.has(`room-${room}`) ? say(`room-${room}`) : undefined;
}

const INNER_POSTS = 5; // the letters go on outside

/** What stands on the plate beside a guard post or a way out: posts have letters, ways out have numbers. */
export function signOf(board: BoardData, place: number): string {
  const [, kind, side, ordinal] = /^(post|target)(-inner|-outer)?-(\d+)$/.exec(board.names[place] ?? "") ?? [];
  if (kind !== "post") return ordinal ?? "";
  return String.fromCharCode(64 + Number(ordinal) + (side === "-inner" ? 0 : INNER_POSTS));
}

/** Parts of the ground that people tell apart, by how their circles' names begin. */
const GROUNDS: Readonly<Record<string, string>> = {
  "out-n": "north-wall",
  "out-s": "south-wall",
  "out-w": "west-wall",
  roof: "roof",
  ramp: "ramp",
  terr: "terrace",
};

function groundOf(board: BoardData, place: number): string | undefined {
  const [, ground = ""] = /^(out-[nsw]|roof|ramp|terr)-/.exec(board.names[place] ?? "") ?? [];
  return GROUNDS[ground];
}

/** A circle's room, what is printed on it, or the part of the castle. */
function bareName(board: BoardData, place: number): string {
  if (place >= board.walkable) return say(`place-${board.names[place] ?? ""}`);
  const kind = kindOf(board, place) ?? groundOf(board, place) ?? board.area[place] ?? "inner";
  return inRoom(board, place) ?? say(`place-${kind}`, { sign: signOf(board, place) });
}

/** The bare name, and which room it is near. */
function nearName(board: BoardData, place: number): string {
  const name = bareName(board, place);
  const found = whereabouts(board, place);
  return found ? say("place-near", { place: name, side: found.side, room: say(`room-${found.room}`) }) : name;
}

/** Where a place is, in words; of what there are many, such as posts, doors and circles of a courtyard, also near what. */
export function placeName(board: BoardData, place: number): string {
  const known = place >= board.walkable || inRoom(board, place) !== undefined;
  return known || ALONE.has(kindOf(board, place) ?? "") ? bareName(board, place) : nearName(board, place);
}

/** Things in groups that say the same, in the order in which they come. */
export function grouped<Thing>(things: Iterable<Thing>, says: (thing: Thing) => string): [string, Thing[]][] {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) groups.set(says(thing), [...(groups.get(says(thing)) ?? []), thing]);
  return [...groups];
}

/** Things of one name with their numbers; one that is alone needs none. */
function counting(spots: readonly number[]): (readonly [number, number])[] {
  return spots.length > 1 ? spots.map((spot, index) => [spot, index + 1] as const) : [];
}

const numbersByPlace = new WeakMap<BoardData, Map<number, number>>();

/** Which of the circles of one name a place is, counted from 1 as the board lists them; undefined if it is alone. */
function numberOf(board: BoardData, place: number): number | undefined {
  let known = numbersByPlace.get(board);
  if (!known) {
    const names = board.names.slice(0, board.walkable).map((_, spot) => placeName(board, spot));
    known = new Map(grouped(names.keys(), (spot) => names[spot] ?? "").flatMap(([, spots]) => counting(spots)));
    numbersByPlace.set(board, known);
  }
  return known.get(place);
}

/** A place as nothing else is called: its name, and its row in the courtyard or its number. */
export function circleName(board: BoardData, place: number): string {
  const [, row, circle] = /-r(\d+)-c(\d+)$/.exec(board.names[place] ?? "") ?? [];
  if (row !== undefined)
    return say("place-in-row", { place: bareName(board, place), row: Number(row), number: Number(circle) });
  if (place >= board.walkable) return placeName(board, place);
  const number = numberOf(board, place);
  const name = placeName(board, place);
  return number === undefined ? name : say("place-numbered", { place: name, number });
}

/** What a person who holds a seat is called; empty for bots, and for people who have not said. */
export function personOf(seats: readonly { seat: string; kind: string; name: string }[], seat: string): string {
  const found = seats.find((each) => each.seat === seat);
  return found?.kind === "human" ? found.name : "";
}

/** A seat as people at the table call it: by name where it is a person's. */
export function calledAt(
  seats: readonly { seat: string; kind: string; name: string }[],
  seat: string,
  unnamed: (seat: string) => string = theSeat,
): string {
  const name = personOf(seats, seat);
  return name && name !== seat ? `${name} (${seatName(seat)})` : unnamed(seat);
}

/** Whoever said something, as he was called then: his seat may be a bot's by now. */
export function authorOf(
  { by, seat }: { by?: string; seat: string },
  alone: (seat: string) => string = seatName,
): string {
  return by && by !== seat ? `${by} (${seatName(seat)})` : alone(seat);
}

/** People by seat, as the story calls them; whoever plays with bots alone needs no name there. */
export function peopleAt(seats: readonly { seat: string; kind: string; name: string }[]): Record<string, string> {
  const people = seats.filter(({ kind }) => kind === "human");
  const named = people.filter(({ seat, name }) => people.length > 1 && name && name !== seat);
  return Object.fromEntries(named.map(({ seat, name }) => [seat, `${name} (${seatName(seat)})`]));
}
