/** Whoever was invited: the links that this browser gave away, and the seats that it came to by such a link. */

const LINKS = "colditz.links";
const GUEST = "colditz.guest";
const MET = "colditz.met";

type Kept<Thing> = Record<string, Thing>; // by game

function read<Thing>(key: string): Kept<Thing> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Kept<Thing>;
  } catch {
    return {};
  }
}

function write<Thing>(key: string, kept: Kept<Thing>): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // without storage the links can be copied where they are shown first
  }
}

/** The links of a game that was made here, by seat; nobody else's browser has them, nor has the server. */
export function linksOf(game: string): Record<string, string> {
  return read<Record<string, string>>(LINKS)[game] ?? {};
}

export function keepLinks(game: string, links: readonly { seat: string; link: string }[]): void {
  const found = Object.fromEntries(links.map(({ seat, link }) => [seat, link]));
  if (links.length) write(LINKS, { ...read(LINKS), [game]: found });
}

/** A link that was made anew. */
export function keepLink(game: string, seat: string, link: string): void {
  write(LINKS, { ...read(LINKS), [game]: { ...linksOf(game), [seat]: link } });
}

/** A seat that was given up has another key from now on. */
export function forgetLink(game: string, seat: string): void {
  const left = Object.entries(linksOf(game)).filter(([name]) => name !== seat);
  write(LINKS, { ...read(LINKS), [game]: Object.fromEntries(left) });
}

/** Seats of a game to which somebody came by a link here, and has not yet been asked for a name. */
export function guestSeats(game: string): string[] {
  return read<string[]>(GUEST)[game] ?? [];
}

export function markGuest(game: string, seat: string): void {
  write(GUEST, { ...read<string[]>(GUEST), [game]: [...guestSeats(game), seat] });
}

export function greeted(game: string, seat: string): void {
  const left = guestSeats(game).filter((name) => name !== seat);
  write(GUEST, { ...read<string[]>(GUEST), [game]: left });
}

/** Seats of a game whose players were seen at the table here. */
export function metAt(game: string): string[] {
  return read<string[]>(MET)[game] ?? [];
}

export function markMet(game: string, seats: readonly string[]): void {
  const known = metAt(game);
  if (seats.some((seat) => !known.includes(seat)))
    write(MET, { ...read<string[]>(MET), [game]: [...new Set([...known, ...seats])] });
}
