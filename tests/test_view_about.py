"""The view says what is asked about, so that whoever must answer knows what he answers."""

from __future__ import annotations

import pytest

from colditz import EDITIONS, new_game
from tests.scene import scene


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seat", ["security", "spectator"])
def test_a_view_shows_what_a_card_may_answer(edition: str, seat: str) -> None:
    game = scene(
        "british-1@out-n-84",
        turn="british",
        points=5,
        hands={"security": "arrest-key-holder"},
        equipment={"british": "key"},
        edition=edition,
    )
    pawn, door = game.view("british", listed=False).table.pawns.index("british-1"), game.board.place("door-n")

    game.play("british", "Cross british-1 door-n [key]")
    shown = game.view(seat, listed=False).table

    assert (shown.asking, shown.proposal) == ("Window", "KeyUse")
    assert dict(shown.about) == {"seat": (2,), "pawn": (pawn,), "to": (door,), "paying": (1,), "waiting": (0,)}


@pytest.mark.parametrize("edition", EDITIONS)
def test_deployment_counts_the_guards_and_tells_its_limits(edition: str) -> None:
    game = new_game(edition, players=4, seed=1)
    before = dict(game.view("security").table.about)

    game.play("security", "PostGuard post-inner-1")
    game.play("security", "PostGuard post-outer-1")

    shown = game.view("security").table
    assert shown.asking == "Deployment"
    assert before == {"inside": (0,), "due": (3,), "outside": (0,), "least": (2,), "most": (7,)}
    assert dict(shown.about) == before | {"inside": (1,), "outside": (1,)}
