"""The option of the aeroplane: two marked cards, the north tower, and one flight a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from colditz import Match, from_position, new_game
from colditz.editions import decks
from colditz.engine.refusal import Refusal
from colditz.model.builder import load_board
from colditz.model.cards import Card
from tests.scene import (
    at,
    bottom,
    deal,
    dice,
    equipment,
    escapes,
    hand,
    has_kit,
    names,
    offered,
    options,
    play,
    points,
    refused,
)
from tests.v3.table import BOTH, by_day, by_night, next_turn, pass_turn, rule, thrown

Position = Callable[..., Match]
DOOR = "in-lobby-4"
BOTH_CARDS = {"american": "secret-door aeroplane"}
KITS = "american british dutch"
SHOW = "PlayCard aeroplane"
ALONE, WITH_BRITISH, WITH_DUTCH = (f"PlayCard secret-door american-1 - - {choice}" for choice in ("-", 2, 3))


def ready(position: Position = by_day, hands: dict[str, str] | None = None, pawns: str = "", **given: object) -> Match:
    """An American who was announced for the tower stands before its door, in phase 5."""
    options_ = {"points": 6, "kits": KITS, "escapes": 3, "house_rules": ["aeroplane"], **given}
    game = position(f"american-1@{DOOR} {pawns}", hands=hands or BOTH_CARDS, **options_)
    announce(game, "american-1")
    return game


def announce(game: Match, man: str) -> None:
    game._game.state.exits[game._notation.pawn_by_name[man]] = game._game.board.place("tower-1")


def british_come(game: Match, *, enter: bool = True) -> None:
    """In the British officer's turn his man goes to the door, announced, and in."""
    next_turn(game, "british")
    british_at_the_door(game)
    if enter:
        play(game, "british", "EnterTower british-1")


def british_at_the_door(game: Match) -> None:
    announce(game, "british-1")
    thrown(game, "british", 4, 5)
    game._game.state.put(
        game._notation.pawn_by_name["british-1"], game._game.board.place(DOOR), game._game.board.walkable
    )
    game._game.state.version += 1
    game._game.state.epoch += 1


def fly(game: Match, card: str, *throws: tuple[int, int]) -> None:
    deal(game, card)
    for first, second in throws:
        dice(game, first, second)


FAR = ((5, 6), (5, 6), (1, 4))  # 27 of 26


# --- cards and board


@rule("aeroplane.1")
def test_one_rope_card_and_one_key_card_are_marked() -> None:
    pack = new_game("v3", house_rules=["aeroplane"])._game.edition.packs[0]

    assert (pack[Card.AEROPLANE], pack[Card.SECRET_DOOR]) == (1, 1)
    assert pack[Card.FOUND_ROPE] == decks.OPPORTUNITY_45[Card.FOUND_ROPE] - 1
    assert pack[Card.FOUND_KEY] == decks.OPPORTUNITY_45[Card.FOUND_KEY] - 1
    assert sum(pack.values()) == 45
    assert Card.AEROPLANE not in new_game("v3")._game.edition.packs[0]


@rule("aeroplane.2")
def test_the_board_has_a_flight_with_its_own_rosette() -> None:
    board = new_game("v3", house_rules=["aeroplane"]).board
    way = board.roads["flight"]

    assert (board.kind[way[0]], board.kind[way[-1]], board.target[way[-1]]) == ("tower", "target", True)
    assert "flight" not in new_game("v3").board.roads


@rule("aeroplane.3", "ruling.102")
@BOTH
@pytest.mark.parametrize(("card", "item"), [("aeroplane", "rope"), ("secret-door", "key")])
def test_marked_cards_may_be_turned_in_like_any_other(position: Position, card: str, item: str) -> None:
    game = position(hands={"american": card}, house_rules=["aeroplane"])
    play(game, "american", f"PlayCard {card} - - - -1")

    assert (equipment(game, "american"), hand(game, "american"), bottom(game, 0)) == ([item], [], [card])


# --- into the tower


@rule("aeroplane.4", "ruling.103")
@BOTH
def test_the_tower_takes_a_kit(position: Position) -> None:
    refused(ready(position, kits="british"), "american", ALONE, Refusal.NO_KIT)

    game = ready(position)
    play(game, "american", WITH_BRITISH)

    assert (at(game, "american-1"), points(game), hand(game, "american")) == ("tower-2", 5, ["aeroplane"])


@rule("aeroplane.5")
def test_without_the_secret_door_nobody_gets_in() -> None:
    game = ready(hands={"american": "aeroplane"})

    refused(game, "american", ALONE, Refusal.CARD_NOT_HELD)
    refused(game, "american", "EnterTower american-1", Refusal.NOT_INVITED)
    far = ready(pawns="american-2@ic-r10-c07")
    refused(far, "american", "PlayCard secret-door american-2 - - -1", Refusal.NOT_AT_SECRET_DOOR)


