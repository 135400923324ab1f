"""Tunnel detected: a card on the board, two guards over the tunnel, and the way through the chapel."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from colditz.model.dealings import TunnelOpened
from colditz.model.raids import EntrancesShut
from tests.scene import at, bottom, deal, dice, equipment, hand, has_kit, names, offered, options, play, refused
from tests.v3.table import BOTH, Position, by_day, by_night, next_throw, rule, thrown

CARD = {"security": "tunnel-detected"}
SHOW = "PlayCard tunnel-detected - - - 2"
BELOW = "american-1@under-ramp-09 american-2@under-ramp-17 british-1@under-out-s-47"
# ramp-09 and ramp-17 lie over the theatre tunnel, ramp-08 is beside both
GUARDS = "guard-1@ramp-08 guard-2@ramp-10"


def dug(tunnel: int, pawns: str, position: Position = by_day, **options_: object) -> Match:
    """The American opened a tunnel in an earlier round; it is the Commandant's turn."""
    game = position(pawns, **{"turn": "security", "hands": CARD, **options_})
    game._game.emit(TunnelOpened(1, tunnel))
    game._game.emit(EntrancesShut())
    return game


def known(pawns: str = GUARDS, men: str = BELOW, position: Position = by_day, **options_: object) -> Match:
    """He has thrown and lays his card on the theatre tunnel."""
    game = dug(2, f"{men} {pawns}", position, **options_)
    thrown(game, "security", 5, 4)
    if "ChooseDie" in names(game, "security"):
        play(game, "security", "ChooseDie 5")
    play(game, "security", SHOW)
    return game


def is_open(game: Match, tunnel: int = 2) -> bool:
    return game.view("security").table.tunnels[tunnel] != -1


def closed(game: Match) -> Match:
    """Both guards step over the tunnel."""
    play(game, "security", "MovePawn guard-1 ramp-17", "MovePawn guard-2 ramp-09")
    return game


def locked_up(game: Match) -> None:
    while game.asked() == ("security",) and names(game, "security") <= {"ChooseCell", "LeadAway"}:
        play(game, "security", options(game, "security")[0])


@rule("security.tunnel.1", "ruling.73")
def test_the_card_names_an_open_tunnel_and_lies_open_on_the_board() -> None:
    game = dug(2, f"{BELOW} {GUARDS}")
    thrown(game, "security", 5, 4)
    refused(game, "security", "PlayCard tunnel-detected", Refusal.TUNNEL_EMPTY)
    assert refused(game, "security", "PlayCard tunnel-detected - - - 1", Refusal.TUNNEL_EMPTY).rule == "v3.ruling.73"
    play(game, "security", SHOW)

    assert (hand(game, "security"), bottom(game, 1)) == ([], [])
    assert game.view("british").table.now.attempts.laid == (49,)
    assert game.view("british").table.discovered == (2,)


@rule("security.tunnel.1")
def test_not_in_an_officers_turn_and_without_the_card_nobody_stops_over_a_tunnel() -> None:
    game = dug(2, f"{BELOW} guard-1@ramp-08", turn="american", points=3)
    refused(game, "security", SHOW, Refusal.NOT_ASKED)

    unknown = dug(2, f"{BELOW} guard-1@ramp-08", points=1)
    refused(unknown, "security", "MovePawn guard-1 ramp-09", Refusal.NO_GUARD_ABOVE_TUNNEL)


@rule("tunneldetected.1", "tunnel.11")
def test_the_second_guard_over_the_tunnel_closes_it() -> None:
    game = known()
    play(game, "security", "MovePawn guard-1 ramp-17")
    assert is_open(game)
    play(game, "security", "MovePawn guard-2 ramp-09")

    assert not is_open(game)


@rule("tunneldetected.2")
def test_guards_keep_to_their_three_steps() -> None:
    board = by_day()._game.board
    ways = board.walks_from(board.place("ramp-09"))
    start = next(p for p in range(board.walkable) if board.area[p] == 1 and ways[p] == 4 and not board.beam[p])
    game = known(f"guard-1@{board.names[start]}")

    refused(game, "security", "MovePawn guard-1 ramp-09", Refusal.THREE_STEPS_A_TURN)


