"""The escape kit: four parts, one for all men, and worth taking from its officer."""

from __future__ import annotations

import pytest

from colditz.engine.refusal import Refusal
from colditz.model.attempts import KitLost
from colditz.model.builder import load_board
from colditz.model.cards import KIT_PART_SYMBOLS
from colditz.model.ids import KIT_PARTS
from tests.scene import at, bottom, escapes, hand, has_kit, names, play, refused
from tests.v3.table import by_day, fled, rule

BOARD = load_board("v3")
# A man in a room of each part: compass, disguise, documents and food.
FOUR = "american-1@room-wc-1 american-2@room-laundry-1 american-3@room-office-1 american-4@room-canteen-4"
TWO = "american-1@room-wc-1 american-2@room-laundry-1"
PART, OTHER = "kit-part-disguise-documents", "kit-part-compass-food"


@rule("kit.1")
def test_a_kit_has_four_parts() -> None:
    shown = {room.symbol for room in BOARD.rooms} & set(KIT_PARTS)

    assert {part.name for part in shown} == {"COMPASS", "DISGUISE", "DOCUMENTS", "FOOD"}


@rule("kit.2", "ruling.23")
def test_a_man_in_a_room_of_each_part_makes_a_kit_and_stays() -> None:
    game = by_day(FOUR, points=2)

    play(game, "american", "ClaimKit []")

    assert has_kit(game, "american")
    assert at(game, "american-1") == "room-wc-1"
    assert game.asked() == ("american",)


@rule("kit.3", "kit.8")
@pytest.mark.parametrize("cards", [f"{PART} {OTHER}", f"{PART} bribe bribe"])
def test_part_cards_and_bribes_make_one_without_any_man(cards: str) -> None:
    game = by_day(points=2, hands={"american": cards})
    wanted = ",".join(sorted(cards.split(), key=lambda title: hand(game, "american").index(title)))

    play(game, "american", f"ClaimKit [{wanted}]")

    assert has_kit(game, "american")
    assert sorted(bottom(game, 0)) == sorted(cards.split())


@rule("kit.4", "kit.6", "kit.7")
@pytest.mark.parametrize(
    ("men", "cards"),
    [
        (TWO, "bribe bribe"),
        ("american-1@room-wc-1", "bribe bribe bribe"),
        ("american-1@room-wc-1 american-4@room-canteen-4", PART),
    ],
)
def test_men_cards_and_bribes_may_be_mixed(men: str, cards: str) -> None:
    game = by_day(men, points=2, hands={"american": cards})

    play(game, "american", f"ClaimKit [{cards.replace(' ', ',')}]")

    assert has_kit(game, "american")


@rule("kit.5", "kit.6")
def test_bribes_alone_never_make_one() -> None:
    game = by_day(points=2, hands={"american": "bribe bribe bribe"})

    refused(game, "american", "ClaimKit [bribe,bribe,bribe]", Refusal.KIT_INCOMPLETE)


@rule("kit.1", "kit.3")
def test_two_different_part_cards_show_all_four_parts() -> None:
    first, second = KIT_PART_SYMBOLS.values()

    assert {*first, *second} == set(KIT_PARTS)
    game = by_day(points=2, hands={"american": f"{PART} {PART}"})
    refused(game, "american", f"ClaimKit [{PART},{PART}]", Refusal.KIT_INCOMPLETE)


@rule("ruling.23")
def test_a_kit_is_claimed_in_the_last_phase() -> None:
    game = by_day(FOUR)

    refused(game, "american", "ClaimKit []", Refusal.NOT_THROWN_YET)


@rule("ruling.24")
def test_one_man_serves_for_one_part() -> None:
    game = by_day("american-1@room-wc-1 american-2@room-officersquarters-1 american-3@room-laundry-1", points=2)

    assert "ClaimKit" not in names(game, "american")


@rule("ruling.116", "kit.10")
def test_one_kit_an_officer_and_another_after_it_was_lost() -> None:
    game = by_day(FOUR, points=2, kits="american")
    refused(game, "american", "ClaimKit []", Refusal.HAS_KIT)
    game._game.emit(KitLost(1))

    play(game, "american", "ClaimKit []")

    assert has_kit(game, "american")


@rule("kit.9", "kit.10", "ruling.64")
def test_a_kit_serves_every_man_at_a_rosette() -> None:
    game = by_day("american-1@od-se-01 american-2@od-se-02", points=6, kits="american")
    fled(game, "american-1", outlet="od-se-31")

    play(game, "american", "MovePawn american-1 target-5", "MovePawn american-2 target-5")

    assert (escapes(game, "american"), has_kit(game, "american")) == (2, True)
    assert at(game, "american-1") == "escaped"


@rule("kit.9", "ruling.63")
def test_without_a_kit_a_man_waits_on_the_rosette_and_is_off_once_there_is_one() -> None:
    game = by_day(f"{FOUR} american-5@od-se-01", points=6)
    play(game, "american", "MovePawn american-5 target-5")
    assert (at(game, "american-5"), escapes(game, "american")) == ("target-5", 0)

    play(game, "american", "ClaimKit []")

    assert at(game, "american-5") == "escaped"


@rule("ruling.63")
def test_without_a_kit_nobody_else_leaves_and_who_is_out_goes_on() -> None:
    game = by_day("american-1@gar-050 american-2@ic-r25-c14", points=3, equipment={"american": "pass"})
    refused(game, "american", "Cross american-2 pass-inner [pass]", Refusal.NO_KIT)

    play(game, "american", "MovePawn american-1 gar-051")
