/** The rulebook in chapters: rules that hang together, under a title. */

import type { Entry } from "../net/rules";

export interface Chapter {
  id: string;
  /** As the printed rules count it, where they do: `34c`. */
  number: string;
  title: string;
  entries: Entry[];
}

/** The title behind a key, if anybody has written one. */
export type TitleOf = (key: string) => string | undefined;

/** The entries by chapter, in their order; a chapter that has no title yet is called by its part of the id. */
export function chapters(entries: readonly Entry[], titleOf: TitleOf): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const entry of entries) {
    const chapter = found.get(entry.chapter) ?? opened(entry.chapter, titleOf);
    found.set(entry.chapter, chapter);
    chapter.entries.push(entry);
  }
  return [...found.values()];
}

function opened(id: string, titleOf: TitleOf): Chapter {
  const name = id.slice(id.indexOf(".") + 1);
  const number = /^\d/.test(name) ? name : "";
  const title = titleOf(`chapter-${id.replaceAll(".", "-")}`) ?? (number ? "" : spoken(name));
  return { id, number, title, entries: [] };
}

/** `inner.guard` as people write it: Inner guard. */
function spoken(name: string): string {
  const words = name.replaceAll(/[.-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
