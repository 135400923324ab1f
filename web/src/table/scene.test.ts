import { beforeEach, expect, it, vi } from "vitest";

import type { AnyEvent, Update } from "../net/wire";
import type { Cast } from "../words/labels";
import { Scene } from "./scene.svelte";

vi.mock("../ui/prefs.svelte", () => ({ prefs: { pace: "step", still: false } }));
vi.mock("../ui/sound", () => ({ sound: { play: () => undefined }, effectOf: () => null, loudest: () => null }));

const cast = { board: {}, pawns: ["guard-1", "american-1"], seats: ["security", "american", "british"] };

function standing(turn: number, points: number): Update {
  const table = { turn, round: 1, asking: "Movement", now: { points, throws: [] } };
  return { seat: "british", asked: ["security"], view: { seat: 2, offers: [], table } } as unknown as Update;
}

function events(...told: object[]): AnyEvent[] {
  return told as AnyEvent[];
}

beforeEach(() => {
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("window", globalThis);
  vi.useFakeTimers();
});

it("shows whose turn it is and his points deed by deed, where several seats' deeds come at once", async () => {
  const scene = new Scene();
  const acts = [
    {
      seat: "security",
      first: 4,
      events: events({ type: "TurnEnded", seat: 0 }, { type: "TurnBegan", seat: 1, round: 1 }),
    },
    { seat: "american", first: 5, events: events({ type: "Thrown", seat: 1, first: 2, second: 4 }) },
    {
      seat: "american",
      first: 6,
      events: events({ type: "TurnEnded", seat: 1 }, { type: "TurnBegan", seat: 2, round: 1 }),
    },
  ];
  const told = { before: standing(0, 3), after: standing(2, 0) };
  scene.enqueue(cast as unknown as Cast, acts, [0, 0], "british", told);
  const seen = [];
  for (let act = 0; act < acts.length; act++) {
    await vi.advanceTimersByTimeAsync(5000);
    const now = scene.moment?.view.table;
    seen.push([scene.actor, now?.turn, now?.now.points]);
    scene.next();
  }
  await vi.advanceTimersByTimeAsync(5000);

  expect(seen).toEqual([
    ["security", 1, 0],
    ["american", 1, 6],
    ["american", 2, 0],
  ]);
  expect([scene.behind, scene.moment]).toEqual([false, null]);
});

it("keeps an escape on the table until it is read, or until the turn of whoever escaped has ended", () => {
  vi.stubGlobal("document", { hidden: true });
  const scene = new Scene();
  const escaped = { seat: "british", events: events({ type: "PowEscaped", prisoner: 1, place: 3 }) };
  const others = { seat: "american", events: events({ type: "TurnEnded", seat: 1 }) };
  const ended = { seat: "british", events: events({ type: "TurnEnded", seat: 2 }) };
  const told = (act: typeof others): number => {
    scene.enqueue(cast as unknown as Cast, [act], [0, 0], "british");
    return scene.kept.length;
  };

  expect([told(escaped), told(others), told(ended)]).toEqual([1, 1, 0]);
});
