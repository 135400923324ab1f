"""Scenes of the Devir edition, and turns passed on."""

from __future__ import annotations

import pytest

from colditz import Match
from tests.scene import dice, end_turn, play, scene


def rule(*numbers: str) -> pytest.MarkDecorator:
    """The test shows these entries of the Devir ledger."""
    return pytest.mark.rule(*(f"devir.{number}" for number in numbers))


def devir(pawns: str = "", **options: object) -> Match:
    """A position of this edition."""
    return scene(pawns, edition="devir", **options)  # type: ignore[arg-type]


def thrown(game: Match, seat: str, first: int, second: int) -> None:
    """A seat whose turn has begun throws."""
    play(game, seat, "Throw")
    dice(game, first, second)


def next_turn(game: Match, seat: str, first: int, second: int) -> None:
    """The turns pass on until this seat has thrown."""
    end_turn(game)
    while game.asked() != (seat,):
        end_turn(game)
    thrown(game, seat, first, second)
