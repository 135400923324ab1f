"""A pawn that a turn has left where none may rest: its officer throws as usual, then moves it off."""

from __future__ import annotations

import pytest

from colditz.engine.refusal import Refusal
from tests.scene import dice, offered, play, refused, scene


@pytest.mark.rule("osprey.ruling.43")
@pytest.mark.parametrize(
    ("seat", "pawn", "bad", "good"),
    [("american", "american-1", "gar-099", "gar-093"), ("security", "guard-1", "ap-r7-c1", "ic-r16-c11")],
)
def test_a_pawn_stuck_where_none_may_rest_does_not_keep_its_officer_from_throwing(
    seat: str, pawn: str, bad: str, good: str
) -> None:
    game = scene(
        f"{pawn}@{bad}", turn=seat, hands={"american": "sabotage", "security": "search-chapel"}, edition="osprey"
    )
    assert offered(game, seat, "PlayCard")

    play(game, seat, "Throw")
    dice(game, 4, 5)

    refused(game, seat, "EndTurn", Refusal.PAWN_MAY_NOT_REST)
    play(game, seat, f"MovePawn {pawn} {good}", "EndTurn")
