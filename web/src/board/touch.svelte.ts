/** What a finger, a mouse or a key on the board means: the nearest thing that can be acted on. */

import type { Destination } from "../table/choice.svelte";
import { isTriedOut, pawnsOf, placeOf } from "../table/choose";
import { prefs } from "../ui/prefs.svelte";
import type { Spot } from "../net/api";
import { say } from "../words/words.svelte";
import { groundSpot, pointsOf, spotsAt, spotsOf } from "./castle";
import { nearest } from "./nearest";
import { teamOf } from "./pawns";
import { isMove, moverOf } from "./moves";
import type { Shown } from "./shown";
import type { Hand } from "./hand";
import { Tip } from "./tip.svelte";

const REACH = 0.62; // of a circle's width around its centre
const NEARBY = 1; // circle's width: whoever misses one by so little meant it
const FINGERTIP = 20; // pixels
const POINTER = 9;
const MOST_WAITING = 12;
const HUNT = 6; // circles from a man at large to a guard who hunts him
const RECENT = 40; // deeds, of which a turn has fewer
const BESIDE_TOOLS = "button, a, input";

interface Thing extends Spot {
  act: () => void;
  goal?: number;
  victim?: number;
}

export class Touch implements Hand {
  readonly tip = new Tip(() => this.#table);
  dragged = $state.raw<{ pawn: number; at: Spot } | null>(null);
  #grabbed: number | null = null;
  #waiting = 0; // taps that wait for the server's answer
  #tapped: Spot = { x: NaN, y: NaN };

  constructor(private readonly getTable: () => Shown) {}

  get #table(): Shown {
    return this.getTable();
  }

  /** Where every pawn stands on the sheet. */
  spots(): (Spot | null)[] {
    const { board, scene } = this.#table;
    return board ? spotsOf(board, scene.past ?? scene.places) : [];
  }

  /** Where something on the board stands that has the focus. */
  spotOf(element: Element): Spot | null {
    const { board, cast } = this.#table;
    const pawn = cast?.pawns.indexOf(element.getAttribute("data-pawn") ?? "") ?? -1;
    const place = board?.names.indexOf(element.getAttribute("data-place") ?? "") ?? -1;
    if (pawn >= 0) return this.spots()[pawn] ?? null;
    return board && place >= 0 ? (spotsAt(board, place)[0] ?? null) : null;
  }

  /** Where a lesson points, if it points at the board. */
  beacon(): Spot | null {
    const { board, guide } = this.#table;
    if (!board || !guide) return null;
    if (guide.pawn !== null) return this.spots()[guide.pawn] ?? null;
    return guide.place === null ? null : (spotsAt(board, guide.place)[0] ?? null);
  }

  /** Where a hint points: its man and its circle. */
  advised(): Spot[] {
    const { advice, board } = this.#table;
    if (!advice || !board) return [];
    const place = placeOf(advice);
    const men = pawnsOf(advice).map((pawn) => this.spots()[pawn] ?? null);
    return [...men, place === undefined ? null : (spotsAt(board, place)[0] ?? null)].filter((spot) => spot !== null);
  }

