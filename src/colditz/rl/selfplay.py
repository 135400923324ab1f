"""The 2-player game learned from nothing but the package: `python -m colditz.rl.selfplay --minutes 60 --out game.npz`.

One network plays both sides. It begins with the map (`rl/geography.py`), with games begun in the middle
(`rl/middles.py`) and with pay for whatever brings freedom nearer or takes it further away (`rl/shaping.py`); stage by
stage more games begin at the beginning, and more of the pay is for their end. Every stage is a share of the time, so a
minute tries all of them.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

from colditz.engine.play import Match
from colditz.rl.middles import middle
from colditz.rl.network import Network
from colditz.rl.ppo import Learner, Settings, Task, note
from colditz.rl.rollout import Player, pick
from colditz.rl.trained import find_player
from colditz.rl.vector import VectorEnv


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of the time, and how it is learned in."""

    share: float
    middles: float  # the share of games begun in the middle
    end: float  # what of the game's own reward is paid
    fade: float
    curious: float
    rate: float


STAGES: Final = (
    Stage(0.3, 0.9, 0.0, 0.95, 0.02, 1e-3),
    Stage(0.2, 0.8, 0.0, 0.97, 0.015, 7e-4),
    Stage(0.5, 0.7, 0.3, 0.98, 0.02, 5e-4),  # one paid by the end alone made officers stay inside
)


class Course:
    """A learner led through the stages."""

    def __init__(
        self, task: Task, settings: Settings, stages: Sequence[Stage] = STAGES, network: Network | None = None
    ) -> None:
        self.task, self.stages = replace(task, shaping=True), stages
        self._stage: Stage | None = None
        self.learner = Learner(self._env(stages[0], settings.games), settings, network)

    def _env(self, stage: Stage, games: int) -> VectorEnv:
        return replace(self.task, middles=stage.middles, end=stage.end).env(games)

    def learn(self, part: float) -> dict[str, float]:
        """A round of learning when so large a part of the time is over."""
        stage = self.stage_at(part)
        if stage is not self._stage:
            self._enter(stage)
        return self.learner.learn()

    def stage_at(self, part: float) -> Stage:
        """In which stage one is then."""
        ends = np.cumsum([stage.share for stage in self.stages])
        return self.stages[min(int(np.searchsorted(ends, part, side="right")), len(self.stages) - 1)]

    def _enter(self, stage: Stage) -> None:
        learner = self.learner
        if self._stage is not None:
            learner.player = Player(self._env(stage, learner.settings.games), learner.tokens)
        learner.settings = replace(learner.settings, fade=stage.fade, curious=stage.curious, rate=stage.rate)
        learner.adam.rate, self._stage = stage.rate, stage


def won_in_step(network: Network, begin: Callable[[int], Match], seat: str, against: str, games: int) -> float:
    """The share of so many games, played in step, that a network wins at one seat; it chooses by chance, as bots do."""
    first = begin(0)
    bots = {name: find_player(against) for name in first.seats if name != seat}
    env, luck = VectorEnv(games, begin=begin, bots=bots), np.random.default_rng(1)
    batch, place = env.reset(1), first.seats.index(seat)
    won, over = np.zeros(games, np.bool_), np.zeros(games, np.bool_)
    while not over.all():
        tokens = pick(network.think(batch.rows, batch.masks).log_chances(), luck)
        batch = env.step(tokens)
        won |= batch.done & ~over & (batch.rewards[:, place] > 0)
        over |= batch.done
    return float(won.mean())


def measured(network: Network, task: Task, against: Sequence[str], games: int) -> dict[str, float]:
    """How often it wins, seat by seat: whole games, and as an officer those that begin in the middle."""
    seats, midst = task.begin(0).seats, partial(middle, task.edition, task.players)
    whole = {
        f"{seat} won against {other}": won_in_step(network, task.begin, seat, other, games)
        for seat in seats
        for other in against
    }
    return whole | {
        f"{seats[1]} won from the middle against {other}": won_in_step(network, midst, seats[1], other, games)
        for other in against
    }


def read(words: Sequence[str] | None) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m colditz.rl.selfplay", description=__doc__)
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--length", type=int, help="rounds of a game, if not the edition's")
    parser.add_argument("--minutes", type=float, default=100.0, help="of the processor")
    parser.add_argument("--until", type=float, default=1e9, help="minutes on the clock after which it ends in any case")
    parser.add_argument("--out", type=Path, required=True, help="the network, as .npz")
    parser.add_argument("--from", dest="begin", type=Path, help="a network to go on from")
    parser.add_argument("--first", type=float, default=0.0, help="the part of the course that it has behind it")
    parser.add_argument("--curve", type=Path, help="what was learned when, a JSON object a line")
    parser.add_argument("--measure", type=int, default=20, help="games of every measurement, in each role")
    parser.add_argument("--against", default="random,planner", help="who measures")
    parser.add_argument("--points", type=int, default=10, help="measurements on the way")
    parser.add_argument("--games", type=int, default=64, help="in step")
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> None:
    """Learn, measure now and then, and keep the network."""
    asked = read(words)
    task = Task(asked.edition, asked.players, rounds=asked.length)
    settings = Settings(games=asked.games, steps=asked.steps, hidden=asked.hidden, seed=asked.seed, trust=0.9)
    course, start = Course(task, settings, network=Network.load(asked.begin) if asked.begin else None), time.monotonic()
    spent, told = 0.0, {"tokens": 0.0}
    points = round(asked.first * asked.points)
    about = {"task": asdict(task), "settings": asdict(settings), "minutes": asked.minutes, "stages": len(STAGES)}
    while True:
        gone = max(spent / asked.minutes, (time.monotonic() - start) / asked.until) if asked.minutes else 60.0
        part = asked.first + (1 - asked.first) * gone / 60
        if part * asked.points >= points:
            found = measured(course.learner.network, task, asked.against.split(","), asked.measure)
            note({**told, "seconds": round(spent, 1), **found}, asked.curve)
            course.learner.network.save(asked.out.with_stem(f"{asked.out.stem}-{points}"), about)
            course.learner.network.save(asked.out, about)
            points += 1
        if part >= 1:
            return
        begun = time.process_time()
        told = course.learn(part)
        spent += time.process_time() - begun


if __name__ == "__main__":
    main()
