/** Finding rules by their words, by words that mean the same, or by their number; the fittest first. */

import type { Entry, Heading, Rules } from "../net/rules";
import type { Language } from "../ui/prefs.svelte";
import { ideasOf, simple, stemsOf, type Idea } from "./stems";

const EXACT = 4;
const BEGUN = 3;
const ALIKE = 2;
const TITLE = 1.1; // a chapter about it says as much as the rule's own words, the less else it is about the more
const LATER = 0.5; // what a chapter says first is what it is about
const LATEST = 6;
const RULING = 8; // details, after the rules themselves

interface Text {
  plain: string;
  stems: ReadonlySet<string>;
  title: ReadonlySet<string>;
  /** What speaks against it before anything was asked: detail, or a place far down its chapter. */
  burden: number;
}

/** The title of an entry's chapter. */
export type ChapterTitle = (chapter: string) => string;

type Words = Pick<Text, "plain" | "stems">;
const read = new WeakMap<Entry, Words>();

/** A rule is read once, not at every letter that is typed. */
function wordsOf(entry: Entry, language: Language): Words {
  const said = `${entry.question} ${entry.text}`;
  const known = read.get(entry) ?? {
    plain: ` ${simple(`${entry.id} ${said}`)}`,
    stems: new Set(stemsOf(said, language)),
  };
  read.set(entry, known);
  return known;
}

/** Every rule as a search reads it. */
function textsOf(entries: readonly Entry[], language: Language, titleOf: ChapterTitle): Text[] {
  const chapters = new Map<string, { title: ReadonlySet<string>; places: number }>();
  return entries.map((entry) => {
    const chapter = chapters.get(entry.chapter) ?? {
      title: new Set(stemsOf(titleOf(entry.chapter), language)),
      places: 0,
    };
    chapters.set(entry.chapter, chapter);
    const place = Math.min(chapter.places++, LATEST);
    const burden = entry.ruling || entry.flavour ? RULING : LATER * place;
    return { ...wordsOf(entry, language), title: chapter.title, burden };
  });
}

function held(idea: Idea, stems: ReadonlySet<string>): number {
  if (stems.has(idea.stem)) return EXACT;
  return [...idea.alike].some((other) => stems.has(other)) ? ALIKE : 0;
}

/** How well a rule answers to one word; 0 if not at all. */
function fits(idea: Idea, text: Text): number {
  const own = held(idea, text.stems);
  const begun = own < BEGUN && idea.typed.length > 2 && text.plain.includes(idea.typed);
  return (begun ? BEGUN : own) + (held(idea, text.title) * TITLE) / Math.max(1, text.title.size) ** 0.2;
}

/** How telling a word is: one that every other rule holds says little. */
function weightOf(points: readonly number[]): number {
  return Math.log(1 + points.length / (1 + points.filter(Boolean).length));
}

/** The entries that hold as many of the words as any rule does, or any decision where no rule does; the fittest first. */
export function found(
  entries: readonly Entry[],
  wanted: string,
  language: Language = "en",
  titleOf: ChapterTitle = () => "",
): Entry[] {
  const ideas = ideasOf(wanted, language);
  if (!ideas.length) return [...entries];
  const texts = textsOf(entries, language, titleOf);
  const columns = ideas.map((idea) => texts.map((text) => fits(idea, text)));
  const weights = columns.map(weightOf);
  const weighed = entries.map((entry, row) => {
    const points = columns.map((column) => column[row] ?? 0);
    const sum = points.reduce((total, each, index) => total + each * (weights[index] ?? 0), 0);
    return { entry, hits: points.filter(Boolean).length, worth: sum - (texts[row]?.burden ?? 0) };
  });
  const least = ideas.length / 2; // of the words that are looked for
  const enough = [weighed.filter(({ entry }) => !entry.ruling), weighed]
    .map((some) => Math.max(1, ...some.map(({ hits }) => hits)))
    .find((most) => most >= least && weighed.some(({ hits }) => hits >= most));
  return weighed
    .filter(({ hits }) => enough !== undefined && hits >= enough)
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ entry }) => entry);
}

/** How many words of a question an index has under one heading; 0 if it has no way to ask in full. */
function asks(heading: Heading, question: ReadonlySet<string>, language: Language): number {
  const ways = heading.asked.map((way) => ideasOf(way, language).map(({ stem }) => stem));
  return Math.max(0, ...ways.map((way) => (way.every((word) => question.has(word)) ? way.length : 0)));
}

/** The rules that the index names for a question, under the headings that say most of it. */
function indexed(index: readonly Heading[], wanted: string, language: Language): string[] {
  const question = new Set(ideasOf(wanted, language).map(({ stem }) => stem));
  const said = index.map((heading) => asks(heading, question, language));
  const most = Math.max(1, ...said);
  return index.filter((_, row) => said[row] === most).flatMap(({ rules }) => rules);
}

/** The rules that answer a question: first those that the index names, then those that hold its words. */
export function answers({ entries, index, language }: Rules, wanted: string, titleOf: ChapterTitle): Entry[] {
  const rest = found(entries, wanted, language, titleOf);
  if (!wanted.trim()) return rest;
  const named = indexed(index, wanted, language).flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  return [...new Set([...named, ...rest])];
}
