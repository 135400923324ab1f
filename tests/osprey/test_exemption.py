"""POWs on their way home from the outer cells: when guards must leave them alone, and when not."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, dice, end_turn, equipment, offered, play, refused, scene

TAKE = "Arrest guard-1 dutch-1"
GUARD = "guard-1@ramp-23"  # beside the way home, not on it


def released(men: str = GUARD, held: str = "", security: str = "") -> Match:
    """A Dutch POW stands before the outer cells with four points for his way home."""
    game = scene(
        f"dutch-1@cells-c {men}",
        turn="dutch",
        throw=(2, 2),
        hands={"dutch": "release", "security": security},
        equipment={"dutch": held},
        edition="osprey",
    )
    play(game, "dutch", "PlayCard release dutch-1 - exit-outer-cells")
    return game


def security_throws(game: Match) -> None:
    """The Security Officer's turn has come, and he throws four."""
    play(game, "security", "Throw")
    dice(game, 1, 3)


@pytest.mark.rule("osprey.arrest.9", "osprey.ruling.109")
def test_a_pow_who_spends_every_point_on_his_way_home_is_exempt() -> None:
    game = released()
    play(game, "dutch", "MovePawn dutch-1 ramp-21", "EndTurn")
    security_throws(game)

    assert refused(game, "security", TAKE, Refusal.ON_THE_WAY_BACK).rule == "osprey.arrest.9"
    assert not offered(game, "security", "Arrest")


@pytest.mark.rule("osprey.arrest.9")
def test_two_released_pows_may_share_the_points() -> None:
    game = released("dutch-2@cells-c guard-1@ramp-23")
    play(game, "dutch", "MovePawn dutch-1 ramp-22", "Release dutch-2 exit-outer-cells", "EndTurn")
    security_throws(game)

    refused(game, "security", TAKE, Refusal.ON_THE_WAY_BACK)
    refused(game, "security", "Arrest guard-1 dutch-2", Refusal.ON_THE_WAY_BACK)


@pytest.mark.rule("osprey.arrest.10")
def test_a_returning_pow_is_arrested_while_his_officer_holds_a_pass() -> None:
    game = released(held="pass")
    play(game, "dutch", "MovePawn dutch-1 ramp-21", "EndTurn")
    security_throws(game)

    play(game, "security", TAKE)
    play(game, "dutch", "Surrender pass")

    assert (at(game, "dutch-1"), at(game, "guard-1")) == ("cells-c", "office")


@pytest.mark.rule("osprey.arrest.10")
def test_once_the_pass_is_gone_he_is_exempt_again() -> None:
    game = released(held="pass")
    play(game, "dutch", "MovePawn dutch-1 ramp-21", "EndTurn")
    security_throws(game)
    assert offered(game, "security", "Arrest") == [TAKE]
    play(game, "security", "EndTurn")
    end_turn(game)
    end_turn(game)

    play(game, "dutch", "OfferTrade british [pass] []")
    play(game, "british", "AnswerTrade dutch 1")
    play(game, "dutch", "Throw")
    dice(game, 1, 3)
    play(game, "dutch", "MovePawn dutch-1 ramp-11", "EndTurn")
    security_throws(game)

    refused(game, "security", TAKE, Refusal.ON_THE_WAY_BACK)


STRAYING = {
    "another pawn moved": ["MovePawn dutch-1 ramp-22", "MovePawn dutch-2 ic-r10-c07"],
    "left standing": ["MovePawn dutch-2 ic-r10-c10"],
    "points held back": ["MovePawn dutch-1 ramp-22"],
    "sent elsewhere": ["MovePawn dutch-1 ramp-15", "MovePawn dutch-1 ramp-04"],
}


@pytest.mark.rule("osprey.arrest.11")
@pytest.mark.parametrize("moves", STRAYING.values(), ids=STRAYING.keys())
def test_a_returning_pow_is_arrested_if_movement_was_held_back_or_spent_elsewhere(moves: list[str]) -> None:
    game = released("guard-1@land-11 dutch-2@ic-r10-c06")
    play(game, "dutch", *moves, "EndTurn")
    security_throws(game)

    play(game, "security", TAKE)

    assert (at(game, "dutch-1"), at(game, "guard-1")) == ("cells-c", "office")


@pytest.mark.rule("osprey.arrest.12")
def test_a_pow_who_came_out_by_a_rope_has_no_exemption() -> None:
    men = "dutch-1@room-theatre-6 guard-1@ramp-10"
    game = scene(men, turn="dutch", throw=(1, 3), equipment={"dutch": "rope"}, edition="osprey")
    play(game, "dutch", "Cross dutch-1 land-13 [rope]", "MovePawn dutch-1 ramp-11", "EndTurn")
    assert equipment(game, "dutch") == []
    security_throws(game)

    play(game, "security", TAKE)

    assert at(game, "dutch-1") == "cells-c"


@pytest.mark.rule("osprey.arrest.12")
def test_a_pow_released_from_the_inner_cells_is_left_alone_only_without_equipment() -> None:
    def after_release(held: str) -> Match:
        men = "dutch-1@cells-a guard-1@ic-r20-c12"
        cards, hands = {"dutch": held}, {"dutch": "release"}
        game = scene(men, turn="dutch", throw=(1, 3), hands=hands, equipment=cards, edition="osprey")
        play(game, "dutch", "PlayCard release dutch-1 - exit-inner-cells", "EndTurn")
        security_throws(game)
        return game

    assert refused(after_release(""), "security", TAKE, Refusal.NOT_LIABLE).rule == "osprey.arrest.2"
    assert offered(after_release("key"), "security", "Arrest") == [TAKE]


@pytest.mark.rule("osprey.ruling.109")
def test_a_returning_pow_who_refuses_appel_is_liable() -> None:
    game = released(security="appel")
    play(game, "dutch", "MovePawn dutch-1 ramp-21", "EndTurn")
    play(game, "security", "PlayCard appel")
    play(game, "dutch", "Pass")
    security_throws(game)

    play(game, "security", TAKE)

    assert at(game, "dutch-1") == "cells-c"
