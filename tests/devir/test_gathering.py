"""Moving, equipment, kits and trading."""

from __future__ import annotations

import pytest

from colditz.engine.refusal import Refusal
from tests.devir.table import devir, next_turn, rule, thrown
from tests.scene import (
    at,
    deal,
    dice,
    end_turn,
    equipment,
    escapes,
    hand,
    has_kit,
    offered,
    options,
    play,
    points,
    refused,
    supply,
)

ROOMS = {
    "rope": ("room-chapel-9", "room-chapel-10", "room-store-1"),
    "key": ("room-dentist-4", "room-dentist-5", "room-showers-1"),
    "pass": ("room-guardhouse-1", "room-guardhouse-3", "room-orderliesquarters-1"),
    "wire-cutters": ("room-kitchen-1", "room-kitchen-2", "room-sickbay-1"),
}
PARTS = ["room-laundry-1", "room-wc-1", "room-canteen-4", "room-office-2"]
DD, CF = "kit-part-disguise-documents", "kit-part-compass-food"


def men(*places: str) -> str:
    return " ".join(f"american-{number}@{place}" for number, place in enumerate(places, 1))


# --- moving


@rule("move.2", "move.3", "move.4", "move.5", "move.7")
def test_points_are_shared_out_one_a_circle_in_any_direction() -> None:
    game = devir(men("ic-r10-c07", "ic-r10-c10"), points=4)
    for near in ("ic-r10-c06", "ic-r10-c08"):
        assert f"MovePawn american-1 {near}" in offered(game, "american", "MovePawn american-1")

    play(game, "american", "MovePawn american-1 ic-r10-c06", "MovePawn american-2 ic-r10-c11")

    assert points(game) == 2
    play(game, "american", "EndTurn")


@rule("move.4")
def test_no_pawn_goes_farther_than_the_points() -> None:
    game = devir(men("ic-r10-c07"), points=1)

    refused(game, "american", "MovePawn american-1 ic-r10-c09", Refusal.OUT_OF_REACH)


@rule("move.6")
def test_no_pawn_passes_over_another() -> None:
    game = devir("american-1@in-ghcor-09 british-1@in-ghcor-08", points=5)

    refused(game, "american", "MovePawn american-1 in-ghcor-08", Refusal.CIRCLE_TAKEN)
    refused(game, "american", "MovePawn american-1 in-ghcor-07", Refusal.WAY_BLOCKED)


@rule("move.8", "equipment.3", "equipment.4")
def test_whoever_gathered_goes_to_any_appel_circle_for_no_points() -> None:
    game = devir(men(*ROOMS["rope"][:2]), points=4)
    play(game, "american", "ClaimEquipment rope american-1 american-2")
    refused(game, "american", "EndTurn", Refusal.MUST_GO_TO_APPEL)

    play(game, "american", "Settle american-1 ap-r7-c1", "Settle american-2 ap-r1-c1")

    assert (at(game, "american-1"), at(game, "american-2"), points(game)) == ("ap-r7-c1", "ap-r1-c1", 4)


# --- equipment


@rule("equipment.1", "equipment.2")
@pytest.mark.parametrize("card", ROOMS)
@pytest.mark.parametrize("pair", [(0, 1), (1, 2)])
def test_two_men_in_rooms_of_a_kind_gain_its_card(card: str, pair: tuple[int, int]) -> None:
    game = devir(men(*(ROOMS[card][number] for number in pair)), points=4)

    play(game, "american", f"ClaimEquipment {card} american-1 american-2")

    assert equipment(game, "american") == [card]


@rule("equipment.1", "ruling.70")
def test_men_of_two_officers_gain_nothing_together() -> None:
    game = devir("american-1@room-store-1 british-1@room-store-2", points=4)

    refused(game, "american", "ClaimEquipment rope american-1 british-1", Refusal.NOT_YOUR_PAWN)
    refused(game, "american", "ClaimEquipment rope american-1 american-2", Refusal.NOT_TWO_IN_ROOMS)


