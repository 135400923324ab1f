import { describe, expect, test } from "vitest";

import type { AnyEvent, PowArrested } from "../net/wire";
import type { Cast } from "../words/labels";
import { circumstances, lastCard } from "./arrests";

const [YARD, POST, ROOM, GARRISON, TUNNEL] = [0, 1, 2, 3, 4];
const cast = {
  board: {
    area: ["inner", "inner", "inner", "outer", "inner"],
    kind: ["", "post", "", "", "tunnel"],
    rooms: [{ name: "chapel", symbol: 0, places: [ROOM] }],
    below: new Set([TUNNEL]),
  },
} as unknown as Cast;

const arrest = (place: number, guard = 9): PowArrested => ({ type: "PowArrested", prisoner: 3, guard, place });
const turn: AnyEvent = { type: "TurnBegan", seat: 0, round: 2 };
const called: AnyEvent = { type: "AppelCalled" };
const away: AnyEvent = { type: "PowStayedAway", prisoner: 3 };

describe("an arrest was possible", () => {
  test.each([
    [YARD, ["courtyard"]],
    [POST, ["post"]],
    [ROOM, ["room"]],
    [GARRISON, ["outside"]],
    [TUNNEL, ["tunnel"]],
  ])("by where he stood: %i", (place, why) => {
    expect(circumstances(cast, arrest(place), [turn])).toEqual(why);
  });

  test("because he stayed away from this turn's roll call", () => {
    expect(circumstances(cast, arrest(YARD), [turn, called, away])).toEqual(["absent", "courtyard"]);
    expect(circumstances(cast, arrest(YARD, -1), [turn, called, away])).toEqual(["searched", "card", "caught"]);
  });

  test("in a tunnel because he was alone there, or because guards cleared it", () => {
    const ended: AnyEvent = { type: "TurnEnded", seat: 1 };
    const named: AnyEvent = { type: "TunnelNamed", tunnel: -1 };
    expect(circumstances(cast, arrest(TUNNEL, -1), [turn, ended])[0]).toBe("tunnel-alone");
    expect(circumstances(cast, arrest(TUNNEL, -1), [named, arrest(TUNNEL, -1)])[0]).toBe("tunnel-cleared");
  });

  test("by a breach that was called out, or else by the card that was played last in the turn", () => {
    const breach: AnyEvent = { type: "BreachCalled", prisoner: 3 };
    const played: AnyEvent = { type: "CardPlayed", seat: 0, card: 45 };
    expect(circumstances(cast, arrest(GARRISON, -1), [turn, breach])[0]).toBe("breach");
    expect(circumstances(cast, arrest(GARRISON, -1), [turn, played])[0]).toBe("card");
    expect(lastCard([turn, played, arrest(GARRISON, -1)])).toBe(45);
    expect(lastCard([played, turn])).toBeUndefined();
  });

  test("not because he stayed away from an earlier one, or because somebody else did", () => {
    expect(circumstances(cast, arrest(YARD), [called, away, turn])).toEqual(["courtyard"]);
    expect(circumstances(cast, arrest(YARD), [turn, called, { ...away, prisoner: 4 }])).toEqual(["courtyard"]);
  });
});
