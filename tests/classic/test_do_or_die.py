"""Do or Die: the desperate run over the moat."""

from __future__ import annotations

from itertools import pairwise

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from colditz.model.events import DistanceLeft, PowEscaped
from colditz.model.ids import Area
from tests.scene import (
    at,
    bottom,
    deal,
    dice,
    end_turn,
    equipment,
    escapes,
    happened,
    names,
    offered,
    play,
    refused,
    scene,
)

AT_THE_GATE = "american-1@ic-r25-c14"  # 63 circles from the target
RUN = "DoOrDie american-1"


def run(game: Match, card: str, *throws: tuple[int, int], pawn: str = "american-1") -> None:
    """Declare the run, take this card and make these throws."""
    play(game, pawn.split("-", maxsplit=1)[0], f"DoOrDie {pawn}")
    deal(game, card)
    for first, second in throws:
        dice(game, first, second)


FAIL = ((1, 2), (1, 2), (1, 2))
NINES = ((4, 5),) * 7


# --- who may run


@pytest.mark.rule("classic.51.1")
def test_the_run_needs_a_kit() -> None:
    game = scene(AT_THE_GATE)

    refusal = refused(game, "american", RUN, Refusal.NO_KIT)

    assert refusal.rule == "classic.51.1"
    assert offered(game, "american", "DoOrDie") == []


@pytest.mark.rule("classic.51.1", "classic.51.2")
def test_an_officer_with_a_kit_may_run_in_his_own_turn() -> None:
    game = scene(AT_THE_GATE, kits="american")

    assert RUN in offered(game, "american", "DoOrDie")
    play(game, "american", RUN)


@pytest.mark.rule("classic.51.2")
@pytest.mark.parametrize("turn", ["british", "security"])
def test_the_run_is_not_made_in_another_players_turn(turn: str) -> None:
    game = scene(AT_THE_GATE, turn=turn, kits="american")

    refused(game, "american", RUN, Refusal.NOT_ASKED)


@pytest.mark.rule("classic.51.2")
def test_only_the_own_men_are_sent_to_run() -> None:
    game = scene(kits="american")

    refused(game, "american", "DoOrDie british-1", Refusal.NOT_YOUR_PAWN)


@pytest.mark.rule("classic.51.5", "classic.ruling.56")
@pytest.mark.parametrize(
    "place",
    ["ic-r10-c07", "room-chapel-9", "room-laundry-2", "ap-r7-c1", "safe-n-1", "post-inner-1", "in-wc-1", "pass-inner"],
)
def test_the_run_starts_anywhere_in_the_prisoners_area(place: str) -> None:
    game = scene(f"american-1@{place}", kits="american")

    run(game, "three-throws")
    for _ in range(8):  # 96 points, six more than from the farthest room
        if game.asked() == ("chance",):
            dice(game, 6, 6)

    assert escapes(game, "american") == 1


@pytest.mark.rule("classic.51.5", "classic.ruling.56")
@pytest.mark.parametrize("place", ["gar-054", "ramp-01", "od-se-05", "cells-a", "under-room-chapel-8"])
def test_the_run_starts_nowhere_else(place: str) -> None:
    game = scene(f"american-1@{place}", kits="american")

    refusal = refused(game, "american", RUN, Refusal.NOT_IN_GREY_AREA)

    assert refusal.rule == "classic.51.5"
    assert RUN not in offered(game, "american", "DoOrDie")


@pytest.mark.rule("classic.ruling.56")
def test_the_run_from_the_guard_house_door_goes_by_the_inner_gate_too() -> None:
    game = scene("american-1@door-gh", kits="american")  # 16 circles to the gate, 62 beyond it

    run(game, "seven-throws", (6, 6), (6, 6), (6, 6), (6, 6), (6, 6), (6, 5))
    assert game.asked() == ("chance",)
    dice(game, 3, 4)

    assert escapes(game, "american") == 1


# --- the card


@pytest.mark.rule("classic.51.3", "classic.ruling.57")
def test_the_top_card_of_the_pack_is_taken_and_goes_under_it() -> None:
    game = scene(f"{AT_THE_GATE} american-2@ic-r25-c15", kits="american", escapes=3, players=2)
    run(game, "seven-throws", *NINES)
    assert bottom(game, 2) == ["seven-throws"]
    end_turn(game)
    end_turn(game)

    play(game, "american", "DoOrDie american-2")

    refused(game, "chance", "Deal seven-throws")
    refused(game, "chance", "Deal release")
    assert len(offered(game, "chance", "Deal")) == 4


