"""Pursuit by the windows of rooms, and chasers whose POW is killed, gets away or is put back."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, dice, end_turn, offered, play, refused, scene


def next_turn(game: Match, seat: str, first: int, second: int) -> None:
    """The turn passes to the other seat, which throws."""
    end_turn(game)
    play(game, seat, "Throw")
    dice(game, first, second)


@pytest.mark.rule("classic.ruling.41", "classic.ruling.42")
@pytest.mark.parametrize("window", ["land-12", "land-13"])
def test_both_windows_of_one_room_are_open_to_pursuit(window: str) -> None:
    game = scene(
        "american-1@room-theatre-4 american-2@room-theatre-6 guard-1@ic-r25-c16",
        players=2,
        points=6,
        equipment={"american": "rope rope"},
    )
    play(game, "american", "Cross american-1 land-12 [rope]", "MovePawn american-1 ramp-18")
    play(game, "american", "Cross american-2 land-13 [rope]", "MovePawn american-2 ramp-20")
    next_turn(game, "security", 3, 4)

    play(game, "security", f"MovePawn guard-1 {window}")

    assert at(game, "guard-1") == window


@pytest.mark.rule("classic.ruling.42")
def test_the_room_of_a_window_leads_a_guard_nowhere_else() -> None:
    game = scene(
        "american-1@room-dentist-1 american-2@in-wc-1 guard-1@ic-r06-c08",
        players=2,
        points=3,
        equipment={"american": "rope rope rope"},
    )
    play(game, "american", "Cross american-1 land-03 [rope,rope]", "MovePawn american-1 out-n-76")
    next_turn(game, "security", 4, 6)
    assert offered(game, "security", "MovePawn guard-1 land-03")

    refused(game, "security", "Arrest guard-1 american-2", Refusal.OUT_OF_REACH)


@pytest.mark.rule("classic.46.2", "classic.ruling.43")
def test_a_chaser_still_inside_the_castle_goes_home_too_when_the_pow_escapes() -> None:
    game = scene(
        "american-1@room-dentist-1 guard-1@ic-r06-c08",
        players=2,
        points=40,
        equipment={"american": "rope rope wire-cutters"},
        kits="american",
    )
    play(game, "american", "Cross american-1 land-03 [rope,rope]", "MovePawn american-1 out-n-11")
    play(game, "american", "Cross american-1 od-n-27 [wire-cutters]", "MovePawn american-1 od-n-03")
    next_turn(game, "security", 5, 6)
    play(game, "security", "MovePawn guard-1 land-03")
    next_turn(game, "american", 1, 3)

    play(game, "american", "MovePawn american-1 target-2")

    assert (at(game, "american-1"), at(game, "guard-1")) == ("escaped", "barracks")


@pytest.mark.rule("classic.ruling.43")
def test_a_chaser_outside_goes_home_when_another_guard_kills_the_pow() -> None:
    game = scene(
        "american-1@out-s-71 guard-1@out-s-59 guard-2@od-s-14",
        players=2,
        points=4,
        equipment={"american": "rope rope"},
        hands={"security": "shoot-to-kill"},
    )
    play(game, "american", "Cross american-1 land-30 [rope,rope]", "MovePawn american-1 od-s-26")
    next_turn(game, "security", 1, 3)
    play(game, "security", "MovePawn guard-1 land-30", "PlayCard shoot-to-kill guard-2 american-1")

    dice(game, 5, 6)

    assert [at(game, pawn) for pawn in ("american-1", "guard-1", "guard-2")] == ["dead", "barracks", "barracks"]


@pytest.mark.rule("classic.ruling.41")
def test_a_crossing_shuts_when_the_pow_is_put_back_inside_by_hand() -> None:
    game = scene(
        "american-1@out-s-71 guard-1@out-s-59",
        players=2,
        points=4,
        equipment={"american": "rope rope"},
        house_rules=["free-hand"],
    )
    play(game, "american", "Cross american-1 land-30 [rope,rope]", "MoveByHand american-1 ic-r10-c06")
    next_turn(game, "security", 1, 3)

    play(game, "security", "MovePawn guard-1 out-s-71")

    refused(game, "security", "MovePawn guard-1 land-30", Refusal.CROSSING_NOT_OPEN)
