import { describe, expect, it } from "vitest";

import type { AnyAction, AnyEvent, Deed } from "../net/wire";
import { planAfter, upset } from "./plans";

const GO = (pawn: number) => ({ type: "MovePawn", pawn, to: 7 }) as AnyAction;
const THROW: AnyAction = { type: "Throw" };
const BRITISH = { name: "british", seat: 2 };
const arrest = { type: "PowArrested", prisoner: 20, guard: 1, place: 3 } as AnyEvent;
const robbed = { type: "EquipmentLost", seat: 2, card: 1 } as unknown as AnyEvent;
const story = (seat: string, first: number, ...events: AnyEvent[]): Deed[] => [
  { first, next: first + 1, seat, events },
];
const plan = { pawns: [20], question: 5 };

describe("a hint that gives up a plan", () => {
  it("names what others did to its man since, or else to one's cards", () => {
    expect(upset(plan, GO(21), story("security", 6, arrest), BRITISH)).toBe(arrest);
    expect(upset(plan, GO(21), story("security", 6, arrest, robbed), BRITISH)).toBe(arrest);
    expect(upset(plan, GO(21), story("security", 6, robbed), BRITISH)).toBe(robbed);
    expect(upset(plan, GO(21), story("british", 6, robbed), BRITISH)).toBe(robbed); // one chooses oneself what is lost
  });

  it("names nothing where the plan goes on, where nobody touched it, or where one did it oneself", () => {
    expect(upset(undefined, GO(21), story("security", 6, arrest), BRITISH)).toBeNull();
    expect(upset(plan, GO(20), story("security", 6, robbed), BRITISH)).toBeNull();
    expect(upset(plan, THROW, story("security", 6, arrest), BRITISH)).toBeNull();
    expect(upset(plan, GO(21), story("security", 4, arrest), BRITISH)).toBeNull();
    expect(upset(plan, GO(21), story("british", 6, arrest), BRITISH)).toBeNull();
    expect(upset(plan, GO(21), story("security", 6, { ...robbed, seat: 1 } as AnyEvent), BRITISH)).toBeNull();
  });
});

it("a hint that moves nobody leaves the plan as it was", () => {
  expect(planAfter(plan, THROW, 9)).toBe(plan);
  expect(planAfter(plan, GO(21), 9)).toEqual({ pawns: [21], question: 9 });
});
