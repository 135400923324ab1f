"""Swaps in phases of their own: first Opportunity cards, of which one may be given away, then Equipment."""

from __future__ import annotations

from typing import Final

from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.model.actions import OfferTrade
from colditz.model.cards import is_equipment, is_opportunity
from colditz.model.ids import SeatId
from colditz.rules.gathering.barter import EQUIPMENT_AND_OPPORTUNITY
from colditz.rules.turn.phases import SwapEquipment, SwapOpportunity

OPPORTUNITY: Final = frozenset(card for card in EQUIPMENT_AND_OPPORTUNITY if is_opportunity(card))
EQUIPMENT: Final = frozenset(card for card in EQUIPMENT_AND_OPPORTUNITY if is_equipment(card))


def but_in_its_phases(game: Game) -> bool:
    """Cards change hands in the first two phases of an officer's turn, and at no other time. [v3.phase.4]"""
    return not isinstance(game.state.stack[-1], SwapOpportunity | SwapEquipment)


def those_of_the_phase(game: Game) -> frozenset[int]:
    """Opportunity cards first, then Equipment; there is no way back. [v3.trade.1, v3.trade.5, v3.trade.6]"""
    return OPPORTUNITY if isinstance(game.state.stack[-1], SwapOpportunity) else EQUIPMENT


def the_officer_on_turn_swaps_or_gives_one(game: Game, seat: SeatId, offer: OfferTrade) -> Refusal | None:
    """The officer on turn swaps as both agree, and one Opportunity card a turn changes hands for nothing.

    [v3.trade.2, v3.trade.3, v3.trade.5, v3.ruling.16]
    """
    if game.state.turn != seat:
        return Refusal.NO_TRADE_NOW
    if offer.give and offer.want:
        return None
    if isinstance(game.state.stack[-1], SwapEquipment):
        return Refusal.NO_GIFT_OF_EQUIPMENT
    return Refusal.ONE_GIFT_A_TURN if game.state.now.gifts or len(offer.give + offer.want) > 1 else None
