/** What the server answers over plain HTTP. */

import type { Welcome } from "./wire";
import type { Language } from "../ui/prefs.svelte";
import { backOff } from "./connection";

const MOST_TRIES = 4; // again

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly says: string,
  ) {
    super(says);
  }
}

/** The sentence in an error's body, whatever its shape. */
function sentenceOf(body: unknown, fallback: string): string {
  if (typeof body !== "object" || body === null) return fallback;
  const { says, detail } = body as { says?: unknown; detail?: unknown };
  if (typeof says === "string") return says;
  if (typeof detail === "string") return detail;
  return typeof detail === "object" ? sentenceOf(detail, fallback) : fallback;
}

let spoken: Record<string, string> = {}; // as the browser speaks, until we know better

/** Let refusals be said in the language of the page, which need not be the browser's. */
export function answerIn(language: Language): void {
  spoken = { "Accept-Language": language };
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  const headers = { ...spoken, ...(init?.headers as Record<string, string> | undefined) };
  const response = await fetch(`/api/${path}`, { ...init, headers });
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  throw new ApiError(response.status, sentenceOf(body, `${response.status} ${response.statusText}`));
}

export async function getJson<T>(path: string, headers: Record<string, string> = {}): Promise<T> {
  return (await (await request(path, { headers })).json()) as T;
}

/** Send something that brings no answer but that it is done. */
export async function post(path: string, body: unknown): Promise<Response> {
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  return request(path, init);
}

export async function postJson<T>(path: string, body: unknown): Promise<T> {
  return (await (await post(path, body)).json()) as T;
}

export async function getText(path: string): Promise<string> {
  return (await request(path)).text();
}

export function fetchWords(language: Language): Promise<string> {
  return getText(`words/${language}`);
}

export interface Spot {
  x: number;
  y: number;
}

export interface Room {
  name: string;
  symbol: number;
  places: number[];
}

export interface Crossing {
  name: string;
  near: number;
  far: number;
  equipment: number;
  cards: number;
}

interface PlaceSent {
  name: string;
  x: number;
  y: number;
  area: string;
  kind: string;
  toll: number;
  steps: number[];
}

/** Places that hold many pawns and are reached by rule, not by steps. */
interface Homes {
  car: number;
  barracks: number;
  office: number;
  escaped: number;
  dead: number;
  custody: number;
}

interface BoardSent extends Homes {
  walkable: number;
  places: PlaceSent[];
  symbols: string[];
  rooms: Room[];
  tunnels: { name: string; below: number[] }[];
  crossings: Crossing[];
  slots: { cells: Record<string, Spot[]>; barracks: Spot[]; office: Spot[]; car: Spot[] };
}

/** The castle of one edition: everything by the number of its place. */
export interface BoardData extends Homes {
  names: string[];
  x: number[];
  y: number[];
  area: string[];
  kind: string[];
  steps: number[][];
  /** The symbol of the card that a prisoner hands over to enter, or -1. */
  toll: number[];
  walkable: number;
  symbols: string[];
  rooms: Room[];
  tunnels: string[];
  below: Set<number>;
  crossings: Crossing[];
  /** By name of a place that holds many pawns: where the first, second, … of them stands. */
  slots: Record<string, Spot[]>;
  /** Where the car is drawn. */
  cars: Spot[];
}

function boardOf(sent: BoardSent): BoardData {
  const { places, tunnels, slots, ...rest } = sent;
  const cells = Object.entries(slots.cells).map(([block, spots]) => [`cells-${block}`, spots] as const);
  return {
    ...rest,
    names: places.map((place) => place.name),
    x: places.map((place) => place.x),
    y: places.map((place) => place.y),
    area: places.map((place) => place.area),
    kind: places.map((place) => place.kind),
    steps: places.map((place) => place.steps),
    toll: places.map((place) => place.toll),
    tunnels: tunnels.map((tunnel) => tunnel.name),
    below: new Set(tunnels.flatMap((tunnel) => tunnel.below)),
    slots: { ...Object.fromEntries(cells), barracks: slots.barracks, office: slots.office },
    cars: slots.car,
  };
}

/** Something that every game of an edition needs, fetched once; what did not come is asked for anew. */
export function shared<T>(fetched: (edition: string) => Promise<T>): (edition: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (edition) => {
    const promised = known.get(edition) ?? steadily(() => fetched(edition));
    known.set(edition, promised);
    promised.catch(() => known.delete(edition));
    return promised;
  };
}

/** Ask a few times over: a network may be gone for a moment. What the server itself refuses stays refused. */
async function steadily<T>(ask: () => Promise<T>, tries = 0): Promise<T> {
  try {
    return await ask();
  } catch (trouble) {
    if (trouble instanceof ApiError || tries === MOST_TRIES) throw trouble;
    await new Promise((rested) => setTimeout(rested, backOff(tries)));
    return steadily(ask, tries + 1);
  }
}

/** The name of a game's board: its edition, and its house rules, since some bring another board. */
export function boardName({ edition, setup }: Pick<Welcome, "edition" | "setup">): string {
  return [edition, ...((setup.house_rules ?? []) as string[])].join("+");
}

export const fetchBoard = shared((edition) => getJson<BoardSent>(`board/${edition}`).then(boardOf));

/** A board's picture, by day or by night, its words in one language. */
function pictureOf(board: string, language: string, night: boolean): string {
  return `board/${board}.svg?language=${language}&palette=${night ? "night" : "day"}`;
}

export function pictureAddress(board: string, language: string, night: boolean): string {
  return `/api/${pictureOf(board, language, night)}`;
}

/** The drawing that a page can light and letter anew; it is asked for as it is seen, so that it comes once. */
export function fetchCastle(board: string, language: string, night: boolean): Promise<string> {
  return getText(pictureOf(board, language, night));
}

/** Where the socket of a game is. */
export function socketAddress(game: string): string {
  const base = new URL(`/ws/games/${encodeURIComponent(game)}`, location.href);
  base.protocol = base.protocol === "https:" ? "wss:" : "ws:";
  base.hash = "";
  return base.href;
}
