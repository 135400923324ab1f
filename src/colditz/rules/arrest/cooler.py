"""Where prisoners are locked up when the outer cells hold only so many of a team."""

from __future__ import annotations

from colditz.engine.game import Game
from colditz.model.ids import Area, PawnId, Place


def one_of_a_team_in_the_outer_cells(game: Game, prisoner: PawnId, found_at: Place) -> tuple[Place, ...]:
    """By day: one POW of each team; others go inside. [v3.nevera.1, v3.nevera.8, v3.ruling.49, v3.ruling.50]"""
    return _cells(game, prisoner, found_at, 1)


def two_of_a_team_in_the_outer_cells(game: Game, prisoner: PawnId, found_at: Place) -> tuple[Place, ...]:
    """By night: two POWs of each team; others go inside. [v3.nevera.7, v3.ruling.49]"""
    return _cells(game, prisoner, found_at, 2)


def _cells(game: Game, prisoner: PawnId, found_at: Place, most: int) -> tuple[Place, ...]:
    """Men caught beyond the courtyard go to the outer cells while their team has room there, all others inside.

    Of the inner blocks the Commandant picks one with a place left; when both are full it is the outer cells after all.
    [v3.solitary.2, v3.solitary.4, v3.inner.guard.10, v3.garrison.pow.5, v3.outside.pow.4, v3.ruling.47, v3.ruling.49]
    """
    places, team = game.state.places, game.prisoners(game.owner(prisoner))
    outer = tuple(block.place for block in game.board.cells if block.area != Area.INNER)
    if game.board.area[found_at] != Area.INNER and sum(places[man] in outer for man in team) < most:
        return outer
    inner = [block for block in game.board.cells if block.area == Area.INNER]
    return tuple(block.place for block in inner if places.count(block.place) < block.size) or outer
