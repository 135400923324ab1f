"""Tunnels: opening, company, the last man, discovery, and the ground above."""

from __future__ import annotations

from itertools import pairwise

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from colditz.engine.state import HEADED_ON
from tests.devir.table import devir, next_turn, rule, thrown
from tests.scene import at, bottom, end_turn, equipment, hand, happened, offered, play, points, refused

OPEN = "PlayCard tunnel-theatre american-1 american-2"
FIRST, SECOND, THIRD = "under-room-theatre-3", "tn-theatre-2", "under-ramp-03"
LAST = "under-out-s-63"


def theatre(pawns: str = "", *, left: int = 30, players: int = 3, others: str = "", **options: object) -> Match:
    """Two Americans have just opened the theatre tunnel: american-1 on its second circle, american-2 on the first."""
    game = devir(
        f"american-1@room-theatre-1 american-2@room-theatre-4 {pawns}",
        players=players,
        points=left + 3,
        hands={"american": f"tunnel-theatre {others}"},
        **options,
    )
    play(game, "american", OPEN)
    return game


def alone(place: str = "under-ramp-09", **options: object) -> Match:
    """American-1 is the last man in the theatre tunnel, which has collapsed; it is his officer's turn."""
    return devir(f"american-1@{place} american-2@ic-r10-c07", **{"players": 2, "points": 6, **options})


def is_open(game: Match) -> bool:
    return tuple(game.view("security").table.tunnels) != (-1, -1, -1)


# --- opening


@rule("tunnel.2", "tunnel.3", "tunnel.5", "ruling.37")
def test_a_card_is_played_as_two_men_enter_and_lies_in_view() -> None:
    game = theatre()

    assert (at(game, "american-1"), at(game, "american-2")) == (SECOND, FIRST)
    assert is_open(game)
    assert game.view("security").table.tunnels[2] == 1


@rule("tunnel.4", "ruling.37")
@pytest.mark.parametrize(
    ("pawns", "left"),
    [
        ("american-1@room-theatre-1 american-2@ic-r10-c07", 5),
        ("american-1@room-theatre-1 american-2@room-theatre-4", 2),
        ("american-1@room-theatre-1 british-1@room-theatre-4", 9),
    ],
)
def test_unless_two_of_his_men_get_in_this_turn_the_card_is_not_played(pawns: str, left: int) -> None:
    game = devir(pawns, points=left, hands={"american": "tunnel-theatre"})

    refused(game, "american", OPEN, Refusal.TWO_MUST_ENTER)
    refused(game, "american", f"Cross american-1 {FIRST} []", Refusal.TUNNEL_NOT_OPEN)


@rule("ruling.41", "tunnel.5")
def test_a_card_in_view_does_not_count_among_the_three() -> None:
    game = theatre(others="bribe release hideaway")
    play(game, "american", "EndTurn")

    assert len(hand(game, "american")) == 4
    counting = theatre(others="bribe release hideaway talisman")
    refused(counting, "american", "EndTurn", Refusal.HAND_TOO_LARGE)
    refused(counting, "american", "Discard tunnel-theatre", Refusal.TUNNEL_OPEN)


@rule("tunnel.7", "ruling.42")
def test_men_below_walk_with_points_turn_round_and_do_not_pass_each_other() -> None:
    game = theatre()
    refused(game, "american", f"MovePawn american-2 {THIRD}", Refusal.WAY_BLOCKED)
    play(game, "american", f"MovePawn american-1 {THIRD}", f"MovePawn american-1 {SECOND}")

    assert (at(game, "american-1"), points(game)) == (SECOND, 28)


@rule("tunnel.8", "tunnel.9", "ruling.40")
def test_others_may_enter_a_tunnel_in_use_without_leave() -> None:
    game = theatre("british-1@room-theatre-2")
    play(game, "american", "MovePawn american-1 under-ramp-09", f"MovePawn american-2 {THIRD}", "EndTurn")
    thrown(game, "british", 4, 5)
    step = next(option for option in offered(game, "british", "MovePawn british-1 room-theatre-1"))
    play(game, "british", step, f"Cross british-1 {FIRST} []")

    assert (at(game, "british-1"), game.asked()) == (FIRST, ("british",))


# --- collapse


