/** The game that somebody is about to make. */

import { makeGame, type EditionInfo, type Editions, type GameMade, type SeatWish, type Wish } from "../net/lobby";
import { keepLinks } from "../net/guests";
import { HOST, keepToken } from "../net/tokens";
import { prefs } from "../ui/prefs.svelte";
import { invitationOf } from "./arrivals";

/** Who sits in a seat: me, somebody at this screen, somebody with a link, whoever comes first, or a bot of some level. */
export type Sitter = "me" | "hot-seat" | "link" | "open" | `bot:${string}`;

const USUAL_PLAYERS = 3;
const DAY = 24;
const MY_SEAT = "british";
const MEETING = "meeting";

export class GameWish {
  edition = $state("");
  players = $state(USUAL_PLAYERS);
  sitters = $state<Record<string, Sitter>>({});
  names = $state<Record<string, string>>({}); // of those at this screen
  houseRules = $state<string[]>([]);
  escapes = $state<number | null>(null);
  rounds = $state<number | null>(null); // none: as many as usual, or by the clock
  open = $state(false);
  clock = $state("none");
  clockTime = $state<number | null>(10); // minutes, or days for a move by correspondence
  partTimes = $state<Record<string, number | null>>({}); // minutes of each part of the day

  #order = $state.raw<string[]>([]); // nations, those that play first

  constructor(private readonly all: Editions) {
    this.#order = all.nations.map(({ nation }) => nation);
    this.choose(all.editions[0]?.name ?? "");
  }

  get nations(): readonly string[] {
    return this.#order;
  }

  get info(): EditionInfo | undefined {
    return this.all.editions.find((edition) => edition.name === this.edition);
  }

  /** The seats in order, the Security Officer first. */
  get seats(): string[] {
    return ["security", ...this.#order.slice(0, this.players - 1)];
  }

  get levels(): string[] {
    return this.all.bots.levels;
  }

  /** How many escapes may be agreed on; the last house rule that alters it counts. */
  get mostEscapes(): number {
    const rules = this.houseRules.map((name) => this.info?.house_rules.find((rule) => rule.name === name));
    const altered = rules.findLast((rule) => rule?.most_escapes)?.most_escapes;
    return (altered ?? this.info?.most_escapes)?.[String(this.players)] ?? 0;
  }

  /** By correspondence: how many days so many rounds last if every person takes all of his time for every turn. */
  daysOf(rounds: number): number {
    const people = this.seats.filter((seat) => !this.sitter(seat).startsWith("bot:")).length;
    return rounds * Math.max(people, 1) * (this.clockTime ?? 0);
  }

  get mostOnClock(): number {
    const { hours, minutes } = this.all.most_on_clock;
    return this.clock === "correspondence" ? Math.floor(hours / DAY) : minutes;
  }

  /** The parts of a day whose minutes are agreed on: all by a clock for the game, else those without turns. */
  get timedParts(): string[] {
    const { info } = this;
    if (!info || info.parts.length < 2) return [];
    if (this.clock === "game") return this.#partsPlayed;
    return this.clock === "correspondence" ? [] : this.#partsPlayed.filter((part) => part === MEETING);
  }

  /** The parts of a day, as the house rules have them. */
  get #partsPlayed(): string[] {
    const rules = this.houseRules.map((name) => this.info?.house_rules.find((rule) => rule.name === name));
    return rules.findLast((rule) => rule?.parts)?.parts ?? this.info?.parts ?? [];
  }

  /** The minutes of every part, where there are such: the server wants all of them. */
  get #parts(): { parts?: Record<string, number> } {
    if (!this.timedParts.length) return {};
    const minutes = (part: string) => this.partTimes[part] ?? this.usualMinutes(part);
    return { parts: Object.fromEntries(this.#partsPlayed.map((part) => [part, minutes(part)])) };
  }

  /** How long a part lasts unless somebody writes something else. */
  usualMinutes(part: string): number {
    const { info } = this;
    const altered = this.houseRules.map((name) => info?.house_rules.find((rule) => rule.name === name)?.part_minutes);
    return (altered.findLast((minutes) => minutes) ?? info?.params.part_minutes)?.[part] ?? 1;
  }

  /** The clock as the server counts it, which is in hours where people count days. */
  get clockWish(): Wish["clock"] {
    const parts = this.#parts;
    if (this.clock === "none" || !this.clockTime || (this.clock === "game" && parts.parts))
      return { kind: this.clock, ...parts };
    return this.clock === "correspondence"
      ? { kind: this.clock, hours: this.clockTime * DAY }
      : { kind: this.clock, minutes: this.clockTime, ...parts };
  }

  choose(edition: string): void {
    this.edition = edition;
    const { info } = this;
    if (!info) return;
    this.houseRules = [];
    this.partTimes = {};
    this.escapes = info.params.escapes_to_win;
    this.rounds = this.clock === "game" ? null : this.#suggestedRounds;
    if (!info.players.includes(this.players)) this.players = info.players[0] ?? 2;
  }

  /** By a clock for the whole game nobody counts rounds, unless he writes a number. */
  chooseClock(kind: string): void {
    if (kind === "game") this.rounds = null;
    else if (this.clock === "game") this.rounds ??= this.#suggestedRounds;
    this.clock = kind;
  }

  get #suggestedRounds(): number | null {
    const { info } = this;
    return info ? (Object.values(info.params.suggested_rounds)[0] ?? info.usual_rounds) : null;
  }

