import { describe, expect, it } from "vitest";

import type { AnyEvent, Deed, Update } from "../net/wire";
import { atMoment, lags, stepped, storyUntil, withNews } from "./playback";

const events: AnyEvent[] = [
  { type: "TurnEnded", seat: 1 },
  { type: "TurnBegan", seat: 2, round: 3 },
];
const deed = (first: number): Deed => ({ first, next: first + 1, seat: "american", events });

function update(question: number, turn: number, wish: Partial<Update> = {}): Update {
  const choices = { asked: true, actions: [{ type: "Throw" }], anytime: [], only_pass: false, pawns: [4] };
  const view = { seat: 2, offers: [question], table: { turn } };
  return { seat: "british", question, asked: ["british"], choices, clock: {}, view, deeds: [], ...wish } as never;
}

describe("a moment that is past", () => {
  const [before, latest] = [update(5, 1, { asked: ["american", "british"] }), update(8, 2)];

  it("is what everything is drawn from, but nothing can be decided in it", () => {
    const shown = atMoment(latest, before);
    expect(shown?.view.table.turn).toBe(1);
    expect(shown?.asked).toEqual(["american"]);
    expect(shown?.choices).toMatchObject({ asked: false, actions: [], pawns: [] });
    expect([shown?.question, shown?.view.offers]).toEqual([8, [8]]);
  });

  it("is never another seat's, and never keeps anybody from an answer that others wait for", () => {
    expect(lags(latest, { ...before, seat: "american" })).toBe(false);
    expect(lags(update(8, 1), before)).toBe(false);
    expect(lags(update(8, 2, { clock: { closes: 12 } as never }), before)).toBe(false);
    expect(atMoment(latest, null)).toBe(latest);
  });

  it("has a story up to the event that is acted out; the deed ends where it began until it is over", () => {
    const story = [deed(4), deed(5), deed(6)];
    expect(storyUntil(story, { first: 5, event: null })).toEqual([deed(4)]);
    expect(storyUntil(story, { first: 5, event: events[0] as AnyEvent })).toEqual([
      deed(4),
      { ...deed(5), next: 5, events: events.slice(0, 1) },
    ]);
    expect(storyUntil(story, null)).toBe(story);
  });
});

it("a moment goes on with each event: whose turn it is, its round, and the points that are left", () => {
  const events = [
    { type: "PawnMoved", pawn: 3, start: 1, to: 2, cost: 2 },
    { type: "TurnEnded", seat: 1 },
    { type: "TurnBegan", seat: 2, round: 4 },
    { type: "Thrown", seat: 2, first: 3, second: 5, releases: 0, draws: 0 },
    { type: "PowReleased", prisoner: 9, place: 7, to: 8, distance: 0, cost: 1 },
    { type: "DieChosen", seat: 2, points: 5 },
    { type: "RollDone", seat: 2 },
  ] as unknown as AnyEvent[];
  const table = { turn: 1, round: 3, asking: "Movement", now: { points: 6, throws: [] } };
  let moment = { ...update(5, 1), view: { seat: 3, offers: [], table } } as unknown as Update;
  const seen = events.map((event) => {
    moment = stepped(moment, event);
    return [moment.view.table.turn, moment.view.table.round, moment.view.table.now.points];
  });
  expect(seen).toEqual([
    [1, 3, 4],
    [1, 3, 4],
    [2, 4, 0],
    [2, 4, 8],
    [2, 4, 7],
    [2, 4, 5],
    [2, 4, 0],
  ]);
  expect(moment.asked).toEqual([]);
  expect(table).toEqual({ turn: 1, round: 3, asking: "Movement", now: { points: 6, throws: [] } });
});

it("a story has no gaps, and loses what was taken back", () => {
  const news = (complete: boolean) => ({ complete, question: 7, deeds: [deed(5)] }) as unknown as Update;
  expect(withNews([deed(4), deed(5), deed(6)], news(true))).toEqual([deed(4), deed(5)]);
  expect(withNews([deed(2)], news(false))).toEqual([deed(5)]);
});
