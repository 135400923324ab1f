"""What becomes of a team that a failed run puts out of the game."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import (
    at,
    bottom,
    deal,
    dice,
    end_turn,
    equipment,
    escapes,
    hand,
    has_kit,
    play,
    refused,
    scene,
    supply,
)

RUNNER = "american-1@ic-r25-c14"
CANTEEN = 0  # the tunnels as the board numbers them


def fail(game: Match, seat: str = "american") -> None:
    """A run with three throws that all fall short."""
    play(game, seat, f"DoOrDie {seat}-1")
    deal(game, "three-throws")
    for _ in range(3):
        dice(game, 1, 2)


@pytest.mark.rule("classic.ruling.58", "classic.51.10")
def test_all_pawns_of_the_team_leave_the_board() -> None:
    game = scene(f"{RUNNER} american-2@cells-a american-3@room-store-1 american-4@out-n-14", kits="american")

    fail(game)

    assert {at(game, f"american-{number}") for number in range(1, 7)} == {"dead"}


@pytest.mark.rule("classic.ruling.58")
def test_the_cards_of_the_team_go_back_to_their_packs() -> None:
    game = scene(RUNNER, kits="american", hands={"american": "release talisman"}, equipment={"american": "rope key"})
    ropes, keys, kits = supply(game, "rope"), supply(game, "key"), game._game.state.kit_supply

    fail(game)

    assert (hand(game, "american"), equipment(game, "american"), has_kit(game, "american")) == ([], [], False)
    assert bottom(game, 0) == ["release", "talisman"]
    assert (supply(game, "rope"), supply(game, "key")) == (ropes + 1, keys + 1)
    assert game._game.state.kit_supply == kits + 1


@pytest.mark.rule("classic.ruling.58")
def test_earlier_escapes_stay_on_record() -> None:
    game = scene(f"{RUNNER} american-2@od-s-01", throw=(1, 3), kits="american", escapes=3, players=3)
    play(game, "american", "MovePawn american-2 target-6")
    for _ in range(3):
        end_turn(game)

    fail(game)

    assert escapes(game, "american") == 1
    assert (at(game, "american-1"), at(game, "american-2")) == ("dead", "escaped")


@pytest.mark.rule("classic.ruling.58", "classic.51.10")
def test_an_officer_who_is_out_cannot_win_even_with_the_most_escapes() -> None:
    game = scene(
        f"{RUNNER} american-2@od-s-01 american-3@od-s-02 british-1@od-se-01",
        throw=(1, 3),
        kits="american british",
        escapes=3,
        players=3,
        rounds=2,
        house_rules=["most-escapes-win"],
    )
    play(game, "american", "MovePawn american-2 target-6", "MovePawn american-3 target-6", "EndTurn")
    play(game, "british", "Throw")
    dice(game, 1, 3)
    play(game, "british", "MovePawn british-1 target-5", "EndTurn")
    end_turn(game)

    fail(game)
    end_turn(game)
    end_turn(game)

    assert escapes(game, "american") == 2
    assert game.winners == ("british",)


@pytest.mark.rule("classic.ruling.58")
def test_security_wins_at_once_when_every_team_is_out() -> None:
    game = scene(f"{RUNNER} british-1@ic-r25-c15", kits="american british", players=3)
    fail(game)
    assert not game.finished

    play(game, "british", "DoOrDie british-1")
    deal(game, "four-throws")
    for _ in range(4):
        dice(game, 1, 2)

    assert game.winners == ("security",)


# --- tunnels it leaves behind


def tunnel_scene(below: str) -> Match:
    """The Americans hold the canteen tunnel open; a runner of theirs stands at the gate."""
    game = scene(f"{RUNNER} {below}", kits="american", hands={"american": "tunnel-canteen"}, players=3)
    game._game.state.tunnels[CANTEEN] = game.seats.index("american")
    return game


@pytest.mark.rule("classic.ruling.58")
def test_its_men_leave_their_tunnel_and_it_is_shut() -> None:
    game = tunnel_scene("american-2@under-room-canteen-1 american-3@under-yard-01")

    fail(game)

    assert at(game, "american-2") == "dead"
    assert game.view("british").table.tunnels == (-1, -1, -1)
    assert bottom(game, 0) == ["tunnel-canteen"]


@pytest.mark.rule("classic.ruling.58")
def test_a_tunnel_left_with_one_man_collapses_at_the_end_of_the_turn() -> None:
    game = tunnel_scene("american-2@under-room-canteen-1 british-1@under-yard-01")

    fail(game)
    play(game, "security", "ChooseCell cells-a")

    assert at(game, "british-1") == "cells-a"
    assert game.view("british").table.tunnels == (-1, -1, -1)


@pytest.mark.rule("classic.ruling.58")
def test_a_tunnel_with_two_men_of_other_teams_stays_open_to_those_inside_only() -> None:
    game = tunnel_scene("british-1@under-yard-01 british-2@under-yard-02 british-3@room-canteen-4")

    fail(game)
    play(game, "british", "Throw")
    dice(game, 3, 4)

    refused(game, "british", "Cross british-3 under-room-canteen-2 []", Refusal.TUNNEL_NOT_OPEN)
    play(game, "british", "MovePawn british-2 tn-canteen-6")
    assert at(game, "british-2") == "tn-canteen-6"
