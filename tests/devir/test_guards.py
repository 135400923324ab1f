"""Guards on their ground and off it, pursuit, beams, hiding places and posts."""

from __future__ import annotations

import pytest

from colditz.engine.refusal import Refusal
from tests.devir.table import devir, next_turn, rule
from tests.scene import at, offered, play, points, refused

BEAMS = [("gar-111", "gar-117"), ("terr-05", "terr-02"), ("out-w-07", "out-w-12")]


# --- beams


@rule("searchlight.1", "searchlight.2", "searchlight.3", "ruling.80")
@pytest.mark.parametrize(("beside", "beam"), BEAMS)
def test_a_prisoner_stops_beside_a_beam_and_not_in_it(beside: str, beam: str) -> None:
    game = devir(f"american-1@{beside}", points=9)
    refused(game, "american", f"MovePawn american-1 {beam}", Refusal.NO_REST_IN_BEAM)
    play(game, "american", "EndTurn")

    assert at(game, "american-1") == beside


@rule("searchlight.1")
@pytest.mark.parametrize(
    ("near", "far", "cost"), [("gar-134", "gar-121", 4), ("terr-05", "terr-11", 2), ("out-w-03", "out-w-20", 3)]
)
def test_a_prisoner_may_cross_a_beam(near: str, far: str, cost: int) -> None:
    game = devir(f"american-1@{near}", points=cost)

    play(game, "american", f"MovePawn american-1 {far}")

    assert points(game) == 0


@rule("searchlight.4")
def test_a_guard_may_stand_in_a_beam() -> None:
    game = devir("guard-1@gar-111", turn="security", points=1)

    play(game, "security", "MovePawn guard-1 gar-117", "EndTurn")

    assert at(game, "guard-1") == "gar-117"


@rule("ruling.80")
def test_nobody_climbs_down_into_a_beam_that_he_cannot_leave() -> None:
    game = devir("american-1@room-sickbay-2", points=1, equipment={"american": "rope"})

    refused(game, "american", "Cross american-1 land-16 [rope]", Refusal.NO_REST_IN_BEAM)

    further = devir("american-1@room-sickbay-2", points=6, equipment={"american": "rope"})
    play(further, "american", "Cross american-1 land-16 [rope]")
    refused(further, "american", "EndTurn", Refusal.LEAVE_BEAM_FIRST)
    refused(further, "american", "Cross american-1 room-sickbay-2 [rope]")
    play(further, "american", offered(further, "american", "MovePawn american-1")[0])


# --- hiding places and rooms


@rule("safe.1", "safe.2", "guard.3")
def test_prisoners_walk_into_hiding_places_and_guards_do_not() -> None:
    prisoner = devir("american-1@ic-r18-c18", points=5)
    play(prisoner, "american", "MovePawn american-1 safe-shed-1")
    assert at(prisoner, "american-1") == "safe-shed-1"

    guard = devir("guard-1@ic-r18-c18", turn="security", points=5)
    refused(guard, "security", "MovePawn guard-1 safe-shed-1", Refusal.GUARD_IN_SAFE_AREA)


@rule("guard.1", "ruling.51")
def test_guards_walk_through_gates_and_out_by_the_main_one() -> None:
    game = devir("guard-1@gar-113 guard-2@ic-r25-c14", turn="security", points=6)

    play(game, "security", "MovePawn guard-1 od-se-30", "MovePawn guard-2 ramp-01")

    assert (at(game, "guard-1"), at(game, "guard-2")) == ("od-se-30", "ramp-01")


@rule("guard.2")
def test_guards_stay_out_of_rooms() -> None:
    game = devir("guard-1@post-inner-5", turn="security", points=9)

    refused(game, "security", "MovePawn guard-1 room-chapel-10", Refusal.GUARD_IN_ROOM)


@rule("guard.4", "guard.5", "ruling.48")
def test_guards_come_to_rest_in_no_doorway_or_corridor() -> None:
    game = devir("guard-1@ic-r10-c07", turn="security", points=40)
    board = game._game.board
    passages = [place for place in range(board.walkable) if board.walkway[place]]
    goals = {option.split()[-1] for option in offered(game, "security", "MovePawn guard-1")}

    assert passages
    assert not goals & {board.names[place] for place in passages}
    near = next(board.names[place] for place in passages if board.walks_from(board.place("ic-r10-c07"))[place] < 20)
    refused(game, "security", f"MovePawn guard-1 {near}", Refusal.NO_REST_IN_PASSAGE)


@rule("ruling.48", "ruling.80")
def test_a_guard_who_was_left_in_a_corridor_is_moved_off_when_the_turn_ends() -> None:
    game = devir("guard-1@in-ghcor-08", turn="security", points=2)
    play(game, "security", "EndTurn")
    board = game._game.board

    assert not board.walkway[board.place(at(game, "guard-1"))]
    assert at(game, "guard-1") != "barracks"


@rule("ruling.47")
def test_guards_cross_the_appel_area_and_do_not_stop_on_it() -> None:
    empty = " ".join(f"{team}-{number}@cells-a" for team in ("american", "british", "dutch") for number in range(1, 7))
    game = devir(f"guard-1@ic-r17-c13 {empty}", turn="security", points=9)

    refused(game, "security", "MovePawn guard-1 ap-r7-c1", Refusal.NO_REST_ON_APPEL)
    beyond = [option for option in offered(game, "security", "MovePawn guard-1") if "ap-r" in option]
    assert not beyond


# --- posting and withdrawal