@rule("tunneldetected.3", "ruling.73")
def test_the_card_stays_over_turns_and_so_do_guards_over_the_tunnel() -> None:
    game = known()
    play(game, "security", "MovePawn guard-1 ramp-17", "EndTurn")
    next_throw(game, "security", 4, 5)
    assert (at(game, "guard-1"), game.view("security").table.now.attempts.laid) == ("ramp-17", (49,))
    play(game, "security", "MovePawn guard-2 ramp-09")
    locked_up(game)

    assert (is_open(game), bottom(game, 1)) == (False, ["tunnel-detected"])
    assert game.view("security").table.now.attempts.laid == ()


@rule("tunneldetected.3", "ruling.73")
def test_once_its_men_have_left_the_card_goes_and_guards_stay_on_the_surface() -> None:
    game = known(men="american-1@under-room-theatre-3")
    play(game, "security", "MovePawn guard-1 ramp-17", "EndTurn")
    next_throw(game, "american", 1, 3)
    play(game, "american", "MovePawn american-1 room-theatre-1")

    assert (is_open(game), bottom(game, 1), at(game, "guard-1")) == (False, ["tunnel-detected"], "ramp-17")


@rule("tunneldetected.10", "tunneldetected.11", "ruling.50")
def test_by_day_one_man_of_each_officer_goes_to_the_cooler_and_others_inside() -> None:
    game = closed(known())
    assert options(game, "security") == ["LeadAway american-1", "LeadAway american-2"]
    play(game, "security", "LeadAway american-2")
    locked_up(game)

    assert (at(game, "american-2"), at(game, "british-1")) == ("cells-c", "cells-c")
    assert at(game, "american-1") in ("cells-a", "cells-b")
    assert (at(game, "guard-1"), at(game, "guard-2")) == ("barracks", "barracks")


@rule("tunneldetected.11", "ruling.50")
def test_by_night_there_is_room_for_two() -> None:
    game = known(position=by_night)
    play(game, "security", "MovePawn guard-1 ramp-17", "MovePawn guard-2 ramp-09")
    locked_up(game)

    assert at(game, "american-1") == at(game, "american-2") == "cells-c"


@rule("tunneldetected.12", "tunnel.21")
@BOTH
def test_each_officer_loses_one_card_and_no_bribe_saves_it(position: Position) -> None:
    hands = {**CARD, "american": "bribe"}
    held = {"american": "rope rope key pass"}
    game = closed(known(position=position, hands=hands, equipment=held))
    locked_up(game)
    assert game.asked() == ("chance",)
    deal(game, "rope")
    locked_up(game)

    assert equipment(game, "american") == ["rope", "key", "pass"]
    assert hand(game, "american") == ["bribe"]


@rule("tunneldetected.13")
@pytest.mark.parametrize(("position", "kept"), [(by_day, True), (by_night, False)])
def test_without_equipment_the_kit_is_at_stake_by_the_rules_of_the_hour(position: Position, kept: bool) -> None:
    game = closed(known(men="american-1@under-ramp-09", position=position, kits="american"))
    locked_up(game)
    dice(game, 3, 3)

    assert has_kit(game, "american") == kept


# --- the way through the chapel

BOTH_CARDS = {"security": "tunnel-detected search-chapel"}
WAY = "PlayCard search-chapel - - - 1"
IN_CHAPEL = "american-1@under-room-chapel-5 american-2@under-room-chapel-3 british-1@room-chapel-9"


def combined(pawns: str = "guard-1@ic-r10-c07 guard-2@ic-r11-c05", *, way: bool = True, **options_: object) -> Match:
    """The Commandant has thrown eleven and shows both cards for the chapel tunnel."""
    game = dug(1, f"{IN_CHAPEL} {pawns}", by_day, **{"hands": BOTH_CARDS, **options_})
    play(game, "security", "Throw")
    dice(game, 6, 6)
    play(game, "security", "PlayCard tunnel-detected - - - 1", *([WAY] if way else []))
    return game


def over_the_tunnel(game: Match, guard: str) -> list[str]:
    places = ("room-chapel-8", "room-chapel-7", "room-chapel-5", "room-chapel-3")
    return [
        move
        for place in places
        for move in offered(game, "security", f"MovePawn {guard} {place}")
        if move.endswith(place)
    ]


