"""Safe areas and rooms: where guards do not come, and when they do after all."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.editions.registry import EDITIONS
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.rulebook import Rulebook
from colditz.model.builder import build
from colditz.model.ids import NOBODY
from colditz.model.records import draft
from tests.scene import at, dice, equipment, has_kit, offered, play, points, refused, scene

SAFE_AREAS = [  # each with a guard near by
    ("safe-chapel-1", "ic-r12-c05"),
    ("safe-n-1", "ic-r06-c18"),
    ("safe-nook-3", "ic-r18-c08"),
    ("safe-nw-2", "ic-r06-c08"),
    ("safe-shed-1", "ic-r18-c18"),
    ("safe-w-1", "ic-r15-c05"),
    ("safe-oshed-1", "gar-021"),
]


def security_throws(game: Match, first: int = 1, second: int = 3) -> None:
    """The Security Officer's turn has come, and he throws."""
    play(game, "security", "Throw")
    dice(game, first, second)


# --- Security cards


@pytest.mark.rule("osprey.safe.1")
@pytest.mark.parametrize(("place", "guard"), SAFE_AREAS)
def test_appel_and_the_general_search_pass_a_pow_on_a_safe_area_by(place: str, guard: str) -> None:
    men = f"british-1@{place} british-2@ic-r10-c07 guard-1@ic-r10-c06 guard-2@{guard}"
    game = scene(men, turn="security", hands={"security": "appel"}, edition="osprey")
    play(game, "security", "PlayCard appel")
    refused(game, "british", "AnswerAppel british-1", Refusal.NOT_CALLED)
    play(game, "british", "Pass")

    play(game, "security", "GeneralSearch")
    dice(game, 5, 6)
    play(game, "security", "ChooseCell cells-a")

    assert (at(game, "british-1"), at(game, "british-2")) == (place, "cells-a")


@pytest.mark.rule("osprey.safe.1")
def test_a_search_card_does_not_reach_the_safe_area_beside_the_room() -> None:
    men = "british-1@safe-chapel-1 british-2@room-chapel-9 guard-1@ic-r12-c05"
    cards = {"security": "search-chapel"}
    game = scene(men, turn="security", points=9, hands=cards, equipment={"british": "rope"}, edition="osprey")

    play(game, "security", "PlayCard search-chapel")

    assert offered(game, "security", "Arrest") == ["Arrest guard-1 british-2"]
    refused(game, "security", "Arrest guard-1 british-1", Refusal.IN_SAFE_AREA)


# --- guards and safe areas


@pytest.mark.rule("osprey.safe.2")
@pytest.mark.parametrize(
    ("guard", "place"), [("gar-020", "safe-oshed-1"), ("gar-120", "safe-otower-1"), ("ic-r15-c05", "safe-w-1")]
)
def test_a_guard_may_not_enter_a_safe_area_without_a_marker(guard: str, place: str) -> None:
    game = scene(f"guard-1@{guard}", turn="security", throw=(1, 3), edition="osprey")

    assert refused(game, "security", f"MovePawn guard-1 {place}", Refusal.GUARD_IN_SAFE_AREA).rule == "osprey.safe.2"
    assert not [option for option in offered(game, "security", "MovePawn guard-1") if "safe" in option]


def drop_in_the_shed(men: str) -> Match:
    """A board with a drop in the outer shed, since no printed safe area has one; a POW stands at it with a rope."""
    source = draft("osprey")
    source.links.append(("safe-oshed-2", "land-14", "drop30"))
    game = scene(
        f"dutch-1@safe-oshed-2 {men}", turn="dutch", throw=(1, 3), equipment={"dutch": "rope"}, edition="osprey"
    )
    old = game._game
    game._game = Game(Rulebook(EDITIONS["osprey"], build(source)), old.teams, old.success, old.state)
    game._game.state.markers = (*game._game.state.markers, NOBODY)
    return game


