"""Learn what a position is worth from games of planners: `python -m colditz.testing.fit_prospects --games 100`.

It prints the weights of `players/prospects.py`: a logistic regression by Newton's method, over officers at the
beginning of turns, seen by themselves and by the Security Officer. How hard an edition is in itself gets weights of its
own, of which only the mean is kept: positions are compared within one game.
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
from colditz.players.character import CHARACTERS
from colditz.players.prospects import MANY, facts
from colditz.sim.cell import Cell
from colditz.sim.game import Playing

TABLES = (2, 3, 4)  # players
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
    """Moments of one game between planners of any character."""
    luck = Random(f"{edition} {players} {seed}")
    bots = tuple(luck.choice(list(CHARACTERS)) for _ in range(players))
    playing = Playing(Cell(edition, players, bots), seed, 0, turns=False)
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


def main(words: Sequence[str] | None = None) -> None:
    """Play, fit, and say how well that does."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="of every edition and number of players")
    parser.add_argument("--jobs", type=int, help="processes; one a core by default")
    found = parser.parse_args(words)
    wanted = [(edition, players, seed) for edition in EDITIONS for players in TABLES for seed in range(found.games)]
    with ProcessPoolExecutor(found.jobs) as pool:
        rows = [sample for game in pool.map(samples, *zip(*wanted, strict=True)) for sample in game]
    for number in range(1, MANY + 1):
        chosen = [sample for sample in rows if sample.wanted == number]
        if chosen:
            weights = fit(chosen)
            text = ", ".join(f"{weight:.2f}" for weight in kept(weights))
            rate = sum(sample.won for sample in chosen) / len(chosen)
            print(f"{number}: ({text}),  # {len(chosen)} moments, {rate:.1%} won, loss {loss(weights, chosen):.3f}")


if __name__ == "__main__":
    main()
