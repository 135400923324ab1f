/** Ways out of the castle on the map alone: how far, and which cards open what lies between. No rule is judged here. */

import type { BoardData } from "../net/api";

export interface Route {
  target: number;
  way: number[];
  steps: number;
  cards: number[]; // kinds of equipment, one entry a card
}

interface Edge {
  to: number;
  cards: number[];
}

const CARD_WEIGHT = 14; // circles that one would rather walk than find another card

/** Everything that leads on from a place. */
function edgesFrom(board: BoardData, place: number, over: Map<number, Edge[]>): Edge[] {
  const plain = (board.steps[place] ?? []).map((to) => ({ to, cards: tollOf(board, to) }));
  return [...plain, ...(over.get(place) ?? [])];
}

function tollOf(board: BoardData, place: number): number[] {
  const toll = board.toll[place] ?? -1;
  return toll >= 0 ? [toll] : [];
}

function crossingsOf(board: BoardData): Map<number, Edge[]> {
  const over = new Map<number, Edge[]>();
  for (const { near, far, equipment, cards } of board.crossings) {
    const edge = { to: far, cards: Array<number>(cards).fill(equipment) };
    over.set(near, [...(over.get(near) ?? []), edge]);
  }
  return over;
}

interface Reached {
  weight: number;
  from: number;
  cards: number[];
}

/** The lightest way from one place to every other (Dijkstra, on buckets of whole numbers). */
function reach(board: BoardData, start: number, taken: ReadonlySet<number> = new Set()): Map<number, Reached> {
  const over = crossingsOf(board);
  const best = new Map<number, Reached>([[start, { weight: 0, from: start, cards: [] }]]);
  const buckets: number[][] = [[start]];
  for (let weight = 0; weight < buckets.length; weight++) {
    for (const place of buckets[weight] ?? []) {
      if (best.get(place)?.weight !== weight) continue;
      for (const { to, cards } of edgesFrom(board, place, over)) {
        const next = weight + 1 + cards.length * CARD_WEIGHT;
        if (taken.has(to) || next >= (best.get(to)?.weight ?? Infinity)) continue;
        best.set(to, { weight: next, from: place, cards });
        (buckets[next] ??= []).push(to);
      }
    }
  }
  return best;
}

function trace(best: Map<number, Reached>, start: number, target: number): Route {
  const way = [target];
  const cards: number[] = [];
  for (let at = target; at !== start; at = way[0] as number) {
    const step = best.get(at) as Reached;
    cards.push(...step.cards);
    way.unshift(step.from);
  }
  return { target, way, steps: way.length - 1, cards: cards.sort((a, b) => a - b) };
}

/** Of these guards those who stand on a way or one step beside it, in the order in which a man comes to them. */
export function watchersOf(board: BoardData, { way }: Route, places: readonly number[], guards: number[]): number[] {
  const onWay = (place: number): number => way.indexOf(place);
  const meets = (guard: number): number => {
    const place = places[guard] ?? -1;
    const near = [place, ...(place < board.walkable ? (board.steps[place] ?? []) : [])].map(onWay);
    return Math.min(...near.filter((index) => index >= 0));
  };
  return guards.filter((guard) => meets(guard) < Infinity).toSorted((a, b) => meets(a) - meets(b));
}

/** The lightest way from one place to another; straight there where the map knows none. */
export function wayTo(board: BoardData, start: number, target: number): number[] {
  const best = reach(board, start);
  return best.has(target) ? trace(best, start, target).way : [start, target];
}

/** One way to each place of freedom, the lightest first: round the circles where guards stand, or over them if need be. */
export function routesOut(board: BoardData, start: number, guarded: readonly number[] = []): Route[] {
  const [round, over] = [reach(board, start, new Set(guarded)), reach(board, start)];
  const best = (place: number): Map<number, Reached> => (round.has(place) ? round : over);
  const targets = board.kind.flatMap((kind, place) => (kind === "target" && over.has(place) ? [place] : []));
  const weight = (place: number): number => best(place).get(place)?.weight ?? 0;
  return targets.toSorted((a, b) => weight(a) - weight(b)).map((target) => trace(best(target), start, target));
}