@rule("equipment.5")
def test_equipment_has_no_limit() -> None:
    game = devir(men(*ROOMS["key"][:2]), points=4, equipment={"american": "rope rope rope rope rope key pass"})
    play(game, "american", "ClaimEquipment key american-1 american-2", "Settle american-1 ap-r7-c1")
    play(game, "american", "Settle american-2 ap-r1-c1", "EndTurn")

    assert len(equipment(game, "american")) == 8


@rule("equipment.12", "ruling.21")
def test_nobody_who_comes_in_from_the_garrison_courtyard_shows_a_pass() -> None:
    game = devir("american-1@ramp-01 guard-1@ramp-03", points=5)
    play(game, "american", "Cross american-1 pass-inner []", "MovePawn american-1 ic-r25-c14")
    assert at(game, "american-1") == "ic-r25-c14"

    caught = devir("american-1@ramp-01 guard-1@ramp-03", turn="security", points=5)
    play(caught, "security", "Arrest guard-1 american-1")
    assert at(caught, "american-1") == "custody"


@rule("equipment.7", "equipment.12")
def test_going_out_by_the_inner_gate_takes_a_pass() -> None:
    game = devir("american-1@ic-r25-c14", points=5)

    refused(game, "american", "Cross american-1 pass-inner []", Refusal.NO_PASS)


@rule("ruling.20")
def test_keys_are_asked_for_on_the_way_in() -> None:
    game = devir("american-1@ramp-16", points=5)

    refused(game, "american", "Cross american-1 door-gh []", Refusal.NO_KEY)


@rule("equipment.13", "equipment.14", "equipment.15", "ruling.61")
def test_one_card_serves_every_man_of_the_team_until_the_turn_ends() -> None:
    game = devir(men("ramp-18", "ramp-19"), points=9, equipment={"american": "rope"})
    play(game, "american", "Cross american-1 land-24 [rope]")
    play(game, "american", "MovePawn american-2 ramp-18")
    refused(game, "american", "Cross american-2 land-24 []", Refusal.CIRCLE_TAKEN)
    onward = offered(game, "american", "MovePawn american-1")[0]
    play(game, "american", onward, "Cross american-2 land-24 []")
    assert at(game, "american-2") == "land-24"

    later = devir("american-1@ramp-18 british-1@ramp-19", points=9, equipment={"american": "rope"})
    play(later, "american", "Cross american-1 land-24 [rope]")
    play(later, "american", offered(later, "american", "MovePawn american-1")[0], "EndTurn")
    thrown(later, "british", 1, 3)
    play(later, "british", "MovePawn british-1 ramp-18")
    refused(later, "british", "Cross british-1 land-24 []", Refusal.NO_ROPE)


@rule("equipment.16")
def test_without_equipment_the_castle_is_shut() -> None:
    game = devir("american-1@room-canteen-5", points=30, kits="american")

    refused(game, "american", "Cross american-1 land-04 []", Refusal.NO_ROPE)
    refused(game, "american", "MovePawn american-1 land-04", Refusal.DROP_IN_THE_WAY)


@rule("ruling.60")
def test_wire_is_cut_from_either_side_and_ropes_lead_down_only() -> None:
    game = devir("american-1@od-n-23 american-2@land-24", points=5, equipment={"american": "wire-cutters rope"})

    refused(game, "american", "Cross american-2 ramp-18 [rope]", Refusal.NOT_HIS_WAY_BACK)
    play(game, "american", "Cross american-1 out-n-14 [wire-cutters]")

    assert at(game, "american-1") == "out-n-14"


