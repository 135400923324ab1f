/** What the line at the top says, and what is wanted of whoever has something in hand. */

import type { AnyAction } from "../net/wire";
import { prefs } from "../ui/prefs.svelte";
import { momentIn } from "../words/ago";
import { phone } from "../ui/screen.svelte";
import { calledAt, capital, joined, seatName, thePawn, theSeat } from "../words/names";
import { proposalOf, sideOf, statusOf, type Status } from "../words/status";
import { kebab, say, words } from "../words/words.svelte";
import { groupsOf } from "./choose";
import { MEETING } from "./meeting";
import { groupName } from "./naming";
import { isLast, onCards } from "./slots";
import type { Table } from "./table.svelte";

/** What matters more than the points while pawns are moved. */
function momentOf(table: Table): string | null {
  const choices = table.update?.choices;
  if (!choices?.asked || table.view?.table.asking !== "Movement") return null;
  if (choices.actions.some((action) => action.type === "DrawCard")) return say("asks-movement-card");
  return choices.pawns.length ? null : leftOf(table, choices.actions);
}

/** A card in hand can be played now. */
function mayPlay(actions: readonly AnyAction[]): boolean {
  return actions.some(({ type }) => type === "PlayCard");
}

/** Nobody can walk any more: what can be done all the same, by the names of its buttons. */
function leftOf(table: Table, actions: readonly AnyAction[]): string {
  const groups = groupsOf(actions).filter((group) => !isLast(group) && !onCards(group));
  const deeds = groups.map((group) => say("deed-quoted", { deed: groupName(table.cast, "Movement", group) }));
  const side = sideOf(table.view?.seat ?? 0);
  if (actions.some(({ type }) => type === "Throw")) return say("asks-movement-throw");
  if (deeds.length) return say("asks-movement-more", { side, deeds: joined(deeds) });
  const ending = table.view?.table.now.points ? "" : "-spent";
  return say(`${mayPlay(actions) ? "asks-movement-over" : "asks-movement-end"}${ending}`, { side });
}

/** Before the throw: what it may bring, where the line has room. */
function prizeOf(table: Table): string {
  const sums = table.hours.info?.params.draw_on ?? [];
  if (table.view?.table.asking !== "BeforeThrow" || !sums.length || phone.current) return "";
  const region = prefs.language === "en" ? "en-GB" : prefs.language; // no comma before the last one
  const either = new Intl.ListFormat(region, { type: "disjunction" });
  return ` ${say(prizeKey(table), { sums: either.format(sums.map(String)) })}`;
}

const BY_HOUSE_RULE: readonly (readonly [string, string])[] = [
  ["draw-on-total", "asks-earns-card-by-total"],
  ["card-on-each-throw", "asks-earns-card-by-throw"],
];

/** Which number earns a card: as the edition has it, or a house rule that was agreed on. */
function prizeKey(table: Table): string {
  const agreed = BY_HOUSE_RULE.find(([rule]) => table.houseRules.includes(rule));
  return agreed?.[1] ?? "asks-earns-card";
}

/** Whoever holds too many cards is told before he tries to end his turn. */
function handOf(table: Table): string {
  const over = table.update?.choices?.actions.some(({ type }) => type === "Discard");
  return over && table.view?.table.asking === "Movement" ? ` ${say("asks-movement-hand")}` : "";
}

/** A double is worth a word only while it can free somebody. */
function doubleOf(table: Table): string {
  const frees = table.update?.choices?.actions.some((action) => action.type === "Release");
  return frees ? ` ${say("asks-movement-double")}` : "";
}

function textOf(table: Table, status: Status): string {
  if (table.noted) return say("answer-noted");
  const { cast, view, update } = table;
  if (update?.choices?.only_pass && cast && view?.table.proposal)
    return `${proposalOf(cast, view)} ${say("only-pass")}`;
  if (!status.mine) return status.text;
  const bare = view?.table.asking === "BeforeThrow" && !mayPlay(update?.choices?.actions ?? []);
  const text = bare ? say("asks-throw") : status.text;
  return momentOf(table) ?? `${text}${prizeOf(table)}${doubleOf(table)}${handOf(table)}`;
}

/** Whoever is awaited, by name where it is a person, and for what. */
function waitingText(table: Table): string {
  const asked = table.update?.asked ?? [];
  const who = joined(asked.map((seat) => awaitedName(table, seat)));
  const key = `awaited-${kebab(table.view?.table.asking ?? "")}`;
  return words.has(key)
    ? say("waits-for-what", { who, what: say(key, { count: asked.length }) })
    : say("waits-for", { who, count: asked.length });
}

const PLAIN = ["BeforeThrow", "Movement"]; // what every turn consists of needs no words

