/** Pan and zoom of a sheet inside a window: one transform on one element, and nothing is drawn anew while it moves. */

import { prefs } from "../ui/prefs.svelte";
import type { Hand } from "./hand";
import { between, boxAround, fittingIn, keptIn, middleOf, PANS, startOf, ZOOMS } from "./look";
import type { Box, Edges, Finger, Look, Sight } from "./look";
import { letter } from "./lettering";
import { nearest } from "./nearest";
import { shiftOf } from "./reveal";

const LARGEST = 6; // times the size at which all fits
const SMALLEST = 0.8;
const GLIDE = 420; // milliseconds to look elsewhere
const HIT = 11; // pixels of a unit at which circles are hit without a closer look
const MOST = 0.6; // of some points: who sees so many of them chooses among them
const SLACK = 7; // pixels that a finger may slip and still tap
const EDGE = 30; // pixels from the edge at which something is easily overlooked
const REST = 160; // milliseconds after which the picture is drawn sharply again

export class PanZoom {
  #x = 0; // where the sheet lies, or glides to
  #y = 0;
  #scale = 1;
  #shown: Look = { x: 0, y: 0, scale: 1 }; // where it is drawn just now
  #fitScale = 1;
  #frame = 0;
  #gliding = 0;
  #rest = 0;
  #fingers = new Map<number, Finger>();
  #start: Finger | null = null;
  #moved = false;
  #grabbed = false;
  #pinch = 0;
  #own = false; // not all of the castle is looked at
  #held = false; // the player has chosen what he looks at
  #before: (Look & { own: boolean }) | null = null; // where one looked when something was shown for a while
  #width = 0; // of the window, when it was last measured
  edges = (): Edges => ({ sides: 0, below: 0 });
  #watch: ResizeObserver;

