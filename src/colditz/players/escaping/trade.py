"""Barter: an officer gives what he can spare for what his plan lacks, and takes what is worth more to him."""

from __future__ import annotations

from typing import Final

from colditz.model.actions import Action, AnswerTrade, OfferTrade
from colditz.model.cards import is_equipment
from colditz.players.escaping.cards import kept_value
from colditz.players.escaping.mind import Mind
from colditz.players.sight import Decision, Reason

WANTED: Final = 12.0
SPARE: Final = 3.0


def answer(mind: Mind) -> Decision | None:
    """Yes to whatever is worth more than it costs; None if nobody offers anything."""
    view = mind.team.view
    for seat, to_seat, give, want in view.offers:
        if to_seat == view.seat:
            gain = sum(worth(mind, card, more=True) for card in give) - sum(worth(mind, card) for card in want)
            agreed = gain > 0
            return Decision(AnswerTrade(seat, agreed), Reason("bot-trade-yes" if agreed else "bot-trade-no"))
    return None


def offer(mind: Mind, offers: list[Action]) -> Decision | None:
    """A spare piece of equipment for one that is lacking, if somebody may have it."""
    fitting = [deal for deal in offers if isinstance(deal, OfferTrade) and _is_fair(mind, deal)]
    return Decision(fitting[0], Reason("bot-offer")) if fitting else None


def _is_fair(mind: Mind, deal: OfferTrade) -> bool:
    if len(deal.give) != 1 or len(deal.want) != 1 or not all(is_equipment(card) for card in (*deal.give, *deal.want)):
        return False
    held = mind.team.table.equipment_counts[deal.seat]
    return held > 0 and worth(mind, deal.give[0]) <= SPARE and worth(mind, deal.want[0], more=True) >= WANTED


def worth(mind: Mind, card: int, *, more: bool = False) -> float:
    """What a card in hand is worth, or what one more would be."""
    if not is_equipment(card):
        return kept_value(mind, card)
    needs = mind.route.needs[card] if mind.route else 1
    return WANTED if needs > mind.team.held[card] - (not more) else SPARE
