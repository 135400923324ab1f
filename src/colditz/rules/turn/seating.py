"""Seats by dice: before play the officers throw for the order in which they sit and play."""

from __future__ import annotations

from dataclasses import dataclass

from colditz.engine.game import Game
from colditz.engine.step import Step
from colditz.model.attempts import SeatTaken
from colditz.model.events import CardThrown
from colditz.model.ids import CHANCE, SeatId
from colditz.rules.turn.dice import TwoDice


@dataclass(frozen=True, slots=True)
class Seating(Step):
    """The officers throw for their seats: the lowest sits at the Commandant's left and plays first. [v3.seats.1]"""

    def go(self, game: Game) -> None:
        game.pop()
        game.push(SeatThrow(tuple(game.officers()), ()))


@dataclass(frozen=True, slots=True)
class SeatThrow(TwoDice):
    """Officers throw for the places that they share, the lowest first; those who tie throw again. [v3.ruling.8]"""

    waiting: tuple[SeatId, ...]
    sums: tuple[int, ...]  # of those who have thrown, in the order of `waiting`

    @property
    def shown(self) -> tuple[str, ...]:
        return ("waiting", "sums")

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (CHANCE,) if len(self.waiting) > 1 else ()

    def go(self, game: Game) -> None:
        """Whoever has a place for himself takes it."""
        game.pop()
        game.emit(SeatTaken(self.waiting[0]))

    def thrown(self, game: Game, first: int, second: int) -> None:
        game.emit(CardThrown(self.waiting[len(self.sums)], first, second))
        sums = (*self.sums, first + second)
        if len(sums) < len(self.waiting):
            game.swap(SeatThrow(self.waiting, sums))
            return
        game.pop()
        tied = [tuple(seat for seat, each in zip(self.waiting, sums, strict=True) if each == total) for total in sums]
        groups = [tied[sums.index(total)] for total in sorted(set(sums))]
        game.push_all([SeatThrow(group, ()) for group in groups])
