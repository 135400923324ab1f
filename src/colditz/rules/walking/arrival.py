"""What a circle brings when a pawn comes to it: the edition's table of arrivals, in its order."""

from __future__ import annotations

from functools import cache

from colditz.engine.game import Game
from colditz.engine.needs import SPECIAL, TUNNEL
from colditz.model.board import Board
from colditz.model.events import WayHomeLeft
from colditz.model.ids import NOWHERE, SECURITY, Area, PawnId, Place
from colditz.rules.guards import pursuit


def arrive(game: Game, pawn: PawnId, start: Place, to: Place) -> None:
    """Called after every step that cost points."""
    if not is_uneventful(game, pawn, start, to):
        part = game.part
        for arrival in part.guard_arrivals if game.teams.owner[pawn] == SECURITY else part.pow_arrivals:
            arrival(game, pawn, start, to)


def is_uneventful(game: Game, pawn: PawnId, start: Place, to: Place) -> bool:
    """A walk that brings nothing but the pawn to its circle: most do."""
    if game.teams.owner[pawn] == SECURITY:
        return pursuit.opened(game) is pursuit.NOTHING_OPEN
    state, notable = game.state, game.rulebook.notable
    quiet = not notable[start] & TUNNEL and not notable[to] & SPECIAL
    return quiet and not state.routes[pawn] and state.returning[pawn] == NOWHERE


def comes_back(game: Game, pawn: PawnId, _start: Place, _to: Place) -> None:
    """Whoever is back inside is beyond no crossing any more. [classic.ruling.41]"""
    pursuit.came_back(game, pawn)


def comes_home(game: Game, pawn: PawnId, _start: Place, to: Place) -> None:
    """The way home ends where the edition says it does."""
    if game.state.returning[pawn] != NOWHERE and game.rulebook.home_ground[to]:
        game.emit(WayHomeLeft(pawn))


def brought_inside(game: Game, prisoner: PawnId) -> None:
    """A man whom a rule moves straight into the courtyard is beyond no crossing and on no way home any more.

    [classic.ruling.14, classic.ruling.41]
    """
    pursuit.came_back(game, prisoner)
    if game.state.returning[prisoner] != NOWHERE:
        game.emit(WayHomeLeft(prisoner))


# --- where the way home ends


@cache
def in_the_courtyard_or_in_hiding(board: Board) -> tuple[bool, ...]:
    """The protected way home ends in the courtyard, or in any hiding place outside. [classic.ruling.14]"""
    return tuple(
        board.area[place] == Area.INNER or board.safe[place] or board.in_tunnel[place] != NOWHERE
        for place in range(len(board.names))
    )


@cache
def in_the_courtyard(board: Board) -> tuple[bool, ...]:
    """Whoever was let out of the outer cells is on his way until he is inside. [osprey.ruling.49]"""
    return tuple(
        board.area[place] == Area.INNER and board.in_tunnel[place] == NOWHERE for place in range(len(board.names))
    )
