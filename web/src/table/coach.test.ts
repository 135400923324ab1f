import { expect, it } from "vitest";

import type { ChoicesInfo, SeatView } from "../net/wire";
import { adviceFor } from "./coach";

const view = (asking: string, round: number, seat = 1, equipment = [0, 0, 0, 0], kits = [0, 0]) =>
  ({ seat, equipment, table: { asking, round, kits } }) as unknown as SeatView;
const choices = (actions: string[], pawns: number[] = [], only_pass = false) =>
  ({ asked: true, actions: actions.map((type) => ({ type })), pawns, only_pass }) as unknown as ChoicesInfo;

it("says how a turn begins in the first rounds only", () => {
  expect(adviceFor(view("BeforeThrow", 1), choices(["Throw"]))).toBe("escape-throw");
  expect(adviceFor(view("BeforeThrow", 16), choices(["Throw"]))).toBeNull();
  expect(adviceFor(view("BeforeThrow", 16, 0), choices(["Throw"]))).toBeNull();
});

it("speaks of the card that must be drawn before it speaks of men", () => {
  expect(adviceFor(view("Movement", 3), choices(["DrawCard", "EndTurn"], [4]))).toBe("draw");
  expect(adviceFor(view("Movement", 3), choices(["EndTurn"], [4]))).toBe("escape-move");
});

it("sends nobody to a man who cannot move", () => {
  expect(adviceFor(view("Movement", 3), choices(["EndTurn"]))).toBeNull();
  expect(adviceFor(view("Movement", 3, 0), choices(["EndTurn"]))).toBeNull();
});

it("offers no reaction to whoever holds no card for it", () => {
  expect(adviceFor(view("Window", 3), choices(["Pass"], [], true))).toBeNull();
  expect(adviceFor(view("Window", 3), choices(["Pass", "PlayCard"]))).toBe("window");
});

it("knows what the officer holds", () => {
  expect(adviceFor(view("Movement", 3, 1, [1, 0, 0, 0]), choices([], [4]))).toBe("escape-equipped");
  expect(adviceFor(view("Movement", 3, 1, [1, 0, 0, 0], [0, 1]), choices([], [4]))).toBe("escape-kit");
});
