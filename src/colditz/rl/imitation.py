"""Learning from a teacher: the decisions of a bot, token by token, as a network's first lesson.

`python -m colditz.rl.imitation --teacher planner --minutes 10 --out first.npz` plays games of the teacher against
itself and learns to choose what it chose; `colditz.rl.ppo --from first.npz` goes on from there by self-play.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from colditz.model.actions import Action
from colditz.players.sight import Sight
from colditz.rl.arrays import row_of
from colditz.rl.codec import TOKENS
from colditz.rl.network import Adam, Network, Numbers
from colditz.rl.ppo import Settings, Task
from colditz.rl.table import Table
from colditz.rl.trained import find_player


class Lesson(NamedTuple):
    """One choice of the teacher: what he saw, which tokens he might choose, and which he chose."""

    row: Numbers
    legal: list[int]
    token: int
    seat: int


def lessons(table: Table, decide: Callable[[Sight], Action]) -> Iterator[Lesson]:
    """The teacher plays at all seats; every token of his that was a choice is a lesson."""
    while not table.finished:
        seat = table.seat
        action = decide(Sight(table.match, table.match.seats[seat]))
        tokens, played = table.codec.encode(action), False
        for token in tokens:
            if played:
                break
            legal = table.legal()
            if len(legal) > 1:
                yield Lesson(row_of(table, seat), list(legal), token, seat)
            played = table.choose(token)


class School:
    """Games of the teacher, one after another, and a network that learns from them."""

    def __init__(self, task: Task, teacher: str, settings: Settings) -> None:
        self.task, self.settings = task, settings
        self.network = Network.new(settings.hidden, settings.seed)
        self.adam, self._make = Adam(self.network, settings.rate), find_player(teacher)
        self.luck, self.games = np.random.default_rng(settings.seed), 0
        self.kept: list[Lesson] = []
        self.targets: list[float] = []

    def listen(self) -> int:
        """One more game; how many lessons it brought."""
        self.games += 1
        seed = self.settings.seed * 1_000_003 + self.games
        table = Table(self.task.begin(seed))
        bots = [self._make(seed + seat) for seat in range(len(table.match.seats))]
        numbers = {name: seat for seat, name in enumerate(table.match.seats)}
        heard = list(lessons(table, lambda sight: bots[numbers[sight.seat]].decide(sight).action))
        returns = table.match.returns()
        self.kept += heard
        self.targets += [returns[lesson.seat] for lesson in heard]
        return len(heard)

    def practise(self, times: int) -> float:
        """Go through some of the lessons; how often the network's favourite is the teacher's choice."""
        right = [self._step(self.luck.integers(len(self.kept), size=self.settings.size)) for _ in range(times)]
        return float(np.mean(right))

    def _step(self, which: NDArray[np.int64]) -> float:
        rows = np.array([self.kept[number].row for number in which])
        masks = np.zeros((len(which), TOKENS), np.bool_)
        for line, number in enumerate(which):
            masks[line, self.kept[number].legal] = True
        tokens = np.array([self.kept[number].token for number in which])
        targets = np.array([self.targets[number] for number in which], np.float32)
        thought = self.network.think(rows, masks)
        slope: Numbers = (np.exp(thought.log_chances()) / len(which)).astype(np.float32)
        slope[np.arange(len(which)), tokens] -= np.float32(1 / len(which))
        miss = (thought.values - targets) * np.float32(0.5 / len(which))
        self.adam.step(self.network.slopes(thought, slope, miss))
        return float((thought.logits.argmax(axis=1) == tokens).mean())


def main(words: Sequence[str] | None = None) -> None:
    """Listen to the teacher and practise in turns until the time is over."""
    parser = argparse.ArgumentParser(prog="python -m colditz.rl.imitation", description=__doc__)
    parser.add_argument("--teacher", default="planner")
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--length", type=int, help="rounds of a game, if not the edition's")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--hidden", type=int, default=Settings().hidden)
    asked = parser.parse_args(words)
    task = Task(asked.edition, asked.players, rounds=asked.length)
    school = School(task, asked.teacher, Settings(hidden=asked.hidden, rate=1e-3))
    start = time.monotonic()
    while True:
        for _ in range(4):
            school.listen()
        right, spent = school.practise(40), time.monotonic() - start
        print(f"{spent:.0f} s, {school.games} games, {len(school.kept)} lessons, {right:.3f} right", flush=True)
        if spent >= 60 * asked.minutes:
            break
    school.network.save(asked.out, {"task": asdict(task), "teacher": asked.teacher, "games": school.games})


if __name__ == "__main__":
    main()
