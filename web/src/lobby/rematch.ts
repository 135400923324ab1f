/** Playing again with the same people: whoever held a seat claims his new one. */

import { getJson, post, postJson } from "../net/api";
import type { Wish } from "../net/lobby";
import { HOST, keepToken, tokensOf } from "../net/tokens";

export interface Rematch {
  id: string | null;
  /** Seats of the game before whose players have asked for it, or do not want it. */
  by: string[];
  declined: string[];
  swapped: boolean;
  /** It is played on other terms than the game before. */
  changed: boolean;
  seats: { seat: string; token: string }[];
}

/** What is to be different this time; whatever is left out stays as it was. */
export interface Terms {
  edition?: string;
  escapes?: number;
  rounds?: number;
  clock?: Wish["clock"];
}

const path = (game: string) => `games/${encodeURIComponent(game)}/rematch`;

/** Whether somebody at this table has asked to play again, or has declined to. */
export function wantedBy(game: string): Promise<Rematch> {
  return getJson<Rematch>(path(game));
}

/** Make the next game, or come to it; gives its id. */
export async function playAgain(game: string, swap: boolean, terms: Terms = {}): Promise<string> {
  const held = tokensOf(game);
  const { id, seats } = await postJson<Rematch>(path(game), { tokens: Object.values(held), swap, terms });
  if (!id) return "";
  for (const { seat, token } of seats) keepToken(id, seat, token);
  if (held[HOST]) keepToken(id, HOST, held[HOST]); // whoever hosted that game hosts this one
  return id;
}

/** Say that one does not want to play again. */
export async function decline(game: string): Promise<void> {
  await post(`${path(game)}/decline`, { tokens: Object.values(tokensOf(game)) });
}
