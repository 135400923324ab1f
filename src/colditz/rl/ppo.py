"""Learning by self-play: proximal policy optimisation with masked tokens, in numpy alone.

`python -m colditz.rl.ppo --scenario wire --minutes 10 --out wire.npz` learns a scenario; without `--scenario` a whole
game. All seats are played by one network, which is told its side by what it sees; `--against planner --seat american`
lets bots hold the other seats instead, which finds a best response to them.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from colditz.editions.start import new_game
from colditz.engine.play import Match
from colditz.model.dealings import EquipmentClaimed, KitClaimed
from colditz.model.events import Event, PowArrested, PowEscaped
from colditz.rl.middles import middle
from colditz.rl.network import Adam, Network, Numbers
from colditz.rl.rollout import Experience, Player
from colditz.rl.scenarios import SCENARIOS
from colditz.rl.shaping import Shaping
from colditz.rl.trained import find_player, score
from colditz.rl.vector import VectorEnv

CLAIMED: Final = 0.02  # what Equipment in hand, a kit, an escape and an arrest bring, where progress is paid
KIT: Final = 0.1
ESCAPED: Final = 0.5
ARRESTED: Final = 0.02


@dataclass(frozen=True, slots=True)
class Settings:
    """How to learn."""

    games: int = 32  # in step
    steps: int = 64  # tokens a game before learning from them
    rounds: int = 3  # how often everything is learned from
    size: int = 512  # of what is learned from at once
    rate: float = 7e-4
    clip: float = 0.2
    most: float = 3.0  # deviations that an advantage counts at most: the end of a game drowns all else
    fade: float = 0.998
    trust: float = 0.95
    curious: float = 0.01  # what entropy is worth
    hidden: int = 128
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Task:
    """What to learn: which game, at which seats, against whom."""

    edition: str = "classic"
    players: int = 2
    scenario: str = ""
    rounds: int | None = None
    seat: str = ""  # only this one; bots hold the others
    against: str = ""
    progress: bool = False  # pay for progress as well, not for the end alone
    trades: bool = False  # officers trade as their turns begin
    shaping: bool = False  # pay for promise on the way, which is given back at the end
    end: float = 1.0  # what of the game's own reward is paid then
    middles: float = 0.0  # the share of games to learn from that begin in the middle

    def begin(self, seed: int) -> Match:
        """A game of this task."""
        if self.scenario:
            return SCENARIOS[self.scenario].begin(seed)
        return new_game(self.edition, self.players, seed, rounds=self.rounds)

    def practice(self, seed: int) -> Match:
        """A game to learn from."""
        if Random(seed).random() < self.middles:
            return middle(self.edition, self.players, seed)
        return self.begin(seed)

    def env(self, games: int) -> VectorEnv:
        """So many of them in step."""
        others = [name for name in self.begin(0).seats if name != self.seat] if self.seat else []
        bots = {name: find_player(self.against) for name in others}
        pay = Shaping(self.end) if self.shaping else progress if self.progress else None
        return VectorEnv(games, begin=self.practice, bots=bots, reward=pay, trades=self.trades)


def progress(match: Match, events: Sequence[Event]) -> list[float]:
    """What events bring each seat on the way: officers gain by cards and escapes, Security by arrests; it sums to 0."""
    owners, gains = match._game.teams.owner, [0.0] * len(match.seats)  # noqa: SLF001 - whose a pawn is, everybody knows
    for event in events:
        if isinstance(event, EquipmentClaimed | KitClaimed | PowEscaped):
            worth = {EquipmentClaimed: CLAIMED, KitClaimed: KIT, PowEscaped: ESCAPED}[type(event)]
            gains[event.seat] += worth
            gains[0] -= worth
        elif isinstance(event, PowArrested):
            gains[owners[event.prisoner]] -= ARRESTED
            gains[0] += ARRESTED
    return gains


class Learner:
    """A network that plays, and learns from what it played."""

    def __init__(self, env: VectorEnv, settings: Settings, network: Network | None = None) -> None:
        self.settings = settings
        self.network = network or Network.new(settings.hidden, settings.seed, env.board)
        self.player, self.adam = Player(env, settings.seed), Adam(self.network, settings.rate)
        self.luck = np.random.default_rng(settings.seed)
        self.tokens = 0

    def learn(self) -> dict[str, float]:
        """Play for a while and learn from it; what there is to say of that."""
        settings = self.settings
        lived = self.player.play(self.network, settings.steps, settings.fade, settings.trust)
        self.tokens += len(lived.tokens)
        losses = [self._step(part) for _ in range(settings.rounds) for part in self._parts(lived)]
        means = np.mean(losses, axis=0)
        told = {"tokens": float(self.tokens), "games": float(lived.games), "entropy": means[0], "miss": means[1]}
        return told | {"changed": float(means[2])}

    def _parts(self, lived: Experience) -> Iterator[Experience]:
        order = self.luck.permutation(len(lived.tokens))
        for start in range(0, len(order), self.settings.size):
            yield lived.some(order[start : start + self.settings.size])

    def _step(self, part: Experience) -> tuple[float, float, float]:
        part, tokens = part.narrow()
        thought = self.network.think(part.rows, part.masks, tokens)
        on_logits, on_values, told = slopes_of_loss(thought.log_chances(), thought.values, part, self.settings)
        self.adam.step(self.network.slopes(thought, on_logits, on_values))
        return told


def slopes_of_loss(
    logs: Numbers, values: Numbers, part: Experience, settings: Settings
) -> tuple[Numbers, Numbers, tuple[float, float, float]]:
    """How the loss changes with logits and values; and the entropy, the error of the values, the share cut off.

    The loss: less the clipped ratio times the advantage, less what entropy is worth, and a quarter of the squared
    error of the value.
    """
    count = len(part.tokens)
    every = np.arange(count)
    chances = np.exp(logs)
    gains = part.gains - part.gains.mean()
    gains = np.clip(gains / (1.25 * np.abs(gains).mean() + 1e-8), -settings.most, settings.most)
    ratio = np.exp(logs[every, part.tokens] - part.log_chances)
    free = np.where(gains >= 0, ratio < 1 + settings.clip, ratio > 1 - settings.clip)
    on_chosen = -(gains * ratio * free) / count
    on_logits = -on_chosen[:, None] * chances
    on_logits[every, part.tokens] += on_chosen
    safe = np.where(part.masks, logs, 0.0)
    entropy = -(chances * safe).sum(axis=1)
    on_logits += settings.curious / count * chances * (safe + entropy[:, None])
    miss = values - part.targets
    told = float(entropy.mean()), float((miss**2).mean()), float(1 - free.mean())
    return on_logits.astype(np.float32), (0.5 * miss / count).astype(np.float32), told


def train(
    task: Task,
    settings: Settings,
    enough: Callable[[Learner, float], bool],
    news: Callable[[dict[str, float]], None] = lambda _told: None,
    network: Network | None = None,
) -> Network:
    """Learn until it is enough, which is asked with the seconds gone by; `news` hears of every round of learning."""
    learner, start = Learner(task.env(settings.games), settings, network), time.monotonic()
    learner.network.trades |= task.trades
    while not enough(learner, time.monotonic() - start):
        told = learner.learn()
        news({**told, "seconds": round(time.monotonic() - start, 1)})
    return learner.network


# --- the command


def read(words: Sequence[str] | None) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m colditz.rl.ppo", description=__doc__)
    parser.add_argument("--scenario", default="", choices=["", *SCENARIOS], help="a small position instead of a game")
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--length", type=int, help="rounds of a game, if not the edition's")
    parser.add_argument("--seat", default="", help="learn this seat alone; bots hold the others")
    parser.add_argument("--against", default="planner", help="who holds the other seats, and who measures")
    parser.add_argument("--progress", action="store_true", help="pay for cards, escapes and arrests as well")
    parser.add_argument("--shaping", action="store_true", help="pay for what brings freedom nearer, and take it back")
    parser.add_argument("--middles", type=float, default=0.0, help="the share of games that begin in the middle")
    parser.add_argument("--trades", action="store_true", help="officers trade as their turns begin")
    parser.add_argument("--minutes", type=float, default=10.0, help="of the processor")
    parser.add_argument("--out", type=Path, required=True, help="the network, as .npz")
    parser.add_argument("--from", dest="begin", type=Path, help="a network to go on from")
    parser.add_argument("--curve", type=Path, help="what was learned when, a JSON object a line")
    parser.add_argument("--measure", type=int, default=40, help="games of every measurement")
    parser.add_argument("--every", type=float, default=60.0, help="seconds of learning between two measurements")
    for name, value in asdict(Settings()).items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    return parser.parse_args(words)


def task_of(asked: argparse.Namespace) -> Task:
    """The task that is asked for."""
    against = asked.against if asked.seat else ""
    return Task(
        asked.edition,
        asked.players,
        asked.scenario,
        asked.length,
        asked.seat,
        against,
        progress=asked.progress,
        trades=asked.trades,
        shaping=asked.shaping,
        middles=asked.middles,
    )


def measured_seats(task: Task) -> tuple[str, ...]:
    """The seats at which a network is measured: that which learns alone, that of a scenario, or all."""
    if task.scenario and not task.seat:
        return (SCENARIOS[task.scenario].seat,)
    return (task.seat,) if task.seat else task.begin(0).seats


def main(words: Sequence[str] | None = None) -> None:
    """Learn, measure now and then, and keep the network."""
    asked = read(words)
    settings = Settings(**{name: getattr(asked, name) for name in asdict(Settings())})
    task = task_of(asked)
    about = {"task": asdict(task), "settings": asdict(settings), "minutes": asked.minutes}
    board = task.begin(0).board
    network = Network.load(asked.begin) if asked.begin else Network.new(settings.hidden, settings.seed, board)
    network.trades |= task.trades
    spent, next_time, told = 0.0, 0.0, {"tokens": 0.0}
    learner = Learner(task.env(settings.games), settings, network)
    while True:
        if spent >= next_time or spent >= 60 * asked.minutes:
            point = {**told, "seconds": round(spent, 1), **measured(network, task, [asked.against], asked.measure)}
            note(point, asked.curve)
            network.save(asked.out, about)
            next_time = spent + asked.every
        if spent >= 60 * asked.minutes:
            return
        start = time.process_time()
        told = learner.learn()
        spent += time.process_time() - start


def measured(network: Network, task: Task, against: Sequence[str], games: int) -> dict[str, float]:
    """The share of games that a network wins, seat by seat, against each of some bots."""
    return {
        f"{seat} won" + (f" against {other}" if len(against) > 1 else ""): score(
            network, task.begin, seat, other, range(games)
        )
        for other in against
        for seat in measured_seats(task)
    }


def note(point: dict[str, float], curve: Path | None) -> None:
    """Tell how far learning has come, and keep it as a point of the curve."""
    line = json.dumps({name: round(float(value), 4) for name, value in point.items()})
    print(line, flush=True)
    if curve is not None:
        with curve.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


if __name__ == "__main__":
    main()
