/** Sentences in the reader's language, from the Fluent files that Python uses too. */

import { fetchWords } from "../net/api";
import { LANGUAGES, prefs, type Language } from "../ui/prefs.svelte";
import { ownKey } from "./own";
import { played } from "./played.svelte";
import { Sentences, type Names } from "./sentences";

export type { Names };

class Words {
  #spoken = $state.raw<Partial<Record<Language, Sentences>>>({});

  get ready(): boolean {
    return this.#spoken[prefs.language] !== undefined;
  }

  async load(language: Language): Promise<void> {
    if (this.#spoken[language]) return;
    const text = await fetchWords(language);
    this.#spoken = { ...this.#spoken, [language]: new Sentences(language, text) };
  }

  has(key: string): boolean {
    return this.#sentences()?.has(key) ?? false;
  }

  /** The sentence behind a key; a key that has none is shown as it is, so that nothing is ever blank. */
  say(key: string, names: Names = {}): string {
    return (
      this.#sentences()?.say(
        ownKey(key, played.edition, (own) => this.has(own)),
        names,
      ) ?? key
    );
  }

  /** While a new language is on its way the old one stays. */
  #sentences(): Sentences | undefined {
    const other = LANGUAGES.find((language) => this.#spoken[language]);
    return this.#spoken[prefs.language] ?? (other && this.#spoken[other]);
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