@pytest.mark.rule("osprey.safe.3")
def test_a_guard_may_pass_a_safe_area_with_a_marker() -> None:
    game = drop_in_the_shed("guard-1@gar-020 guard-2@gar-120")
    play(game, "dutch", "Cross dutch-1 land-14 [rope]", "MovePawn dutch-1 out-s-43", "EndTurn")
    security_throws(game)
    refused(game, "security", "MovePawn guard-2 safe-otower-1", Refusal.GUARD_IN_SAFE_AREA)

    play(game, "security", "MovePawn guard-1 safe-oshed-1", "MovePawn guard-1 land-14")

    assert (at(game, "guard-1"), points(game)) == ("land-14", 1)


@pytest.mark.rule("osprey.safe.3")
def test_before_the_marker_lies_there_the_guard_stays_out() -> None:
    game = drop_in_the_shed("guard-1@gar-020")
    play(game, "dutch", "EndTurn")
    security_throws(game)

    refused(game, "security", "MovePawn guard-1 safe-oshed-1", Refusal.GUARD_IN_SAFE_AREA)


@pytest.mark.rule("osprey.safe.4")
def test_a_guard_may_not_end_his_movement_on_a_safe_area() -> None:
    game = drop_in_the_shed("guard-1@gar-020")
    play(game, "dutch", "Cross dutch-1 land-14 [rope]", "EndTurn")
    security_throws(game)
    play(game, "security", "MovePawn guard-1 safe-oshed-1")

    assert refused(game, "security", "EndTurn", Refusal.LEAVE_SAFE_AREA_FIRST).rule == "osprey.safe.4"
    play(game, "security", "MovePawn guard-1 gar-020", "EndTurn")

    assert at(game, "guard-1") == "gar-020"


@pytest.mark.rule("osprey.safe.4")
def test_with_his_last_point_a_guard_may_not_step_onto_a_safe_area() -> None:
    game = drop_in_the_shed("guard-1@gar-020")
    play(game, "dutch", "Cross dutch-1 land-14 [rope]", "EndTurn")
    security_throws(game)
    play(game, "security", "PostGuard post-outer-3", "PostGuard post-outer-4", "PostGuard post-outer-5")

    refused(game, "security", "MovePawn guard-1 safe-oshed-1", Refusal.GUARD_IN_SAFE_AREA)


# --- rooms


@pytest.mark.rule("osprey.room.1")
def test_equipment_is_made_only_in_rooms_with_its_symbol() -> None:
    claim = "ClaimEquipment rope american-1 american-2"
    kitchen = scene("american-1@room-kitchen-1 american-2@room-kitchen-2", edition="osprey")
    refused(kitchen, "american", claim, Refusal.NOT_TWO_IN_ROOMS)

    game = scene("american-1@room-chapel-9 american-2@room-store-1", edition="osprey")
    play(game, "american", claim)

    assert equipment(game, "american") == ["rope"]


@pytest.mark.rule("osprey.room.1")
def test_a_kit_is_made_only_in_rooms_with_its_symbols() -> None:
    three = "american-1@room-laundry-1 american-2@room-wc-1 american-3@room-canteen-3"
    short = scene(f"{three} american-4@room-kitchen-1", edition="osprey")
    refused(short, "american", "ClaimKit []", Refusal.KIT_INCOMPLETE)

    game = scene(f"{three} american-4@room-office-1", edition="osprey")
    play(game, "american", "ClaimKit []")

    assert has_kit(game, "american")


@pytest.mark.rule("osprey.room.2")
@pytest.mark.parametrize(("guard", "room"), [("ic-r06-c20", "room-canteen-8"), ("ic-r10-c06", "room-chapel-10")])
def test_a_guard_may_not_enter_a_room(guard: str, room: str) -> None:
    game = scene(f"guard-1@{guard}", turn="security", throw=(1, 3), edition="osprey")

    assert refused(game, "security", f"MovePawn guard-1 {room}", Refusal.GUARD_IN_ROOM).rule == "osprey.room.2"
    assert not [option for option in offered(game, "security", "MovePawn guard-1") if "room" in option]


