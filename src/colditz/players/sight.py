"""What a bot receives and gives: a sight of the table from one seat, and a decision with its reason."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from random import Random
from typing import NamedTuple, Protocol

from colditz.engine.play import Choices, Match
from colditz.engine.view import View
from colditz.model.actions import Action
from colditz.model.board import Board
from colditz.model.words import capital, pawn_named, sentence
from colditz.rules.knowledge.imagine import imagine

ONE = {"count": 1}  # things that are counted come one at a time


class Reason(NamedTuple):
    """Why a bot decides as it does: a sentence of `bots.ftl` and the names that it mentions."""

    key: str
    names: Mapping[str, str] = {}  # `man`: a pawn; others: keys of sentences

    def says(self, language: str = "en") -> str:
        """The reason in a reader's language."""
        names = {name: _named(name, value, language) for name, value in self.names.items()}
        return capital(sentence(self.key, language, names))  # a nation's name may begin it


def _named(name: str, value: str, language: str) -> str:
    return pawn_named(value, language) if name == "man" else sentence(value, language, ONE)


class Decision(NamedTuple):
    """What a bot does, and why."""

    action: Action
    why: Reason


class Sight:
    """The table from one seat. A bot looks at the view and the choices; what it cannot see it may only imagine."""

    def __init__(self, match: Match, seat: str) -> None:
        self._match = match
        self.seat = seat

    @cached_property
    def view(self) -> View:
        """All that this seat may know, with every option listed."""
        return self._match.view(self.seat)

    @cached_property
    def glance(self) -> View:
        """All that this seat may know; the options are left to `choices`, which is much faster."""
        return self._match.view(self.seat, listed=False)

    @cached_property
    def choices(self) -> Choices:
        """The options in two levels: actions, and the pawns that can move."""
        return self._match.choices(self.seat)

    @property
    def board(self) -> Board:
        """The castle, which everybody knows."""
        return self._match.board

    def allows(self, action: Action) -> bool:
        """The rules let this seat do that now; for offers, of which there are too many to list."""
        return self._match.explain(self.seat, action) is None

    def imagine(self, seed: int) -> Match:
        """A game that looks the same from this seat: whatever it cannot see is dealt anew, and the dice are others."""
        imagined = imagine(self._match, self._match.seats.index(self.seat), Random(seed))
        imagined.take_luck(seed)
        return imagined


class Bot(Protocol):
    """Anything that decides for a seat."""

    def decide(self, sight: Sight) -> Decision:
        """One of the options, and why."""
        ...
