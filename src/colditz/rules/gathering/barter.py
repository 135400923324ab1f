"""Barter among Escape Officers: offers that never hold up the game."""

from __future__ import annotations

from typing import Final

from colditz.engine.edition import AnytimeLaw, TradeTerms
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.state import Offer
from colditz.model.actions import Action, AnswerTrade, OfferTrade
from colditz.model.cards import Card, is_equipment, is_opportunity
from colditz.model.dealings import TradeLapsed, TradeMade, TradeOffered, TradeRefused
from colditz.model.ids import SECURITY, CardId, SeatId
from colditz.model.shared import in_order, offers_to
from colditz.rules.turn.acting import OwnTurn

# --- when


def closed_during_searches(game: Game) -> bool:
    """A Search card closes trading for the rest of that Security turn. [classic.ruling.31]"""
    return bool(game.state.now.searched)


def open_at_any_time(_game: Game) -> bool:
    """Trading goes on whatever the Security Officer plays. [classic.48.1]"""
    return False


def closed_in_security_turn(game: Game) -> bool:
    """No trading at all while the Security Officer has the dice."""
    return game.state.turn == SECURITY


def all_goods(game: Game) -> frozenset[int]:
    """Whatever may be traded at all may be traded at any time. [classic.48.1]"""
    return game.params.tradable


def on_any_terms(_game: Game, _seat: SeatId, _offer: OfferTrade) -> Refusal | None:
    """Any officer offers any other whatever he likes. [classic.48.1, classic.48.2]"""
    return None


def is_closed(game: Game) -> bool:
    """No offer is made while an answer to a card or an arrest is awaited. [classic.ruling.31, classic.ruling.100]"""
    return not isinstance(game.state.stack[-1], OwnTurn) or game.laws.trade.closed(game)


# --- what


def goods(game: Game, seat: SeatId) -> list[int]:
    """The cards a seat could hand over: equipment and Opportunity cards not in use. [classic.ruling.32]"""
    equipment = [card for card, number in enumerate(game.state.equipment[seat]) for _ in range(number)]
    kinds = game.laws.trade.kinds(game)
    hand = [card for card in game.state.hands[seat] if card in kinds]
    equipment = [card for card in equipment if card in kinds]
    return equipment + [card for card in hand if not game.laws.tunnels.card_kept(game, seat, card)]


# Equipment and Opportunity cards; never a kit. [classic.48.1, classic.ruling.32]
EQUIPMENT_AND_OPPORTUNITY = frozenset(int(card) for card in Card if card < Card.KIT or is_opportunity(card))
# Opportunity cards never change hands. [osprey.trade.1, osprey.trade.4, osprey.ruling.54]
EQUIPMENT_ALONE = frozenset(int(card) for card in Card if card < Card.KIT)


def has(game: Game, seat: SeatId, cards: tuple[int, ...]) -> bool:
    """The seat can hand over all of these."""
    kinds = game.laws.trade.kinds(game)
    return all(card in kinds and _number_held(game, seat, card) >= cards.count(card) for card in cards)


def _number_held(game: Game, seat: SeatId, card: CardId) -> int:
    """How many of a card a seat could hand over, if its kind is traded: what `goods` lists, without the list."""
    if is_equipment(card):
        return game.state.equipment[seat][card]
    return 0 if game.laws.tunnels.card_kept(game, seat, card) else game.state.hands[seat].count(card)


def overfull(game: Game, seat: SeatId, loses: tuple[int, ...], gains: tuple[int, ...]) -> bool:
    """The exchange would leave a seat above the limit and with more than before. [classic.ruling.6]"""
    gained = _opportunities(gains)
    if not gained:
        return False
    before = game.laws.tunnels.hand_size(game, seat)
    after = before - _opportunities(loses) + gained
    return after > game.params.hand_limit and after >= before


def _opportunities(cards: tuple[int, ...]) -> int:
    """How many of some cards are Opportunity cards."""
    number = 0
    for card in cards:
        if is_opportunity(card):
            number += 1
    return number


