/** The games that this browser has a seat at: which are going on, and which of them wait for it. */

import { fetchGame, isOver, type GameLine } from "../net/lobby";
import { heldGames, tokensOf } from "../net/tokens";

const LATEST = 16;
const FINISHED = 5; // worth a line on the first page

export interface Mine {
  game: GameLine;
  seats: string[]; // that this browser holds
  turn: boolean;
  played: number;
}

export interface MyGames {
  going: Mine[];
  over: Mine[];
}

/** What is to be shown first comes first: one's own turn, then what was played last. */
export function sorted(games: readonly Mine[]): MyGames {
  const order = games.toSorted((one, other) => Number(other.turn) - Number(one.turn) || other.played - one.played);
  const ended = ({ game }: Mine) => isOver(game.status);
  return { going: order.filter((mine) => !ended(mine)), over: order.filter(ended).slice(0, FINISHED) };
}

export function mineOf(game: GameLine, held: readonly string[]): Mine {
  const seats = game.seats.map(({ seat }) => seat).filter((seat) => held.includes(seat));
  const turn = game.status === "running" && (game.standing?.asked ?? []).some((seat) => seats.includes(seat));
  return { game, seats, turn, played: game.standing?.played ?? game.changed };
}

export async function fetchMine(): Promise<MyGames> {
  const found = await Promise.allSettled(
    heldGames()
      .slice(-LATEST)
      .map((game) => fetchGame(game)),
  );
  const games = found.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  return sorted(games.map((game) => mineOf(game, Object.keys(tokensOf(game.id)))));
}