@rule("ruling.103")
def test_it_is_an_exit_that_is_announced() -> None:
    given = {"kits": KITS, "hands": BOTH_CARDS, "house_rules": ["aeroplane"]}
    silent = by_day(f"american-1@{DOOR}", points=6, **given)
    refused(silent, "american", ALONE, Refusal.DECLARE_FIRST)

    game = by_day("american-1@in-lobby-5", **given)
    play(game, "american", "DeclareAttempt american-1 tower-1")
    thrown(game, "american", 1, 3)
    play(game, "american", f"MovePawn american-1 {DOOR}", WITH_BRITISH)
    assert at(game, "american-1") == "tower-2"

    night = by_night(f"american-1@{DOOR}", points=6, **given)
    play(night, "american", "DeclareAttempt american-1 tower-1", WITH_BRITISH)
    assert at(night, "american-1") == "tower-2"


@rule("ruling.103", "ruling.104")
def test_men_in_the_tower_are_in_an_attempt_and_out_of_reach() -> None:
    game = ready(pawns="guard-1@in-lobby-5")
    play(game, "american", WITH_BRITISH)
    while game.view("spectator").table.turn:
        pass_turn(game)
    thrown(game, "security", 4, 5)

    assert game.view("spectator").table.now.alarm
    assert not offered(game, "security", "Arrest guard-1 american-1")


@rule("aeroplane.6", "ruling.103")
@BOTH
def test_only_the_officer_who_was_chosen_may_follow(position: Position) -> None:
    game = ready(position)
    play(game, "american", WITH_DUTCH)
    british_come(game, enter=False)
    refused(game, "british", "EnterTower british-1", Refusal.NOT_INVITED)

    game = ready(position, kits="american")
    play(game, "american", WITH_BRITISH)
    british_come(game, enter=False)
    refused(game, "british", "EnterTower british-1", Refusal.NO_KIT)


@rule("aeroplane.6", "ruling.114")
def test_the_companion_plays_later_in_the_round() -> None:
    last = by_day(
        f"dutch-1@{DOOR}",
        turn="dutch",
        points=6,
        kits=KITS,
        hands={"dutch": "secret-door aeroplane"},
        house_rules=["aeroplane"],
    )
    announce(last, "dutch-1")

    assert offered(last, "dutch", "PlayCard secret-door") == ["PlayCard secret-door dutch-1 - - -"]
    refused(last, "dutch", "PlayCard secret-door dutch-1 - - 1", Refusal.NOT_INVITED)


@rule("aeroplane.7", "ruling.104")
def test_a_companion_who_is_late_may_not_join_and_the_first_flies_alone_in_his_next_turn() -> None:
    game = ready()
    play(game, "american", WITH_BRITISH)
    next_turn(game, "american")
    assert (at(game, "american-1"), game.view("spectator").table.now.attempts.guest) == ("tower-2", -1)
    thrown(game, "american", 1, 3)
    play(game, "american", "PlayCard aeroplane - - - -1")
    fly(game, "three-throws", *FAR)

    assert escapes(game, "american") == 1


@rule("ruling.104")
def test_whoever_has_no_aeroplane_comes_down_when_nobody_has_joined_him() -> None:
    game = ready(hands={"american": "secret-door", "british": "aeroplane"})
    play(game, "american", WITH_BRITISH)
    play(game, "british", SHOW)
    assert at(game, "american-1") == "tower-2"
    while game.view("spectator").table.turn:
        pass_turn(game)

    assert at(game, "american-1") in (DOOR, "in-lobby-5")
    assert (hand(game, "american"), bottom(game, 0)) == ([], ["secret-door"])


@rule("ruling.104")
def test_nobody_waits_longer_than_one_turn() -> None:
    game = ready()
    play(game, "american", WITH_BRITISH)
    next_turn(game, "american")
    while game.view("spectator").table.turn:
        pass_turn(game)

    assert at(game, "american-1") in (DOOR, "in-lobby-5")


@rule("aeroplane.8")
def test_one_of_the_two_must_hold_the_aeroplane() -> None:
    poor = ready(hands={"american": "secret-door", "british": "bribe"})
    refused(poor, "american", ALONE, Refusal.NO_AEROPLANE)
    play(poor, "american", WITH_BRITISH)
    assert (poor.asked(), options(poor, "british")) == (("british",), ["Pass"])
    refused(poor, "british", SHOW, Refusal.NO_AEROPLANE)
    assert refused(poor, "british", "EndTurn", Refusal.ANSWER_INVITATION_FIRST).rule == "v3.aeroplane.8"
    play(poor, "british", "Pass")

    assert (at(poor, "american-1"), hand(poor, "american")) == (DOOR, ["secret-door"])
    refused(poor, "american", WITH_BRITISH, Refusal.NO_AEROPLANE)
    assert from_position(poor.position()).position() == poor.position()