# --- offering

MOST_CARDS: Final = 12  # of an offer, on both sides together
# Why a seat may offer another nothing at all, whatever it is.
BARRED = frozenset(
    {Refusal.NOT_AN_OFFICER, Refusal.NO_TRADE_NOW, Refusal.OFFER_PENDING, Refusal.TOO_MANY_OFFERS, Refusal.TUNNEL_OPEN}
)


def terms(game: Game, seat: SeatId) -> TradeTerms | None:
    """Whom a seat may make an offer to, and of what; None while it may make none."""
    if seat == SECURITY or is_closed(game) or game.state.out[seat] or _is_silenced(game, seat) is not None:
        return None
    others = tuple(other for other in game.officers() if other != seat)
    return TradeTerms(others, tuple(goods(game, seat)), in_order(game.laws.trade.kinds(game))) if others else None


def offers(game: Game, seat: SeatId) -> list[Action]:
    """Offers of one card for one, and gifts; larger ones are legal too but too many to list."""
    allowed = terms(game, seat)
    if allowed is None:
        return []
    own, wanted = sorted(set(allowed.give)), allowed.want
    found: list[Action] = []
    for other in allowed.seats:
        for give in own:
            found += [OfferTrade(other, (give,), want) for want in ((), *((card,) for card in wanted))]
    return found


def offers_of(game: Game, seat: SeatId, to_seat: SeatId, card: CardId) -> list[OfferTrade]:
    """The simple offers of one card to one seat: for nothing, or for one card of those that may be wanted.

    Whether the goods are in order is asked once for nothing, for Equipment and for Opportunity cards: which of them is
    wanted makes no difference to that.
    """
    simple = offers_to(to_seat, card, game.laws.trade.kinds(game))
    found: list[OfferTrade] = []
    if forbids_offer(game, seat, simple[0]) in BARRED:
        return found
    fair, refused = game.laws.trade.fair, bool(game.state.now.refused)
    good: dict[int, bool] = {}  # nothing, Equipment, Opportunity cards
    for offer in simple:
        kind = 1 + is_opportunity(offer.want[0]) if offer.want else 0
        if kind not in good:
            good[kind] = _bad_goods(game, seat, offer) is None
        if good[kind] and fair(game, seat, offer) is None and not (refused and _pestering(game, seat, offer)):
            found.append(offer)
    return found


def forbids_offer(game: Game, seat: SeatId, offer: Action) -> Refusal | None:
    """Among Escape Officers, of cards held that may be traded, not over and over. [classic.48.1, classic.48.2]"""
    if not isinstance(offer, OfferTrade):
        return Refusal.NOT_NOW
    if seat == SECURITY or not 0 < offer.seat < len(game.teams.seats) or offer.seat == seat:
        return Refusal.NOT_AN_OFFICER
    if game.state.out[seat] or game.state.out[offer.seat]:
        return Refusal.NOT_AN_OFFICER
    if is_closed(game):
        return Refusal.NO_TRADE_NOW
    if not offer.give and not offer.want:
        return Refusal.TRADE_EMPTY
    fair = game.laws.trade.fair(game, seat, offer)
    return fair or _bad_goods(game, seat, offer) or _pestering(game, seat, offer)


def _bad_goods(game: Game, seat: SeatId, offer: OfferTrade) -> Refusal | None:
    give, want = offer.give, offer.want
    if not _all_in(give, want, game.params.tradable) or len(give) + len(want) > MOST_CARDS:
        return Refusal.CARD_NOT_TRADABLE
    if not _all_in(give, want, game.laws.trade.kinds(game)):
        return Refusal.OTHER_CARDS_NOW
    for card in give:
        if game.laws.tunnels.card_kept(game, seat, card):
            return Refusal.TUNNEL_OPEN
    if not has(game, seat, give):
        return Refusal.CARD_NOT_HELD
    if overfull(game, seat, give, want):
        return Refusal.OWN_HAND_FULL
    return Refusal.RECEIVER_HAND_FULL if overfull(game, offer.seat, want, give) else None


