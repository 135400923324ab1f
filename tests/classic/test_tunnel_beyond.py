"""The dark circles: men on them are still in the tunnel, and what happens to those who step off."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, dice, end_turn, equipment, offered, play, refused, scene


def chapel(ahead: str) -> Match:
    """Two Americans opened the chapel tunnel, which surfaces beyond the wire, and went on; Security has thrown."""
    game = scene(
        "american-1@room-chapel-11 american-2@room-chapel-9 american-3@room-chapel-10"
        " guard-1@out-n-102 guard-2@out-n-92",
        players=2,
        points=60,
        hands={"american": "tunnel-chapel", "security": "shoot-to-kill"},
        equipment={"american": "rope"},
    )
    play(game, "american", "PlayCard tunnel-chapel american-1 american-2", f"MovePawn american-1 {ahead}")
    play(game, "american", "MovePawn american-2 under-room-chapel-1", "MovePawn american-3 room-chapel-11")
    play(game, "american", "Cross american-3 under-room-chapel-8 []")
    end_turn(game)
    play(game, "security", "Throw")
    dice(game, 4, 5)
    return game


def theatre(ahead: str) -> Match:
    """Three Americans came into the theatre tunnel and the first went on to this circle; Security has thrown."""
    game = scene(
        "american-1@room-theatre-1 american-2@room-theatre-4 american-3@room-theatre-5 guard-1@out-s-61",
        players=2,
        points=30,
        hands={"american": "tunnel-theatre"},
    )
    play(game, "american", "PlayCard tunnel-theatre american-1 american-2", f"MovePawn american-1 {ahead}")
    play(game, "american", "MovePawn american-2 under-ramp-03", "MovePawn american-3 room-theatre-4")
    play(game, "american", "Cross american-3 under-room-theatre-3 []")
    end_turn(game)
    play(game, "security", "Throw")
    dice(game, 4, 5)
    return game


@pytest.mark.rule("classic.ruling.64")
def test_a_man_on_the_dark_exit_is_still_in_the_tunnel() -> None:
    game = theatre("under-out-s-63")

    refused(game, "security", "Arrest guard-1 american-1", Refusal.IN_A_TUNNEL)


@pytest.mark.rule("classic.ruling.64")
def test_a_man_who_steps_off_the_dark_exit_may_be_arrested() -> None:
    game = theatre("out-s-64")

    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")

    assert at(game, "american-1") == "cells-a"


@pytest.mark.rule("classic.ruling.92")
def test_a_man_still_below_ground_beyond_the_wire_is_under_the_tunnel_rules() -> None:
    game = chapel("under-od-nw-52")

    refused(game, "security", "PlayCard shoot-to-kill guard-1 american-1", Refusal.TARGET_NOT_OUTSIDE)
    refused(game, "security", "Arrest guard-1 american-1", Refusal.IN_A_TUNNEL)


@pytest.mark.rule("classic.ruling.92")
def test_a_man_who_steps_off_a_tunnel_beyond_the_wire_is_outside_at_once() -> None:
    game = chapel("od-nw-51")
    assert offered(game, "security", "PlayCard shoot-to-kill guard-1 american-1")

    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")
    play(game, "american", "Surrender rope")

    assert (at(game, "american-1"), equipment(game, "american")) == ("cells-a", [])


@pytest.mark.rule("classic.ruling.93")
@pytest.mark.parametrize("halt", ["under-od-nw-52", "under-out-n-98", "under-room-chapel-1"])
def test_a_man_who_surfaces_beyond_the_wire_opens_it_to_guards(halt: str) -> None:
    game = scene(
        "american-1@room-chapel-11 american-2@room-chapel-9 american-3@room-chapel-10 guard-1@out-n-102",
        players=2,
        points=60,
        hands={"american": "tunnel-chapel"},
    )
    play(game, "american", "PlayCard tunnel-chapel american-1 american-2", f"MovePawn american-1 {halt}")
    play(game, "american", "MovePawn american-2 under-room-chapel-7", "MovePawn american-3 room-chapel-11")
    play(game, "american", "Cross american-3 under-room-chapel-8 []", "MovePawn american-1 od-nw-48")
    end_turn(game)
    play(game, "security", "Throw")
    dice(game, 1, 3)

    play(game, "security", "MovePawn guard-1 od-nw-51")

    assert at(game, "guard-1") == "od-nw-51"


@pytest.mark.rule("classic.ruling.93")
def test_the_wire_above_a_tunnel_is_shut_to_guards_while_all_are_below() -> None:
    game = chapel("under-od-nw-52")

    assert not offered(game, "security", "MovePawn guard-1 od-nw-51")
    refused(game, "security", "MovePawn guard-1 under-out-n-98", Refusal.GUARD_IN_TUNNEL)


@pytest.mark.rule("classic.ruling.93")
def test_the_wire_above_a_tunnel_shuts_when_the_man_beyond_it_is_arrested() -> None:
    game = chapel("od-nw-51")
    assert offered(game, "security", "Arrest guard-2 american-1")

    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")
    play(game, "american", "Surrender rope")

    assert not offered(game, "security", "MovePawn guard-2 od-nw-51")
