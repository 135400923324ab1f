/** The sentences of one language, from the Fluent files that Python uses too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Names = Record<string, FluentVariable>;

const OPENS = "\u2068"; // Fluent's marks around whatever it puts into a sentence
const STOPS = /(\.\u2069+)\./g;
const MARKS = /[\u2068\u2069]/g;

export class Sentences {
  readonly #bundle: FluentBundle;
  readonly #melted: Map<string, string>;
  readonly #seam: RegExp | null;

  /** `text` is all Fluent files of the language, joined. */
  constructor(language: string, text: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: true });
    this.#bundle.addResource(new FluentResource(text));
    const prepositions = this.#pairs("contraction-prepositions");
    const articles = this.#pairs("contraction-articles");
    this.#melted = new Map(
      prepositions.flatMap(([word, stem]) => articles.map(([article, end]) => [`${word} ${article}`, stem + end])),
    );
    this.#seam = this.#melted.size ? seam(prepositions.map(first), articles.map(first)) : null;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The sentence behind a key; a key that has none is shown as it is, so that nothing is ever blank. */
  say(key: string, names: Names = {}): string {
    return this.has(key) ? this.#contracted(this.#filled(key, names)) : key;
  }

  /** A preposition melts into the article of the name that was put in behind it: a + el patio = al patio. */
  #contracted(text: string): string {
    const melted = this.#seam
      ? text.replace(this.#seam, (_, word: string, article: string) => this.#melt(word, article))
      : text;
    return melted.replace(STOPS, "$1").replace(MARKS, ""); // a name that ends in one ends the sentence too
  }

  #melt(preposition: string, article: string): string {
    const word = this.#melted.get(`${preposition.toLowerCase()} ${article}`) ?? "";
    const big = preposition !== preposition.toLowerCase();
    return big ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  }

  #filled(key: string, names: Names): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, names, []) : "";
  }

  #pairs(key: string): [string, string][] {
    const listed = this.#filled(key, {}).replace(MARKS, "");
    return listed.split(", ").flatMap((pair) => {
      const [word, part] = pair.split(": ");
      return word && part ? [[word, part] as [string, string]] : [];
    });
  }
}

function first([word]: [string, string]): string {
  return word;
}

/** Where a preposition meets the article of a name that was put in; other text has no mark between the two. */
function seam(prepositions: string[], articles: string[]): RegExp {
  const words = prepositions.map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`);
  const ends = articles.map((article) => (article.endsWith("'") ? article : `${article}(?= )`));
  return new RegExp(`(?<![\\p{L}\\p{N}])(${words.join("|")}) ${OPENS}+(${ends.join("|")})`, "gu");
}
