/** What may be shown to whom where several people share one screen: only whoever holds it sees his own. */

import type { Update } from "../net/wire";

export const SPECTATOR = "spectator";
const SECURITY = "security";

/** A channel of talk or of planning marks that a seat's eyes may read. */
export function mayRead(viewer: string, channel: string): boolean {
  if (channel === "table") return true;
  if (viewer === SPECTATOR) return false;
  return channel === "officers" ? viewer !== SECURITY : channel === `seat:${viewer}`;
}

/** Through whose viewer a screen looks: through those of its only seat, or of whoever says that he holds it. */
export function eyesOf(yours: readonly string[], holder: string | null): string {
  if (yours.length === 1) return yours[0] as string;
  return holder !== null && yours.includes(holder) ? holder : SPECTATOR;
}

/** What everybody may know of the table, taken from what seats know: without anything that only one of them sees. */
export function unveiled(updates: readonly Update[]): Update | undefined {
  const newest = updates
    .filter((update) => !update.drafted) // walks that are tried out are a seat's own
    .reduce<Update | undefined>(
      (best, update) => (best && best.question >= update.question ? best : update),
      undefined,
    );
  if (!newest) return undefined;
  const view = { ...newest.view, seat: -1, hand: [], equipment: [], offers: [] };
  return { ...newest, seat: SPECTATOR, deeds: [], complete: false, choices: null, view };
}
