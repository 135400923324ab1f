import { expect, test } from "vitest";

import type { SeatView } from "../net/wire";
import { lullOf, withLull, type Lull } from "./orders";

const at = (round: number, turn: number) => ({ table: { round, turn } }) as unknown as SeatView;

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

test("one kind of question has one order, and what is over is dropped", () => {
  const first = withLull({ rest: "pass" }, "KeyUse", "round", at(3, 1));
  const second = withLull(first, "MayRaid", "round", at(4, 1));

  expect(withLull(second, "MayRaid", "always", at(4, 1))).toEqual({ rest: "pass", now: [{ question: "MayRaid" }] });
});
