"""Swaps: Opportunity cards in the first phase, Equipment in the second, and one gift a turn."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from colditz.rules.turn.phases import SwapOpportunity
from colditz.rules.turn.turn import Turn
from tests.scene import equipment, hand, names, offered, play, refused
from tests.v3.table import by_day, rule, thrown

HANDS = {"american": "bribe release", "british": "diversion talisman"}
HELD = {"american": "pass", "british": "rope rope"}


def swapping(**options: object) -> Match:
    """The American officer's turn begins."""
    game = by_day("", **{"hands": HANDS, "equipment": HELD, **options})
    stages = game._game.part.stages[1]
    game._game.state.stack[1:] = [Turn(1, 1 + stages.index(SwapOpportunity(1))), SwapOpportunity(1)]
    return game


def in_phase_two(**options: object) -> Match:
    game = swapping(**options)
    play(game, "american", "Pass")
    return game


@rule("trade.1", "trade.2")
def test_opportunity_cards_are_swapped_in_phase_one() -> None:
    game = swapping()
    play(game, "american", "OfferTrade british [bribe] [diversion]")
    play(game, "british", "AnswerTrade american 1")

    assert (hand(game, "american"), hand(game, "british")) == (["release", "diversion"], ["bribe", "talisman"])


@rule("trade.2")
@pytest.mark.parametrize("accept", [True, False])
def test_a_swap_of_any_ratio_needs_the_other_officers_yes(accept: bool) -> None:
    game = in_phase_two()
    play(game, "american", "OfferTrade british [pass] [rope,rope]")
    play(game, "british", f"AnswerTrade american {int(accept)}")

    assert equipment(game, "american") == (["rope", "rope"] if accept else ["pass"])
    assert equipment(game, "british") == (["pass"] if accept else ["rope", "rope"])


@rule("trade.3", "ruling.16")
@pytest.mark.parametrize("gift", ["[bribe] []", "[] [diversion]"])
def test_one_card_a_turn_changes_hands_for_nothing(gift: str) -> None:
    game = swapping()
    refused(game, "american", "OfferTrade british [bribe,release] []", Refusal.ONE_GIFT_A_TURN)
    play(game, "american", f"OfferTrade british {gift}")
    play(game, "british", "AnswerTrade american 1")

    assert refused(game, "american", "OfferTrade dutch [release] []", Refusal.ONE_GIFT_A_TURN).rule == "v3.trade.3"
    play(game, "american", "OfferTrade british [release] [talisman]")


@rule("trade.4")
@pytest.mark.parametrize("offer", ["[bribe] []", "[bribe,release] [diversion]"])
def test_nobody_comes_to_hold_a_fourth_card(offer: str) -> None:
    game = swapping(hands={"american": "bribe release", "british": "diversion talisman hideaway"})

    assert refused(game, "american", f"OfferTrade british {offer}", Refusal.RECEIVER_HAND_FULL).rule == "v3.trade.4"
    play(game, "american", "OfferTrade british [bribe] [diversion]")


@rule("trade.4")
def test_nor_does_the_officer_on_turn() -> None:
    game = swapping(hands={"american": "bribe release talisman", "british": "diversion"})

    refused(game, "american", "OfferTrade british [] [diversion]", Refusal.OWN_HAND_FULL)


@rule("trade.5")
def test_equipment_is_swapped_for_equipment_and_never_given_away() -> None:
    game = in_phase_two()
    assert refused(game, "american", "OfferTrade british [pass] []", Refusal.NO_GIFT_OF_EQUIPMENT).rule == "v3.trade.5"
    refused(game, "american", "OfferTrade british [pass] [diversion]", Refusal.OTHER_CARDS_NOW)

    play(game, "american", "OfferTrade british [pass] [rope]")


@rule("trade.6")
def test_the_second_phase_does_not_go_back_to_the_first() -> None:
    game = swapping()
    refused(game, "american", "OfferTrade british [pass] [rope]", Refusal.OTHER_CARDS_NOW)
    play(game, "american", "Pass")

    assert (
        refused(game, "american", "OfferTrade british [bribe] [diversion]", Refusal.OTHER_CARDS_NOW).rule
        == "v3.trade.6"
    )


@rule("phase.4", "ruling.16")
def test_cards_change_hands_in_these_phases_alone_and_the_officer_on_turn_offers() -> None:
    game = swapping()
    refused(game, "british", "OfferTrade american [diversion] [bribe]", Refusal.NO_TRADE_NOW)
    refused(game, "british", "OfferTrade dutch [diversion] []", Refusal.NO_TRADE_NOW)
    play(game, "american", "Pass", "Pass")
    refused(game, "american", "OfferTrade british [bribe] [diversion]", Refusal.NO_TRADE_NOW)
    thrown(game, "american", 1, 3)

    assert (
        refused(game, "american", "OfferTrade british [bribe] [diversion]", Refusal.NO_TRADE_NOW).rule == "v3.phase.4"
    )


@rule("ruling.17")
def test_a_kit_is_not_traded() -> None:
    game = in_phase_two(kits="american")

    assert (
        refused(game, "american", "OfferTrade british [kit] [rope]", Refusal.CARD_NOT_TRADABLE).rule == "v3.ruling.17"
    )


@rule("ruling.16")
def test_a_refused_offer_is_not_repeated_and_ten_are_enough() -> None:
    game = swapping(hands={"american": "bribe release talisman", "british": "diversion sabotage hideaway"})
    wishes = offered(game, "american", "OfferTrade british [bribe] [")[:10]
    for wish in wishes:
        play(game, "american", wish)
        play(game, "british", "AnswerTrade american 0")
        refused(game, "american", wish, Refusal.TRADE_REPEATED)

    refused(game, "american", "OfferTrade british [release] [diversion]", Refusal.TOO_MANY_OFFERS)


@rule("ruling.6")
def test_the_commandant_learns_how_many_cards_moved_and_not_which() -> None:
    game = swapping()
    offer = play(game, "american", "OfferTrade british [bribe] [diversion]")[0]
    made = play(game, "british", "AnswerTrade american 1")[0]

    assert (offer.seen_by(0).give, offer.seen_by(0).want) == ((), ())  # type: ignore[attr-defined]
    assert (len(made.seen_by(0).give), made.seen_by(0).give == made.give) == (1, False)  # type: ignore[attr-defined]
    assert made.seen_by(2) == made


@rule("ruling.108")
def test_with_two_players_there_is_nobody_to_trade_with() -> None:
    game = by_day(players=2, hands={"american": "bribe"}, equipment={"american": "rope"})

    assert "OfferTrade" not in names(game, "american")
    refused(game, "american", "OfferTrade security [bribe] []", Refusal.NOT_AN_OFFICER)
