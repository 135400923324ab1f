/** One table: what the server has told of it, and the asking of it. */

import { boardName, fetchBoard, socketAddress, type BoardData } from "../net/api";
import { Connection, type Ask, type Link, type Question, type Tell } from "../net/connection";
import { blamedLink, forgetLink, forgetSeat, HOST, staleSeats, tokensOf } from "../net/tokens";
import type {
  AnyAction,
  Deed,
  Error as ErrorTell,
  Hinted,
  MarkInfo,
  SeatInfo,
  StandingOrders,
  State,
  Update,
  Welcome,
} from "../net/wire";
import { prefs } from "../ui/prefs.svelte";
import type { Cast } from "../words/labels";
import { peopleAt, theSeats } from "../words/names";
import { played } from "../words/played.svelte";
import { spoken } from "../words/faults";
import { say } from "../words/words.svelte";
import type { Guide, Shown } from "../board/shown";
import { placesAfter } from "../talk/lookback";
import { Pencil } from "../talk/pencil.svelte";
import { Talk } from "../talk/talk.svelte";
import { OfferCalls } from "./calls";
import { lossOf, type Company, type Notice } from "./company";
import { Choice, type Asking } from "./choice.svelte";
import { automatic, isTriedOut, nextOf } from "./choose";
import { Hours } from "./hours.svelte";
import { planTogether } from "./meeting";
import { atMoment, lags, settled, storyUntil, withNews } from "./playback";
import { RiskWatch } from "./risks.svelte";
import { Runs } from "./runs.svelte";
import { Scene } from "./scene.svelte";
import { eyesOf, mayRead, SPECTATOR, unveiled } from "./secrets";
import { eventsSince, trailOf } from "./since";

export class Table implements Shown, Asking {
  welcome = $state.raw<Welcome | null>(null);
  link = $state<Link>("connecting");
  connections = $state<Record<string, number>>({}); // by seat of ours: how many hold it, where that was more than one
  board = $state.raw<BoardData | null>(null);
  updates = $state.raw<Readonly<Record<string, Update>>>({});
  stories = $state.raw<Readonly<Record<string, readonly Deed[]>>>({});
  seats = $state.raw<readonly SeatInfo[]>([]);
  ended = $state.raw<State | null>(null);
  notice = $state.raw<Notice | null>(null);
  fatal = $state.raw<ErrorTell | null>(null); // there is no table to come to
  curtain = $state<string | null>(null); // whom the screen is to be passed to
  resultShut = $state(false); // whoever has read the result wants to see the board
  outShut = $state(false); // whoever has lost his men watches on
  noted = $state(false);
  sending = $state(false);
  company = $state.raw<Company>({ spectators: 0, left: {}, planning: [] });
  orders = $state.raw<Readonly<Record<string, StandingOrders>>>({}); // standing orders, by seat
  back = $state<number | null>(null); // how many deeds of the story the board shows while somebody looks back
  guide = $state.raw<Guide | null>(null); // what a lesson points at
  taught = $state<string | null>(null); // what a lesson says is to be done
  hinted = $state.raw<Hinted | null>(null);
  readonly scene = new Scene();
  readonly choice = new Choice(this);
  readonly pencil = new Pencil(this);
  readonly talk = new Talk(this);
  readonly risks = new RiskWatch(this);
  readonly hours = new Hours(this);
  readonly runs = new Runs();
  busy: Promise<unknown> | null = null; // while the server has not answered what was played
  #connection: Connection;
  #boarded: Promise<void> | null = null; // when the board is there
  #spoken = prefs.language;
  #holder = $state<string | null>(null); // at a shared screen whoever said that he sits there now
  #series: AnyAction["type"] | null = null; // what is played on and on
  #answered = new Set<string>(); // seats of this screen whose answer is noted
  readonly calls = new OfferCalls();
  #plans = $state.raw<readonly MarkInfo[]>([]);

