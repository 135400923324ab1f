/** Pan and zoom of a sheet inside a window: one transform on one element, and nothing is drawn anew while it moves. */

import { shiftOf } from "./reveal";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const LARGEST = 6; // times the size at which all fits
const SMALLEST = 0.8;
const STEP = 1.3;
const WORTH = 0.93; // a larger part is shown while it costs no more size than this
const SLACK = 7; // pixels that a finger may slip and still tap
const EDGE = 30; // pixels from the edge at which something is easily overlooked
const REST = 160; // milliseconds after which the picture is drawn sharply again

interface Finger {
  x: number;
  y: number;
}

export interface Hand {
  /** A tap at a point of the sheet; `grain` is how many units of the sheet a pixel covers, `finger` says what tapped. */
  tap: (x: number, y: number, grain: number, finger: boolean) => void;
  /** A drag may begin here instead of a pan; whoever says yes gets its moves and its end. */
  grab: (x: number, y: number, grain: number) => boolean;
  drag: (x: number, y: number, grain: number) => void;
  drop: (x: number, y: number, grain: number) => void;
  point: (x: number, y: number, grain: number) => void;
}

export class PanZoom {
  #box: Box = { left: 0, top: 0, width: 1, height: 1 };
  #x = 0;
  #y = 0;
  #scale = 1;
  #fitScale = 1;
  #frame = 0;
  #rest = 0;
  #fingers = new Map<number, Finger>();
  #start: Finger | null = null;
  #moved = false;
  #grabbed = false;
  #pinch = 0;
  #own = false; // the player has chosen his own view
  #width = 0; // of the window, when it was last measured
  covered = 0; // pixels at the lower end of the window that something lies over
  #watch: ResizeObserver;

