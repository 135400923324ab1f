"""Networks as bots: they get a sight of the table from one seat, like every other bot."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np

from colditz.engine.play import Match
from colditz.model.actions import Action
from colditz.players.levels import FORMER, FROZEN, LEVELS, UnknownLevel, make_bot
from colditz.players.sight import Bot, Decision, Reason, Sight
from colditz.rl.codec import TOKENS, codec_of
from colditz.rl.network import Network
from colditz.rl.observation import observe
from colditz.rl.saying import beginning, first_tokens, narrowed, told

WEIGHTS: Final = Path(__file__).parent / "weights"


class TrainedBot:
    """Chooses token by token what the network thinks likeliest, or by chance as likely as it thinks."""

    def __init__(self, seed: int, network: Network, *, greedy: bool = False) -> None:
        self._luck, self._network, self._greedy = np.random.default_rng(seed), network, greedy

    def decide(self, sight: Sight) -> Decision:
        """One of the options."""
        return Decision(self._say(sight), Reason("bot-blind"))

    def _say(self, sight: Sight) -> Action:
        choices = sight.choices
        token = self._choose(sight, (), first_tokens(choices))
        prefix: tuple[int, ...] = (token,)
        rows = told(codec_of(sight.board), beginning(choices, token))
        while len(rows) > 1:
            token = self._choose(sight, prefix, {row[len(prefix)] for row, _ in rows})
            rows, prefix = narrowed(rows, len(prefix), token), (*prefix, token)
        return rows[0][1]

    def _choose(self, sight: Sight, prefix: tuple[int, ...], tokens: set[int]) -> int:
        if len(tokens) == 1:
            return next(iter(tokens))
        row = np.array([observe(sight.glance, sight.board, sight.knowledge, prefix)], np.float32)
        mask = np.zeros((1, TOKENS), np.bool_)
        mask[0, list(tokens)] = True
        logs = self._network.think(row, mask).log_chances()[0]
        noise = 0.0 if self._greedy else self._luck.gumbel(size=TOKENS)
        return int(np.argmax(logs + noise))


def trained_names() -> list[str]:
    """The networks that come with the package."""
    return sorted(f"trained-{path.stem}" for path in WEIGHTS.glob("*.npz"))


@cache
def _network(path: Path) -> Network:
    return Network.load(path)


def find_trained(name: str) -> Callable[[int], Bot]:
    """The bot of a network: one of the package's by name, or any by its file."""
    path = Path(name) if name.endswith(".npz") else WEIGHTS / f"{name.removeprefix('trained-')}.npz"
    try:
        return partial(TrainedBot, network=_network(path))
    except (OSError, ValueError, KeyError, BadZipFile) as error:
        known = ", ".join(trained_names()) or "none"
        raise UnknownLevel(f"there is no network {name!r} ({error}); those of the package: {known}") from error


def find_player(name: str) -> Callable[[int], Bot]:
    """A bot by name, trained or not; nobody else's, whose code would have to be loaded."""
    if name.endswith(".npz") or name.startswith("trained-"):
        return find_trained(name)
    if name not in {**LEVELS, **FROZEN, **FORMER}:
        known = ", ".join([*LEVELS, *FROZEN, *trained_names()])
        raise UnknownLevel(f"there is no bot {name!r}; choose one of {known}, or a network as FILE.npz")
    return partial(make_bot, name)


def score(network: Network, begin: Callable[[int], Match], seat: str, against: str, seeds: Iterable[int]) -> float:
    """The share of games that a network wins at one seat, with bots at the others; it plays what it likes best."""
    won = [
        _wins(TrainedBot(seed, network, greedy=True), begin(seed), seat, find_player(against), seed) for seed in seeds
    ]
    return sum(won) / len(won)


def _wins(bot: Bot, match: Match, seat: str, make: Callable[[int], Bot], seed: int) -> bool:
    bots = {name: bot if name == seat else make(seed) for name in match.seats}
    while not match.finished:
        name = match.asked()[0]
        match.play(name, bots[name].decide(Sight(match, name)).action)
    return seat in match.winners
