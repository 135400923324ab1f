"""Pursuit: which walls and wires guards may follow over, and how a chase ends."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, dice, end_turn, equipment, offered, play, points, refused, scene

ROPES = {"american": "rope rope"}


def security_turn(game: Match, first: int, second: int) -> None:
    """The turn passes to the Security Officer, who throws."""
    end_turn(game)
    play(game, "security", "Throw")
    dice(game, first, second)


def escape_turn(game: Match, first: int, second: int) -> None:
    """The turn passes to the Escape Officer, who throws."""
    end_turn(game)
    play(game, "american", "Throw")
    dice(game, first, second)


def east_wall_chase(pawns: str = "") -> Match:
    """Two Americans are down the east wall, one of them three steps from freedom; it is the Security turn."""
    game = scene(
        f"american-1@east-13 american-2@east-12 guard-1@east-11 {pawns}",
        players=2,
        points=12,
        equipment={"american": "rope"},
        kits="american",
        escapes=3,
    )
    play(game, "american", "Cross american-1 land-31 [rope]", "MovePawn american-1 od-e-02")
    play(game, "american", "MovePawn american-2 east-13", "Cross american-2 land-31 []", "MovePawn american-2 od-e-05")
    security_turn(game, 1, 3)
    return game


# --- which way


@pytest.mark.rule("classic.46.1", "classic.ruling.41")
def test_a_guard_follows_over_a_wall_only_where_a_pow_at_large_went() -> None:
    game = scene(
        "american-1@out-s-71 guard-1@out-s-72 guard-2@out-s-59",
        players=2,
        points=3,
        equipment={"american": "rope rope"},
    )
    play(game, "american", "Cross american-1 land-30 [rope,rope]", "MovePawn american-1 od-s-28")
    security_turn(game, 1, 3)

    assert refused(game, "security", "MovePawn guard-1 land-29", Refusal.CROSSING_NOT_OPEN).rule == "classic.46.1"
    play(game, "security", "MovePawn guard-2 land-30")

    assert at(game, "guard-2") == "land-30"
    assert points(game) == 2


@pytest.mark.rule("classic.46.1")
def test_a_guard_goes_through_wire_only_where_a_pow_cut_it() -> None:
    game = scene(
        "american-1@out-n-11 guard-1@out-n-12 guard-2@out-n-30",
        players=2,
        points=3,
        equipment={"american": "wire-cutters"},
    )
    play(game, "american", "Cross american-1 od-n-27 [wire-cutters]", "MovePawn american-1 od-n-24")
    security_turn(game, 1, 3)

    assert refused(game, "security", "MovePawn guard-2 od-n-30", Refusal.CROSSING_NOT_OPEN).rule == "classic.46.1"
    play(game, "security", "MovePawn guard-1 od-n-27")

    assert at(game, "guard-1") == "od-n-27"


@pytest.mark.rule("classic.ruling.41")
def test_an_open_crossing_serves_all_guards_outward_only() -> None:
    game = scene("american-1@out-s-71 guard-1@out-s-59 guard-2@out-s-58", players=2, points=12, equipment=ROPES)
    play(game, "american", "Cross american-1 land-30 [rope,rope]", "MovePawn american-1 od-s-20")
    security_turn(game, 4, 5)

    play(game, "security", "MovePawn guard-1 od-s-28", "MovePawn guard-2 land-30")

    assert (at(game, "guard-1"), at(game, "guard-2")) == ("od-s-28", "land-30")
    refused(game, "security", "MovePawn guard-2 out-s-71", Refusal.CROSSING_NOT_OPEN)


@pytest.mark.rule("classic.ruling.41")
def test_a_crossing_shuts_when_the_pow_is_arrested() -> None:
    game = scene(
        "american-1@out-s-71 guard-1@out-s-59 guard-2@out-s-58",
        players=2,
        points=2,
        equipment={"american": "rope rope"},
    )
    play(game, "american", "Cross american-1 land-30 [rope,rope]")
    security_turn(game, 4, 5)

    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a", "MovePawn guard-2 out-s-71")

    refused(game, "security", "MovePawn guard-2 land-30", Refusal.CROSSING_NOT_OPEN)


@pytest.mark.rule("classic.ruling.41")
def test_a_crossing_shuts_when_the_pow_is_killed() -> None:
    game = scene(
        "american-1@out-s-71 guard-1@od-s-20 guard-2@out-s-59",
        players=2,
        points=2,
        equipment=ROPES,
        hands={"security": "shoot-to-kill"},
    )
    play(game, "american", "Cross american-1 land-30 [rope,rope]")
    security_turn(game, 4, 5)

    play(game, "security", "MovePawn guard-2 out-s-71", "PlayCard shoot-to-kill guard-1 american-1")
    dice(game, 5, 6)

    assert at(game, "american-1") == "dead"
    refused(game, "security", "MovePawn guard-2 land-30", Refusal.CROSSING_NOT_OPEN)


@pytest.mark.rule("classic.ruling.41")
def test_a_crossing_shuts_when_the_pow_escapes() -> None:
    game = scene(
        "american-1@east-13 guard-1@east-12", players=2, points=9, equipment={"american": "rope"}, kits="american"
    )
    play(game, "american", "Cross american-1 land-31 [rope]", "MovePawn american-1 target-4")
    security_turn(game, 4, 5)

    play(game, "security", "MovePawn guard-1 east-13")

    assert at(game, "american-1") == "escaped"
    refused(game, "security", "MovePawn guard-1 land-31", Refusal.CROSSING_NOT_OPEN)


@pytest.mark.rule("classic.ruling.41")
def test_a_pow_back_through_the_wire_is_still_beyond_the_wall_of_the_courtyard() -> None:
    game = scene(
        "american-1@room-dentist-1 guard-1@in-wc-1 guard-2@out-n-24",
        players=2,
        points=40,
        equipment={"american": "rope rope wire-cutters wire-cutters"},
    )
    play(game, "american", "Cross american-1 land-03 [rope,rope]", "MovePawn american-1 out-n-11")
    play(game, "american", "Cross american-1 od-n-27 [wire-cutters]", "Cross american-1 out-n-11 [wire-cutters]")
    play(game, "american", "MovePawn american-1 out-n-23")
    security_turn(game, 4, 5)

    play(game, "security", "MovePawn guard-2 out-n-11")
    refused(game, "security", "MovePawn guard-2 od-n-27", Refusal.CROSSING_NOT_OPEN)
    play(game, "security", "MovePawn guard-1 land-03")

    assert at(game, "guard-1") == "land-03"


# --- the way back


@pytest.mark.rule("classic.ruling.40")
@pytest.mark.parametrize(
    ("near", "far", "card", "number"),
    [
        ("out-s-71", "land-30", "rope", 2),
        ("east-13", "land-31", "rope", 1),
        ("out-n-11", "od-n-27", "wire-cutters", 1),
    ],
)
def test_the_way_back_costs_the_same_cards_again_even_in_the_same_turn(
    near: str, far: str, card: str, number: int
) -> None:
    paid = f"[{','.join([card] * number)}]"
    game = scene(f"american-1@{near}", players=2, points=6, equipment={"american": " ".join([card] * 2 * number)})
    play(game, "american", f"Cross american-1 {far} {paid}")

    refused(game, "american", f"Cross american-1 {near} []", Refusal.WRONG_PAYMENT)
    play(game, "american", f"Cross american-1 {near} {paid}")

    assert at(game, "american-1") == near
    assert equipment(game, "american") == []


@pytest.mark.rule("classic.ruling.40")
def test_a_pow_without_further_ropes_cannot_go_back() -> None:
    game = scene("american-1@out-s-71", players=2, points=6, equipment={"american": "rope rope rope"})
    play(game, "american", "Cross american-1 land-30 [rope,rope]")

    refused(game, "american", "Cross american-1 out-s-71 [rope,rope]", Refusal.NO_ROPE)


@pytest.mark.rule("classic.ruling.40")
def test_only_the_pow_who_came_out_that_way_goes_back_by_it() -> None:
    game = scene(
        "american-1@out-n-11 american-2@od-n-26",
        players=2,
        points=9,
        equipment={"american": "wire-cutters wire-cutters"},
    )
    play(game, "american", "Cross american-1 od-n-27 [wire-cutters]", "MovePawn american-1 od-n-24")
    play(game, "american", "MovePawn american-2 od-n-27")

    refusal = refused(game, "american", "Cross american-2 out-n-11 [wire-cutters]", Refusal.NOT_HIS_WAY_BACK)

    assert refusal.rule == "classic.ruling.40"


@pytest.mark.rule("classic.ruling.40")
def test_nobody_climbs_a_drop_from_below() -> None:
    game = scene("american-1@land-30", players=2, points=9, equipment=ROPES)

    refused(game, "american", "Cross american-1 out-s-71 [rope,rope]", Refusal.NOT_HIS_WAY_BACK)


# --- through a window's room


@pytest.mark.rule("classic.ruling.42")
def test_a_chasing_guard_may_walk_through_the_room_of_the_window() -> None:
    game = scene(
        "american-1@room-theatre-4 american-2@room-theatre-5 guard-1@ic-r25-c16",
        players=2,
        points=4,
        equipment={"american": "rope rope"},
    )
    play(game, "american", "Cross american-1 land-12 [rope]", "MovePawn american-1 ramp-18")
    security_turn(game, 1, 4)

    assert refused(game, "security", "MovePawn guard-1 room-theatre-2", Refusal.GUARD_IN_ROOM).rule == "classic.44.1"
    refused(game, "security", "Arrest guard-1 american-2", Refusal.IN_A_ROOM)
    play(game, "security", "MovePawn guard-1 land-12")

    assert (at(game, "guard-1"), points(game)) == ("land-12", 0)


@pytest.mark.rule("classic.ruling.42")
def test_a_guard_enters_no_room_from_which_nobody_went_down() -> None:
    game = scene("american-1@ramp-18 guard-1@ic-r25-c16", turn="security", players=2, throw=(1, 4))

    assert not offered(game, "security", "MovePawn guard-1 land-12")


# --- how a chase ends


@pytest.mark.rule("classic.46.2", "classic.ruling.43")
def test_a_chasing_guard_goes_home_when_the_last_pow_beyond_reaches_a_target() -> None:
    game = east_wall_chase("american-3@od-s-20")
    play(game, "security", "MovePawn guard-1 land-31")
    escape_turn(game, 5, 6)

    play(game, "american", "MovePawn american-1 target-4")
    assert at(game, "guard-1") == "land-31"
    play(game, "american", "MovePawn american-2 target-4")

    assert at(game, "guard-1") == "barracks"


@pytest.mark.rule("classic.46.3")
def test_a_chasing_guard_goes_home_when_he_makes_an_arrest() -> None:
    game = east_wall_chase()
    play(game, "security", "MovePawn guard-1 land-31")
    escape_turn(game, 1, 2)
    security_turn(game, 5, 6)

    play(game, "security", "Arrest guard-1 american-2", "ChooseCell cells-a")

    assert (at(game, "american-2"), at(game, "guard-1")) == ("cells-a", "barracks")


@pytest.mark.rule("classic.46.4", "classic.ruling.66")
@pytest.mark.parametrize(("faces", "end"), [((1, 2), "od-e-01"), ((3, 4), "dead")])
def test_a_chasing_guard_goes_home_when_he_has_shot(faces: tuple[int, int], end: str) -> None:
    game = scene(
        "american-1@east-13 guard-1@east-12",
        players=2,
        points=8,
        equipment={"american": "rope"},
        hands={"security": "shoot-to-kill"},
    )
    play(game, "american", "Cross american-1 land-31 [rope]", "MovePawn american-1 od-e-01")
    security_turn(game, 1, 3)
    play(game, "security", "MovePawn guard-1 land-31", "PlayCard shoot-to-kill guard-1 american-1")

    dice(game, *faces)

    assert (at(game, "american-1"), at(game, "guard-1")) == (end, "barracks")


@pytest.mark.rule("classic.ruling.43")
def test_other_chasers_outside_go_home_when_the_last_pow_is_arrested() -> None:
    game = scene("american-1@out-s-71 guard-1@out-s-59 guard-2@out-s-58", players=2, points=9, equipment=ROPES)
    play(game, "american", "Cross american-1 land-30 [rope,rope]", "MovePawn american-1 od-s-26")
    security_turn(game, 5, 6)

    play(game, "security", "MovePawn guard-1 od-s-28", "MovePawn guard-2 land-30")
    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")

    assert at(game, "guard-2") == "barracks"


@pytest.mark.rule("classic.ruling.43")
def test_a_chaser_in_a_walled_off_place_goes_home_when_the_pow_is_back_inside() -> None:
    game = scene("american-1@room-canteen-5 guard-1@ic-r06-c21", players=2, points=5, equipment=ROPES)
    play(game, "american", "Cross american-1 land-04 [rope]", "MovePawn american-1 yard-10")
    security_turn(game, 4, 5)
    play(game, "security", "MovePawn guard-1 yard-13")
    escape_turn(game, 1, 5)

    play(game, "american", "MovePawn american-1 land-04", "Cross american-1 room-canteen-5 [rope]")

    assert at(game, "guard-1") == "barracks"


@pytest.mark.rule("classic.ruling.43")
def test_a_chaser_who_can_walk_on_stays_when_another_makes_the_arrest() -> None:
    game = scene("american-1@room-theatre-4 guard-1@ic-r25-c16 guard-2@ramp-19", players=2, points=4, equipment=ROPES)
    play(game, "american", "Cross american-1 land-12 [rope]", "MovePawn american-1 ramp-18")
    security_turn(game, 5, 6)

    play(game, "security", "MovePawn guard-1 land-12", "Arrest guard-2 american-1", "ChooseCell cells-a")

    assert (at(game, "guard-1"), at(game, "guard-2")) == ("land-12", "barracks")


# --- by the gate


@pytest.mark.rule("classic.ruling.44")
def test_guards_go_out_by_the_gate_though_nobody_is_escaping() -> None:
    game = scene("guard-1@gar-113", turn="security", players=2, throw=(1, 3))

    play(game, "security", "MovePawn guard-1 od-se-31")

    assert at(game, "guard-1") == "od-se-31"


@pytest.mark.rule("classic.ruling.44")
@pytest.mark.parametrize(("other", "end"), [("", "barracks"), ("american-2@od-s-20", "od-se-31")])
def test_after_an_escape_guards_outside_go_home_unless_another_pow_is_outside(other: str, end: str) -> None:
    game = scene(f"american-1@od-e-01 guard-1@od-se-31 {other}", players=2, points=2, kits="american")

    play(game, "american", "MovePawn american-1 target-4")

    assert at(game, "guard-1") == end


@pytest.mark.rule("classic.ruling.44")
def test_a_guard_who_came_out_by_the_gate_stays_when_another_makes_the_arrest() -> None:
    game = scene("american-1@od-e-02 guard-1@od-se-31 guard-2@od-e-04", turn="security", players=2, throw=(1, 3))

    play(game, "security", "Arrest guard-2 american-1", "ChooseCell cells-a")

    assert (at(game, "guard-1"), at(game, "guard-2")) == ("od-se-31", "barracks")
