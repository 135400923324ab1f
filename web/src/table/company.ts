/** What a table tells for a while, and who is around it. */

import type { Presence } from "../net/wire";

/** Something to say for a while: an error, a refusal with its rule. */
export interface Notice {
  text: string;
  rule: string | null;
  stays?: boolean; // until it has been read: whoever looked away must know of it
}

/** How many look on; by seat, and for the host, since when nobody who holds it is here; who tries walks out. */
export type Company = Pick<Presence, "spectators" | "left" | "planning">;

/** What is said of seats that are one's own no longer: free again, or a bot's for good. */
export function lossOf(seats: readonly { seat: string; kind: string }[], lost: readonly string[]): string {
  const resigned = seats.some(({ seat, kind }) => kind === "bot" && lost.includes(seat));
  return resigned ? "seat-resigned" : "seat-lost";
}

/** Other people belong to the table, or may still come. */
export function inCompany(table: {
  seats: readonly { seat: string; kind: string }[];
  yours: readonly string[];
}): boolean {
  return table.seats.some(({ seat, kind }) => kind !== "bot" && !table.yours.includes(seat));
}
