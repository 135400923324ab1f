"""The Search card opens one room to guards; Appel reaches into all of them."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from colditz.model.cards import ROOM_ON_CARD, Card
from tests.scene import at, bottom, dice, end_turn, equipment, hand, happened, offered, play, points, refused, scene

ROPE = {"american": "rope"}
SEARCHES = [card for card in ROOM_ON_CARD if card > Card.APPEL]
CIRCLE = {  # one in every room that can be searched
    "chapel": "room-chapel-4",
    "store": "room-store-3",
    "dentist": "room-dentist-4",
    "showers": "room-showers-3",
    "kitchen": "room-kitchen-3",
    "sick-bay": "room-sickbay-4",
    "guard-house": "room-guardhouse-3",
    "orderlies-quarters": "room-orderliesquarters-3",
}


def searching(pawns: str, room: str, **more: int) -> Match:
    """A Security turn with many points in which the Search card of a room has just been played."""
    cards = {"security": f"search-{room}"}
    game = scene(pawns, turn="security", points=more.get("points", 20), hands=cards, equipment=ROPE)
    play(game, "security", f"PlayCard search-{room}")
    return game


# --- into the room


@pytest.mark.rule("classic.44.2", "classic.ruling.84")
def test_with_its_search_card_a_guard_enters_a_room_and_arrests_there() -> None:
    game = scene(
        "guard-1@post-inner-5 american-1@room-chapel-6",
        turn="security",
        throw=(4, 5),
        hands={"security": "search-chapel"},
        equipment=ROPE,
    )
    refused(game, "security", "Arrest guard-1 american-1", Refusal.IN_A_ROOM)

    play(game, "security", "PlayCard search-chapel", "Arrest guard-1 american-1", "ChooseCell cells-a")

    assert (at(game, "american-1"), at(game, "guard-1"), points(game)) == ("cells-a", "barracks", 5)
    assert bottom(game, 1) == ["search-chapel"]


@pytest.mark.rule("classic.44.2")
@pytest.mark.parametrize("card", SEARCHES, ids=lambda card: card.title)
def test_every_search_card_opens_the_room_it_names(card: Card) -> None:
    room = ROOM_ON_CARD[card]
    game = searching(f"american-1@{CIRCLE[room]} guard-1@post-inner-5", room, points=40)

    assert offered(game, "security", "Arrest guard-1") == ["Arrest guard-1 american-1"]


@pytest.mark.rule("classic.44.2")
def test_a_search_opens_no_other_room() -> None:
    game = searching("guard-1@ic-r22-c15 american-1@room-showers-2", "chapel")

    refused(game, "security", "Arrest guard-1 american-1", Refusal.IN_A_ROOM)
    refused(game, "security", "MovePawn guard-1 room-showers-1", Refusal.GUARD_IN_ROOM)


@pytest.mark.rule("classic.44.2")
def test_a_searched_room_is_shut_again_in_the_next_turn() -> None:
    game = searching("guard-1@post-inner-5 american-1@room-chapel-6", "chapel")
    end_turn(game)
    while game.asked() != ("security",):
        end_turn(game)
    play(game, "security", "Throw")
    dice(game, 4, 5)

    refused(game, "security", "Arrest guard-1 american-1", Refusal.IN_A_ROOM)


@pytest.mark.rule("classic.ruling.65")
def test_only_the_store_is_reached_through_another_room() -> None:
    men = "guard-1@ic-r06-c20 guard-2@ic-r15-c22 american-1@room-store-2"
    game = searching(f"{men} american-2@room-canteen-7 american-3@room-kitchen-3", "store")

    assert offered(game, "security", "Arrest guard-1") == ["Arrest guard-1 american-1"]
    refused(game, "security", "MovePawn guard-1 room-canteen-8", Refusal.GUARD_IN_ROOM)  # he may not stop there
    refused(game, "security", "Arrest guard-1 american-2", Refusal.IN_A_ROOM)
    refused(game, "security", "Arrest guard-2 american-3", Refusal.IN_A_ROOM)
    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")

    assert (at(game, "american-1"), points(game)) == ("cells-a", 16)


@pytest.mark.rule("classic.ruling.65")
def test_a_search_of_the_kitchen_opens_no_way_through_it_to_other_rooms() -> None:
    game = searching("guard-1@ic-r15-c22 american-1@room-interviewroom-7 american-2@room-kitchen-3", "kitchen")

    assert offered(game, "security", "Arrest guard-1") == ["Arrest guard-1 american-2"]
    refused(game, "security", "Arrest guard-1 american-1", Refusal.IN_A_ROOM)


@pytest.mark.rule("classic.ruling.65")
def test_in_a_searched_room_a_pow_is_liable_only_for_equipment() -> None:
    men = "guard-1@post-inner-5 british-1@room-chapel-6"
    game = searching(men, "chapel")  # the American holds a rope, the British officer nothing

    refused(game, "security", "Arrest guard-1 british-1", Refusal.NOT_LIABLE)


@pytest.mark.rule("classic.ruling.65")
def test_an_arrest_in_a_searched_room_costs_no_equipment() -> None:
    game = searching("guard-1@post-inner-5 american-1@room-chapel-6", "chapel")

    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")

    assert equipment(game, "american") == ["rope"]


@pytest.mark.rule("classic.ruling.65")
def test_as_many_guards_search_as_points_allow_and_each_arrests_one() -> None:
    men = "american-1@room-chapel-6 american-2@room-chapel-9"
    game = searching(f"guard-1@post-inner-5 guard-2@ic-r12-c05 {men}", "chapel", points=8)

    play(game, "security", "Arrest guard-1 american-2", "ChooseCell cells-a")
    refused(game, "security", "Arrest guard-1 american-1")
    play(game, "security", "Arrest guard-2 american-1", "ChooseCell cells-a")

    assert (at(game, "american-1"), at(game, "american-2")) == ("cells-a", "cells-a")
    assert points(game) == 1


@pytest.mark.rule("classic.ruling.65")
def test_no_guard_comes_to_rest_in_a_searched_room() -> None:
    game = searching("guard-1@post-inner-5 american-1@room-chapel-6", "chapel")

    assert not [option for option in offered(game, "security", "MovePawn") if "room-" in option]
    refused(game, "security", "MovePawn guard-1 room-chapel-10", Refusal.GUARD_IN_ROOM)


@pytest.mark.rule("classic.ruling.65", "classic.44.2")
def test_a_guard_may_walk_through_a_searched_room_and_out_again() -> None:
    game = searching("guard-1@in-wc-2 american-1@in-wc-5", "dentist")  # the room is his only way out

    play(game, "security", "MovePawn guard-1 ic-r06-c08")

    assert at(game, "guard-1") == "ic-r06-c08"


@pytest.mark.rule("classic.44.2", "classic.ruling.65")
def test_a_search_opens_no_way_through_a_room_that_is_not_needed() -> None:
    game = searching("guard-1@in-wc-2 american-1@in-wc-5", "chapel")
    refused(game, "security", "MovePawn guard-1 ic-r06-c08", Refusal.WAY_BLOCKED)  # the dentist's stays shut

    men = "guard-1@ic-r15-c22 american-1@room-store-3 american-2@ic-r06-c21"
    game = searching(men, "store", points=40)
    refused(game, "security", "Arrest guard-1 american-1", Refusal.WAY_BLOCKED)  # not by kitchen and interview room


@pytest.mark.rule("classic.ruling.65")
def test_a_search_does_not_reach_into_the_safe_area_behind_a_room() -> None:
    game = searching("guard-1@post-inner-5 american-1@safe-chapel-1", "chapel")

    refused(game, "security", "Arrest guard-1 american-1", Refusal.IN_SAFE_AREA)


# --- Appel


@pytest.mark.rule("classic.44.3", "classic.ruling.84")
def test_after_appel_a_room_does_not_shield_an_absent_pow_and_no_guard_moves() -> None:
    game = scene("guard-1@post-inner-5 american-1@room-chapel-6", turn="security", hands={"security": "appel"})
    play(game, "security", "PlayCard appel")
    play(game, "american", "Pass")
    play(game, "security", "Throw")
    dice(game, 1, 3)

    events = play(game, "security", "GeneralSearch", "ChooseCell cells-a")

    assert (at(game, "american-1"), at(game, "guard-1")) == ("cells-a", "post-inner-5")
    assert not happened(events, "PawnMoved")


@pytest.mark.rule("classic.ruling.84")
def test_after_appel_guards_do_not_walk_into_rooms() -> None:
    game = scene("guard-1@post-inner-5 american-1@room-chapel-6", turn="security", hands={"security": "appel"})
    play(game, "security", "PlayCard appel")
    play(game, "american", "Pass")
    play(game, "security", "Throw")
    dice(game, 4, 5)

    refused(game, "security", "MovePawn guard-1 room-chapel-9", Refusal.GUARD_IN_ROOM)
    refused(game, "security", "Arrest guard-1 american-1", Refusal.IN_A_ROOM)


# --- only in his own turn


@pytest.mark.rule("classic.44.4")
@pytest.mark.parametrize("card", ["search-chapel", "appel"])
def test_search_and_appel_are_not_played_in_an_officers_turn(card: str) -> None:
    game = scene("american-1@room-chapel-6", throw=(1, 3), hands={"security": card})

    assert not offered(game, "security", "PlayCard")
    refused(game, "security", f"PlayCard {card}", Refusal.NOT_ASKED)
    assert hand(game, "security") == [card]


@pytest.mark.rule("classic.44.4")
@pytest.mark.parametrize("card", ["search-chapel", "appel"])
def test_search_and_appel_answer_nothing_when_he_is_asked_in_an_officers_turn(card: str) -> None:
    game = scene(
        "american-1@in-ghcor-09 american-2@room-chapel-6",
        throw=(1, 3),
        hands={"security": card},
        equipment={"american": "key"},
    )
    play(game, "american", "Cross american-1 door-gh [key]")
    assert game.asked() == ("security",)

    refused(game, "security", f"PlayCard {card}", Refusal.CARD_NOT_FOR_NOW)


@pytest.mark.rule("classic.44.4")
@pytest.mark.parametrize("card", ["search-chapel", "appel"])
def test_in_his_own_turn_the_security_officer_may_play_search_and_appel(card: str) -> None:
    game = scene("american-1@room-chapel-6", turn="security", hands={"security": card})

    play(game, "security", f"PlayCard {card}")

    assert bottom(game, 1) == [card]
