/** How much room there is: what a phone's screen needs done differently, and what lies over the board just now. */

import { MediaQuery } from "svelte/reactivity";

/** A phone, upright or held sideways; the styles of the table say the same in their own words. */
export const phone = new MediaQuery("(max-width: 600px), (max-height: 520px)");

/** A phone held sideways: everything else stands beside the board. */
export const sideways = new MediaQuery("(max-height: 520px) and (min-width: 601px)");

/** A low screen, as many laptops have: what is long stays folded. */
export const low = new MediaQuery("(max-height: 800px)");

/** Phones, tablets and laptops: what cannot be done has no button. */
export const narrow = new MediaQuery("(max-width: 1400px), (max-height: 520px)");

/** A desk or a lying tablet: the board's buttons and the dice stand beside the castle; styles say the same. */
export const wide = new MediaQuery("(min-width: 901px) and (min-height: 521px)");

/** Somebody points with a finger, which needs larger things than a mouse. */
export const finger = new MediaQuery("(pointer: coarse)");

/** Pixels at the bottom of the board that something lies over: buttons that need more room, and a sheet above them. */
class Covered {
  buttons = $state(0);
  sheet = $state(0);
  looked = $state(0); // what is looked up on a phone, over all of it
  height = $derived(this.buttons + this.sheet);
}

export const covered = new Covered();

/** How many pixels of something another thing lies over; what stands beside it covers nothing. */
function overlap(board: HTMLElement, thing: HTMLElement): number {
  const [under, over] = [board.getBoundingClientRect(), thing.getBoundingClientRect()];
  return over.left < under.right ? Math.max(0, Math.round(under.bottom - over.top)) : 0;
}

/** Keep an eye on how much of the board something lies over: the buttons under it, or what is looked up. */
export function watchCover(board: HTMLElement, thing: HTMLElement, what: "buttons" | "looked"): () => void {
  const watch = new ResizeObserver(() => (covered[what] = overlap(board, thing)));
  watch.observe(board);
  watch.observe(thing);
  return () => {
    watch.disconnect();
    covered[what] = 0;
  };
}
