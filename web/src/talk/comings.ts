/** Who came, left, or is played by a bot: what changed between two lists of the seats. */

import type { SeatInfo } from "../net/wire";

export type Change = "joined" | "here" | "back" | "away" | "steward" | "returned" | "bot" | "left";

export interface Coming {
  seat: string;
  name: string;
  what: Change;
}

/** What became of one seat; null if nothing that people would tell each other. */
function changeOf(before: SeatInfo, now: SeatInfo, met: boolean): Change | null {
  if (before.kind !== now.kind) return now.kind === "human" ? "joined" : now.kind === "bot" ? "bot" : "left";
  if (now.kind !== "human") return null;
  if (before.steward !== now.steward) return now.steward ? "steward" : "returned";
  return before.present === now.present ? null : !now.present ? "away" : met ? "back" : "here";
}

/** The changes, seat by seat; of one's own seats nobody needs to be told. Only who was `met` before can be back. */
export function comingsOf(
  before: readonly SeatInfo[],
  now: readonly SeatInfo[],
  own: readonly string[],
  met: readonly string[],
): readonly Coming[] {
  return now.flatMap((info) => {
    const known = before.find(({ seat }) => seat === info.seat);
    const what = known && !own.includes(info.seat) ? changeOf(known, info, met.includes(info.seat)) : null;
    const gone = what === "bot" || what === "left"; // the seat has lost his name already
    return what ? [{ seat: info.seat, name: (gone ? known?.name : info.name) ?? "", what }] : [];
  });
}
