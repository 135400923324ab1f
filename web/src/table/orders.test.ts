import { expect, test } from "vitest";

import type { SeatView } from "../net/wire";
import { lullOf, withLull, type Lull } from "./orders";

const at = (round: number, turn: number) => ({ table: { round, turn, now: { order: [1, 2] } } }) as unknown as SeatView;

test.each<[Lull, Lull, Lull, Lull]>([
  ["turn", "turn", "ask", "ask"],
  ["round", "round", "round", "ask"],
  ["always", "always", "always", "always"],
  ["card:44", "card:44", "ask", "ask"],
  ["ask", "ask", "ask", "ask"],
])("an order for %s holds as long as it says", (lull, now, nextTurn, nextRound) => {
  const orders = withLull({}, "MayRaid", lull, at(3, 1));

  expect(lullOf(orders, "MayRaid", at(3, 1))).toBe(now);
  expect(lullOf(orders, "MayRaid", at(3, 2))).toBe(nextTurn);
  expect(lullOf(orders, "MayRaid", at(4, 1))).toBe(nextRound);
  expect(lullOf(orders, "KeyUse", at(3, 1))).toBe("ask");
});

test("a card is ordered for the next turn of an officer, and shown until then", () => {
  const at = (round: number, turn: number) =>
    ({ table: { round, turn, now: { order: [2, 1, 3] } } }) as unknown as SeatView;
  const own = withLull({}, "MayRaid", "card:44:2", at(3, 0));
  const before = withLull({}, "MayRaid", "card:44:3", at(3, 1));

  expect(own.now).toEqual([{ question: "MayRaid", round: 4, turn: 2, card: 44 }]);
  expect(lullOf(own, "MayRaid", at(3, 0))).toBe("card:44:2");
  expect(lullOf(own, "MayRaid", at(4, 2))).toBe("card:44");
  expect(lullOf(own, "MayRaid", at(4, 1))).toBe("ask");
  expect(before.now).toEqual([{ question: "MayRaid", round: 3, turn: 3, card: 44 }]);
});

test("one kind of question has one order, and what is over is dropped", () => {
  const first = withLull({ rest: "pass" }, "KeyUse", "round", at(3, 1));
  const second = withLull(first, "MayRaid", "round", at(4, 1));

  expect(withLull(second, "MayRaid", "always", at(4, 1))).toEqual({ rest: "pass", now: [{ question: "MayRaid" }] });
});
