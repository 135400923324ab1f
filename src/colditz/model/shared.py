"""Actions made once and shared: they are listed far more often than they are taken."""

from __future__ import annotations

from typing import Final

from colditz.model.actions import Action, Arrest, GiveUp, MovePawn, OfferTrade, PlayCard
from colditz.model.ids import NOBODY, NOWHERE, CardId, PawnId, Place, SeatId

_moves: Final[list[list[MovePawn]]] = []  # by pawn


def moves_of(pawn: PawnId, places: int) -> list[MovePawn]:
    """Every MovePawn of one pawn, made once and shared, so that listing moves only selects."""
    while len(_moves) <= pawn:
        _moves.append([])
    known = _moves[pawn]
    if len(known) < places:
        known = _moves[pawn] = [MovePawn(pawn, place) for place in range(places)]
    return known


_arrests: Final[dict[tuple[PawnId, PawnId, PawnId], list[Action]]] = {}
_bare_plays: Final[list[PlayCard]] = []  # by card: played without a choice
_plays: Final[dict[tuple[CardId, PawnId, PawnId, Place, int], PlayCard]] = {}


def playing(
    card: CardId, pawn: PawnId = NOBODY, other: PawnId = NOBODY, to: Place = NOWHERE, choice: int = -1
) -> PlayCard:
    """A PlayCard, made once and shared: hands are listed far more often than cards are played."""
    if pawn == NOBODY == other and to == NOWHERE and choice == -1:
        while len(_bare_plays) <= card:
            _bare_plays.append(PlayCard(len(_bare_plays)))
        return _bare_plays[card]
    key = int(card), pawn, other, to, choice
    known = _plays.get(key)
    if known is None:
        known = _plays[key] = PlayCard(*key)
    return known


_by_men: Final[dict[tuple[CardId, tuple[PawnId, ...]], list[PlayCard]]] = {}


def plays_of(card: CardId, men: tuple[PawnId, ...]) -> list[PlayCard]:
    """A card played with each of some men; made once and shared."""
    known = _by_men.get((card, men))
    if known is None:
        known = _by_men[card, men] = [playing(card, pawn=man) for man in men]
    return known


_pairs: Final[dict[tuple[CardId, tuple[PawnId, ...]], list[PlayCard]]] = {}


def pairs_playing(card: CardId, men: tuple[PawnId, ...]) -> list[PlayCard]:
    """A card played with every two of some men, one after the other; made once and shared."""
    known = _pairs.get((card, men))
    if known is None:
        pairs = [(first, second) for first in men for second in men if first != second]
        known = _pairs[card, men] = [playing(card, pawn=first, other=second) for first, second in pairs]
    return known


MOST_GUARDS: Final = 16
_give_ups: Final[list[list[Action]]] = []  # by prisoner


def arrests_by(guard: PawnId, first: PawnId, end: PawnId) -> list[Action]:
    """Every Arrest by one guard, of the prisoners from one number up to another; made once and shared."""
    known = _arrests.get((guard, first, end))
    if known is None:
        known = _arrests[guard, first, end] = [Arrest(guard, prisoner) for prisoner in range(first, end)]
    return known


def give_ups_of(prisoner: PawnId) -> list[Action]:
    """Every GiveUp of one prisoner, by guard; made once and shared."""
    while len(_give_ups) <= prisoner:
        _give_ups.append([GiveUp(len(_give_ups), guard) for guard in range(MOST_GUARDS)])
    return _give_ups[prisoner]


_ordered: Final[dict[frozenset[int], tuple[CardId, ...]]] = {}
_offers: Final[dict[tuple[SeatId, CardId, frozenset[int]], list[OfferTrade]]] = {}


def in_order(kinds: frozenset[int]) -> tuple[CardId, ...]:
    """Kinds of cards in their order, sorted once."""
    known = _ordered.get(kinds)
    if known is None:
        known = _ordered[kinds] = tuple(sorted(kinds))
    return known


def offers_to(seat: SeatId, card: CardId, kinds: frozenset[int]) -> list[OfferTrade]:
    """Every simple offer of one card to a seat, made once and shared: for nothing, then for one card of each kind."""
    known = _offers.get((seat, card, kinds))
    if known is None:
        wants: list[tuple[CardId, ...]] = [(), *[(want,) for want in in_order(kinds)]]
        known = _offers[seat, card, kinds] = [OfferTrade(seat, (card,), want) for want in wants]
    return known
