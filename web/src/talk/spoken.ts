/** What is said aloud of a story: the lines that are new, few at a time. */

const MOST = 6; // lines at once; who wants them all reads the story

interface Numbered {
  first: number;
  next: number;
}

/** The deeds that nobody has heard yet; `heard` is where the last one ended. One that is still acted out is told when it
 *  is over. */
export function unheard<Deed extends Numbered>(story: readonly Deed[], heard: number): Deed[] {
  return story.filter(({ first, next }) => first >= heard && next > first);
}

/** The last lines, and how many came before them. */
export function shortened(lines: readonly string[]): { lines: string[]; more: number } {
  return { lines: lines.slice(-MOST), more: Math.max(0, lines.length - MOST) };
}
