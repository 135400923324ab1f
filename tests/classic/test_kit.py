"""The Escape Kit: its four parts, where they come from, and that it stays."""

from __future__ import annotations

import pytest

from colditz import EDITIONS
from colditz.engine.refusal import Refusal
from colditz.model.builder import load_board
from colditz.model.cards import KIT_PART_SYMBOLS
from colditz.model.ids import EQUIPMENT, KIT_PARTS
from tests.scene import at, bottom, dice, equipment, hand, has_kit, offered, play, points, refused, scene

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


def men_in(places: list[str]) -> str:
    """American POWs on these circles."""
    return " ".join(f"american-{number}@{place}" for number, place in enumerate(places, 1))


ALL_FOUR = men_in(list(PARTS.values()))


# --- the four parts


@pytest.mark.rule("classic.31.4", "classic.31.5")
def test_the_kit_has_four_parts_and_maps_and_money_are_not_among_them() -> None:
    board = load_board(EDITIONS["classic"].variant)
    parts = {room.symbol.name.lower() for room in board.rooms if room.symbol not in EQUIPMENT}

    assert [part.name.lower() for part in KIT_PARTS] == ["disguise", "compass", "food", "documents"]
    assert parts == set(PARTS)
    assert {part for shown in KIT_PART_SYMBOLS.values() for part in shown} == set(KIT_PARTS)


@pytest.mark.rule("classic.31.4", "classic.32a.1")
@pytest.mark.parametrize("missing", PARTS)
def test_every_one_of_the_four_parts_is_needed(missing: str) -> None:
    game = scene(men_in([place for part, place in PARTS.items() if part != missing]), throw=(3, 4))

    refusal = refused(game, "american", "ClaimKit []", Refusal.KIT_INCOMPLETE)

    assert refusal.rule == "classic.32a.1"


# --- from rooms


@pytest.mark.rule("classic.32a.1", "classic.33.3")
@pytest.mark.parametrize("rooms", [PARTS, OTHER_PARTS])
def test_a_man_in_a_room_of_each_part_gains_the_kit_and_all_stay_where_they_are(rooms: dict[str, str]) -> None:
    game = scene(men_in(list(rooms.values())), throw=(3, 4))

    play(game, "american", "ClaimKit []")

    assert has_kit(game, "american")
    assert [at(game, f"american-{number}") for number in range(1, 5)] == list(rooms.values())
    assert game.asked() == ("american",)
    assert points(game) == 7


@pytest.mark.rule("classic.32a.2")
def test_the_men_must_be_in_the_rooms_at_the_same_time() -> None:
    game = scene(men_in(["room-laundry-1", "room-canteen-4", "room-office-2", "room-wc-1"]), throw=(3, 4))
    assert offered(game, "american", "ClaimKit")
    play(game, "american", "MovePawn american-4 in-wc-1")

    refused(game, "american", "ClaimKit []", Refusal.KIT_INCOMPLETE)

    assert not offered(game, "american", "ClaimKit")


@pytest.mark.rule("classic.32a.1")
def test_men_of_another_nation_supply_no_part() -> None:
    game = scene(ALL_FOUR.replace("american-4", "british-1"), throw=(3, 4))

    refused(game, "american", "ClaimKit []", Refusal.KIT_INCOMPLETE)


@pytest.mark.rule("classic.ruling.34")
def test_one_man_supplies_one_part_only() -> None:
    game = scene(men_in(["room-laundry-1", "room-laundry-2", "room-canteen-4", "room-wc-1"]), throw=(3, 4))
    refused(game, "american", "ClaimKit []", Refusal.KIT_INCOMPLETE)

    shared = scene(men_in(["room-laundry-1", "room-laundry-2"]), hands={"american": COMPASS_FOOD})
    refused(shared, "american", f"ClaimKit [{COMPASS_FOOD}]", Refusal.KIT_INCOMPLETE)


# --- at any time


@pytest.mark.rule("classic.31.3")
@pytest.mark.parametrize("number", [1, 7, 75])
@pytest.mark.parametrize("throw", [None, (3, 4)])
def test_the_kit_may_be_claimed_in_any_round(number: int, throw: tuple[int, int] | None) -> None:
    game = scene(ALL_FOUR, throw=throw, round=number)

    play(game, "american", "ClaimKit []")

    assert has_kit(game, "american")


@pytest.mark.rule("classic.31.3")
def test_the_kit_may_be_declined() -> None:
    game = scene(ALL_FOUR, throw=(3, 5))

    play(game, "american", "EndTurn")

    assert not has_kit(game, "american")
    assert game.asked() == ("british",)


@pytest.mark.rule("classic.31.3")
def test_the_kit_is_claimed_in_the_own_turn_only() -> None:
    game = scene(ALL_FOUR, turn="british")

    refused(game, "american", "ClaimKit []", Refusal.NOT_ASKED)


# --- from cards


