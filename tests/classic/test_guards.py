"""Guards on the board and off it: walking, posting, withdrawal, and where they may stand outside."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, dice, end_turn, offered, play, points, refused, scene

# Two players have six guards: with five of them here, guard-1 is the only one whom a test need watch.
OTHERS = "guard-2@post-inner-2 guard-3@post-inner-3 guard-4@post-outer-5 guard-5@post-outer-6 guard-6@post-outer-7"
COSTLY_ARREST = {"american": "rope"}


def next_security_turn(game: Match) -> None:
    """Play on to the Security Officer's next throw."""
    end_turn(game)
    while game.asked() != ("security",):
        end_turn(game)
    play(game, "security", "Throw")
    dice(game, 3, 5)


def tired(game: Match) -> list[str]:
    """Guards who may not come back this turn, as everybody sees them."""
    table = game.view("spectator").table
    return [table.pawns[guard] for guard in table.now.tired]


# --- walking


@pytest.mark.rule("classic.34.1")
def test_guards_walk_as_many_circles_together_as_were_thrown() -> None:
    game = scene("guard-1@post-inner-5 guard-2@post-outer-3", turn="security", throw=(4, 6))

    play(game, "security", "MovePawn guard-1 ic-r10-c09", "MovePawn guard-2 gar-011")

    assert (at(game, "guard-1"), at(game, "guard-2"), points(game)) == ("ic-r10-c09", "gar-011", 0)
    refused(game, "security", "MovePawn guard-1 ic-r10-c10", Refusal.NO_POINTS_LEFT)


@pytest.mark.rule("classic.34.1")
def test_one_guard_may_walk_the_whole_throw_but_not_a_circle_more() -> None:
    game = scene("guard-1@post-inner-5", turn="security", throw=(4, 6))

    refused(game, "security", "MovePawn guard-1 ic-r08-c15", Refusal.OUT_OF_REACH)  # eleven circles away
    play(game, "security", "MovePawn guard-1 ic-r08-c14")

    assert (at(game, "guard-1"), points(game)) == ("ic-r08-c14", 0)


@pytest.mark.rule("classic.34.1")
def test_guards_move_only_after_the_throw() -> None:
    game = scene("guard-1@post-inner-5", turn="security")

    refused(game, "security", "MovePawn guard-1 ic-r10-c06", Refusal.NOT_THROWN_YET)


# --- posting


@pytest.mark.rule("classic.34a.1")
@pytest.mark.parametrize("post", ["post-inner-2", "post-outer-4"])
def test_a_guard_is_posted_from_the_barracks_on_a_free_black_circle(post: str) -> None:
    game = scene(turn="security", throw=(1, 3))

    assert f"PostGuard {post}" in offered(game, "security", "PostGuard")
    play(game, "security", f"PostGuard {post}")

    assert (at(game, "guard-1"), points(game)) == (post, 3)


@pytest.mark.rule("classic.34a.2")
@pytest.mark.parametrize("pawn", ["guard-2", "british-1"])
def test_no_guard_is_posted_on_a_taken_black_circle(pawn: str) -> None:
    game = scene(f"{pawn}@post-inner-2", turn="security", throw=(1, 3))

    assert not offered(game, "security", "PostGuard post-inner-2")
    assert refused(game, "security", "PostGuard post-inner-2", Refusal.POST_TAKEN).rule == "classic.34a.2"


@pytest.mark.rule("classic.34a.2")
@pytest.mark.parametrize("place", ["ic-r10-c10", "gar-011", "pass-inner"])
def test_no_guard_is_posted_on_a_circle_that_is_not_black(place: str) -> None:
    game = scene(turn="security", throw=(1, 3))

    refused(game, "security", f"PostGuard {place}", Refusal.NOT_A_POST)


@pytest.mark.rule("classic.ruling.49")
def test_posting_a_guard_arrests_nobody_but_walking_onto_the_pow_does() -> None:
    game = scene("american-1@post-outer-3 guard-1@gar-018", turn="security", throw=(1, 3))

    refused(game, "security", "PostGuard post-outer-3", Refusal.POST_TAKEN)
    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-c")

    assert at(game, "american-1") == "cells-c"


