"""What everybody knows of an edition's laws: facts on which players build their plans, found by asking the laws."""

from __future__ import annotations

from functools import cache

from colditz.editions.registry import EDITIONS
from colditz.editions.start import new_game
from colditz.rules.arrest.arrest import immune


@cache
def posts_are_traps(edition: str) -> bool:
    """Whether a man on a guard post may be arrested though his officer holds nothing."""
    game = new_game(edition, players=min(EDITIONS[edition].params.pows))._game  # noqa: SLF001 - a game of its own
    prisoner, post = game.prisoners(1)[0], game.board.posts[0][0]
    game.state.put(prisoner, post, game.board.walkable)
    return immune(game, prisoner) is None