@pytest.mark.rule("classic.32b.1", "classic.32b.3", "classic.32b.4")
def test_two_cards_that_show_all_four_parts_are_exchanged_for_a_kit() -> None:
    game = scene(hands={"american": BOTH_CARDS})

    play(game, "american", EXCHANGE)

    assert has_kit(game, "american")
    assert hand(game, "american") == []
    assert sorted(bottom(game, 0)) == sorted(BOTH_CARDS.split())


@pytest.mark.rule("classic.32b.3")
@pytest.mark.parametrize("card", [DISGUISE_DOCUMENTS, COMPASS_FOOD])
def test_one_card_alone_does_not_make_a_kit(card: str) -> None:
    game = scene(hands={"american": f"{card} {card}"})

    refused(game, "american", f"ClaimKit [{card}]", Refusal.KIT_INCOMPLETE)
    refused(game, "american", f"ClaimKit [{card},{card}]", Refusal.KIT_INCOMPLETE)


@pytest.mark.rule("classic.32b.1")
def test_a_card_that_is_not_held_supplies_nothing() -> None:
    game = scene(hands={"american": DISGUISE_DOCUMENTS, "british": COMPASS_FOOD})

    refused(game, "american", EXCHANGE, Refusal.CARD_NOT_HELD)


@pytest.mark.rule("classic.32b.2")
def test_part_cards_are_held_in_secret() -> None:
    held, other = scene(hands={"american": BOTH_CARDS}), scene(hands={"american": "release sabotage"})

    for seat in ("security", "british", "dutch", "spectator"):
        assert held.view(seat) == other.view(seat)
        assert held.view(seat).table.hand_sizes[1] == 2
    assert held.view("american") != other.view("american")


@pytest.mark.rule("classic.32b.2")
def test_part_cards_may_be_kept_until_wanted() -> None:
    game = scene(hands={"american": BOTH_CARDS}, players=2)
    for seat in ("american", "security"):
        play(game, seat, "Throw")
        dice(game, 1, 3)
        play(game, seat, "EndTurn")
    assert hand(game, "american") == BOTH_CARDS.split()

    play(game, "american", EXCHANGE)

    assert has_kit(game, "american")


@pytest.mark.rule("classic.32c.1", "classic.32b.1", "classic.32b.4")
@pytest.mark.parametrize(
    ("card", "rooms"), [(DISGUISE_DOCUMENTS, ("compass", "food")), (COMPASS_FOOD, ("disguise", "documents"))]
)
def test_cards_and_men_in_rooms_may_be_combined(card: str, rooms: tuple[str, ...]) -> None:
    game = scene(men_in([PARTS[part] for part in rooms]), hands={"american": f"{card} release"})

    play(game, "american", f"ClaimKit [{card}]")

    assert has_kit(game, "american")
    assert (hand(game, "american"), bottom(game, 0)) == (["release"], [card])
    assert [at(game, f"american-{number}") for number in (1, 2)] == [PARTS[part] for part in rooms]


@pytest.mark.rule("classic.32c.1")
def test_cards_and_men_who_supply_the_same_parts_are_not_enough() -> None:
    game = scene(men_in([PARTS["disguise"], PARTS["documents"]]), hands={"american": DISGUISE_DOCUMENTS})

    refused(game, "american", f"ClaimKit [{DISGUISE_DOCUMENTS}]", Refusal.KIT_INCOMPLETE)


# --- it stays


@pytest.mark.rule("classic.33.2")
@pytest.mark.parametrize(("held", "left"), [("", []), ("rope", [])])
def test_an_arrest_outside_the_courtyard_does_not_take_the_kit(held: str, left: list[str]) -> None:
    game = scene(
        "american-1@gar-054 guard-1@gar-049",
        turn="security",
        throw=(3, 4),
        kits="american",
        equipment={"american": held},
    )

    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")

    assert has_kit(game, "american")
    assert equipment(game, "american") == left


@pytest.mark.rule("classic.33.2")
def test_a_kit_cannot_be_surrendered_in_place_of_equipment() -> None:
    game = scene(
        "american-1@gar-054 guard-1@gar-049",
        turn="security",
        throw=(3, 4),
        kits="american",
        equipment={"american": "rope key"},
    )
    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")

    refused(game, "american", "Surrender kit", Refusal.CARD_NOT_HELD)


@pytest.mark.rule("classic.33.2")
def test_a_kit_cannot_be_given_away() -> None:
    game = scene(kits="american")

    refused(game, "american", "OfferTrade british [kit] []")


@pytest.mark.rule("classic.ruling.99")
@pytest.mark.parametrize("claim", ["ClaimKit []", EXCHANGE])
def test_an_officer_takes_no_second_kit(claim: str) -> None:
    game = scene(ALL_FOUR, hands={"american": BOTH_CARDS}, kits="american")

    refusal = refused(game, "american", claim, Refusal.HAS_KIT)

    assert refusal.rule == "classic.ruling.99"
    assert offered(game, "american", "ClaimKit") == []
