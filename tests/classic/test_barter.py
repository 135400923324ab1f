"""Barter among Escape Officers: at any time but during raids and arrests, and never in the way of the game."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import (
    at,
    deal,
    dice,
    end_turn,
    equipment,
    hand,
    has_kit,
    names,
    offered,
    play,
    refused,
    scene,
)

YES, NO = "AnswerTrade american 1", "AnswerTrade american 0"


def third_turn(turn: str = "dutch", **hands: str) -> Match:
    """Neither the American nor the British officer has the dice."""
    return scene(turn=turn, throw=(1, 3), hands=hands, equipment={"american": "rope", "british": "key"})


# --- who and what


@pytest.mark.rule("classic.48.1")
@pytest.mark.parametrize("turn", ["dutch", "security", "american", "british"])
def test_officers_exchange_cards_whoever_has_the_dice(turn: str) -> None:
    game = third_turn(turn)

    play(game, "american", "OfferTrade british [rope] [key]")
    play(game, "british", YES)

    assert (equipment(game, "american"), equipment(game, "british")) == (["key"], ["rope"])


@pytest.mark.rule("classic.48.1")
def test_officers_exchange_cards_before_the_throw_too() -> None:
    game = scene(turn="dutch", hands={"american": "talisman", "british": "hideaway"})

    play(game, "american", "OfferTrade british [talisman] [hideaway]")
    play(game, "british", YES)

    assert (hand(game, "american"), hand(game, "british")) == (["hideaway"], ["talisman"])


@pytest.mark.rule("classic.48.1", "classic.ruling.100")
def test_officers_trade_while_another_thinks_about_his_next_throw() -> None:
    game = scene(turn="dutch", equipment={"american": "rope", "british": "key"})
    play(game, "dutch", "Throw")
    dice(game, 2, 2)

    play(game, "american", "OfferTrade british [rope] [key]")
    play(game, "dutch", "StopThrowing")

    refused(game, "british", YES, Refusal.NO_SUCH_OFFER)


@pytest.mark.rule("classic.48.2")
def test_no_card_is_offered_to_the_security_officer() -> None:
    game = third_turn(security="appel")

    refusal = refused(game, "american", "OfferTrade security [rope] []", Refusal.NOT_AN_OFFICER)

    assert refusal.rule == "classic.48.2"
    assert not offered(game, "american", "OfferTrade security")


@pytest.mark.rule("classic.48.2")
def test_the_security_officer_offers_nothing() -> None:
    game = third_turn("security", security="appel")

    refused(game, "security", "OfferTrade american [] [rope]", Refusal.NOT_AN_OFFICER)

    assert "OfferTrade" not in names(game, "security")


@pytest.mark.rule("classic.48.2")
def test_nobody_trades_with_himself_or_with_a_team_that_is_out() -> None:
    game = scene("american-1@room-canteen-1", kits="american", equipment={"british": "rope"})
    play(game, "american", "DoOrDie american-1")
    deal(game, "three-throws")
    for _ in range(3):
        dice(game, 1, 2)

    refused(game, "british", "OfferTrade american [rope] []", Refusal.NOT_AN_OFFICER)
    refused(game, "british", "OfferTrade british [rope] []", Refusal.NOT_AN_OFFICER)


@pytest.mark.rule("classic.48.3")
@pytest.mark.parametrize(("answer", "owner"), [(YES, "british"), (NO, "american")])
def test_a_gift_changes_hands_if_it_is_accepted(answer: str, owner: str) -> None:
    game = third_turn()

    play(game, "american", "OfferTrade british [rope] []")
    play(game, "british", answer)

    assert "rope" in equipment(game, owner)


@pytest.mark.rule("classic.ruling.32")
def test_a_kit_is_never_traded() -> None:
    game = scene(turn="dutch", throw=(1, 3), kits="american", equipment={"british": "rope"})

    refusal = refused(game, "american", "OfferTrade british [kit] [rope]", Refusal.CARD_NOT_TRADABLE)
    refused(game, "british", "OfferTrade american [rope] [kit]", Refusal.CARD_NOT_TRADABLE)

    assert refusal.rule == "classic.ruling.32"
    assert has_kit(game, "american")


@pytest.mark.rule("classic.ruling.32")
def test_cards_for_parts_of_a_kit_are_traded() -> None:
    game = third_turn(american="kit-part-compass-food")

    play(game, "american", "OfferTrade british [kit-part-compass-food] [key]")
    play(game, "british", YES)

    assert (hand(game, "british"), equipment(game, "american")) == (["kit-part-compass-food"], ["rope", "key"])


@pytest.mark.rule("classic.48.1")
def test_nobody_offers_what_he_does_not_hold() -> None:
    game = third_turn()

    refused(game, "american", "OfferTrade british [pass] [key]", Refusal.CARD_NOT_HELD)
    refused(game, "american", "OfferTrade british [rope,rope] [key]", Refusal.CARD_NOT_HELD)
    refused(game, "american", "OfferTrade british [] []", Refusal.TRADE_EMPTY)


@pytest.mark.rule("classic.48.1")
def test_an_offer_for_a_card_that_is_not_there_can_only_be_refused() -> None:
    game = third_turn()
    play(game, "american", "OfferTrade british [rope] [pass]")

    refused(game, "british", YES, Refusal.NOTHING_TO_TRADE)

    assert offered(game, "british", "AnswerTrade") == [NO]


@pytest.mark.rule("classic.48.1")
def test_a_card_that_went_to_another_can_no_longer_be_had() -> None:
    game = third_turn()
    play(game, "american", "OfferTrade british [rope] [key]")
    play(game, "dutch", "OfferTrade american [] [rope]")
    play(game, "american", "AnswerTrade dutch 1")

    refused(game, "british", YES, Refusal.OFFER_OUTDATED)

    assert (equipment(game, "dutch"), equipment(game, "british")) == (["rope"], ["key"])


# --- the limit of three


@pytest.mark.rule("classic.ruling.6")
def test_no_trade_leaves_the_other_officer_above_three_cards() -> None:
    game = third_turn(american="talisman", british="bribe release sabotage")

    refusal = refused(game, "american", "OfferTrade british [talisman] [key]", Refusal.RECEIVER_HAND_FULL)
    play(game, "american", "OfferTrade british [talisman] [bribe]")
    play(game, "british", YES)

    assert refusal.rule == "classic.ruling.6"
    assert len(hand(game, "british")) == 3


@pytest.mark.rule("classic.ruling.6")
def test_no_officer_asks_for_a_fourth_card() -> None:
    game = third_turn(american="bribe release sabotage", british="talisman")

    refused(game, "american", "OfferTrade british [rope] [talisman]", Refusal.OWN_HAND_FULL)


@pytest.mark.rule("classic.ruling.6")
def test_an_offer_cannot_be_taken_once_its_maker_has_no_room_left() -> None:
    game = third_turn(american="bribe release", british="talisman", dutch="sabotage")
    play(game, "american", "OfferTrade british [rope] [talisman]")
    play(game, "dutch", "OfferTrade american [sabotage] []")
    play(game, "american", "AnswerTrade dutch 1")

    refused(game, "british", YES, Refusal.RECEIVER_HAND_FULL)

    assert len(hand(game, "american")) == 3


@pytest.mark.rule("classic.ruling.6")
def test_an_offer_cannot_be_taken_by_an_officer_who_has_no_room_left() -> None:
    game = third_turn(american="talisman", british="bribe release", dutch="sabotage")
    play(game, "american", "OfferTrade british [talisman] []")
    play(game, "dutch", "OfferTrade british [sabotage] []")
    play(game, "british", "AnswerTrade dutch 1")

    refused(game, "british", YES, Refusal.OWN_HAND_FULL)

    assert offered(game, "british", "AnswerTrade") == [NO]


@pytest.mark.rule("classic.ruling.6")
def test_a_trade_may_bring_five_cards_down_to_four() -> None:
    game = scene(throw=(1, 3), hands={"american": "bribe release sabotage diversion hideaway", "british": "talisman"})

    play(game, "american", "OfferTrade british [bribe,release] [talisman]")
    play(game, "british", YES)

    assert (len(hand(game, "american")), len(hand(game, "british"))) == (4, 2)
    refused(game, "american", "EndTurn", Refusal.HAND_TOO_LARGE)


# --- when trading is closed


def guard_beside_british(**more: str) -> Match:
    """The Security Officer can arrest a British POW, whose officer holds one Rope, in the courtyard."""
    return scene(
        "guard-1@ic-r10-c06 british-1@ic-r10-c08",
        turn="security",
        throw=(4, 5),
        hands=more,
        equipment={"british": "rope", "american": "key"},
    )


@pytest.mark.rule("classic.ruling.31")
def test_the_last_equipment_card_may_be_given_away_between_two_guard_moves() -> None:
    game = guard_beside_british()
    play(game, "security", offered(game, "security", "MovePawn guard-1")[0])

    play(game, "british", "OfferTrade american [rope] []")
    play(game, "american", "AnswerTrade british 1")

    refused(game, "security", "Arrest guard-1 british-1", Refusal.NOT_LIABLE)


@pytest.mark.rule("classic.ruling.31")
def test_an_arrest_once_announced_is_too_late_to_trade() -> None:
    game = guard_beside_british()
    play(game, "british", "OfferTrade american [rope] []")

    play(game, "security", "Arrest guard-1 british-1")

    refusal = refused(game, "american", "OfferTrade british [key] []", Refusal.NO_TRADE_NOW)
    assert refusal.rule == "classic.ruling.31"
    refused(game, "american", "AnswerTrade british 1", Refusal.NO_SUCH_OFFER)
    play(game, "security", "ChooseCell cells-a")
    assert at(game, "british-1") == "cells-a"
    assert offered(game, "american", "OfferTrade british [key] []")


@pytest.mark.rule("classic.ruling.31")
def test_nothing_is_traded_while_a_loss_is_being_settled() -> None:
    game = scene(
        "guard-1@gar-113 british-1@gar-100",
        turn="security",
        throw=(6, 5),
        equipment={"british": "rope key"},
    )
    play(game, "security", "Arrest guard-1 british-1", "ChooseCell cells-a")
    assert game.asked() == ("british",)

    refused(game, "british", "OfferTrade american [rope] []", Refusal.NO_TRADE_NOW)


@pytest.mark.rule("classic.ruling.31")
def test_a_search_card_closes_trading_for_the_rest_of_the_security_turn() -> None:
    game = guard_beside_british(security="search-chapel")
    play(game, "security", "PlayCard search-chapel", offered(game, "security", "MovePawn guard-1")[0])

    refused(game, "british", "OfferTrade american [rope] []", Refusal.NO_TRADE_NOW)

    end_turn(game)
    play(game, "british", "OfferTrade american [rope] []")


@pytest.mark.rule("classic.ruling.31")
@pytest.mark.parametrize(
    ("card", "pawns", "crossing"),
    [
        ("arrest-key-holder", "british-1@in-ghcor-09", "Cross british-1 door-gh [key]"),
        ("arrest-pass-holder", "british-1@ic-r25-c14", "Cross british-1 pass-inner [pass]"),
    ],
)
def test_an_interception_closes_trading_until_it_is_done(card: str, pawns: str, crossing: str) -> None:
    held = {"british": "key pass", "american": "rope"}
    game = scene(pawns, turn="british", throw=(1, 3), hands={"security": card}, equipment=held)
    play(game, "british", crossing)
    refused(game, "american", "OfferTrade dutch [rope] []", Refusal.NO_TRADE_NOW)

    play(game, "security", f"PlayCard {card}")
    refused(game, "american", "OfferTrade dutch [rope] []", Refusal.NO_TRADE_NOW)
    play(game, "security", "ChooseCell cells-a")

    play(game, "american", "OfferTrade dutch [rope] []")


@pytest.mark.rule("classic.ruling.31")
def test_a_general_search_closes_trading_until_all_are_locked_up() -> None:
    game = scene(
        "guard-1@ic-r10-c06 british-1@ic-r10-c08 american-1@ic-r10-c09",
        turn="security",
        hands={"security": "appel"},
        equipment={"british": "rope", "american": "key"},
    )
    play(game, "security", "PlayCard appel")
    play(game, "american", "Pass")
    play(game, "british", "Pass")
    play(game, "security", "Throw")
    dice(game, 2, 3)
    assert offered(game, "british", "OfferTrade american [rope] []")

    play(game, "security", "GeneralSearch")
    for _ in range(2):
        refused(game, "british", "OfferTrade american [rope] []", Refusal.NO_TRADE_NOW)
        play(game, "security", "ChooseCell cells-a")

    assert (at(game, "british-1"), at(game, "american-1")) == ("cells-a", "cells-a")
    play(game, "british", "OfferTrade american [rope] []")
