"""Searches: in the Commandant's own turn, at the end of an officer's, and against a claim."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from colditz.rules.raids.room_search import steps_to_room
from colditz.rules.walking.ground import barred_ways
from tests.scene import (
    at,
    bottom,
    deal,
    dice,
    equipment,
    hand,
    happened,
    has_kit,
    names,
    offered,
    options,
    play,
    points,
    refused,
)
from tests.v3.table import BOTH, Position, by_day, by_night, rule, thrown

KITCHEN = {"security": "search-kitchen"}
INSIDE = "american-1@room-kitchen-1 british-1@room-kitchen-3"
NEAR = "guard-1@ic-r15-c22"
FAR = "guard-1@post-inner-1"


def own_turn(position: Position = by_day, pawns: str = f"{INSIDE} {NEAR}", **options_: object) -> Match:
    """The Commandant has thrown and shown his search of the kitchen."""
    game = position(pawns, turn="security", **{"hands": KITCHEN, **options_})
    thrown(game, "security", 5, 4)
    if "ChooseDie" in names(game, "security"):
        play(game, "security", "ChooseDie 5")
    play(game, "security", "PlayCard search-kitchen")
    return game


def searched(game: Match, first: int = 5, second: int = 4) -> Match:
    """Nobody moves; the search is thrown for."""
    play(game, "security", "EndTurn")
    for seat in ("american", "british"):
        if game.asked() == (seat,):
            play(game, seat, "Pass")
    dice(game, first, second)
    return game


def locked_up(game: Match) -> None:
    """The Commandant picks a cell for whoever waits for one."""
    while game.asked() == ("security",) and names(game, "security") == {"ChooseCell"}:
        play(game, "security", offered(game, "security", "ChooseCell")[0])


def at_the_end(pawns: str = f"{INSIDE} {NEAR}", position: Position = by_day, **options_: object) -> Match:
    """The American ends his turn and the Commandant, who plays out of his, is asked."""
    game = position(pawns, points=2, **{"hands": KITCHEN, **options_})
    play(game, "american", "EndTurn")
    return game


def claimed(pawns: str = NEAR, position: Position = by_day, left: int = 4, **options_: object) -> Match:
    """The American claims wire cutters with a man in the kitchen and one in the sick bay."""
    men = f"american-1@room-kitchen-1 american-2@room-sickbay-1 {pawns}"
    game = position(men, points=left, **{"hands": KITCHEN, **options_})
    play(game, "american", "ClaimEquipment wire-cutters american-1 american-2")
    return game


# --- in his own turn


@rule("search.1", "ruling.117")
def test_the_card_is_shown_after_the_first_throw_before_anybody_moves() -> None:
    game = by_day(f"{INSIDE} {NEAR}", turn="security", hands=KITCHEN)
    refused(game, "security", "PlayCard search-kitchen", Refusal.NOT_THROWN_YET)
    thrown(game, "security", 2, 2)
    moved = game.copy()
    play(moved, "security", "MovePawn guard-1 ic-r15-c21")
    assert refused(moved, "security", "PlayCard search-kitchen", Refusal.ALREADY_MOVED).rule == "v3.search.1"
    again = game.copy()
    play(again, "security", "Throw")
    dice(again, 1, 3)
    refused(again, "security", "PlayCard search-kitchen", Refusal.ALREADY_MOVED)

    play(game, "security", "PlayCard search-kitchen")


@rule("search.2", "ruling.83", "search.3", "inner.guard.8")
def test_the_throw_is_spent_first_and_guards_may_bar_ways_but_enter_no_room() -> None:
    game = own_turn(pawns=f"{INSIDE} {NEAR} guard-2@ic-r15-c19")
    refused(game, "security", "MovePawn guard-1 room-kitchen-2", Refusal.GUARD_IN_ROOM)
    play(game, "security", "MovePawn guard-2 ic-r15-c23")
    assert barred_ways(game._game.board)[game._game.board.place("ic-r15-c23")]
    play(game, "security", "EndTurn")
    assert at(game, "guard-2") == "ic-r15-c23"
    dice(game, 5, 4)
    play(game, "security", "SendGuard guard-1")
    locked_up(game)

    assert at(game, "guard-2") == "barracks"


@rule("search.3")
def test_with_the_normal_throw_no_guard_passes_over_a_pawn() -> None:
    game = own_turn(pawns="american-1@in-westcor-05 guard-1@in-westcor-04")

    refused(game, "security", "MovePawn guard-1 in-westcor-06")


@rule("search.4", "search.5", "search.7", "ruling.79")
def test_then_one_guard_is_sent_with_a_throw_of_its_own() -> None:
    game = own_turn(pawns=f"{INSIDE} {NEAR} guard-2@post-inner-2 guard-3@barracks")
    play(game, "security", "EndTurn")
    assert game.asked() == ("chance",)
    dice(game, 5, 3)

    assert options(game, "security") == ["SendGuard guard-1", "SendGuard guard-2"]
    assert refused(game, "security", "MovePawn guard-1 ic-r15-c21", Refusal.SEND_GUARD_FIRST).rule == "v3.search.5"
    refused(game, "security", "PostGuard post-inner-3", Refusal.SEND_GUARD_FIRST)
    refused(game, "security", "SendGuard guard-3", Refusal.SEND_GUARD_FIRST)
    play(game, "security", "SendGuard guard-1")
    locked_up(game)

    assert (at(game, "guard-1"), at(game, "guard-2")) == ("barracks", "post-inner-2")


@rule("search.11", "ruling.79")
def test_a_full_room_shelters_nobody() -> None:
    game = own_turn(pawns=f"{INSIDE} american-2@room-kitchen-2 {NEAR}")
    searched(game, 1, 2)
    locked_up(game)

    assert all(at(game, man).startswith("cells") for man in ("american-1", "american-2", "british-1"))


@rule("search.6")
def test_the_searching_guard_passes_over_pawns_and_through_rooms() -> None:
    game = own_turn(pawns=f"{INSIDE} guard-1@ic-r15-c22 british-2@ic-r15-c23")
    searched(game, 1, 2)

    locked_up(game)

    assert at(game, "american-1").startswith("cells")


@rule("search.8", "appel.11")
def test_a_double_is_thrown_again_and_no_throw_earns_a_card() -> None:
    game = own_turn(pawns=f"{INSIDE} {FAR}")
    play(game, "security", "EndTurn")
    dice(game, 3, 3)
    assert game.asked() == ("chance",)
    before = len(hand(game, "security"))
    dice(game, 6, 5)

    assert len(hand(game, "security")) == before


@rule("search.9", "security.search.1")
def test_the_card_lies_open_and_goes_under_its_pack_as_the_turn_ends() -> None:
    game = own_turn()
    assert game.view("spectator").table.now.attempts.laid == (45,)
    assert (hand(game, "security"), bottom(game, 1)) == ([], [])
    searched(game)
    locked_up(game)

    assert bottom(game, 1) == ["search-kitchen"]
    assert game.view("spectator").table.now.attempts.laid == ()


@rule("search.10")
def test_by_night_one_die_counts_for_the_guards_and_both_for_the_search() -> None:
    game = own_turn(by_night, pawns=f"{INSIDE} guard-1@post-inner-3")
    assert points(game) == 5
    kitchen = game._game.board.room[game._game.board.place("room-kitchen-1")]
    steps = steps_to_room(game._game, game._notation.pawn_by_name["guard-1"], kitchen)
    assert 6 < steps < 12
    searched(game, 6, steps - 6)
    locked_up(game)

    assert at(game, "american-1").startswith("cells")


@rule("search.11", "search.12", "ruling.88", "inner.pow.5")
@BOTH
def test_everybody_inside_is_arrested_whatever_his_officer_holds(position: Position) -> None:
    game = searched(own_turn(position))
    locked_up(game)

    assert at(game, "american-1").startswith("cells")
    assert at(game, "british-1").startswith("cells")
    assert at(game, "guard-1") == "barracks"


@rule("search.14", "search.15")
@pytest.mark.parametrize(("first", "second", "left"), [(3, 2, 2), (2, 2, 1), (1, 6, 1)])
def test_by_day_one_frisk_for_each_officer_and_a_tie_is_the_commandants(first: int, second: int, left: int) -> None:
    game = own_turn(
        pawns=f"american-1@room-kitchen-1 american-2@room-kitchen-2 {NEAR}", equipment={"american": "rope key"}
    )
    searched(game)
    locked_up(game)
    dice(game, first, second)
    if left == 1:
        deal(game, "rope")

    assert len(equipment(game, "american")) == left
    assert game.asked() != ("chance",)


@rule("search.16")
def test_by_night_a_card_is_taken_without_a_throw() -> None:
    game = own_turn(by_night, equipment={"american": "rope key", "british": "pass"})
    searched(game)
    locked_up(game)
    assert options(game, "chance") == ["Deal rope", "Deal key"]
    deal(game, "key")
    deal(game, "pass")

    assert (equipment(game, "american"), equipment(game, "british")) == (["rope"], [])


@rule("search.17", "ruling.40")
def test_no_bribe_helps_in_a_search() -> None:
    hands = {"security": "search-kitchen", "american": "bribe"}
    game = own_turn(pawns=f"american-1@room-kitchen-1 {NEAR}", hands=hands, equipment={"american": "rope"})
    searched(game)
    locked_up(game)
    dice(game, 1, 6)

    assert game.asked() == ("chance",)
    refused(game, "american", "PlayCard bribe", Refusal.NOT_ASKED)


@rule("search.18")
@BOTH
def test_the_kit_is_safe_in_a_search(position: Position) -> None:
    game = own_turn(position, pawns=f"american-1@room-kitchen-1 {NEAR}", kits="american")
    searched(game)
    locked_up(game)

    assert has_kit(game, "american")
    assert game.asked() != ("chance",)


@rule("search.13", "ruling.80", "search.19")
def test_a_tip_off_lets_men_run_to_hiding_places_that_nobody_bars() -> None:
    hands = {"security": "search-kitchen", "american": "advance-warning"}
    game = own_turn(pawns=f"american-1@room-kitchen-1 {NEAR}", hands=hands, equipment={"american": "rope"})
    play(game, "security", "EndTurn")
    assert game.asked() == ("american",)
    play(game, "american", "PlayCard advance-warning")
    place = offered(game, "american", "Settle american-1")[0]
    play(game, "american", place, "Pass")
    dice(game, 5, 4)

    assert at(game, "american-1") == place.split()[-1]
    assert at(game, "guard-1") == "barracks"
    assert equipment(game, "american") == ["rope"]


@rule("ruling.80")
def test_whoever_is_barred_in_does_not_get_away() -> None:
    hands = {"security": "search-kitchen", "american": "advance-warning"}
    game = own_turn(pawns="american-1@room-kitchen-1 guard-1@ic-r15-c23 guard-2@room-interviewroom-8", hands=hands)
    board = game._game.board
    for place in (n for p in board.rooms[board.room[board.place("room-kitchen-1")]].places for n in board.steps[p]):
        if board.room[place] != board.room[board.place("room-kitchen-1")] and game._game.is_free(place):
            guard = next(g for g in game._game.guards() if game._game.place(g) == board.barracks)
            game._game.state.put(guard, place, board.walkable)
    play(game, "security", "EndTurn")
    play(game, "american", "PlayCard advance-warning")

    assert not offered(game, "american", "Settle american-1")


@rule("search.19")
@BOTH
def test_a_guard_who_does_not_get_there_goes_home_alone(position: Position) -> None:
    game = searched(own_turn(position, pawns=f"{INSIDE} {FAR}"), 1, 2)

    assert (at(game, "guard-1"), at(game, "american-1")) == ("barracks", "room-kitchen-1")


@rule("search.20")
def test_men_in_a_tunnel_are_not_in_its_room() -> None:
    game = by_day(
        "american-1@under-room-chapel-8 british-1@room-chapel-9 guard-1@ic-r11-c05",
        turn="security",
        hands={"security": "search-chapel"},
    )
    thrown(game, "security", 5, 4)
    play(game, "security", "PlayCard search-chapel", "EndTurn")
    dice(game, 6, 5)
    locked_up(game)

    assert (at(game, "american-1"), at(game, "british-1")[:5]) == ("under-room-chapel-8", "cells")


@rule("search.29")
def test_a_man_in_the_passage_is_not_arrested_by_the_search() -> None:
    game = own_turn(pawns=f"{INSIDE} {NEAR} guard-2@post-inner-1 american-2@ic-r15-c21", kits="american")
    play(game, "security", "EndTurn")
    dice(game, 5, 4)
    refused(game, "security", "Arrest guard-1 american-2", Refusal.SEND_GUARD_FIRST)
    play(game, "security", "SendGuard guard-1")
    locked_up(game)

    assert at(game, "american-2") == "ic-r15-c21"


@rule("ruling.76")
def test_one_raid_a_turn() -> None:
    game = own_turn(hands={"security": "search-kitchen search-showers appel"})

    assert refused(game, "security", "PlayCard search-showers", Refusal.ONE_RAID_A_TURN).rule == "v3.ruling.76"
    refused(game, "security", "PlayCard appel", Refusal.ONE_RAID_A_TURN)


# --- at the end of an officer's turn


@rule("search.21", "ruling.109")
def test_as_an_officers_turn_ends_the_commandant_is_asked_whatever_he_holds() -> None:
    fitting, other, none = at_the_end(), at_the_end(hands={"security": "shoot-to-kill"}), at_the_end(hands={})

    assert fitting.asked() == other.asked() == ("security",)
    assert names(other, "security") == {"Pass"}
    assert none.asked() == ("british",)


@rule("search.21")
def test_in_the_middle_of_a_turn_nothing_is_searched() -> None:
    game = by_day(f"{INSIDE} {NEAR}", points=2, hands=KITCHEN)

    refused(game, "security", "PlayCard search-kitchen", Refusal.NOT_ASKED)


@rule("search.22", "search.23", "search.24")
def test_only_the_throw_is_made_and_only_one_officer_is_hit() -> None:
    game = at_the_end(equipment={"american": "rope", "british": "key"})
    play(game, "security", "PlayCard search-kitchen")
    dice(game, 5, 4)
    assert options(game, "security") == ["NameOfficer american", "NameOfficer british"]
    assert refused(game, "security", "MovePawn guard-1 ic-r15-c21", Refusal.NAME_OFFICER_FIRST).rule == "v3.search.24"
    play(game, "security", "NameOfficer british")
    locked_up(game)
    dice(game, 1, 6)
    deal(game, "key")

    assert (at(game, "american-1"), at(game, "british-1")[:5]) == ("room-kitchen-1", "cells")
    assert (equipment(game, "american"), equipment(game, "british")) == (["rope"], [])
    assert game.view("spectator").table.turn == 2


@rule("ruling.81")
def test_a_tip_off_helps_out_of_turn_too() -> None:
    game = at_the_end(hands={"security": "search-kitchen", "british": "advance-warning"})
    play(game, "security", "PlayCard search-kitchen")

    assert game.asked() == ("british",)
    assert "PlayCard" in names(game, "british")


@rule("search.16")
def test_out_of_turn_by_night_a_card_is_taken_at_once() -> None:
    game = at_the_end(position=by_night, pawns=f"american-1@room-kitchen-1 {NEAR}", equipment={"american": "rope"})
    play(game, "security", "PlayCard search-kitchen")
    dice(game, 5, 4)
    locked_up(game)

    deal(game, "rope")

    assert equipment(game, "american") == []


@rule("ruling.108")
def test_against_one_officer_the_search_is_whole() -> None:
    game = at_the_end(pawns=f"american-1@room-kitchen-1 american-2@room-kitchen-2 {NEAR}", players=2)
    play(game, "security", "PlayCard search-kitchen")
    dice(game, 5, 4)
    locked_up(game)

    assert at(game, "american-1")[:5] == at(game, "american-2")[:5] == "cells"


# --- against a claim


@rule("search.25", "search.26", "ruling.77")
@pytest.mark.parametrize("reaches", [True, False])
def test_a_search_answers_a_claim_and_the_turn_is_lost(reaches: bool) -> None:
    game = claimed(NEAR if reaches else FAR, left=4)
    assert (game.asked(), equipment(game, "american")) == (("security",), [])
    play(game, "security", "PlayCard search-kitchen")
    dice(game, 1, 3)
    locked_up(game)

    assert equipment(game, "american") == []
    assert (at(game, "american-2"), at(game, "american-1")[:5]) == (
        "room-sickbay-1",
        "cells" if reaches else "room-",
    )
    assert (game.view("spectator").table.turn, game.asked()) == (2, ("british",))


@rule("search.26")
def test_a_double_still_to_be_thrown_is_lost_as_well() -> None:
    game = by_day(f"american-1@room-kitchen-1 american-2@room-sickbay-1 {FAR}", hands=KITCHEN)
    thrown(game, "american", 2, 2)
    play(game, "american", "ClaimEquipment wire-cutters american-1 american-2")
    play(game, "security", "PlayCard search-kitchen")
    dice(game, 1, 2)

    assert game.view("spectator").table.turn == 2


@rule("search.27")
def test_the_card_must_be_for_one_of_the_rooms() -> None:
    game = claimed(hands={"security": "search-kitchen search-showers appel"})

    assert refused(game, "security", "PlayCard search-showers", Refusal.NOT_THE_ROOM).rule == "v3.search.27"
    refused(game, "security", "PlayCard appel", Refusal.CARD_NOT_FOR_NOW)


@rule("search.28", "ruling.78")
def test_only_thieves_in_the_searched_room_are_arrested() -> None:
    game = claimed(f"{NEAR} american-3@room-kitchen-2 british-1@room-kitchen-3")
    board = game._game.board
    game._game.state.put(game._notation.pawn_by_name["american-3"], board.place("ic-r10-c07"), board.walkable)
    play(game, "security", "PlayCard search-kitchen")
    dice(game, 5, 4)
    locked_up(game)

    assert at(game, "american-1")[:5] == "cells"
    assert (at(game, "american-2"), at(game, "british-1")) == ("room-sickbay-1", "room-kitchen-3")


@rule("ruling.76")
def test_after_a_search_against_a_claim_there_is_none_at_the_end_of_the_turn() -> None:
    game = claimed(FAR, hands={"security": "search-kitchen search-showers"})
    play(game, "security", "PlayCard search-kitchen")
    dice(game, 1, 2)

    assert game.asked() == ("british",)


def test_without_an_answer_the_claim_goes_through() -> None:
    game = claimed()
    events = play(game, "security", "Pass")

    assert equipment(game, "american") == ["wire-cutters"]
    assert happened(events, "TheftCounted")