@rule("aeroplane.8", "aeroplane.9", "ruling.104")
def test_an_aeroplane_that_was_turned_in_meanwhile_flies_nobody() -> None:
    game = ready(hands={"american": "secret-door", "british": "aeroplane"})
    play(game, "american", WITH_BRITISH)
    play(game, "british", SHOW)
    next_turn(game, "british")
    play(game, "british", "PlayCard aeroplane - - - -1")
    british_at_the_door(game)
    play(game, "british", "EnterTower british-1")

    assert (game.asked(), at(game, "british-1")) == (("british",), "tower-1")
    while game.view("spectator").table.turn:
        pass_turn(game)
    assert not {at(game, "american-1"), at(game, "british-1")} & {"tower-1", "tower-2"}


@rule("aeroplane.4", "aeroplane.5", "aeroplane.7")
def test_the_companion_comes_to_the_door_and_pays_a_point() -> None:
    game = ready()
    play(game, "american", WITH_BRITISH)
    british_come(game, enter=False)
    refused(game, "british", "EnterTower british-2", Refusal.NOT_AT_SECRET_DOOR)
    game._game.state.now.points = 0

    refused(game, "british", "EnterTower british-1", Refusal.NO_POINTS_LEFT)


@rule("aeroplane.15")
def test_of_three_throws_a_shot_leaves_two() -> None:
    game = ready(hands={**BOTH_CARDS, "security": "shoot-to-kill"}, pawns="guard-1@out-n-01")
    play(game, "american", ALONE)
    deal(game, "three-throws")
    play(game, "security", "PlayCard shoot-to-kill - - - -1")
    dice(game, 6, 5)
    dice(game, 5, 6)

    assert (escapes(game, "american"), at(game, "american-1")) == (0, "cells-c")


@rule("aeroplane.8", "ruling.109")
@pytest.mark.parametrize("held", ["aeroplane", "bribe", "found-key"])
def test_who_is_invited_is_asked_whatever_he_holds(held: str) -> None:
    game = ready(hands={"american": "secret-door", "british": held})
    play(game, "american", WITH_BRITISH)

    assert (game.asked(), game.view("spectator").table.asking) == (("british",), "Invitation")
    assert dict(game.view("dutch").table.about) == {"seat": (1,), "pawn": (14,), "to_seat": (2,)}


@rule("aeroplane.8", "ruling.109")
def test_whoever_holds_no_card_is_not_asked() -> None:
    game = ready(hands={"american": "secret-door"})
    play(game, "american", WITH_BRITISH)

    assert (game.asked(), at(game, "american-1")) == (("american",), DOOR)
    refused(game, "american", WITH_BRITISH, Refusal.NO_AEROPLANE)


# --- the flight


@rule("aeroplane.9", "aeroplane.10", "aeroplane.12", "ruling.102", "ruling.106")
@BOTH
@pytest.mark.parametrize("holder", ["american", "british"])
def test_when_both_are_in_the_tower_they_take_off(position: Position, holder: str) -> None:
    hands = BOTH_CARDS if holder == "american" else {"american": "secret-door", "british": "aeroplane"}
    game = ready(position, hands=hands)
    play(game, "american", WITH_BRITISH)
    if holder == "british":
        play(game, "british", SHOW)
    british_come(game)
    assert game.asked() == ("chance",)
    assert (hand(game, "american"), hand(game, "british"), bottom(game, 0)) == ([], [], ["secret-door", "aeroplane"])
    fly(game, "three-throws", *FAR)

    assert (escapes(game, "american"), escapes(game, "british")) == (1, 1)
    assert game.asked() == ("british",)
    assert sum(game._game.state.pools[2]) == 5
    next_turn(game, "american")
    assert not any(mark & 1024 for mark in game._game.state.marks)  # nobody's own run is used up


@rule("aeroplane.10", "aeroplane.11")
@BOTH
def test_the_card_says_how_many_throws_doubles_add_one_and_none_earns_a_card(position: Position) -> None:
    game = ready(position)
    play(game, "american", ALONE)
    fly(game, "three-throws", (2, 2), (5, 6), (1, 2))
    assert game.asked() == ("chance",)
    dice(game, 1, 2)

    assert (escapes(game, "american"), at(game, "american-1"), hand(game, "american")) == (0, "cells-c", [])