/** Whoever is on turn is awaited for nothing that would have to be named. */
function isPlain(asking: string): boolean {
  return PLAIN.includes(asking) || !words.has(`awaited-${kebab(asking)}`);
}

/** Whose turn it is, and whoever else is awaited meanwhile. */
function waiting(table: Table, status: Status): Status {
  const { cast, view, update } = table;
  const turn = view?.table.asking === MEETING ? undefined : cast?.seats[view?.table.turn ?? -1];
  if (turn === undefined) return { ...status, head: waitingText(table), text: "" };
  const head = turnOf(table, turn);
  const plain = update?.asked.every((seat) => seat === turn) && isPlain(view?.table.asking ?? "");
  return { ...status, head, text: planningText(table, turn) || (plain ? "" : waitingText(table)) };
}

/** Somebody tries walks out: nothing of them is known before he has made up his mind, but that he is about it. */
function planningText(table: Table, turn: string): string {
  const planning = table.company.planning.filter((seat) => seat !== table.viewer && table.update?.asked.includes(seat));
  if (!planning.length) return "";
  if (planning.every((seat) => seat === turn)) return say("planning-move-own"); // his name stands before it
  return capital(say("planning-move", { who: joined(planning.map((seat) => calledIn(table, seat))) }));
}

/** Whose turn it is; one's own is called that while others answer, too. */
function turnOf(table: Table, seat: string): string {
  if (seat === table.viewer) return say("your-turn");
  const [who, until] = [calledIn(table, seat), table.update?.clock.off[seat]];
  return until
    ? say("waits-vacation", { who, when: momentIn(prefs.language, until) })
    : capital(say("waits-turn", { who }));
}

/** Before one's own turn begins what others did is acted out to its end; a question that others wait for never waits. */
export function watches({ lagging, latest }: Table): boolean {
  return lagging && latest?.choices?.asked === true;
}

function awaitedName(table: Table, seat: string): string {
  const off = table.update?.clock.off[seat];
  const name = calledIn(table, seat);
  return off ? `${name} (${say("is-on-vacation", { when: momentIn(prefs.language, off) })})` : name;
}

function calledIn(table: Table, seat: string): string {
  const info = table.seats.find((each) => each.seat === seat);
  const person = info?.kind === "human" && !info.steward && info.name;
  if (!person) return theSeat(seat);
  return person === seat ? theSeat(seat) : `${person} (${seatName(seat)})`;
}

/** All seats are taken, and the clock waits for those who hold them. */
function gathers(): Status {
  return { head: say("not-started-people"), text: say("not-started-clock"), mine: false };
}

/** Others' deeds are acted out: whose turn it was when they did them. */
function acted(table: Table, turn: number): Status {
  const seat = table.view?.table.asking === MEETING ? undefined : table.cast?.seats[turn];
  return { head: turnOf(table, seat ?? table.scene.actor), text: "", mine: false };
}

/** What the board shows is not what is: the line says so too. */
function lookingBack(step: number, steps: number): Status {
  return { head: say("look-back-title"), text: say("replay-step", { step, steps }), mine: false };
}

/** Whoever played is told first how it went for him. */
function ended({ view }: Table, status: Status): Status {
  const key = view?.winners.includes(view.seat) ? "you-won" : view?.winners.length ? "you-lost" : "";
  return key ? { ...status, head: say(key), text: `${status.head} ${status.text}` } : status;
}

/** Whose turn it is and what is expected; null until the table is known. */
export function lineOf(table: Table): Status | null {
  const { cast, view, update } = table;
  if (!cast || !view || !update) return null;
  if (table.status === "open" && !table.seats.some(({ kind }) => kind === "open")) return gathers();
  if (table.status === "paused" && table.ended?.by) {
    return { head: say("game-paused-by", { who: calledAt(table.seats, table.ended.by) }), text: "", mine: false };
  }
  if (table.back !== null) return lookingBack(table.back, table.story.length);
  const status = statusOf(cast, view, table.viewer, update.asked, table.status);
  if (view.ending && table.yours.includes(table.viewer)) return ended(table, status);
  if (table.lagging && !update.asked.length) return acted(table, view.table.turn);
  const awaits = table.status === "running" && !status.mine && update.asked.length > 0 && !view.ending;
  const told = { ...status, text: textOf(table, status) };
  return awaits && !table.noted ? waiting(table, told) : told;
}

/** What is asked of whoever has a pawn or a few candidates in hand; empty if he has nothing. */
export function wantedOf(table: Table): string {
  const { choice } = table;
  if (choice.candidates) return say(choice.wanted);
  if (choice.pawn === null || !choice.walks) return "";
  const stuck = !choice.destinations.length && !choice.victims.length;
  const pawn = capital(thePawn(table.cast?.pawns[choice.pawn] ?? ""));
  return say(stuck ? "pawn-stuck" : "pawn-in-hand", { pawn });
}