@pytest.mark.rule("classic.51.3")
def test_when_every_card_was_used_the_first_of_them_is_on_top_again() -> None:
    game = scene(AT_THE_GATE, kits="american")
    state = game._game.state
    state.bottoms[2] = tuple(reversed([card for card, number in enumerate(state.pools[2]) if number]))
    state.pools[2] = (0,) * len(state.pools[2])

    play(game, "american", RUN)

    assert offered(game, "chance", "Deal") == ["Deal seven-throws"]


@pytest.mark.rule("classic.51.4")
@pytest.mark.parametrize(
    ("card", "throws"),
    [("three-throws", 3), ("four-throws", 4), ("five-throws", 5), ("six-throws", 6), ("seven-throws", 7)],
)
def test_the_card_says_how_many_throws_the_runner_has(card: str, throws: int) -> None:
    game = scene(AT_THE_GATE, kits="american")

    run(game, card, *[(1, 2)] * (throws - 1))
    assert at(game, "american-1") == "ic-r25-c14"
    dice(game, 1, 2)

    assert at(game, "american-1") == "dead"


@pytest.mark.rule("classic.ruling.57")
def test_a_double_gives_the_runner_an_extra_throw() -> None:
    game = scene(AT_THE_GATE, kits="american")

    run(game, "three-throws", (1, 1), (1, 2), (1, 2))
    assert game.asked() == ("chance",)
    dice(game, 1, 2)

    assert at(game, "american-1") == "dead"


@pytest.mark.rule("classic.ruling.55")
def test_the_run_is_declared_before_the_throw() -> None:
    game = scene(AT_THE_GATE, throw=(3, 4), kits="american")

    refused(game, "american", RUN, Refusal.ALREADY_THROWN)


@pytest.mark.rule("classic.ruling.55")
@pytest.mark.parametrize("action", ["Pass", "EndTurn", "Throw", "DoOrDie american-2"])
def test_nobody_backs_out_after_seeing_the_card(action: str) -> None:
    game = scene(AT_THE_GATE, kits="american")
    run(game, "three-throws")

    refused(game, "american", action, Refusal.NOT_ASKED)

    assert game.asked() == ("chance",)


@pytest.mark.rule("classic.ruling.55")
def test_the_run_takes_the_place_of_the_normal_throw() -> None:
    game = scene(AT_THE_GATE, kits="american")
    run(game, "seven-throws", *NINES)

    refused(game, "american", "Throw", Refusal.THROWN_ONCE)
    refused(game, "american", "MovePawn american-2 ap-r6-c2", Refusal.NO_POINTS_LEFT)


# --- the way


@pytest.mark.rule("classic.51.7", "classic.ruling.56")
def test_the_way_leads_by_the_inner_gate_the_garrison_and_the_main_gate_to_a_target() -> None:
    board = scene()._game.board
    way = board.roads["do-or-die"]

    assert all(to in board.steps[place] for place, to in pairwise(way))
    assert (board.names[way[0]], board.target[way[-1]]) == ("pass-inner", True)
    assert board.place("pass-main") in way
    areas = [board.area[place] for place in way]
    assert areas == sorted(areas)
    assert set(areas) == {Area.INNER, Area.OUTER, Area.OUTSIDE}


@pytest.mark.rule("classic.51.7")
def test_the_runner_does_not_leave_the_way() -> None:
    game = scene("american-1@room-canteen-5", kits="american", equipment={"american": "rope"})
    run(game, "three-throws")

    refused(game, "american", "Cross american-1 land-04 [rope]", Refusal.NOT_ASKED)
    refused(game, "american", "MovePawn american-1 room-canteen-4", Refusal.NOT_ASKED)


@pytest.mark.rule("classic.51.7", "classic.51.9", "classic.51.12")
@pytest.mark.parametrize(("last", "escaped"), [((4, 5), 1), ((3, 5), 0)])
def test_every_circle_of_the_way_is_counted(last: tuple[int, int], escaped: int) -> None:
    game = scene(AT_THE_GATE, kits="american")

    run(game, "seven-throws", *NINES[:6], last)

    assert escapes(game, "american") == escaped
    assert at(game, "american-1") == ("escaped" if escaped else "dead")


