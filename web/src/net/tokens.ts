/** The tokens of the seats that this browser holds; they are the only key there is, so they stay here. */

import { markGuest } from "./guests";

const KEY = "colditz.seats";
const AWAY = "colditz.away";
const BROWSER = "colditz.browser";
const CLAIMING = "colditz.claiming";
export const HOST = "host";

type Held = Record<string, Record<string, string>>; // game, then seat (or host), then token

function read(): Held {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Held;
  } catch {
    return {};
  }
}

export function tokensOf(game: string): Record<string, string> {
  return lent.get(game) ?? read()[game] ?? {};
}

const lent = new Map<string, Record<string, string>>();

/** A seat for as long as the page is open: a lesson is not among the games that one comes back to. */
export function lendToken(game: string, seat: string, token: string): void {
  lent.set(game, { [seat]: token });
}

export function keepToken(game: string, seat: string, token: string): void {
  putBack(game); // whoever comes to a game again wants to find it
  const held = read();
  held[game] = { ...held[game], [seat]: token };
  try {
    localStorage.setItem(KEY, JSON.stringify(held));
  } catch {
    // without storage the seat lasts as long as the page
  }
}

export function forgetSeat(game: string, seat: string): void {
  lent.delete(game);
  const held = read();
  const left = Object.entries(held[game] ?? {}).filter(([name]) => name !== seat);
  held[game] = Object.fromEntries(left);
  localStorage.setItem(KEY, JSON.stringify(held));
}

/** Games that this browser has a seat at and that were not taken off the list, the newest last. */
export function heldGames(): string[] {
  const [held, away] = [read(), awayGames()];
  return Object.keys(held).filter((game) => Object.keys(held[game] ?? {}).length > 0 && !away.includes(game));
}

/** Games that are no longer listed here; their seats are still held, for a token lost is a seat lost. */
function awayGames(): string[] {
  try {
    return JSON.parse(localStorage.getItem(AWAY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function takeOffList(game: string): void {
  localStorage.setItem(AWAY, JSON.stringify([...awayGames(), game]));
}

export function putBack(game: string): void {
  const away = awayGames();
  if (away.includes(game)) localStorage.setItem(AWAY, JSON.stringify(away.filter((other) => other !== game)));
}

/** A link that the page was opened with, until the server has said whether it fits; and what was held before it. */
let followed: { game: string; seat: string; before: string | undefined } | null = null;

/** What only this browser knows: with it a link that was sent on is claimed, and claimed again if the answer was lost. */
export function browserSecret(): string {
  const kept = recall();
  if (kept) return kept;
  const made = [...crypto.getRandomValues(new Uint8Array(24))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  try {
    localStorage.setItem(BROWSER, made);
  } catch {
    secret = made; // without storage it lasts as long as the page
  }
  return made;
}

let secret: string | null = null;

function recall(): string | null {
  try {
    return localStorage.getItem(BROWSER) ?? secret;
  } catch {
    return secret;
  }
}

/** A link that is being claimed: the answer may be lost, and then the same browser asks once more. */
export function noteClaim(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(CLAIMING);
    else localStorage.setItem(CLAIMING, token);
  } catch {
    // without storage a lost answer is a lost seat, until the host makes a new link
  }
}

export function isClaiming(token: string): boolean {
  try {
    return localStorage.getItem(CLAIMING) === token;
  } catch {
    return false;
  }
}

export interface Brought {
  game: string;
  seat: string;
  token: string;
}

/**
 * The seat and token behind the # of a link `/game/ID#seat=…&token=…`; they leave the address bar once they are kept.
 * What is new here may be an invitation, to be exchanged for a token of one's own.
 */
export function takeFromAddress(): Brought | null {
  const game = /^\/game\/([^/]+)/.exec(location.pathname)?.[1];
  const found = new URLSearchParams(location.hash.slice(1));
  const token = found.get("token");
  if (!game || !token) return null;
  const [id, seat] = [decodeURIComponent(game), found.get("seat") || HOST];
  const before = tokensOf(id)[seat];
  if (before !== token) {
    followed = { game: id, seat, before };
    markGuest(id, seat);
  }
  keepToken(id, seat, token);
  history.replaceState(null, "", location.pathname + location.search);
  return before === token || seat === HOST ? null : { game: id, seat, token };
}

/** A link whose claim was not answered before the page was left: the seat may be this browser's already. */
export function claimLeftOpen(): Brought | null {
  for (const [game, seats] of Object.entries(read()))
    for (const [seat, token] of Object.entries(seats)) if (isClaiming(token)) return { game, seat, token };
  return null;
}

/** The server has answered to what is held: the link was good, or is given up. */
export function forgetLink(): void {
  followed = null;
}

/** Some seats do not open. If a link that was just followed is to blame, what was held before it is held again. */
export function blamedLink(game: string, seats: readonly string[]): string | null {
  if (followed?.game !== game || !seats.includes(followed.seat)) return null;
  const { seat, before } = followed;
  followed = null;
  forgetSeat(game, seat);
  if (before !== undefined) keepToken(game, seat, before);
  return seat;
}

/** Seats that this browser has a token of, though it does not open them. */
export function staleSeats(game: string, yours: readonly string[]): string[] {
  return Object.keys(tokensOf(game)).filter((seat) => seat !== HOST && !yours.includes(seat));
}
