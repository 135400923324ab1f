/** Making, finding and joining games over HTTP. */

import { getJson, post, postJson } from "./api";
import { browserSecret, forgetSeat, HOST, isClaiming, keepToken, noteClaim, tokensOf, type Brought } from "./tokens";

export interface HouseRule {
  name: string;
  says: string;
  /** By players, where this rule alters it. */
  most_escapes: Record<string, number> | null;
  /** By part of the day, where this rule alters them. */
  part_minutes: Record<string, number> | null;
  /** The parts of a day, where this rule alters them. */
  parts: string[] | null;
}

/** Something on which editions differ, and the rule behind what an edition says of it. */
export interface Topic {
  name: string;
  rule: string;
}

export interface EditionInfo {
  name: string;
  title: string;
  players: number[];
  params: {
    draw_on: number[];
    escapes_to_win: number;
    suggested_rounds: Record<string, number>;
    part_minutes: Record<string, number>;
  };
  days: number;
  /** The parts of a day; one where the hour does not matter. */
  parts: string[];
  /** The steps of a turn in which its player acts, by the names under which they ask. */
  phases: Record<"security" | "escape", string[]>;
  /** By card, the kinds of question that it may answer. */
  answers: Record<string, string[]>;
  usual_rounds: number;
  most_rounds: number;
  most_escapes: Record<string, number>;
  house_rules: HouseRule[];
  /** Everybody knows how much equipment an officer holds, not only whether he holds any. */
  open_numbers: boolean;
  /** Steps of a guard to the man on the next circle: 1 where he steps onto it, 0 where he arrests from beside. */
  steps_to_arrest: number;
  topics: Topic[];
}

export interface Editions {
  editions: EditionInfo[];
  nations: { nation: string; colour: string }[];
  bots: { levels: string[]; usual: string };
  most_on_clock: { minutes: number; hours: number };
}

export interface SeatWish {
  kind: "human" | "hot-seat" | "bot" | "open";
  name: string;
  level: string;
}

export interface Wish {
  edition: string;
  players: number;
  seats: SeatWish[];
  house_rules: string[];
  nations?: string[];
  escapes?: number;
  rounds?: number;
  public: boolean;
  clock: { kind: string; minutes?: number; hours?: number; parts?: Record<string, number> };
}

export interface SeatMade {
  seat: string;
  kind: string;
  name: string;
  token: string | null;
  link: string | null;
}

export interface GameMade {
  id: string;
  link: string;
  host_token: string;
  status: string;
  seats: SeatMade[];
}

export interface SeatLine {
  seat: string;
  kind: string;
  name: string;
  level: string;
}

export interface GameLine {
  id: string;
  edition: string;
  status: string;
  created: number;
  changed: number;
  seats: SeatLine[];
  winners: string[] | null;
  /** What the token opens that was shown: a seat to which nobody has come by it yet, or one's own. */
  opens: "invitation" | "seat" | null;
  /** How far it has come; only for whoever holds a seat, and while it goes on. */
  standing: { round: number; rounds: number; asked: string[]; played: number; deadline: number | null } | null;
}

/** Nobody plays on. */
export function isOver(status: string): boolean {
  return ["finished", "kept", "given-up"].includes(status);
}

let known: Promise<Editions> | null = null;

export function fetchEditions(): Promise<Editions> {
  known ??= getJson<Editions>("editions");
  return known;
}

export function makeGame(wish: Wish): Promise<GameMade> {
  return postJson("games", wish);
}

export function joinGame(game: string, seat: string, name: string): Promise<SeatMade> {
  return postJson(`games/${encodeURIComponent(game)}/join`, {
    seat,
    name,
    tokens: Object.values(tokensOf(game)).slice(-8),
  });
}

/** Exchange the token of a link for one's own; the link then opens nothing any more. */
export async function claimSeat({ game, seat, token }: Brought): Promise<void> {
  const path = `games/${encodeURIComponent(game)}/claim`;
  noteClaim(token);
  const made = await postJson<SeatMade>(path, { token, secret: browserSecret() });
  keepToken(game, made.seat || seat, made.token ?? token);
  noteClaim(null);
}

/** A link that leads to the table itself: one's own, or an invitation to be exchanged. */
export async function acceptLink(brought: Brought): Promise<void> {
  const { opens } = await fetchGame(brought.game, brought.token);
  if (opens === "invitation" || isClaiming(brought.token)) await claimSeat(brought);
}

/** Give a seat up that this browser holds. */
export async function leaveGame(game: string, seat: string): Promise<void> {
  const token = tokensOf(game)[seat];
  if (token) await post(`games/${encodeURIComponent(game)}/leave`, { token });
  forgetSeat(game, seat);
}

/** End a game for good that nobody else plays. */
export async function giveUpGame(game: string): Promise<void> {
  await post(`games/${encodeURIComponent(game)}/give-up`, { tokens: Object.values(tokensOf(game)) });
}

/** What may be known of a game; whoever holds a seat shows its token, and learns how the game stands. */
export function fetchGame(game: string, shown?: string): Promise<GameLine> {
  const token = shown ?? Object.entries(tokensOf(game)).find(([seat]) => seat !== HOST)?.[1];
  return getJson(`games/${encodeURIComponent(game)}`, token ? { Authorization: `Bearer ${token}` } : {});
}

export function fetchGames(): Promise<GameLine[]> {
  return getJson("games");
}
