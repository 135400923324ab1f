import { describe, expect, test } from "vitest";

import type { AnyEvent } from "../net/wire";
import { after, hasDash, odds, withoutDash, type Dash } from "./dash";

const turned: AnyEvent = { type: "DesperateCardTurned", seat: 1, card: 60 };
const start: AnyEvent = { type: "DistanceLeft", prisoner: 3, distance: 20, throws: 3 };
const thrown: AnyEvent = { type: "CardThrown", seat: 1, first: 4, second: 5 };
const left: AnyEvent = { type: "DistanceLeft", prisoner: 3, distance: 11, throws: 2 };

describe("a dash", () => {
  test("is counted throw by throw", () => {
    const stands = [start, thrown, left].reduce<Dash | null>((dash, event) => after(dash, event, 60), null);

    expect(stands).toEqual({ prisoner: 3, card: 60, total: 20, distance: 11, throws: 2, rolls: [[4, 5]] });
  });

  test("is not begun by dice that are thrown for something else", () => {
    expect(after(null, thrown, null)).toBeNull();
    expect([hasDash([thrown]), hasDash([turned, start])]).toEqual([false, true]);
  });

  test("is not shown twice", () => {
    expect(withoutDash([turned, start, thrown, { type: "PowDied", prisoner: 3, place: 5 }])).toEqual([
      { type: "PowDied", prisoner: 3, place: 5 },
    ]);
  });
});

describe("odds", () => {
  test("of one throw with its doubles", () => {
    expect(odds(2, 1)).toBe(1);
    expect(odds(0, 0)).toBe(1);
    expect(odds(1, 0)).toBe(0);
    expect(odds(12, 1)).toBeGreaterThan(1 / 36); // a double is thrown again
  });

  test("fall with the distance and rise with the throws", () => {
    expect(odds(30, 3)).toBeGreaterThan(odds(40, 3));
    expect(odds(40, 5)).toBeGreaterThan(odds(40, 4));
  });
});
