"""The way back from the outer cells: protected, by the gate only, and lost by whoever does not go straight."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, dice, end_turn, equipment, hand, happened, play, points, refused, scene


def released(pawns: str = "", *, move_points: int = 20, held: str = "", also: str = "", security: str = "") -> Match:
    """American-1 has just left the outer cells, by a card, in a game of two."""
    game = scene(
        f"american-1@cells-c {pawns}",
        points=move_points,
        players=2,
        hands={"american": f"release {also}", "security": security},
        equipment={"american": held},
    )
    play(game, "american", "PlayCard release american-1 - exit-outer-cells")
    return game


def next_turn(game: Match) -> None:
    """The turns go round until the American officer has thrown seven."""
    end_turn(game)
    if game.asked() == ("security",):
        end_turn(game)
    play(game, "american", "Throw")
    dice(game, 3, 4)


def is_protected(game: Match) -> bool:
    """The table sees american-1 on his way home."""
    table = game.view("american").table
    return table.returning[table.pawns.index("american-1")] >= 0


def security_throws(game: Match) -> None:
    end_turn(game)
    play(game, "security", "Throw")
    dice(game, 4, 5)


# --- through the gate, and only there


@pytest.mark.rule("classic.39.1")
def test_a_returning_pow_comes_in_by_the_pass_circle_and_by_no_key_door() -> None:
    game = released(held="key")
    play(game, "american", "MovePawn american-1 ramp-16")

    refusal = refused(game, "american", "Cross american-1 door-gh [key]", Refusal.RETURNER_BY_GATE_ONLY)
    assert refusal.rule == "classic.39.1"

    play(game, "american", "MovePawn american-1 ramp-01", "Cross american-1 pass-inner []")
    assert at(game, "american-1") == "pass-inner"


@pytest.mark.rule("classic.39.1")
def test_a_door_that_a_comrade_opened_does_not_let_a_returning_pow_in_either() -> None:
    game = released("american-2@in-ghcor-09", held="key")
    play(game, "american", "MovePawn american-1 ramp-07", "Cross american-2 door-gh [key]")
    play(game, "american", "MovePawn american-2 in-ghcor-08", "MovePawn american-1 ramp-16")

    refused(game, "american", "Cross american-1 door-gh []", Refusal.RETURNER_BY_GATE_ONLY)


@pytest.mark.rule("classic.39.2")
@pytest.mark.parametrize("held", ["", "pass"])
def test_a_returning_pow_needs_no_pass_at_the_gate(held: str) -> None:
    game = released(held=held)
    play(game, "american", "MovePawn american-1 ramp-01", "Cross american-1 pass-inner []")

    assert at(game, "american-1") == "pass-inner"
    assert equipment(game, "american") == held.split()


@pytest.mark.rule("classic.ruling.15")
def test_other_doors_are_paid_for_by_a_returning_pow() -> None:
    without, holder = released(), released(held="key")
    for game in (without, holder):
        play(game, "american", "MovePawn american-1 ramp-06")

    refused(without, "american", "Cross american-1 door-ramp []", Refusal.NO_KEY)
    refused(holder, "american", "Cross american-1 door-ramp []", Refusal.WRONG_PAYMENT)
    play(holder, "american", "Cross american-1 door-ramp [key]")
    assert equipment(holder, "american") == []


@pytest.mark.rule("classic.ruling.15")
def test_the_gate_is_free_only_while_the_protection_lasts() -> None:
    game = released()
    next_turn(game)
    play(game, "american", "EndTurn")  # he stood still for a turn
    end_turn(game)
    play(game, "american", "Throw")
    dice(game, 6, 6)
    play(game, "american", "Throw")
    dice(game, 6, 5)
    play(game, "american", "MovePawn american-1 ramp-01")

    refused(game, "american", "Cross american-1 pass-inner []", Refusal.NO_PASS)


@pytest.mark.rule("classic.ruling.16")
def test_a_pow_who_turns_back_without_having_been_in_the_cells_pays_a_pass() -> None:
    poor = scene("american-1@ramp-01", throw=(2, 1))
    refused(poor, "american", "Cross american-1 pass-inner []", Refusal.NO_PASS)

    rich = scene("american-1@ramp-01", throw=(2, 1), equipment={"american": "pass"})
    play(rich, "american", "Cross american-1 pass-inner [pass]")
    assert (at(rich, "american-1"), equipment(rich, "american")) == ("pass-inner", [])


@pytest.mark.rule("classic.ruling.16")
def test_a_pow_released_from_the_inner_cells_pays_a_pass_too() -> None:
    game = scene("american-1@cells-a", points=40, hands={"american": "release"}, equipment={"american": "pass"})
    play(game, "american", "PlayCard release american-1 - exit-inner-cells", "MovePawn american-1 ic-r25-c14")

    refused(game, "american", "Cross american-1 pass-inner []", Refusal.WRONG_PAYMENT)


# --- protected


@pytest.mark.rule("classic.39.3")
def test_a_pow_on_his_way_back_cannot_be_arrested() -> None:
    game = released("guard-1@ramp-22 american-2@ramp-20")
    play(game, "american", "MovePawn american-1 ramp-14")
    security_throws(game)

    refusal = refused(game, "security", "Arrest guard-1 american-1", Refusal.ON_THE_WAY_BACK)

    assert refusal.rule == "classic.39.3"
    play(game, "security", "Arrest guard-1 american-2")  # who was never in the cells
    assert happened(play(game, "security", "ChooseCell cells-a"), "PowLockedUp")


@pytest.mark.rule("classic.39.3")
def test_a_general_search_does_not_take_a_pow_on_his_way_back() -> None:
    game = released("guard-1@ramp-22 american-2@ramp-20", security="appel")
    end_turn(game)
    play(game, "security", "PlayCard appel")
    play(game, "american", "Pass")
    play(game, "security", "Throw")
    dice(game, 4, 5)

    play(game, "security", "GeneralSearch", "ChooseCell cells-a")

    assert (at(game, "american-1"), at(game, "american-2")) == ("exit-outer-cells", "cells-a")


@pytest.mark.rule("classic.39.4", "classic.39.5")
def test_a_returning_pow_may_turn_to_escape_and_is_then_liable_to_arrest() -> None:
    game = released("guard-1@ramp-22")

    play(game, "american", "MovePawn american-1 ramp-04")
    assert at(game, "american-1") == "ramp-04"

    security_throws(game)
    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-c")
    assert at(game, "american-1") == "cells-c"


@pytest.mark.rule("classic.39.4")
def test_a_returning_pow_may_turn_to_escape_in_a_later_turn() -> None:
    game = released()
    play(game, "american", "MovePawn american-1 ramp-20")
    next_turn(game)

    play(game, "american", "MovePawn american-1 ramp-14")

    assert at(game, "american-1") == "ramp-14"


# --- what directly back means (ramp numbers: 15 and the exit are 15 steps from the gate, 14 is 14, 13 is 13, 04 is 16)


@pytest.mark.rule("classic.ruling.14")
@pytest.mark.parametrize(
    ("walks", "kept"),
    [
        ("", True),
        ("ramp-14", True),
        ("ramp-15", True),  # no nearer, but not away
        ("ramp-04 exit-outer-cells", True),  # where he ends counts
        ("ramp-04", False),
        ("ramp-14 ramp-04", False),
    ],
)
def test_on_the_turn_of_release_he_must_only_not_move_away(walks: str, kept: bool) -> None:
    game = released()
    play(game, "american", *(f"MovePawn american-1 {place}" for place in walks.split()))

    play(game, "american", "EndTurn")

    assert is_protected(game) == kept


@pytest.mark.rule("classic.ruling.14")
@pytest.mark.parametrize(
    ("walks", "kept"),
    [
        ("ramp-13", True),  # one circle is enough
        ("ramp-22", True),
        ("ramp-15 ramp-13", True),
        ("", False),
        ("land-11", False),
        ("ramp-13 ramp-14", False),
    ],
)
def test_in_every_later_turn_he_must_come_nearer(walks: str, kept: bool) -> None:
    game = released()
    play(game, "american", "MovePawn american-1 ramp-14")
    next_turn(game)
    play(game, "american", *(f"MovePawn american-1 {place}" for place in walks.split()))

    play(game, "american", "EndTurn")

    assert is_protected(game) == kept


@pytest.mark.rule("classic.ruling.14")
def test_the_protection_is_measured_from_the_turn_before_and_once_lost_is_lost() -> None:
    game = released()
    play(game, "american", "MovePawn american-1 ramp-13")
    next_turn(game)
    play(game, "american", "MovePawn american-1 ramp-14")  # nearer than the cells, farther than before
    next_turn(game)
    assert not is_protected(game)

    play(game, "american", "MovePawn american-1 ramp-22", "EndTurn")

    assert not is_protected(game)


@pytest.mark.rule("classic.ruling.14")
@pytest.mark.parametrize(
    ("start", "taken", "kept"),
    [
        ("ramp-13", "guard-1@ramp-22", True),
        ("ramp-13", "american-2@ramp-22", True),
        ("ramp-13", "guard-1@ramp-21", False),  # he could have taken one step
        ("ramp-10", "guard-1@ramp-08", True),  # ramp-09 is free, but nobody may rest above the tunnel
        ("ramp-10", "guard-1@ramp-07", False),
        ("ramp-01", "american-2@pass-inner", True),
    ],
)
def test_a_turn_in_which_pawns_bar_every_nearer_step_does_not_count(start: str, taken: str, kept: bool) -> None:
    game = released(taken)
    play(game, "american", f"MovePawn american-1 {start}")
    next_turn(game)

    play(game, "american", "EndTurn")

    assert is_protected(game) == kept


@pytest.mark.rule("classic.ruling.14")
def test_holding_equipment_alone_does_not_end_the_protection() -> None:
    game = released(held="rope key wire-cutters")

    play(game, "american", "MovePawn american-1 ramp-14", "EndTurn")

    assert is_protected(game)


@pytest.mark.rule("classic.ruling.14")
def test_equipment_spent_for_him_ends_the_protection() -> None:
    game = released(held="key")
    play(game, "american", "MovePawn american-1 ramp-06", "Cross american-1 door-ramp [key]")

    play(game, "american", "MovePawn american-1 ramp-14", "EndTurn")  # nearer than the cells

    assert not is_protected(game)


@pytest.mark.rule("classic.ruling.14")
def test_a_safe_area_outside_ends_the_protection() -> None:
    game = released("american-2@gar-134", held="key", move_points=60)
    play(game, "american", "Cross american-2 door-ramp [key]", "MovePawn american-2 gar-113")
    play(game, "american", "MovePawn american-1 ramp-06")
    play(game, "american", "Cross american-1 door-ramp []")
    assert is_protected(game)

    play(game, "american", "MovePawn american-1 safe-otower-1")

    assert not is_protected(game)


@pytest.mark.rule("classic.ruling.14")
def test_the_protection_ends_in_the_courtyard() -> None:
    game = released()
    play(game, "american", "MovePawn american-1 ramp-01")
    assert is_protected(game)

    play(game, "american", "Cross american-1 pass-inner []")

    assert not is_protected(game)
    assert points(game) == 5


@pytest.mark.rule("classic.ruling.14")
def test_the_protection_ends_when_a_roll_call_brings_him_into_the_courtyard() -> None:
    game = released(security="appel")
    end_turn(game)
    play(game, "security", "PlayCard appel")

    play(game, "american", "AnswerAppel american-1")

    assert at(game, "american-1") == "ap-r5-c2"
    assert not is_protected(game)


@pytest.mark.rule("classic.ruling.14")
def test_the_protection_ends_when_a_warned_man_hides_in_the_courtyard() -> None:
    game = released(also="advance-warning", security="appel")
    end_turn(game)
    play(game, "security", "PlayCard appel")

    play(game, "american", "PlayCard advance-warning", "Settle american-1 safe-w-1")

    assert hand(game, "american") == []
    assert not is_protected(game)
