"""How games end that players end themselves: no edition's law, and the same in all of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, AgreedEnd, Resign, TimeUp
from colditz.model.events import GameEnded, Resigned, TimeRanOut
from colditz.model.ids import CLOCK, SECURITY, SeatId
from colditz.model.outcome import Ending

if TYPE_CHECKING:
    from colditz.engine.game import Game

UNASKED: Final = (TimeUp, AgreedEnd, Resign)  # what may be done though no step asks for it, and no law lists


@dataclass(frozen=True, slots=True)
class Over(Step):
    """The game is over: nobody is asked any more."""

    def go(self, game: Game) -> None:
        """Nothing happens any more."""
        raise AssertionError("a finished game is not carried on")


def finish(game: Game, winners: tuple[SeatId, ...], ending: Ending) -> None:
    """The game is over."""
    game.emit(GameEnded(winners, ending.value))
    game.state.stack = [Over()]


def forbids_unasked(game: Game, seat: SeatId, action: Action) -> Refusal | None:
    """The clock strikes once; a seat resigns for its whole side: Security, or the one officer who is still in play.

    Several officers resign as one when whoever watches over the game says so.
    """
    match action:
        case TimeUp():
            allowed = seat == CLOCK and not game.state.time_is_up
        case AgreedEnd():
            allowed = seat == CLOCK
        case Resign():
            allowed = seat in (SECURITY, CLOCK) or game.officers() == [seat]
        case _:
            allowed = False
    return None if allowed else Refusal.NOT_NOW


def take_unasked(game: Game, seat: SeatId, action: Action) -> None:
    """The clock strikes, nobody wins a game that its players agreed to end, or a side gives up."""
    match action:
        case Resign():
            _resign(game, seat)
        case AgreedEnd():
            finish(game, (), Ending.AGREED)
        case _:
            game.emit(TimeRanOut())


def _resign(game: Game, seat: SeatId) -> None:
    """The other side wins: Security, or all officers who are still in play."""
    officers = tuple(sorted(game.officers()))
    for each in officers if seat == CLOCK else (seat,):
        game.emit(Resigned(each))
    winners = officers if seat == SECURITY else (SECURITY,)
    finish(game, winners, Ending.RESIGNED)
