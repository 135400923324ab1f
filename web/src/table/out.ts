/** Whether it is over, for everybody or for whoever looks. */

import type { Table } from "./table.svelte";

/** How a game ended: as the rules say, or because nobody plays on; empty while it goes on. */
export function endingOf({ view, status }: Pick<Table, "view" | "status">): string {
  return view?.ending || (view && status === "given-up" ? status : "");
}

/** Whoever looks has lost all his men while others play on. */
export function isOut({ view, status }: Pick<Table, "view" | "status">): boolean {
  return Boolean(view && view.seat > 0 && view.table.out[view.seat] && !endingOf({ view, status }));
}
