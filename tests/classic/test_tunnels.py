"""Tunnels: who opens them, who may be in them, how they are left, and the ground above them."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from colditz.model.cards import Card
from colditz.model.events import CardShown
from tests.scene import (
    at,
    bottom,
    dice,
    end_turn,
    equipment,
    hand,
    happened,
    offered,
    options,
    play,
    points,
    refused,
    scene,
)

OPEN_THEATRE = "PlayCard tunnel-theatre american-1 american-2"
MOUTH = "under-room-theatre-3"


def theatre(pawns: str = "", *, left: int = 30, players: int = 2, equipment: str = "", others: str = "") -> Match:
    """Two Americans have just opened the theatre tunnel and are in its first two circles."""
    game = scene(
        f"american-1@room-theatre-1 american-2@room-theatre-4 {pawns}",
        players=players,
        points=left + 3,
        hands={"american": f"tunnel-theatre {others}"},
        equipment={"american": equipment},
    )
    play(game, "american", OPEN_THEATRE)
    return game


def next_turn(game: Match, seat: str, first: int, second: int) -> None:
    """The turn passes to the next seat, which throws."""
    end_turn(game)
    play(game, seat, "Throw")
    dice(game, first, second)


# --- the card


@pytest.mark.rule("classic.53.1")
def test_no_pow_enters_a_tunnel_whose_card_nobody_holds() -> None:
    game = scene("american-1@room-canteen-4 american-2@room-canteen-3", players=2, points=9)

    refused(game, "american", "Cross american-1 under-room-canteen-2 []", Refusal.TUNNEL_NOT_OPEN)
    refused(game, "american", "PlayCard tunnel-canteen american-1 american-2", Refusal.CARD_NOT_HELD)


@pytest.mark.rule("classic.53.1", "classic.ruling.59")
def test_the_holder_of_the_card_sends_two_men_in_at_once() -> None:
    game = scene(
        "american-1@room-canteen-4 american-2@room-canteen-3",
        players=2,
        points=4,
        hands={"american": "tunnel-canteen"},
    )

    play(game, "american", "PlayCard tunnel-canteen american-1 american-2")

    assert (at(game, "american-1"), at(game, "american-2")) == ("under-room-canteen-1", "under-room-canteen-2")
    assert points(game) == 0


@pytest.mark.rule("classic.ruling.59")
def test_the_first_man_may_not_enter_unless_a_second_can_follow() -> None:
    game = scene(
        "american-1@room-canteen-4 american-2@room-canteen-3",
        players=2,
        points=3,
        hands={"american": "tunnel-canteen"},
    )

    refusal = refused(game, "american", "PlayCard tunnel-canteen american-1 american-2", Refusal.TWO_MUST_ENTER)

    assert refusal.rule == "classic.ruling.59"
    assert not offered(game, "american", "PlayCard")
    refused(game, "american", "Cross american-1 under-room-canteen-2 []", Refusal.TUNNEL_NOT_OPEN)


@pytest.mark.rule("classic.53.2", "classic.ruling.61")
def test_the_tunnel_card_is_shown_to_the_security_officer_on_entering() -> None:
    game = scene(
        "american-1@room-theatre-1 american-2@room-theatre-4",
        players=2,
        points=3,
        hands={"american": "tunnel-theatre"},
    )

    shown = happened(play(game, "american", OPEN_THEATRE), "CardShown")

    assert [event.seen_by(0) for event in shown] == [CardShown(1, Card.TUNNEL_THEATRE)]
    assert 1 in game.view("security").table.tunnels
    assert hand(game, "american") == ["tunnel-theatre"]


@pytest.mark.rule("classic.ruling.61")
def test_a_tunnel_card_in_use_counts_among_the_three_and_may_not_be_laid_away() -> None:
    game = theatre(others="release bribe sabotage")

    refused(game, "american", "EndTurn", Refusal.HAND_TOO_LARGE)
    refusal = refused(game, "american", "Discard tunnel-theatre", Refusal.TUNNEL_OPEN)
    assert refusal.rule == "classic.ruling.61"
    play(game, "american", "Discard release", "EndTurn")

    assert hand(game, "american") == ["bribe", "sabotage", "tunnel-theatre"]


@pytest.mark.rule("classic.ruling.61")
@pytest.mark.parametrize("want", ["[]", "[rope]"])
def test_a_tunnel_card_in_use_may_not_be_traded_or_given_away(want: str) -> None:
    game = theatre(players=4, others="release")

    refused(game, "american", f"OfferTrade british [tunnel-theatre] {want}", Refusal.TUNNEL_OPEN)
    play(game, "american", f"OfferTrade british [release] {want}")


@pytest.mark.rule("classic.53.4")
def test_the_tunnel_card_goes_under_the_pack_when_the_last_man_is_out() -> None:
    game = theatre()

    play(game, "american", "MovePawn american-1 out-s-64")
    assert (hand(game, "american"), bottom(game, 0)) == (["tunnel-theatre"], [])
    play(game, "american", "MovePawn american-2 out-s-62")

    assert (hand(game, "american"), bottom(game, 0)) == ([], ["tunnel-theatre"])


# --- other nations


@pytest.mark.rule("classic.53.5", "classic.ruling.60")
def test_a_pow_of_another_nation_enters_with_the_holders_leave() -> None:
    game = theatre("british-1@room-theatre-5", players=4)
    play(game, "american", "MovePawn american-1 under-ramp-09", "MovePawn american-2 under-ramp-03")
    next_turn(game, "british", 2, 6)
    play(game, "british", "MovePawn british-1 room-theatre-4", f"Cross british-1 {MOUTH} []")
    assert game.asked() == ("american",)

    play(game, "american", "Accept")

    assert (at(game, "british-1"), points(game)) == (MOUTH, 6)


@pytest.mark.rule("classic.ruling.60")
def test_a_pow_of_another_nation_stays_out_without_the_holders_leave() -> None:
    game = theatre("british-1@room-theatre-5", players=4)
    play(game, "american", "MovePawn american-1 under-ramp-09", "MovePawn american-2 under-ramp-03")
    next_turn(game, "british", 2, 6)

    play(game, "british", "MovePawn british-1 room-theatre-4", f"Cross british-1 {MOUTH} []")
    play(game, "american", "Refuse")

    assert (at(game, "british-1"), points(game)) == ("room-theatre-4", 7)


@pytest.mark.rule("classic.ruling.60")
def test_a_tunnel_stays_open_for_two_men_of_other_nations_and_leave_is_asked_for_each() -> None:
    game = theatre("british-1@room-theatre-5 british-2@room-theatre-2", players=4)
    play(game, "american", "MovePawn american-1 under-out-s-63", "MovePawn american-2 under-out-s-54")
    next_turn(game, "british", 5, 6)
    play(game, "british", "MovePawn british-1 room-theatre-4", f"Cross british-1 {MOUTH} []")
    play(game, "american", "Accept")
    play(game, "british", "MovePawn british-1 under-ramp-03", "MovePawn british-2 room-theatre-4")
    play(game, "british", f"Cross british-2 {MOUTH} []")
    play(game, "american", "Accept")
    end_turn(game)
    end_turn(game)
    end_turn(game)

    play(game, "american", "Throw")
    dice(game, 2, 6)
    play(game, "american", "MovePawn american-1 out-s-64", "MovePawn american-2 out-s-62", "EndTurn")

    assert (at(game, "british-1"), at(game, "british-2")) == ("under-ramp-03", MOUTH)
    assert hand(game, "american") == ["tunnel-theatre"]
    assert 1 in game.view("security").table.tunnels


# --- at least two


@pytest.mark.rule("classic.53.6", "classic.ruling.59")
def test_a_tunnel_with_a_single_man_collapses_at_the_end_of_the_turn() -> None:
    game = theatre(equipment="rope")
    play(game, "american", "MovePawn american-2 room-theatre-1")
    assert at(game, "american-1") == "tn-theatre-2"

    play(game, "american", "EndTurn")
    play(game, "security", "ChooseCell cells-a")

    assert at(game, "american-1") == "cells-a"
    assert equipment(game, "american") == ["rope"]
    assert (hand(game, "american"), bottom(game, 0)) == ([], ["tunnel-theatre"])
    next_turn(game, "american", 1, 3)
    refused(game, "american", f"Cross american-2 {MOUTH} []", Refusal.TUNNEL_NOT_OPEN)


@pytest.mark.rule("classic.ruling.59")
def test_the_men_are_counted_at_the_end_of_every_players_turn() -> None:
    game = theatre("british-1@room-theatre-5", players=4)
    play(game, "american", "MovePawn american-1 under-out-s-63", "MovePawn american-2 under-out-s-54")
    next_turn(game, "british", 3, 5)
    play(game, "british", "MovePawn british-1 room-theatre-4", f"Cross british-1 {MOUTH} []")
    play(game, "american", "Accept")
    end_turn(game)
    end_turn(game)
    end_turn(game)
    play(game, "american", "Throw")
    dice(game, 2, 6)
    play(game, "american", "MovePawn american-1 out-s-64", "EndTurn")
    play(game, "british", "Throw")
    dice(game, 1, 3)

    play(game, "british", "MovePawn british-1 room-theatre-1", "EndTurn")
    play(game, "security", "ChooseCell cells-c")

    assert at(game, "american-2") == "cells-c"
    assert bottom(game, 0) == ["tunnel-theatre"]


# --- moving in it


@pytest.mark.rule("classic.ruling.96")
def test_men_in_a_tunnel_may_turn_round_and_leave_at_either_end() -> None:
    game = theatre()

    play(game, "american", "MovePawn american-1 under-ramp-17", "MovePawn american-1 tn-theatre-2")
    play(game, "american", "MovePawn american-2 room-theatre-4", "MovePawn american-1 out-s-64")

    assert (at(game, "american-1"), at(game, "american-2")) == ("out-s-64", "room-theatre-4")


@pytest.mark.rule("classic.ruling.96")
def test_men_in_a_tunnel_do_not_pass_one_another() -> None:
    game = theatre()

    refused(game, "american", "MovePawn american-2 under-ramp-03")
    play(game, "american", "MovePawn american-1 under-ramp-09", "MovePawn american-2 under-ramp-03")


@pytest.mark.rule("classic.ruling.96")
def test_nobody_enters_a_tunnel_past_a_man_at_its_mouth() -> None:
    game = theatre("american-3@room-theatre-5")
    play(game, "american", "MovePawn american-3 room-theatre-4")

    refused(game, "american", f"Cross american-3 {MOUTH} []", Refusal.CIRCLE_TAKEN)


@pytest.mark.rule("classic.ruling.96")
@pytest.mark.parametrize(("above", "below"), [("out-s-62", "under-out-s-63"), ("ramp-10", "under-ramp-09")])
def test_a_tunnel_is_entered_only_at_its_room_end(above: str, below: str) -> None:
    game = theatre(f"american-3@{above}")

    refused(game, "american", f"Cross american-3 {below} []", Refusal.NOT_ADJACENT)
    assert f"MovePawn american-3 {below}" not in options(game, "american")


# --- above it


@pytest.mark.rule("classic.53.13", "classic.53.15")
@pytest.mark.parametrize("below", ["american-8@ic-r10-c06", "american-8@under-ramp-09"])
@pytest.mark.parametrize(("seat", "pawn"), [("american", "american-1"), ("security", "guard-1")])
def test_pawns_above_cross_a_tunnel_whether_or_not_a_man_is_under_them(below: str, seat: str, pawn: str) -> None:
    game = scene(f"{pawn}@ramp-10 {below}", turn=seat, players=2, points=2)

    play(game, seat, f"MovePawn {pawn} ramp-08")

    assert (at(game, pawn), points(game)) == ("ramp-08", 0)


@pytest.mark.rule("classic.53.14")
@pytest.mark.parametrize(("seat", "pawn"), [("american", "american-1"), ("security", "guard-1")])
def test_pawns_above_do_not_travel_along_the_line_of_a_tunnel(seat: str, pawn: str) -> None:
    game = scene(f"{pawn}@out-s-54", turn=seat, players=2, points=2)
    refused(game, seat, f"MovePawn {pawn} out-s-72", Refusal.OUT_OF_REACH)

    game = scene(f"{pawn}@out-s-54", turn=seat, players=2, points=3)
    play(game, seat, f"MovePawn {pawn} out-s-72")

    assert at(game, pawn) == "out-s-72"


@pytest.mark.rule("classic.53.16")
@pytest.mark.parametrize(
    ("seat", "pawn", "reason"),
    [
        ("american", "american-1", Refusal.NO_REST_ABOVE_TUNNEL),
        ("security", "guard-1", Refusal.NO_GUARD_ABOVE_TUNNEL),
    ],
)
def test_pawns_above_may_not_stop_on_a_tunnel(seat: str, pawn: str, reason: Refusal) -> None:
    game = scene(f"{pawn}@out-s-53", turn=seat, players=2, points=6)

    refusal = refused(game, seat, f"MovePawn {pawn} out-s-54", reason)

    assert refusal.rule == "classic.53.16"


@pytest.mark.rule("classic.53.16")
def test_a_turn_may_not_end_with_a_pow_standing_over_a_tunnel() -> None:
    game = scene("american-1@out-s-54", players=2, points=6)

    refused(game, "american", "EndTurn", Refusal.LEAVE_TUNNEL_SPACE_FIRST)
    play(game, "american", "MovePawn american-1 out-s-55", "EndTurn")
