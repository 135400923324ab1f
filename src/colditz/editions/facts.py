"""What everybody knows of an edition's laws: facts on which players build their plans, found by asking the laws."""

from __future__ import annotations

from functools import cache

from colditz.editions.registry import EDITIONS
from colditz.editions.start import new_game
from colditz.engine.game import Game
from colditz.model.ids import SECURITY
from colditz.rules.arrest.arrest import immune


@cache
def posts_are_traps(edition: str) -> bool:
    """Whether a man on a guard post may be arrested though his officer holds nothing."""
    game = _small_game(edition)
    prisoner, post = game.prisoners(1)[0], game.board.posts[0][0]
    game.state.put(prisoner, post, game.board.walkable)
    return immune(game, prisoner) is None


@cache
def steps_to_arrest(edition: str) -> int:
    """Points that a guard pays to arrest the man on the next circle: one to step onto it, none to do it from beside."""
    game = _small_game(edition)
    guard, prisoner, post = game.guards()[0], game.prisoners(1)[0], game.board.posts[0][0]
    game.state.put(guard, post, game.board.walkable)
    game.state.put(prisoner, game.board.steps[post][0], game.board.walkable)
    game.state.turn, game.state.now.points = SECURITY, 2
    return game.laws.arrest.approach(game, guard, prisoner)


def points_to_arrest(edition: str, steps: int) -> int:
    """Points that a guard needs who stands so many steps away from a man."""
    return max(steps - 1 + steps_to_arrest(edition), 0)


def _small_game(edition: str) -> Game:
    """A game of its own, with as few players as there may be."""
    return new_game(edition, players=min(EDITIONS[edition].params.pows))._game  # noqa: SLF001
