"""A pawn that a turn has left where none may rest: its officer throws as usual, then moves it off."""

from __future__ import annotations

import pytest

from colditz.engine.refusal import Refusal
from tests.scene import at, dice, offered, play, refused, scene


@pytest.mark.rule("osprey.ruling.43")
@pytest.mark.parametrize(
    ("seat", "pawn", "bad", "good", "reason"),
    [
        ("american", "american-1", "gar-099", "gar-093", Refusal.LEAVE_BEAM_FIRST),
        ("security", "guard-1", "ap-r7-c1", "ic-r16-c11", Refusal.LEAVE_APPEL_FIRST),
    ],
)
def test_a_pawn_stuck_where_none_may_rest_does_not_keep_its_officer_from_throwing(
    seat: str, pawn: str, bad: str, good: str, reason: Refusal
) -> None:
    game = scene(
        f"{pawn}@{bad}", turn=seat, hands={"american": "sabotage", "security": "search-chapel"}, edition="osprey"
    )
    assert offered(game, seat, "PlayCard")

    play(game, seat, "Throw")
    dice(game, 4, 5)

    refused(game, seat, "EndTurn", reason)
    play(game, seat, f"MovePawn {pawn} {good}", "EndTurn")


@pytest.mark.rule("osprey.ruling.43")
def test_two_men_who_wait_for_the_same_last_circle_do_not_lock_the_turn() -> None:
    game = scene("american-1@yard-07 american-2@yard-01", edition="osprey", points=2)

    game.play("american", "EndTurn")
    while game.asked() == ("american",):
        game.play("american", game.options("american")[0])

    assert game.asked() == ("british",)
    assert "yard-07" not in (at(game, "american-1"), at(game, "american-2"))
    assert "yard-01" not in (at(game, "american-1"), at(game, "american-2"))