@rule("ruling.60")
def test_nobody_climbs_back_up_the_rope_that_he_came_down_by() -> None:
    game = devir("american-1@ramp-18", points=9, equipment={"american": "rope rope"})
    play(game, "american", "Cross american-1 land-24 [rope]")

    refused(game, "american", "Cross american-1 ramp-18 [rope]", Refusal.NOT_HIS_WAY_BACK)

    back = devir(
        "american-1@ramp-18",
        points=9,
        equipment={"american": "rope rope"},
        house_rules=["back-by-the-way-they-came"],
    )
    play(back, "american", "Cross american-1 land-24 [rope]", "Cross american-1 ramp-18 [rope]")
    assert at(back, "american-1") == "ramp-18"


@rule("ruling.67")
def test_everybody_sees_how_much_equipment_is_held_and_not_which() -> None:
    game = devir(equipment={"american": "rope key"})

    assert game.view("security").table.equipment_counts[1] == 2
    assert game.view("security").equipment == (0, 0, 0, 0)


@rule("ruling.68")
def test_what_has_run_out_cannot_be_claimed() -> None:
    game = devir(men(*ROOMS["wire-cutters"][:2]), points=4, equipment={"british": "wire-cutters " * 4})
    assert supply(game, "wire-cutters") == 0

    refused(game, "american", "ClaimEquipment wire-cutters american-1 american-2", Refusal.NONE_LEFT)


# --- kits


@rule("kit.2", "kit.3", "kit.10")
def test_four_men_in_four_rooms_at_once_gain_a_kit_and_stay() -> None:
    three = devir(men(*PARTS[:3]), points=4)
    refused(three, "american", "ClaimKit []", Refusal.KIT_INCOMPLETE)

    game = devir(men(*PARTS), points=4)
    play(game, "american", "ClaimKit []")

    assert has_kit(game, "american")
    assert [at(game, f"american-{number}") for number in range(1, 5)] == PARTS


@rule("kit.4", "kit.5", "kit.7")
def test_part_cards_stand_for_two_parts_each() -> None:
    both = devir(points=4, hands={"american": f"{DD} {CF}"})
    play(both, "american", f"ClaimKit [{DD},{CF}]")
    assert (has_kit(both, "american"), hand(both, "american")) == (True, [])

    mixed = devir(men("room-wc-1", "room-canteen-4"), points=4, hands={"american": DD})
    play(mixed, "american", f"ClaimKit [{DD}]")
    assert has_kit(mixed, "american")


@rule("kit.6")
def test_two_part_cards_of_a_kind_make_no_kit() -> None:
    game = devir(points=4, hands={"american": f"{DD} {DD}"})

    refused(game, "american", f"ClaimKit [{DD},{DD}]", Refusal.KIT_INCOMPLETE)


@rule("ruling.83")
def test_an_officer_has_one_kit() -> None:
    game = devir(men(*PARTS), points=4, kits="american")

    refused(game, "american", "ClaimKit []", Refusal.HAS_KIT)


@rule("kit.1", "kit.8", "escape.1", "escape.2", "escape.3")
def test_a_kit_serves_every_escape_of_its_officer() -> None:
    game = devir(men("od-n-01", "od-se-01"), points=20, kits="american", escapes=3)

    play(game, "american", "MovePawn american-1 target-2", "MovePawn american-2 target-5")

    assert (escapes(game, "american"), has_kit(game, "american")) == (2, True)
    assert at(game, "american-1") == "escaped"
    assert points(game) == 18


@rule("escape.4", "escape.1", "ruling.22", "trade.3")
def test_a_man_without_a_kit_waits_on_the_target_until_it_is_gained() -> None:
    game = devir(men("od-n-01"), points=4, hands={"american": f"{DD} {CF}"}, equipment={"american": "rope"})
    play(game, "american", "MovePawn american-1 target-2")
    assert (at(game, "american-1"), escapes(game, "american")) == ("target-2", 0)
    refused(game, "british", f"ClaimKit [{DD},{CF}]", Refusal.NOT_ASKED)

    play(game, "american", f"ClaimKit [{DD},{CF}]")

    assert escapes(game, "american") == 1