  /** `boxes` are parts of the sheet, the largest first, in the sheet's own units of `unit` pixels: one is shown whole. */
  constructor(
    private readonly view: HTMLElement,
    private readonly sheet: HTMLElement,
    private readonly unit: number,
    private readonly origin: Finger,
    private readonly boxes: Box[],
    private readonly hand: Hand,
  ) {
    this.#watch = new ResizeObserver(() => this.#resize());
    this.#watch.observe(view);
    view.addEventListener("wheel", this.#wheel, { passive: false });
    view.addEventListener("pointerdown", this.#down);
    view.addEventListener("pointermove", this.#move);
    view.addEventListener("pointerup", this.#up);
    view.addEventListener("pointercancel", this.#cancel);
    this.fit();
  }

  end(): void {
    this.#watch.disconnect();
    this.view.removeEventListener("wheel", this.#wheel);
    this.view.removeEventListener("pointerdown", this.#down);
    this.view.removeEventListener("pointermove", this.#move);
    this.view.removeEventListener("pointerup", this.#up);
    this.view.removeEventListener("pointercancel", this.#cancel);
  }

  get scale(): number {
    return this.#scale;
  }

  /** Show the whole box. */
  fit(): void {
    this.#own = false;
    const { width, height } = this.#sight();
    if (!width || !height) return;
    const scales = this.boxes.map((box) => Math.min(width / box.width, height / box.height) / this.unit);
    const best = Math.max(...scales);
    const chosen = scales.findIndex((scale) => scale >= best * WORTH);
    this.#box = this.boxes[chosen] as Box;
    this.sheet.toggleAttribute("data-part", chosen > 0);
    this.#scale = this.#fitScale = scales[chosen] as number;
    this.centre(this.#box.left + this.#box.width / 2, this.#box.top + this.#box.height / 2);
  }

  /** Bring a point of the sheet to the middle. */
  centre(x: number, y: number, scale = this.#scale): void {
    const { width, height } = this.#sight();
    this.#scale = scale;
    this.#x = width / 2 - (x - this.origin.x) * this.unit * scale;
    this.#y = height / 2 - (y - this.origin.y) * this.unit * scale;
    this.#paint();
  }

  /** Come close enough that one unit of the sheet has this many pixels, around a point. */
  near(x: number, y: number, pixels: number): void {
    this.#touch();
    const scale = Math.max(this.#scale, pixels / this.unit);
    this.centre(x, y, Math.min(scale, this.#fitScale * LARGEST));
  }

  /** Bring a point of the sheet into sight if it is out of it; the view stays the one that was fitted or chosen. */
  reveal(x: number, y: number): void {
    const { width, height } = this.#sight();
    const size = this.unit * this.#scale;
    const within = x <= this.#box.left + this.#box.width && y <= this.#box.top + this.#box.height;
    const box = within ? this.#box : (this.boxes[0] as Box);
    const [left, top] = [(box.left - this.origin.x) * size + this.#x, (box.top - this.origin.y) * size + this.#y];
    const room = { seen: size / 2, room: EDGE };
    const across = { at: left + (x - box.left) * size, span: width, low: left, high: left + box.width * size };
    const down = { at: top + (y - box.top) * size, span: height, low: top, high: top + box.height * size };
    const [dx, dy] = [shiftOf({ ...across, ...room }), shiftOf({ ...down, ...room })];
    if (!within) this.sheet.removeAttribute("data-part");
    if (!dx && !dy) return;
    this.#x += dx;
    this.#y += dy;
    this.#paint();
  }

  /** Bring points of the sheet into sight together, no closer than one looks already. */
  show(points: readonly Finger[]): void {
    if (!points.length || points.every((point) => this.sees(point))) return;
    this.#touch();
    const { width, height } = this.#sight();
    const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
    const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
    const [wide, high] = [(right - left + 1) * this.unit, (bottom - top + 1) * this.unit];
    const scale = Math.min(this.#scale, (width - 2 * EDGE) / wide, (height - 2 * EDGE) / high);
    this.centre((left + right) / 2, (top + bottom) / 2, Math.max(scale, this.#fitScale * SMALLEST));
  }

  /** The part of the window that nothing lies over. */
  #sight(): { width: number; height: number } {
    const { width, height } = this.view.getBoundingClientRect();
    return { width, height: Math.max(height - this.covered, height / 4) };
  }

  sees({ x, y }: Finger): boolean {
    const { width, height } = this.#sight();
    const size = this.unit * this.#scale;
    const left = (x - this.origin.x) * size + this.#x;
    const top = (y - this.origin.y) * size + this.#y;
    return left > EDGE && left < width - EDGE && top > EDGE && top < height - EDGE;
  }

  zoom(factor: number, atX?: number, atY?: number): void {
    this.#touch();
    const { width, height } = this.view.getBoundingClientRect();
    const [x, y] = [atX ?? width / 2, atY ?? height / 2];
    const scale = Math.min(Math.max(this.#scale * factor, this.#fitScale * SMALLEST), this.#fitScale * LARGEST);
    this.#x = x - ((x - this.#x) * scale) / this.#scale;
    this.#y = y - ((y - this.#y) * scale) / this.#scale;
    this.#scale = scale;
    this.#paint();
  }

  pan(dx: number, dy: number): void {
    this.#touch();
    this.#x += dx;
    this.#y += dy;
    this.#paint();
  }

  /** + - 0 and the arrows; true if the key was ours. */
  key(key: string): boolean {
    const stride = 80;
    const moves: Record<string, () => void> = {
      "+": () => this.zoom(STEP),
      "=": () => this.zoom(STEP),
      "-": () => this.zoom(1 / STEP),
      "0": () => this.fit(),
      ArrowLeft: () => this.pan(stride, 0),
      ArrowRight: () => this.pan(-stride, 0),
      ArrowUp: () => this.pan(0, stride),
      ArrowDown: () => this.pan(0, -stride),
    };
    const move = moves[key];
    move?.();
    return move !== undefined;
  }

  /** From now on the player looks where he likes, beyond the part that was shown whole too. */
  #touch(): void {
    this.#own = true;
    this.sheet.removeAttribute("data-part");
  }

  /** A window that is turned or made wider keeps its middle. */
  #resize(): void {
    const { width } = this.view.getBoundingClientRect();
    if (this.#own && this.#width) this.#x += (width - this.#width) / 2;
    this.#width = width;
    if (!this.#own) this.fit();
    else this.#paint();
  }

  /** A point of the window as a point of the sheet. */
  #toSheet(event: { clientX: number; clientY: number }): [number, number, number] {
    const { left, top } = this.view.getBoundingClientRect();
    const size = this.unit * this.#scale;
    const x = (event.clientX - left - this.#x) / size + this.origin.x;
    const y = (event.clientY - top - this.#y) / size + this.origin.y;
    return [x, y, 1 / size];
  }

  #clamp(): void {
    const { width, height } = this.view.getBoundingClientRect();
    const size = this.unit * this.#scale;
    const left = (this.#box.left - this.origin.x) * size;
    const top = (this.#box.top - this.origin.y) * size;
    const keep = 0.35; // of the window must still show the castle
    this.#x = Math.min(Math.max(this.#x, width * keep - left - this.#box.width * size), width * (1 - keep) - left);
    this.#y = Math.min(Math.max(this.#y, height * keep - top - this.#box.height * size), height * (1 - keep) - top);
  }

  #paint(): void {
    this.#clamp();
    this.sheet.style.willChange = "transform";
    window.clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => (this.sheet.style.willChange = "auto"), REST);
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.sheet.style.transform = `translate(${this.#x}px, ${this.#y}px) scale(${this.#scale})`;
    });
  }

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