  /** The player's own men. */
  #men(): number[] {
    const { cast, viewer } = this.#table;
    const team = viewer === "security" ? "guard" : viewer;
    return [...(cast?.pawns.keys() ?? [])].filter((pawn) => teamOf(cast?.pawns[pawn] ?? "") === team);
  }

  /** Where pawns stand on the sheet; those who are not there are left out. */
  #stand(pawns: readonly number[]): Spot[] {
    const spots = this.spots();
    return pawns.flatMap((pawn) => spots[pawn] ?? []);
  }

  /** The player's own men who stand on the sheet, with what is urgent about them. */
  own(): { name: string; spot: Spot; urgent: boolean }[] {
    const { cast } = this.#table;
    return this.#men().flatMap((pawn) => {
      const spot = this.spots()[pawn];
      return spot ? [{ name: cast?.pawns[pawn] ?? "", spot, urgent: this.#urgent(pawn) }] : [];
    });
  }

  /** A man out of the courtyard, or where a guard is known to come; a guard beside a man out of the courtyard. */
  #urgent(pawn: number): boolean {
    const { board, cast, scene, risks } = this.#table;
    const place = scene.places[pawn] ?? -1;
    if (!board || place < 0) return false;
    if (teamOf(cast?.pawns[pawn] ?? "") !== "guard") return this.#atLarge(pawn) || Boolean(risks?.at(place));
    const [guard] = this.#stand([pawn]);
    const fugitives = this.#stand([...(cast?.pawns.keys() ?? [])].filter((each) => this.#atLarge(each)));
    return fugitives.some(({ x, y }) => guard && Math.hypot(guard.x - x, guard.y - y) < HUNT);
  }

  /** A prisoner on a circle out of the inner courtyard. */
  #atLarge(pawn: number): boolean {
    const { board, cast, scene } = this.#table;
    const place = scene.places[pawn] ?? -1;
    const prisoner = teamOf(cast?.pawns[pawn] ?? "") !== "guard";
    return prisoner && board !== null && place >= 0 && place < board.walkable && board.area[place] !== "inner";
  }

  /** Where the player may act, with his own men rather than elsewhere, with those in need first; else what he is asked
   *  about, or where they stand. */
  begin(): Spot[] {
    const { choice } = this.#table;
    const acting = [...choice.pawns]; // also those of others, where one of them is to be named
    const places = this.offered();
    if (!acting.length && places.length) return places;
    if (!acting.length && choice.subject.length) return this.questioned();
    const men = acting.length ? acting : this.#men();
    const urgent = this.#stand(men.filter((pawn) => this.#urgent(pawn)));
    return urgent.length ? urgent : this.#stand(men);
  }

  /** Who walked last in the turn that goes on, where he stands. */
  latest(): Spot | null {
    const { story } = this.#table;
    const events = (story ?? []).slice(-RECENT).flatMap((deed) => deed.events);
    const turn = events.slice(events.findLastIndex(({ type }) => type === "TurnBegan") + 1);
    const move = turn.findLast(isMove);
    return move ? (this.spots()[moverOf(move)] ?? null) : null;
  }

  /** Circles that a question offers. */
  offered(): Spot[] {
    const { board, choice } = this.#table;
    return board ? choice.telling.places.flatMap((place) => spotsAt(board, place)) : [];
  }

  /** Pawns of which one is to be named on the board, while nothing is in hand. */
  named(): Spot[] {
    const { choice } = this.#table;
    if (choice.pawn !== null || choice.candidates || choice.movable.size) return [];
    return choice.telling.pawns.flatMap((pawn) => this.spots()[pawn] ?? []);
  }

  /** What the player is choosing among: the man in hand first, then where he can go and whom he can meet. */
  chosen(): Spot[] {
    const { board, choice } = this.#table;
    if (!board || this.dragged || (choice.pawn === null && !choice.candidates)) return [];
    const men = choice.pawn === null ? choice.telling.pawns : [choice.pawn, ...choice.victims];
    const goals = choice.candidates ? choice.telling.places : choice.destinations.map(({ place }) => place);
    return [...this.#stand(men), ...goals.flatMap((place) => spotsAt(board, place))];
  }

  /** Circles that are offered while nobody can walk; cells lie too far from each other to be looked at together. */
  circles(): Spot[] {
    const { board, choice } = this.#table;
    if (!board || this.dragged || choice.pawn !== null || choice.candidates || choice.movable.size) return [];
    return choice.telling.places.every((place) => place < board.walkable) ? this.offered() : [];
  }

  /** Those whom a question is about, while nothing is in hand. */
  questioned(): Spot[] {
    const { choice } = this.#table;
    return choice.pawn === null && !choice.candidates ? this.#stand(choice.subject) : [];
  }

  /** The pawn that is acted out just now, unless the player is choosing something himself. */
  acting(): Spot | null {
    const { scene, choice, board } = this.#table;
    if (!board || choice.pawn !== null || choice.candidates) return null;
    if (scene.moving !== null) return this.spots()[scene.moving] ?? null;
    return scene.spot === null ? null : (spotsAt(board, scene.spot)[0] ?? null);
  }

  /** The circles of a way that somebody asked for. */
  drawn(): Spot[] {
    const { board, choice } = this.#table;
    return board ? choice.drawn.map((place) => groundSpot(board, place)) : [];
  }

  tap = (x: number, y: number, perPixel: number, finger: boolean): void => {
    const { scene, pencil } = this.#table;
    const watching = scene.behind;
    this.tip.hide();
    scene.skip();
    if (scene.past) return;
    if (pencil?.tool) return this.#mark(x, y, Math.max(REACH, FINGERTIP * perPixel));
    if (watching) return this.tip.show(x, y); // whoever has seen enough meant nothing else by it
    if (!this.#repeats(x, y)) this.#tap(x, y, perPixel, finger);
  };

  #tap(x: number, y: number, perPixel: number, finger: boolean): void {
    if (this.#tooSoon(() => this.#tap(x, y, perPixel, finger))) return;
    // What lies under the pointer comes first; only then does a little slip still count.
    const active = [...this.#pawns(true), ...this.#goals()]; // of two at one spot the later counts
    const slip = Math.max(REACH, (finger ? FINGERTIP : POINTER) * perPixel);
    const found =
      nearest(active, x, y, REACH) ??
      nearest(this.#pawns(false), x, y, REACH) ??
      nearest(active, x, y, slip) ??
      nearest(this.#places(), x, y, NEARBY);
    if (!found) this.#look(x, y);
    else if (finger) this.#press(found);
    else found.act();
  }

  /** Nothing is to be done there: what was clicked says what it is, or else what was in hand is put down. */
  #look(x: number, y: number): void {
    const { choice } = this.#table;
    if (choice.candidates) return void (choice.remind() || choice.clear());
    this.tip.show(x, y);
    if (!this.tip.shown) choice.clear(); // a click beside everything puts the man down
  }

  /** Whoever is quicker than the server is not forgotten: what he did is done when it has answered. */
  #tooSoon(again: () => void): boolean {
    const { choice, busy, viewer } = this.#table;
    const answer = choice.asking ?? busy;
    if (!answer) return false;
    if (this.#waiting >= MOST_WAITING) this.#table.say?.(say("too-quick"));
    else {
      this.#waiting += 1;
      void answer.then(() => {
        this.#waiting -= 1;
        if (this.#table.viewer === viewer) again(); // else somebody else sits at the screen by now
      });
    }
    return true;
  }

  /** The second click of a double click on what is being played already. */
  #repeats(x: number, y: number): boolean {
    const same = Math.hypot(x - this.#tapped.x, y - this.#tapped.y) < REACH;
    this.#tapped = { x, y };
    return same && Boolean(this.#table.busy);
  }

  /** Planning: a tap marks the nearest circle. */
  #mark(x: number, y: number, reach: number): void {
    const { board, pencil } = this.#table;
    if (!board) return;
    const places = Array.from({ length: board.walkable }, (_, place) => ({ ...groundSpot(board, place), place }));
    const found = nearest(places, x, y, reach);
    if (found) pencil?.tap(found.place);
  }

  /** A finger hides what it taps: what cannot be taken back, and a walk into danger, is shown first and done next. */
  #press(thing: Thing): void {
    const { choice } = this.#table;
    if (thing.victim !== undefined) choice.askAbout(thing.victim);
    else if (choice.pointed === thing.goal && thing.goal !== undefined) void choice.tapPlace(thing.goal, true);
    else if (thing.goal === undefined || this.#harmless(thing.goal)) thing.act();
    else choice.pointed = thing.goal;
  }

  /** A walk that can be taken back, to where no guard could come. */
  #harmless(place: number): boolean {
    const { choice, risks } = this.#table;
    const ways = choice.destinations.filter((goal) => goal.place === place).flatMap(({ actions }) => actions);
    return ways.length === 1 && ways.every(isTriedOut) && !(prefs.danger && risks?.at(place));
  }

  grab = (x: number, y: number, perPixel: number): boolean => {
    if (document.activeElement?.matches(BESIDE_TOOLS)) (document.activeElement as HTMLElement).blur();
    if (this.#table.scene.past || this.#table.pencil?.tool) return false;
    const { movable } = this.#table.choice;
    const reach = Math.max(REACH, (FINGERTIP / 2) * perPixel);
    const spots = this.spots().map((spot, pawn) => ({ ...(spot ?? { x: NaN, y: NaN }), pawn }));
    const found = nearest(
      spots.filter(({ pawn }) => movable.has(pawn)),
      x,
      y,
      reach,
    );
    this.#grabbed = this.#table.choice.candidates ? null : (found?.pawn ?? null);
    return this.#grabbed !== null;
  };

  drag = (x: number, y: number, perPixel: number): void => {
    const { choice } = this.#table;
    this.tip.hide();
    if (this.#grabbed === null) return;
    if (!this.dragged && choice.pawn !== this.#grabbed) void choice.take(this.#grabbed);
    this.dragged = { pawn: this.#grabbed, at: { x, y } };
    this.point(x, y, perPixel);
  };

  drop = (x: number, y: number, perPixel: number): void => {
    this.dragged = null;
    this.#grabbed = null;
    if (this.#tooSoon(() => this.drop(x, y, perPixel))) return;
    const reach = Math.max(REACH, FINGERTIP * perPixel);
    const found = nearest(this.#goals(), x, y, reach) ?? nearest(this.#places(), x, y, REACH);
    found?.act();
  };

  point = (x: number, y: number, perPixel: number): void => {
    const { choice, board } = this.#table;
    if (!this.dragged) this.tip.rest(x, y);
    if (!board || !choice.destinations.length) return;
    const spots = choice.destinations.map((goal) => ({ ...groundSpot(board, goal.place), goal }));
    choice.pointed = nearest(spots, x, y, Math.max(REACH, FINGERTIP * perPixel))?.goal.place ?? null;
  };

  /** Places that something can be done at. */
  #goals(): Thing[] {
    const { choice, board } = this.#table;
    if (!board) return [];
    const goals = choice.destinations.map((goal: Destination) => ({ ...this.#thing(goal.place), goal: goal.place }));
    const named = choice.telling.places.flatMap((place) => {
      const act = (): void => void choice.tapPlace(place);
      return spotsAt(board, place).map((spot) => ({ x: spot.x, y: spot.y, act }));
    });
    const victims = choice.candidates ? [] : choice.victims.map((pawn) => ({ ...this.#pawnThing(pawn), victim: pawn }));
    return [...goals, ...(choice.pawn === null || choice.candidates ? named : []), ...victims];
  }

  #pawns(active: boolean): Thing[] {
    const { choice, cast } = this.#table;
    const all = [...(cast?.pawns.keys() ?? [])];
    return all.filter((pawn) => choice.pawns.has(pawn) === active).map((pawn) => this.#pawnThing(pawn));
  }

  /** Any circle, cell, bunk and the car, so that a wrong one says what it is and what is to be done. */
  #places(): Thing[] {
    const { board, explains } = this.#table;
    if (!board || !explains) return [];
    return board.names.flatMap((_, place) =>
      pointsOf(board, place).map(({ x, y }) => ({ x, y, act: () => this.#wrong(x, y, place) })),
    );
  }

  #wrong(x: number, y: number, place: number): void {
    const { choice } = this.#table;
    if (choice.candidates && !choice.telling.places.includes(place)) return this.#look(x, y);
    this.tip.show(x, y);
    void choice.tapPlace(place);
  }

  #thing(place: number): Thing {
    const { choice, board } = this.#table;
    const spot = board ? groundSpot(board, place) : { x: NaN, y: NaN };
    return { ...spot, act: () => void choice.tapPlace(place) };
  }

  #pawnThing(pawn: number): Thing {
    const spot = this.spots()[pawn] ?? { x: NaN, y: NaN };
    return { ...spot, act: () => void this.#table.choice.tapPawn(pawn) };
  }
}