@rule("aeroplane.12", "ruling.112")
def test_a_flight_that_fails_is_arrested_as_in_the_garrison() -> None:
    held = {"american": "rope", "british": "key"}
    game = ready(hands={**BOTH_CARDS, "british": "bribe"}, equipment=held)
    play(game, "american", WITH_BRITISH)
    british_come(game)
    fly(game, "three-throws", *((1, 2),) * 3)
    deal(game, "rope")
    play(game, "british", "PlayCard bribe - - - -1")

    assert (at(game, "american-1"), at(game, "british-1")) == ("cells-c", "cells-c")
    assert (equipment(game, "american"), equipment(game, "british")) == ([], ["key"])


@rule("aeroplane.12", "ruling.112")
def test_without_equipment_the_kit_is_at_stake_and_the_hideaway_helps() -> None:
    game = ready(hands={"american": "secret-door aeroplane hideaway"})
    play(game, "american", ALONE)
    fly(game, "three-throws", *((1, 2),) * 3)
    dice(game, 1, 6)
    play(game, "american", "PlayCard hideaway - - - -1")

    assert has_kit(game, "american")


@rule("aeroplane.13")
def test_it_flies_once_a_game() -> None:
    game = ready(pawns="american-2@in-lobby-5")
    play(game, "american", ALONE)
    fly(game, "three-throws", *FAR)
    game._game.state.hands[1] = (Card.AEROPLANE, Card.SECRET_DOOR)
    announce(game, "american-2")
    play(game, "american", f"MovePawn american-2 {DOOR}")

    refused(game, "american", "PlayCard secret-door american-2 - - -1", Refusal.AEROPLANE_FLOWN)


@rule("aeroplane.16", "ruling.105")
@BOTH
def test_with_both_cards_one_man_flies_alone_at_once(position: Position) -> None:
    game = ready(position)
    assert ALONE in options(game, "american")
    play(game, "american", ALONE)
    fly(game, "three-throws", *FAR)

    assert (escapes(game, "american"), game.asked()) == (1, ("american",))


@rule("aeroplane.17")
def test_two_men_of_one_officer_do_not_fly_together() -> None:
    game = ready(pawns="american-2@in-lobby-5")
    play(game, "american", WITH_BRITISH)
    announce(game, "american-2")
    play(game, "american", f"MovePawn american-2 {DOOR}")

    refused(game, "american", "EnterTower american-2", Refusal.NOT_INVITED)
    assert "EnterTower" not in names(game, "american")


# --- the shot


def shot_at(*guards: str) -> Match:
    """A lone flight whose card has been turned up, with guards here and there."""
    pawns = " ".join(f"guard-{number}@{place}" for number, place in enumerate(guards, 1))
    game = ready(hands={**BOTH_CARDS, "security": "shoot-to-kill"}, pawns=pawns)
    play(game, "american", ALONE)
    deal(game, "four-throws")
    return game


@rule("aeroplane.14", "security.shoot.7")
def test_a_guard_of_the_garrison_who_sees_the_flight_may_fire() -> None:
    assert shot_at("gar-050", "ic-r10-c07").asked() == ("chance",)
    board = load_board("v3+aeroplane")
    assert not any(board.sees(board.place("gar-050"), place) for place in board.roads["flight"][1:])

    assert offered(shot_at("out-n-01"), "security", "PlayCard") == ["PlayCard shoot-to-kill - - - -"]


@rule("aeroplane.14")
def test_the_commandant_is_asked_whatever_he_holds() -> None:
    game = ready(hands={**BOTH_CARDS, "security": "appel"}, pawns="guard-1@out-n-01")
    play(game, "american", ALONE)
    deal(game, "four-throws")

    assert (game.asked(), options(game, "security")) == (("security",), ["Pass"])


@rule("aeroplane.15", "ruling.107")
def test_the_shot_takes_one_throw_and_sends_the_guard_home() -> None:
    game = shot_at("out-n-01", "out-n-04")
    play(game, "security", "PlayCard shoot-to-kill - - - -1", "RecallGuard guard-2")
    assert dict(game.view("spectator").table.about)["throws"] == (3,)

    assert (at(game, "guard-1"), at(game, "guard-2"), bottom(game, 1)) == ("out-n-01", "barracks", ["shoot-to-kill"])
    for _ in range(3):
        dice(game, 1, 2)
    assert at(game, "american-1") == "cells-c"


@rule("ruling.107")
def test_no_amulet_helps_against_it() -> None:
    game = ready(
        hands={"american": "secret-door aeroplane talisman", "security": "shoot-to-kill"}, pawns="guard-1@out-n-01"
    )
    play(game, "american", ALONE)
    deal(game, "four-throws")
    play(game, "security", "PlayCard shoot-to-kill - - - -1")

    assert (game.asked(), at(game, "guard-1")) == (("chance",), "barracks")
