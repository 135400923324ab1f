"""Escape Equipment: how it is made, where it goes when it is used, and that nothing else opens a way."""

from __future__ import annotations

from collections import Counter

import pytest

from colditz import EDITIONS, Match
from colditz.engine.refusal import Refusal
from colditz.model.builder import load_board
from colditz.model.ids import EQUIPMENT
from tests.scene import at, dice, end_turn, equipment, happened, offered, play, points, refused, scene, supply

ROOMS = {
    "rope": ("room-chapel-9", "room-chapel-10", "room-store-1"),
    "key": ("room-dentist-4", "room-dentist-5", "room-showers-1"),
    "pass": ("room-guardhouse-1", "room-guardhouse-3", "room-orderliesquarters-1"),
    "wire-cutters": ("room-kitchen-1", "room-kitchen-2", "room-sickbay-1"),
}
IN_THE_STORE = "american-1@room-store-1 american-2@room-store-2"
CLAIM_ROPE = "ClaimEquipment rope american-1 american-2"
CROSSINGS = {
    "rope": ("room-canteen-5", "land-04", Refusal.NO_ROPE),
    "wire-cutters": ("out-n-14", "od-n-23", Refusal.NO_WIRE_CUTTERS),
    "pass": ("ic-r25-c14", "pass-inner", Refusal.NO_PASS),
    "key": ("in-ghcor-09", "door-gh", Refusal.NO_KEY),
}


# --- two POWs in rooms


@pytest.mark.rule("osprey.equipment.1", "osprey.equipment.3")
@pytest.mark.parametrize("card", ROOMS)
def test_two_pows_in_one_room_with_the_symbol_make_its_card(card: str) -> None:
    first, second, _ = ROOMS[card]
    game = scene(f"american-1@{first} american-2@{second}", throw=(3, 4), edition="osprey")
    left = supply(game, card)

    play(game, "american", f"ClaimEquipment {card} american-1 american-2")

    assert (equipment(game, "american"), supply(game, card)) == ([card], left - 1)


@pytest.mark.rule("osprey.equipment.1", "osprey.equipment.4")
@pytest.mark.parametrize("card", ROOMS)
def test_one_pow_in_each_of_the_two_rooms_makes_the_card(card: str) -> None:
    _, here, there = ROOMS[card]
    game = scene(f"american-1@{here} american-2@{there}", throw=(3, 4), edition="osprey")

    play(game, "american", f"ClaimEquipment {card} american-1 american-2")

    assert equipment(game, "american") == [card]


@pytest.mark.rule("osprey.equipment.2")
def test_each_equipment_symbol_is_shown_by_two_rooms() -> None:
    board = load_board(EDITIONS["osprey"].variant)

    shown = Counter(room.symbol for room in board.rooms)

    assert [shown[symbol] for symbol in EQUIPMENT] == [2, 2, 2, 2]


@pytest.mark.rule("osprey.equipment.1")
def test_two_pows_in_rooms_with_different_symbols_make_nothing() -> None:
    game = scene("american-1@room-store-1 american-2@room-showers-1", throw=(3, 4), edition="osprey")

    refusal = refused(game, "american", CLAIM_ROPE, Refusal.NOT_TWO_IN_ROOMS)

    assert refusal.rule == "osprey.equipment.1"
    assert not offered(game, "american", "ClaimEquipment")


@pytest.mark.rule("osprey.equipment.1")
def test_a_pow_of_another_nation_does_not_help() -> None:
    game = scene("american-1@room-store-1 british-1@room-store-2", throw=(3, 4), edition="osprey")

    refused(game, "american", "ClaimEquipment rope american-1 british-1", Refusal.NOT_YOUR_PAWN)


@pytest.mark.rule("osprey.equipment.5", "osprey.ruling.114")
@pytest.mark.parametrize("other", ["american-1", "american-2"])
def test_one_pow_is_not_enough_however_he_is_counted(other: str) -> None:
    game = scene("american-1@room-showers-1", throw=(3, 4), edition="osprey")

    refused(game, "american", f"ClaimEquipment key american-1 {other}", Refusal.NOT_TWO_IN_ROOMS)

    assert not offered(game, "american", "ClaimEquipment")


@pytest.mark.rule("osprey.equipment.6")
def test_an_item_is_not_made_unless_it_is_declared() -> None:
    game = scene("american-1@room-showers-1 american-2@room-showers-2", throw=(3, 5), edition="osprey")

    play(game, "american", "EndTurn")

    assert equipment(game, "american") == []
    assert (at(game, "american-1"), at(game, "american-2")) == ("room-showers-1", "room-showers-2")


