"""Learning from a teacher: the decisions of a bot, token by token, as a network's first lesson.

`python -m colditz.rl.imitation --teacher planner --minutes 10 --out first.npz` plays games of the teacher against
itself and learns to choose what it chose; `colditz.rl.ppo --from first.npz` goes on from there by self-play. With
`--pupil 0.5` the pupil holds a seat in half of the games, where the teacher says at every turn what he would have done:
so it learns also what to do where its own mistakes lead. With `--strange 0.5` random bots sit across the table in half
of the games: what beats them is then seen as well.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from colditz.model.actions import Action
from colditz.players.sight import Bot, Sight
from colditz.rl.arrays import write_row
from colditz.rl.codec import TOKENS
from colditz.rl.network import Adam, Network, Numbers
from colditz.rl.observation import LENGTH
from colditz.rl.ppo import Settings, Task, measured, note
from colditz.rl.saying import beginning, first_tokens, narrowed, told
from colditz.rl.table import Table
from colditz.rl.trained import TrainedBot, find_player

SLOWEST: Final = 0.03  # share of the rate of learning that is left at the end


class Lesson(NamedTuple):
    """One choice of the teacher: what he saw, which tokens he might choose, and which he chose."""

    row: NDArray[np.float16]
    legal: NDArray[np.int16]
    token: int
    seat: int


def lessons(table: Table, teachers: dict[str, Bot], players: dict[str, Bot]) -> Iterator[Lesson]:
    """Whoever plays: a teacher says what he would do, and every token of that which was a choice is a lesson."""
    while not table.finished:
        seat, name = table.seat, table.match.seats[table.seat]
        sight, player = Sight(table.match, name), players[name]
        if name in teachers:
            wise = teachers[name].decide(sight).action
            for prefix, legal, token in said(table, wise):
                row = np.empty(LENGTH, np.float16)  # half is enough for numbers of places and tokens, and of memory
                write_row(table, seat, row, prefix)
                yield Lesson(row, np.array(legal, np.int16), token, seat)
        table.play(wise if player is teachers.get(name) else player.decide(sight).action)


def said(table: Table, action: Action) -> Iterator[tuple[tuple[int, ...], list[int], int]]:
    """The tokens of an action as far as they are choices: what was chosen before, what may be chosen, what is."""
    choices = table.match.choices(table.match.seats[table.seat])
    tokens = table.codec.encode(action)
    legal, rows = first_tokens(choices), told(table.codec, beginning(choices, tokens[0]))
    for size, token in enumerate(tokens):
        if len(legal) > 1:
            yield tokens[:size], sorted(legal), token
        rows = narrowed(rows, size, token)
        if len(rows) == 1:
            return
        legal = {row[size + 1] for row, _ in rows}


class Company(NamedTuple):
    """Who plays beside the teacher, and in which share of the games."""

    pupil: float = 0.0
    stranger: str = "random"
    strange: float = 0.0


ALONE: Final = Company()


class School:
    """Games of the teacher, one after another, and a network that learns from them."""

    def __init__(
        self, task: Task, teacher: str, settings: Settings, company: Company = ALONE, network: Network | None = None
    ) -> None:
        self.task, self.settings, self.company = task, settings, company
        self.network = network or Network.new(settings.hidden, settings.seed)
        self.adam, self._make = Adam(self.network, settings.rate), find_player(teacher)
        self.luck, self.games = np.random.default_rng(settings.seed), 0
        self.kept: list[Lesson] = []
        self.targets: list[float] = []

    def listen(self) -> int:
        """One more game; how many lessons it brought."""
        self.games += 1
        seed = self.settings.seed * 1_000_003 + self.games
        table = Table(self.task.begin(seed))
        teachers = {name: self._make(seed + seat) for seat, name in enumerate(table.match.seats)}
        players = self._seated(teachers, seed)
        heard = list(lessons(table, teachers, players))
        returns = table.match.returns()
        self.kept += heard
        self.targets += [returns[lesson.seat] for lesson in heard]
        return len(heard)

    def _seated(self, teachers: dict[str, Bot], seed: int) -> dict[str, Bot]:
        """Who plays: the teacher; the pupil may hold one of the seats, and strangers the others, who teach nothing."""
        company, players = self.company, dict(teachers)
        own = list(teachers)[self.luck.integers(len(teachers))]
        if self.luck.random() < company.strange:
            for number, name in enumerate(players):
                if name != own:
                    players[name] = find_player(company.stranger)(seed + number)
                    del teachers[name]
        if self.luck.random() < company.pupil:
            players[own] = TrainedBot(seed, self.network)
        return players

    def practise(self, times: int) -> float:
        """Go through some of the lessons; how often the network's favourite is the teacher's choice."""
        right = [self._step(self.luck.integers(len(self.kept), size=self.settings.size)) for _ in range(times)]
        return float(np.mean(right))

    def _step(self, which: NDArray[np.int64]) -> float:
        rows = np.array([self.kept[number].row for number in which], np.float32)
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


def read(words: Sequence[str] | None) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m colditz.rl.imitation", description=__doc__)
    parser.add_argument("--teacher", default="planner")
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--length", type=int, help="rounds of a game, if not the edition's")
    parser.add_argument("--minutes", type=float, default=10.0, help="of the processor")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--from", dest="begin", type=Path, help="a network to go on from")
    parser.add_argument("--hidden", type=int, default=Settings().hidden)
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at first; it falls as time goes by")
    parser.add_argument("--pupil", type=float, default=0.0, help="the share of games in which the pupil holds a seat")
    parser.add_argument("--stranger", default="random", help="a bot that plays, but does not teach")
    parser.add_argument("--strange", type=float, default=0.0, help="the share of games in which it holds seats")
    parser.add_argument("--practice", type=int, default=40, help="steps of learning after every four games")
    parser.add_argument("--measure", type=int, default=0, help="games of every measurement, in each role")
    parser.add_argument("--against", default="random,planner", help="who measures")
    parser.add_argument(
        "--every", type=float, default=180.0, help="seconds until the network is kept and measured again"
    )
    parser.add_argument("--curve", type=Path, help="how much was learned when, a JSON object a line")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> None:
    """Listen to the teacher and practise in turns until the time is over."""
    asked = read(words)
    task = Task(asked.edition, asked.players, rounds=asked.length)
    network = Network.load(asked.begin) if asked.begin else None
    company = Company(asked.pupil, asked.stranger, asked.strange)
    school = School(task, asked.teacher, Settings(hidden=asked.hidden, rate=asked.rate), company, network)
    limit, spent, next_time = 60 * asked.minutes, 0.0, asked.every
    while True:
        school.adam.rate = asked.rate * max(1 - spent / limit, SLOWEST) if limit else asked.rate
        start = time.process_time()
        for _ in range(4):
            school.listen()
        right = school.practise(asked.practice)
        spent += time.process_time() - start
        point = {"seconds": spent, "games": school.games, "lessons": len(school.kept), "right": right}
        if spent >= min(next_time, limit):
            school.network.save(asked.out, {"task": asdict(task), "teacher": asked.teacher, "games": school.games})
            point |= measured(school.network, task, asked.against.split(","), asked.measure) if asked.measure else {}
            next_time = spent + asked.every
        note(point, asked.curve)
        if spent >= limit:
            break


if __name__ == "__main__":
    main()
