/** Playing again with the same people: whoever held a seat claims his new one. */

import { getJson, postJson } from "../net/api";
import { HOST, keepToken, tokensOf } from "../net/tokens";

interface Rematch {
  id: string | null;
  /** Seats of the game before whose players have asked for it, and whether sides are swapped in it. */
  by: string[];
  swapped: boolean;
  seats: { seat: string; token: string }[];
}

const path = (game: string) => `games/${encodeURIComponent(game)}/rematch`;

/** Who at this table has asked to play again; null if nobody has. */
export async function wantedBy(game: string): Promise<Pick<Rematch, "by" | "swapped"> | null> {
  const found = await getJson<Rematch>(path(game));
  return found.id === null ? null : found;
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
