"""Escape Equipment: how it is gathered, whose it is, what it brings upon the team."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import (
    at,
    dice,
    equipment,
    happened,
    offered,
    play,
    points,
    refused,
    scene,
    supply,
)

ROOMS = {
    "rope": ("room-chapel-9", "room-chapel-10", "room-store-1"),
    "key": ("room-dentist-4", "room-dentist-5", "room-showers-1"),
    "pass": ("room-guardhouse-1", "room-guardhouse-3", "room-orderliesquarters-1"),
    "wire-cutters": ("room-kitchen-1", "room-kitchen-2", "room-sickbay-1"),
}
TWO_IN_THE_STORE = "american-1@room-store-1 american-2@room-store-2"
CLAIM_ROPE = "ClaimEquipment rope american-1 american-2"


# --- two POWs in rooms


@pytest.mark.rule("classic.29.1", "classic.ruling.24")
@pytest.mark.parametrize("card", ROOMS)
def test_two_pows_in_one_room_with_the_symbol_gain_its_card(card: str) -> None:
    first, second, _ = ROOMS[card]
    game = scene(f"american-1@{first} american-2@{second}", throw=(3, 4))
    left = supply(game, card)

    play(game, "american", f"ClaimEquipment {card} american-1 american-2")

    assert equipment(game, "american") == [card]
    assert supply(game, card) == left - 1


@pytest.mark.rule("classic.29.2", "classic.ruling.24")
@pytest.mark.parametrize("card", ROOMS)
def test_one_pow_in_each_of_two_rooms_with_the_symbol_gains_its_card(card: str) -> None:
    _, here, there = ROOMS[card]
    game = scene(f"american-1@{here} american-2@{there}", throw=(3, 4))

    play(game, "american", f"ClaimEquipment {card} american-1 american-2")

    assert equipment(game, "american") == [card]


@pytest.mark.rule("classic.29.3")
@pytest.mark.parametrize("card", ["rope", "key"])
def test_two_pows_in_rooms_without_a_common_symbol_gain_nothing(card: str) -> None:
    game = scene("american-1@room-store-1 american-2@room-showers-1", throw=(3, 4))

    refusal = refused(game, "american", f"ClaimEquipment {card} american-1 american-2", Refusal.NOT_TWO_IN_ROOMS)

    assert refusal.rule == "classic.29.3"
    assert offered(game, "american", "ClaimEquipment") == []


@pytest.mark.rule("classic.29.3")
@pytest.mark.parametrize("other", ["american-1", "american-2"])
def test_one_pow_alone_gains_nothing(other: str) -> None:
    game = scene("american-1@room-store-1 american-2@ic-r10-c07", throw=(3, 4))

    refused(game, "american", f"ClaimEquipment rope american-1 {other}", Refusal.NOT_TWO_IN_ROOMS)


@pytest.mark.rule("classic.29.3")
def test_a_room_that_shows_a_part_of_the_kit_yields_no_equipment() -> None:
    game = scene("american-1@room-theatre-1 american-2@room-theatre-2", throw=(3, 4))

    refused(game, "american", "ClaimEquipment rope american-1 american-2", Refusal.NOT_TWO_IN_ROOMS)


@pytest.mark.rule("classic.ruling.25")
def test_men_of_two_nations_do_not_gather_together() -> None:
    game = scene("american-1@room-store-1 british-1@room-store-2", throw=(3, 4))

    refused(game, "american", "ClaimEquipment rope american-1 british-1", Refusal.NOT_YOUR_PAWN)

    assert offered(game, "american", "ClaimEquipment") == []


# --- off to the Appel area


@pytest.mark.rule("classic.29.4", "classic.ruling.26")
def test_the_men_who_gathered_go_to_the_appel_area_at_no_cost() -> None:
    game = scene(TWO_IN_THE_STORE, throw=(3, 4))

    play(game, "american", CLAIM_ROPE, "Settle american-1 ap-r7-c1", "Settle american-2 ap-r1-c3")

    assert (at(game, "american-1"), at(game, "american-2")) == ("ap-r7-c1", "ap-r1-c3")
    assert points(game) == 7


@pytest.mark.rule("classic.29.4")
@pytest.mark.parametrize("action", ["EndTurn", "Settle american-1 ic-r10-c07", "MovePawn american-3 ap-r6-c3"])
def test_nothing_else_is_done_before_the_men_have_gone(action: str) -> None:
    game = scene(TWO_IN_THE_STORE, throw=(3, 4))
    play(game, "american", CLAIM_ROPE)

    refusal = refused(game, "american", action, Refusal.MUST_GO_TO_APPEL)

    assert refusal.rule == "classic.29.4"


@pytest.mark.rule("classic.ruling.26")
@pytest.mark.parametrize("throw", [None, (3, 4)])
def test_equipment_is_claimed_before_the_throw_or_after_it(throw: tuple[int, int] | None) -> None:
    game = scene(TWO_IN_THE_STORE, throw=throw)

    play(game, "american", CLAIM_ROPE)

    assert equipment(game, "american") == ["rope"]


@pytest.mark.rule("classic.ruling.26")
def test_equipment_is_claimed_in_the_own_turn_only() -> None:
    game = scene(TWO_IN_THE_STORE, turn="british", throw=(3, 4))

    refused(game, "american", CLAIM_ROPE, Refusal.NOT_ASKED)


@pytest.mark.rule("classic.ruling.26")
def test_equipment_is_claimed_as_often_as_pairs_are_in_place() -> None:
    game = scene(f"{TWO_IN_THE_STORE} american-3@room-showers-1 american-4@room-showers-2")

    play(game, "american", CLAIM_ROPE, "Settle american-1 ap-r5-c1", "Settle american-2 ap-r5-c2")
    play(game, "american", "ClaimEquipment key american-3 american-4")

    assert equipment(game, "american") == ["rope", "key"]


@pytest.mark.rule("classic.ruling.26", "classic.ruling.34")
def test_the_same_two_men_do_not_gather_twice() -> None:
    game = scene(TWO_IN_THE_STORE, throw=(3, 4))
    play(game, "american", CLAIM_ROPE, "Settle american-1 ap-r5-c1", "Settle american-2 ap-r5-c2")

    refused(game, "american", CLAIM_ROPE, Refusal.NOT_TWO_IN_ROOMS)


@pytest.mark.rule("classic.ruling.26")
def test_the_men_who_gathered_may_move_on_with_points_left_over() -> None:
    game = scene(TWO_IN_THE_STORE, throw=(3, 4))

    play(game, "american", CLAIM_ROPE, "Settle american-1 ap-r7-c1", "Settle american-2 ap-r7-c2")
    play(game, "american", "MovePawn american-1 ap-r6-c1")

    assert (at(game, "american-1"), points(game)) == ("ap-r6-c1", 6)


@pytest.mark.rule("classic.ruling.26")
def test_a_white_circle_that_is_taken_is_not_to_be_had() -> None:
    game = scene(TWO_IN_THE_STORE, throw=(3, 4))
    play(game, "american", CLAIM_ROPE)

    refused(game, "american", "Settle american-1 ap-r4-c1", Refusal.MUST_GO_TO_APPEL)


@pytest.mark.rule("classic.ruling.27")
def test_with_the_appel_area_full_they_go_to_the_grey_circles_beside_it() -> None:
    game = scene(TWO_IN_THE_STORE, throw=(3, 4))
    crowd(game)

    play(game, "american", CLAIM_ROPE)

    assert _offered_circles(game) == _grey_beside_appel(game)


@pytest.mark.rule("classic.ruling.27")
def test_with_those_taken_too_they_go_one_circle_further() -> None:
    game = scene(TWO_IN_THE_STORE, throw=(3, 4))
    crowd(game)
    ring = _grey_beside_appel(game)
    for name in ring:
        game._game.state.occupant[game._game.board.place(name)] = 1
    board = game._game.board
    second = {board.names[near] for name in ring for near in board.steps[board.place(name)]}

    play(game, "american", CLAIM_ROPE)

    assert _offered_circles(game)
    assert _offered_circles(game) <= second - ring


def crowd(game: Match) -> None:
    """Every white circle taken: no box holds so many pawns, so the circles alone are marked."""
    board = game._game.board
    for place in range(board.walkable):
        if board.appel[place]:
            game._game.state.occupant[place] = 1


def _offered_circles(game: Match) -> set[str]:
    return {option.split()[2] for option in offered(game, "american", "Settle american-1")}


def _grey_beside_appel(game: Match) -> set[str]:
    board = game._game.board
    white = [place for place in range(board.walkable) if board.appel[place]]
    beside = {near for place in white for near in board.steps[place] if not board.appel[near]}
    return {board.names[place] for place in beside if board.kind[place] == "plain"}


# --- other sources, and what is left


@pytest.mark.rule("classic.29.5")
@pytest.mark.parametrize("card", ROOMS)
def test_an_opportunity_card_grants_equipment_and_moves_nobody(card: str) -> None:
    game = scene("american-1@ic-r10-c07", hands={"american": f"found-{card}"})
    before = game.view("american").table.places

    play(game, "american", f"PlayCard found-{card}")

    assert equipment(game, "american") == [card]
    assert game.view("american").table.places == before
    assert game.asked() == ("american",)


@pytest.mark.rule("classic.ruling.28")
def test_the_card_claimed_is_found_in_the_pack_and_what_is_left_stays_hidden() -> None:
    game = scene(TWO_IN_THE_STORE, throw=(3, 4))

    events = play(game, "american", CLAIM_ROPE)

    assert happened(events, "EquipmentClaimed")
    assert game.view("american").table.supply == ()
    assert game.view("security").table.supply == ()


@pytest.mark.rule("classic.ruling.28")
def test_a_kind_that_is_used_up_cannot_be_claimed_until_one_returns() -> None:
    game = scene(
        "american-1@room-kitchen-1 american-2@room-kitchen-2 british-1@out-n-14",
        turn="american",
        equipment={"british": "wire-cutters " * 4},
        players=3,
    )
    claim = "ClaimEquipment wire-cutters american-1 american-2"
    refusal = refused(game, "american", claim, Refusal.NONE_LEFT)
    assert (refusal.rule, offered(game, "american", "ClaimEquipment")) == ("classic.ruling.28", [])

    for seat, moves in {"american": (), "british": ("Cross british-1 od-n-23 [wire-cutters]",), "security": ()}.items():
        play(game, seat, "Throw")
        dice(game, 3, 5)
        play(game, seat, *moves, "EndTurn")

    play(game, "american", claim)
    assert equipment(game, "american") == ["wire-cutters"]


@pytest.mark.rule("classic.ruling.28")
def test_a_card_for_an_item_that_is_used_up_cannot_be_played() -> None:
    game = scene(hands={"american": "found-wire-cutters"}, equipment={"british": "wire-cutters " * 4})

    refused(game, "american", "PlayCard found-wire-cutters", Refusal.NONE_LEFT)

    assert offered(game, "american", "PlayCard") == []


@pytest.mark.rule("classic.ruling.29")
def test_how_many_equipment_cards_an_officer_holds_is_public_and_which_is_not() -> None:
    ropes = scene(equipment={"british": "rope rope key"})
    others = scene(equipment={"british": "pass pass wire-cutters"})

    for seat in ("security", "american", "spectator"):
        assert ropes.view(seat) == others.view(seat)
        assert ropes.view(seat).table.equipment_counts == (0, 0, 3, 0)
    assert ropes.view("british").equipment == (2, 1, 0, 0)


@pytest.mark.rule("classic.ruling.29")
def test_a_claim_is_announced_to_everybody() -> None:
    game = scene(TWO_IN_THE_STORE)

    (claimed,) = happened(play(game, "american", CLAIM_ROPE), "EquipmentClaimed")

    assert [claimed.seen_by(seat) for seat in range(-1, 4)] == [claimed] * 5


# --- whose it is


@pytest.mark.rule("classic.30.1")
def test_equipment_serves_every_man_of_the_team() -> None:
    game = scene("american-1@room-showers-1 american-2@room-showers-2 american-3@in-ghcor-09", throw=(3, 4))

    play(game, "american", "ClaimEquipment key american-1 american-2")
    play(game, "american", "Settle american-1 ap-r5-c1", "Settle american-2 ap-r5-c2")
    play(game, "american", "Cross american-3 door-gh [key]")

    assert (at(game, "american-3"), equipment(game, "american")) == ("door-gh", [])


@pytest.mark.rule("classic.30.2", "classic.30.3")
@pytest.mark.parametrize("prisoner", ["british-1", "british-2", "british-6"])
def test_every_man_of_an_officer_with_equipment_is_liable_to_arrest(prisoner: str) -> None:
    game = scene(
        f"guard-1@ic-r10-c06 {prisoner}@ic-r10-c08", turn="security", throw=(4, 5), equipment={"british": "key"}
    )

    play(game, "security", f"Arrest guard-1 {prisoner}", "ChooseCell cells-a")

    assert at(game, prisoner) == "cells-a"


@pytest.mark.rule("classic.30.2", "classic.30.3")
def test_men_are_liable_from_the_moment_others_gathered_equipment() -> None:
    game = scene(f"{TWO_IN_THE_STORE} american-3@ic-r10-c08 guard-1@ic-r10-c06", turn="american", players=2)
    play(game, "american", CLAIM_ROPE, "Settle american-1 ap-r7-c1", "Settle american-2 ap-r7-c2", "Throw")
    dice(game, 1, 3)
    play(game, "american", "EndTurn")
    play(game, "security", "Throw")
    dice(game, 1, 3)

    play(game, "security", "Arrest guard-1 american-3", "ChooseCell cells-a")

    assert at(game, "american-3") == "cells-a"
