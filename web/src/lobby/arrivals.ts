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

export interface Invited {
  seat: string;
  token: string;
}

/** The seat and token behind the # of an invitation; of one for a whole company, each seat and its token. */
export function invitationsIn(hash: string): Invited[] {
  const found = new URLSearchParams(hash.replace(/^#/, ""));
  const [seats, tokens] = [found.getAll("seat"), found.getAll("token")];
  return seats.flatMap((seat, index) => {
    const token = tokens[index];
    return seat && token ? [{ seat, token }] : [];
  });
}

/** One link for several friends, who choose their seats by it; nothing where some of them need another one. */
export function linkForAll(links: readonly string[]): string {
  const [first = "", ...others] = links;
  const [page] = first.split("#");
  const alike = page?.startsWith("/join/") && others.every((link) => link.startsWith(`${page}#`));
  if (!alike || !others.length) return "";
  return `${page}#${links.map((link) => link.slice(link.indexOf("#") + 1)).join("&")}`;
}

/** An invitation leads to the page that says what one is invited to; the link of a seat leads to the table itself. */
export function invitationOf(link: string): string {
  return link.includes("#") ? link.replace(/^\/game\//, "/join/") : link;
}
