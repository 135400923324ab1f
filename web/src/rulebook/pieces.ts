/** A sentence of the rules, with the rules that it names told apart. */

export interface Piece {
  text: string;
  /** The rule that is meant; empty for words. */
  rule: string;
}

const CITED = /\(?\b((?:classic|osprey|devir|v3)(?:\.[a-z0-9]+)*\.\d+[a-z]?)\b\)?/g;

/** A sentence in pieces: its words, and the rules that it names. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(CITED)) {
    const [whole, rule = ""] = found;
    const [open, shut] = [whole.startsWith("("), whole.endsWith(")")];
    pieces.push({ text: text.slice(end, found.index) + (open ? "(" : ""), rule: "" }, { text: "", rule });
    end = found.index + whole.length - (shut ? 1 : 0);
  }
  return [...pieces, { text: text.slice(end), rule: "" }].filter(({ text: words, rule }) => words || rule);
}
