"""The Escape Kit: one at a time, made of four parts, never taken away, back in the supply when it is used."""

from __future__ import annotations

from collections import Counter

import pytest

from colditz import EDITIONS
from colditz.engine.refusal import Refusal
from colditz.model.builder import load_board
from colditz.model.cards import KIT_PART_SYMBOLS
from colditz.model.ids import EQUIPMENT, KIT_PARTS
from tests.scene import at, bottom, equipment, escapes, hand, has_kit, offered, play, points, refused, scene

PARTS = {"disguise": "room-laundry-1", "compass": "room-wc-1", "food": "room-canteen-4", "documents": "room-office-2"}
OTHER_PARTS = {
    "disguise": "room-theatre-1",
    "compass": "room-officersquarters-1",
    "food": "room-parceloffice-1",
    "documents": "room-interviewroom-1",
}
DISGUISE_DOCUMENTS, COMPASS_FOOD = "kit-part-disguise-documents", "kit-part-compass-food"
BOTH_CARDS = f"{DISGUISE_DOCUMENTS} {COMPASS_FOOD}"
EXCHANGE = f"ClaimKit [{DISGUISE_DOCUMENTS},{COMPASS_FOOD}]"
FREE = ("ap-r5-c1", "ap-r6-c3", "ap-r7-c1", "ap-r1-c3")


def men_in(places: list[str]) -> str:
    """American POWs on these circles."""
    return " ".join(f"american-{number}@{place}" for number, place in enumerate(places, 1))


ALL_FOUR = men_in(list(PARTS.values()))


# --- the four parts


@pytest.mark.rule("osprey.kit.3", "osprey.kit.4")
def test_the_kit_has_four_parts_each_found_in_two_rooms() -> None:
    board = load_board(EDITIONS["osprey"].variant)
    shown = Counter(room.symbol for room in board.rooms if room.symbol not in EQUIPMENT)

    assert {part.name.lower(): number for part, number in shown.items()} == dict.fromkeys(PARTS, 2)
    assert {part for parts in KIT_PART_SYMBOLS.values() for part in parts} == set(KIT_PARTS)


@pytest.mark.rule("osprey.kit.3", "osprey.kit.5")
@pytest.mark.parametrize("missing", PARTS)
def test_a_man_is_needed_in_a_room_of_each_of_the_four_kinds(missing: str) -> None:
    three = [place for part, place in PARTS.items() if part != missing]
    game = scene(men_in(three), throw=(3, 4), edition="osprey")
    assert refused(game, "american", "ClaimKit []", Refusal.KIT_INCOMPLETE).rule == "osprey.kit.5"

    game = scene(men_in([*three, PARTS[missing]]), throw=(3, 4), edition="osprey")
    play(game, "american", "ClaimKit []")
    assert has_kit(game, "american")


@pytest.mark.rule("osprey.kit.4", "osprey.kit.5")
@pytest.mark.parametrize("part", PARTS)
def test_either_room_of_a_part_will_do(part: str) -> None:
    game = scene(men_in(list({**PARTS, part: OTHER_PARTS[part]}.values())), throw=(3, 4), edition="osprey")

    play(game, "american", "ClaimKit []")

    assert has_kit(game, "american")


@pytest.mark.rule("osprey.kit.5")
def test_the_men_must_be_there_at_the_same_time() -> None:
    game = scene(
        men_in(["room-laundry-1", "room-canteen-4", "room-office-2", "room-wc-1"]), throw=(3, 4), edition="osprey"
    )
    assert offered(game, "american", "ClaimKit")

    play(game, "american", "MovePawn american-4 in-wc-1")

    refused(game, "american", "ClaimKit []", Refusal.KIT_INCOMPLETE)
    assert not offered(game, "american", "ClaimKit")


@pytest.mark.rule("osprey.kit.5")
def test_men_of_another_nation_supply_nothing() -> None:
    game = scene(ALL_FOUR.replace("american-4", "british-1"), throw=(3, 4), edition="osprey")

    refused(game, "american", "ClaimKit []", Refusal.KIT_INCOMPLETE)


@pytest.mark.rule("osprey.ruling.114")
def test_one_man_counts_for_one_part() -> None:
    game = scene(men_in(["room-laundry-1", "room-laundry-2", "room-canteen-4", "room-wc-1"]), edition="osprey")
    refused(game, "american", "ClaimKit []", Refusal.KIT_INCOMPLETE)

    board = load_board(EDITIONS["osprey"].variant)
    assert all(len({board.symbol[place] for place in room.places}) == 1 for room in board.rooms)


# --- declared, and then taken


@pytest.mark.rule("osprey.kit.6")
def test_no_kit_is_made_unless_it_is_declared() -> None:
    game = scene(ALL_FOUR, throw=(3, 5), edition="osprey")

    play(game, "american", "EndTurn")

    assert not has_kit(game, "american")
    assert [at(game, f"american-{number}") for number in range(1, 5)] == list(PARTS.values())


