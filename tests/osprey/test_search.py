"""Search cards open one room to guards for a turn; and officers who may interrupt a card are asked in turn order."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from colditz.model.cards import ROOM_ON_CARD, Card
from colditz.model.ids import SECURITY
from tests.scene import at, dice, end_turn, hand, happened, names, offered, options, play, refused, scene

ROPE = {"american": "rope"}
SEARCHES = [card for card in ROOM_ON_CARD if card > Card.APPEL]
SPACE = {  # one in every room that can be searched
    "chapel": "room-chapel-4",
    "store": "room-store-3",
    "dentist": "room-dentist-4",
    "showers": "room-showers-3",
    "kitchen": "room-kitchen-3",
    "sick-bay": "room-sickbay-4",
    "guard-house": "room-guardhouse-3",
    "orderlies-quarters": "room-orderliesquarters-3",
}


def searching(pawns: str, room: str = "chapel", *, points: int = 20, players: int = 4) -> Match:
    """A Security turn with many points in which the Search card of a room has just been played."""
    hands = {"security": f"search-{room}"}
    game = scene(pawns, turn="security", points=points, hands=hands, equipment=ROPE, players=players, edition="osprey")
    play(game, "security", f"PlayCard search-{room}")
    return game


# --- the searched room


@pytest.mark.rule("osprey.ruling.118")
@pytest.mark.parametrize("card", SEARCHES, ids=lambda card: card.title)
def test_every_search_card_lets_guards_into_the_room_it_names(card: Card) -> None:
    room = ROOM_ON_CARD[card]
    pawns, hands = f"american-1@{SPACE[room]} guard-1@post-inner-5", {"security": card.title}
    game = scene(pawns, turn="security", points=40, hands=hands, equipment=ROPE, edition="osprey")
    refused(game, "security", "Arrest guard-1 american-1")

    play(game, "security", f"PlayCard {card.title}")

    assert offered(game, "security", "Arrest guard-1") == ["Arrest guard-1 american-1"]


@pytest.mark.rule("osprey.ruling.118")
def test_a_search_opens_no_other_room() -> None:
    game = searching("guard-1@ic-r22-c15 american-1@room-showers-2")

    refused(game, "security", "Arrest guard-1 american-1")
    assert refused(game, "security", "MovePawn guard-1 room-showers-1", Refusal.GUARD_IN_ROOM).rule == "osprey.room.2"


@pytest.mark.rule("osprey.ruling.118")
def test_guards_may_walk_into_a_searched_room_only_in_that_turn() -> None:
    game = searching("guard-1@post-inner-5", players=2)
    assert "MovePawn guard-1 room-chapel-9" in options(game, "security")
    end_turn(game)
    end_turn(game)
    play(game, "security", "Throw")
    dice(game, 4, 5)

    refused(game, "security", "MovePawn guard-1 room-chapel-9", Refusal.GUARD_IN_ROOM)


@pytest.mark.rule("osprey.ruling.118")
def test_a_guard_left_in_the_room_goes_to_the_commanders_office_when_the_turn_ends() -> None:
    game = searching("guard-1@post-inner-5 guard-2@ic-r10-c08")
    play(game, "security", "MovePawn guard-1 room-chapel-9")
    office = game._game.board.office

    events = play(game, "security", "EndTurn")

    gone = [event.to_json() for event in happened(events, "GuardWentHome")]
    assert [(event["guard"], event["to"]) for event in gone] == [(0, office)]
    assert (at(game, "guard-1"), at(game, "guard-2")) == ("barracks", "ic-r10-c08")


@pytest.mark.rule("osprey.ruling.118")
def test_a_man_on_the_safe_space_of_a_searched_room_stays_exempt() -> None:
    game = searching("guard-1@post-inner-5 american-1@safe-chapel-1 american-2@room-chapel-9")

    assert offered(game, "security", "Arrest guard-1") == ["Arrest guard-1 american-2"]
    refusal = refused(game, "security", "Arrest guard-1 american-1", Refusal.IN_SAFE_AREA)
    assert refusal.rule == "osprey.arrest.7"


@pytest.mark.rule("osprey.ruling.118")
def test_a_man_in_the_tunnel_below_a_searched_room_stays_exempt() -> None:
    game = searching("guard-1@post-inner-5 american-1@under-room-chapel-7 american-2@under-room-chapel-5")

    assert not offered(game, "security", "Arrest guard-1")
    assert refused(game, "security", "Arrest guard-1 american-1", Refusal.IN_A_TUNNEL).rule == "osprey.arrest.8"


@pytest.mark.rule("osprey.ruling.118")
def test_in_a_searched_room_only_men_of_an_officer_with_equipment_are_liable() -> None:
    game = searching("guard-1@post-inner-5 british-1@room-chapel-9")

    refused(game, "security", "Arrest guard-1 british-1", Refusal.NOT_LIABLE)


# --- who is asked whether he interrupts


HUNTED = "american-1@room-chapel-4 british-1@room-chapel-6 dutch-1@room-chapel-9"


def searched(hands: dict[str, str], pawns: str = HUNTED) -> Match:
    """The chapel is about to be searched."""
    game = scene(pawns, turn="security", hands={"security": "search-chapel", **hands}, edition="osprey")
    play(game, "security", "PlayCard search-chapel")
    return game


@pytest.mark.rule("osprey.ruling.110")
@pytest.mark.parametrize("card", ["search-chapel", "appel"])
def test_officers_are_asked_once_each_in_turn_order(card: str) -> None:
    warned = dict.fromkeys(("american", "british", "dutch"), "advance-warning")
    game = scene(HUNTED, turn="security", hands={"security": card, **warned}, edition="osprey")
    play(game, "security", f"PlayCard {card}")

    for seat in ("american", "british", "dutch"):
        assert game.asked() == (seat,)
        assert names(game, seat) == {"Pass", "PlayCard"}
        play(game, seat, "Pass")
        refused(game, seat, "PlayCard advance-warning")

    assert game.asked() == (("security",) if card == "search-chapel" else ("american",))
    assert all(hand(game, seat) == ["advance-warning"] for seat in warned)


@pytest.mark.rule("osprey.ruling.110")
def test_the_card_is_judged_only_after_every_answer() -> None:
    game = searched({"american": "advance-warning", "british": "sabotage", "dutch": "advance-warning"})

    events = play(game, "american", "PlayCard advance-warning", "Settle american-1 safe-w-1")
    assert game.asked() == ("british",)
    events += play(game, "british", "Pass")
    assert game.asked() == ("dutch",)
    events += play(game, "dutch", "PlayCard advance-warning")
    assert not happened(events, "RoomOpened")

    events = play(game, "dutch", "Settle dutch-1 safe-w-2")

    assert happened(events, "RoomOpened")
    assert (at(game, "american-1"), at(game, "british-1"), at(game, "dutch-1")) == (
        "safe-w-1",
        "room-chapel-6",
        "safe-w-2",
    )


@pytest.mark.rule("osprey.ruling.110")
@pytest.mark.parametrize("held", ["advance-warning", "sabotage", "talisman"])
def test_an_officer_is_asked_whatever_cards_he_holds(held: str) -> None:
    game = searched({"british": held})

    assert game.asked() == ("british",)
    assert game.view("spectator") == searched({"british": "release"}).view("spectator")
    refused(game, "british", "PlayCard release", Refusal.CARD_NOT_HELD)
    play(game, "british", "Pass")
    assert game.asked() == ("security",)


@pytest.mark.rule("osprey.ruling.110")
@pytest.mark.parametrize(("cards", "asked"), [("arrest-key-holder", True), ("appel", True), ("", False)])
def test_the_security_officer_is_asked_at_a_door_whatever_cards_he_holds(cards: str, asked: bool) -> None:
    hands = {"security": cards}
    game = scene("american-1@in-ghcor-09", points=9, hands=hands, equipment={"american": "key"}, edition="osprey")

    play(game, "american", "Cross american-1 door-gh [key]")

    assert (game.asked() == (game.seats[SECURITY],)) == asked
