"""Learn what a position is worth from games of planners: `python -m colditz.testing.fit_prospects`.

It prints the weights of `players/prospects.py`: a logistic regression by Newton's method, over officers at the
beginning of turns, seen by themselves and by the Security Officer. How hard an edition is in itself gets weights of its
own, of which only the mean is kept: positions are compared within one game. Every fifth game is held out, and says how
well the new weights and those of today foretell games that they were not fitted to.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from random import Random
from typing import NamedTuple

from colditz import EDITIONS
from colditz.model.ids import SECURITY
from colditz.players.castle import castle_of
from colditz.players.prospects import MANY, WEIGHTS, facts
from colditz.sim.cell import Cell
from colditz.sim.game import Playing

TABLES = (2, 3, 4)  # players
FIRST_SEED = 5000
HELD_OUT = 5  # one game of so many
SAMPLED = 0.25  # of all turns
ROUNDS = 20  # of Newton's method
STIFFNESS = 0.1  # keeps weights small that the games say little about

OTHERS = list(EDITIONS)[1:]  # editions that may be harder or easier than the first

Vector = list[float]


class Sample(NamedTuple):
    """An officer at some moment: how many men he wanted, the facts, and whether he got them out."""

    wanted: int
    facts: tuple[float, ...]
    won: bool


def samples(edition: str, players: int, seed: int) -> list[Sample]:
    """Moments of one game between planners."""
    luck = Random(f"{edition} {players} {seed}")
    playing = Playing(Cell(edition, players, ("planner",) * players), seed, 0, turns=False)
    found: list[tuple[int, int, tuple[float, ...]]] = []
    turn = (0, 0)
    while not playing.match.finished:
        table = playing.match.view("spectator", listed=False).table
        if turn != (table.round, table.turn) and luck.random() < SAMPLED:
            found += _moment(playing)
        turn = (table.round, table.turn)
        playing.step()
    table = playing.match.view("spectator", listed=False).table
    return [Sample(wanted, told, table.escapes[seat] >= table.escapes_to_win) for seat, wanted, told in found]


def _moment(playing: Playing) -> Iterator[tuple[int, int, tuple[float, ...]]]:
    match = playing.match
    views = [match.view(seat, listed=False) for seat in match.seats]
    table = views[SECURITY].table
    editions = [float(table.edition == name) for name in OTHERS]
    for seat in range(1, len(views)):
        wanted = table.escapes_to_win - table.escapes[seat]
        if not table.out[seat] and wanted > 0:
            for view in (views[SECURITY], views[seat]):
                yield seat, wanted, (*facts(view, castle_of(match.board), seat), *editions)


# --- the regression


def fit(rows: Sequence[Sample]) -> Vector:
    """The weights that make what happened most likely."""
    size = len(rows[0].facts)
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-STIFFNESS * weight for weight in weights]
        bend = [[STIFFNESS * (row == column) for column in range(size)] for row in range(size)]
        for sample in rows:
            chance = _chance(weights, sample)
            for row, fact in enumerate(sample.facts):
                slope[row] += fact * (sample.won - chance)
                for column in range(row + 1):
                    bend[row][column] += fact * sample.facts[column] * chance * (1 - chance)
        for row in range(size):
            for column in range(row):
                bend[column][row] = bend[row][column]
        weights = [weight + step for weight, step in zip(weights, solve(bend, slope), strict=True)]
    return weights


def _chance(weights: Sequence[float], sample: Sample) -> float:
    return 1 / (1 + exp(-sum(weight * fact for weight, fact in zip(weights, sample.facts, strict=True))))


def solve(matrix: list[Vector], right: Vector) -> Vector:
    """Gaussian elimination of a small system whose matrix is positive."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot, row in enumerate(rows):
        rows[pivot] = [value / row[pivot] for value in row]
        for other in range(len(rows)):
            if other != pivot:
                factor = rows[other][pivot]
                rows[other] = [value - factor * part for value, part in zip(rows[other], rows[pivot], strict=True)]
    return [row[-1] for row in rows]


def kept(weights: Sequence[float]) -> Vector:
    """The weights for a game of whatever edition."""
    first, *others = weights[: -len(OTHERS)]
    return [first + sum(weights[-len(OTHERS) :]) / len(EDITIONS), *others]


def loss(weights: Sequence[float], rows: Sequence[Sample]) -> float:
    """How surprised the weights are by what happened, in nats."""
    chances = [_chance(weights, sample) for sample in rows]
    return -sum(log(each if row.won else 1 - each) for each, row in zip(chances, rows, strict=True)) / len(rows)


def without_editions(rows: Sequence[Sample]) -> list[Sample]:
    """What a bot knows that never asks which edition is played."""
    return [row._replace(facts=row.facts[: -len(OTHERS)]) for row in rows]


def told(number: int, rows: Sequence[Sample], held: Sequence[Sample]) -> str:
    """The weights for so many men who are still wanted, and what held-out games say of them."""
    weights = kept(fit(rows))
    text, unseen = ", ".join(f"{weight:.2f}" for weight in weights), without_editions(held)
    rate = sum(sample.won for sample in rows) / len(rows)
    now = f"held out: loss {loss(weights, unseen):.3f}, of today's weights {loss(WEIGHTS[number], unseen):.3f}"
    return f"{number}: ({text}),  # {len(rows)} moments, {rate:.1%} won; {len(held)} {now}"


def main(words: Sequence[str] | None = None) -> None:
    """Play, fit, and say how well that does."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=110, help="of two players, in every edition")
    parser.add_argument("--larger", type=int, default=25, help="of every larger table")
    parser.add_argument("--jobs", type=int, help="processes; one a core by default")
    found = parser.parse_args(words)
    games = {players: found.games if players == min(TABLES) else found.larger for players in TABLES}
    wanted = [
        (edition, players, number) for edition in EDITIONS for players in TABLES for number in range(games[players])
    ]
    seeds = [(edition, players, FIRST_SEED + number) for edition, players, number in wanted]
    with ProcessPoolExecutor(found.jobs) as pool:
        parts = list(zip(wanted, pool.map(samples, *zip(*seeds, strict=True)), strict=True))
    for number in range(1, MANY + 1):
        chosen = [(game % HELD_OUT, row) for (*_, game), rows in parts for row in rows if row.wanted == number]
        held = [row for turn, row in chosen if not turn]
        if held:
            print(told(number, [row for turn, row in chosen if turn], held))


if __name__ == "__main__":
    main()
