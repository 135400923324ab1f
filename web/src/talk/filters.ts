/** Which events belong to which part of the story. */

export const FILTERS = ["all", "moves", "cards", "people"] as const;
export type Filter = (typeof FILTERS)[number];

const MOVES = /^(PawnMoved|PawnPlaced|GuardPosted|GuardWentHome|Thrown|ThrowsAgain|RouteTaken|PawnMovedByHand)$/;
const CARDS = /Card|Equipment|Kit|Trade|Tunnel|Marker|Appel|Room|Search/;
const PEOPLE = /^(Pow|Team|Game|Breach)/;
const UNTOLD = new Set(["TurnEnded", "RoutesClosed", "RouteTaken", "WayHomeKept", "SearchOver", "PointsSpent"]);

/** Small things are not worth a line. */
export function isTold(type: string): boolean {
  return !UNTOLD.has(type);
}

export function passes(filter: Filter, type: string): boolean {
  if (filter === "all" || type === "TurnBegan") return true;
  if (filter === "moves") return MOVES.test(type);
  return (filter === "cards" ? CARDS : PEOPLE).test(type);
}