@rule("guard.6", "guard.7", "guard.8", "post.1")
def test_guards_are_posted_on_free_black_circles_for_a_point_each() -> None:
    game = devir("american-1@post-inner-1", turn="security", points=2)
    refused(game, "security", "PostGuard post-inner-1", Refusal.POST_TAKEN)
    refused(game, "security", "PostGuard ic-r10-c07", Refusal.NOT_A_POST)

    play(game, "security", "PostGuard post-inner-2", "PostGuard post-outer-4")

    assert points(game) == 0
    refused(game, "security", "PostGuard post-inner-3", Refusal.NO_POINTS_LEFT)


@rule("guard.9")
def test_nobody_is_posted_after_an_arrest() -> None:
    game = devir("guard-1@gar-017 american-1@gar-018", turn="security", points=5)
    play(game, "security", "PostGuard post-inner-2", "Arrest guard-1 american-1", "ChooseCell cells-a")

    assert refused(game, "security", "PostGuard post-inner-1", Refusal.ARREST_WAS_MADE).rule == "devir.guard.9"


@rule("guard.10", "guard.11", "guard.12")
def test_a_guard_is_withdrawn_from_a_post_for_a_point_and_rests() -> None:
    others = " ".join(f"guard-{number}@post-outer-{number}" for number in range(2, 7))
    game = devir(f"guard-1@post-inner-1 {others}", turn="security", points=4, players=2)

    play(game, "security", "RecallGuard guard-1")

    assert (at(game, "guard-1"), points(game)) == ("barracks", 3)
    refused(game, "security", "PostGuard post-inner-1", Refusal.GUARD_RESTS)


@rule("post.2", "ruling.62", "guard.10")
def test_beside_a_post_that_a_prisoner_holds_no_guard_is_withdrawn() -> None:
    game = devir("guard-1@ic-r10-c07 american-1@post-inner-1", turn="security", points=4)

    refused(game, "security", "RecallGuard guard-1", Refusal.NOT_A_POST)


# --- pursuit


@rule("pursuit.1", "pursuit.2", "ruling.49")
def test_a_guard_follows_where_the_prisoner_went_and_nowhere_else() -> None:
    game = devir(
        "american-1@out-s-71 guard-1@out-s-72 guard-2@out-s-59",
        players=2,
        points=3,
        equipment={"american": "rope rope"},
    )
    play(game, "american", "Cross american-1 land-30 [rope,rope]", "MovePawn american-1 od-s-28")
    next_turn(game, "security", 1, 3)

    refused(game, "security", "MovePawn guard-1 land-29", Refusal.CROSSING_NOT_OPEN)
    play(game, "security", "MovePawn guard-2 land-30")

    assert at(game, "guard-2") == "land-30"


@rule("ruling.49")
def test_the_room_of_the_rope_is_walked_through_only_to_use_the_route() -> None:
    game = devir("american-1@room-canteen-5 guard-1@ic-r06-c20", players=2, points=3, equipment={"american": "rope"})
    play(game, "american", "Cross american-1 land-04 [rope]")
    next_turn(game, "security", 6, 5)

    refused(game, "security", "MovePawn guard-1 room-canteen-8", Refusal.GUARD_IN_ROOM)
    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")

    assert at(game, "american-1") == "cells-a"


@rule("pursuit.3", "ruling.50")
def test_when_the_prisoner_escapes_those_who_followed_him_go_home_and_no_others() -> None:
    game = devir(
        "american-1@east-13 guard-1@east-11 guard-2@od-se-20",
        players=2,
        points=12,
        equipment={"american": "rope"},
        kits="american",
        escapes=3,
    )
    play(game, "american", "Cross american-1 land-31 [rope]", "MovePawn american-1 od-e-02")
    next_turn(game, "security", 1, 4)
    play(game, "security", "MovePawn guard-1 land-31")
    next_turn(game, "american", 1, 3)

    play(game, "american", "MovePawn american-1 target-4")

    assert (at(game, "guard-1"), at(game, "guard-2")) == ("barracks", "od-se-20")


@rule("ruling.50")
def test_followers_stay_while_another_prisoner_is_beyond_the_same_wall() -> None:
    game = devir(
        "american-1@east-13 american-2@east-12 guard-1@east-11",
        players=2,
        points=14,
        equipment={"american": "rope"},
        kits="american",
        escapes=3,
    )
    play(game, "american", "Cross american-1 land-31 [rope]", "MovePawn american-1 od-e-02")
    play(game, "american", "MovePawn american-2 east-13", "Cross american-2 land-31 []", "MovePawn american-2 od-e-05")
    next_turn(game, "security", 1, 3)
    play(game, "security", "MovePawn guard-1 land-31")
    next_turn(game, "american", 1, 3)
    play(game, "american", "MovePawn american-1 target-4")
    assert at(game, "guard-1") == "land-31"

    next_turn(game, "american", 1, 4)
    play(game, "american", "MovePawn american-2 target-4")
    assert at(game, "guard-1") == "barracks"


@rule("ruling.50")
def test_a_follower_with_no_way_back_goes_home_when_the_prisoner_is_caught_by_another() -> None:
    game = devir(
        "american-1@east-13 guard-1@east-12 guard-2@od-e-03", players=2, points=3, equipment={"american": "rope"}
    )
    play(game, "american", "Cross american-1 land-31 [rope]", "MovePawn american-1 od-e-06")
    next_turn(game, "security", 4, 5)
    play(game, "security", "MovePawn guard-1 land-31", "Arrest guard-2 american-1", "ChooseCell cells-a")

    assert (at(game, "guard-2"), at(game, "guard-1")) == ("barracks", "barracks")
