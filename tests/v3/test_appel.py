"""Roll calls: who comes, how far the guards of the courtyard reach, and half of the officers out of turn."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, bottom, deal, dice, equipment, hand, names, offered, options, play, points, refused
from tests.v3.table import BOTH, Position, by_day, by_night, rule, thrown

CARD = {"security": "appel"}
# Steps from post-inner-1: five to ic-r10-c09, nine to room-dentist-2.
NEAR, ROOM = "ic-r10-c09", "room-dentist-2"
GUARD = "guard-1@post-inner-1"


def called(position: Position = by_day, pawns: str = f"american-1@{NEAR} {GUARD}", **options_: object) -> Match:
    """The Commandant has thrown and calls the roll in his own turn."""
    game = position(pawns, turn="security", **{"hands": CARD, **options_})
    thrown(game, "security", 5, 4)
    if "ChooseDie" in names(game, "security"):
        play(game, "security", "ChooseDie 5")
    play(game, "security", "PlayCard appel")
    return game


def all_stay(game: Match) -> Match:
    """Nobody whom the roll call finds elsewhere is sent to it."""
    while game.asked()[0] in ("american", "british", "dutch", "french", "polish"):
        play(game, game.asked()[0], "Pass")
    return game


def held(game: Match, first: int, second: int) -> Match:
    """Everybody stays away, no guard moves, and the roll is thrown for."""
    all_stay(game)
    play(game, "security", "EndTurn")
    dice(game, first, second)
    return game


def locked_up(game: Match) -> None:
    while game.asked() == ("security",) and names(game, "security") == {"ChooseCell"}:
        play(game, "security", offered(game, "security", "ChooseCell")[0])


def at_the_end(pawns: str = f"american-1@{NEAR} {GUARD}", position: Position = by_day, **options_: object) -> Match:
    """The American ends his turn and the Commandant calls the roll."""
    game = position(pawns, points=2, **{"hands": CARD, **options_})
    play(game, "american", "EndTurn")
    play(game, "security", "PlayCard appel")
    return game


# --- in his own turn


@rule("appel.1", "ruling.117")
def test_the_card_is_shown_after_the_throw_before_anybody_moves() -> None:
    game = by_day(f"american-1@{NEAR} {GUARD}", turn="security", hands=CARD)
    refused(game, "security", "PlayCard appel", Refusal.NOT_THROWN_YET)
    thrown(game, "security", 5, 4)
    play(game, "security", offered(game, "security", "MovePawn guard-1")[0])

    refused(game, "security", "PlayCard appel", Refusal.ALREADY_MOVED)


@rule("security.appel.1", "search.9")
def test_there_are_two_such_cards_and_one_lies_open_until_the_turn_ends() -> None:
    game = called()
    assert game._game.edition.packs[1][40] == 2
    assert game.view("british").table.now.attempts.laid == (40,)
    held(game, 1, 2)

    assert (hand(game, "security"), bottom(game, 1)) == ([], ["appel"])
    other = by_day(points=3, hands={"american": ""})
    refused(other, "american", "PlayCard appel", Refusal.CARD_NOT_HELD)


@rule("appel.2", "ruling.22")
def test_each_officer_says_who_comes_and_who_stays_away() -> None:
    game = called(pawns=f"american-1@{NEAR} american-2@ic-r10-c07 british-1@room-kitchen-1 {GUARD}")
    assert game.asked() == ("american",)
    place = game._game.teams.formation[1]
    play(game, "american", "AnswerAppel american-2")
    if "Settle" in names(game, "american"):
        play(game, "american", offered(game, "american", "Settle")[0])
    play(game, "american", "Pass")
    play(game, "british", "Pass")

    assert game._game.board.place(at(game, "american-2")) in place
    assert (at(game, "american-1"), at(game, "british-1")) == (NEAR, "room-kitchen-1")
    assert set(game.view("security").table.now.absent) == {
        game._notation.pawn_by_name[name] for name in ("american-1", "british-1")
    }


@rule("appel.3", "appel.23", "ruling.87", "ruling.34")
@pytest.mark.parametrize("place", ["safe-nook-1", "under-room-theatre-3", "cells-a", "gar-050", "cells-c"])
def test_hiding_places_tunnels_cells_and_the_rest_of_the_castle_are_not_called(place: str) -> None:
    game = called(pawns=f"american-1@{place} {GUARD}", players=2)

    assert game.asked() == ("security",)
    play(game, "security", "EndTurn")
    dice(game, 6, 5)
    assert at(game, "american-1") == place


@rule("appel.23", "ruling.87", "ruling.88")
def test_an_announced_man_is_not_called_and_not_arrested() -> None:
    game = by_day(f"american-1@{NEAR} {GUARD}", hands=CARD, kits="american", players=2)
    play(game, "american", offered(game, "american", "DeclareAttempt american-1")[0])
    thrown(game, "american", 1, 3)
    while "EndTurn" not in names(game, "american"):
        play(game, "american", offered(game, "american", "MovePawn american-1")[-1])
    stands = at(game, "american-1")
    play(game, "american", "EndTurn")
    play(game, "security", "PlayCard appel")
    dice(game, 6, 5)

    assert at(game, "american-1") == stands


@rule("appel.23")
def test_nor_is_anybody_who_stands_in_the_roll_call_area() -> None:
    game = called(pawns=GUARD)
    play(game, "security", "EndTurn")
    dice(game, 6, 5)

    assert at(game, "guard-1") == "post-inner-1"


@rule("appel.4", "ruling.83")
def test_the_normal_throw_is_spent_first_and_ways_may_be_barred() -> None:
    game = all_stay(called(pawns=f"american-1@{NEAR} {GUARD} guard-2@ic-r15-c19"))
    refused(game, "security", "MovePawn guard-2 room-kitchen-1", Refusal.GUARD_IN_ROOM)
    play(game, "security", "MovePawn guard-2 ic-r15-c23", "EndTurn")
    assert at(game, "guard-2") == "ic-r15-c23"
    dice(game, 1, 2)

    assert at(game, "guard-2") == "barracks"


@rule("appel.4")
def test_and_no_guard_passes_over_a_pawn() -> None:
    game = all_stay(called(pawns="american-1@in-westcor-05 guard-1@in-westcor-04"))

    refused(game, "security", "MovePawn guard-1 in-westcor-06")


@rule("appel.5", "appel.6", "appel.7", "appel.10")
def test_the_roll_is_the_reach_of_guards_in_the_courtyard_who_stay_where_they_are() -> None:
    short = held(called(), 1, 3)
    assert (at(short, "american-1"), at(short, "guard-1")) == (NEAR, "post-inner-1")

    enough = held(called(), 2, 3)
    locked_up(enough)
    assert (at(enough, "american-1")[:5], at(enough, "guard-1")) == ("cells", "barracks")


@rule("appel.6")
def test_guards_elsewhere_reach_nobody() -> None:
    game = held(called(pawns="american-1@ic-r25-c14 guard-1@gar-001 guard-2@post-outer-1"), 6, 5)

    assert at(game, "american-1") == "ic-r25-c14"


@rule("appel.8", "ruling.84", "ruling.85", "appel.16")
def test_one_guard_takes_all_he_reaches_in_rooms_and_over_pawns() -> None:
    game = called(pawns=f"american-1@{NEAR} american-2@{ROOM} british-1@ic-r10-c10 british-2@in-lobby-5 {GUARD}")
    held(game, 5, 4)
    locked_up(game)

    men = ("american-1", "american-2", "british-1", "british-2")
    assert [at(game, man)[:5] for man in men] == ["cells"] * 4
    assert at(game, "guard-1") == "barracks"


@rule("appel.9", "ruling.85")
def test_where_several_reach_a_man_the_commandant_says_who_goes_home() -> None:
    game = held(called(pawns=f"american-1@{NEAR} {GUARD} guard-2@ic-r10-c11"), 3, 2)
    assert options(game, "security") == ["SendGuard guard-1", "SendGuard guard-2"]
    refused(game, "security", "EndTurn", Refusal.SEND_GUARD_FIRST)
    play(game, "security", "SendGuard guard-2")
    locked_up(game)

    assert (at(game, "guard-1"), at(game, "guard-2")) == ("post-inner-1", "barracks")


@rule("appel.11", "appel.12")
def test_doubles_add_to_the_reach_and_no_throw_earns_a_card() -> None:
    game = all_stay(called(pawns=f"american-1@{ROOM} {GUARD}"))
    play(game, "security", "EndTurn")
    dice(game, 1, 1)
    assert game.asked() == ("chance",)
    dice(game, 5, 2)
    locked_up(game)

    assert at(game, "american-1")[:5] == "cells"
    assert hand(game, "security") == []


@rule("appel.13")
def test_by_night_one_die_counts_for_the_guards_and_both_for_the_roll() -> None:
    game = called(by_night, pawns=f"american-1@{ROOM} {GUARD}")
    assert points(game) == 5
    held(game, 5, 4)
    locked_up(game)

    assert at(game, "american-1")[:5] == "cells"


@rule("appel.14", "appel.15")
@pytest.mark.parametrize(("first", "second", "left"), [(6, 5, 2), (4, 4, 1), (1, 2, 1)])
def test_by_day_one_frisk_an_officer_and_a_tie_is_the_commandants(first: int, second: int, left: int) -> None:
    game = called(pawns=f"american-1@{NEAR} american-2@{ROOM} {GUARD}", equipment={"american": "rope key"})
    held(game, 5, 4)
    locked_up(game)
    dice(game, first, second)
    if left == 1:
        deal(game, "rope")

    assert len(equipment(game, "american")) == left
    assert game.asked() != ("chance",)


@rule("appel.17")
def test_by_night_a_card_is_taken_without_a_throw() -> None:
    game = held(called(by_night, equipment={"american": "rope key"}), 5, 4)
    locked_up(game)
    assert options(game, "chance") == ["Deal rope", "Deal key"]
    deal(game, "key")

    assert equipment(game, "american") == ["rope"]


@rule("appel.18", "ruling.40")
def test_no_bribe_helps_at_a_roll_call() -> None:
    game = called(hands={"security": "appel", "american": "bribe"}, equipment={"american": "rope"})
    held(game, 5, 4)
    locked_up(game)
    dice(game, 1, 6)

    assert game.asked() == ("chance",)
    refused(game, "american", "PlayCard bribe", Refusal.NOT_ASKED)


# --- at the end of an officer's turn


@rule("appel.19", "appel.20", "appel.21")
def test_out_of_turn_only_the_roll_is_made_and_play_goes_on_with_the_next_officer() -> None:
    game = all_stay(at_the_end())
    refused(game, "security", "MovePawn guard-1 ic-r07-c08", Refusal.NOT_ASKED)
    assert game.asked() == ("chance",)
    dice(game, 5, 4)
    locked_up(game)

    assert at(game, "american-1")[:5] == "cells"
    assert (game.view("spectator").table.turn, bottom(game, 1)) == (2, ["appel"])


@rule("appel.22", "ruling.86", "ruling.108")
@pytest.mark.parametrize(("players", "most"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_out_of_turn_half_of_the_officers_are_hit(players: int, most: int) -> None:
    places = ("ic-r10-c09", "ic-r09-c09", "ic-r08-c08", "ic-r07-c08", "ic-r11-c10")
    seats = by_day(players=players).seats[1:]
    men = " ".join(f"{seat}-1@{place}" for seat, place in zip(seats, places, strict=False))
    game = by_day(f"{men} {GUARD}", points=2, hands=CARD, players=players)
    play(game, seats[0], "EndTurn")
    play(game, "security", "PlayCard appel")
    while game.asked()[0] in seats:
        play(game, game.asked()[0], "Pass")
    dice(game, 5, 4)
    named = 0
    while "NameOfficer" in names(game, "security"):
        play(game, "security", offered(game, "security", "NameOfficer")[-1])
        named += 1
    locked_up(game)

    assert sum(at(game, f"{seat}-1").startswith("cells") for seat in seats) == most
    assert named == (most if players > 2 else 0)


@rule("appel.19")
def test_a_claim_is_not_answered_by_a_roll_call() -> None:
    game = by_day("american-1@room-kitchen-1 american-2@room-kitchen-2", points=2, hands=CARD)
    play(game, "american", "ClaimEquipment wire-cutters american-1 american-2")

    refused(game, "security", "PlayCard appel", Refusal.CARD_NOT_FOR_NOW)


@rule("ruling.53", "ruling.87")
@BOTH
def test_a_man_on_his_way_home_is_not_called(position: Position) -> None:
    game = position(f"american-1@{NEAR} {GUARD}", turn="security", hands=CARD, players=2)
    game._game.state.returning[game._notation.pawn_by_name["american-1"]] = 3
    thrown(game, "security", 5, 4)
    if "ChooseDie" in names(game, "security"):
        play(game, "security", "ChooseDie 5")
    play(game, "security", "PlayCard appel")

    assert game.asked() == ("security",)
