/** How much room there is: what a phone's screen needs done differently, and what lies over the board just now. */

import { MediaQuery } from "svelte/reactivity";

/** A phone, upright or held sideways; the styles of the table say the same in their own words. */
export const phone = new MediaQuery("(max-width: 600px), (max-height: 520px)");

/** A phone held sideways: everything else stands beside the board. */
export const sideways = new MediaQuery("(max-height: 520px) and (min-width: 601px)");

/** A low screen, as many laptops have: what is long stays folded. */
export const low = new MediaQuery("(max-height: 800px)");

/** Pixels at the bottom of the board that a sheet lies over. */
export const covered = $state({ height: 0 });
