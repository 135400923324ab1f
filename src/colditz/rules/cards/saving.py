"""Cards that save what an arrest would cost."""

from __future__ import annotations

from colditz.engine.edition import Answer
from colditz.engine.game import Game
from colditz.engine.step import Step
from colditz.model.ids import SeatId


def bribe_saves_the_card(_game: Game, _seat: SeatId, _seizure: Step) -> Answer:
    """No Equipment card is drawn; the arrest stands. [v3.opportunity.bribe.3, v3.ruling.39, v3.ruling.112]"""
    return Answer(None)


def hideaway_saves_the_kit(_game: Game, _seat: SeatId, _seizure: Step) -> Answer:
    """The kit stays with its officer. [v3.opportunity.hideaway.1, v3.ruling.112]"""
    return Answer(None)
