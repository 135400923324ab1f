"""By night, while nobody attempts an escape, only one die of the Commandant's throw counts."""

from __future__ import annotations

from dataclasses import dataclass

from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, ChooseDie
from colditz.model.attempts import DieChosen
from colditz.model.ids import SECURITY, SeatId
from colditz.rules.escape.attempt import alarm_by_night


@dataclass(frozen=True, slots=True)
class OneDie(Step):
    """The Commandant says which of his dice counts, for each throw anew. [v3.inner.guard.3, v3.ruling.33]"""

    seat: SeatId
    first: int
    second: int

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat", "first", "second")

    @property
    def pending(self) -> Refusal:
        return Refusal.CHOOSE_DIE_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (self.seat,) if self.first != self.second else ()

    def go(self, game: Game) -> None:
        self.take(game, self.seat, ChooseDie(self.first))

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [ChooseDie(self.first), ChooseDie(self.second)]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        game.pop()
        if isinstance(action, ChooseDie):
            game.emit(DieChosen(seat, action.points))


def one_die_unless_somebody_attempts(game: Game, seat: SeatId, first: int, second: int) -> None:
    """The Commandant's guards walk by one die only, unless there is an alarm; cards and doubles count as ever.

    [v3.inner.guard.3, v3.inner.guard.4, v3.inner.guard.5, v3.garrison.guard.6]
    """
    alarm_by_night(game, seat)
    if seat == SECURITY and not game.state.now.alarm:
        game.push(OneDie(seat, first, second))
