/** The differences that players feel, topic by topic, with what each edition says and the rule behind it. */

import type { EditionInfo } from "../net/lobby";

export interface Said {
  edition: string;
  text: string;
  rule: string;
}

export interface TopicRow {
  topic: string;
  said: Said[];
}

/** What an edition says of a topic, in the reader's language. */
export type Speak = (edition: string, topic: string) => string;

/** The topics on which these editions do not all say the same, the weightiest first, as the server sends them. */
export function differing(editions: readonly EditionInfo[], speak: Speak): TopicRow[] {
  const topics = editions[0]?.topics ?? [];
  const rows = topics.map(({ name }) => ({ topic: name, said: editions.flatMap((one) => said(one, name, speak)) }));
  return rows.filter((row) => new Set(row.said.map(({ text }) => text)).size > 1);
}

/** The weightiest topics on which one edition differs from others, and what only those say that differ from it. */
export function against(editions: readonly EditionInfo[], chosen: string, most: number, speak: Speak): TopicRow[] {
  const rows = differing(editions, speak).map(({ topic, said }) => {
    const own = said.filter(({ edition }) => edition === chosen);
    return { topic, said: [...own, ...said.filter(({ text }) => own.every((mine) => mine.text !== text))] };
  });
  return rows.filter(({ said }) => said.length > 1).slice(0, most);
}

function said(edition: EditionInfo, topic: string, speak: Speak): Said[] {
  const found = edition.topics.find(({ name }) => name === topic);
  return found ? [{ edition: edition.name, text: speak(edition.name, topic), rule: found.rule }] : [];
}
