"""How fast the environments are beside Catanatron's `play_tick`, in one run: `python -m colditz.testing.bench_rl`.

All take turns, round by round; ratios are medians, with the lowest and the highest of all rounds. A step is one token
with its row and its mask; `options` is one call in the middle of a game.
"""

from __future__ import annotations

import argparse
import importlib
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from random import Random
from statistics import median
from typing import Any

import numpy as np

from colditz.rl import aec
from colditz.rl.vector import VectorEnv
from colditz.testing.driving import sample

Work = Iterator[None]  # one unit each time
WARM = 10_000  # units before anything is measured: tables of board and rules fill up


def catan() -> Work:
    """Ticks of games with four random players."""
    package: Any = importlib.import_module("catanatron")
    colours = [package.Color.RED, package.Color.BLUE, package.Color.WHITE, package.Color.ORANGE]
    while True:
        game = package.Game([package.RandomPlayer(colour) for colour in colours])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            yield


def in_step(edition: str, trades: bool) -> Work:
    """Tokens of games in lock-step."""
    env, luck = VectorEnv(16, edition, 4, trades=trades), Random(1)
    env.reset(seed=1)
    while True:
        env.step([luck.choice(table.legal()) for table in env.tables])
        for _ in env.tables:
            yield


def in_turn(edition: str) -> Work:
    """Steps of the PettingZoo environment, with `last()` before each."""
    env, luck = aec.raw_env(edition, 4), Random(1)
    for seed in cycle(range(1000)):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else luck.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            yield


def listed(edition: str) -> Work:
    """Calls of `options`, without offers, in positions of many games."""
    for match in cycle(sample(edition, 4, 30)):
        match.options(match.asked()[0])
        yield


def makers(edition: str) -> dict[str, Callable[[], Work]]:
    """What is measured of an edition."""
    return {
        f"{edition}, vector": lambda: in_step(edition, trades=False),
        f"{edition}, vector with trades": lambda: in_step(edition, trades=True),
        f"{edition}, AEC": lambda: in_turn(edition),
        f"{edition}, options": lambda: listed(edition),
    }


def pace(work: Work, seconds: float) -> float:
    """Units a second of processor time."""
    start, done = time.process_time(), 0
    while time.process_time() - start < seconds:
        for _ in range(100):
            next(work)
        done += 100
    return done / (time.process_time() - start)


def main(words: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--edition", action="append")
    asked = parser.parse_args(words)
    yard, works = catan(), {k: v() for e in asked.edition or ["classic", "osprey"] for k, v in makers(e).items()}
    for work in works.values():
        for _ in range(WARM):
            next(work)
    ratios: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(asked.rounds):
        tick = pace(yard, asked.seconds)
        for name, work in works.items():
            ratios[name].append(pace(work, asked.seconds) / tick)
    for name, found in ratios.items():
        print(f"{name:<32} {median(found):.2f} ({min(found):.2f} to {max(found):.2f})")


if __name__ == "__main__":
    main()
