/** The pictures of the two pages: moments on our own board, told by names of circles. */

import type { BoardData, Spot } from "../net/api";

export const PAGES = [
  ["goal", "turn", "gather"],
  ["out", "caught"],
] as const;
export type Subject = (typeof PAGES)[number][number];

export interface Moment {
  men: readonly (readonly [pawn: string, circle: string])[];
  /** Walks and steps that are drawn as an arrow, from circle to circle. */
  ways: readonly (readonly string[])[];
  /** The walk of a guard to the man whom he arrests, as far as the edition lets him come. */
  arrest?: readonly [guard: string, man: string];
  /** Circles with a ring around them. */
  rings: readonly string[];
}

/** The moments of the lessons, so that whoever learned by doing sees them again. */
export const MOMENTS: Readonly<Record<Subject, Moment>> = {
  goal: { men: [["british-1", "land-31"]], ways: [["land-31", "target-4"]], rings: ["target-4"] },
  turn: { men: [["british-1", "ic-r11-c08"]], ways: [["ic-r11-c08", "room-chapel-10"]], rings: ["room-chapel-10"] },
  gather: {
    men: [
      ["british-1", "room-chapel-9"],
      ["british-2", "room-chapel-10"],
    ],
    ways: [],
    rings: ["room-chapel-9", "room-chapel-10"],
  },
  out: { men: [["british-1", "in-ghcor-09"]], ways: [["in-ghcor-09", "door-gh"]], rings: ["door-gh"] },
  caught: {
    men: [
      ["guard-1", "ic-r08-c13"],
      ["british-1", "ic-r09-c16"],
    ],
    ways: [],
    arrest: ["ic-r08-c13", "ic-r09-c16"],
    rings: ["ic-r09-c16"],
  },
};

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 2.6; // circles around what is shown, so that one sees where it is
const SHAPE = 1.75; // how much wider than high every picture is

export function spotOf(board: BoardData, circle: string): Spot | null {
  const place = board.names.indexOf(circle);
  return place < 0 ? null : { x: board.x[place] ?? 0, y: board.y[place] ?? 0 };
}

/** The shortest walk between two circles, as the spots that it leads over; a straight line where nobody can walk. */
export function walk(board: BoardData, from: string, to: string): Spot[] {
  const [start, goal] = [board.names.indexOf(from), board.names.indexOf(to)];
  const before = new Map<number, number>([[start, -1]]);
  const queue = [start];
  for (const place of queue) {
    if (place === goal) break;
    for (const next of board.steps[place] ?? []) {
      if (before.has(next)) continue;
      before.set(next, place);
      queue.push(next);
    }
  }
  const way: number[] = [];
  for (let place: number | undefined = goal; place !== undefined && place >= 0; place = before.get(place))
    way.unshift(place);
  const places = before.has(goal) ? way : [start, goal];
  return places.map((place) => ({ x: board.x[place] ?? 0, y: board.y[place] ?? 0 }));
}

/** All arrows of a moment; that of an arrest ends beside the man where guards do not step onto his circle. */
export function waysOf(board: BoardData, moment: Moment, stepsToArrest: number): Spot[][] {
  const walks = moment.ways.map(([from = "", to = ""]) => walk(board, from, to));
  if (!moment.arrest) return walks;
  const approach = walk(board, ...moment.arrest);
  return [...walks, stepsToArrest ? approach : approach.slice(0, -1)];
}

/** Where the castle ends on the right, and the legend begins. */
export function edgeOf(board: BoardData): number {
  return Math.max(...board.x.slice(0, board.walkable)) + 0.9;
}

/** The part of the board that a picture shows: all that happens in it, and some castle around, but no legend. */
export function frameOf(spots: readonly Spot[], edge = Infinity): Frame {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  const high = Math.max(...ys) - Math.min(...ys) + 2 * MARGIN;
  const wide = Math.max(...xs) - Math.min(...xs) + 2 * MARGIN;
  const [width, height] = wide > high * SHAPE ? [wide, wide / SHAPE] : [high * SHAPE, high];
  return { left: Math.min(middle.x - width / 2, edge - width), top: middle.y - height / 2, width, height };
}
