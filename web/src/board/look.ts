/** Where a sheet lies behind its window. */

export interface Finger {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels at the edges of the window where the castle is not laid. */
export interface Edges {
  sides: number; // at the left and at the right
  below: number; // what lies over the lower end just now
}

/** The part of the window where it is laid. */
export interface Sight {
  left: number;
  width: number;
  height: number;
}

/** Where the sheet lies, and how large it is. */
export interface Look {
  x: number;
  y: number;
  scale: number;
}

export function middleOf({ left, top, width, height }: Box): Finger {
  return { x: left + width / 2, y: top + height / 2 };
}

/** The smallest box around points. */
export function boxAround(points: readonly Finger[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Pixels of a unit at which a box just fits the window, with so much room around it. */
export function fittingIn({ width, height }: Sight, edge: number, box: Box): number {
  return Math.min((width - 2 * edge) / (box.width + 1), (height - 2 * edge) / (box.height + 1));
}

/** Where something begins so that it is in the middle of its window, or, if it is larger, so that a point of it is;
 *  so much of what lies beyond its edges may be seen. */
export function startOf(span: number, length: number, point: number, beyond = 0): number {
  if (length <= span) return (span - length) / 2;
  return Math.min(beyond, Math.max(span - length - beyond, span / 2 - point));
}

/** Part of the way from one look to another. */
export function between(from: Look, to: Look, part: number): Look {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}

const KEPT = 0.35; // of the window must still show the castle

/** Where something of this length may begin so that enough of its window shows it. */
export function keptIn(span: number, length: number, begin: number): number {
  return Math.min(Math.max(begin, span * KEPT - length), span * (1 - KEPT));
}

const STRIDE = 80; // pixels
const STEP = 1.3;

/** What keys do: so far the castle is moved by them, or so much larger it is drawn. */
export const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STRIDE, 0],
  ArrowRight: [-STRIDE, 0],
  ArrowUp: [0, STRIDE],
  ArrowDown: [0, -STRIDE],
};
export const ZOOMS: Readonly<Record<string, number>> = { "+": STEP, "=": STEP, "-": 1 / STEP };
