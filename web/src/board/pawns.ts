/** The pawns' own shapes: every side has its colour and its outline, so that no eye needs the colour. */

import { played } from "../words/played.svelte";

export interface Look {
  colour: string;
  outline: string; // around 0 0, about 0.4 across
}

const CIRCLE = "M-.39 0a.39.39 0 1 1 .78 0a.39.39 0 1 1-.78 0z";
const SQUARE = "M-.34-.34h.68v.68h-.68z";
const DIAMOND = "M0-.47L.47 0 0 .47-.47 0z";
const HEXAGON = "M-.42 0l.21-.37h.42l.21.37-.21.37h-.42z";
const TRIANGLE = "M0-.47L.45.33h-.9z";
const HELMET = "M-.42.3v-.1h.06c0-.5.16-.62.36-.62s.36.12.36.62h.06v.1c-.26.1-.58.1-.84 0z";

export const LOOKS: Readonly<Record<string, Look>> = {
  american: { colour: "#2f5f9e", outline: CIRCLE },
  british: { colour: "#b0342b", outline: SQUARE },
  dutch: { colour: "#d97a1c", outline: DIAMOND },
  french: { colour: "#74492c", outline: HEXAGON },
  polish: { colour: "#3f7437", outline: TRIANGLE },
  guard: { colour: "#1b1917", outline: HELMET },
  security: { colour: "#1b1917", outline: HELMET },
};

export const PLAIN: Look = { colour: "#666", outline: CIRCLE };

/** Editions whose box has another colour for a team; a shade far from every other, by night and by day. */
const OWN_COLOURS: Readonly<Record<string, Readonly<Record<string, string>>>> = { devir: { french: "#58a7cf" } };

export function lookOf(team: string, edition = played.edition): Look {
  const look = LOOKS[team] ?? PLAIN;
  return { ...look, colour: OWN_COLOURS[edition]?.[team] ?? look.colour };
}

/** The team of `british-2`. */
export function teamOf(pawn: string): string {
  return pawn.replace(/-\d+$/, "");
}

/** The number of `british-2`. */
export function numberOf(pawn: string): string {
  return /(\d+)$/.exec(pawn)?.[1] ?? "";
}

/** Where the number stands on the outline. */
export function numberHeight(team: string): number {
  if (team === "guard") return 0.02;
  return team === "polish" ? 0.1 : 0;
}
