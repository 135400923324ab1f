/** How large the letters of a sheet are drawn, so that they can be read from wherever one looks. */

const READ = 11; // pixels of a letter that anybody reads
const LARGEST = 0.8; // units: a larger letter has no room on its circle
const FAR = 10; // pixels of a unit below which letters would only lie upon each other

/** How many units a letter has at least, where a unit has so many pixels. */
export function leastLetter(pixels: number): number {
  return Math.min(READ / pixels, LARGEST);
}

/** Letters for a sheet whose unit has so many pixels. */
export function letter(sheet: HTMLElement, pixels: number): void {
  sheet.style.setProperty("--pixel", (1 / pixels).toFixed(4)); // in units
  sheet.style.setProperty("--least", leastLetter(pixels).toFixed(3));
  sheet.toggleAttribute("data-far", pixels < FAR);
}
