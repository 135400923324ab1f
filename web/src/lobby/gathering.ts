/** Who has not come to a table yet, and by which link he would. */

import type { SeatInfo } from "../net/wire";

export interface Gathering {
  seats: readonly SeatInfo[];
  yours: readonly string[];
  /** Seats that have done something already: whoever played is only away. */
  played: ReadonlySet<string>;
  /** The game has not begun; later a seat is free because somebody left it, and a bot plays on. */
  waits?: boolean;
}

/** Seats that are free, or whose player was not seen yet. */
export function missing({ seats, yours, played, waits = true }: Gathering): SeatInfo[] {
  return seats.filter(({ seat, kind, present }) => {
    if (yours.includes(seat)) return false;
    return (kind === "open" && waits) || (kind === "human" && !present && !played.has(seat));
  });
}

/** Players for whom this browser has no link: the game was made at another one. */
export function uninvited(seats: readonly SeatInfo[], kept: Record<string, string>): string[] {
  return seats.filter(({ seat, kind }) => kind === "human" && !kept[seat]).map(({ seat }) => seat);
}

export interface Invitation {
  link: string;
  seats: string[];
}

/** The links for those seats, each once: a free seat is taken by the game's own, another only by the one that was made for it. */
export function invitations(game: string, seats: readonly SeatInfo[], kept: Record<string, string>): Invitation[] {
  const found = new Map<string, string[]>();
  for (const { seat, kind } of seats) {
    const link = kind === "open" ? `/join/${encodeURIComponent(game)}` : kept[seat];
    if (link) found.set(link, [...(found.get(link) ?? []), seat]);
  }
  return [...found].map(([link, names]) => ({ link, seats: names }));
}