@pytest.mark.rule("osprey.kit.6", "osprey.ruling.60")
@pytest.mark.parametrize("throw", [None, (3, 4)])
def test_a_kit_is_declared_at_any_moment_of_the_own_turn_for_no_points(throw: tuple[int, int] | None) -> None:
    game = scene(ALL_FOUR, throw=throw, edition="osprey")
    before, left = points(game), game._game.state.kit_supply

    play(game, "american", "ClaimKit []")

    assert (has_kit(game, "american"), points(game)) == (True, before)
    assert game._game.state.kit_supply == left - 1
    assert game.view("security").table.kits == (0, 1, 0, 0)


@pytest.mark.rule("osprey.ruling.60")
def test_no_kit_is_made_in_anothers_turn() -> None:
    game = scene(ALL_FOUR, turn="british", edition="osprey")

    refused(game, "american", "ClaimKit []", Refusal.NOT_ASKED)


@pytest.mark.rule("osprey.kit.7", "osprey.ruling.58")
def test_the_four_men_go_to_free_appel_spaces_of_their_officers_choice_and_may_walk_on() -> None:
    game = scene(ALL_FOUR, throw=(3, 4), edition="osprey")
    play(game, "american", "ClaimKit []")
    refused(game, "american", "EndTurn", Refusal.MUST_GO_TO_APPEL)

    for place in FREE:
        pawn = offered(game, "american", "Settle")[0].split()[1]
        refused(game, "american", f"Settle {pawn} ic-r10-c07", Refusal.MUST_GO_TO_APPEL)
        refused(game, "american", f"Settle {pawn} ap-r4-c1", Refusal.MUST_GO_TO_APPEL)
        play(game, "american", f"Settle {pawn} {place}")

    assert {at(game, f"american-{number}") for number in range(1, 5)} == set(FREE)
    (walker,) = [f"american-{number}" for number in range(1, 5) if at(game, f"american-{number}") == "ap-r7-c1"]
    play(game, "american", f"MovePawn {walker} ic-r17-c13")
    assert points(game) == 6


@pytest.mark.rule("osprey.kit.7")
def test_with_two_men_in_rooms_of_one_part_their_officer_says_which_goes() -> None:
    men = men_in([*PARTS.values(), "room-laundry-2"])
    game = scene(men, throw=(3, 4), edition="osprey")
    play(game, "american", "ClaimKit []")

    play(game, "american", "AnswerAppel american-5", "Settle american-5 ap-r7-c1")
    for place in FREE[:2] + FREE[3:]:
        pawn = offered(game, "american", "Settle")[0].split()[1]
        play(game, "american", f"Settle {pawn} {place}")

    assert (at(game, "american-1"), at(game, "american-5")) == ("room-laundry-1", "ap-r7-c1")
    assert game.asked() == ("american",)
    play(game, "american", "MovePawn american-1 room-laundry-2")


@pytest.mark.rule("osprey.ruling.61")
def test_with_the_appel_area_full_the_makers_of_a_kit_go_beside_it() -> None:
    game = scene(ALL_FOUR, throw=(3, 4), edition="osprey")
    board = game._game.board
    for place in range(board.walkable):  # no box holds so many pawns, so the circles alone are marked
        game._game.state.occupant[place] |= int(board.appel[place])

    play(game, "american", "ClaimKit []")

    near = {board.place(option.split()[2]) for option in offered(game, "american", "Settle")}
    assert near
    assert all(any(board.appel[step] for step in board.steps[place]) and not board.appel[place] for place in near)


# --- from cards


@pytest.mark.rule("osprey.kit.8", "osprey.kit.10")
@pytest.mark.parametrize(
    ("card", "rooms"), [(DISGUISE_DOCUMENTS, ("compass", "food")), (COMPASS_FOOD, ("disguise", "documents"))]
)
def test_a_part_card_stands_in_for_the_men_in_the_rooms_it_shows(card: str, rooms: tuple[str, ...]) -> None:
    game = scene(men_in([PARTS[part] for part in rooms]), hands={"american": f"{card} release"}, edition="osprey")

    play(game, "american", f"ClaimKit [{card}]", "Settle american-1 ap-r5-c1", "Settle american-2 ap-r7-c1")

    assert has_kit(game, "american")
    assert (hand(game, "american"), bottom(game, 0)[-1]) == (["release"], card)


@pytest.mark.rule("osprey.kit.8")
@pytest.mark.parametrize(
    ("card", "rooms"), [(DISGUISE_DOCUMENTS, ("disguise", "documents")), (COMPASS_FOOD, ("disguise", "food"))]
)
def test_a_part_card_stands_in_for_no_other_rooms(card: str, rooms: tuple[str, ...]) -> None:
    game = scene(men_in([PARTS[part] for part in rooms]), hands={"american": card}, edition="osprey")

    refused(game, "american", f"ClaimKit [{card}]", Refusal.KIT_INCOMPLETE)


