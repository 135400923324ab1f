"""What a circle brings when a pawn comes to it: freedom, the end of a way home, the open air."""

from __future__ import annotations

from colditz.engine.game import Game
from colditz.model.events import WayHomeLeft
from colditz.model.ids import NOWHERE, SECURITY, Area, PawnId, Place
from colditz.rules import escape, pursuit, tunnels


def arrive(game: Game, pawn: PawnId, start: Place, to: Place) -> None:
    """Called after every step that cost points."""
    state, board = game.state, game.board
    if game.teams.owner[pawn] == SECURITY:
        if game.laws.opening(game) is not pursuit.NOTHING_OPEN:
            pursuit.follow(game, pawn, start, to)
            tunnels.guard_reaches_tunnel(game, pawn)
            game.laws.guard_arrives(game, pawn)
        return
    if board.in_tunnel[start] != NOWHERE and board.in_tunnel[to] == NOWHERE:
        tunnels.climb_out(game, pawn, start)
    if state.routes[pawn]:
        pursuit.came_back(game, pawn)
    if state.returning[pawn] != NOWHERE:
        watch_way_home(game, pawn, to)
    if board.target[to]:
        escape.reach_target(game, pawn)


def brought_inside(game: Game, prisoner: PawnId) -> None:
    """A man whom a rule moves straight into the courtyard is beyond no crossing and on no way home any more.

    [classic.ruling.14, classic.ruling.41]
    """
    pursuit.came_back(game, prisoner)
    if game.state.returning[prisoner] != NOWHERE:
        game.emit(WayHomeLeft(prisoner))


def watch_way_home(game: Game, prisoner: PawnId, to: Place) -> None:
    """The way home ends where the edition says it does."""
    if game.laws.way_home_ends(game, to):
        game.emit(WayHomeLeft(prisoner))


def in_the_courtyard_or_in_hiding(game: Game, to: Place) -> bool:
    """The protected way home ends in the courtyard, or in any hiding place outside. [classic.ruling.14]"""
    board = game.board
    return board.area[to] == Area.INNER or board.safe[to] or board.in_tunnel[to] != NOWHERE


def in_the_courtyard(game: Game, to: Place) -> bool:
    """Whoever was let out of the outer cells is on his way until he is inside. [osprey.ruling.49]"""
    return game.board.area[to] == Area.INNER and game.board.in_tunnel[to] == NOWHERE
