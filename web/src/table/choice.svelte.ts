/** What the player is about to do: a pawn in hand, or a few candidates of which one will be played. */

import { teamOf } from "../board/pawns";
import type { Guide } from "../board/shown";
import type { BoardData } from "../net/api";
import type { Question, Tell } from "../net/connection";
import type { AnyAction, Hinted, Update, Walks } from "../net/wire";
import { prefs } from "../ui/prefs.svelte";
import { capital, joined, thePawn } from "../words/names";
import { say, words } from "../words/words.svelte";
import {
  at,
  isAnnouncement,
  isGrave,
  mayBeSlip,
  mayLoseCard,
  onBoard,
  pawnsOf,
  placeOf,
  same,
  spends,
  subjectOf,
  tellingOf,
  withPawn,
  wasted,
  withPlace,
} from "./choose";
import type { Scene } from "./scene.svelte";
import { shortest } from "./way";

const FARTHEST = 99; // circles that anybody would count

/** A place to which the pawn in hand may go: by walking, or by passing an obstacle. */
export interface Destination {
  place: number;
  cost: number | null;
  paying: readonly number[] | null;
  actions: AnyAction[];
  way: readonly number[];
  passing?: boolean; // the pawn may pause there, but must go on before the turn ends
}

/** What a choice is made at: it is asked about, and takes what was chosen. */
export interface Asking {
  readonly update: Update | undefined;
  readonly board: BoardData | null;
  readonly scene: Scene;
  readonly viewer: string;
  readonly freeHand?: boolean;
  readonly guide?: Guide | null;
  play(action: AnyAction): Promise<boolean>;
  explain(action: AnyAction, also?: string): Promise<void>;
  try(question: Question): Promise<Tell | null>;
  say(text: string, rule?: string | null): void;
}

export class Choice {
  pawn = $state<number | null>(null);
  walks = $state.raw<Walks | null>(null);
  candidates = $state.raw<AnyAction[] | null>(null);
  drawn = $state.raw<readonly number[]>([]); // a way that is shown because somebody asked for it
  doubt = $state(""); // what the end of the turn would waste or lose: whoever ends it once more means it
  pointed = $state<number | null>(null); // the destination under the pointer or the keyboard
  /** While the ways of the pawn in hand are on their way here. */
  asking: Promise<void> | null = null;

  constructor(private readonly table: Asking) {}