# --- off to the Appel area


@pytest.mark.rule("osprey.equipment.7")
def test_both_makers_go_to_appel_spaces_of_their_officers_choice() -> None:
    game = scene(IN_THE_STORE, throw=(3, 4), edition="osprey")
    play(game, "american", CLAIM_ROPE)
    assert refused(game, "american", "EndTurn", Refusal.MUST_GO_TO_APPEL).rule == "osprey.equipment.7"
    refused(game, "american", "Settle american-1 ic-r10-c07", Refusal.MUST_GO_TO_APPEL)

    play(game, "american", "Settle american-1 ap-r7-c1", "Settle american-2 ap-r1-c3")

    assert (at(game, "american-1"), at(game, "american-2")) == ("ap-r7-c1", "ap-r1-c3")


@pytest.mark.rule("osprey.ruling.58")
def test_the_makers_may_walk_on_from_the_appel_area_with_points_left() -> None:
    game = scene(IN_THE_STORE, throw=(3, 4), edition="osprey")
    play(game, "american", CLAIM_ROPE, "Settle american-1 ap-r7-c1", "Settle american-2 ap-r7-c2")

    play(game, "american", "MovePawn american-1 ic-r17-c13")

    assert (at(game, "american-1"), points(game)) == ("ic-r17-c13", 6)


def crowd(game: Match) -> set[str]:
    """Every Appel space taken: no box holds so many pawns, so the spaces alone are marked. What lies beside them."""
    board = game._game.board
    white = [place for place in range(board.walkable) if board.appel[place]]
    for place in white:
        game._game.state.occupant[place] = 1
    return {board.names[near] for place in white for near in board.steps[place] if not board.appel[near]}


@pytest.mark.rule("osprey.ruling.61")
def test_with_the_appel_area_full_they_go_to_any_of_the_nearest_free_spaces() -> None:
    game = scene(f"{IN_THE_STORE} guard-1@ic-r17-c13", throw=(3, 4), edition="osprey")
    beside = crowd(game)

    play(game, "american", CLAIM_ROPE)

    nearest = {option.split()[2] for option in offered(game, "american", "Settle american-1")}
    assert nearest == beside - {"ic-r17-c13"}
    play(game, "american", "Settle american-1 ic-r17-c14")
    assert at(game, "american-1") == "ic-r17-c14"


# --- when, and how often


@pytest.mark.rule("osprey.ruling.60")
@pytest.mark.parametrize("throw", [None, (3, 4)])
def test_an_item_is_made_at_any_moment_of_the_own_turn_for_no_points(throw: tuple[int, int] | None) -> None:
    game = scene(IN_THE_STORE, throw=throw, edition="osprey")
    before = points(game)

    play(game, "american", CLAIM_ROPE, "Settle american-1 ap-r5-c1", "Settle american-2 ap-r5-c2")

    assert (equipment(game, "american"), points(game)) == (["rope"], before)


@pytest.mark.rule("osprey.ruling.60")
def test_an_item_is_made_after_the_last_point_is_spent() -> None:
    game = scene(IN_THE_STORE, points=0, edition="osprey")

    play(game, "american", CLAIM_ROPE)

    assert equipment(game, "american") == ["rope"]


@pytest.mark.rule("osprey.ruling.60")
def test_no_item_is_made_in_anothers_turn() -> None:
    game = scene(IN_THE_STORE, turn="british", throw=(3, 4), edition="osprey")

    refused(game, "american", CLAIM_ROPE, Refusal.NOT_ASKED)


@pytest.mark.rule("osprey.ruling.59")
def test_several_items_are_made_in_one_turn_each_by_its_own_two_pows() -> None:
    game = scene(f"{IN_THE_STORE} american-3@room-showers-1 american-4@room-showers-2", edition="osprey")

    play(game, "american", CLAIM_ROPE, "Settle american-1 ap-r5-c1", "Settle american-2 ap-r5-c2")
    play(game, "american", "ClaimEquipment key american-3 american-4")

    assert equipment(game, "american") == ["rope", "key"]


@pytest.mark.rule("osprey.ruling.59")
def test_the_same_pows_make_a_second_item_only_after_walking_back() -> None:
    game = scene(IN_THE_STORE, points=100, edition="osprey")
    play(game, "american", CLAIM_ROPE, "Settle american-1 ap-r5-c1", "Settle american-2 ap-r5-c2")
    refused(game, "american", CLAIM_ROPE, Refusal.NOT_TWO_IN_ROOMS)

    play(game, "american", "MovePawn american-1 room-store-2", "MovePawn american-2 room-store-1", CLAIM_ROPE)

    assert equipment(game, "american") == ["rope", "rope"]


