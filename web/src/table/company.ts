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

interface Seated {
  seats: readonly { seat: string; kind: string; steward: boolean }[];
  yours: readonly string[];
  connections: Readonly<Record<string, number>>;
}

/** Other people belong to the table or may still come, a bot stands in, or a seat is open in several places. */
export function inCompany({ seats, yours, connections }: Seated): boolean {
  const others = seats.some(({ seat, kind, steward }) => steward || (kind !== "bot" && !yours.includes(seat)));
  return others || Object.values(connections).some((count) => count > 1);
}
