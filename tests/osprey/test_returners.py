"""Men released from the outer cells: exempt while every point brings them home, and free at two entrances."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, dice, equipment, offered, play, points, refused, scene

DOORSTEP = "exit-outer-cells"  # fourteen steps from the door, fifteen from the inspection point


def released(pawns: str = "", *, left: int, held: str = "", hand: str = "release", security: str = "") -> Match:
    """American-1 has just left the outer cells by a card, in a game of two, with so many points left."""
    game = scene(
        f"american-1@cells-c {pawns}",
        points=left,
        players=2,
        hands={"american": hand, "security": security},
        equipment={"american": held},
        edition="osprey",
    )
    play(game, "american", f"PlayCard release american-1 - {DOORSTEP}")
    return game


def is_exempt(game: Match, prisoner: str = "american-1") -> bool:
    """The American turn ends, and a guard beside the POW may not arrest him."""
    if game.asked() == ("american",):
        play(game, "american", "EndTurn")
    play(game, "security", "Throw")
    dice(game, 6, 5)
    return not offered(game, "security", f"Arrest guard-1 {prisoner}")


# --- as much movement as possible


@pytest.mark.rule("osprey.ruling.48")
@pytest.mark.parametrize(("steps", "place"), [(3, "ramp-22"), (5, "ramp-20"), (7, "ramp-12")])
def test_a_returner_on_whom_every_point_was_spent_is_exempt(steps: int, place: str) -> None:
    game = released("guard-1@ramp-18", left=steps)
    play(game, "american", f"MovePawn american-1 {place}", "EndTurn")
    assert points(game) == 0
    play(game, "security", "Throw")
    dice(game, 4, 5)

    refusal = refused(game, "security", "Arrest guard-1 american-1", Refusal.ON_THE_WAY_BACK)

    assert refusal.rule == "osprey.arrest.9"


ONWARD = "MovePawn american-1 ramp-22"
ELSEWHERE = [
    pytest.param(["MovePawn american-1 ramp-22", "MovePawn american-2 ic-r10-c08"], id="a point on another man"),
    pytest.param(["MovePawn american-2 ic-r10-c08", "MovePawn american-1 ramp-22"], id="on another man first"),
    pytest.param(["MovePawn american-1 ramp-22"], id="a point left over"),
    pytest.param(["MovePawn american-1 ramp-13", "MovePawn american-1 land-10", ONWARD], id="a step aside"),
    pytest.param(["MovePawn american-1 land-10", ONWARD], id="a walk with a step aside"),
    pytest.param([], id="nothing spent at all"),
]


@pytest.mark.rule("osprey.ruling.48")
@pytest.mark.parametrize("moves", ELSEWHERE)
def test_a_returner_whose_officer_held_a_point_back_is_liable(moves: list[str]) -> None:
    game = released("american-2@ic-r10-c07 guard-1@ramp-20", left=4)
    play(game, "american", *moves)

    assert not is_exempt(game)
    play(game, "security", "Arrest guard-1 american-1")
    assert at(game, "american-1") == "cells-c"


@pytest.mark.rule("osprey.ruling.48")
def test_points_that_no_returner_could_use_may_go_elsewhere() -> None:
    game = released("american-2@ic-r10-c07 guard-2@ramp-14 guard-1@land-10", left=3)

    play(game, "american", "MovePawn american-2 ic-r10-c10")

    assert is_exempt(game)


@pytest.mark.rule("osprey.ruling.48")
def test_a_returner_who_is_blocked_only_later_had_to_go_first() -> None:
    game = released("american-2@ic-r10-c07 guard-2@ramp-21 guard-1@land-10", left=4)

    play(game, "american", "MovePawn american-2 ic-r10-c08", "MovePawn american-1 ramp-22")

    assert not is_exempt(game)


@pytest.mark.rule("osprey.ruling.48")
def test_a_blocked_returner_may_be_left_with_points_unspent() -> None:
    game = released("guard-2@ramp-21 guard-1@land-10", left=12)

    play(game, "american", "MovePawn american-1 ramp-22")

    assert points(game) == 9
    assert is_exempt(game)


@pytest.mark.rule("osprey.ruling.48")
def test_a_last_point_that_would_end_above_a_tunnel_counts_as_blocked() -> None:
    game = released("american-2@ic-r10-c07 guard-1@ramp-18", left=10)

    play(game, "american", "MovePawn american-1 ramp-10", "MovePawn american-2 ic-r10-c08")

    assert is_exempt(game)


@pytest.mark.rule("osprey.ruling.48")
@pytest.mark.parametrize("way", ["ramp-16", "ramp-02"])
def test_a_returner_may_make_for_either_entrance(way: str) -> None:
    game = released("guard-1@ramp-18", left=13)

    play(game, "american", f"MovePawn american-1 {way}")

    assert is_exempt(game)


@pytest.mark.rule("osprey.ruling.48")
@pytest.mark.parametrize("onward", [True, False])
def test_when_one_returner_has_arrived_the_rest_goes_on_the_other(onward: bool) -> None:
    game = released("american-2@cells-c guard-1@land-10", left=20, hand="release release")
    play(game, "american", "MovePawn american-1 ramp-16", "Cross american-1 door-gh []")
    play(game, "american", "MovePawn american-1 in-ghcor-09", f"PlayCard release american-2 - {DOORSTEP}")
    last = "american-2 ramp-20" if onward else "american-1 in-ghcor-08"

    play(game, "american", f"MovePawn {last}")

    assert is_exempt(game, "american-2") == onward


@pytest.mark.rule("osprey.ruling.48")
def test_the_step_inside_is_well_spent_for_those_behind() -> None:
    game = released("american-2@cells-c guard-1@ramp-18", left=30, hand="release release")
    play(game, "american", "MovePawn american-1 ramp-16", f"PlayCard release american-2 - {DOORSTEP}")
    play(game, "american", "Cross american-1 door-gh []", "MovePawn american-1 in-ghcor-09")

    play(game, "american", "MovePawn american-2 ramp-16", "Cross american-2 door-gh []")

    assert not strayed(game)


@pytest.mark.rule("osprey.ruling.48")
def test_steps_further_inside_are_spent_elsewhere_while_another_is_on_his_way() -> None:
    game = released("american-2@cells-c guard-1@ramp-18", left=30, hand="release release")
    play(game, "american", "MovePawn american-1 ramp-16", "Cross american-1 door-gh []")
    play(game, "american", f"PlayCard release american-2 - {DOORSTEP}")

    play(game, "american", "MovePawn american-1 in-ghcor-08")

    assert strayed(game)


@pytest.mark.rule("osprey.ruling.48")
def test_steps_of_a_returner_who_strayed_are_spent_elsewhere() -> None:
    pawns = "american-2@cells-c american-3@ic-r10-c07 guard-1@ramp-18"
    game = released(pawns, left=9, hand="release release")
    play(game, "american", "MovePawn american-3 ic-r10-c08", "MovePawn american-1 ramp-22")
    play(game, "american", f"PlayCard release american-2 - {DOORSTEP}")
    assert len(strayed(game)) == 1

    play(game, "american", "MovePawn american-1 ramp-12")

    assert len(strayed(game)) == 2


@pytest.mark.rule("osprey.ruling.48")
def test_once_all_have_arrived_points_are_free_again() -> None:
    game = released("american-2@ic-r10-c07 guard-1@ramp-18", left=16)
    play(game, "american", "MovePawn american-1 ramp-16", "Cross american-1 door-gh []")

    play(game, "american", "MovePawn american-2 ic-r10-c08")

    assert is_exempt(game)


@pytest.mark.rule("osprey.ruling.48")
@pytest.mark.parametrize("last", ["EndTurn", "MovePawn american-2 ic-r10-c09"])
def test_points_before_the_release_do_not_count_but_those_after_it_do(last: str) -> None:
    left = 3 if last == "EndTurn" else 4
    game = scene(
        "american-1@cells-c american-2@ic-r10-c07 guard-1@ramp-13",
        throw=(2, 2),
        points=left,
        players=2,
        edition="osprey",
    )
    play(game, "american", "MovePawn american-2 ic-r10-c09" if left == 3 else "MovePawn american-2 ic-r10-c08")

    play(game, "american", f"Release american-1 {DOORSTEP}", last)

    assert is_exempt(game) == (last == "EndTurn")


@pytest.mark.rule("osprey.ruling.48")
def test_a_second_release_does_not_count_as_a_point_spent_elsewhere() -> None:
    game = scene("american-1@cells-c american-2@cells-a guard-1@ramp-20", players=2, edition="osprey")
    play(game, "american", "Throw")
    dice(game, 1, 1)
    play(game, "american", "Throw")
    dice(game, 1, 1)
    play(game, "american", "StopThrowing")
    play(game, "american", f"Release american-1 {DOORSTEP}", "MovePawn american-1 ramp-13")

    play(game, "american", "Release american-2 exit-inner-cells")

    assert is_exempt(game)


@pytest.mark.rule("osprey.ruling.48")
def test_failing_once_ends_the_exemption_for_good() -> None:
    game = released("guard-1@post-outer-5", left=2)
    assert not is_exempt(game)
    play(game, "security", "EndTurn")
    play(game, "american", "Throw")
    dice(game, 1, 3)
    play(game, "american", "MovePawn american-1 ramp-21")

    assert not is_exempt(game)


@pytest.mark.rule("osprey.ruling.48")
def test_equipment_suspends_the_exemption_for_as_long_as_it_is_held() -> None:
    game = released("guard-1@ramp-18 guard-2@gar-018 american-2@gar-017", left=3, held="rope")
    play(game, "american", "MovePawn american-1 ramp-22")
    assert not is_exempt(game)

    play(game, "security", "Arrest guard-2 american-2")
    play(game, "american", "Surrender rope")

    refused(game, "security", "Arrest guard-1 american-1", Refusal.ON_THE_WAY_BACK)


def strayed(game: Match) -> tuple[int, ...]:
    """The returners who lost their exemption, as the table sees it."""
    return game.view("spectator").table.strayed


# --- the free entrances


@pytest.mark.rule("osprey.ruling.49")
@pytest.mark.parametrize(("step", "gate"), [("ramp-16", "door-gh"), ("ramp-01", "pass-inner")])
@pytest.mark.parametrize("held", ["", "key pass"])
def test_the_entrances_are_free_to_a_returner_whatever_is_held(step: str, gate: str, held: str) -> None:
    game = released(left=20, held=held)

    play(game, "american", f"MovePawn american-1 {step}", f"Cross american-1 {gate} []")

    assert at(game, "american-1") == gate
    assert equipment(game, "american") == held.split()


@pytest.mark.rule("osprey.ruling.49")
def test_the_entrances_stay_free_to_a_returner_who_strayed() -> None:
    game = released("american-2@ic-r10-c07", left=20)
    play(game, "american", "MovePawn american-2 ic-r10-c08")
    assert strayed(game)

    play(game, "american", "MovePawn american-1 ramp-16", "Cross american-1 door-gh []")

    assert at(game, "american-1") == "door-gh"


@pytest.mark.rule("osprey.ruling.49")
def test_the_entrances_are_not_free_to_others_out_there() -> None:
    game = scene("american-1@ramp-16 american-2@ramp-01", points=9, edition="osprey")

    refused(game, "american", "Cross american-1 door-gh []", Refusal.NO_KEY)
    refused(game, "american", "Cross american-2 pass-inner []", Refusal.NO_PASS)


@pytest.mark.rule("osprey.ruling.49", "osprey.ruling.50")
@pytest.mark.parametrize(
    ("step", "gate", "inside", "refusal"),
    [
        ("ramp-16", "door-gh", "in-ghcor-09", Refusal.NO_KEY),
        ("ramp-01", "pass-inner", "ic-r25-c14", Refusal.NO_PASS),
    ],
)
def test_once_inside_a_returner_pays_to_go_out_again(step: str, gate: str, inside: str, refusal: Refusal) -> None:
    game = released(left=30)
    play(game, "american", f"MovePawn american-1 {step}", f"Cross american-1 {gate} []")
    play(game, "american", f"MovePawn american-1 {inside}")

    refused(game, "american", f"Cross american-1 {gate} []", refusal)


# --- returners and Appel


@pytest.mark.rule("osprey.ruling.108")
def test_a_returner_who_refuses_appel_is_liable_at_once_and_for_good() -> None:
    game = released("guard-1@ramp-18", left=3, security="appel")
    play(game, "american", "MovePawn american-1 ramp-22", "EndTurn")
    play(game, "security", "PlayCard appel")
    play(game, "american", "Pass")

    assert not is_exempt(game)
    play(game, "security", "EndTurn")
    play(game, "american", "Throw")
    dice(game, 1, 2)
    play(game, "american", "MovePawn american-1 ramp-19")
    assert not is_exempt(game)


@pytest.mark.rule("osprey.ruling.108")
def test_a_returner_may_go_home_by_appel() -> None:
    game = released("guard-1@ramp-18", left=3, security="appel")
    play(game, "american", "MovePawn american-1 ramp-22", "EndTurn")
    play(game, "security", "PlayCard appel")

    play(game, "american", "AnswerAppel american-1")

    assert at(game, "american-1").startswith("ap-r")
    assert game.view("spectator").table.returning == (-1,) * len(game.view("spectator").table.places)


# --- no turning round, no way down


def next_turn(game: Match, first: int, second: int) -> None:
    """The American turn ends, the Security Officer does nothing, and the American Officer throws."""
    play(game, "american", "EndTurn")
    play(game, "security", "Throw")
    dice(game, 1, 3)
    play(game, "security", "EndTurn")
    play(game, "american", "Throw")
    dice(game, first, second)


@pytest.mark.rule("osprey.arrest.11", "osprey.ruling.48")
def test_a_returner_who_walks_to_and_fro_before_the_entrance_is_exempt_no_longer() -> None:
    game = released("guard-1@ramp-18", left=13)
    play(game, "american", "MovePawn american-1 ramp-16")  # one step from the door
    next_turn(game, 1, 3)

    play(game, "american", "MovePawn american-1 ramp-07", "MovePawn american-1 ramp-16")
    play(game, "american", "MovePawn american-1 ramp-07", "MovePawn american-1 ramp-16")

    assert points(game) == 0
    assert not is_exempt(game)


@pytest.mark.rule("osprey.arrest.11")
def test_a_returner_who_leaves_the_entrance_again_is_exempt_no_longer() -> None:
    game = released("guard-1@ramp-18", left=14)
    play(game, "american", "MovePawn american-1 ramp-16", "Cross american-1 door-gh []")
    next_turn(game, 1, 3)

    play(game, "american", "MovePawn american-1 ramp-16")

    assert not is_exempt(game)


@pytest.mark.rule("osprey.arrest.9", "osprey.ruling.48")
def test_a_returner_keeps_his_exemption_on_the_longer_way_over_several_turns() -> None:
    game = released("guard-1@ramp-18", left=8)
    play(game, "american", "MovePawn american-1 ramp-11")
    before = offered(game, "american", "MovePawn american-1")
    next_turn(game, 1, 4)

    play(game, "american", "MovePawn american-1 ramp-02")

    assert not before
    assert is_exempt(game)


def blocked(held: str = "") -> Match:
    """American-1 on his way home stands above a drop, and guards bar both ways on."""
    game = scene(
        "american-1@ramp-23 guard-1@ramp-20 guard-2@ramp-21",
        points=4,
        players=2,
        equipment={"american": held},
        edition="osprey",
    )
    state = game._game.state
    state.returning[game._notation.pawn_by_name["american-1"]] = 10
    return game


@pytest.mark.rule("osprey.arrest.11", "osprey.attempt.14")
def test_a_blocked_returner_who_climbs_down_a_rope_is_exempt_no_longer() -> None:
    game = blocked("rope")

    play(game, "american", "Cross american-1 land-25 [rope]")

    assert game.view("spectator").table.strayed == (game._notation.pawn_by_name["american-1"],)
    assert equipment(game, "american") == []


@pytest.mark.rule("osprey.ruling.48")
def test_a_blocked_returner_who_waits_stays_exempt() -> None:
    assert is_exempt(blocked())
