"""Trading among Escape Officers: equipment alone, never in the Security Officer's turn, and what others learn of it."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, dice, end_turn, equipment, happened, has_kit, offered, play, refused, scene

ROPE_FOR_KEY = "OfferTrade british [rope] [key]"
YES, NO = "AnswerTrade american 1", "AnswerTrade american 0"
OFFICERS = ("american", "british", "dutch")
EVERYBODY_ELSE = ("security", "dutch", "spectator")


def table(turn: str = "dutch", **hands: str) -> Match:
    """The American officer holds a rope and the British one a key."""
    held = {"american": "rope", "british": "key"}
    return scene(turn=turn, throw=(3, 5), hands=hands, equipment=held, edition="osprey")


# --- who, what and when


@pytest.mark.rule("osprey.trade.1", "osprey.ruling.52")
@pytest.mark.parametrize("turn", OFFICERS)
@pytest.mark.parametrize("throw", [None, (3, 5)])
def test_officers_exchange_equipment_in_the_turn_of_any_officer(turn: str, throw: tuple[int, int] | None) -> None:
    held = {"american": "rope", "british": "key"}
    game = scene(turn=turn, throw=throw, equipment=held, edition="osprey")

    play(game, "american", ROPE_FOR_KEY)
    assert (equipment(game, "american"), equipment(game, "british")) == (["rope"], ["key"])
    play(game, "british", YES)

    assert (equipment(game, "american"), equipment(game, "british")) == (["key"], ["rope"])


@pytest.mark.rule("osprey.trade.1")
def test_nothing_changes_hands_without_the_others_consent() -> None:
    game = table()

    play(game, "american", ROPE_FOR_KEY)
    play(game, "british", NO)

    assert (equipment(game, "american"), equipment(game, "british")) == (["rope"], ["key"])


@pytest.mark.rule("osprey.trade.1")
def test_the_security_officer_neither_offers_nor_is_offered_anything() -> None:
    game = table()

    assert refused(game, "american", "OfferTrade security [rope] []", Refusal.NOT_AN_OFFICER).rule == "osprey.trade.1"
    refused(game, "security", "OfferTrade american [] [rope]", Refusal.NOT_AN_OFFICER)


@pytest.mark.rule("osprey.trade.2")
@pytest.mark.parametrize(("answer", "owner"), [(YES, "british"), (NO, "american")])
def test_equipment_may_be_given_away_for_nothing(answer: str, owner: str) -> None:
    game = table()

    play(game, "american", "OfferTrade british [rope] []")
    play(game, "british", answer)

    assert "rope" in equipment(game, owner)


@pytest.mark.rule("osprey.trade.4")
@pytest.mark.parametrize("turn", [*OFFICERS, "security"])
@pytest.mark.parametrize("cards", ["[talisman] []", "[talisman] [key]", "[rope] [hideaway]", "[] [hideaway]"])
def test_opportunity_cards_are_never_traded(turn: str, cards: str) -> None:
    game = table(turn, american="talisman", british="hideaway")

    refusal = refused(game, "american", f"OfferTrade british {cards}")

    late = turn == "security"
    assert refusal.refusal is (Refusal.NO_TRADE_NOW if late else Refusal.CARD_NOT_TRADABLE)
    assert refusal.rule == ("osprey.trade.3" if late else "osprey.trade.4")


@pytest.mark.rule("osprey.trade.4")
def test_no_offer_of_an_opportunity_card_is_listed() -> None:
    game = table(american="talisman", british="hideaway")

    assert offered(game, "american", "OfferTrade british [rope]")
    assert not [option for option in offered(game, "american", "OfferTrade") if "talisman" in option]
    assert not [option for option in offered(game, "american", "OfferTrade") if "hideaway" in option]


@pytest.mark.rule("osprey.ruling.54")
def test_kits_are_not_traded() -> None:
    game = scene(turn="dutch", throw=(3, 5), kits="american", equipment={"british": "rope"}, edition="osprey")

    refused(game, "american", "OfferTrade british [kit] [rope]", Refusal.CARD_NOT_TRADABLE)
    refused(game, "british", "OfferTrade american [rope] [kit]", Refusal.CARD_NOT_TRADABLE)

    assert has_kit(game, "american")


@pytest.mark.rule("osprey.ruling.54")
def test_a_promise_to_return_the_favour_binds_nobody() -> None:
    game = table()
    play(game, "american", "OfferTrade british [rope] []")
    play(game, "british", YES)

    play(game, "american", "OfferTrade british [] [key]")
    play(game, "british", NO)

    assert (equipment(game, "american"), equipment(game, "british")) == ([], ["rope", "key"])
    refused(game, "american", "OfferTrade dutch [] []", Refusal.TRADE_EMPTY)


# --- closed in the Security Officer's turn


@pytest.mark.rule("osprey.trade.3", "osprey.ruling.53")
@pytest.mark.parametrize("throw", [None, (3, 5)])
def test_nothing_is_traded_in_the_security_officers_turn(throw: tuple[int, int] | None) -> None:
    held = {"american": "rope", "british": "key"}
    game = scene(turn="security", throw=throw, equipment=held, edition="osprey")

    for cards in ("[rope] []", "[rope] [key]", "[] [key]"):
        refusal = refused(game, "american", f"OfferTrade british {cards}", Refusal.NO_TRADE_NOW)
        assert refusal.rule == "osprey.trade.3"

    assert not offered(game, "american", "OfferTrade")


@pytest.mark.rule("osprey.trade.3", "osprey.ruling.53")
def test_trade_opens_again_with_the_next_officers_turn() -> None:
    game = table("security")
    refused(game, "american", ROPE_FOR_KEY, Refusal.NO_TRADE_NOW)

    end_turn(game)
    play(game, "american", ROPE_FOR_KEY)
    play(game, "british", YES)

    assert equipment(game, "american") == ["key"]


@pytest.mark.rule("osprey.trade.3", "osprey.ruling.53")
def test_an_offer_made_before_it_is_not_taken_in_the_security_officers_turn() -> None:
    game = table("dutch")
    play(game, "american", ROPE_FOR_KEY)
    play(game, "dutch", "EndTurn")

    refused(game, "british", YES, Refusal.NO_SUCH_OFFER)

    assert equipment(game, "american") == ["rope"]


@pytest.mark.rule("osprey.ruling.53")
def test_nothing_is_traded_between_arrests_or_while_one_is_settled() -> None:
    men = "guard-1@gar-018 british-1@gar-017"
    held = {"british": "rope key", "american": "pass"}
    game = scene(men, turn="security", throw=(4, 5), equipment=held, edition="osprey")

    play(game, "security", "Arrest guard-1 british-1")
    assert game.asked() == ("british",)
    refused(game, "british", "OfferTrade american [rope] []", Refusal.NO_TRADE_NOW)
    play(game, "british", "Surrender key")
    assert game.asked() == ("security",)

    refused(game, "british", "OfferTrade american [rope] []", Refusal.NO_TRADE_NOW)


@pytest.mark.rule("osprey.ruling.53")
def test_nothing_is_traded_while_an_interrupt_is_awaited_in_the_security_officers_turn() -> None:
    game = scene(
        "guard-1@od-s-02 british-1@od-s-05",
        turn="security",
        throw=(4, 5),
        hands={"security": "shoot-to-kill", "british": "talisman"},
        equipment={"british": "rope", "american": "pass"},
        edition="osprey",
    )
    play(game, "security", "PlayCard shoot-to-kill guard-1 british-1")
    assert game.asked() == ("british",)

    refused(game, "american", "OfferTrade british [pass] []", Refusal.NO_TRADE_NOW)


# --- what it is good for


@pytest.mark.rule("osprey.ruling.51")
@pytest.mark.parametrize("gives", [True, False])
def test_equipment_given_away_just_before_the_security_turn_makes_inner_pows_safe(gives: bool) -> None:
    men = "guard-1@ic-r10-c06 dutch-1@ic-r10-c07"
    game = scene(men, turn="dutch", throw=(3, 5), equipment={"dutch": "rope"}, edition="osprey")
    if gives:
        play(game, "dutch", "OfferTrade american [rope] []")
        play(game, "american", "AnswerTrade dutch 1")
    play(game, "dutch", "EndTurn")
    play(game, "security", "Throw")
    dice(game, 3, 5)

    if gives:
        refused(game, "security", "Arrest guard-1 dutch-1", Refusal.NOT_LIABLE)
    else:
        play(game, "security", "Arrest guard-1 dutch-1", "ChooseCell cells-a")

    assert at(game, "dutch-1") == ("ic-r10-c07" if gives else "cells-a")


@pytest.mark.rule("osprey.ruling.56")
def test_an_outer_arrest_that_takes_the_last_card_saves_the_men_inside() -> None:
    men = "guard-1@gar-018 british-1@gar-017 guard-2@ic-r10-c06 british-2@ic-r10-c07"
    game = scene(men, turn="security", throw=(4, 5), equipment={"british": "rope"}, edition="osprey")
    assert offered(game, "security", "Arrest guard-2 british-2")

    play(game, "security", "Arrest guard-1 british-1")
    play(game, "british", "Surrender rope")

    refused(game, "security", "Arrest guard-2 british-2", Refusal.NOT_LIABLE)
    assert not offered(game, "security", "Arrest guard-2 british-2")


@pytest.mark.rule("osprey.ruling.56")
def test_an_outer_arrest_that_leaves_a_card_leaves_the_men_inside_liable() -> None:
    men = "guard-1@gar-018 british-1@gar-017 guard-2@ic-r10-c06 british-2@ic-r10-c07"
    game = scene(men, turn="security", throw=(4, 5), equipment={"british": "rope key"}, edition="osprey")

    play(game, "security", "Arrest guard-1 british-1")
    play(game, "british", "Surrender rope")
    play(game, "security", "Arrest guard-2 british-2", "ChooseCell cells-a")

    assert at(game, "british-2") == "cells-a"


# --- no pestering


@pytest.mark.rule("osprey.ruling.52")
def test_a_refused_offer_is_not_repeated_in_the_same_turn() -> None:
    game = table()
    play(game, "american", ROPE_FOR_KEY)
    play(game, "british", NO)

    assert refused(game, "american", ROPE_FOR_KEY, Refusal.TRADE_REPEATED).rule == "osprey.ruling.52"

    play(game, "dutch", "EndTurn")
    end_turn(game)
    play(game, "american", ROPE_FOR_KEY)
    play(game, "british", YES)
    assert equipment(game, "american") == ["key"]


@pytest.mark.rule("osprey.ruling.52")
def test_an_officer_makes_at_most_ten_offers_in_one_players_turn() -> None:
    game = table()
    wanted = ("[]", "[rope]", "[key]", "[pass]", "[wire-cutters]")
    for other in ("british", "dutch"):
        for want in wanted:
            play(game, "american", f"OfferTrade {other} [rope] {want}")
            play(game, other, NO)

    eleventh = "OfferTrade british [] [key]"
    assert refused(game, "american", eleventh, Refusal.TOO_MANY_OFFERS).rule == "osprey.ruling.52"
    play(game, "british", "OfferTrade american [key] []")

    play(game, "dutch", "EndTurn")
    end_turn(game)
    play(game, "american", eleventh)


# --- what others learn


def holding(american: str, british: str, dutch: str = "") -> Match:
    return scene(equipment={"american": american, "british": british, "dutch": dutch}, edition="osprey")


@pytest.mark.rule("osprey.trade.5", "osprey.ruling.55")
@pytest.mark.parametrize(
    ("american", "british"),
    [("key", "rope rope pass"), ("rope rope key", "pass"), ("rope pass", "rope key"), ("rope", "rope key pass")],
)
def test_neither_kinds_nor_numbers_in_hand_are_seen_by_others(american: str, british: str) -> None:
    game, other = holding("pass", "rope rope key"), holding(american, british)

    for seat in EVERYBODY_ELSE:
        assert game.view(seat) == other.view(seat)
    assert game.view("security").equipment == (0, 0, 0, 0)
    assert game.view("british").equipment == (2, 1, 0, 0)
    assert game.view("british") != other.view("british")


@pytest.mark.rule("osprey.ruling.55")
def test_whether_an_officer_holds_any_equipment_is_open_and_so_are_the_piles() -> None:
    game = holding("", "rope rope key", "pass")
    full = scene(edition="osprey").view("security").table.supply

    for seat in ("american", *EVERYBODY_ELSE):
        shown = game.view(seat).table
        assert shown.equipment_counts == (0, 0, 1, 1)
        assert [before - now for before, now in zip(full, shown.supply, strict=True)] == [2, 1, 1, 0]


@pytest.mark.rule("osprey.trade.5", "osprey.ruling.55")
@pytest.mark.parametrize("cards", [("rope", "key"), ("rope,rope", "pass"), ("pass", "key,rope")])
def test_others_learn_neither_kinds_nor_numbers_from_a_trade(cards: tuple[str, str]) -> None:
    held = {"american": "rope rope pass", "british": "rope key pass"}
    game = scene(turn="dutch", throw=(3, 5), equipment=held, edition="osprey")
    before = {seat: game.view(seat).table.equipment_counts for seat in EVERYBODY_ELSE}

    news = play(game, "american", f"OfferTrade british [{cards[0]}] [{cards[1]}]")
    assert all(not game.view(seat).offers for seat in EVERYBODY_ELSE)
    news += play(game, "british", YES)

    for stranger in (-1, 0, 3):
        told = [event.seen_by(stranger).to_json() for event in news]
        assert [(event["give"], event["want"]) for event in told] == [([], []), ([], [])]
    assert {seat: game.view(seat).table.equipment_counts for seat in EVERYBODY_ELSE} == before


@pytest.mark.rule("osprey.trade.5")
def test_a_card_given_up_after_an_arrest_is_not_announced_by_its_kind() -> None:
    men = "guard-1@gar-018 british-1@gar-017"
    game = scene(men, turn="security", throw=(4, 5), equipment={"british": "key rope"}, edition="osprey")
    play(game, "security", "Arrest guard-1 british-1")

    (lost,) = happened(play(game, "british", "Surrender key"), "EquipmentLost")

    assert [lost.seen_by(seat).to_json()["card"] for seat in (0, 1, 2)] == [-1, -1, 1]
