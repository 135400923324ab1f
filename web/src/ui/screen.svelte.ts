/** How much room there is: what a phone's screen needs done differently, and what lies over the board just now. */

import { MediaQuery } from "svelte/reactivity";

/** A phone, upright or held sideways; the styles of the table say the same in their own words. */
export const phone = new MediaQuery("(max-width: 600px), (max-height: 520px)");

/** A phone held sideways: everything else stands beside the board. */
export const sideways = new MediaQuery("(max-height: 520px) and (min-width: 601px)");

/** A low screen, as many laptops have: what is long stays folded. */
export const low = new MediaQuery("(max-height: 800px)");

/** Pixels at the bottom of the board that something lies over: buttons that need more room, and a sheet above them. */
class Covered {
  buttons = $state(0);
  sheet = $state(0);
  height = $derived(this.buttons + this.sheet);
}

export const covered = new Covered();

/** Keep an eye on how much of the board the buttons under it lie over; what stands beside it covers nothing. */
export function watchCover(board: HTMLElement, buttons: HTMLElement): () => void {
  const watch = new ResizeObserver(() => {
    const [under, over] = [board.getBoundingClientRect(), buttons.getBoundingClientRect()];
    covered.buttons = over.left < under.right ? Math.max(0, Math.round(under.bottom - over.top)) : 0;
  });
  watch.observe(board);
  watch.observe(buttons);
  return () => {
    watch.disconnect();
    covered.buttons = 0;
  };
}