  actions = $derived.by(() => this.table.update?.choices?.actions ?? []);
  /** What needs no question; trades have a place of their own. */
  anytime = $derived.by(() => {
    const all = this.table.update?.choices?.anytime ?? [];
    return all.filter((action) => !action.type.endsWith("Trade"));
  });
  movable = $derived.by(() => new Set(this.table.update?.choices?.pawns ?? []));
  board = $derived(onBoard(this.actions));
  /** Which man may be announced to leave by which exit. */
  announcements = $derived(this.actions.filter(isAnnouncement));
  telling = $derived(tellingOf(this.candidates ?? this.board));
  subject = $derived.by(() => subjectOf(this.table.update));
  wanted = $derived.by(() => this.#wanted());
  destinations = $derived.by(() => this.#destinations());
  refused = $derived(this.walks?.refused ?? []);
  barred = $derived((this.walks?.obstacles ?? []).filter((obstacle) => !obstacle.allowed));
  way = $derived(this.destinations.find((goal) => goal.place === this.pointed)?.way ?? this.drawn);
  /** Pawns that can be clicked. */
  pawns = $derived.by(() => this.#pawns());
  /** Pawns that the pawn in hand can deal with: an arrest, a surrender. */
  victims = $derived.by(() => this.#victims());

  clear(): void {
    this.pawn = this.walks = this.candidates = this.pointed = null;
    this.drawn = [];
    this.doubt = "";
  }

  /** A hint still fits the question and what is in hand: whoever has taken another man means something else. */
  allows({ question, seat, action: advised }: Hinted): boolean {
    if (question !== this.table.update?.question || seat !== this.table.viewer) return false;
    if (this.candidates) return this.candidates.some((action) => same(action, advised));
    return this.pawn === null || pawnsOf(advised).includes(this.pawn);
  }

  /** One button was pressed: play at once what leaves nothing open. */
  start(actions: AnyAction[]): void {
    const only = actions.length === 1 ? actions[0] : undefined;
    const doubt = only && !this.doubt ? this.#doubted(only) : "";
    this.clear();
    if (only && (isGrave(only) || mayLoseCard(only, this.actions))) this.candidates = actions;
    else if (doubt) this.doubt = doubt;
    else if (only) void this.table.play(only);
    else this.candidates = actions;
  }

  /** What the end of the turn would cost, as a question, unless it is what a lesson waits for. */
  #doubted(action: AnyAction): string {
    const { update, guide } = this.table;
    if (action.type !== "EndTurn" || guide?.action === "EndTurn") return "";
    const lost = update?.choices?.lost_at_end ?? [];
    const men = lost.map((man) => thePawn(update?.view.table.pawns[man] ?? ""));
    if (men.length) return capital(say("end-loses", { men: joined(men), count: men.length }));
    const points = prefs.askEnd ? wasted(action, update?.choices, update?.view.table.now.points ?? 0) : 0;
    return points ? say("end-anyway", { points }) : "";
  }

  /** One more thing is named; what cannot be mended is asked for once more. */
  narrow(actions: AnyAction[]): void {
    const only = actions.length === 1 ? actions[0] : undefined;
    if (only && !this.#mustAsk(only)) void this.table.play(only);
    else if (actions.length) this.candidates = actions;
    else this.remind();
  }

  /** Something is wanted of whoever chooses on the board: he is told what, and his choice stays open. */
  remind(): boolean {
    const key = `${this.wanted}-on-board`;
    const reminds = this.candidates !== null && words.has(key);
    if (reminds) this.table.say(say(key));
    return reminds;
  }

  /** Nobody was asked yet, and it may be a slip or lose a card. */
  #mustAsk(action: AnyAction): boolean {
    const [asked, more] = this.candidates ?? [];
    if (asked && !more && same(asked, action)) return false;
    return isGrave(action) || (mayBeSlip(action) && !this.candidates) || mayLoseCard(action, this.actions);
  }

  /** The key of what is still wanted from whoever chooses. */
  #wanted(): string {
    const [only, more] = this.candidates ?? [];
    if (more && this.candidates?.every(isAnnouncement))
      return this.telling.pawns.length ? "choose-runner" : "choose-exit";
    if (only && !more) {
      if (mayLoseCard(only, this.actions)) return "choose-or-draw";
      return spends(only) ? "choose-to-spend" : "choose-surely";
    }
    if (this.telling.pawns.length) return this.#wantedPawn(this.telling.pawns.map((pawn) => this.#isGuard(pawn)));
    if (this.candidates?.every(({ type }) => type === "ChooseCell")) return "choose-cells";
    return this.telling.places.length ? "choose-place" : "choose-one";
  }

  /** Guards and men have a word of their own, and one for both. */
  #wantedPawn(guards: readonly boolean[]): string {
    if (guards.every(Boolean)) return "choose-guard";
    return guards.some(Boolean) ? "choose-pawn" : "choose-man";
  }

  async tapPawn(pawn: number): Promise<void> {
    if (this.candidates) return this.narrow(withPawn(this.candidates, pawn));
    const victims = this.#dealings(pawn);
    if (this.pawn !== null && pawn !== this.pawn && victims.length) return this.narrow(victims);
    if (this.pawn === pawn) return this.clear();
    const direct = withPawn(this.board, pawn);
    if (this.movable.has(pawn)) return this.take(pawn);
    if (direct.length) return this.narrow(direct);
    if (this.announce(pawn)) return;
    if (this.pawn !== null && this.#isOther(pawn)) await this.#whyNoDealing(this.pawn, pawn);
    else await this.#why(pawn);
  }

  /** A man is named who shall leave: his exit is wanted next. */
  announce(pawn: number): boolean {
    const ways = withPawn(this.announcements, pawn);
    if (!ways.length) return false;
    this.clear();
    this.candidates = ways;
    return true;
  }

  /** A finger hides what it taps: what would be done to that man is asked about first. */
  askAbout(pawn: number): void {
    this.candidates = this.#dealings(pawn);
  }

  /** A click may be a slip; whoever has been shown before what it does means it. */
  async tapPlace(place: number, meant = false): Promise<void> {
    if (this.candidates) return this.narrow(withPlace(this.candidates, place));
    const goal = this.destinations.find((item) => item.place === place);
    if (goal && !meant && !this.table.guide && goal.actions.every(spends)) return void (this.candidates = goal.actions);
    if (goal) return this.goTo(goal);
    const direct = withPlace(this.board, place);
    if (direct.length) return this.narrow(direct);
    if (this.pawn !== null) return this.#whyNot(this.pawn, place);
    const circle = place < (this.table.board?.walkable ?? 0); // not a cell or a bunk
    if (this.movable.size && circle)
      this.table.say(say("choose-pawn-first", { side: this.table.viewer === "security" ? "guards" : "men" }));
    else {
      const walk = { type: "MovePawn", pawn: this.#anyOwn(), to: place } as const;
      await this.table.explain((circle && this.#like(place)) || walk);
    }
  }

  goTo(goal: Destination): void {
    if (this.pawn !== null && goal.way.length) this.table.scene.plan(this.pawn, goal.way);
    this.narrow(goal.actions);
  }

  /** Take a pawn in hand and ask where it can go. */
  take(pawn: number): Promise<void> {
    this.clear();
    this.pawn = pawn;
    const asking = this.#askWays(pawn).finally(() => {
      if (this.asking === asking) this.asking = null;
    });
    return (this.asking = asking);
  }

  async #askWays(pawn: number): Promise<void> {
    const answer = await this.table.try({ type: "moves", seat: this.table.viewer, pawn });
    if (answer?.type === "walks" && this.pawn === pawn) this.walks = answer;
  }

  /** A greyed pawn says why it cannot move. */
  async #why(pawn: number): Promise<void> {
    const place = this.table.update?.view.table.places[pawn] ?? 0;
    const near = this.table.board?.steps[place]?.[0] ?? place;
    await this.table.explain({ type: "MovePawn", pawn, to: near });
  }

  /** What the board offers elsewhere, thought of here. */
  #like(place: number): AnyAction | undefined {
    const offered = this.board.find((action) => placeOf(action) !== undefined);
    return offered && at(offered, place);
  }

