/** Sentences in the reader's language, from the Fluent files that Python uses too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { fetchWords } from "../net/api";
import { LANGUAGES, prefs, type Language } from "../ui/prefs.svelte";

export type Names = Record<string, FluentVariable>;

/** A bundle of one language; its text is all Fluent files joined. */
export function bundleOf(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

class Words {
  #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});

  get ready(): boolean {
    return this.#bundles[prefs.language] !== undefined;
  }

  async load(language: Language): Promise<void> {
    if (this.#bundles[language]) return;
    const text = await fetchWords(language);
    this.#bundles = { ...this.#bundles, [language]: bundleOf(language, text) };
  }

  has(key: string): boolean {
    return this.#bundle()?.hasMessage(key) ?? false;
  }

  /** The sentence behind a key; a key that has none is shown as it is, so that nothing is ever blank. */
  say(key: string, names: Names = {}): string {
    const bundle = this.#bundle();
    const pattern = bundle?.getMessage(key)?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, names, []) : key;
  }

  /** While a new language is on its way the old one stays. */
  #bundle(): FluentBundle | undefined {
    const other = LANGUAGES.find((language) => this.#bundles[language]);
    return this.#bundles[prefs.language] ?? (other && this.#bundles[other]);
  }
}

export const words = new Words();

export function say(key: string, names: Names = {}): string {
  return words.say(key, names);
}

/** `MovePawn` as the keys spell it: move-pawn. */
export function kebab(name: string): string {
  return name.replace(/(?!^)([A-Z])/g, "-$1").toLowerCase();
}
