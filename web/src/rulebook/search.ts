/** Finding rules by their words, by words that mean the same, or by their number; the fittest first. */

import type { Entry } from "../net/rules";
import type { Language } from "../ui/prefs.svelte";
import { ideasOf, simple, stemsOf, type Idea } from "./stems";

const EXACT = 4;
const BEGUN = 3;
const ALIKE = 2;
const TITLE = 0.5; // a chapter about it says less than the rule's own words

interface Text {
  plain: string;
  stems: ReadonlySet<string>;
  title: ReadonlySet<string>;
  length: number;
}

/** The title of an entry's chapter. */
export type ChapterTitle = (chapter: string) => string;

function readText(entry: Entry, language: Language, titleOf: ChapterTitle): Text {
  const said = `${entry.question} ${entry.text}`;
  const stems = stemsOf(said, language);
  return {
    plain: ` ${simple(`${entry.id} ${said}`)}`,
    stems: new Set(stems),
    title: new Set(stemsOf(titleOf(entry.chapter), language)),
    length: stems.length,
  };
}

function held(idea: Idea, stems: ReadonlySet<string>): number {
  if (stems.has(idea.stem)) return EXACT;
  return [...idea.alike].some((other) => stems.has(other)) ? ALIKE : 0;
}

/** How well a rule answers to one word; 0 if not at all. */
function fits(idea: Idea, text: Text): number {
  const own = held(idea, text.stems);
  if (own === EXACT) return own;
  if (idea.typed.length > 2 && text.plain.includes(idea.typed)) return BEGUN;
  return Math.max(own, held(idea, text.title) * TITLE);
}

/** The entries that hold every word that is looked for, or as many of them as any entry does; the fittest first. */
export function found(
  entries: readonly Entry[],
  wanted: string,
  language: Language = "en",
  titleOf: ChapterTitle = () => "",
): Entry[] {
  const ideas = ideasOf(wanted, language);
  if (!ideas.length) return [...entries];
  const weighed = entries.map((entry) => {
    const text = readText(entry, language, titleOf);
    const points = ideas.map((idea) => fits(idea, text));
    const sum = points.reduce((total, each) => total + each, 0);
    return { entry, hits: points.filter(Boolean).length, worth: sum - text.length / 100 - (entry.ruling ? 1 : 0) };
  });
  const most = Math.max(...weighed.map(({ hits }) => hits));
  const enough = most > 0 && most * 2 >= ideas.length ? most : Infinity; // half of the words is the least
  return weighed
    .filter(({ hits }) => hits >= enough)
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ entry }) => entry);
}