  /** One's own man who can walk, or stands on the board, or any. */
  #anyOwn(): number {
    const { board, update } = this.table;
    const { pawns = [], places = [] } = update?.view.table ?? {};
    const own = [...pawns.keys()].filter((pawn) => teamOf(pawns[pawn] ?? "") === this.#team());
    const stands = own.find((pawn) => (places[pawn] ?? -1) < (board?.walkable ?? 0));
    return own.find((pawn) => this.movable.has(pawn)) ?? stands ?? own[0] ?? 0;
  }

  #team(): string {
    return this.table.viewer === "security" ? "guard" : this.table.viewer;
  }

  #isOther(pawn: number): boolean {
    return this.#isGuard(pawn) !== (this.table.viewer === "security");
  }

  #isGuard(pawn: number): boolean {
    return (this.table.update?.view.table.pawns[pawn] ?? "").startsWith("guard");
  }

  /** A guard and a man of the other side do not come together. */
  async #whyNoDealing(pawn: number, other: number): Promise<void> {
    const arrest = this.table.viewer === "security";
    await this.table.explain(
      arrest ? { type: "Arrest", guard: pawn, prisoner: other } : { type: "GiveUp", prisoner: pawn, guard: other },
    );
  }

  async #whyNot(pawn: number, place: number): Promise<void> {
    const known = [...this.refused, ...this.barred].find((item) => item.to === place);
    if (known) this.table.say(known.says ?? "", known.rule);
    else await this.table.explain({ type: "MovePawn", pawn, to: place }, this.#howFar(pawn, place));
    if (this.table.freeHand && this.pawn === pawn) this.candidates = [{ type: "MoveByHand", pawn, to: place }];
  }

  /** How much farther a place lies than the points go, on the map alone; empty where that is not what bars the way. */
  #howFar(pawn: number, place: number): string {
    const { board, update } = this.table;
    const [start, points] = [update?.view.table.places[pawn] ?? 0, update?.view.table.now.points ?? 0];
    const steps = board ? (shortest(board, start, place, FARTHEST)?.length ?? 0) : 0;
    return points && steps > points ? say("too-far", { steps, points }) : "";
  }

  #dealings(pawn: number): AnyAction[] {
    return withPawn(this.walks?.others ?? [], pawn);
  }

  #victims(): number[] {
    const others = this.walks?.others ?? [];
    return [...new Set(others.flatMap(pawnsOf))].filter((pawn) => pawn !== this.pawn);
  }

  #pawns(): Set<number> {
    if (this.candidates) return new Set(this.telling.pawns);
    return new Set([...this.movable, ...this.telling.pawns, ...this.announcements.flatMap(pawnsOf)]);
  }

  #destinations(): Destination[] {
    const found = new Map<number, Destination>();
    for (const walk of this.walks?.walks ?? [])
      found.set(walk.to, {
        place: walk.to,
        cost: walk.cost,
        paying: null,
        actions: [walk.action],
        way: walk.way,
        passing: !walk.rests,
      });
    for (const obstacle of this.walks?.obstacles ?? []) {
      if (!obstacle.allowed) continue;
      const known = found.get(obstacle.to);
      const actions = [...(known?.actions ?? []), obstacle.action];
      found.set(obstacle.to, {
        place: obstacle.to,
        cost: known?.cost ?? null,
        paying: obstacle.paying,
        actions,
        way: [],
      });
    }
    for (const action of this.walks?.others ?? []) this.#addOther(found, action);
    return [...found.values()];
  }

  /** Whatever else leads to a place, such as a pause on the way. */
  #addOther(found: Map<number, Destination>, action: AnyAction): void {
    const place = "to" in action && action.to !== undefined && action.to >= 0 ? action.to : null;
    if (place === null) return;
    const known = found.get(place);
    if (known) known.actions.push(action);
    else found.set(place, { place, cost: null, paying: null, actions: [action], way: [] });
  }
}
