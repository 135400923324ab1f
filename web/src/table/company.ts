/** What a table tells for a while, and who is around it. */

import type { Presence } from "../net/wire";

/** Something to say for a while: an error, a refusal with its rule. */
export interface Notice {
  text: string;
  rule: string | null;
}

/** How many look on; by seat, and for the host, since when nobody who holds it is here; who tries walks out. */
export type Company = Pick<Presence, "spectators" | "left" | "planning">;
