"""Barracks: guards come out to black spots and go back, but not both in one turn."""

from __future__ import annotations

from colditz.engine.refusal import Refusal
from tests.scene import at, dice, offered, play, points, refused
from tests.v3.table import BOTH, Position, by_day, next_throw, rule, thrown


@rule("barracks.1")
@BOTH
def test_a_guard_comes_out_to_any_free_black_spot_for_a_point(position: Position) -> None:
    game = position("guard-1@post-inner-2", turn="security", points=8)
    play(game, "security", "PostGuard post-inner-1")

    assert (at(game, "guard-2"), points(game)) == ("post-inner-1", 7)
    refused(game, "security", "PostGuard post-inner-2", Refusal.POST_TAKEN)
    refused(game, "security", "PostGuard ic-r10-c07", Refusal.NOT_A_POST)


@rule("barracks.2")
@BOTH
def test_a_guard_goes_back_from_a_black_spot_alone(position: Position) -> None:
    game = position("guard-1@post-inner-2 guard-2@ic-r10-c07", turn="security", points=8)
    assert refused(game, "security", "RecallGuard guard-2", Refusal.NOT_A_POST).rule == "v3.barracks.2"
    play(game, "security", "RecallGuard guard-1")

    assert (at(game, "guard-1"), points(game)) == ("barracks", 7)


@rule("barracks.3", "barracks.4", "ruling.45")
def test_once_a_guard_has_come_home_nobody_goes_out_but_others_may_come_home() -> None:
    game = by_day("guard-1@post-inner-2 guard-2@post-inner-3", turn="security", points=8)
    play(game, "security", "RecallGuard guard-1")
    assert refused(game, "security", "PostGuard post-inner-1", Refusal.GUARD_CAME_HOME).rule == "v3.barracks.3"
    assert not offered(game, "security", "PostGuard")
    play(game, "security", "RecallGuard guard-2")

    assert at(game, "guard-2") == "barracks"


@rule("barracks.3", "ruling.45")
def test_an_arrest_brings_a_guard_home_as_well() -> None:
    game = by_day("guard-1@ic-r10-c07 american-1@ic-r10-c08", turn="security", points=8, kits="american")
    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")

    refused(game, "security", "PostGuard post-inner-1", Refusal.GUARD_CAME_HOME)


@rule("barracks.5")
def test_a_guard_who_came_home_stays_there_over_the_next_throw_of_the_turn() -> None:
    game = by_day("guard-1@post-inner-2", turn="security")
    thrown(game, "security", 2, 2)
    play(game, "security", "RecallGuard guard-1", "Throw")
    dice(game, 4, 5)
    refused(game, "security", "PostGuard post-inner-1", Refusal.GUARD_CAME_HOME)
    play(game, "security", "EndTurn")
    next_throw(game, "security", 4, 5)
    play(game, "security", "PostGuard post-inner-1")

    assert at(game, "guard-1") == "post-inner-1"