@rule("tunnel.6", "tunnel.8", "tunnel.10", "ruling.38")
def test_the_tunnel_collapses_the_moment_one_man_is_left_and_he_stays_free() -> None:
    game = theatre("british-1@room-theatre-6")
    events = play(game, "american", "MovePawn american-2 room-theatre-1")

    assert happened(events, "TunnelClosed")
    assert not is_open(game)
    assert bottom(game, 0) == ["tunnel-theatre"]
    assert hand(game, "american") == []
    assert at(game, "american-1") == SECOND
    refused(game, "american", f"Cross american-2 {FIRST} []", Refusal.TUNNEL_NOT_OPEN)


@rule("tunnel.11")
@pytest.mark.parametrize("out", ["room-theatre-1", "out-s-55"])
def test_the_last_man_leaves_by_either_end(out: str) -> None:
    game = alone(points=12)
    play(game, "american", f"MovePawn american-1 {out}")

    assert at(game, "american-1") == out


@rule("tunnel.12", "ruling.39")
def test_until_he_is_out_and_the_card_is_drawn_again_nobody_opens_it() -> None:
    game = devir(
        "american-1@under-ramp-09 american-2@room-theatre-1 american-3@room-theatre-4",
        points=20,
        hands={"american": "tunnel-theatre"},
    )
    refused(game, "american", "PlayCard tunnel-theatre american-2 american-3", Refusal.TUNNEL_OPEN)
    play(game, "american", "MovePawn american-1 out-s-55")

    play(game, "american", "PlayCard tunnel-theatre american-2 american-3")

    assert is_open(game)


@rule("ruling.39")
def test_the_last_man_must_go_on_in_every_turn() -> None:
    game = alone()
    assert refused(game, "american", "EndTurn", Refusal.LAST_MAN_WALKS_OUT).rule == "devir.ruling.39"
    play(game, "american", "MovePawn american-1 under-ramp-17", "EndTurn")
    next_turn(game, "american", 1, 3)

    refused(game, "american", "EndTurn", Refusal.LAST_MAN_WALKS_OUT)
    refused(game, "american", "MovePawn american-1 under-ramp-09", Refusal.OTHER_END_CHOSEN)
    play(game, "american", "MovePawn american-1 tn-theatre-6", "EndTurn")


@rule("ruling.39")
def test_a_point_is_held_back_for_him() -> None:
    game = alone(points=3)
    refused(game, "american", "MovePawn american-2 ic-r10-c10", Refusal.LAST_MAN_WALKS_OUT)
    play(game, "american", "MovePawn american-2 ic-r10-c09")
    refused(game, "american", "MovePawn american-2 ic-r10-c10", Refusal.LAST_MAN_WALKS_OUT)

    play(game, "american", "MovePawn american-1 under-ramp-03", "EndTurn")


@rule("ruling.39")
def test_a_last_man_whose_way_is_blocked_may_wait() -> None:
    blockers = "guard-1@out-s-55 guard-2@out-s-62 guard-3@out-s-64 guard-4@out-s-72"
    game = devir(f"american-1@{LAST} {blockers}", players=2, points=1)
    game._game.state.mark(game._notation.pawn_by_name["american-1"], HEADED_ON)  # he has chosen the far end

    play(game, "american", "EndTurn")

    assert at(game, "american-1") == LAST


@rule("ruling.39", "tunnel.13", "arrest.20")
def test_the_last_man_is_safe_from_guards_and_roll_call() -> None:
    game = devir(
        "american-1@under-ramp-09 american-2@cells-a guard-1@ramp-04",
        turn="security",
        players=2,
        hands={"security": "appel"},
        equipment={"american": "rope"},
    )
    play(game, "security", "PlayCard appel")
    thrown(game, "security", 4, 5)

    refused(game, "security", "GeneralSearch", Refusal.NOBODY_ABSENT)
    refused(game, "security", "Arrest guard-1 american-1", Refusal.IN_A_TUNNEL)


# --- discovery


def discovered(pawns: str, **options: object) -> Match:
    options = {"points": 20, "hands": {"security": "tunnel-detected"}, "equipment": {"american": "rope"}, **options}
    game = devir(f"american-1@{THIRD} american-2@{SECOND} {pawns}", turn="security", **options)
    play(game, "security", "PlayCard tunnel-detected - - - 2")
    return game


