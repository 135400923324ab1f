/** Whether whoever looks has lost all his men while others play on. */

import type { Table } from "./table.svelte";

export function isOut({ view }: Pick<Table, "view">): boolean {
  return Boolean(view && view.seat > 0 && view.table.out[view.seat] && !view.ending);
}