@pytest.mark.rule("classic.34a.3")
def test_no_more_guards_are_posted_than_points_were_thrown() -> None:
    game = scene("guard-1@post-inner-1", turn="security", throw=(1, 2), players=2)  # five are in reserve

    play(game, "security", "PostGuard post-inner-2", "PostGuard post-inner-3", "PostGuard post-inner-4")

    assert points(game) == 0
    assert not offered(game, "security", "PostGuard")
    refused(game, "security", "PostGuard post-inner-5", Refusal.NO_POINTS_LEFT)


@pytest.mark.rule("classic.34a.4")
def test_the_riot_squad_comes_out_in_one_turn() -> None:
    game = scene("guard-1@post-inner-1 guard-2@post-inner-2", turn="security", throw=(3, 5), players=2)

    play(game, "security", *(f"PostGuard {post}" for post in ("post-inner-3", "post-inner-4", "post-outer-3")))
    play(game, "security", "PostGuard post-outer-4")

    assert [at(game, f"guard-{number}") for number in range(3, 7)] == [
        "post-inner-3",
        "post-inner-4",
        "post-outer-3",
        "post-outer-4",
    ]
    assert points(game) == 4
    refused(game, "security", "PostGuard post-outer-5", Refusal.BARRACKS_EMPTY)


@pytest.mark.rule("classic.34a.5")
def test_no_guard_is_posted_once_an_arrest_is_made() -> None:
    game = scene(
        "guard-1@gar-018 american-1@gar-017 guard-2@post-inner-1",
        turn="security",
        throw=(4, 5),
        equipment=COSTLY_ARREST,
    )
    assert offered(game, "security", "PostGuard")

    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")

    assert not offered(game, "security", "PostGuard")
    assert refused(game, "security", "PostGuard post-inner-3", Refusal.ARREST_WAS_MADE).rule == "classic.34a.5"


@pytest.mark.rule("classic.34a.6")
def test_a_guard_who_made_an_arrest_is_posted_again_only_next_turn() -> None:
    game = scene(f"{OTHERS} guard-1@gar-018 american-1@gar-017", turn="security", throw=(4, 5), players=2)

    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")
    assert tired(game) == ["guard-1"]
    refused(game, "security", "PostGuard post-inner-1")

    next_security_turn(game)
    play(game, "security", "PostGuard post-inner-1")
    assert at(game, "guard-1") == "post-inner-1"


@pytest.mark.rule("classic.ruling.50")
@pytest.mark.parametrize(
    ("act", "answers"),
    [
        ("GiveUp american-1 guard-1", ["ChooseCell cells-a"]),
        ("PlayCard diversion guard-1", []),
        ("PlayCard high-command-inspection guard-1 guard-2", []),
    ],
)
def test_a_guard_sent_home_in_an_officers_turn_can_be_posted_at_once(act: str, answers: list[str]) -> None:
    game = scene(
        f"{OTHERS} guard-1@gar-018 american-1@gar-017",
        throw=(1, 3),
        hands={"american": "diversion high-command-inspection"},
        players=2,
    )
    play(game, "american", act)
    play(game, "security", *answers)
    assert at(game, "guard-1") == "barracks"

    next_security_turn(game)
    play(game, "security", "PostGuard post-outer-3")

    assert at(game, "guard-1") == "post-outer-3"


# --- withdrawal


@pytest.mark.rule("classic.34b.1")
@pytest.mark.parametrize("post", ["post-inner-1", "post-outer-6"])
def test_a_guard_is_withdrawn_from_a_black_circle(post: str) -> None:
    game = scene(f"guard-1@{post}", turn="security", throw=(2, 3))

    assert "RecallGuard guard-1" in offered(game, "security", "RecallGuard")
    play(game, "security", "RecallGuard guard-1")

    assert at(game, "guard-1") == "barracks"


@pytest.mark.rule("classic.34b.2")
def test_a_guard_is_not_withdrawn_from_an_ordinary_circle() -> None:
    game = scene("guard-1@ic-r10-c06", turn="security", throw=(2, 3))

    assert not offered(game, "security", "RecallGuard")
    refused(game, "security", "RecallGuard guard-1", Refusal.NOT_A_POST)


