"""Barracks and Commander's office: how guards come back onto the board."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, dice, end_turn, offered, play, points, refused, scene

ON_BOARD = " ".join(f"guard-{number}@post-outer-{number}" for number in range(2, 7))


def six_guards(first: str) -> Match:
    """A game of two: five guards on outer posts, the sixth elsewhere, four points."""
    return scene(f"guard-1@{first} {ON_BOARD}", turn="security", throw=(1, 3), players=2, edition="osprey")


def next_security_turn(game: Match) -> None:
    """Everybody else has a turn, and the Security Officer throws four again."""
    play(game, "security", "EndTurn")
    end_turn(game)
    play(game, "security", "Throw")
    dice(game, 1, 3)


@pytest.mark.rule("osprey.barracks.1")
def test_guards_enter_the_board_from_the_barracks_only() -> None:
    waiting = six_guards("office")
    refusal = refused(waiting, "security", "PostGuard post-inner-1", Refusal.BARRACKS_EMPTY)
    assert refusal.rule == "osprey.barracks.1"
    assert not offered(waiting, "security", "PostGuard")
    refused(waiting, "security", "MovePawn guard-1 post-inner-1", Refusal.GUARD_OFF_BOARD)

    ready = six_guards("barracks")
    play(ready, "security", "PostGuard post-inner-1")

    assert (at(ready, "guard-1"), points(ready)) == ("post-inner-1", 3)


@pytest.mark.rule("osprey.barracks.2")
def test_at_the_end_of_the_security_turn_the_office_is_emptied_into_the_barracks() -> None:
    men = "guard-1@office guard-2@office guard-3@office guard-4@post-inner-1"
    game = scene(men, turn="security", throw=(1, 3), edition="osprey")

    play(game, "security", "EndTurn")

    assert [at(game, f"guard-{number}") for number in range(1, 5)] == ["barracks"] * 3 + ["post-inner-1"]


@pytest.mark.rule("osprey.barracks.2")
def test_the_end_of_an_escape_officers_turn_leaves_guards_in_the_office() -> None:
    game = scene("guard-1@office", turn="dutch", throw=(1, 3), edition="osprey")

    play(game, "dutch", "EndTurn")

    assert (game.asked(), at(game, "guard-1")) == (("security",), "office")


@pytest.mark.rule("osprey.barracks.3")
def test_a_guard_withdrawn_this_turn_comes_back_in_the_next_one() -> None:
    game = six_guards("post-inner-1")
    play(game, "security", "RecallGuard guard-1")
    refused(game, "security", "PostGuard post-inner-2", Refusal.BARRACKS_EMPTY)

    next_security_turn(game)
    play(game, "security", "PostGuard post-inner-2")

    assert at(game, "guard-1") == "post-inner-2"


@pytest.mark.rule("osprey.barracks.3")
def test_a_guard_who_made_an_arrest_does_not_come_back_in_the_same_turn() -> None:
    men = f"guard-1@ic-r10-c06 american-1@ic-r10-c07 {ON_BOARD}"
    game = scene(men, turn="security", throw=(1, 3), players=2, equipment={"american": "rope"}, edition="osprey")
    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")

    refused(game, "security", "PostGuard post-inner-2", Refusal.BARRACKS_EMPTY)