  edition = $derived(this.welcome?.edition ?? "");
  yours = $derived(this.welcome?.yours ?? []);
  /** Whose hand, story and talk the page shows; nobody's while the curtain is down. */
  viewer = $derived(eyesOf(this.yours, this.curtain === null ? this.#holder : null));
  /** What the server told last: what is played answers this. */
  latest = $derived(this.updates[this.viewer] ?? unveiled(Object.values(this.updates)));
  /** What is shown is older: others' deeds are still being acted out. */
  lagging = $derived(lags(this.latest, this.scene.moment));
  /** What the page shows. */
  update = $derived(atMoment(this.latest, this.scene.moment));
  view = $derived(this.update?.view);
  hand = $derived(this.view?.hand ?? []);
  hasDice = $derived(this.view?.table.turn);
  markers = $derived(this.view?.table.markers ?? []);
  exits = $derived(this.view?.table.now.attempts.exits ?? []);
  night = $derived(this.hours.part === "night");
  /** Everybody sees how much equipment an officer holds, not only whether he holds any. */
  counted = $derived(this.hours.info?.open_numbers ?? false);
  said = $derived(this.talk.lines.filter(({ channel }) => mayRead(this.viewer, channel)));
  marks = $derived((this.view?.ending ? [] : this.#plans).filter(({ channel }) => mayRead(this.viewer, channel)));
  story = $derived(storyUntil(this.stories[this.viewer] ?? [], this.lagging ? this.scene.reached : null));
  /** What has happened since this seat last did something. */
  since = $derived(eventsSince(this.story, this.viewer));
  /** Walks of others since then: where from, where to. */
  trail = $derived(trailOf(this.since));
  /** Walks that can still be taken back. */
  drafted = $derived(this.update?.drafted ?? 0);
  houseRules = $derived((this.welcome?.setup.house_rules ?? []) as string[]);
  /** Officers may put men anywhere by hand at this table. */
  freeHand = $derived(this.houseRules.includes("free-hand"));
  /** What a hint advises, as long as it fits the question and what is in hand. */
  hint = $derived(this.hinted && this.choice.allows(this.hinted) ? this.hinted : null);
  advice = $derived(this.hint?.action ?? null);
  explains = $derived.by(() => this.status === "running");
  status = $derived.by(() => {
    const status = this.ended?.status ?? this.welcome?.status ?? "open";
    return this.lagging && status === "finished" ? "running" : status; // the end is shown when it is reached
  });
  cast = $derived.by((): Cast | null => {
    const table = this.view?.table;
    const parts = this.welcome?.parts ?? [];
    const people = peopleAt(this.seats);
    return table && this.board ? { board: this.board, pawns: table.pawns, seats: table.seats, parts, people } : null;
  });

  constructor(readonly game: string) {
    this.#connection = new Connection(socketAddress(game), {
      hello: () => this.#hello(),
      tell: (tell) => this.#hear(tell),
      link: (link) => (this.link = link),
    });
  }

  /** The server speaks the reader's language too. */
  speak(): void {
    if (this.welcome && this.#spoken !== prefs.language) this.#connection.renew();
  }

  close(): void {
    this.#connection.close();
  }

  ask(question: Question): Promise<Tell> {
    return this.#connection.ask(question);
  }

  /** Take an action for the seat that looks; what goes wrong is said. */
  async play(action: AnyAction): Promise<boolean> {
    const update = this.latest;
    if (!update || this.sending) return false;
    this.sending = true;
    if (this.scene.behind && !this.lagging) this.scene.skip(); // who answers what is asked now has seen enough
    this.lookBack(null);
    this.notice = this.hinted = null; // whoever takes a move back has read it
    const { question } = update;
    this.busy = this.#try({ type: "play", seat: this.viewer, question, action, draft: isTriedOut(action) });
    const answer = (await this.busy) as Tell | null;
    [this.busy, this.sending] = [null, false];
    if (answer?.type === "noted") this.#note(update);
    if (answer === null) this.#series = null;
    else this.#goOn();
    return answer !== null;
  }

  /** An answer is kept until the time for answers is over; others at this screen may still have to give theirs. */
  #note(update: Update): void {
    this.noted = true;
    this.#answered.add(update.seat);
    this.#passScreen(update);
  }

  /** Take the last walk back. */
  async undo(): Promise<void> {
    this.lookBack(null);
    this.notice = null;
    await this.#try({ type: "undo", seat: this.viewer });
  }

  /** Every action of one kind, one after the other, as long as it is offered. */
  playAll(type: AnyAction["type"]): void {
    this.#series = type;
    this.#goOn();
  }

  /** What was asked for in one go, or is to be done without being asked. */
  #goOn(): void {
    const { latest, sending } = this;
    if (!latest?.choices?.asked || sending || this.curtain !== null || this.noted) return;
    const [choices, { asking }] = [latest.choices, latest.view.table];
    const next = nextOf(choices.actions, this.#series, asking);
    if (!next || next.type === "Throw") this.#series = null; // one press is one throw
    const action = next ?? (this.status === "running" ? automatic(choices, asking, prefs) : undefined);
    if (action) void this.play(action);
  }

  /** Why may this not be done? The answer is said, and how far it is if only the points fall short. */
  async explain(action: AnyAction, also = ""): Promise<void> {
    if (this.viewer === SPECTATOR) return this.say(say(this.yours.length ? "sitting-title" : "watch-only"));
    const answer = await this.#try({ type: "explain", seat: this.viewer, action });
    if (answer?.type !== "explained" || answer.allowed) return;
    this.say(answer.reason === "out-of-reach" ? `${answer.says} ${also}`.trim() : (answer.says ?? ""), answer.rule);
  }

  /** Ask for anything else; errors are said and give null. */
  async try(question: Question): Promise<Tell | null> {
    if (question.type === "moves") this.notice = null; // another pawn is taken in hand
    return this.#try(question);
  }

  say(text: string, rule: string | null = null): void {
    this.notice = { text, rule };
  }

  /** Show how the board stood after so many deeds of the story; null comes back to now. */
  lookBack(deeds: number | null): void {
    const { cast, view, story } = this;
    this.choice.clear();
    this.back = deeds === null || deeds >= story.length || !cast || !view ? null : Math.max(0, deeds);
    this.scene.past =
      this.back === null || !cast || !view ? null : placesAfter(cast, story, view.table.places, this.back);
  }

  /** Somebody says that this is his seat and that he sits at the screen now; only he sees what is his. */
  sitDown(seat: string): void {
    if (this.curtain !== null && this.curtain !== seat) return;
    this.#holder = seat;
    this.curtain = null;
    this.#putAway();
  }

  /** Nobody is known to sit at a shared screen: it shows what everybody may see until somebody says who he is. */
  getUp(next: string | null = null): void {
    this.calls.passed(next);
    this.curtain = next;
    this.#holder = null;
    this.#putAway();
  }

  /** What one had in hand, drew, wrote or was told is nothing for the next one. */
  #putAway(): void {
    this.notice = this.hinted = null;
    this.lookBack(null);
    this.pencil.putAway();
    this.#turned();
    this.#showNow();
  }

  #showNow(): void {
    this.scene.show(this.latest?.view.table.places ?? [], this.stories[this.viewer]);
  }

