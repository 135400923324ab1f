"""The Staff Car: out by the main gate on four wheels."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from colditz.model.events import PowEscaped
from colditz.model.ids import Area
from tests.scene import (
    at,
    bottom,
    dice,
    equipment,
    escapes,
    hand,
    happened,
    offered,
    play,
    points,
    refused,
    scene,
)

CAR = {"american": "staff-car"}
DRIVER = "american-1@car-1"  # 44 circles from the target
DRIVE = "PlayCard staff-car american-1"
FAR_ENOUGH = ((6, 5), (6, 5), (6, 5), (6, 5))
TOO_SHORT = ((1, 2),) * 6  # 18 circles: past the gate


def drive(game: Match, *throws: tuple[int, int]) -> None:
    """The card is played and the car thrown for."""
    play(game, "american", DRIVE)
    for first, second in throws:
        dice(game, first, second)


# --- getting to the car


@pytest.mark.rule("classic.52.1")
def test_the_car_is_driven_with_its_card_only() -> None:
    game = scene(DRIVER, throw=(3, 4), kits="american", hands={"american": "release", "british": "staff-car"})

    refused(game, "american", DRIVE, Refusal.CARD_NOT_HELD)
    assert not offered(game, "american", "PlayCard staff-car")

    holding = scene(DRIVER, throw=(3, 4), kits="american", hands=CAR)
    assert offered(holding, "american", DRIVE)


@pytest.mark.rule("classic.52.2")
@pytest.mark.parametrize("place", ["gar-054", "gar-088", "ic-r10-c07", "cells-c"])
def test_the_card_alone_does_not_bring_a_pow_to_the_car(place: str) -> None:
    game = scene(f"american-1@{place}", throw=(3, 4), kits="american", hands=CAR)

    refusal = refused(game, "american", DRIVE, Refusal.NOT_AT_CAR)

    assert refusal.rule == "classic.52.2"
    assert not offered(game, "american", "PlayCard staff-car")


@pytest.mark.rule("classic.52.2")
def test_a_pow_walks_to_the_car_over_two_turns() -> None:
    game = scene("american-1@gar-088", throw=(1, 3), kits="american", hands=CAR, players=2)
    play(game, "american", "MovePawn american-1 gar-069", "EndTurn")
    play(game, "security", "Throw")
    dice(game, 1, 3)
    play(game, "security", "EndTurn")
    play(game, "american", "Throw")
    dice(game, 1, 3)
    refused(game, "american", DRIVE, Refusal.NOT_AT_CAR)

    play(game, "american", "MovePawn american-1 car-1")
    drive(game, *FAR_ENOUGH)

    assert escapes(game, "american") == 1


@pytest.mark.rule("classic.52.3")
@pytest.mark.parametrize(
    ("start", "to", "card", "refusal"),
    [("ramp-06", "door-ramp", "key", Refusal.NO_KEY), ("ic-r25-c14", "pass-inner", "pass", Refusal.NO_PASS)],
)
def test_the_way_to_the_car_is_paid_for(start: str, to: str, card: str, refusal: Refusal) -> None:
    without = scene(f"american-1@{start}", throw=(3, 4), hands=CAR)
    refused(without, "american", f"Cross american-1 {to} [{card}]", refusal)
    refused(without, "american", f"Cross american-1 {to} []", refusal)

    game = scene(f"american-1@{start}", throw=(3, 4), hands=CAR, equipment={"american": card})
    play(game, "american", f"Cross american-1 {to} [{card}]")

    assert (at(game, "american-1"), equipment(game, "american")) == (to, [])


# --- the drive


@pytest.mark.rule("classic.ruling.54", "classic.52.5")
def test_the_road_leads_through_the_main_gate_to_the_target_beyond_the_bridge() -> None:
    game = scene(DRIVER, throw=(3, 4), kits="american", hands=CAR)
    american_1 = game.view("american").table.pawns.index("american-1")
    drive(game, *FAR_ENOUGH[:3])

    events = dice(game, 6, 5)

    board = game._game.board
    assert board.place("pass-main") in board.roads["staff-car"]
    assert happened(events, "KitShown")
    assert happened(events, "PowEscaped") == [PowEscaped(american_1, 1, board.place("target-5"))]
    assert (escapes(game, "american"), at(game, "american-1")) == (1, "escaped")


@pytest.mark.rule("classic.52.5")
@pytest.mark.parametrize("held", ["", "pass"])
def test_no_pass_is_spent_at_the_main_gate(held: str) -> None:
    game = scene(DRIVER, throw=(3, 4), kits="american", hands=CAR, equipment={"american": held})

    drive(game, *FAR_ENOUGH)

    assert escapes(game, "american") == 1
    assert equipment(game, "american") == held.split()


@pytest.mark.rule("classic.ruling.54")
@pytest.mark.parametrize(("last", "escaped"), [((5, 4), 1), ((5, 3), 0)])
def test_the_car_has_six_throws_for_all_the_circles_of_its_road(last: tuple[int, int], escaped: int) -> None:
    game = scene(DRIVER, throw=(3, 4), kits="american", hands=CAR)

    drive(game, *((3, 4),) * 5, last)

    assert escapes(game, "american") == escaped


@pytest.mark.rule("classic.ruling.54")
def test_a_double_adds_a_throw_to_the_drive() -> None:
    game = scene(DRIVER, throw=(3, 4), kits="american", hands=CAR)

    drive(game, (1, 1), *((3, 4),) * 5)
    assert game.asked() == ("chance",)
    dice(game, 3, 4)

    assert escapes(game, "american") == 1


@pytest.mark.rule("classic.ruling.54")
def test_a_car_that_falls_short_brings_solitary_and_the_loss_of_equipment() -> None:
    game = scene(DRIVER, throw=(3, 4), kits="american", hands=CAR, equipment={"american": "rope key"})

    drive(game, *TOO_SHORT)
    play(game, "security", "ChooseCell cells-b")
    play(game, "american", "Surrender key")

    assert (at(game, "american-1"), equipment(game, "american")) == ("cells-b", ["rope"])
    assert escapes(game, "american") == 0


@pytest.mark.rule("classic.ruling.54")
def test_without_a_kit_the_target_is_no_escape_but_solitary() -> None:
    game = scene(DRIVER, throw=(3, 4), hands=CAR, equipment={"american": "rope"})

    drive(game, *FAR_ENOUGH)
    play(game, "security", "ChooseCell cells-c")

    assert (at(game, "american-1"), escapes(game, "american")) == ("cells-c", 0)
    assert equipment(game, "american") == []


@pytest.mark.rule("classic.ruling.54")
@pytest.mark.parametrize("throws", [FAR_ENOUGH, TOO_SHORT])
def test_the_card_is_spent_and_the_points_of_the_turn_are_not(throws: tuple[tuple[int, int], ...]) -> None:
    game = scene(f"{DRIVER} american-2@ic-r10-c07", throw=(3, 4), kits="american", hands=CAR)

    drive(game, *throws)
    if throws is TOO_SHORT:
        play(game, "security", "ChooseCell cells-a")
    play(game, "american", "MovePawn american-2 ic-r10-c08")

    assert (hand(game, "american"), bottom(game, 0)) == ([], ["staff-car"])
    assert points(game) == 6


# --- men in the way


@pytest.mark.rule("classic.52.4", "classic.ruling.53")
def test_a_guard_on_the_road_makes_way_and_does_not_stop_the_car() -> None:
    game = scene(f"{DRIVER} guard-1@gar-088", throw=(3, 4), kits="american", hands=CAR)

    drive(game, *FAR_ENOUGH)
    assert game.asked() == ("security",)
    assert {option.split()[2] for option in offered(game, "security", "Settle guard-1")} == {
        "gar-078",
        "gar-083",
        "gar-087",
        "gar-092",
    }
    refused(game, "security", "Settle guard-1 gar-082")
    play(game, "security", "Settle guard-1 gar-087")

    assert (escapes(game, "american"), at(game, "guard-1")) == (1, "gar-087")
    assert game.asked() == ("american",)


@pytest.mark.rule("classic.52.4", "classic.ruling.53")
def test_men_beyond_the_place_where_the_car_stopped_stay_where_they_are() -> None:
    game = scene(
        f"{DRIVER} guard-1@gar-103 guard-2@od-se-10 british-1@od-se-12", throw=(3, 4), kits="american", hands=CAR
    )

    drive(game, *TOO_SHORT)
    play(game, "security", "ChooseCell cells-a")

    assert (at(game, "guard-1"), at(game, "guard-2")) == ("gar-108", "od-se-10")
    assert at(game, "british-1") == "od-se-12"


@pytest.mark.rule("classic.ruling.53")
def test_a_guard_on_the_bridge_makes_way_into_the_courtyard() -> None:
    game = scene(f"{DRIVER} guard-1@od-se-30", throw=(3, 4), kits="american", hands=CAR)

    drive(game, *TOO_SHORT)

    assert {option.split()[2] for option in offered(game, "security", "Settle guard-1")} == {
        "gar-108",
        "gar-112",
        "gar-119",
    }


@pytest.mark.rule("classic.ruling.53")
def test_a_guard_who_finds_no_room_in_the_courtyard_goes_to_the_barracks() -> None:
    game = scene(f"{DRIVER} guard-1@gar-088", throw=(3, 4), kits="american", hands=CAR)
    board = game._game.board
    for place in range(board.walkable):  # no box holds so many pawns, so the circles alone are marked
        if board.area[place] == Area.OUTER and place not in board.roads["staff-car"]:
            game._game.state.occupant[place] = 1

    drive(game, *FAR_ENOUGH)

    assert at(game, "guard-1") == "barracks"


@pytest.mark.rule("classic.ruling.53")
def test_two_guards_never_make_way_to_the_same_circle() -> None:
    game = scene(
        f"{DRIVER} guard-1@gar-103 guard-2@gar-113 guard-3@gar-112 guard-4@gar-119",
        throw=(3, 4),
        kits="american",
        hands=CAR,
    )

    drive(game, *FAR_ENOUGH)
    if game.asked() == ("security",):
        play(game, "security", offered(game, "security", "Settle guard-2")[0])

    road = {game._game.board.names[place] for place in game._game.board.roads["staff-car"]}
    assert at(game, "guard-1") == "gar-108"
    assert at(game, "guard-2") not in road | {"gar-108", "gar-112", "gar-119", "barracks"}


@pytest.mark.rule("classic.ruling.53")
def test_a_guard_sent_home_by_the_escape_is_not_put_back_on_the_board() -> None:
    game = scene(f"{DRIVER} guard-1@od-se-10", throw=(3, 4), kits="american", hands=CAR)

    drive(game, *FAR_ENOUGH)

    assert at(game, "guard-1") == "barracks"
    assert game.asked() == ("american",)


@pytest.mark.rule("classic.ruling.53")
def test_a_pow_in_the_way_is_moved_aside_by_his_own_officer() -> None:
    game = scene(f"{DRIVER} british-1@gar-088", throw=(3, 4), kits="american", hands=CAR)

    drive(game, *FAR_ENOUGH)
    assert game.asked() == ("british",)
    play(game, "british", "Settle british-1 gar-083")

    assert at(game, "british-1") == "gar-083"


@pytest.mark.rule("classic.ruling.53")
def test_a_guard_who_makes_way_arrests_nobody() -> None:
    game = scene(
        f"{DRIVER} guard-1@gar-103 british-1@gar-108 british-2@gar-102", throw=(3, 4), kits="american", hands=CAR
    )

    drive(game, *FAR_ENOUGH)
    while game.asked() == ("security",):
        assert all(option.startswith("Settle guard-1") for option in offered(game, "security", ""))
        assert not {"gar-108", "gar-102"} & {option.split()[2] for option in offered(game, "security", "Settle")}
        play(game, "security", offered(game, "security", "Settle")[0])

    assert (at(game, "british-1"), at(game, "british-2")) == ("gar-108", "gar-102")