@pytest.mark.rule("osprey.kit.8")
def test_a_part_card_may_be_used_although_men_are_in_its_rooms_and_these_stay() -> None:
    game = scene(ALL_FOUR, hands={"american": COMPASS_FOOD}, edition="osprey")
    assert offered(game, "american", "ClaimKit") == ["ClaimKit []", f"ClaimKit [{COMPASS_FOOD}]"]

    play(game, "american", f"ClaimKit [{COMPASS_FOOD}]")
    play(game, "american", "Settle american-1 ap-r5-c1", "Settle american-4 ap-r7-c1")

    assert (at(game, "american-2"), at(game, "american-3")) == (PARTS["compass"], PARTS["food"])
    assert has_kit(game, "american")
    assert game.asked() == ("american",)


@pytest.mark.rule("osprey.kit.8")
@pytest.mark.parametrize("spare", [f"{COMPASS_FOOD},{COMPASS_FOOD}", f"{COMPASS_FOOD},bribe", "bribe"])
def test_a_card_that_stands_for_nothing_is_not_taken(spare: str) -> None:
    game = scene(ALL_FOUR, hands={"american": f"{COMPASS_FOOD} {COMPASS_FOOD} bribe"}, edition="osprey")

    refused(game, "american", f"ClaimKit [{','.join(sorted(spare.split(',')))}]", Refusal.KIT_OVERPAID)


@pytest.mark.rule("osprey.kit.9", "osprey.kit.10")
@pytest.mark.parametrize("men", ["", men_in([PARTS["disguise"], PARTS["documents"]]), ALL_FOUR])
def test_the_two_different_part_cards_make_a_kit_and_no_pawn_moves(men: str) -> None:
    game = scene(men, hands={"american": BOTH_CARDS}, edition="osprey")
    before = game.view("american").table.places

    play(game, "american", EXCHANGE)

    assert (has_kit(game, "american"), hand(game, "american")) == (True, [])
    assert game.view("american").table.places == before
    assert sorted(bottom(game, 0)) == sorted(BOTH_CARDS.split())
    assert game.asked() == ("american",)


@pytest.mark.rule("osprey.kit.9")
@pytest.mark.parametrize("card", [DISGUISE_DOCUMENTS, COMPASS_FOOD])
def test_two_part_cards_alike_make_no_kit(card: str) -> None:
    game = scene(hands={"american": f"{card} {card}"}, edition="osprey")

    refused(game, "american", f"ClaimKit [{card},{card}]", Refusal.KIT_INCOMPLETE)

    assert not offered(game, "american", "ClaimKit")


@pytest.mark.rule("osprey.kit.10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_used_part_card_is_the_bottom_card_of_the_opportunity_deck(players: int) -> None:
    hands = {"american": f"found-key {DISGUISE_DOCUMENTS} {COMPASS_FOOD}"}
    game = scene(men_in([PARTS["compass"], PARTS["food"]]), hands=hands, players=players, edition="osprey")

    play(game, "american", "PlayCard found-key", f"ClaimKit [{DISGUISE_DOCUMENTS}]")

    assert bottom(game, 0) == ["found-key", DISGUISE_DOCUMENTS]
    assert hand(game, "american") == [COMPASS_FOOD]


# --- one at a time, and kept


@pytest.mark.rule("osprey.kit.1", "osprey.ruling.63")
@pytest.mark.parametrize("claim", ["ClaimKit []", EXCHANGE])
def test_an_officer_makes_no_second_kit_in_reserve(claim: str) -> None:
    game = scene(ALL_FOUR, hands={"american": BOTH_CARDS}, kits="american", edition="osprey")

    assert refused(game, "american", claim, Refusal.HAS_KIT).rule == "osprey.kit.1"
    assert not offered(game, "american", "ClaimKit")


@pytest.mark.rule("osprey.kit.2")
@pytest.mark.parametrize("held", ["", "rope"])
def test_an_outer_arrest_never_takes_the_kit(held: str) -> None:
    game = scene(
        "american-1@gar-054 guard-1@gar-050",
        turn="security",
        throw=(3, 4),
        kits="american",
        equipment={"american": held},
        edition="osprey",
    )

    play(game, "security", "Arrest guard-1 american-1")
    if held:
        refused(game, "american", "Surrender kit", Refusal.CARD_NOT_HELD)
        play(game, "american", "Surrender rope")

    assert at(game, "american-1") == "cells-c"
    assert (has_kit(game, "american"), equipment(game, "american")) == (True, [])
    assert game.asked() == ("security",)


@pytest.mark.rule("osprey.ruling.64")
def test_a_used_kit_returns_to_the_supply_so_that_another_can_be_made() -> None:
    game = scene(
        "american-1@od-s-01",
        throw=(3, 5),
        kits="american british dutch french polish",
        hands={"american": "bribe bribe"},
        players=6,
        edition="osprey",
    )
    assert game._game.state.kit_supply == 0

    play(game, "american", "MovePawn american-1 target-6")
    game.play("chance", f"Deal {COMPASS_FOOD}")
    assert (escapes(game, "american"), has_kit(game, "american")) == (1, False)
    assert game._game.state.kit_supply == 1
    play(game, "american", f"ClaimKit [bribe,bribe,{COMPASS_FOOD}]")

    assert has_kit(game, "american")
    assert game._game.state.kit_supply == 0