# --- the piles


@pytest.mark.rule("osprey.equipment.8")
@pytest.mark.parametrize("card", ROOMS)
def test_an_item_whose_pile_is_empty_is_not_made(card: str) -> None:
    first, second, _ = ROOMS[card]
    game = scene(f"american-1@{first} american-2@{second}", equipment={"british": all_of(card)}, edition="osprey")

    refusal = refused(game, "american", f"ClaimEquipment {card} american-1 american-2", Refusal.NONE_LEFT)

    assert refusal.rule == "osprey.equipment.8"
    assert not offered(game, "american", "ClaimEquipment")
    assert (at(game, "american-1"), at(game, "american-2")) == (first, second)


def all_of(card: str) -> str:
    """Every card of a kind in the box."""
    return f"{card} " * EDITIONS["osprey"].equipment[list(ROOMS).index(card)]


@pytest.mark.rule("osprey.equipment.9")
def test_an_item_that_ran_out_is_made_again_once_another_officer_used_his() -> None:
    men = f"{IN_THE_STORE} british-1@room-canteen-5"
    game = scene(men, turn="british", throw=(3, 5), equipment={"british": all_of("rope")}, players=3, edition="osprey")
    assert supply(game, "rope") == 0

    play(game, "british", "Cross british-1 land-04 [rope]", "EndTurn")
    end_turn(game)
    play(game, "american", CLAIM_ROPE)

    assert (equipment(game, "american"), supply(game, "rope")) == (["rope"], 0)


@pytest.mark.rule("osprey.equipment.10")
@pytest.mark.parametrize("card", CROSSINGS)
def test_a_used_card_goes_back_to_its_pile(card: str) -> None:
    start, to, _ = CROSSINGS[card]
    game = scene(f"american-1@{start}", throw=(3, 4), equipment={"american": f"{card} {card}"}, edition="osprey")
    left = supply(game, card)

    play(game, "american", f"Cross american-1 {to} [{card}]")

    assert (equipment(game, "american"), supply(game, card)) == ([card], left + 1)


@pytest.mark.rule("osprey.ruling.57")
def test_a_confiscated_card_goes_back_to_its_pile() -> None:
    men = "guard-1@gar-018 british-1@gar-017"
    game = scene(men, turn="security", throw=(4, 5), equipment={"british": "key rope"}, edition="osprey")
    left = supply(game, "key")

    play(game, "security", "Arrest guard-1 british-1")
    play(game, "british", "Surrender key")

    assert (equipment(game, "british"), supply(game, "key")) == (["rope"], left + 1)
    assert game.view("security").table.supply[1] == left + 1


# --- cards that grant an item


@pytest.mark.rule("osprey.ruling.62")
@pytest.mark.parametrize("card", ROOMS)
def test_a_card_that_grants_an_item_works_while_the_pile_lasts(card: str) -> None:
    hands = {"american": f"found-{card}"}
    game = scene(hands=hands, edition="osprey")
    play(game, "american", f"PlayCard found-{card}")
    assert equipment(game, "american") == [card]

    empty = scene(hands=hands, equipment={"british": all_of(card)}, edition="osprey")
    refused(empty, "american", f"PlayCard found-{card}", Refusal.NONE_LEFT)
    assert not offered(empty, "american", "PlayCard")


@pytest.mark.rule("osprey.ruling.62")
def test_bribes_buy_no_item_whose_pile_is_empty() -> None:
    held = {"british": all_of("pass")}
    game = scene(hands={"american": "bribe bribe"}, equipment=held, edition="osprey")

    refused(game, "american", "PlayCard bribe - - - 2", Refusal.NONE_LEFT)
    play(game, "american", "PlayCard bribe - - - 1")

    assert equipment(game, "american") == ["key"]


@pytest.mark.rule("osprey.ruling.62")
def test_a_card_that_grants_an_item_makes_nobody_liable_until_it_is_turned_in() -> None:
    men, hands = "guard-1@ic-r10-c06 american-1@ic-r10-c07", {"american": "found-key bribe bribe"}
    game = scene(men, hands=hands, players=2, edition="osprey")
    unused = game.copy()
    play(game, "american", "PlayCard found-key")

    for match in (game, unused):
        end_turn(match)
        play(match, "security", "Throw")
        dice(match, 3, 5)

    refused(unused, "security", "Arrest guard-1 american-1", Refusal.NOT_LIABLE)
    assert happened(play(game, "security", "Arrest guard-1 american-1"), "PowArrested")


