/** The words of the game: what a question asks the meaning of. */

import type { Language } from "../ui/prefs.svelte";
import { ideasOf } from "./stems";

/** In the order in which they are read. */
export const TERMS = [
  "pow",
  "appel",
  "equipment",
  "kit",
  "solitary",
  "safe",
  "post",
  "beam",
  "star",
  "doordie",
  "double",
  "ruling",
] as const;

const MOST = 3; // words of a question that asks for a term, and nothing else

/** The terms that a question asks for, by the ways in which each is asked for. */
export function termsFor(wanted: string, language: Language, waysOf: (term: string) => string): string[] {
  const stems = (text: string): string[] => ideasOf(text, language).map(({ stem }) => stem);
  const question = new Set(stems(wanted));
  if (!question.size || question.size > MOST) return [];
  const asks = (way: string): boolean => {
    const words = stems(way);
    return words.length === question.size && words.every((word) => question.has(word));
  };
  return TERMS.filter((term) => waysOf(term).split(", ").some(asks));
}