  sitter(seat: string): Sitter {
    const mine = this.seats.includes(MY_SEAT) ? MY_SEAT : (this.seats[1] ?? "");
    const anybody = Object.values(this.sitters).includes("me");
    return this.sitters[seat] ?? (seat === mine && !anybody ? "me" : `bot:${this.all.bots.usual}`);
  }

  /** One seat is mine; whoever sat there before becomes a bot. */
  seat(seat: string, sitter: Sitter): void {
    const now = Object.fromEntries(this.seats.map((name) => [name, this.sitter(name)]));
    if (sitter === "me")
      for (const name of this.seats) if (now[name] === "me") now[name] = `bot:${this.all.bots.usual}`;
    this.sitters = { ...now, [seat]: sitter };
  }

  /** Another nation in a seat; where it plays already, the two change places. */
  lead(seat: string, nation: string): void {
    const other = (name: string) => (name === seat ? nation : name === nation ? seat : name);
    const now = this.seats.map((name) => [other(name), this.sitter(name)] as const);
    this.#order = this.#order.map(other);
    this.sitters = Object.fromEntries(now);
    this.names = Object.fromEntries(Object.entries(this.names).map(([name, called]) => [other(name), called]));
  }

  /** The game after the lessons: their nation against one bot, and a single escape wins. */
  chooseFirstGame(edition: string): void {
    this.choose(edition);
    this.players = 2;
    this.lead(this.seats[1] ?? "", MY_SEAT);
    this.escapes = 1;
  }

  toggle(rule: string): void {
    const has = this.houseRules.includes(rule);
    this.houseRules = has ? this.houseRules.filter((name) => name !== rule) : [...this.houseRules, rule];
  }

  /** Make it; the tokens of the seats at this screen stay in this browser. */
  async make(): Promise<GameMade> {
    const made = await makeGame({
      edition: this.edition,
      players: this.players,
      seats: this.seats.map((seat) => this.#wishFor(seat)),
      house_rules: this.houseRules,
      nations: this.seats.slice(1),
      ...(this.escapes ? { escapes: this.escapes } : {}),
      ...(this.rounds ? { rounds: this.rounds } : {}),
      public: this.open,
      clock: this.clockWish,
    });
    keepToken(made.id, HOST, made.host_token);
    for (const seat of made.seats) if (this.#isHere(seat.seat) && seat.token) keepToken(made.id, seat.seat, seat.token);
    keepLinks(
      made.id,
      this.linksOf(made).filter(({ seat }) => this.sitter(seat) === "link"),
    );
    return made;
  }

  /** The links that are to be sent to others. */
  linksOf(made: GameMade): { seat: string; link: string }[] {
    return made.seats.flatMap(({ seat, link }) => {
      if (this.sitter(seat) === "open") return [{ seat, link: `/join/${made.id}` }];
      return link && this.sitter(seat) === "link" ? [{ seat, link: invitationOf(link) }] : [];
    });
  }

  #isHere(seat: string): boolean {
    return ["me", "hot-seat"].includes(this.sitter(seat));
  }

  #wishFor(seat: string): SeatWish {
    const sitter = this.sitter(seat);
    if (sitter.startsWith("bot:")) return { kind: "bot", name: "", level: sitter.slice("bot:".length) };
    if (sitter === "open") return { kind: "open", name: "", level: "" };
    if (sitter === "link") return { kind: "human", name: "", level: "" };
    return { kind: "hot-seat", name: sitter === "me" ? prefs.name : (this.names[seat] ?? "").trim(), level: "" };
  }
}
