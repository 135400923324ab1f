"""What a seat knows of a table that it has just come to: its cards, how many others hold, and what lies open."""

from __future__ import annotations

from collections import Counter
from random import Random

from colditz.engine.game import Game
from colditz.model.cards import Card, Pack, is_equipment
from colditz.model.events import HIDDEN
from colditz.model.ids import SECURITY, SeatId
from colditz.rules.knowledge.worlds import World


def blank_world(game: Game, seat: SeatId, luck: Random) -> World:
    """One way in which the cards may lie, if nothing was seen before; only Equipment must be guessed."""
    state, packs = game.state, range(len(game.state.pools))
    known: list[tuple[int, ...]] = []
    unknown: list[tuple[int, ...]] = []
    for other, hand in enumerate(state.hands):
        faces = hand if other == seat else tuple(sorted(known_faces(game, seat, other).elements()))
        known.append(faces)
        unknown.append(tuple([_of(game, hand, pack) - _of(game, faces, pack) for pack in packs]))
    face_up = int(Pack.DO_OR_DIE)
    under = tuple([cards if pack == face_up else (HIDDEN,) * len(cards) for pack, cards in enumerate(state.bottoms)])
    return World(_equipped(game, seat, luck), tuple(known), tuple(unknown), under)


def _of(game: Game, cards: tuple[int, ...], pack: int) -> int:
    return sum(game.state.homes[card] == pack for card in cards)


def known_faces(game: Game, seat: SeatId, other: SeatId) -> Counter[int]:
    """The cards in another's hand that anybody can tell: of open tunnels, and what he offers to this seat."""
    hand = Counter(game.state.hands[other])
    shown = Counter({card: number for card, number in hand.items() if game.laws.tunnels.card_kept(game, other, card)})
    return shown | (_offered(game, seat, other) & hand)


def _offered(game: Game, seat: SeatId, other: SeatId) -> Counter[int]:
    offers = [offer for offer in game.state.now.offers if (offer.seat, offer.to_seat) == (other, seat)]
    return Counter(card for offer in offers for card in offer.give)


# --- equipment


def _equipped(game: Game, seat: SeatId, luck: Random) -> tuple[tuple[int, ...], ...]:
    """Equipment of others is of any kinds that the supply leaves (or, where that lies open, of each other's kinds)."""
    state = game.state
    kept: dict[SeatId, Counter[int]] = {}
    cards = [] if game.params.open_supply else list(Counter(dict(enumerate(state.supply))).elements())
    for other in range(len(state.hands)):
        if other != seat:
            held = Counter(dict(enumerate(state.equipment[other])))
            kept[other] = Counter({c: n for c, n in _offered(game, seat, other).items() if is_equipment(c)}) & held
            cards += (held - kept[other]).elements()
    cards = _shuffled(game, seat, sorted(cards), luck)
    rows = list(state.equipment)
    for other, known in kept.items():
        dealt = [cards.pop() for _ in range(sum(state.equipment[other]) - known.total())]
        rows[other] = tuple(dealt.count(card) + known[card] for card in range(Card.KIT))
    return tuple(rows)


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
