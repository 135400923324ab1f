"""The tip-off: before a search is thrown for, men run to hiding places that nobody bars."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from colditz.engine.edition import Answer
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.model.actions import Action, Pass, Settle
from colditz.model.events import PawnPlaced
from colditz.model.ids import PawnId, Place, SeatId
from colditz.rules.raids.room_search import RoomSearch, men_in_the_courtyard
from colditz.rules.raids.search import Hide, hiding_places
from colditz.rules.walking.graph import spread_afresh

ANY_DISTANCE: Final = 250


@dataclass(frozen=True, slots=True)
class RunAndHide(Hide):
    """Men of the courtyard go any distance to free hiding places, by ways that no pawn bars. [v3.ruling.80]"""

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (self.seat,) if any(ways_to_hide(game, man) for man in self.men) else ()

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [Pass(), *(Settle(man, place) for man in self.men for place in ways_to_hide(game, man))]

    def forbids(self, game: Game, seat: SeatId, action: Action) -> Refusal | None:
        if not isinstance(action, Settle):
            return None if isinstance(action, Pass) else self.pending
        own = action.pawn in self.men and action.to in hiding_places(game)
        return None if own and action.to in ways_to_hide(game, action.pawn) else Refusal.NOT_A_HIDING_PLACE

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if isinstance(action, Settle):
            game.swap(RunAndHide(self.seat, tuple(man for man in self.men if man != action.pawn)))
            game.emit(PawnPlaced(action.pawn, game.place(action.pawn), action.to))
        else:
            game.pop()


def ways_to_hide(game: Game, man: PawnId) -> list[Place]:
    """Free hiding places of the courtyard that he can walk to."""
    found = spread_afresh(game.pow_footing, game.state.occupant, game.place(man), ANY_DISTANCE)
    return [place for place in hiding_places(game) if found.holds(place)]


def tip_off(game: Game, seat: SeatId, search: RoomSearch) -> Answer:
    """Whoever gets away is neither arrested nor frisked. [v3.search.13, v3.ruling.80, v3.ruling.81]"""
    return Answer(search, (RunAndHide(seat, tuple(men_in_the_courtyard(game, seat))),))
