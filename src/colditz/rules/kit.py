"""The Escape Kit: four parts, from POWs in rooms, from part cards, from bribes."""

from __future__ import annotations

from itertools import combinations

from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.model.actions import Action, ClaimKit
from colditz.model.cards import KIT_PART_SYMBOLS, Card
from colditz.model.dealings import KitClaimed
from colditz.model.ids import KIT_PARTS, SeatId
from colditz.rules.escape import waiting_men_escape

PART_CARDS = (*KIT_PART_SYMBOLS, Card.BRIBE)
PARTS = frozenset(int(part) for part in KIT_PARTS)
FIRST_PART = min(PARTS)


def parts_in_rooms(game: Game, seat: SeatId) -> set[int]:
    """The parts that the seat's POWs in rooms supply, one man a part. [classic.32a.1, classic.ruling.34]"""
    symbol, places = game.board.symbol, game.state.places
    return {symbol[places[pawn]] for pawn in game.teams.pawns[seat] if symbol[places[pawn]] >= FIRST_PART}


def covers(game: Game, seat: SeatId, cards: tuple[int, ...]) -> bool:
    """These cards and the POWs in rooms make up all four parts. [classic.32b.3, classic.32c.1, classic.ruling.97]"""
    shown = {int(part) for card in cards if card in KIT_PART_SYMBOLS for part in KIT_PART_SYMBOLS[Card(card)]}
    missing = PARTS - shown - parts_in_rooms(game, seat)
    return len(missing) <= cards.count(Card.BRIBE)


def claims(game: Game, seat: SeatId) -> list[Action]:
    """Every way to make up a kit with no card too many."""
    if game.state.kits[seat] or not game.state.kit_supply:
        return []
    usable = [card for card in game.state.hands[seat] if card in PART_CARDS]
    if len(parts_in_rooms(game, seat)) + 2 * len(usable) < len(PARTS):
        return []
    choices = sorted({cards for size in range(len(usable) + 1) for cards in combinations(usable, size)})
    return [ClaimKit(cards) for cards in choices if forbids_claim(game, seat, ClaimKit(cards)) is None]


def forbids_claim(game: Game, seat: SeatId, claim: ClaimKit) -> Refusal | None:
    """One kit an officer, all four parts at the same time. [classic.31.3, classic.32a.2, classic.ruling.99]"""
    if game.state.kits[seat]:
        return Refusal.HAS_KIT
    if not game.state.kit_supply:
        return Refusal.NONE_LEFT
    hand = game.state.hands[seat]
    if any(card not in PART_CARDS or claim.cards.count(card) > hand.count(card) for card in claim.cards):
        return Refusal.CARD_NOT_HELD
    if not covers(game, seat, claim.cards):
        return Refusal.KIT_INCOMPLETE
    fewer = (claim.cards[:n] + claim.cards[n + 1 :] for n in range(len(claim.cards)))
    return Refusal.KIT_OVERPAID if any(covers(game, seat, cards) for cards in fewer) else None


def take_claim(game: Game, seat: SeatId, claim: ClaimKit) -> None:
    """The men stay where they are; a man who waits on a target is off. [classic.33.3, classic.ruling.36]"""
    game.emit(KitClaimed(seat, claim.cards))
    waiting_men_escape(game, seat)