  /** `castle` is the part of the sheet that is shown whole, in its own units of `unit` pixels. */
  constructor(
    private readonly view: HTMLElement,
    private readonly sheet: HTMLElement,
    private readonly unit: number,
    private readonly origin: Finger,
    private readonly box: Box,
    private readonly hand: Hand,
  ) {
    this.#watch = new ResizeObserver(() => this.#resize());
    this.#watch.observe(view);
    view.addEventListener("wheel", this.#wheel, { passive: false });
    view.addEventListener("pointerdown", this.#down);
    view.addEventListener("pointermove", this.#move);
    view.addEventListener("pointerup", this.#up);
    view.addEventListener("pointercancel", this.#cancel);
    this.#goHome();
  }

  end(): void {
    cancelAnimationFrame(this.#gliding);
    this.#watch.disconnect();
    this.view.removeEventListener("wheel", this.#wheel);
    this.view.removeEventListener("pointerdown", this.#down);
    this.view.removeEventListener("pointermove", this.#move);
    this.view.removeEventListener("pointerup", this.#up);
    this.view.removeEventListener("pointercancel", this.#cancel);
  }

  /** Show the whole castle, for it was asked for. */
  fit(): void {
    this.#goHome();
    this.#held = true;
  }

  /** What the player chose to look at was for what he did then. */
  release(): void {
    this.#held = false;
  }

  /** The look from which others begin: the whole castle in the middle of what can be seen. */
  #goHome(): void {
    this.#own = false;
    const sight = this.#sight();
    if (!sight.width || !sight.height) return;
    this.#fitScale = Math.min(sight.width / this.box.width, sight.height / this.box.height) / this.unit;
    this.#lay(middleOf(this.box), this.#fitScale, sight);
  }

  /** The box in the middle of the window; of a larger one this point, but nothing beyond its edges. */
  #lay({ x, y }: Finger, scale: number, sight = this.#sight(), beyond = 0): void {
    const { left, top, width: wide, height: high } = this.box;
    const size = this.unit * scale;
    this.#scale = scale;
    const begun = sight.left + startOf(sight.width, wide * size, (x - left) * size, beyond);
    this.#x = begun - (left - this.origin.x) * size;
    this.#y = startOf(sight.height, high * size, (y - top) * size, beyond) - (top - this.origin.y) * size;
    this.#glide();
  }

  /** Something else lies over the window now, or nothing: the whole castle is shown in what is left. */
  refit(): void {
    if (!this.#own) this.#goHome();
  }

  /** Look at these points together, so near that a unit has that many pixels; if that is too near, at the first. Whoever
   *  sees the first and most of the others, or has chosen his view himself, keeps what is under his finger. */
  lookAt(points: readonly Finger[], pixels: number): void {
    const [first] = points;
    if (!first || (this.#hits && (this.#held || (this.sees(first) && this.#seesMost(points))))) return;
    const box = boxAround(points);
    const fitting = this.#fitting(box);
    const wanted = Math.min(fitting, pixels / this.unit, this.#fitScale * LARGEST);
    if (this.#scale > fitting || wanted < this.#fitScale) return this.reveal(first.x, first.y);
    this.#own = true;
    this.#lay(middleOf(box), Math.max(wanted, this.#scale));
  }

  /** One of these points is to be chosen: all of them in sight where there is room for them, else one. */
  offer(points: readonly Finger[], pixels: number): void {
    const together = this.#fitting(boxAround(points)) * this.unit >= HIT;
    if (this.#hits && (together ? this.#seesMost(points) : points.some((point) => this.sees(point)))) return;
    this.release();
    if (together) return this.lookAt(points, pixels);
    const found = this.#nearest(points);
    if (found) this.near(found.x, found.y, pixels);
  }

  /** Pixels of a unit while all of the castle is shown. */
  get whole(): number {
    return this.#fitScale * this.unit;
  }

  /** Not all of the castle is looked at. */
  get strays(): boolean {
    return this.#own;
  }

  /** Circles are drawn so large that they are hit. */
  get #hits(): boolean {
    return this.#scale * this.unit >= HIT;
  }

  #seesMost(points: readonly Finger[]): boolean {
    return points.filter((point) => this.sees(point)).length >= points.length * MOST;
  }

  /** The one that is nearest to the middle of what is looked at. */
  #nearest(points: readonly Finger[]): Finger | undefined {
    const { left, width, height } = this.#sight();
    const size = this.unit * this.#scale;
    const [x, y] = [left + width / 2 - this.#x, height / 2 - this.#y];
    return nearest(points, x / size + this.origin.x, y / size + this.origin.y, Infinity);
  }

  #fitting(box: Box): number {
    return fittingIn(this.#sight(), EDGE, box) / this.unit;
  }

  /** Come close enough that one unit of the sheet has this many pixels, around a point. */
  near(x: number, y: number, pixels: number): void {
    this.#own = true;
    const scale = Math.max(this.#scale, pixels / this.unit);
    this.#lay({ x, y }, Math.min(scale, this.#fitScale * LARGEST), this.#sight(), 2 * EDGE);
  }

  /** Bring a point of the sheet into sight if it is out of it; the view stays the one that was fitted or chosen. */
  reveal(x: number, y: number): void {
    const { width, height } = this.view.getBoundingClientRect();
    const size = this.unit * this.#scale;
    const { box } = this;
    const [left, top] = [(box.left - this.origin.x) * size + this.#x, (box.top - this.origin.y) * size + this.#y];
    const room = { seen: size / 2, room: EDGE };
    const across = { at: left + (x - box.left) * size, span: width, low: left, high: left + box.width * size };
    const span = height - this.edges().below;
    const down = { at: top + (y - box.top) * size, span, low: top, high: top + box.height * size };
    const [dx, dy] = [shiftOf({ ...across, ...room }), shiftOf({ ...down, ...room })];
    if (!dx && !dy) return;
    this.#x += dx;
    this.#y += dy;
    this.#glide();
  }

  /** Bring points of the sheet into sight together, no closer than one looks already. */
  show(points: readonly Finger[]): void {
    if (!points.length || points.every((point) => this.sees(point))) return;
    this.#before ??= { x: this.#x, y: this.#y, scale: this.#scale, own: this.#own };
    this.#own = true;
    const box = boxAround(points);
    const scale = Math.max(Math.min(this.#scale, this.#fitting(box)), this.#fitScale * SMALLEST);
    this.#lay(middleOf(box), scale);
  }

  /** What was shown is put away: look where one looked before. */
  unshow(): void {
    if (!this.#before) return;
    ({ x: this.#x, y: this.#y, scale: this.#scale, own: this.#own } = this.#before);
    this.#before = null;
    this.#glide();
  }

  /** The part of the window where the castle is laid. */
  #sight(): Sight {
    const { width, height } = this.view.getBoundingClientRect();
    const { sides, below } = this.edges();
    return { left: sides, width: width - 2 * sides, height: Math.max(height - below, height / 4) };
  }

  sees({ x, y }: Finger): boolean {
    const { width } = this.view.getBoundingClientRect();
    const { height } = this.#sight();
    const size = this.unit * this.#scale;
    const left = (x - this.origin.x) * size + this.#x;
    const top = (y - this.origin.y) * size + this.#y;
    const edge = Math.min(EDGE, size / 2 + 1); // of what is drawn small all of it is seen
    return left > edge && left < width - edge && top > edge && top < height - edge;
  }

  zoom(factor: number, atX?: number, atY?: number): void {
    this.#touch();
    this.#stop();
    const { width, height } = this.view.getBoundingClientRect();
    const [x, y] = [atX ?? width / 2, atY ?? height / 2];
    const scale = Math.min(this.#scale * factor, this.#fitScale * LARGEST);
    if (scale <= this.#fitScale) return this.fit(); // there is nothing around the castle to look at
    this.#x = x - ((x - this.#x) * scale) / this.#scale;
    this.#y = y - ((y - this.#y) * scale) / this.#scale;
    this.#scale = scale;
    this.#paint();
  }

  pan(dx: number, dy: number): void {
    this.#touch();
    this.#stop();
    this.#x += dx;
    this.#y += dy;
    this.#paint();
  }

  /** + - 0 and the arrows; true if the key was ours. */
  key(key: string): boolean {
    const [pan, zoom] = [PANS[key], ZOOMS[key]];
    if (pan) this.pan(...pan);
    if (zoom) this.zoom(zoom);
    if (key === "0") this.fit();
    return Boolean(pan ?? zoom) || key === "0";
  }

  /** From now on the player looks where he likes. */
  #touch(): void {
    this.#own = this.#held = true;
  }

  /** A window that is turned or made wider keeps its middle. */
  #resize(): void {
    const { width } = this.view.getBoundingClientRect();
    if (this.#own && this.#width) this.#x += (width - this.#width) / 2;
    this.#width = width;
    if (this.#own) return this.#paint();
    this.#goHome();
    this.#stopAtEnd();
  }

  /** A point of the window as a point of the sheet. */
  #toSheet(event: { clientX: number; clientY: number }): [number, number, number] {
    const { left, top } = this.view.getBoundingClientRect();
    const size = this.unit * this.#shown.scale;
    const x = (event.clientX - left - this.#shown.x) / size + this.origin.x;
    const y = (event.clientY - top - this.#shown.y) / size + this.origin.y;
    return [x, y, 1 / size];
  }

  #clamp(): void {
    const { width, height } = this.view.getBoundingClientRect();
    const size = this.unit * this.#scale;
    const left = (this.box.left - this.origin.x) * size;
    const top = (this.box.top - this.origin.y) * size;
    this.#x = keptIn(width, this.box.width * size, this.#x + left) - left;
    this.#y = keptIn(height, this.box.height * size, this.#y + top) - top;
  }

  /** Whoever takes hold of the sheet stops it where it is. */
  #stop(): void {
    if (!this.#gliding) return;
    cancelAnimationFrame(this.#gliding);
    this.#gliding = 0;
    ({ x: this.#x, y: this.#y, scale: this.#scale } = this.#shown);
  }

  /** What is measured anew is not gone to: it is there. */
  #stopAtEnd(): void {
    cancelAnimationFrame(this.#gliding);
    this.#gliding = 0;
    this.#paint();
  }

  /** Go smoothly to where the sheet should lie; at once where nothing may move, and at the very beginning. */
  #glide(): void {
    cancelAnimationFrame(this.#gliding);
    this.#gliding = 0;
    if (prefs.still || !this.sheet.style.transform) return this.#paint();
    this.#clamp();
    const from = this.#shown;
    const begun = performance.now();
    const step = (now: number): void => {
      const done = Math.min(1, Math.max(0, (now - begun) / GLIDE));
      this.#draw(between(from, { x: this.#x, y: this.#y, scale: this.#scale }, 1 - (1 - done) ** 3));
      this.#gliding = done < 1 ? requestAnimationFrame(step) : 0;
    };
    this.#gliding = requestAnimationFrame(step);
  }

  #paint(): void {
    this.#clamp();
    this.#draw({ x: this.#x, y: this.#y, scale: this.#scale });
  }

  #draw(look: Look): void {
    this.#shown = look;
    this.sheet.style.willChange = "transform";
    window.clearTimeout(this.#rest);
    this.#rest = window.setTimeout(this.#settle, REST);
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      const { x, y, scale } = this.#shown;
      this.sheet.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    });
  }

  /** Where it has come to rest it is drawn sharply, with letters for this size. */
  #settle = (): void => {
    this.sheet.style.willChange = "auto";
    letter(this.sheet, this.unit * this.#shown.scale);
  };

  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { left, top } = this.view.getBoundingClientRect();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
    this.zoom(Math.exp(-event.deltaY * lines * 0.0016), event.clientX - left, event.clientY - top);
  };

  #down = (event: PointerEvent): void => {
    if (event.button > 1 || (event.target as Element).closest("button")) return; // a captured button hears no click
    this.view.setPointerCapture(event.pointerId);
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#pinch = this.#spread();
    if (this.#fingers.size > 1) return;
    this.#start = { x: event.clientX, y: event.clientY };
    this.#moved = false;
    this.#grabbed = this.hand.grab(...this.#toSheet(event));
  };

  #move = (event: PointerEvent): void => {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger || !this.#start) return this.hand.point(...this.#toSheet(event));
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#moved ||= Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > SLACK;
    if (this.#fingers.size > 1) this.#pinched(dx, dy);
    else if (this.#moved && this.#grabbed) this.hand.drag(...this.#toSheet(event));
    else if (this.#moved) this.pan(dx, dy);
  };

  #pinched(dx: number, dy: number): void {
    const spread = this.#spread();
    const [a, b] = [...this.#fingers.values()];
    if (!a || !b || !this.#pinch) return;
    this.#moved = true;
    const { left, top } = this.view.getBoundingClientRect();
    this.pan(dx / 2, dy / 2);
    this.zoom(spread / this.#pinch, (a.x + b.x) / 2 - left, (a.y + b.y) / 2 - top);
    this.#pinch = spread;
  }

  #spread(): number {
    const [a, b] = [...this.#fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  #up = (event: PointerEvent): void => {
    if (!this.#fingers.delete(event.pointerId)) return;
    if (this.#fingers.size) return;
    if (!this.#moved) this.hand.tap(...this.#toSheet(event), event.pointerType === "touch");
    else if (this.#grabbed) this.hand.drop(...this.#toSheet(event));
    this.#start = null;
  };

  #cancel = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    this.#start = null;
  };
}
