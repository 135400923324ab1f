/** The rules of an edition in the reader's language, fetched once and kept. */

import type { Language } from "../ui/prefs.svelte";
import { getJson } from "./api";

export interface Entry {
  id: string;
  /** The rules that hang together: `classic.19` of `classic.19.4`. */
  chapter: string;
  text: string;
  question: string;
  why: string;
  flavour: boolean;
  ruling: boolean;
}

/** What people ask for, in several ways, and the rules that answer it, the first one first. */
export interface Heading {
  asked: readonly string[];
  rules: readonly string[];
}

export interface Rules {
  edition: string;
  title: string;
  language: Language;
  entries: Entry[];
  index: Heading[];
}

const kept = new Map<string, Promise<Rules>>();

/** What could not be fetched is asked for anew the next time. */
export function fetchRules(edition: string, language: Language): Promise<Rules> {
  const path = `rules/${edition}?language=${language}`;
  const rules = kept.get(path) ?? getJson<Rules>(path);
  kept.set(path, rules);
  rules.catch(() => kept.delete(path));
  return rules;
}
