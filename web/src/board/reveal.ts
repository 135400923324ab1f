/** How far a sheet is shifted behind its window so that something on it comes into sight: no further than needed. */

export interface Axis {
  at: number; // where the point is now, in pixels of the window
  span: number; // of the window
  low: number; // where the sheet begins and ends now
  high: number;
  seen: number; // so far from the window's edge it is still seen whole
  room: number; // so far from it it is put
}

/** Along one axis; nothing for what is in sight, and never beyond the sheet's own edge. */
export function shiftOf({ at, span, low, high, seen, room }: Axis): number {
  if (at < seen) return Math.min(room - at, Math.max(0, -low));
  if (at > span - seen) return Math.max(span - room - at, Math.min(0, span - high));
  return 0;
}