  async #try(question: Question): Promise<Tell | null> {
    try {
      const answer = await this.#connection.ask(question);
      if (answer.type !== "error") return answer;
      this.#refused(answer);
    } catch {
      this.say(say("offline"));
    }
    return null;
  }

  #refused(error: ErrorTell): void {
    if (error.code !== "stale") this.say(spoken(error), error.rule);
  }

  #hello(): Ask {
    this.#spoken = prefs.language;
    const held = tokensOf(this.game);
    const since: Record<string, number> = {};
    for (const seat of [...Object.keys(held), SPECTATOR]) since[seat] = settled(this.updates[seat]);
    delete since.host;
    return { type: "hello", tokens: Object.values(held), since, language: prefs.language };
  }

  #hear(tell: Tell): void {
    switch (tell.type) {
      case "welcome":
        return this.#welcomed(tell);
      case "update":
        return void this.#boarded?.then(() => this.board && this.runs.pass(tell, this, () => this.#updated(tell)));
      case "said":
        if (this.talk.isNews(tell, this.game)) this.notice = { text: tell.text, rule: null, stays: true };
        return this.talk.hear(tell);
      case "marks":
        this.#plans = tell.marks;
        return;
      case "presence":
        this.talk.see(this.seats, tell.seats);
        [this.seats, this.company] = [tell.seats, tell];
        return this.#mayBeGone();
      case "connections":
        return void (this.connections[tell.seat] = tell.connections);
      case "orders":
        this.orders = { ...this.orders, [tell.seat]: tell.orders };
        return;
      case "state":
        return void (this.ended = tell);
      case "error":
        return this.#failed(tell);
    }
  }

  /** A seat that was ours is free again: the host gave it away, and whoever held it looks on from now. */
  #mayBeGone(): void {
    const open = this.seats.filter((info) => info.kind !== "human").map((info) => info.seat);
    const lost = this.yours.filter((seat) => open.includes(seat));
    if (!lost.length) return;
    this.#lose(lost);
    this.#connection.renew();
  }

  #lose(seats: readonly string[]): void {
    for (const seat of seats) forgetSeat(this.game, seat);
    const named = seats.filter((seat) => seat !== HOST);
    this.say(named.length ? say(lossOf(this.seats, named), theSeats(named)) : say("link-unfit"));
  }

  /** Give up the tokens that open nothing; true if it is worth knocking once more. */
  #giveUp(stale: readonly string[]): boolean {
    const blamed = blamedLink(this.game, stale);
    forgetLink();
    const lost = stale.filter((seat) => seat !== blamed);
    if (lost.length) this.#lose(lost);
    if (blamed !== null) this.say(say("link-unfit"));
    return blamed !== null;
  }

  /** An error that answers no question: the table is gone, or was never there. */
  #failed(error: ErrorTell): void {
    const stale = error.code === "wrong-token" ? Object.keys(tokensOf(this.game)) : [];
    if (stale.length) {
      this.#giveUp(stale);
      this.#connection.renew();
    } else if (this.welcome && error.code !== "ended-elsewhere") this.#refused(error);
    else {
      this.fatal = error;
      this.#connection.close();
    }
  }

  #welcomed(welcome: Welcome): void {
    this.welcome = welcome;
    [this.seats, this.connections] = [welcome.seats, {}];
    this.#boarded ??= this.#fetchBoard(welcome);
    void this.hours.learn(welcome.edition);
    if (this.#giveUp(staleSeats(this.game, welcome.yours))) this.#connection.renew();
  }

  /** Without its board nothing at a table has a name, so what happens there waits for it. */
  async #fetchBoard(welcome: Welcome): Promise<void> {
    played.edition = welcome.edition;
    try {
      this.board = await fetchBoard(boardName(welcome));
    } catch {
      this.#boarded = null; // whoever comes back asks again
    }
  }

  #updated(update: Update): void {
    const known = this.updates[update.seat];
    this.updates = { ...this.updates, [update.seat]: update };
    if (known?.question !== update.question) this.#answered.delete(update.seat);
    const told = this.stories[update.seat] ?? [];
    const last = told.at(-1)?.next ?? 0;
    this.stories = { ...this.stories, [update.seat]: withNews(told, update) };
    const news = update.deeds.filter((deed) => deed.first >= last);
    this.#passScreen(update);
    if (update.seat === this.viewer) {
      this.#actOut(update, known, news);
      this.#goOn();
    } else if (this.viewer === SPECTATOR) this.#showNow();
  }

  #actOut(update: Update, known: Update | undefined, news: Deed[]): void {
    const { places } = update.view.table;
    const follows = known && (update.complete || update.question < known.question);
    const told = { before: known ?? null, after: update };
    if (follows && this.scene.places.length)
      this.scene.enqueue(this.cast, this.runs.unseen(news), places, this.viewer, told);
    else this.#showNow();
    if (known?.question !== update.question) this.#turned();
  }

  #turned(): void {
    this.noted = false;
    this.choice.clear();
  }

  /** Several people at one screen: whoever is asked next is called to it, and nobody sees anything until he is there. */
  #passScreen(update: Update): void {
    if (this.yours.length < 2) return;
    const asked = update.asked.filter((seat) => this.yours.includes(seat) && !this.#answered.has(seat));
    if (asked.length && planTogether(this.yours, update)) return void (this.#holder !== null && this.getUp());
    const called = this.calls.hear(update, this.viewer, this.yours);
    if (called !== null) return [this.viewer, this.curtain].includes(called) ? undefined : this.getUp(called);
    const next = asked.includes(this.viewer) ? null : (asked[0] ?? null);
    if (next !== null && next !== this.curtain) this.getUp(next);
    else if (next === null) this.curtain = null;
  }
}
