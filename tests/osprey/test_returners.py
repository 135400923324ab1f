"""Men released from the outer cells: exempt while every point brings them home, and free at two entrances."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, dice, end_turn, equipment, offered, play, points, refused, scene

DOORSTEP = "exit-outer-cells"  # fourteen steps from the door, fifteen from the inspection point


def released(pawns: str = "", *, left: int, held: str = "", hand: str = "release", security: str = "") -> Match:
    """American-1 has just left the outer cells by a card, in a game of two, with so many points left."""
    game = scene(
        f"american-1@cells-c {pawns}",
        points=left,
        players=2,
        hands={"american": hand, "security": security},
        equipment={"american": held},
        edition="osprey",
    )
    play(game, "american", f"PlayCard release american-1 - {DOORSTEP}")
    return game


def is_exempt(game: Match, prisoner: str = "american-1") -> bool:
    """The American turn ends, and a guard beside the POW may not arrest him."""
    if game.asked() == ("american",):
        play(game, "american", "EndTurn")
    play(game, "security", "Throw")
    dice(game, 6, 5)
    return not offered(game, "security", f"Arrest guard-1 {prisoner}")


# --- as much movement as possible


@pytest.mark.rule("osprey.ruling.48")
@pytest.mark.parametrize(("steps", "place"), [(3, "ramp-22"), (5, "ramp-20"), (7, "ramp-12")])
def test_a_returner_on_whom_every_point_was_spent_is_exempt(steps: int, place: str) -> None:
    game = released("guard-1@ramp-18", left=steps)
    play(game, "american", f"MovePawn american-1 {place}", "EndTurn")
    assert points(game) == 0
    play(game, "security", "Throw")
    dice(game, 4, 5)

    refusal = refused(game, "security", "Arrest guard-1 american-1", Refusal.ON_THE_WAY_BACK)

    assert refusal.rule == "osprey.arrest.9"


ELSEWHERE = [
    pytest.param(["MovePawn american-1 ramp-22", "MovePawn american-2 ic-r10-c08"], id="a point on another man"),
    pytest.param(["MovePawn american-2 ic-r10-c08", "MovePawn american-1 ramp-22"], id="on another man first"),
    pytest.param(["MovePawn american-1 ramp-22"], id="a point left over"),
    pytest.param(["MovePawn american-1 ramp-13", "MovePawn american-1 land-10", "MovePawn american-1 ramp-22"], id="x"),
    pytest.param([], id="nothing spent at all"),
]


@pytest.mark.rule("osprey.ruling.48")
@pytest.mark.parametrize("moves", ELSEWHERE)
def test_a_returner_whose_officer_held_a_point_back_is_liable(moves: list[str]) -> None:
    game = released("american-2@ic-r10-c07 guard-1@ramp-20", left=4)
    play(game, "american", *moves)

    assert not is_exempt(game)
    play(game, "security", "Arrest guard-1 american-1")
    assert at(game, "american-1") == "cells-c"
