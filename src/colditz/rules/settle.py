"""Pawns that a rule moves directly: their owner picks among the circles they may go to."""

from __future__ import annotations

from dataclasses import dataclass

from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, Settle
from colditz.model.events import PawnPlaced
from colditz.model.ids import PawnId, Place, SeatId
from colditz.rules.walking import nearest


def appel_places(game: Game, pawn: PawnId) -> list[Place]:
    """Free white circles; if there is none, the free grey circles nearest to them. [classic.ruling.27]"""
    white = [place for place in range(game.board.walkable) if game.board.appel[place]]
    free = [place for place in white if game.is_free(place)]
    if free:
        return free
    return nearest(game, white[len(white) // 2], game.pow_footing.steps, game.pow_footing.rest)


@dataclass(frozen=True, slots=True)
class GoToAppel(Step):
    """A POW must go directly to a white circle of his officer's choice. [classic.29.4, classic.ruling.26]"""

    pawn: PawnId

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (game.owner(self.pawn),)

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [Settle(self.pawn, place) for place in appel_places(game, self.pawn)]

    def forbids(self, game: Game, seat: SeatId, action: Action) -> Refusal | None:
        if isinstance(action, Settle) and action.pawn == self.pawn and action.to in appel_places(game, self.pawn):
            return None
        return Refusal.MUST_GO_TO_APPEL

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        game.pop()
        if isinstance(action, Settle):
            game.emit(PawnPlaced(action.pawn, game.place(action.pawn), action.to))


@dataclass(frozen=True, slots=True)
class ChooseCircle(Step):
    """A pawn is moved aside to one of several circles that are equally near; its owner picks."""

    pawn: PawnId
    places: tuple[Place, ...]

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (game.owner(self.pawn),) if len(self._free(game)) > 1 else ()

    def go(self, game: Game) -> None:
        game.pop()
        for place in self._free(game)[:1]:
            game.emit(PawnPlaced(self.pawn, game.place(self.pawn), place))

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [Settle(self.pawn, place) for place in self._free(game)]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        game.pop()
        if isinstance(action, Settle):
            game.emit(PawnPlaced(action.pawn, game.place(action.pawn), action.to))

    def _free(self, game: Game) -> list[Place]:
        return [place for place in self.places if game.is_free(place)]
