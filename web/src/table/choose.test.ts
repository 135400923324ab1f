import { describe, expect, it } from "vitest";

import type { AnyAction, ChoicesInfo, Update } from "../net/wire";
import {
  automatic,
  groupsOf,
  mayBeSlip,
  mayLoseCard,
  nextOf,
  onBoard,
  pawnsOf,
  placeOf,
  subjectOf,
  tellingOf,
  withPawn,
  withPlace,
} from "./choose";

const release = (prisoner: number, to: number): AnyAction => ({ type: "Release", prisoner, to });
const play = (card: number, pawn = -1): AnyAction => ({ type: "PlayCard", card, pawn, other: -1, to: -1, choice: -1 });

describe("choosing among offered actions", () => {
  it("gives one button to actions of one kind and one card", () => {
    const groups = groupsOf([play(18, 3), { type: "Throw" }, play(18, 4), play(24, 1)]);
    expect(groups.map(({ key, actions }) => [key, actions.length])).toEqual([
      ["PlayCard:18", 2],
      ["Throw:", 1],
      ["PlayCard:24", 1],
    ]);
  });

  it("knows the pawns and the place that an action names", () => {
    expect(pawnsOf(play(24, 7))).toEqual([7]);
    expect(pawnsOf(play(24))).toEqual([]);
    expect(placeOf({ type: "ChooseCell", place: 1144 })).toBe(1144);
    expect(placeOf(play(24, 7))).toBeUndefined();
  });

  it("asks only for what tells candidates apart", () => {
    expect(tellingOf([release(3, 90), release(4, 90)])).toEqual({ pawns: [3, 4], places: [] });
    expect(tellingOf([release(3, 90), release(3, 91)])).toEqual({ pawns: [], places: [90, 91] });
  });

  it("narrows by pawn and by place", () => {
    const candidates = [release(3, 90), release(4, 90), release(4, 91)];
    expect(withPawn(candidates, 4)).toHaveLength(2);
    expect(withPlace(withPawn(candidates, 4), 91)).toEqual([release(4, 91)]);
  });

  it("lets no click on the board begin a desperate run or play a card", () => {
    expect(onBoard([{ type: "DoOrDie", prisoner: 2 }, play(24, 1), { type: "PostGuard", to: 5 }])).toEqual([
      { type: "PostGuard", to: 5 },
    ]);
  });

  it("warns of a card that is still to be drawn, but not before what can be taken back", () => {
    const offered: AnyAction[] = [{ type: "DrawCard" }, release(1, 2)];
    expect(mayLoseCard(release(1, 2), offered)).toBe(true);
    expect(mayLoseCard({ type: "MovePawn", pawn: 1, to: 2 }, offered)).toBe(false);
    expect(mayLoseCard({ type: "EndTurn" }, offered)).toBe(true);
    expect(mayLoseCard(play(18, 1), offered)).toBe(false);
    expect(mayLoseCard(release(1, 2), [release(1, 2)])).toBe(false);
  });

  it("takes one tap that lets a man out for what may be a slip", () => {
    expect(mayBeSlip(release(1, 2))).toBe(true);
    expect(mayBeSlip({ type: "PostGuard", to: 2 })).toBe(false);
  });
});

describe("what is done in one go", () => {
  const pass: AnyAction = { type: "Pass" };
  const roll: AnyAction = { type: "Throw" };

  it("leaves out swaps on the way to the throw, and no other question", () => {
    expect(nextOf([pass], "Throw", "SwapOpportunity")).toEqual(pass);
    expect(nextOf([pass], "Throw", "SwapEquipment")).toEqual(pass);
    expect(nextOf([roll], "Throw", "BeforeThrow")).toEqual(roll);
    expect(nextOf([pass], "Throw", "Window")).toBeUndefined();
  });
});

describe("a turn that ends by itself", () => {
  const choices = { actions: [{ type: "EndTurn" }], pawns: [], lost_at_end: [] } as unknown as ChoicesInfo;
  const wish = { autoThrow: false, autoEnd: true };

  it("never costs a man without asking", () => {
    expect(automatic(choices, "Movement", wish)).toEqual({ type: "EndTurn" });
    expect(automatic({ ...choices, lost_at_end: [3] }, "Movement", wish)).toBeUndefined();
  });
});

describe("what a question is about", () => {
  const about = [
    ["pawn", [7]],
    ["other", [9]],
    ["card", [1]],
  ];
  const update = (asked: boolean, proposal: string): Update =>
    ({ choices: { asked }, view: { table: { proposal, about } } }) as unknown as Update;

  it("names the pawns of a deed that may be answered, and nothing else", () => {
    expect(subjectOf(update(true, "EquipmentClaim"))).toEqual([7, 9]);
    expect(subjectOf(update(true, ""))).toEqual([]);
    expect(subjectOf(update(false, "EquipmentClaim"))).toEqual([]);
    expect(subjectOf(undefined)).toEqual([]);
  });
});
