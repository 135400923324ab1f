"""Pawns that a rule moves directly: their owner picks among the circles they may go to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, Settle
from colditz.model.board import Board
from colditz.model.events import PawnPlaced
from colditz.model.ids import NOWHERE, Area, PawnId, Place, SeatId


def appel_places(game: Game) -> list[Place]:
    """Free white circles; if there is none, the free grey circles nearest to them. [classic.ruling.27]"""
    white = white_circles(game.board)
    free = [place for place in white if game.is_free(place)]
    if free:
        return free
    grey = [place for place in range(game.board.walkable) if is_grey(game, place) and game.is_free(place)]
    distance = {place: min(game.board.walks_from(each)[place] for each in white) for place in grey}
    nearest = min(distance.values())
    return [place for place in grey if distance[place] == nearest]


@cache
def white_circles(board: Board) -> tuple[Place, ...]:
    """Where roll calls are held."""
    return tuple(place for place in range(board.walkable) if board.appel[place])


def is_grey(game: Game, place: Place) -> bool:
    """An ordinary circle of the prisoners' area: no room, tunnel, gate, post or safe area, and not white."""
    board = game.board
    marked = board.toll[place] != NOWHERE or board.post[place] or board.safe[place] or board.appel[place]
    indoors = board.room[place] != NOWHERE or board.in_tunnel[place] != NOWHERE
    return board.area[place] == Area.INNER and not marked and not indoors


@dataclass(frozen=True, slots=True)
class GoToAppel(Step):
    """A POW must go directly to a white circle of his officer's choice. [classic.29.4, classic.ruling.26]"""

    pawn: PawnId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("pawn",)

    @property
    def pending(self) -> Refusal:
        return Refusal.MUST_GO_TO_APPEL

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (game.owner(self.pawn),)

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [Settle(self.pawn, place) for place in appel_places(game)]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        game.pop()
        if isinstance(action, Settle):
            game.emit(PawnPlaced(action.pawn, game.place(action.pawn), action.to))
