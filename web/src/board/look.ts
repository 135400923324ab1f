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

/** Where the sheet lies, and how large it is. */
export interface Look {
  x: number;
  y: number;
  scale: number;
}

export function middleOf({ left, top, width, height }: Box): Finger {
  return { x: left + width / 2, y: top + height / 2 };
}

/** The smallest box around points, with so much room on every side. */
export function boxAround(points: readonly Finger[], room = 0): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { left, top, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - top };
}

export function isWithin({ left, top, width, height }: Box, { x, y }: Finger): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
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
