"""Key and pass located: whoever uses one is led straight to the inner cells."""

from __future__ import annotations

from colditz.engine.edition import Answer
from colditz.engine.game import Game
from colditz.model.dealings import EquipmentSpent
from colditz.model.events import PowArrested
from colditz.model.ids import NOBODY, Area, SeatId
from colditz.rules.arrest.custody import LockUp
from colditz.rules.obstacles.crossing import Crossing


def to_the_inner_cells(game: Game, _seat: SeatId, crossing: Crossing) -> Answer:
    """The card used is lost, nobody is frisked, and he goes to the inner cells wherever he was.

    [v3.security.passfound.1, v3.security.passfound.2, v3.security.keyfound.1, v3.security.keyfound.2, v3.ruling.51]
    """
    game.emit(EquipmentSpent(crossing.seat, crossing.paying, crossing.pawn))
    game.emit(PowArrested(crossing.pawn, NOBODY, game.place(crossing.pawn)))
    inside = next(block.exit for block in game.board.cells if block.area == Area.INNER)
    return Answer(None, (LockUp(crossing.pawn, inside),))
