/** Ways over the board, for show only. */

import type { BoardData } from "../net/api";

/** A shortest way along plain steps, for show only: where a pawn may walk is the server's business. */
export function shortest(board: BoardData, start: number, to: number, limit: number): number[] | null {
  const before = new Map([[start, start]]);
  let ring = [start];
  for (let step = 0; step < limit && ring.length && !before.has(to); step++) {
    const further: number[] = [];
    for (const place of ring)
      for (const near of board.steps[place] ?? [])
        if (!before.has(near)) {
          before.set(near, place);
          further.push(near);
        }
    ring = further;
  }
  if (!before.has(to)) return null;
  const way = [to];
  for (let at = before.get(to) as number; at !== start; at = before.get(at) as number) way.unshift(at);
  return way;
}
