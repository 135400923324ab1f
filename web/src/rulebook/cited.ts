/** Rules by the names that people use: a number where the booklet prints one, else a chapter's title. */

import { say, words } from "../words/words.svelte";

interface Named {
  chapter: string;
  number: string;
}

function partsOf(rule: string): Named {
  const [, chapter = rule, number = ""] = /^(.*)\.([^.]+)$/.exec(rule) ?? [];
  return { chapter, number };
}

/** A rule within a sentence: `rule 22.1`, or `ruling 17`. */
export function ruleCited(rule: string): string {
  const { chapter, number } = partsOf(rule);
  if (chapter.endsWith(".ruling")) return say("ruling-cited", { rule: number });
  const printed = rule.slice(rule.indexOf(".") + 1);
  return /^\d/.test(printed) ? say("rule-cited", { rule: printed }) : titled(chapter, number);
}

/** The same where it stands alone. */
export function ruleTitle(rule: string): string {
  const { chapter, number } = partsOf(rule);
  if (chapter.endsWith(".ruling")) return say("see-ruling", { rule: number });
  const printed = rule.slice(rule.indexOf(".") + 1);
  return /^\d/.test(printed) ? say("see-rule", { rule: printed }) : titled(chapter, number);
}

function titled(chapter: string, number: string): string {
  const key = `chapter-${chapter.replaceAll(".", "-")}`;
  return words.has(key) ? say("see-rule-of", { chapter: say(key), rule: number }) : say("see-rule", { rule: number });
}