@pytest.mark.rule("classic.34b.3")
def test_a_withdrawn_guard_is_not_brought_back_in_the_same_turn() -> None:
    game = scene(f"{OTHERS} guard-1@post-inner-1", turn="security", throw=(2, 3), players=2)

    play(game, "security", "RecallGuard guard-1")
    assert not offered(game, "security", "PostGuard")
    assert refused(game, "security", "PostGuard post-inner-4", Refusal.GUARD_RESTS).rule == "classic.34b.3"

    next_security_turn(game)
    play(game, "security", "PostGuard post-inner-4")
    assert at(game, "guard-1") == "post-inner-4"


@pytest.mark.rule("classic.34b.4")
def test_each_withdrawal_costs_a_point() -> None:
    game = scene("guard-1@post-inner-1 guard-2@post-outer-3", turn="security", throw=(2, 3))

    play(game, "security", "RecallGuard guard-1", "RecallGuard guard-2")

    assert points(game) == 3


@pytest.mark.rule("classic.34b.4")
def test_without_a_point_nobody_is_withdrawn() -> None:
    game = scene("guard-1@post-inner-1", turn="security", points=0)

    assert not offered(game, "security", "RecallGuard")
    refused(game, "security", "RecallGuard guard-1", Refusal.NO_POINTS_LEFT)


@pytest.mark.rule("classic.ruling.50")
def test_a_withdrawal_does_not_stop_the_posting_of_another_guard() -> None:
    game = scene("guard-1@post-inner-1", turn="security", throw=(2, 3))

    play(game, "security", "RecallGuard guard-1", "PostGuard post-inner-1")

    assert (at(game, "guard-1"), at(game, "guard-2")) == ("barracks", "post-inner-1")


# --- all guards on the board


@pytest.mark.rule("classic.ruling.71")
def test_points_that_no_guard_can_use_are_lost() -> None:
    game = scene(f"{OTHERS} guard-1@post-inner-1", turn="security", throw=(5, 6), players=2)

    refused(game, "security", "PostGuard post-inner-4", Refusal.BARRACKS_EMPTY)
    next_security_turn(game)

    assert points(game) == 8


@pytest.mark.rule("classic.ruling.71")
@pytest.mark.parametrize("place", ["post-inner-1", "gar-011"])
def test_no_guard_walks_into_the_barracks(place: str) -> None:
    game = scene(f"guard-1@{place}", turn="security", throw=(5, 6))

    assert not [option for option in offered(game, "security", "MovePawn") if option.endswith("barracks")]
    refused(game, "security", "MovePawn guard-1 barracks")


# --- outside


@pytest.mark.rule("classic.ruling.85")
def test_a_guard_may_wait_at_the_foot_of_a_drop_in_the_outer_courtyard() -> None:
    game = scene("guard-1@post-outer-5", turn="security", throw=(5, 6))

    play(game, "security", "MovePawn guard-1 land-11")
    next_security_turn(game)

    assert at(game, "guard-1") == "land-11"


@pytest.mark.rule("classic.ruling.85")
def test_no_guard_waits_at_the_foot_of_a_drop_where_he_cannot_walk() -> None:
    game = scene("guard-1@post-outer-5", turn="security", points=60)

    refused(game, "security", "MovePawn guard-1 land-15", Refusal.CROSSING_NOT_OPEN)  # the terrace has no way in


@pytest.mark.rule("classic.ruling.85")
@pytest.mark.parametrize(("near", "far"), [("out-s-25", "land-26"), ("out-n-14", "od-n-23"), ("ramp-18", "land-24")])
def test_no_guard_goes_over_a_wall_or_through_wire_without_a_chase(near: str, far: str) -> None:
    game = scene(f"guard-1@{near}", turn="security", throw=(5, 6))

    refused(game, "security", f"MovePawn guard-1 {far}", Refusal.CROSSING_NOT_OPEN)


@pytest.mark.rule("classic.ruling.85")
def test_a_guard_may_go_outside_by_the_gate() -> None:
    game = scene("guard-1@gar-113", turn="security", throw=(1, 3))

    play(game, "security", "MovePawn guard-1 od-se-30")

    assert at(game, "guard-1") == "od-se-30"
