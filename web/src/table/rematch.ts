/** The same game once more, against the same bots; with people there is the page for new games. */

import { makeGame, type GameMade, type SeatWish } from "../net/lobby";
import type { SeatInfo, Welcome } from "../net/wire";

/** One person plays, and bots do the rest: whoever wants another game need not ask anybody. */
export function mayRepeat(seats: readonly SeatInfo[], yours: readonly string[]): boolean {
  return yours.length === 1 && seats.every(({ seat, kind }) => kind === "bot" || yours.includes(seat));
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

export function repeat(welcome: Welcome, seats: readonly SeatInfo[], yours: readonly string[]): Promise<GameMade> {
  const wishes = seats.map(({ seat, name, level }): SeatWish => {
    const own = yours.includes(seat);
    return { kind: own ? "human" : "bot", name: own ? name : "", level: own ? "" : level };
  });
  const { rounds, escapes, house_rules: rules } = welcome.setup;
  return makeGame({
    edition: welcome.edition,
    players: seats.length,
    seats: wishes,
    nations: seats.slice(1).map(({ seat }) => seat),
    house_rules: listOf(rules),
    ...(typeof rounds === "number" ? { rounds } : {}),
    ...(typeof escapes === "number" ? { escapes } : {}),
    public: false,
    clock: { kind: "none" },
  });
}
