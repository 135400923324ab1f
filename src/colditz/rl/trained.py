"""Networks as bots: they get a sight of the table from one seat, like every other bot."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np

from colditz.engine.play import Match
from colditz.model.actions import Action, AnswerTrade, OfferTrade, Pass
from colditz.players.levels import FORMER, FROZEN, LEVELS, UnknownLevel, make_bot
from colditz.players.sight import Bot, Decision, Reason, Sight
from colditz.rl.codec import TOKENS, codec_of
from colditz.rl.network import Network
from colditz.rl.observation import observe
from colditz.rl.saying import beginning, first_tokens, narrowed, told
from colditz.rl.seated import action_of
from colditz.rl.table import TRADING, Table

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
        return self._say_one_of(sight, beginning(choices, token), (token,))

    def _say_one_of(self, sight: Sight, actions: Sequence[Action], prefix: tuple[int, ...] = ()) -> Action:
        """One of some actions, token by token."""
        rows = told(codec_of(sight.board), actions)
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


class TradingBot(TrainedBot):
    """A network that has learned to trade: it answers offers, and makes some in its own turn."""

    def decide_anytime(self, sight: Sight) -> Decision | None:
        """An answer to whoever offers something, or an offer; None to keep still."""
        view = sight.glance
        if view.table.turn != view.seat and not view.offers:
            return None
        may = sight.choices.anytime()
        answers = [action for action in may if isinstance(action, AnswerTrade)]
        if any(action.accept for action in answers):
            return Decision(self._say_one_of(sight, answers), Reason("bot-blind"))
        offers = [action for action in may if isinstance(action, OfferTrade)]
        if view.table.turn != view.seat or view.table.asking not in TRADING or not offers:
            return None
        said = self._say_one_of(sight, [Pass(), *offers])
        return None if isinstance(said, Pass) else Decision(said, Reason("bot-blind"))


def bot_of(seed: int, network: Network, *, greedy: bool = False) -> TrainedBot:
    """A network as a bot, which trades if it has learned to."""
    return (TradingBot if network.trades else TrainedBot)(seed, network, greedy=greedy)


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
        return partial(bot_of, network=_network(path))
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
    make = find_player(against)
    won = [
        _wins(
            bot_of(seed, network, greedy=True),
            Table(begin(seed), trades=network.trades, forced=False),
            seat,
            make,
            seed,
        )
        for seed in seeds
    ]
    return sum(won) / len(won)


def _wins(bot: Bot, table: Table, seat: str, make: Callable[[int], Bot], seed: int) -> bool:
    seats = table.match.seats
    bots = [bot if name == seat else make(seed) for name in seats]
    while not table.finished:
        table.play(action_of(bots[table.seat], table))
    return seat in table.match.winners
