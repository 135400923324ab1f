"""The same table with other secrets: whatever a seat cannot tell is dealt anew, whatever it knows stays.

Bots that look ahead do so in games imagined here, and the secrecy tests compare such games: neither can peek. What a
seat knows is told in `memory.py`: what it saw since the beginning rules out all hands that do not agree with it.
"""

from __future__ import annotations

from random import Random

from colditz.engine.game import Game
from colditz.engine.play import Match
from colditz.engine.state import Offer
from colditz.model.cards import CARD_LIMIT, Card, is_equipment
from colditz.model.events import HIDDEN
from colditz.model.ids import SeatId
from colditz.rules.gathering.barter import goods
from colditz.rules.knowledge.blank import blank_world
from colditz.rules.knowledge.memory import Knowledge, knowledge_of
from colditz.rules.knowledge.worlds import World, seen


def imagine(match: Match, seat: SeatId, luck: Random, knowledge: Knowledge | None = None) -> Match:
    """A match that this seat (-1: a spectator) cannot tell from the given one; its dice are still the same.

    Whoever imagines many games of one moment gives his knowledge along, so that it is worked out only once.
    """
    found = (knowledge or knowledge_of(match, seat)).agreeing(match._game)  # noqa: SLF001 - as below
    imagined = match.copy()
    game = imagined._game  # noqa: SLF001 - the one place outside the engine that deals secrets, and it deals new ones
    world = luck.choices(list(found), list(found.values()))[0] if found else blank_world(game, seat, luck)
    for pack in range(len(game.state.pools)):
        _deal(game, world, pack, luck)
    _equip(game, world)
    game.state.now.offers = tuple(_offer_anew(game, seat, offer, luck) for offer in game.state.now.offers)
    game.state.now.refused = tuple(offer for offer in game.state.now.refused if seat in (offer.seat, offer.to_seat))
    return imagined


# --- hands and packs


def _deal(game: Game, world: World, pack: int, luck: Random) -> None:
    """All cards of a pack whose place is not known are shuffled and dealt out, as many to each as there were."""
    state, total = game.state, game.edition.packs[pack]
    placed = [*seen(world, pack, state.homes), *state.laid]
    cards = [card for card in sorted(total) for _ in range(total[card] - placed.count(card))]
    luck.shuffle(cards)
    for seat, known in enumerate(world.known):
        others = [card for card in state.hands[seat] if state.homes[card] != pack]
        own = [card for card in known if state.homes[card] == pack]
        dealt = [cards.pop() for _ in range(world.unknown[seat][pack])]
        state.hands[seat] = tuple(sorted([*others, *own, *dealt]))
    state.bottoms[pack] = tuple([cards.pop() if card == HIDDEN else card for card in world.under[pack]])
    state.pools[pack] = tuple([cards.count(card) for card in range(CARD_LIMIT)])


def _equip(game: Game, world: World) -> None:
    state = game.state
    state.equipment = list(world.equipment)
    held = [sum(row[kind] for row in world.equipment) for kind in range(Card.KIT)]
    state.supply = tuple([game.edition.equipment[kind] - held[kind] for kind in range(Card.KIT)])


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
