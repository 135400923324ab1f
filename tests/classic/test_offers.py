"""Offers to trade: they never hold up the game, and cannot be made over and over."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import end_turn, happened, names, offered, play, refused, scene

YES, NO = "AnswerTrade american 1", "AnswerTrade american 0"


def third_turn() -> Match:
    """The Dutch officer has the dice; the American holds a Rope and the British officer a Key."""
    return scene(turn="dutch", throw=(1, 3), equipment={"american": "rope", "british": "key"})


@pytest.mark.rule("classic.ruling.100")
def test_an_offer_is_for_one_officer_alone() -> None:
    game = third_turn()

    play(game, "american", "OfferTrade british [rope] [key]")

    assert offered(game, "british", "AnswerTrade") == [YES, NO]
    refused(game, "dutch", YES, Refusal.NO_SUCH_OFFER)
    assert [len(game.view(seat).offers) for seat in game.seats] == [0, 1, 1, 0]


@pytest.mark.rule("classic.ruling.100")
def test_an_officer_withdraws_his_own_offer_and_makes_another() -> None:
    game = third_turn()
    play(game, "american", "OfferTrade british [rope] [key]")
    assert offered(game, "american", "AnswerTrade") == ["AnswerTrade british 0"]
    refused(game, "american", "AnswerTrade british 1", Refusal.NO_SUCH_OFFER)  # nobody accepts for another

    events = play(game, "american", "AnswerTrade british 0")

    assert happened(events, "TradeLapsed")
    refused(game, "british", YES, Refusal.NO_SUCH_OFFER)
    play(game, "american", "OfferTrade british [rope] []")
    assert offered(game, "british", "AnswerTrade") == [YES, NO]


@pytest.mark.rule("classic.ruling.100")
def test_a_counter_offer_stands_beside_the_offer_it_answers() -> None:
    game = third_turn()
    play(game, "american", "OfferTrade british [rope] [key]")

    play(game, "british", "OfferTrade american [key] []")

    assert offered(game, "british", "AnswerTrade") == [YES, NO]  # no to what he was offered, not to his own
    play(game, "british", NO)
    assert offered(game, "british", "AnswerTrade") == [NO]
    play(game, "american", "AnswerTrade british 1")


@pytest.mark.rule("classic.ruling.100")
def test_an_offer_lapses_when_the_player_on_turn_acts() -> None:
    game = third_turn()
    play(game, "american", "OfferTrade british [rope] [key]")
    assert game.asked() == ("dutch",)

    events = play(game, "dutch", offered(game, "dutch", "MovePawn dutch-1")[0])

    assert happened(events, "PawnMoved")
    refusal = refused(game, "british", YES, Refusal.NO_SUCH_OFFER)
    assert refusal.rule == "classic.ruling.100"


@pytest.mark.rule("classic.ruling.100")
def test_a_refused_offer_is_not_repeated_in_the_same_turn() -> None:
    game = third_turn()
    play(game, "american", "OfferTrade british [rope] [key]")
    play(game, "british", NO)

    refusal = refused(game, "american", "OfferTrade british [rope] [key]", Refusal.TRADE_REPEATED)

    assert refusal.rule == "classic.ruling.100"
    end_turn(game)
    play(game, "american", "OfferTrade british [rope] [key]")


@pytest.mark.rule("classic.ruling.100")
def test_an_offer_that_lapsed_unrefused_may_be_made_again() -> None:
    game = third_turn()
    play(game, "american", "OfferTrade british [rope] [key]")
    play(game, "dutch", offered(game, "dutch", "MovePawn dutch-1")[0])

    play(game, "american", "OfferTrade british [rope] [key]")

    assert offered(game, "british", "AnswerTrade") == [YES, NO]


@pytest.mark.rule("classic.ruling.100")
def test_one_offer_at_a_time_and_ten_a_turn() -> None:
    game = third_turn()
    play(game, "american", "OfferTrade british [rope] [key]")
    refused(game, "american", "OfferTrade dutch [rope] []", Refusal.OFFER_PENDING)
    play(game, "british", NO)
    for card in ("rope", "pass", "wire-cutters", "bribe", "release", "talisman", "sabotage", "hideaway", "diversion"):
        play(game, "american", f"OfferTrade british [rope] [{card}]")
        play(game, "british", NO)

    refused(game, "american", "OfferTrade british [rope] []", Refusal.TOO_MANY_OFFERS)


@pytest.mark.rule("classic.ruling.100")
def test_no_offer_is_made_while_an_answer_to_a_card_is_awaited() -> None:
    game = scene(turn="security", hands={"security": "appel", "british": "bribe"}, equipment={"american": "rope"})

    play(game, "security", "PlayCard appel")

    assert game.asked() == ("british",)
    refused(game, "american", "OfferTrade dutch [rope] []", Refusal.NO_TRADE_NOW)
    assert "OfferTrade" not in names(game, "american")