@rule("tunneldetected.5", "ruling.74")
def test_with_both_cards_guards_go_through_the_chapel_to_its_tunnel() -> None:
    assert not over_the_tunnel(combined(way=False), "guard-2")
    game = combined()
    play(game, "security", over_the_tunnel(game, "guard-2")[0])

    assert at(game, "guard-2").startswith("room-chapel")


@rule("tunneldetected.5", "ruling.74")
def test_both_cards_are_shown_at_once() -> None:
    only = dug(1, f"{IN_CHAPEL} guard-1@ic-r10-c07", hands={"security": "search-chapel"})
    thrown(only, "security", 5, 4)
    refused(only, "security", WAY, Refusal.NO_TARGET_FOR_CARD)

    late = dug(1, f"{IN_CHAPEL} guard-1@ic-r10-c07", hands=BOTH_CARDS)
    thrown(late, "security", 5, 4)
    play(late, "security", "PlayCard tunnel-detected - - - 1", "EndTurn")
    next_throw(late, "security", 4, 5)
    refused(late, "security", WAY, Refusal.NO_TARGET_FOR_CARD)


@rule("tunneldetected.6")
def test_they_pass_over_men_in_the_chapel_and_stop_on_none() -> None:
    game = combined("guard-2@ic-r11-c05 dutch-1@room-chapel-11 dutch-2@room-chapel-10")
    refused(game, "security", "MovePawn guard-2 room-chapel-9", Refusal.CIRCLE_TAKEN)

    assert over_the_tunnel(game, "guard-2")


@rule("tunneldetected.7")
def test_if_two_do_not_get_there_in_that_turn_the_way_is_shut_again() -> None:
    game = combined("guard-1@ic-r10-c07 guard-2@ic-r11-c05")
    play(game, "security", over_the_tunnel(game, "guard-2")[0])
    stop = next(
        move
        for move in offered(game, "security", "MovePawn guard-1 room-chapel")
        if move not in over_the_tunnel(game, "guard-1")
    )
    play(game, "security", stop, "Throw")
    dice(game, 1, 3)
    place = at(game, "guard-2")
    play(game, "security", "EndTurn")

    assert is_open(game, 1)
    assert (at(game, "guard-1"), at(game, "guard-2")) == ("barracks", place)
    next_throw(game, "security", 4, 5)
    assert not [move for move in offered(game, "security", "MovePawn") if "room-chapel" in move]


@rule("tunneldetected.8", "search.20")
def test_spent_on_the_tunnel_the_card_searches_nothing() -> None:
    game = combined()
    play(game, "security", "Throw")
    dice(game, 1, 3)
    play(game, "security", "EndTurn")

    assert at(game, "british-1") == "room-chapel-9"
    assert game.asked() != ("chance",)
    assert bottom(game, 1) == ["search-chapel"]


@rule("tunneldetected.5", "tunneldetected.10")
def test_two_guards_in_the_chapel_close_its_tunnel() -> None:
    game = combined()
    for guard in ("guard-2", "guard-1"):
        play(game, "security", over_the_tunnel(game, guard)[0])
    locked_up(game)

    assert not is_open(game, 1)
    assert at(game, "british-1") == "room-chapel-9"
    assert {at(game, "american-1")[:5], at(game, "american-2")[:5]} == {"cells"}


@rule("tunneldetected.9")
def test_no_way_leads_through_the_theatre_or_the_canteen() -> None:
    game = known("guard-1@in-theatre-lobby")

    refused(game, "security", "MovePawn guard-1 room-theatre-3", Refusal.GUARD_IN_ROOM)


# --- the door in the fence


@rule("tunneldetected.14", "ruling.75")
def test_guards_follow_by_the_door_in_the_fence() -> None:
    game = by_night("american-1@under-od-nw-52 guard-1@out-n-102", kits="american", points=2)
    game._game.emit(TunnelOpened(1, 1))
    play(game, "american", "MovePawn american-1 od-nw-51", "EndTurn")
    next_throw(game, "security", 1, 3)
    game._game.state.put(
        game._notation.pawn_by_name["american-1"], game._game.board.place("od-nw-51"), game._game.board.walkable
    )

    assert offered(game, "security", "Arrest guard-1 american-1")
