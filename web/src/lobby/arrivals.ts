/** Somebody who has just accepted an invitation: what he is called is told to the table as soon as he is there. */

interface Arrival {
  game: string;
  seat: string;
  name: string;
}

let last: Arrival | null = null;

export function arrive(arrival: Arrival): void {
  last = arrival.name ? arrival : null;
}

/** The name to be told at a table, once. */
export function takeArrival(game: string): Arrival | null {
  const found = last?.game === game ? last : null;
  if (found) last = null;
  return found;
}

/** The seat and token behind the # of an invitation. */
export function invitationIn(hash: string): { seat: string; token: string } | null {
  const found = new URLSearchParams(hash.replace(/^#/, ""));
  const [seat, token] = [found.get("seat"), found.get("token")];
  return seat && token ? { seat, token } : null;
}

/** An invitation leads to the page that says what one is invited to; the link of a seat leads to the table itself. */
export function invitationOf(link: string): string {
  return link.includes("#") ? link.replace(/^\/game\//, "/join/") : link;
}
