"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import inf
from typing import Final

from colditz.players.character import CHARACTERS
from colditz.players.expert import Expert
from colditz.players.frozen.planner_2026_11.planner import Planner as Planner202611
from colditz.players.planner import Planner
from colditz.players.random_bot import RandomBot
from colditz.players.sight import Bot

LEVELS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    **{name: partial(Planner, character=character) for name, character in CHARACTERS.items()},
    "expert": Expert,
}

# Bots of earlier days, kept as they were, so that later ones can be measured by them; they are not in the lobby.
FROZEN: Final[dict[str, Callable[[int], Bot]]] = {"planner-2026-11": Planner202611}

# Names that stand in games begun earlier: whoever is most like them sits there now.
FORMER: Final = {
    "planner-bold": "raider",
    "planner-cautious": "tunneller",
    "planner-greedy": "hoarder",
    "planner-sly": "gate-crasher",
}


class UnknownLevel(ValueError):
    """No bot has that name."""


def level_now(name: str) -> str:
    """What a level is called today that may have had another name when a game began."""
    return FORMER.get(name, name)


def make_bot(level: str, seed: int = 0, seconds: float = inf) -> Bot:
    """A bot for one seat of one game; the same seed decides alike, unless it must decide within some seconds."""
    known, name = {**FROZEN, **LEVELS}, level_now(level)
    if name not in known:
        raise UnknownLevel(f"there is no bot {level!r}; choose one of {', '.join(LEVELS)}")
    bot = known[name](seed)
    if isinstance(bot, Expert):
        bot.seconds = seconds
    return bot
