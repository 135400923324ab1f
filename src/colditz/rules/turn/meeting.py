"""The secret meeting: officers plan, nothing moves and nothing is traded, and the Commandant waits."""

from __future__ import annotations

from dataclasses import dataclass

from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, Pass
from colditz.model.events import PartBegan, TimeRanOut
from colditz.model.ids import SeatId
from colditz.rules.turn.day import next_part


def officers_meet(game: Game, _began: PartBegan) -> None:
    """Several officers meet; one alone has nobody to talk to. [v3.meeting.1, v3.ruling.5]"""
    officers = tuple(game.officers())
    if len(officers) > 1:
        game.push(Meeting(officers))
    else:
        next_part(game)


def breaks_up(game: Game, _time: TimeRanOut) -> None:
    """Its time is over. [v3.clock.5]"""
    game.pop()
    next_part(game)


@dataclass(frozen=True, slots=True)
class Meeting(Step):
    """Officers may only talk, until all are ready. [v3.meeting.2, v3.ruling.5]"""

    waiting: tuple[SeatId, ...]  # who is not ready yet

    @property
    def shown(self) -> tuple[str, ...]:
        return ("waiting",)

    @property
    def pending(self) -> Refusal:
        return Refusal.MEETING_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return self.waiting

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [Pass()]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        left = tuple(other for other in self.waiting if other != seat)
        if left:
            game.swap(Meeting(left))
        else:
            game.pop()
            next_part(game)
