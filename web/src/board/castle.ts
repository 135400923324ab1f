/** The castle's drawing, and where on it every pawn stands. */

import { fetchCastle, shared, type BoardData, type Spot } from "../net/api";

export interface Castle {
  /** The drawing; its light and language are classes on its root. */
  root: SVGElement;
  /** The names of rooms, on a sheet of their own that lies above what stands in them; it wears the same classes. */
  names: SVGElement;
  /** What the signs on it mean, on a sheet that is shown when somebody asks. */
  key: SVGElement;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** As the page is lettered and lit, so that it may be there already as a picture. */
export const loadCastle = shared((board) => {
  const { lang, dataset } = document.documentElement;
  return fetchCastle(board, lang, dataset.light === "night").then(readCastle);
});

function readCastle(text: string): Castle {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const root = document.importNode(parsed, true) as unknown as SVGElement;
  const [left = 0, top = 0, width = 1, height = 1] = (root.getAttribute("viewBox") ?? "").split(" ").map(Number);
  return { root, names: sheetOf(root, "labels"), key: sheetOf(root, "panel"), left, top, width, height };
}

/** A layer of the castle, taken off it onto a sheet of its own. */
function sheetOf(root: SVGElement, layer: string): SVGElement {
  const sheet = root.cloneNode(false) as SVGElement;
  sheet.append(...root.querySelectorAll(`.layer.${layer}`));
  return sheet;
}

/** The index-th spot of a home; where it has too few, pawns stand a little above others. */
function slotOf(board: BoardData, home: string, index: number): Spot | null {
  const spots = board.slots[home];
  if (!spots?.length) return null;
  const spot = spots[index % spots.length] as Spot;
  const layer = Math.floor(index / spots.length);
  return { x: spot.x + layer * 0.22, y: spot.y - layer * 0.22 };
}

/** Where every pawn is drawn; null for those who are not on the sheet. */
export function spotsOf(board: BoardData, places: readonly number[]): (Spot | null)[] {
  const inside = new Map<number, number>();
  return places.map((place) => {
    if (place < board.walkable) return groundSpot(board, place);
    const index = inside.get(place) ?? 0;
    inside.set(place, index + 1);
    return slotOf(board, board.names[place] ?? "", index);
  });
}

/** Men below ground stand a little lower than the circles above them. */
export function groundSpot(board: BoardData, place: number): Spot {
  const below = board.below.has(place) ? 0.16 : 0;
  return { x: (board.x[place] ?? 0) + below, y: (board.y[place] ?? 0) + below };
}

/** All spots of a place: one for a circle, many for a home. */
export function spotsAt(board: BoardData, place: number): Spot[] {
  const slots = place >= board.walkable ? board.slots[board.names[place] ?? ""] : undefined;
  return slots?.length ? slots : [groundSpot(board, place)];
}

/** Where somebody points who means a place: all its spots, and the car beside its circle. None where it is not drawn. */
export function pointsOf(board: BoardData, place: number): Spot[] {
  if (place === board.car) return [groundSpot(board, place), ...board.cars];
  return place < board.walkable || board.slots[board.names[place] ?? ""] ? spotsAt(board, place) : [];
}

/** The middle of the largest crowd among spots: of those that lie so near to one of them; null where there is none. */
export function crowd(spots: readonly Spot[], wide: number, high: number): Spot | null {
  const near = (one: Spot): Spot[] =>
    spots.filter(({ x, y }) => Math.abs(x - one.x) < wide && Math.abs(y - one.y) < high);
  const largest = spots.map(near).reduce<Spot[]>((best, group) => (group.length > best.length ? group : best), []);
  if (!largest.length) return null;
  const mean = (axis: "x" | "y"): number => largest.reduce((sum, spot) => sum + spot[axis], 0) / largest.length;
  return { x: mean("x"), y: mean("y") };
}