def rope_from_the_canteen(men: str, held: str = "rope", security: str = "") -> Match:
    """A Dutch POW has gone down a rope from the canteen, and it is the Security Officer's turn."""
    game = scene(
        f"dutch-1@room-canteen-5 {men}",
        turn="dutch",
        throw=(1, 3),
        hands={"security": security},
        equipment={"dutch": held},
        edition="osprey",
    )
    play(game, "dutch", "Cross dutch-1 land-04 [rope]", "EndTurn")
    return game


@pytest.mark.rule("osprey.room.3")
def test_a_guard_enters_a_room_to_follow_a_pow_down_a_rope() -> None:
    game = rope_from_the_canteen("guard-1@ic-r06-c20")
    security_throws(game, 2, 3)
    refused(game, "security", "MovePawn guard-1 room-store-1", Refusal.GUARD_IN_ROOM)

    play(game, "security", "MovePawn guard-1 room-canteen-8", "Arrest guard-1 dutch-1")

    assert (at(game, "dutch-1"), at(game, "guard-1"), points(game)) == ("cells-c", "office", 0)


@pytest.mark.rule("osprey.room.4")
def test_a_guard_enters_the_room_of_a_discovered_tunnel() -> None:
    men = "dutch-1@under-yard-01 dutch-2@under-yard-02 guard-1@ic-r06-c20"
    hands = {"dutch": "tunnel-canteen", "security": "tunnel-detected"}
    game = scene(men, turn="dutch", throw=(1, 3), hands=hands, edition="osprey")
    play(game, "dutch", "PlayCard tunnel-canteen", "EndTurn")
    security_throws(game)
    refused(game, "security", "MovePawn guard-1 room-canteen-8", Refusal.GUARD_IN_ROOM)

    play(game, "security", "PlayCard tunnel-detected - - - 0", "MovePawn guard-1 room-canteen-8")

    assert at(game, "guard-1") == "room-canteen-8"
    refused(game, "security", "MovePawn guard-1 room-store-1", Refusal.GUARD_IN_ROOM)


# --- arrests in rooms


@pytest.mark.rule("osprey.ruling.13")
def test_a_guard_in_a_room_does_not_arrest_a_pow_whose_officer_holds_nothing() -> None:
    men = "british-1@room-canteen-8 guard-1@ic-r06-c20"
    game = rope_from_the_canteen(men)
    security_throws(game)

    assert refused(game, "security", "Arrest guard-1 british-1", Refusal.NOT_LIABLE).rule == "osprey.arrest.2"


@pytest.mark.rule("osprey.ruling.13")
def test_a_guard_in_a_room_arrests_a_pow_whose_officer_holds_equipment() -> None:
    game = rope_from_the_canteen("dutch-2@room-canteen-8 guard-1@ic-r06-c20", "rope key")
    security_throws(game)

    play(game, "security", "Arrest guard-1 dutch-2", "ChooseCell cells-a")

    assert (at(game, "dutch-2"), at(game, "guard-1"), equipment(game, "dutch")) == ("cells-a", "office", ["key"])


@pytest.mark.rule("osprey.ruling.13")
def test_a_guard_in_a_room_arrests_a_pow_who_ignores_appel() -> None:
    game = rope_from_the_canteen("british-1@room-canteen-8 guard-1@ic-r06-c20", security="appel")
    play(game, "security", "PlayCard appel")
    play(game, "british", "Pass")
    play(game, "dutch", "Pass")
    security_throws(game)

    play(game, "security", "Arrest guard-1 british-1", "ChooseCell cells-a")

    assert at(game, "british-1") == "cells-a"


@pytest.mark.rule("osprey.ruling.13")
def test_a_pow_in_a_room_that_is_shut_to_guards_is_out_of_their_reach() -> None:
    men = "guard-1@ic-r06-c20 british-1@room-canteen-8"
    game = scene(men, turn="security", throw=(1, 3), equipment={"british": "rope"}, edition="osprey")

    refused(game, "security", "Arrest guard-1 british-1", Refusal.IN_A_ROOM)
