import { expect, it } from "vitest";

import type { GameLine } from "../net/lobby";
import { mineOf, sorted } from "./mine";

function line(id: string, status: string, changed: number, asked: string[] | null = null): GameLine {
  const seats = ["security", "american"].map((seat) => ({ seat, kind: "human", name: "", level: "" }));
  const standing = asked && { round: 1, rounds: 9, asked, played: changed + 5, deadline: null };
  return { id, edition: "classic", status, created: 0, changed, seats, winners: null, opens: null, standing };
}

it("knows one's own turn, and when somebody last played", () => {
  expect(mineOf(line("a", "running", 10, ["american"]), ["host", "american"])).toMatchObject({
    seats: ["american"],
    turn: true,
    played: 15,
  });
  expect(mineOf(line("a", "running", 10, ["security"]), ["american"]).turn).toBe(false);
  expect(mineOf(line("a", "paused", 10, ["american"]), ["american"]).turn).toBe(false);
  expect(mineOf(line("a", "finished", 10), ["american"]).played).toBe(10);
});

it("puts what waits for somebody first, then what was played last, and what is over apart", () => {
  const lines = [line("old", "running", 1), line("new", "open", 9), line("mine", "running", 0, ["american"])];
  const games = [...lines, line("done", "finished", 99)].map((game) => mineOf(game, ["american"]));
  const { going, over } = sorted(games);
  expect(going.map(({ game }) => game.id)).toEqual(["mine", "new", "old"]);
  expect(over.map(({ game }) => game.id)).toEqual(["done"]);
});