# --- nothing else opens a way


@pytest.mark.rule("osprey.equipment.11")
@pytest.mark.parametrize("card", CROSSINGS)
def test_an_obstacle_is_passed_by_spending_its_equipment_only(card: str) -> None:
    start, to, refusal = CROSSINGS[card]
    game = scene(f"american-1@{start}", throw=(3, 4), edition="osprey")
    for paying in ("[]", f"[{card}]"):
        refused(game, "american", f"Cross american-1 {to} {paying}", refusal)
    refused(game, "american", f"MovePawn american-1 {to}")

    others = " ".join(other for other in CROSSINGS if other != card)
    game = scene(f"american-1@{start}", throw=(3, 4), equipment={"american": others}, edition="osprey")
    refused(game, "american", f"Cross american-1 {to} [{others.split()[0]}]", refusal)

    game = scene(f"american-1@{start}", throw=(3, 4), equipment={"american": card}, edition="osprey")
    assert refused(game, "american", f"Cross american-1 {to} []").rule == "osprey.equipment.11"
    play(game, "american", f"Cross american-1 {to} [{card}]")
    assert (at(game, "american-1"), equipment(game, "american")) == (to, [])


@pytest.mark.rule("osprey.equipment.11")
def test_a_marker_of_another_nation_is_no_way_without_equipment() -> None:
    men = "british-1@room-theatre-4 dutch-1@room-theatre-2"
    game = scene(men, turn="british", throw=(3, 5), equipment={"british": "rope"}, edition="osprey")
    play(game, "british", "Cross british-1 land-12 [rope]", "MovePawn british-1 ramp-11", "EndTurn")
    play(game, "dutch", "Throw")
    dice(game, 3, 5)
    play(game, "dutch", "MovePawn dutch-1 room-theatre-4")

    refused(game, "dutch", "Cross dutch-1 land-12 []", Refusal.NO_ROPE)


# --- the way back costs again


CRUX = [("rope", "room-canteen-5", "land-04"), ("wire-cutters", "out-n-14", "od-n-23")]


@pytest.mark.rule("osprey.ruling.103")
@pytest.mark.parametrize(("card", "near", "far"), CRUX)
def test_the_way_back_costs_equipment_every_time_and_the_way_out_only_once(card: str, near: str, far: str) -> None:
    game = scene(f"american-1@{near}", points=40, equipment={"american": f"{card} " * 3}, edition="osprey")
    out, back = f"Cross american-1 {far}", f"Cross american-1 {near}"

    play(game, "american", f"{out} [{card}]")
    refused(game, "american", f"{back} []", Refusal.WRONG_PAYMENT)
    play(game, "american", f"{back} [{card}]", f"{out} []", f"{back} [{card}]", f"{out} []")

    assert equipment(game, "american") == []
    refused(game, "american", f"{back} []")


@pytest.mark.rule("osprey.ruling.103")
def test_every_pow_pays_for_his_own_way_back() -> None:
    men = "american-1@room-theatre-4 american-2@room-theatre-2"
    game = scene(men, points=40, equipment={"american": "rope rope"}, edition="osprey")
    play(game, "american", "Cross american-1 land-12 [rope]", "MovePawn american-1 ramp-11")
    play(game, "american", "MovePawn american-2 room-theatre-4", "Cross american-2 land-12 []")

    play(game, "american", "Cross american-2 room-theatre-4 [rope]", "MovePawn american-2 room-theatre-2")
    play(game, "american", "MovePawn american-1 land-12")

    refused(game, "american", "Cross american-1 room-theatre-4 []", Refusal.NO_ROPE)


@pytest.mark.rule("osprey.ruling.43")
def test_a_pow_may_not_climb_down_onto_the_only_way_off_of_one_who_pauses_in_a_beam() -> None:
    men = "american-1@room-canteen-5 american-2@room-canteen-3"
    game = scene(men, points=40, equipment={"american": "rope"}, edition="osprey")
    play(game, "american", "Cross american-1 land-04 [rope]", "MovePawn american-1 yard-01")
    play(game, "american", "MovePawn american-2 room-canteen-5")

    refused(game, "american", "Cross american-2 land-04 []", Refusal.PAWN_MAY_NOT_REST)
    play(game, "american", "MovePawn american-1 yard-10", "Cross american-2 land-04 []")

    assert at(game, "american-2") == "land-04"
