import { describe, expect, it } from "vitest";

import type { AnyAction, AnyEvent, Deed } from "../net/wire";
import { guideAmong, guideFor, NOTHING, type Chosen } from "./guide";
import { progressOf, type Lesson } from "./lessons";

const walk: AnyAction = { type: "MovePawn", pawn: 6, to: 40 };
const lesson: Lesson = {
  name: "walk",
  seat: "british",
  steps: [
    { says: "throw", until: { type: "Thrown", fields: { seat: [1] } }, does: [{ type: "Throw" }] },
    { says: "go", until: { type: "PawnMoved", fields: { pawn: [6], to: [40, 41] } }, does: [walk] },
  ],
};
const deed = (seat: string, ...events: AnyEvent[]): Deed => ({ first: 0, next: 1, seat, events });
const thrown = deed("british", { type: "Thrown", seat: 1, first: 2, second: 3, releases: 0, draws: 0 });
const moved = (to: number) => deed("british", { type: "PawnMoved", pawn: 6, start: 30, to, cost: 3 });

describe("how far a learner has come", () => {
  it("waits for the events one after the other", () => {
    expect(progressOf(lesson, []).step?.says).toBe("throw");
    expect(progressOf(lesson, [thrown]).step?.says).toBe("go");
    expect(progressOf(lesson, [thrown, moved(41)])).toEqual({ step: null, strayed: false });
  });

  it("notices other things that the learner does, and nobody else's", () => {
    expect(progressOf(lesson, [thrown, moved(7)]).strayed).toBe(true);
    expect(progressOf(lesson, [thrown, { ...moved(7), seat: "security" }]).strayed).toBe(false);
    expect(progressOf(lesson, [thrown, deed("british")]).strayed).toBe(false); // it is asked about once more
    expect(progressOf(lesson, [thrown, moved(7), moved(40)]).strayed).toBe(false);
  });
});

const chosen: Chosen = {
  actions: [{ type: "EndTurn" }],
  board: [],
  candidates: null,
  movable: new Set([6]),
  pawn: null,
};

describe("where to click next", () => {
  it("is the button of an action that has one", () => {
    expect(guideFor(chosen, { type: "EndTurn" })).toEqual({ ...NOTHING, action: "EndTurn" });
  });

  it("is the way back for whoever has something else in hand", () => {
    expect(guideFor({ ...chosen, pawn: 6 }, { type: "EndTurn" }).action).toBe("Cancel");
    expect(guideFor({ ...chosen, candidates: [{ type: "Discard", card: 18 }] }, walk).action).toBe("Cancel");
    expect(guideFor({ ...chosen, candidates: [{ type: "EndTurn" }] }, { type: "EndTurn" }).action).toBe("EndTurn");
  });

  it("is the pawn first, then its goal", () => {
    expect(guideFor(chosen, walk).pawn).toBe(6);
    expect(guideFor({ ...chosen, pawn: 6 }, walk)).toEqual({ ...NOTHING, place: 40 });
  });

  it("is the guard first, then his man", () => {
    const arrest: AnyAction = { type: "Arrest", guard: 6, prisoner: 9 };
    expect(guideFor(chosen, arrest).pawn).toBe(6);
    expect(guideFor({ ...chosen, pawn: 6 }, arrest).pawn).toBe(9);
  });

  it("is a place that the board itself offers", () => {
    const settle: AnyAction = { type: "Settle", pawn: 6, to: 3 };
    expect(guideFor({ ...chosen, actions: [settle], board: [settle] }, settle).place).toBe(3);
  });

  it("is a pawn that the board itself offers where no place is named", () => {
    const send: AnyAction = { type: "SendGuard", guard: 2 };
    expect(guideFor({ ...chosen, actions: [send], board: [send] }, send).pawn).toBe(2);
  });

  it("is the man and then the exit where many attempts may be announced", () => {
    const attempt = (pawn: number, to: number): AnyAction => ({ type: "DeclareAttempt", pawn, to });
    const all = [attempt(5, 40), attempt(5, 41), attempt(6, 40), attempt(6, 41)];
    expect(guideFor({ ...chosen, actions: all }, attempt(6, 41)).action).toBe("DeclareAttempt");
    expect(guideFor({ ...chosen, candidates: all }, attempt(6, 41)).pawn).toBe(6);
    expect(guideFor({ ...chosen, candidates: all.slice(2) }, attempt(6, 41)).place).toBe(41);
    expect(guideFor({ ...chosen, candidates: all.slice(3) }, attempt(6, 41)).action).toBe("DeclareAttempt");
  });

  it("is nowhere while it cannot be done", () => {
    expect(guideFor({ ...chosen, movable: new Set() }, walk)).toEqual(NOTHING);
  });
});

describe("where to click next, for more than one click", () => {
  it("is a card in the hand, then the guard whom it is played on", () => {
    const plays = [6, 7].map((pawn): AnyAction => ({
      type: "PlayCard",
      card: 27,
      pawn,
      other: -1,
      to: -1,
      choice: -1,
    }));
    const [first] = plays as [AnyAction];
    expect(guideFor({ ...chosen, actions: plays }, first)).toEqual({ ...NOTHING, action: "PlayCard", card: 27 });
    expect(guideFor({ ...chosen, candidates: plays }, first)).toEqual({ ...NOTHING, pawn: 6 });
  });

  it("is the last of several acts that can be done by now", () => {
    const send: AnyAction = { type: "AnswerAppel", prisoner: 6 };
    const settle: AnyAction = { type: "Settle", pawn: 6, to: 3 };
    expect(guideAmong({ ...chosen, actions: [send], board: [send] }, [send, settle]).pawn).toBe(6);
    expect(guideAmong({ ...chosen, actions: [settle], board: [settle] }, [send, settle]).place).toBe(3);
  });
});
