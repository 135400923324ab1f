/** Finding rules by their words or their number. */

import type { Entry } from "../net/rules";

/** Lower case and without accents, so that nobody has to type them. */
function simple(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
}

/** The entries that hold every word that is looked for. */
export function found(entries: readonly Entry[], wanted: string): Entry[] {
  const parts = simple(wanted).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const text = simple(`${entry.id} ${entry.question} ${entry.text}`);
    return parts.every((part) => text.includes(part));
  });
}
