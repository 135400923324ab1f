"""How fast the environments are, beside those of others, in one run: `python -m colditz.testing.bench_rl`.

Plain and compiled environments of ours (`--also`), Catanatron, PettingZoo's chess and games of OpenSpiel (`--others`)
take turns in processes of their own, round by round. Ratios are to Catanatron's ticks, medians with the lowest and the
highest of all rounds. A step is one token with its row and its mask; `options` is one call in the middle of a game.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

import colditz
from colditz.engine.build import engine_text
from colditz.rl import aec
from colditz.rl.vector import VectorEnv
from colditz.testing.bench import Series
from colditz.testing.bench_others import ENVIRONMENTS, YARDSTICK
from colditz.testing.bench_worker import Work, Worker, serve
from colditz.testing.driving import sample

ME: Final = "colditz.testing.bench_rl"
OTHERS: Final = "colditz.testing.bench_others"
SERVE: Final = "--serve"
EDITIONS: Final = ("classic", "osprey")
WARM: Final = 50_000  # units before anything is measured: tables of board and rules fill up, games in step spread out
UNITS: Final = 100  # at a time


def in_step(edition: str, trades: bool) -> Iterator[None]:
    """Tokens of games in lock-step."""
    env, luck = VectorEnv(16, edition, 4, trades=trades), Random(1)
    env.reset(seed=1)
    while True:
        env.step([luck.choice(table.legal()) for table in env.tables])
        for _ in env.tables:
            yield


def in_turn(edition: str) -> Iterator[None]:
    """Steps of the PettingZoo environment, with `last()` before each."""
    env, luck = aec.raw_env(edition, 4), Random(1)
    for seed in cycle(range(1000)):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else luck.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            yield


def listed(edition: str) -> Iterator[None]:
    """Calls of `options`, without offers, in positions of many games."""
    for match in cycle(sample(edition, 4, 30)):
        match.options(match.asked()[0])
        yield


def working(make: Callable[[], Iterator[None]], warm: int) -> Work:
    """So many units at a time, after some that nobody measures."""
    units = make()
    for _ in islice(units, warm):
        pass

    def work() -> int:
        for _ in islice(units, UNITS):
            pass
        return UNITS

    return work


def makers(editions: Sequence[str] = EDITIONS, warm: int = WARM) -> dict[str, Callable[[], Work]]:
    """What is measured of ours."""
    found: dict[str, Callable[[], Work]] = {}
    for edition in editions:
        kinds = {
            "vector": partial(in_step, edition, trades=False),
            "vector with trades": partial(in_step, edition, trades=True),
            "AEC": partial(in_turn, edition),
            "options": partial(listed, edition),
        }
        found |= {f"{edition}, {kind}": partial(working, make, warm) for kind, make in kinds.items()}
    return found


def measure(
    pythons: Sequence[str], others: str, names: Sequence[str], seconds: float, rounds: int
) -> dict[str, Series]:
    """Let all take turns, each beside the yardstick just before it."""
    ours = [Worker(python, ME, words=(SERVE,)) for python in pythons]
    path = None if others == sys.executable else str(Path(colditz.__file__).parents[1])
    rivals = Worker(others, OTHERS, path)
    found: dict[str, Series] = {}
    for _ in range(rounds):
        tick = rivals.pace(YARDSTICK, seconds) if YARDSTICK in rivals.names else 0.0
        for name in [name for name in rivals.names if name in (YARDSTICK, *ENVIRONMENTS)]:
            found.setdefault(name, Series()).add(rivals.pace(name, seconds), tick)
        for name in names:
            tick = rivals.pace(YARDSTICK, seconds) if YARDSTICK in rivals.names else 0.0
            for worker in ours:
                found.setdefault(f"{name} ({worker.about})", Series()).add(worker.pace(name, seconds), tick)
    for worker in (*ours, rivals):
        worker.close()
    return found


def main(words: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(SERVE, action="store_true", help="be one of the processes that are measured")
    parser.add_argument("--also", action="append", default=[], help="the Python of another build of ours")
    parser.add_argument("--others", default=sys.executable, help="the Python that other environments are installed in")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--edition", action="append", choices=EDITIONS)
    asked = parser.parse_args(words)
    if asked.serve:
        serve(engine_text(), makers())
        return
    names = list(makers(asked.edition or EDITIONS))
    found = measure([sys.executable, *asked.also], asked.others, names, asked.seconds, asked.rounds)
    for name, series in found.items():
        print(f"{name:<52} {series.micros:>9.1f} µs  {series.ratio_text()}")


if __name__ == "__main__":
    main()
