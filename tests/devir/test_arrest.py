"""Arrest from the next circle, forced arrest, cells, and the way out of them."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from colditz.model.builder import load_board
from tests.devir.table import devir, next_turn, rule, thrown
from tests.scene import at, dice, end_turn, equipment, happened, has_kit, offered, options, play, points, refused

ROPE = {"american": "rope"}
EXIT = "exit-inner-cells"
BOARD = load_board(None)


def german(pawns: str, **options_: object) -> Match:
    """A German turn with five points."""
    return devir(pawns, turn="security", **{"points": 5, "equipment": ROPE, **options_})


# --- how


@rule("arrest.3", "arrest.4", "arrest.5", "arrest.7", "pursuit.4")
def test_a_guard_walks_to_the_next_circle_and_the_two_are_off_the_board() -> None:
    game = german("guard-1@ic-r10-c06 american-1@ic-r10-c09")

    play(game, "security", "Arrest guard-1 american-1")
    assert options(game, "security") == ["ChooseCell cells-a", "ChooseCell cells-b", "ChooseCell cells-c"]
    play(game, "security", "ChooseCell cells-c")

    assert (at(game, "american-1"), at(game, "guard-1"), points(game)) == ("cells-c", "barracks", 3)
    assert equipment(game, "american") == ["rope"]


@rule("arrest.3")
def test_a_guard_who_cannot_come_to_the_next_circle_does_not_arrest() -> None:
    game = german("guard-1@ic-r10-c06 american-1@ic-r10-c09", points=1)

    refused(game, "security", "Arrest guard-1 american-1", Refusal.OUT_OF_REACH)
    assert not offered(game, "security", "Arrest")


@rule("ruling.11")
@pytest.mark.parametrize("left", [0, 5])
def test_a_guard_already_beside_him_arrests_without_a_step(left: int) -> None:
    game = german("guard-1@ic-r10-c06 american-1@ic-r10-c07", points=left)

    assert offered(game, "security", "Arrest") == ["Arrest guard-1 american-1"]
    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")

    assert points(game) == left


@rule("ruling.11")
def test_before_the_throw_nobody_is_arrested() -> None:
    game = devir("guard-1@ic-r10-c06 american-1@ic-r10-c07", turn="security", equipment=ROPE)

    refused(game, "security", "Arrest guard-1 american-1", Refusal.NOT_THROWN_YET)


@rule("ruling.10")
def test_next_to_means_a_step_that_the_guard_could_take() -> None:
    wire = german("guard-1@out-n-14 american-1@od-n-23", points=1)
    refused(wire, "security", "Arrest guard-1 american-1", Refusal.CROSSING_NOT_OPEN)

    chase = devir("american-1@out-n-11 guard-1@out-n-12", points=1, players=2, equipment={"american": "wire-cutters"})
    play(chase, "american", "Cross american-1 od-n-27 [wire-cutters]")
    next_turn(chase, "security", 1, 3)
    play(chase, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")
    assert at(chase, "american-1") == "cells-a"

    gate = german("guard-1@ramp-01 american-1@pass-inner", points=0)
    assert offered(gate, "security", "Arrest") == ["Arrest guard-1 american-1"]


@rule("ruling.10", "arrest.8")
def test_a_guard_outside_a_room_is_not_next_to_a_man_in_it() -> None:
    game = german("guard-1@post-inner-5 american-1@room-chapel-10")

    refused(game, "security", "Arrest guard-1 american-1", Refusal.IN_A_ROOM)


@rule("arrest.1", "arrest.2", "guard.12")
def test_any_number_of_arrests_and_one_for_each_guard() -> None:
    game = german("guard-1@ic-r10-c06 guard-2@ic-r10-c10 american-1@ic-r10-c07 american-2@ic-r10-c09")
    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")
    refused(game, "security", "Arrest guard-1 american-2", Refusal.GUARD_OFF_BOARD)

    play(game, "security", "Arrest guard-2 american-2", "ChooseCell cells-a")

    assert [at(game, f"american-{number}") for number in (1, 2)] == ["cells-a", "cells-a"]


@rule("arrest.22")
def test_arrests_are_made_in_the_german_turn_only() -> None:
    game = devir("guard-1@ic-r10-c06 american-1@ic-r10-c07", throw=(1, 3), equipment=ROPE)

    refused(game, "security", "Arrest guard-1 american-1", Refusal.NOT_ASKED)


@rule("ruling.12")
def test_a_guard_who_was_just_posted_may_arrest_and_then_nobody_is_posted() -> None:
    post = BOARD.place("post-inner-1")
    beside = next(place for place in BOARD.steps[post] if not BOARD.appel[place])
    game = german(f"american-1@{BOARD.names[beside]}")
    play(game, "security", "PostGuard post-inner-1", "Arrest guard-1 american-1", "ChooseCell cells-a")

    assert at(game, "guard-1") == "barracks"
    refused(game, "security", "PostGuard post-inner-2", Refusal.ARREST_WAS_MADE)


# --- where


@rule("arrest.6")
def test_in_the_courtyard_the_officer_must_hold_equipment() -> None:
    game = german("guard-1@ic-r10-c06 american-1@ic-r10-c07", equipment={}, hands={"american": "found-rope"})

    assert refused(game, "security", "Arrest guard-1 american-1", Refusal.NOT_LIABLE).rule == "devir.arrest.6"


@rule("arrest.12", "arrest.13")
@pytest.mark.parametrize(("man", "guard"), [("gar-018", "gar-017"), ("od-se-20", "od-se-21")])
def test_farther_out_arrest_is_always_possible_and_costs_a_card_of_his_choice(man: str, guard: str) -> None:
    bare = german(f"guard-1@{guard} american-1@{man}", equipment={})
    play(bare, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")
    assert at(bare, "american-1") == "cells-a"

    game = german(f"guard-1@{guard} american-1@{man}", equipment={"american": "rope key"})
    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")
    play(game, "american", "Surrender key")
    assert equipment(game, "american") == ["rope"]


@rule("arrest.13")
def test_a_kit_is_never_lost() -> None:
    game = german("guard-1@gar-017 american-1@gar-018", equipment={}, kits="american")
    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")

    assert has_kit(game, "american")


@rule("post.3", "arrest.17")
@pytest.mark.parametrize(("post", "held", "liable"), [("post-inner-1", "", False), ("post-outer-4", "", True)])
def test_on_a_post_the_area_around_it_decides(post: str, held: str, liable: bool) -> None:
    near = next(BOARD.names[place] for place in BOARD.steps[BOARD.place(post)] if not BOARD.appel[place])
    game = german(f"guard-1@{near} american-1@{post}", equipment={"american": held})

    assert bool(offered(game, "security", "Arrest")) == liable
    armed = german(f"guard-1@{near} american-1@{post}")
    assert offered(armed, "security", "Arrest guard-1 american-1")


@rule("arrest.18")
def test_nobody_is_arrested_on_the_appel_area() -> None:
    game = german("guard-1@ic-r17-c13 american-1@ap-r7-c1")

    assert refused(game, "security", "Arrest guard-1 american-1", Refusal.ON_APPEL).rule == "devir.arrest.18"


@rule("arrest.20")
def test_nobody_is_arrested_in_a_tunnel_without_its_card() -> None:
    game = german("guard-1@ramp-04 american-1@under-ramp-03 american-2@tn-theatre-2")

    assert refused(game, "security", "Arrest guard-1 american-1", Refusal.IN_A_TUNNEL).rule == "devir.arrest.20"


# --- forced arrest


@rule("force.1", "force.2", "force.3", "force.4", "force.5")
def test_a_man_walks_beside_a_guard_and_cannot_be_refused() -> None:
    game = devir("american-1@ic-r10-c06 guard-1@ic-r10-c09", points=4)

    play(game, "american", "GiveUp american-1 guard-1")
    assert game.asked() == ("security",)
    refused(game, "security", "Pass", Refusal.CHOOSE_CELLS_FIRST)
    play(game, "security", "ChooseCell cells-b")

    assert (at(game, "american-1"), at(game, "guard-1"), points(game)) == ("cells-b", "barracks", 2)


@rule("ruling.16")
def test_whoever_stands_beside_a_guard_gives_himself_up_without_a_step() -> None:
    game = devir("american-1@ic-r10-c08 guard-1@ic-r10-c09", points=0)

    assert offered(game, "american", "GiveUp") == ["GiveUp american-1 guard-1"]
    play(game, "american", "GiveUp american-1 guard-1")


@rule("force.2")
def test_a_guard_beyond_the_points_is_not_reached() -> None:
    game = devir("american-1@ic-r10-c06 guard-1@ic-r10-c09", points=1)

    refused(game, "american", "GiveUp american-1 guard-1", Refusal.OUT_OF_REACH)


@rule("ruling.14")
@pytest.mark.parametrize(
    ("man", "guard", "left"),
    [("ic-r10-c08", "ic-r10-c09", ["rope"]), ("gar-018", "gar-017", []), ("od-se-20", "od-se-21", [])],
)
def test_where_he_stands_decides_what_a_forced_arrest_costs(man: str, guard: str, left: list[str]) -> None:
    game = devir(f"american-1@{man} guard-1@{guard} guard-2@gar-030", points=1, equipment=ROPE)

    play(game, "american", "GiveUp american-1 guard-1")
    play(game, "security", "ChooseCell cells-a")

    assert equipment(game, "american") == left


@rule("ruling.14", "ruling.17", "trade.2")
def test_the_officer_names_the_guard_and_may_give_up_one_man_after_the_other() -> None:
    game = devir("american-1@ic-r10-c08 american-2@ic-r10-c06 guard-1@ic-r10-c09 guard-2@ic-r10-c07", points=0)
    assert set(offered(game, "american", "GiveUp american-1")) == {
        "GiveUp american-1 guard-1",
        "GiveUp american-1 guard-2",
    }

    play(game, "american", "GiveUp american-1 guard-1")
    play(game, "security", "ChooseCell cells-a")
    play(game, "american", "GiveUp american-2 guard-2")
    play(game, "security", "ChooseCell cells-a")

    assert [at(game, f"guard-{number}") for number in (1, 2)] == ["barracks", "barracks"]


@rule("ruling.15")
@pytest.mark.parametrize(
    ("man", "guard"),
    [("ap-r7-c1", "ic-r17-c13"), ("safe-shed-1", "ic-r18-c18"), ("room-chapel-10", "post-inner-5")],
)
def test_nobody_gives_himself_up_where_no_arrests_are_made(man: str, guard: str) -> None:
    game = devir(f"american-1@{man} guard-1@{guard}", points=0)

    refused(game, "american", "GiveUp american-1 guard-1")
    assert not offered(game, "american", "GiveUp")


@rule("ruling.15")
def test_nobody_gives_himself_up_in_a_tunnel() -> None:
    game = devir("american-1@under-ramp-03 american-2@tn-theatre-2 guard-1@ramp-04", points=3)

    refused(game, "american", "GiveUp american-1 guard-1", Refusal.IN_A_TUNNEL)


@rule("ruling.13")
def test_a_forced_arrest_does_not_keep_guards_from_being_posted() -> None:
    game = devir("american-1@ic-r10-c08 guard-1@ic-r10-c09", players=2, points=1)
    play(game, "american", "GiveUp american-1 guard-1")
    play(game, "security", "ChooseCell cells-a")
    next_turn(game, "security", 1, 3)

    assert happened(play(game, "security", "PostGuard post-inner-1"), "GuardPosted")


# --- cells


@rule("ruling.9")
def test_a_block_of_cells_holds_any_number() -> None:
    full = " ".join(f"{team}-{number}@cells-a" for team in ("british", "dutch") for number in range(1, 7))
    game = german(f"guard-1@ic-r10-c06 american-1@ic-r10-c07 {full}")
    play(game, "security", "Arrest guard-1 american-1")

    assert "ChooseCell cells-a" in options(game, "security")


@rule("solitary.1", "solitary.2", "ruling.3", "ruling.4", "ruling.8")
def test_a_double_frees_one_man_a_turn_for_a_point_and_he_walks_on() -> None:
    game = devir("american-1@cells-a american-2@cells-a", turn="american")
    play(game, "american", "Throw")
    dice(game, 2, 2)
    dice(game, 3, 3)
    dice(game, 1, 2)
    play(game, "american", f"Release american-1 {EXIT}")
    assert points(game) == 12

    play(game, "american", offered(game, "american", "MovePawn american-1")[0])
    refused(game, "american", f"Release american-2 {EXIT}", Refusal.NO_DOUBLE)
    play(game, "american", "EndTurn")


@rule("ruling.3")
def test_by_house_rule_each_double_frees_somebody() -> None:
    game = devir("american-1@cells-a american-2@cells-b", house_rules=["release-for-each-double"])
    play(game, "american", "Throw")
    dice(game, 2, 2)
    dice(game, 3, 3)
    dice(game, 1, 2)
    play(game, "american", offered(game, "american", "Release american-1")[0])

    assert offered(game, "american", "Release american-2")


@rule("solitary.7", "solitary.1")
def test_without_a_double_or_a_card_nobody_leaves_the_cells() -> None:
    game = devir("american-1@cells-a", throw=(5, 4))

    refused(game, "american", f"Release american-1 {EXIT}", Refusal.NO_DOUBLE)
    refused(game, "american", f"MovePawn american-1 {EXIT}", Refusal.IN_SOLITARY)


@rule("solitary.3", "solitary.4", "solitary.5", "ruling.5")
def test_release_cards_cost_nothing_and_each_frees_a_man() -> None:
    game = devir("american-1@cells-a american-2@cells-a", points=4, hands={"american": "release release"})
    play(game, "american", f"PlayCard release american-1 - {EXIT}")
    assert at(game, "american-1") == EXIT
    play(game, "american", offered(game, "american", "PlayCard release american-2")[0])

    assert points(game) == 4
    assert BOARD.steps[BOARD.place(EXIT)]


@rule("ruling.71", "cards.9")
def test_a_release_card_waits_for_the_own_turn() -> None:
    game = devir("american-1@cells-a", turn="british", points=4, hands={"american": "release"})

    refused(game, "american", f"PlayCard release american-1 - {EXIT}", Refusal.NOT_ASKED)


@rule("solitary.6", "ruling.7")
@pytest.mark.parametrize("blocker", ["guard-1", "british-1"])
def test_a_taken_doorstep_moves_him_to_the_nearest_free_circle(blocker: str) -> None:
    game = devir(f"american-1@cells-a {blocker}@{EXIT}", throw=(4, 4))
    exits = {option.split()[-1] for option in offered(game, "american", "Release american-1")}
    near = {BOARD.names[place] for place in BOARD.steps[BOARD.place(EXIT)]}

    assert exits
    assert exits <= near
    refused(game, "american", f"Release american-1 {EXIT}", Refusal.WRONG_EXIT)


@rule("ruling.6")
def test_the_doorstep_of_the_cells_is_no_post() -> None:
    game = german("guard-1@exit-outer-cells", points=4)

    refused(game, "security", f"PostGuard {EXIT}", Refusal.NOT_A_POST)
    refused(game, "security", "RecallGuard guard-1", Refusal.NOT_A_POST)


# --- the way home


def released(pawns: str = "", **options_: object) -> Match:
    """American-1 has just left the outer cells by a card."""
    options_ = {"points": 20, "players": 2, "hands": {"american": "release"}, **options_}
    game = devir(f"american-1@cells-c {pawns}", **options_)
    play(game, "american", "PlayCard release american-1 - exit-outer-cells")
    return game


def nearer(game: Match, steps: int) -> str:
    """A walk that brings american-1 so many circles nearer to the inner gate."""
    walk = BOARD.walks_from(BOARD.inner_gate)
    here = walk[BOARD.place(at(game, "american-1"))]
    goals = [option.split()[-1] for option in offered(game, "american", "MovePawn american-1")]
    return next(f"MovePawn american-1 {goal}" for goal in goals if walk[BOARD.place(goal)] == here - steps)


def shielded(game: Match) -> bool:
    table = game.view("american").table
    return table.returning[table.pawns.index("american-1")] >= 0


@rule("arrest.14", "arrest.15", "ruling.18", "ruling.19")
def test_one_circle_nearer_a_turn_keeps_him_safe() -> None:
    game = released(equipment=ROPE)
    assert shielded(game)
    play(game, "american", "EndTurn")
    assert shielded(game)  # on the turn of his release the doorstep is enough
    next_turn(game, "american", 1, 3)
    play(game, "american", nearer(game, 1), "EndTurn")
    assert shielded(game)

    thrown(game, "security", 6, 5)
    play(game, "security", "PostGuard post-outer-3")
    refused(game, "security", "Arrest guard-1 american-1", Refusal.ON_THE_WAY_BACK)


@rule("arrest.16", "ruling.18")
@pytest.mark.parametrize("moves", [False, True])
def test_standing_still_or_going_away_ends_it_for_good(moves: bool) -> None:
    game = released()
    play(game, "american", nearer(game, 2), "EndTurn")
    next_turn(game, "american", 1, 3)
    if moves:
        play(game, "american", nearer(game, -1))
    play(game, "american", "EndTurn")
    assert not shielded(game)

    next_turn(game, "american", 1, 3)
    play(game, "american", nearer(game, 2), "EndTurn")
    assert not shielded(game)
    end_turn(game)
