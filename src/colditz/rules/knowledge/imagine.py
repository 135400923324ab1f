"""The same table with other secrets: whatever a seat cannot see is dealt anew, whatever it knows stays.

Bots that look ahead do so in games imagined here, and the secrecy tests compare such games: neither can peek.

What a seat knows: its own cards; how many cards everybody holds; the card of an open tunnel, which was shown; what it
was offered; and the Do or Die pack, since that is played face up. What it does not know: the faces of all other hands,
of the packs and of what lies under them, and which Equipment cards others hold. An officer is told when a kind of
Equipment has run out [classic.ruling.28], so for him that stays as it is.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from colditz.engine.game import Game
from colditz.engine.play import Match
from colditz.engine.state import Offer
from colditz.model.cards import CARD_LIMIT, Card, Pack, is_equipment, pack_of
from colditz.model.ids import SECURITY, SeatId
from colditz.rules.gathering.barter import goods


def imagine(match: Match, seat: SeatId, luck: Random) -> Match:
    """A match that this seat (-1: a spectator) cannot tell from the given one; its dice are still the same."""
    imagined = match.copy()
    game = imagined._game  # noqa: SLF001 - the one place outside the engine that deals secrets, and it deals new ones
    for pack in (Pack.OPPORTUNITY, Pack.SECURITY):
        _deal_anew(game, seat, pack, luck)
    _equip_anew(game, seat, luck)
    game.state.now.offers = tuple(_offer_anew(game, seat, offer, luck) for offer in game.state.now.offers)
    game.state.now.refused = tuple(offer for offer in game.state.now.refused if seat in (offer.seat, offer.to_seat))
    return imagined


# --- hands and packs


def _deal_anew(game: Game, seat: SeatId, pack: Pack, luck: Random) -> None:
    """Other hands, the pack and what lies under it are shuffled together and dealt out again, as many to each."""
    state = game.state
    known = {other: _known(game, seat, other, pack) for other in range(len(state.hands)) if other != seat}
    hidden = {other: Counter(_of(game, other, pack)) - known[other] for other in known}
    cards = [card for held in hidden.values() for card in held.elements()]
    cards += [card for card, number in enumerate(state.pools[pack]) for _ in range(number)]
    cards += state.bottoms[pack]
    cards.sort()  # so that what is imagined does not depend on where the cards really are
    luck.shuffle(cards)
    for other, held in hidden.items():
        dealt = [cards.pop() for _ in range(held.total())]
        others = [card for card in state.hands[other] if pack_of(card) != pack]
        state.hands[other] = tuple(sorted([*others, *known[other].elements(), *dealt]))
    state.bottoms[pack] = tuple(cards.pop() for _ in state.bottoms[pack])
    state.pools[pack] = tuple(cards.count(card) for card in range(CARD_LIMIT))


def _of(game: Game, seat: SeatId, pack: Pack) -> list[int]:
    return [card for card in game.state.hands[seat] if pack_of(card) == pack]


def _known(game: Game, seat: SeatId, other: SeatId, pack: Pack) -> Counter[int]:
    """The cards in another's hand that this seat knows of: of open tunnels, and what he offered to this seat."""
    hand = Counter(_of(game, other, pack))
    shown = Counter({card: number for card, number in hand.items() if game.laws.tunnels.card_kept(game, other, card)})
    return shown | (_offered(game, seat, other) & hand)


def _offered(game: Game, seat: SeatId, other: SeatId) -> Counter[int]:
    offers = [offer for offer in game.state.now.offers if (offer.seat, offer.to_seat) == (other, seat)]
    return Counter(card for offer in offers for card in offer.give)


# --- equipment


def _equip_anew(game: Game, seat: SeatId, luck: Random) -> None:
    """Equipment of others changes its kind with the supply (or, where that lies open, with each other's)."""
    state = game.state
    kept: dict[SeatId, Counter[int]] = {}
    cards = [] if game.params.open_supply else list(Counter(dict(enumerate(state.supply))).elements())
    for other in range(len(state.hands)):
        if other != seat:
            held = Counter(dict(enumerate(state.equipment[other])))
            kept[other] = Counter({c: n for c, n in _offered(game, seat, other).items() if is_equipment(c)}) & held
            cards += (held - kept[other]).elements()
    cards = _shuffled(game, seat, sorted(cards), luck)
    for other, known in kept.items():
        dealt = [cards.pop() for _ in range(sum(state.equipment[other]) - known.total())]
        state.equipment[other] = tuple(dealt.count(card) + known[card] for card in range(Card.KIT))
    if not game.params.open_supply:
        state.supply = tuple(cards.count(card) for card in range(Card.KIT))


def _shuffled(game: Game, seat: SeatId, cards: list[int], luck: Random) -> list[int]:
    """In any order; for an officer such that the kinds left in the supply, which comes first, are those he was told."""
    luck.shuffle(cards)
    supply = game.state.supply
    if seat <= SECURITY or game.params.open_supply:
        return cards
    left = [kind for kind, number in enumerate(supply) if number]
    for kind in left:
        cards.remove(kind)
    more = sum(supply) - len(left)
    fitting = [card for card in cards if supply[card]]
    dealt = fitting[more:] + [card for card in cards if not supply[card]]
    luck.shuffle(dealt)
    return left + fitting[:more] + dealt


# --- offers


def _offer_anew(game: Game, seat: SeatId, offer: Offer, luck: Random) -> Offer:
    """What two others talk about is as secret as what they hold: as many cards of each sort, but any of theirs."""
    if seat in (offer.seat, offer.to_seat):
        return offer
    give, want = _any_of(game, offer.seat, offer.give, luck), _any_of(game, offer.to_seat, offer.want, luck)
    return Offer(offer.seat, offer.to_seat, give, want)


def _any_of(game: Game, seat: SeatId, cards: tuple[int, ...], luck: Random) -> tuple[int, ...]:
    """As many Equipment cards and as many others of this seat, if it has them."""
    chosen: list[int] = []
    for sort in (True, False):
        held = [card for card in goods(game, seat) if is_equipment(card) == sort]
        talked_of = [card for card in cards if is_equipment(card) == sort]
        chosen += luck.sample(held, len(talked_of)) if len(held) >= len(talked_of) else talked_of
    return tuple(sorted(chosen))
