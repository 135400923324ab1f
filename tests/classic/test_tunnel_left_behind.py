"""The card of a tunnel whose holder is out of the game."""

from __future__ import annotations

import pytest

from colditz import Match
from tests.classic.test_team_out import fail, tunnel_scene
from tests.scene import bottom, dice, play


@pytest.mark.rule("classic.ruling.58")
def test_the_card_of_a_tunnel_in_use_goes_under_the_pack_when_the_men_are_out() -> None:
    game = tunnel_scene("british-1@under-yard-01 british-2@under-out-n-78")

    fail(game)
    assert bottom(game, 0) == []
    end_turn_of_the_last_two(game)

    assert bottom(game, 0) == ["tunnel-canteen"]


def end_turn_of_the_last_two(game: Match) -> None:
    """One of the two leaves the tunnel, the other is caught in its collapse."""
    play(game, "british", "Throw")
    dice(game, 3, 4)
    play(game, "british", "MovePawn british-2 out-n-64", "EndTurn")
    play(game, "security", "ChooseCell cells-a")
