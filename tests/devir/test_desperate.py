"""Do or Die, the car that pushes, and who wins when."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from colditz.model.builder import load_board
from tests.devir.table import devir, rule
from tests.scene import (
    at,
    bottom,
    deal,
    dice,
    end_turn,
    equipment,
    escapes,
    hand,
    names,
    offered,
    play,
    points,
    refused,
)

BOARD = load_board(None)
GATE = "american-1@ic-r25-c14"  # 63 circles from the target
RUN = "DoOrDie american-1"
CAR = {"american": "staff-car"}
DRIVE = "PlayCard staff-car american-1"
FAR_ENOUGH = ((6, 5), (6, 5), (6, 5), (6, 5))
SHORT = ((1, 2),) * 6


def run(game: Match, card: str, *throws: tuple[int, int]) -> None:
    play(game, "american", RUN)
    deal(game, card)
    for first, second in throws:
        dice(game, first, second)


# --- do or die


@rule("doordie.1", "ruling.56")
def test_a_run_may_be_tried_once_a_game() -> None:
    game = devir(f"{GATE} american-2@ic-r25-c15", kits="american", players=2, escapes=3)
    run(game, "seven-throws", *((4, 5),) * 7)
    assert escapes(game, "american") == 1
    assert bottom(game, 2) == ["seven-throws"]
    end_turn(game)
    end_turn(game)

    assert refused(game, "american", "DoOrDie american-2", Refusal.ONCE_A_GAME).rule == "devir.doordie.1"
    assert not offered(game, "american", "DoOrDie")


@rule("doordie.2", "doordie.3")
def test_a_run_needs_a_kit_and_is_one_mans() -> None:
    refused(devir(GATE), "american", RUN, Refusal.NO_KIT)

    game = devir(GATE, kits="american")
    assert RUN in offered(game, "american", "DoOrDie")
    refused(game, "american", "DoOrDie british-1", Refusal.NOT_YOUR_PAWN)


@rule("doordie.4", "ruling.84")
@pytest.mark.parametrize("place", ["ic-r10-c07", "room-chapel-9", "ap-r7-c1", "safe-n-1", "post-inner-1"])
def test_a_run_starts_anywhere_in_the_prisoners_area(place: str) -> None:
    assert RUN in offered(devir(f"american-1@{place}", kits="american"), "american", "DoOrDie")


@rule("doordie.4", "ruling.84")
@pytest.mark.parametrize("place", ["gar-054", "od-se-05", "cells-a", "under-room-chapel-8"])
def test_a_run_starts_nowhere_else(place: str) -> None:
    refused(devir(f"american-1@{place}", kits="american"), "american", RUN, Refusal.NOT_IN_GREY_AREA)


@rule("ruling.54")
def test_a_run_replaces_the_throw_and_is_not_called_off() -> None:
    late = devir(GATE, kits="american", throw=(1, 3))
    refused(late, "american", RUN, Refusal.ALREADY_THROWN)

    game = devir(GATE, kits="american")
    play(game, "american", RUN)
    deal(game, "three-throws")
    assert game.asked() == ("chance",)
    assert not game.options("american")


@rule("doordie.5", "doordie.6", "doordie.7", "ruling.75", "ruling.81")
@pytest.mark.parametrize(("card", "throws"), [("three-throws", 3), ("five-throws", 5)])
def test_the_card_tells_the_throws_and_a_double_adds_one(card: str, throws: int) -> None:
    game = devir(f"{GATE} american-2@cells-a", kits="american", escapes=3)
    play(game, "american", RUN)
    deal(game, card)
    dice(game, 1, 1)
    for _ in range(throws):
        assert game.asked() == ("chance",)
        dice(game, 3, 4) if escapes(game, "american") == 0 else None

    assert at(game, "american-1") == "dead"
    assert hand(game, "american") == []


@rule("doordie.8", "doordie.9", "doordie.10", "doordie.11", "doordie.12")
def test_the_runner_goes_by_the_gates_over_everybody_for_no_cards() -> None:
    guards = "guard-1@ramp-01 guard-2@pass-main guard-3@od-se-20 british-1@pass-inner"
    game = devir(f"{GATE} {guards}", kits="american", escapes=3)
    road = [BOARD.names[place] for place in BOARD.roads["do-or-die"]]
    assert road[0] == "pass-inner"
    assert "pass-main" in road

    run(game, "seven-throws", *((4, 5),) * 7)

    assert escapes(game, "american") == 1
    assert (at(game, "guard-1"), at(game, "british-1")) == ("ramp-01", "pass-inner")


@rule("doordie.13", "doordie.14", "doordie.15", "doordie.16", "ruling.73")
def test_a_failed_run_ends_the_game_for_its_officer() -> None:
    game = devir(GATE, kits="american", hands={"american": "bribe"}, equipment={"american": "rope"})
    run(game, "three-throws", (1, 2), (1, 2), (1, 2))

    assert {at(game, f"american-{number}") for number in range(1, 7)} == {"dead"}
    assert (hand(game, "american"), equipment(game, "american")) == ([], [])
    assert bottom(game, 0) == ["bribe"]
    assert game._game.state.kit_supply == 5
    for _ in range(3):
        assert game.asked() != ("american",)
        end_turn(game)
    assert game.asked() == ("british",)


@rule("ruling.73")
def test_when_every_officer_is_out_the_german_officer_wins_at_once() -> None:
    game = devir(GATE, kits="american", players=2)
    run(game, "three-throws", (1, 2), (1, 2), (1, 2))

    assert (game.winners, game.outcome.ending.value) == (("security",), "eliminated")  # type: ignore[union-attr]


@rule("ruling.73")
def test_the_tunnel_of_an_officer_who_is_out_goes_on_while_two_others_are_in_it() -> None:
    pawns = "american-2@under-room-theatre-3 british-1@under-ramp-03 british-2@under-ramp-09 dutch-1@room-theatre-1"
    game = devir(f"{GATE} {pawns}", kits="american", hands={"american": "tunnel-theatre"})
    game._game.state.tunnels[2] = 1
    run(game, "three-throws", (1, 2), (1, 2), (1, 2))
    assert bottom(game, 0) == ["tunnel-theatre"]
    end_turn(game)
    play(game, "dutch", "Throw")
    dice(game, 1, 3)

    play(game, "dutch", "Cross dutch-1 under-room-theatre-3 []")

    assert at(game, "dutch-1") == "under-room-theatre-3"


@rule("ruling.73")
def test_the_tunnel_of_an_officer_who_is_out_collapses_on_a_single_man() -> None:
    pawns = "american-2@under-room-theatre-3 british-1@under-ramp-03"
    game = devir(f"{GATE} {pawns}", kits="american", hands={"american": "tunnel-theatre"})
    game._game.state.tunnels[2] = 1
    run(game, "three-throws", (1, 2), (1, 2), (1, 2))

    assert tuple(game.view("security").table.tunnels) == (-1, -1, -1)
    assert at(game, "british-1") == "under-ramp-03"


# --- the car


def drive(game: Match, *throws: tuple[int, int]) -> None:
    play(game, "american", DRIVE)
    for first, second in throws:
        dice(game, first, second)


@rule("car.1", "car.2")
def test_the_car_is_taken_at_its_arrow_with_its_card() -> None:
    refused(devir("american-1@car-1", points=4, kits="american"), "american", DRIVE, Refusal.CARD_NOT_HELD)
    for place in ("gar-049", "gar-054"):
        game = devir(f"american-1@{place}", points=4, kits="american", hands=CAR)
        refused(game, "american", DRIVE, Refusal.NOT_AT_CAR)


@rule("car.3", "car.5", "car.6", "car.8", "ruling.53", "ruling.81")
def test_six_throws_and_one_for_each_double_then_a_cell_at_no_loss() -> None:
    game = devir(
        "american-1@car-1 american-2@ic-r10-c07", points=4, kits="american", hands=CAR, equipment={"american": "rope"}
    )
    play(game, "american", DRIVE)
    dice(game, 1, 1)
    for _ in range(6):
        assert game.asked() == ("chance",)
        dice(game, 1, 2)
    play(game, "security", "ChooseCell cells-c")

    assert (at(game, "american-1"), equipment(game, "american"), points(game)) == ("cells-c", ["rope"], 4)
    assert "DrawCard" not in names(game, "american")
    play(game, "american", "MovePawn american-2 ic-r10-c08")


@rule("ruling.53")
def test_by_house_rule_a_failed_drive_costs_a_card() -> None:
    game = devir(
        "american-1@car-1",
        points=4,
        kits="american",
        hands=CAR,
        equipment={"american": "rope"},
        house_rules=["loss-with-the-car"],
    )
    drive(game, *SHORT)
    play(game, "security", "ChooseCell cells-c")

    assert equipment(game, "american") == []


@rule("car.4", "car.9")
def test_the_car_leaves_by_the_main_gate_and_with_a_kit_it_is_freedom() -> None:
    road = [BOARD.names[place] for place in BOARD.roads["staff-car"]]
    assert "pass-main" in road
    game = devir("american-1@car-1", points=4, kits="american", hands=CAR, escapes=3)
    drive(game, *FAR_ENOUGH)

    assert escapes(game, "american") == 1


@rule("car.10", "ruling.53")
def test_a_driver_without_a_kit_ends_in_a_cell() -> None:
    game = devir("american-1@car-1", points=4, hands=CAR)
    drive(game, *FAR_ENOUGH)
    play(game, "security", "ChooseCell cells-a")

    assert (at(game, "american-1"), escapes(game, "american")) == ("cells-a", 0)


@rule("car.7", "ruling.52")
@pytest.mark.parametrize("place", ["gar-068", "gar-098"])
@pytest.mark.parametrize("pawn", ["guard-1", "british-1"])
def test_pawns_in_the_way_are_pushed_to_the_next_circle(place: str, pawn: str) -> None:
    game = devir(f"american-1@car-1 {pawn}@{place}", points=4, kits="american", hands=CAR, escapes=3)
    owner = "security" if pawn == "guard-1" else "british"
    drive(game, *FAR_ENOUGH)
    if game.asked() == (owner,):
        play(game, owner, offered(game, owner, f"Settle {pawn}")[0])

    near = {BOARD.names[spot] for spot in BOARD.steps[BOARD.place(place)]}
    assert at(game, pawn) in near - {BOARD.names[spot] for spot in BOARD.roads["staff-car"]}


# --- who wins


@rule("victory.1", "victory.2", "victory.4", "ruling.57", "ruling.58", "ruling.59")
def test_at_the_time_limit_all_who_have_the_number_win_the_one_with_most_first() -> None:
    pawns = "american-1@od-n-01 american-2@od-se-01 british-1@od-n-05 british-2@od-se-05 british-3@od-s-05"
    game = devir(pawns, points=4, kits="american british", escapes=2, rounds=1)
    play(game, "american", "MovePawn american-1 target-2", "MovePawn american-2 target-5")
    assert (escapes(game, "american"), escapes(game, "british")) == (2, 0)
    assert not game.finished
    play(
        game,
        "american",
        "EndTurn",
    )
    play(game, "british", "Throw")
    for _ in range(3):
        dice(game, 6, 6)
    dice(game, 1, 2)
    for man, target in (("british-1", "target-2"), ("british-2", "target-5"), ("british-3", "target-6")):
        play(game, "british", f"MovePawn {man} {target}")
    end_turn(game)
    end_turn(game)
    assert game.asked() == ("security",)
    end_turn(game)

    assert game.winners == ("british", "american")


@rule("ruling.58")
def test_a_tie_for_the_most_is_shared() -> None:
    game = devir(turn="security", throw=(1, 3), rounds=1, escapes=2)
    game._game.state.escapes = [0, 2, 2, 1]
    end_turn(game)

    assert game.winners == ("american", "british")


@rule("victory.3")
def test_the_german_officer_wins_when_nobody_has_the_number_in_time() -> None:
    game = devir(turn="security", throw=(1, 3), rounds=1, escapes=2)
    game._game.state.escapes = [0, 1, 1, 0]
    end_turn(game)

    assert (game.winners, game.outcome.ending.value) == (("security",), "time")  # type: ignore[union-attr]


@rule("ruling.57")
def test_it_ends_early_only_when_no_officer_has_a_man_left() -> None:
    others = " ".join(f"american-{number}@dead" for number in range(3, 9))
    game = devir(f"american-1@od-n-01 american-2@od-se-01 {others}", players=2, points=4, kits="american", escapes=2)
    play(game, "american", "MovePawn american-1 target-2")
    assert not game.finished

    play(game, "american", "MovePawn american-2 target-5")

    assert (game.winners, game.outcome.ending.value) == (("american",), "escapes")  # type: ignore[union-attr]


@rule("ruling.57")
def test_by_house_rule_the_number_ends_the_game() -> None:
    game = devir("american-1@od-n-01", points=4, kits="american", escapes=1, house_rules=["ends-at-the-number"])
    play(game, "american", "MovePawn american-1 target-2")

    assert game.winners == ("american",)


@rule("ruling.55")
def test_whoever_is_out_has_lost_what_he_had_won() -> None:
    game = devir(GATE, kits="american", rounds=1, escapes=1)
    game._game.state.escapes = [0, 2, 0, 0]
    run(game, "three-throws", (1, 2), (1, 2), (1, 2))
    for _ in range(3):
        end_turn(game)

    assert game.winners == ("security",)


@rule("ruling.59")
def test_a_round_once_begun_is_played_out() -> None:
    game = devir(throw=(1, 3), players=3)
    game.play("clock", "TimeUp")
    for seat in ("american", "british", "security"):
        assert game.asked() == (seat,)
        end_turn(game)

    assert game.finished
