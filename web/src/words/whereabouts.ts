/** Where a circle lies, told by the room that is nearest to it: beside it, or on which side of it. */

import type { BoardData, Spot } from "../net/api";

const BESIDE = 2.3; // circles between two middles
const SIDES = ["east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east"] as const;

export type Side = (typeof SIDES)[number] | "beside";

export interface Whereabouts {
  room: string;
  side: Side;
}

interface Landmark extends Spot {
  room: string;
}

const landmarks = new WeakMap<BoardData, Landmark[]>();

/** The circles of all rooms; the sheet has north above. */
function landmarksOf(board: BoardData): Landmark[] {
  const known =
    landmarks.get(board) ??
    board.rooms.flatMap(({ name, places }) =>
      places.map((place) => ({ room: name, x: board.x[place] ?? 0, y: board.y[place] ?? 0 })),
    );
  landmarks.set(board, known);
  return known;
}

/** Which of the eight winds points from one spot to another. */
function sideOf(from: Spot, to: Spot): Side {
  const eighth = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4));
  return SIDES[(eighth + SIDES.length) % SIDES.length] as Side;
}

/** Told by the nearest room; null on a board that has none. */
export function whereabouts(board: BoardData, place: number): Whereabouts | null {
  const spot = { x: board.x[place] ?? 0, y: board.y[place] ?? 0 };
  const away = (mark: Landmark): number => Math.hypot(mark.x - spot.x, mark.y - spot.y);
  const [first, ...others] = landmarksOf(board);
  if (!first) return null;
  const nearest = others.reduce((best, mark) => (away(mark) < away(best) ? mark : best), first);
  return { room: nearest.room, side: away(nearest) <= BESIDE ? "beside" : sideOf(nearest, spot) };
}
