"""Barter: an officer gives what he can spare for what his plan lacks, and takes what is worth more to him."""

from __future__ import annotations

from typing import Final

from colditz.model.actions import AnswerTrade, OfferTrade
from colditz.model.cards import is_equipment
from colditz.players.frozen.planner_2026_11.escaping.cards import kept_value
from colditz.players.frozen.planner_2026_11.escaping.mind import Mind
from colditz.players.sight import Decision, Reason, Sight

WANTED: Final = 12.0
SPARE: Final = 3.0


def answer(mind: Mind, sight: Sight) -> Decision | None:
    """Yes to whatever is worth more than it costs and can be paid; None if nobody offers anything."""
    view = mind.team.view
    for seat, to_seat, give, want in view.offers:
        if to_seat == view.seat:
            got = sum((worth(mind, card, more=True) for card in give), 0.0)
            gain = got - sum((worth(mind, card) for card in want), 0.0)
            agreed = gain > 0 and sight.allows(AnswerTrade(seat, accept=True))
            return Decision(AnswerTrade(seat, agreed), Reason("bot-trade-yes" if agreed else "bot-trade-no"))
    return None


def offers(mind: Mind) -> list[OfferTrade]:
    """A spare piece of equipment for one that is lacking, to everybody who may have it."""
    team = mind.team
    spare = [kind for kind, held in enumerate(team.held) if held and worth(mind, kind) <= SPARE]
    lacking = [kind for kind in range(len(team.held)) if spare and worth(mind, kind, more=True) >= WANTED]
    others = [
        seat for seat in range(1, len(team.table.seats)) if seat != team.seat and team.table.equipment_counts[seat]
    ]
    return [OfferTrade(seat, (give,), (want,)) for want in lacking for give in spare for seat in others]


def worth(mind: Mind, card: int, *, more: bool = False) -> float:
    """What a card in hand is worth, or what one more would be."""
    if not is_equipment(card):
        return kept_value(mind, card)
    needs = mind.route.needs[card] if mind.route else 1
    return WANTED if needs > mind.team.held[card] - (not more) else SPARE