@pytest.mark.rule("classic.51.6")
def test_the_run_needs_and_spends_no_equipment() -> None:
    without = scene(AT_THE_GATE, kits="american")
    run(without, "seven-throws", *NINES)

    holding = scene(AT_THE_GATE, kits="american", equipment={"american": "key pass"})
    run(holding, "seven-throws", *NINES)

    assert (escapes(without, "american"), escapes(holding, "american")) == (1, 1)
    assert equipment(holding, "american") == ["key", "pass"]


@pytest.mark.rule("classic.51.8", "classic.ruling.56")
def test_nobody_stops_the_runner() -> None:
    posts = ["pass-inner", "ramp-01", "ramp-02", "door-ramp", "gar-134", "pass-main", "od-se-31", "od-se-10"]
    guards = " ".join(f"guard-{number}@{place}" for number, place in enumerate(posts, 1))
    game = scene(f"{AT_THE_GATE} british-1@od-se-01 british-2@target-5 {guards}", kits="american")

    run(game, "seven-throws", *NINES)

    assert escapes(game, "american") == 1
    assert (at(game, "guard-1"), at(game, "british-2")) == ("pass-inner", "target-5")
    assert refused(game, "american", "DoOrDie american-2").refusal is Refusal.ALREADY_THROWN


# --- how it ends


@pytest.mark.rule("classic.51.12")
def test_a_runner_who_reaches_the_target_has_escaped() -> None:
    game = scene(AT_THE_GATE, kits="american")
    american_1 = game.view("american").table.pawns.index("american-1")
    run(game, "seven-throws", *NINES[:6])

    events = dice(game, 4, 5)

    assert happened(events, "KitShown")
    assert happened(events, "PowEscaped") == [PowEscaped(american_1, 1, game._game.board.place("target-5"))]
    assert (escapes(game, "american"), at(game, "american-1")) == (1, "escaped")


@pytest.mark.rule("classic.51.11")
@pytest.mark.parametrize("throw", [(1, 2), (3, 4), (5, 6)])
def test_throws_of_the_run_earn_no_card(throw: tuple[int, int]) -> None:
    game = scene(AT_THE_GATE, kits="american")

    run(game, "three-throws", throw)
    assert game.asked() == ("chance",)
    for _ in range(5):
        dice(game, 6, 6)

    assert "DrawCard" not in names(game, "american")
    refused(game, "american", "DrawCard", Refusal.NO_CARD_EARNED)


@pytest.mark.rule("classic.ruling.57")
def test_a_team_that_succeeded_may_try_again_in_a_later_turn() -> None:
    game = scene(f"{AT_THE_GATE} american-2@ic-r25-c15", kits="american", escapes=3, players=2)
    run(game, "seven-throws", *NINES)
    end_turn(game)
    end_turn(game)

    run(game, "six-throws", (6, 6), (6, 6), *NINES[:5], pawn="american-2")

    assert escapes(game, "american") == 2


@pytest.mark.rule("classic.51.9", "classic.51.10")
def test_a_failed_run_kills_the_runner_and_puts_the_team_out() -> None:
    game = scene(AT_THE_GATE, kits="american")

    run(game, "three-throws", *FAIL)

    assert {at(game, f"american-{number}") for number in range(1, 7)} == {"dead"}
    assert game.view("british").table.out == (False, True, False, False)
    assert game.asked() == ("british",)


@pytest.mark.rule("classic.51.10", "classic.ruling.58")
def test_a_team_that_is_out_takes_no_further_turns() -> None:
    game = scene(AT_THE_GATE, kits="american")
    run(game, "three-throws", *FAIL)
    for _ in ("british", "dutch", "security"):
        end_turn(game)

    assert game.asked() == ("british",)
    refused(game, "american", "Throw", Refusal.NOT_ASKED)


# --- what the table is told


@pytest.mark.rule("classic.51.7")
def test_everybody_is_told_how_many_circles_and_throws_are_left() -> None:
    game = scene(AT_THE_GATE, kits="american")
    play(game, "american", RUN)

    told = [*deal(game, "three-throws"), *dice(game, 4, 5), *dice(game, 6, 6), *dice(game, 1, 2)]

    left = [(event.distance, event.throws) for event in told if isinstance(event, DistanceLeft)]
    assert left == [(63, 3), (54, 2), (42, 2), (39, 1)]  # a double gives one more throw