@rule("tunneldetected.1", "tunneldetected.2", "tunneldetected.3", "tunneldetected.4", "tunneldetected.5")
@rule("arrest.21", "ruling.43")
def test_two_guards_at_any_circle_of_the_tunnel_clear_it_at_no_loss() -> None:
    game = discovered("guard-1@ramp-04 guard-2@out-s-55")
    play(game, "security", "MovePawn guard-1 ramp-03")
    assert at(game, "american-1") == THIRD
    play(game, "security", "MovePawn guard-2 out-s-63", "ChooseCell cells-a", "ChooseCell cells-b")

    assert {at(game, "american-1"), at(game, "american-2")} == {"cells-a", "cells-b"}
    assert (at(game, "guard-1"), at(game, "guard-2")) == ("barracks", "barracks")
    assert equipment(game, "american") == ["rope"]


@rule("ruling.43")
def test_the_card_names_an_occupied_tunnel_and_is_spent_though_only_one_guard_comes() -> None:
    empty = devir(turn="security", points=9, hands={"security": "tunnel-detected"})
    refused(empty, "security", "PlayCard tunnel-detected - - - 2", Refusal.TUNNEL_EMPTY)

    game = discovered("guard-1@ramp-04")
    play(game, "security", "MovePawn guard-1 ramp-03", "EndTurn")

    assert hand(game, "security") == []
    assert at(game, "american-1") == THIRD
    assert at(game, "guard-1") not in ("ramp-03", "barracks")


@rule("tunnel.6", "tunneldetected.4")
def test_a_discovered_tunnel_is_shut_and_its_card_laid_away() -> None:
    hands = {"security": "tunnel-detected", "american": "tunnel-theatre"}
    game = discovered("guard-1@ramp-04 guard-2@out-s-55", hands=hands)
    game._game.state.tunnels[2] = 1
    play(game, "security", "MovePawn guard-1 ramp-03", "MovePawn guard-2 out-s-63")

    assert not is_open(game)
    assert bottom(game, 0) == ["tunnel-theatre"]


# --- above, and beyond


@rule("tunnel.15", "tunnel.16", "ruling.77")
def test_pawns_above_walk_over_and_along_a_tunnel_and_do_not_stop_there() -> None:
    game = devir("american-1@yard-03 american-2@under-yard-01 american-3@under-yard-02", points=9)
    board = game._game.board
    along = [(board.names[one], board.names[two]) for one, two in pairwise(board.tunnels[0].above)]

    assert ("yard-01", "yard-02") in along
    assert board.place("yard-02") in game._game.pow_footing.steps[board.place("yard-01")]
    assert board.place("yard-02") in game._game.guard_footing.steps[board.place("yard-01")]
    over = devir("american-1@ramp-10 american-2@under-ramp-03 american-3@under-ramp-09", points=9)
    refused(over, "american", "MovePawn american-1 ramp-03", Refusal.NO_REST_ABOVE_TUNNEL)


@rule("ruling.77")
def test_nobody_walks_along_a_tunnel_through_the_wire_or_a_wall() -> None:
    game = devir()
    board, steps = game._game.board, game._game.pow_footing.steps

    assert board.place("od-nw-52") not in steps[board.place("out-n-98")]
    assert board.place("out-w-08") not in steps[board.place("room-chapel-1")]


@rule("ruling.76", "ruling.86")
def test_beyond_the_wire_the_tunneller_opens_the_crossing_above_to_guards() -> None:
    game = devir(
        "american-1@under-od-nw-52 american-2@under-out-n-98 american-3@under-out-n-107 guard-1@out-n-99",
        players=2,
        points=3,
        hands={"american": "tunnel-chapel"},
    )
    game._game.state.tunnels[1] = 1
    play(game, "american", "MovePawn american-1 od-nw-51")
    board = game._game.board
    routes = game.view("security").table.routes
    crossing = routes[game.view("security").table.pawns.index("american-1")]
    assert [board.names[board.crossings[each].far] for each in crossing] == ["od-nw-52"]

    end_turn(game)
    thrown(game, "security", 4, 5)
    refused(game, "security", "Arrest guard-1 american-2", Refusal.IN_A_TUNNEL)
    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")
    assert at(game, "american-1") == "cells-a"
