"""The wire above a tunnel: whoever came out below it did not come through it."""

from __future__ import annotations

import pytest

from colditz.engine.refusal import Refusal
from tests.scene import play, refused, scene


@pytest.mark.rule("classic.ruling.40", "classic.53.16")
def test_a_man_who_came_by_the_tunnel_does_not_go_back_through_the_wire_above_it() -> None:
    game = scene(
        "american-1@room-chapel-11 american-2@room-chapel-9",
        players=2,
        points=60,
        hands={"american": "tunnel-chapel"},
        equipment={"american": "wire-cutters"},
    )
    play(game, "american", "PlayCard tunnel-chapel american-1 american-2", "MovePawn american-1 od-nw-51")

    refused(game, "american", "MovePawn american-1 od-nw-52", Refusal.NO_REST_ABOVE_TUNNEL)