@rule("escape.5")
def test_a_man_who_waits_on_a_target_can_be_caught() -> None:
    game = devir("american-1@target-2 guard-1@od-n-02", turn="security", points=1)

    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")

    assert at(game, "american-1") == "cells-a"


@rule("ruling.23")
def test_a_waiting_comrade_does_not_bar_the_target() -> None:
    game = devir("british-1@target-2 american-1@od-n-01", points=1, kits="american")

    play(game, "american", "MovePawn american-1 target-2")

    assert (escapes(game, "american"), at(game, "british-1")) == (1, "target-2")


# --- trading


@rule("trade.4", "trade.5", "cards.7", "cards.8")
@pytest.mark.parametrize("turn", ["dutch", "security", "american"])
def test_officers_exchange_and_give_cards_whoever_has_the_dice(turn: str) -> None:
    game = devir(turn=turn, throw=(1, 3), hands={"american": "bribe"}, equipment={"american": "rope", "british": "key"})
    play(game, "american", "OfferTrade british [rope] [key]")
    play(game, "british", "AnswerTrade american 1")
    play(game, "american", "OfferTrade british [bribe] []")
    play(game, "british", "AnswerTrade american 1")

    assert (equipment(game, "american"), hand(game, "british")) == (["key"], ["bribe"])


@rule("kit.9", "trade.6")
def test_kits_are_never_handed_on() -> None:
    game = devir(throw=(1, 3), kits="american")

    refused(game, "american", "OfferTrade british [kit] []", Refusal.CARD_NOT_TRADABLE)


@rule("ruling.34")
def test_a_search_card_closes_trading_for_that_turn_and_an_arrest_until_it_is_settled() -> None:
    game = devir(turn="security", points=5, hands={"security": "search-chapel"}, equipment={"american": "rope"})
    play(game, "american", "OfferTrade british [rope] []")
    play(game, "security", "PlayCard search-chapel")
    refused(game, "american", "OfferTrade british [rope] []", Refusal.NO_TRADE_NOW)

    caught = devir("american-1@gar-018 guard-1@gar-017", turn="security", points=5, equipment={"american": "rope"})
    play(caught, "security", "Arrest guard-1 american-1")
    refused(caught, "american", "OfferTrade british [rope] []", Refusal.NO_TRADE_NOW)


@rule("ruling.85")
def test_offers_lapse_and_are_not_repeated() -> None:
    game = devir(turn="dutch", throw=(1, 3), equipment={"american": "rope", "british": "key"})
    play(game, "american", "OfferTrade british [rope] [key]")
    play(game, "british", "AnswerTrade american 0")
    refused(game, "american", "OfferTrade british [rope] [key]", Refusal.TRADE_REPEATED)

    play(game, "american", "OfferTrade british [rope] []")
    play(game, "dutch", offered(game, "dutch", "MovePawn")[0])

    refused(game, "british", "AnswerTrade american 1", Refusal.NO_SUCH_OFFER)


@rule("ruling.74")
def test_cards_may_be_given_away_before_a_run_and_not_during_it() -> None:
    game = devir("american-1@ic-r25-c14", kits="american", equipment={"american": "rope rope"})
    play(game, "american", "OfferTrade british [rope] []")
    play(game, "british", "AnswerTrade american 1")
    play(game, "american", "DoOrDie american-1")
    deal(game, "three-throws")

    refused(game, "american", "OfferTrade british [rope] []", Refusal.NO_TRADE_NOW)
    assert equipment(game, "british") == ["rope"]


@rule("ruling.87")
def test_an_officer_with_nobody_on_the_board_still_has_his_turn() -> None:
    game = devir(" ".join(f"american-{number}@cells-a" for number in range(1, 7)), turn="security", throw=(1, 3))
    end_turn(game)
    play(game, "american", "Throw")
    dice(game, 3, 3)
    dice(game, 1, 2)

    assert any(option.startswith("Release american-1") for option in options(game, "american"))
    play(game, "american", "EndTurn")
    next_turn(game, "american", 3, 4)
