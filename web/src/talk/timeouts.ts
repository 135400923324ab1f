/** Time that ran out, among what happened: before the first deed after it. */

import type { Told } from "../words/deed";

export interface Line {
  key: string;
  /** The question that it answers or, of time that ran out, that was asked then. */
  first: number;
  /** How many deeds lie before the position that it led to. */
  after: number;
  event: Told | null;
  late: string;
}

type Late = Pick<Line, "key" | "first" | "late">;

export function withTimeouts(lines: readonly Line[], timeouts: readonly Late[]): Line[] {
  const all = [...lines];
  for (const late of timeouts) {
    const next = all.findIndex(({ first, event }) => event && first >= late.first);
    const at = next < 0 ? all.length : next;
    all.splice(at, 0, { ...late, after: all[at - 1]?.after ?? 0, event: null });
  }
  return all;
}
