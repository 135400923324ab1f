"""Guard posts: where guards come on and go off the board, and where every POW is fair game."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, dice, equipment, happened, offered, play, points, refused, scene

POSTS = [f"post-inner-{number}" for number in range(1, 6)] + [f"post-outer-{number}" for number in range(1, 8)]


def in_security_turn(men: str = "", **holdings: object) -> Match:
    """The Security Officer has thrown four."""
    return scene(men, turn="security", throw=(1, 3), edition="osprey", **holdings)  # type: ignore[arg-type]


# --- deploying and withdrawing


@pytest.mark.rule("osprey.post.1")
@pytest.mark.parametrize("post", POSTS)
def test_a_guard_goes_from_the_barracks_to_any_post_for_one_point(post: str) -> None:
    game = in_security_turn()

    play(game, "security", f"PostGuard {post}")

    assert (at(game, "guard-1"), points(game)) == (post, 3)


@pytest.mark.rule("osprey.post.1")
def test_a_guard_is_deployed_to_posts_only_and_not_without_a_point() -> None:
    game = in_security_turn()
    assert offered(game, "security", "PostGuard") == [f"PostGuard {post}" for post in POSTS]
    refused(game, "security", "PostGuard ic-r10-c06", Refusal.NOT_A_POST)

    spent = scene(turn="security", points=0, edition="osprey")
    refused(spent, "security", "PostGuard post-inner-1", Refusal.NO_POINTS_LEFT)


@pytest.mark.rule("osprey.post.2")
@pytest.mark.parametrize("post", POSTS)
def test_a_guard_goes_from_any_post_to_the_commanders_office_for_one_point(post: str) -> None:
    game = in_security_turn(f"guard-1@{post}")

    play(game, "security", "RecallGuard guard-1")

    assert (at(game, "guard-1"), points(game)) == ("office", 3)


@pytest.mark.rule("osprey.post.3")
@pytest.mark.parametrize("place", ["ic-r10-c06", "gar-018", "od-se-30"])
def test_a_guard_is_withdrawn_from_a_post_only(place: str) -> None:
    game = in_security_turn(f"guard-1@{place} guard-2@post-inner-1")

    assert refused(game, "security", "RecallGuard guard-1", Refusal.NOT_A_POST).rule == "osprey.post.3"
    assert offered(game, "security", "RecallGuard") == ["RecallGuard guard-2"]


@pytest.mark.rule("osprey.post.3", "osprey.barracks.1")
@pytest.mark.parametrize("place", ["barracks", "office"])
def test_no_guard_is_withdrawn_who_is_not_on_the_board(place: str) -> None:
    game = in_security_turn(f"guard-1@{place} guard-2@post-inner-1")

    assert refused(game, "security", "RecallGuard guard-1", Refusal.GUARD_OFF_BOARD).rule == "osprey.barracks.1"
    assert offered(game, "security", "RecallGuard") == ["RecallGuard guard-2"]


@pytest.mark.rule("osprey.ruling.37")
def test_a_guard_is_not_deployed_to_a_post_that_another_holds() -> None:
    game = in_security_turn("guard-1@post-inner-1")

    assert refused(game, "security", "PostGuard post-inner-1", Refusal.POST_TAKEN).rule == "osprey.ruling.37"
    assert "PostGuard post-inner-1" not in offered(game, "security", "PostGuard")


@pytest.mark.rule("osprey.ruling.38")
def test_a_guard_just_deployed_may_go_on_moving() -> None:
    game = in_security_turn()

    play(game, "security", "PostGuard post-inner-5", "MovePawn guard-1 ic-r10-c07")

    assert (at(game, "guard-1"), points(game)) == ("ic-r10-c07", 1)


@pytest.mark.rule("osprey.ruling.39")
def test_a_guard_may_be_deployed_after_an_arrest_in_the_same_turn() -> None:
    game = in_security_turn("guard-1@gar-018 british-1@gar-017")

    play(game, "security", "Arrest guard-1 british-1", "PostGuard post-outer-3")

    assert (at(game, "guard-1"), at(game, "guard-2")) == ("office", "post-outer-3")


# --- walking over them


@pytest.mark.rule("osprey.post.4")
def test_a_pow_walks_over_a_free_post_like_any_space() -> None:
    game = scene("american-1@ic-r10-c06 american-2@ic-r11-c07 guard-1@ic-r10-c07", throw=(1, 3), edition="osprey")

    events = play(game, "american", "MovePawn american-1 ic-r12-c05")

    assert (at(game, "american-1"), points(game)) == ("ic-r12-c05", 2)
    assert [type(event).__name__ for event in events] == ["PawnMoved"]


@pytest.mark.rule("osprey.post.4")
def test_a_guard_walks_over_a_free_post_like_any_space() -> None:
    game = in_security_turn("guard-1@ic-r10-c06 american-2@ic-r11-c07")

    events = play(game, "security", "MovePawn guard-1 ic-r12-c05")

    assert (at(game, "guard-1"), points(game)) == ("ic-r12-c05", 2)
    assert [type(event).__name__ for event in events] == ["PawnMoved"]


@pytest.mark.rule("osprey.post.4")
def test_nobody_walks_over_a_post_that_is_taken() -> None:
    men = "american-1@ramp-19 guard-1@post-outer-5 guard-2@ramp-12"
    game = scene(men, throw=(1, 3), edition="osprey")

    refused(game, "american", "MovePawn american-1 ramp-11")


# --- POWs found on them


def resting_on(post: str, start: str) -> Match:
    """A Dutch POW whose officer holds nothing ended his move on a post; the Security Officer has thrown four."""
    men = f"dutch-1@{start} guard-1@ic-r11-c07"
    game = scene(men, turn="dutch", throw=(1, 3), edition="osprey")
    play(game, "dutch", f"MovePawn dutch-1 {post}", "EndTurn")
    play(game, "security", "Throw")
    dice(game, 1, 3)
    return game


@pytest.mark.rule("osprey.arrest.6", "osprey.post.5")
def test_a_pow_who_ends_his_move_on_a_post_is_liable_without_equipment() -> None:
    game = resting_on("post-inner-5", "ic-r10-c06")
    assert "Arrest guard-1 dutch-1" in offered(game, "security", "Arrest")

    play(game, "security", "Arrest guard-1 dutch-1", "ChooseCell cells-a")

    assert at(game, "dutch-1") == "cells-a"


@pytest.mark.rule("osprey.post.5")
def test_beside_the_post_he_is_not_liable() -> None:
    game = resting_on("ic-r12-c06", "ic-r10-c06")

    refused(game, "security", "Arrest guard-1 dutch-1", Refusal.NOT_LIABLE)


@pytest.mark.rule("osprey.post.6", "osprey.post.7")
@pytest.mark.parametrize(("post", "start"), [("post-inner-5", "ic-r10-c06"), ("post-outer-3", "gar-018")])
def test_a_guard_deployed_onto_a_pow_arrests_him_at_once(post: str, start: str) -> None:
    game = resting_on(post, start)

    events = play(game, "security", f"PostGuard {post}")
    play(game, "security", *offered(game, "security", "ChooseCell")[:1])

    assert happened(events, "PowArrested")
    assert at(game, "dutch-1").startswith("cells")
    assert (at(game, "guard-2"), points(game)) == ("office", 3)


@pytest.mark.rule("osprey.post.7")
def test_the_post_of_such_an_arrest_is_empty_again() -> None:
    game = resting_on("post-outer-3", "gar-018")

    play(game, "security", "PostGuard post-outer-3", "PostGuard post-outer-3")

    assert (at(game, "guard-2"), at(game, "guard-3")) == ("office", "post-outer-3")


@pytest.mark.rule("osprey.ruling.40")
@pytest.mark.parametrize("held", ["", "rope"])
def test_on_an_inner_post_an_arrest_leads_to_inner_cells_and_costs_nothing(held: str) -> None:
    game = in_security_turn("guard-1@ic-r10-c06 british-1@post-inner-5", equipment={"british": held})

    play(game, "security", "Arrest guard-1 british-1")
    assert offered(game, "security", "ChooseCell") == ["ChooseCell cells-a", "ChooseCell cells-b"]
    play(game, "security", "ChooseCell cells-b")

    assert (at(game, "british-1"), game.asked()) == ("cells-b", ("security",))
    assert equipment(game, "british") == held.split()


@pytest.mark.rule("osprey.ruling.41")
@pytest.mark.parametrize("action", ["Arrest guard-1 british-1", "PostGuard post-inner-5"])
def test_a_pow_who_was_put_on_a_post_is_liable_as_well(action: str) -> None:
    game = in_security_turn("guard-1@ic-r10-c06 british-1@post-inner-5")

    play(game, "security", action, "ChooseCell cells-a")

    assert at(game, "british-1") == "cells-a"
