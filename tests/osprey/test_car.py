"""The staff car, and other cards whose own text goes before the rulebook."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, bottom, dice, equipment, escapes, hand, has_kit, offered, play, points, refused, scene

CAR = {"american": "staff-car"}
DRIVE = "PlayCard staff-car american-1"
BESIDE = ("gar-049", "gar-053", "gar-054", "gar-059")
FAR_ENOUGH = ((6, 5),) * 4


def drive(game: Match, *throws: tuple[int, int]) -> None:
    """The card is played and the car thrown for."""
    play(game, "american", DRIVE)
    for first, second in throws:
        dice(game, first, second)


# --- the staff car


@pytest.mark.rule("osprey.car.1")
@pytest.mark.parametrize("place", BESIDE)
def test_the_car_is_used_with_its_card_only(place: str) -> None:
    men = f"american-1@{place}"
    game = scene(men, throw=(3, 5), kits="american", hands={"american": "release"}, edition="osprey")
    refused(game, "american", DRIVE, Refusal.CARD_NOT_HELD)
    refused(game, "american", "MovePawn american-1 car-1")
    assert not offered(game, "american", "PlayCard staff-car")

    game = scene(men, throw=(3, 5), kits="american", hands=CAR, edition="osprey")
    drive(game, *FAR_ENOUGH)

    assert (escapes(game, "american"), at(game, "american-1")) == (1, "escaped")
    assert (hand(game, "american"), bottom(game, 0)) == ([], ["staff-car"])


@pytest.mark.rule("osprey.car.1")
@pytest.mark.parametrize("place", ["gar-088", "ic-r10-c07", "cells-c", "od-s-05"])
def test_the_card_does_not_bring_a_pow_to_the_car(place: str) -> None:
    game = scene(f"american-1@{place}", throw=(3, 5), kits="american", hands=CAR, edition="osprey")

    refused(game, "american", DRIVE, Refusal.NOT_AT_CAR)

    assert not offered(game, "american", "PlayCard")


@pytest.mark.rule("osprey.car.1")
@pytest.mark.parametrize(("seat", "pawn"), [("american", "american-1"), ("security", "guard-1")])
def test_nobody_walks_onto_the_car(seat: str, pawn: str) -> None:
    game = scene(f"{pawn}@gar-054", turn=seat, throw=(3, 5), hands=CAR, edition="osprey")

    refused(game, seat, f"MovePawn {pawn} car-1")

    assert f"MovePawn {pawn} car-1" not in offered(game, seat, "MovePawn")


# --- the card prevails for its own effect, the rulebook for the rest


@pytest.mark.rule("osprey.ruling.117")
@pytest.mark.parametrize("held", ["", "pass"])
def test_the_car_takes_a_pow_through_the_main_gate_without_a_pass(held: str) -> None:
    walker = scene("american-1@gar-113", throw=(3, 5), edition="osprey")
    refused(walker, "american", "Cross american-1 pass-main []", Refusal.NO_PASS)

    men = "american-1@gar-054"
    game = scene(men, throw=(3, 5), kits="american", hands=CAR, equipment={"american": held}, edition="osprey")
    drive(game, *FAR_ENOUGH)

    assert (escapes(game, "american"), equipment(game, "american")) == (1, held.split())


@pytest.mark.rule("osprey.ruling.117", "osprey.escape.3")
def test_the_car_says_nothing_of_kits_so_an_escape_by_it_needs_one() -> None:
    game = scene("american-1@gar-054", throw=(3, 5), hands=CAR, edition="osprey")

    drive(game, *FAR_ENOUGH)

    assert escapes(game, "american") == 0


@pytest.mark.rule("osprey.ruling.117", "osprey.escape.4", "osprey.escape.5")
def test_an_escape_by_car_uses_up_the_kit_and_another_may_share_it() -> None:
    game = scene("american-1@gar-054 american-2@od-s-01", throw=(3, 5), kits="american", hands=CAR, edition="osprey")

    drive(game, *FAR_ENOUGH)
    assert not has_kit(game, "american")
    play(game, "american", "MovePawn american-2 target-6")

    assert escapes(game, "american") == 2


@pytest.mark.rule("osprey.ruling.117")
def test_one_bribe_is_no_equipment_and_two_are() -> None:
    game = scene(hands={"american": "bribe"}, edition="osprey")
    assert refused(game, "american", "PlayCard bribe - - - 1", Refusal.TWO_BRIBES_NEEDED).rule == "osprey.ruling.117"

    game = scene(hands={"american": "bribe bribe"}, edition="osprey")
    play(game, "american", "PlayCard bribe - - - 1")

    assert (equipment(game, "american"), hand(game, "american")) == (["key"], [])


# --- release by a card


@pytest.mark.rule("osprey.ruling.120")
@pytest.mark.parametrize(("cell", "door"), [("cells-a", "exit-inner-cells"), ("cells-c", "exit-outer-cells")])
def test_release_by_a_card_costs_nothing_and_the_pow_walks_on(cell: str, door: str) -> None:
    game = scene(f"american-1@{cell}", hands={"american": "release"}, edition="osprey")
    (release,) = offered(game, "american", "PlayCard release american-1")

    play(game, "american", release)
    assert (points(game), at(game, "american-1")) == (0, door)
    play(game, "american", "Throw")
    dice(game, 3, 5)
    assert points(game) == 8
    play(game, "american", offered(game, "american", "MovePawn american-1")[0])

    assert at(game, "american-1") != door


@pytest.mark.rule("osprey.ruling.120")
@pytest.mark.parametrize("cell", ["cells-a", "cells-c"])
def test_release_by_a_card_after_the_throw_costs_no_point_either(cell: str) -> None:
    game = scene(f"american-1@{cell}", throw=(3, 5), hands={"american": "release"}, edition="osprey")

    play(game, "american", offered(game, "american", "PlayCard release american-1")[0])

    assert points(game) == 8
    assert offered(game, "american", "MovePawn american-1")


@pytest.mark.rule("osprey.ruling.120")
@pytest.mark.parametrize("cell", ["cells-a", "cells-c"])
def test_a_pow_released_by_a_double_costs_a_point_and_walks_on_too(cell: str) -> None:
    game = scene(f"american-1@{cell}", edition="osprey")
    play(game, "american", "Throw")
    dice(game, 4, 4)
    play(game, "american", "StopThrowing")

    play(game, "american", offered(game, "american", "Release american-1")[0])
    assert points(game) == 7
    start = at(game, "american-1")
    play(game, "american", offered(game, "american", "MovePawn american-1")[0])

    assert at(game, "american-1") != start
