/** Playing again with the same people: whoever held a seat claims his new one. */

import { getJson, postJson } from "../net/api";
import { HOST, keepToken, tokensOf } from "../net/tokens";

interface Rematch {
  id: string | null;
  seats: { seat: string; token: string }[];
}

const path = (game: string) => `games/${encodeURIComponent(game)}/rematch`;

/** Somebody at this table has asked to play again. */
export async function isWanted(game: string): Promise<boolean> {
  return (await getJson<Rematch>(path(game))).id !== null;
}

/** Make the next game, or come to it; gives its id. */
export async function playAgain(game: string, swap: boolean): Promise<string> {
  const held = tokensOf(game);
  const { id, seats } = await postJson<Rematch>(path(game), { tokens: Object.values(held), swap });
  if (!id) return "";
  for (const { seat, token } of seats) keepToken(id, seat, token);
  if (held[HOST]) keepToken(id, HOST, held[HOST]); // whoever hosted that game hosts this one
  return id;
}
