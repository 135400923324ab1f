"""What may go into an offer is said by the server, so that no client need know the laws of barter."""

from __future__ import annotations

import pytest

from colditz.model.cards import Card, is_opportunity
from colditz.server.updates import choices_of
from tests.scene import play, scene

EQUIPMENT = [Card.ROPE, Card.KEY, Card.PASS, Card.WIRE_CUTTERS]


@pytest.mark.parametrize(("edition", "cards"), [("classic", True), ("osprey", False)])
def test_an_offer_holds_what_the_edition_lets_change_hands(edition: str, cards: bool) -> None:
    game = scene(edition=edition, points=5, hands={"american": "diversion"}, equipment={"american": "rope"}, players=3)

    choices = choices_of(game, "american")

    assert choices.trade_with == [game.seats.index("british")]
    assert choices.trade_give == ([Card.ROPE, Card.DIVERSION] if cards else [Card.ROPE])
    assert choices.trade_want[:4] == EQUIPMENT
    assert any(map(is_opportunity, choices.trade_want)) is cards


def test_whoever_holds_nothing_may_offer_nothing() -> None:
    choices = choices_of(scene(points=5, players=3), "american")

    assert (choices.trade_with, choices.trade_give, choices.trade_want) == ([], [], [])


@pytest.mark.parametrize("edition", ["classic", "osprey"])
def test_what_was_refused_once_may_be_asked_for_in_another_offer(edition: str) -> None:
    game = scene(edition=edition, points=5, equipment={"american": "rope"}, players=3)
    before = choices_of(game, "american").trade_want

    play(game, "american", "OfferTrade british [rope] [key]")
    play(game, "british", "AnswerTrade american 0")

    assert choices_of(game, "american").trade_want == before