def _all_in(give: tuple[int, ...], want: tuple[int, ...], kinds: frozenset[int]) -> bool:
    """Everything that is given and wanted is of these kinds."""
    return all(card in kinds for card in give) and all(card in kinds for card in want)


def _pestering(game: Game, seat: SeatId, offer: OfferTrade) -> Refusal | None:
    """One open offer an officer, no refused one again, ten a turn. [classic.ruling.100]"""
    repeated = Offer(seat, offer.seat, *_in_order(offer)) in game.state.now.refused
    silenced = _is_silenced(game, seat)
    return Refusal.TRADE_REPEATED if repeated and silenced is not Refusal.OFFER_PENDING else silenced


def _is_silenced(game: Game, seat: SeatId) -> Refusal | None:
    """Why this officer may make no offer at all, whatever it holds."""
    if any(pending.seat == seat for pending in game.state.now.offers):
        return Refusal.OFFER_PENDING
    return Refusal.TOO_MANY_OFFERS if game.state.now.offered[seat] >= game.params.offers_a_turn else None


def _in_order(offer: OfferTrade) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return tuple(sorted(offer.give)), tuple(sorted(offer.want))


def take_offer(game: Game, seat: SeatId, offer: Action) -> None:
    """It waits for an answer, until the player on turn acts."""
    if isinstance(offer, OfferTrade):
        game.emit(TradeOffered(seat, offer.seat, *_in_order(offer)))


# --- answering


def answers(game: Game, seat: SeatId) -> list[Action]:
    """Yes or no to every offer made to this seat, and no to its own, which withdraws it."""
    pending = [offer.seat for offer in game.state.now.offers if offer.to_seat == seat]
    own = [offer.to_seat for offer in game.state.now.offers if offer.seat == seat and offer.to_seat not in pending]
    found: list[Action] = [AnswerTrade(other, accept) for other in pending for accept in (True, False)]
    return found + [AnswerTrade(other, accept=False) for other in own]


def _between(game: Game, seat: SeatId, to_seat: SeatId) -> Offer | None:
    """The open offer of one officer to another."""
    return next((offer for offer in game.state.now.offers if (offer.seat, offer.to_seat) == (seat, to_seat)), None)


def forbids_answer(game: Game, seat: SeatId, answer: Action) -> Refusal | None:
    """The goods must still be there on both sides, and nobody may end above the limit. [classic.ruling.6]"""
    if not isinstance(answer, AnswerTrade):
        return Refusal.NOT_NOW
    offer = _between(game, answer.seat, seat)
    if offer is None:
        withdrawn = not answer.accept and _between(game, seat, answer.seat) is not None
        return None if withdrawn else Refusal.NO_SUCH_OFFER
    if not answer.accept:
        return None
    if is_closed(game):
        return Refusal.NO_TRADE_NOW
    if not has(game, seat, offer.want):
        return Refusal.NOTHING_TO_TRADE
    if not has(game, offer.seat, offer.give):
        return Refusal.OFFER_OUTDATED
    if overfull(game, seat, offer.want, offer.give):
        return Refusal.OWN_HAND_FULL
    return Refusal.RECEIVER_HAND_FULL if overfull(game, offer.seat, offer.give, offer.want) else None


def take_answer(game: Game, seat: SeatId, answer: Action) -> None:
    """The exchange takes place, or the offer is off the table. [classic.48.1, classic.48.3]"""
    if not isinstance(answer, AnswerTrade):
        return
    offer = _between(game, answer.seat, seat)
    if offer is None:
        game.emit(TradeLapsed(seat, answer.seat))
    elif answer.accept:
        game.emit(TradeMade(offer.seat, seat, offer.give, offer.want, game.params.open_numbers))
    else:
        game.emit(TradeRefused(offer.seat, seat))


OFFER = AnytimeLaw(forbids=forbids_offer, take=take_offer, tries=offers, terms=terms)
ANSWER = AnytimeLaw(forbids=forbids_answer, take=take_answer, tries=answers)
