/** Which lines of the talk are news to whoever looks; what was read is kept in the browser, seat by seat. */

import type { Said } from "../net/wire";

const KEY = "colditz.read";

/** How many lines others have said since a moment; one's own are never news. */
export function unreadOf(said: readonly Said[], since: number, viewer: string): number {
  return said.filter((line) => line.at > since && line.seat !== viewer).length;
}

/** When the last line was said. */
export function lastOf(said: readonly Said[]): number {
  return Math.max(0, ...said.map((line) => line.at));
}

/** Up to when a seat has read the talk of a table. */
export function readAt(game: string, viewer: string): number {
  try {
    return Number(localStorage.getItem(`${KEY}.${game}.${viewer}`) ?? 0);
  } catch {
    return 0;
  }
}

export function keepRead(game: string, viewer: string, until: number): void {
  try {
    localStorage.setItem(`${KEY}.${game}.${viewer}`, String(until));
  } catch {
    // then it counts as news again after a reload
  }
}
