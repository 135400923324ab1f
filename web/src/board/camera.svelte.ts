/** Where the board is looked at: from where one sees all of it, or, on a small screen, where one may act. */

import { untrack } from "svelte";

import type { Spot } from "../net/api";
import { prefs } from "../ui/prefs.svelte";
import { covered, finger } from "../ui/screen.svelte";
import { crowd } from "./castle";
import type { PanZoom } from "./panzoom";
import type { Shown } from "./shown";
import type { Touch } from "./touch.svelte";

const SMALL = 600; // pixels of a phone's width
const CLEAR = 20; // pixels of a circle's width at which a finger needs no closer look
const NEAR = 24; // pixels of a circle's width that a finger can hit
const WATCHED = 15; // pixels where nobody needs to hit anything
const MIDDLE = { x: 22, y: 18 }; // of the castle
const FOR_MOUSE = 20; // pixels of a circle's width at which a man in hand is moved with ease
const ARROW = 2.7; // units above what is marked

/** The parts of the page that a camera needs; the board gives them as it has them. */
export interface Filmed {
  readonly table: Shown;
  readonly touch: Touch;
  readonly panzoom: PanZoom | null;
  readonly view: HTMLElement | undefined;
  readonly high: number; // pixels of the view
}

export class Camera {
  #placed = $state(false);
  #met = false; // what a lesson points at
  readonly #acts = $derived.by(() => {
    const { cast, hasDice, viewer, choice, scene } = this.filmed.table;
    const turn = cast?.seats[hasDice ?? -1] === viewer;
    return (turn || choice.pawns.size > 0) && scene.moving === null && !scene.telling;
  });

  constructor(private readonly filmed: Filmed) {
    $effect(() => this.#open());
    $effect(() => this.#make());
    $effect(() => this.#offer());
    $effect(() => this.#ask());
    $effect(() => this.#name());
    $effect(() => this.#teach());
    $effect(() => this.#advise());
    $effect(() => this.#draw());
    $effect(() => this.#choose());
    $effect(() => this.#follow());
    $effect(() => this.#turn());
  }

  /** The whole castle is too small for who points at it: on a phone, and on a tablet for a finger. */
  get small(): boolean {
    const { view, panzoom } = this.filmed;
    if ((view?.clientWidth ?? SMALL) < SMALL) return true;
    return finger.current && (panzoom?.whole ?? CLEAR) < CLEAR;
  }

  /** A man of the player's own whom he wants to see. */
  jump({ x, y }: Spot): void {
    this.filmed.panzoom?.near(x, y, NEAR);
    this.filmed.panzoom?.release();
  }

  /** On a small screen the whole castle is too small for a finger: begin with what goes on, or where one may act. */
  #open(): void {
    const { touch, panzoom, view } = this.filmed;
    if (this.#placed || !panzoom || !view || !touch.spots().length) return;
    this.#placed = true;
    untrack(() => {
      const latest = touch.latest();
      if (!this.small) panzoom.refit();
      else if (latest) panzoom.near(latest.x, latest.y, NEAR);
      else this.#begin();
    });
  }

  #begin(): void {
    const { touch, panzoom, view } = this.filmed;
    if (!panzoom || !view) return;
    const spot = crowd(touch.begin(), view.clientWidth / NEAR / 2, view.clientHeight / NEAR / 2);
    if (spot) panzoom.near(spot.x, spot.y, NEAR);
    else panzoom.near(MIDDLE.x, MIDDLE.y, WATCHED);
  }

  #seen(): boolean {
    const { touch, panzoom } = this.filmed;
    return touch.begin().some((spot) => panzoom?.sees(spot));
  }

  /** What lies over the board hides neither the castle's edges nor everything that one may do. */
  #make(): void {
    const { panzoom } = this.filmed;
    const over = covered.height;
    void covered.looked;
    if (!panzoom || !this.#placed) return;
    untrack(() => {
      const { choice } = this.filmed.table;
      if (choice.pawn === null && !choice.candidates) panzoom.refit(); // else it would slip from under the finger
      if (over && this.small && panzoom.strays && !this.#seen()) this.#begin();
    });
  }

  /** Circles that a question offers while nobody can walk. */
  #offer(): void {
    const { touch, panzoom } = this.filmed;
    const points = prefs.follow ? touch.circles() : [];
    if (points.length && panzoom && this.#placed && this.small) untrack(() => panzoom.offer(points, NEAR));
  }

  /** Whoever answers what others do sees who does it. */
  #ask(): void {
    const { touch, panzoom } = this.filmed;
    const points = prefs.follow ? touch.questioned() : [];
    if (points.length && panzoom && this.#placed && this.small) untrack(() => panzoom.offer(points, NEAR));
  }

  /** One of those who are to be named must be seen. */
  #name(): void {
    const { touch, panzoom } = this.filmed;
    const spots = touch.named();
    if (!panzoom || !this.#placed || !this.small || !spots.length) return;
    if (!untrack(() => spots.some((spot) => panzoom.sees(spot)))) untrack(() => this.#begin());
  }

  /** What is marked must be seen, and the arrow above it. */
  #reveal({ x, y }: Spot): void {
    this.filmed.panzoom?.reveal(x, y - ARROW);
    this.filmed.panzoom?.reveal(x, y);
  }

  /** What a lesson points at: the first time from near, and again when there is another bar above the board or below. */
  #teach(): void {
    const { touch, panzoom, high } = this.filmed;
    const spot = touch.beacon();
    if (!spot || !panzoom || !this.#placed || !high) return;
    if (this.#met) this.#reveal(spot);
    else if (this.small) panzoom.near(spot.x, spot.y, NEAR);
    this.#met = true;
  }

  /** What a hint points at must be seen, beside the sheet that says it. */
  #advise(): void {
    const { touch, high } = this.filmed;
    if (covered.height >= 0 && high) touch.advised().forEach((spot) => this.#reveal(spot));
  }

  /** So must, on a phone, a way out that somebody asked for; elsewhere nothing moves while a man is in hand. */
  #draw(): void {
    const { touch, panzoom } = this.filmed;
    const way = touch.drawn();
    if (!way.length) panzoom?.unshow();
    else if (covered.height >= 0 && this.small) panzoom?.show(way);
  }

  /** The view goes to who is in hand if he or where he can go is out of sight; whoever wants it to keep still says so. */
  #choose(): void {
    const { touch, panzoom } = this.filmed;
    const points = prefs.follow ? touch.chosen() : [];
    const near = this.small ? NEAR : FOR_MOUSE;
    if (panzoom && this.#placed && points.length) untrack(() => panzoom.lookAt(points, near));
  }

  /** It goes to what others do. */
  #follow(): void {
    const spot = prefs.follow ? this.filmed.touch.acting() : null;
    if (spot && this.#placed) untrack(() => this.filmed.panzoom?.reveal(spot.x, spot.y));
  }

  /** Whoever is to act sees on a phone somebody he can act with. */
  #turn(): void {
    const { panzoom } = this.filmed;
    if (!this.#acts || !panzoom || !prefs.follow || !this.#placed || !this.small) return;
    if (!untrack(() => this.#seen())) untrack(() => (panzoom.release(), this.#begin()));
  }
}
