"""Knowledge: what a seat can tell of everybody's cards, folded from what it saw.

Equipment is claimed and spent in public, cards are shown and played in public, whoever trades sees what he gets, and
what lies under a pack comes back in its order. What is given up or laid away face down is not seen: then several worlds
are left, and whatever is seen later rules some of them out. All cards that nobody has shown are alike: they are dealt
when a game is imagined, not before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from colditz.engine.edition import Edition
from colditz.engine.game import Game
from colditz.engine.play import Match
from colditz.engine.position import read_position
from colditz.engine.state import State
from colditz.model import attempts, raids
from colditz.model import dealings as deal
from colditz.model import events as ev
from colditz.model.cards import CARD_LIMIT, Card, is_equipment
from colditz.model.events import HIDDEN, CardEvent
from colditz.model.ids import NOBODY, SECURITY, SeatId
from colditz.rules.knowledge import worlds as new
from colditz.rules.knowledge.blank import blank_world
from colditz.rules.knowledge.worlds import Goods, Tradable, World

MOST_WORLDS: Final = 120  # more are thinned out
FEWEST_TRADES: Final = 8  # so many exchanges between others are thought of in each world
FIRST_WORLDS: Final = 16  # imagined where a game begins in the middle

Heard = Callable[["Knowledge", World, Any], dict[World, float]]


class Knowledge:
    """What one seat (-1: a spectator) knows of the cards."""

    def __init__(
        self, seat: SeatId, edition: Edition, homes: tuple[int, ...], pools: list[int], worlds: dict[World, float]
    ) -> None:
        self.seat, self.edition, self.homes = seat, edition, homes
        self.params, self.totals = edition.params, edition.packs
        self.tradable_packs = [any(card in edition.params.tradable for card in pack) for pack in edition.packs]
        self.pools = pools  # how many cards of each pack nobody has seen: everybody can count them
        self.shown: set[tuple[SeatId, int]] = set()  # cards that lie in view and stay with their holder
        self.laid: list[int] = []  # cards that lie on the board while they are in use
        self.worlds = worlds

    def copy(self) -> Knowledge:
        """The same knowledge, to be added to."""
        found = Knowledge(self.seat, self.edition, self.homes, self.pools[:], self.worlds)
        found.shown, found.laid = set(self.shown), self.laid[:]
        return found

    def learns_from(self, event: CardEvent) -> bool:
        """An offer tells of cards only to whom it is made."""
        return not isinstance(event, deal.TradeOffered) or event.to_seat == self.seat

    def hear(self, event: CardEvent) -> None:
        """Remember one more thing, as far as this seat may see it."""
        told, law = self._seen(event), HEARD[type(event)]
        if isinstance(event, attempts.PackShuffled):
            self.pools[event.pack] += max((len(world.under[event.pack]) for world in self.worlds), default=0)
        found: dict[World, float] = {}
        for world, weight in self.worlds.items():
            after = law(self, world, told)
            total = sum(after.values())
            for each, part in after.items():
                found[each] = found.get(each, 0.0) + weight * part / total
        self.worlds = _thinned(found)
        self._count(event)

    def _seen(self, event: CardEvent) -> object:
        told = event.seen_by(self.seat)
        if isinstance(event, deal.EquipmentLost) and self.params.open_supply:
            return event  # the piles lie open: everybody sees which one has grown
        if isinstance(event, deal.TradeMade):
            return _Exchange(told, new.pure_cards(event.want) - new.pure_cards(event.give))
        return told

    def _count(self, event: CardEvent) -> None:
        """What everybody keeps count of."""
        if isinstance(event, ev.CardDrawn | ev.DesperateCardTurned | attempts.FlightCardTurned):
            pack = event.pack if isinstance(event, ev.CardDrawn) else self.homes[event.card]
            self.pools[pack] = max(self.pools[pack] - 1, 0)
        elif isinstance(event, raids.CardLaid):
            self.laid.append(event.card)
        elif isinstance(event, raids.CardLifted):
            self.laid.remove(event.card)
        elif isinstance(event, ev.CardShown):
            self.shown.add((event.seat, event.card))
        elif isinstance(event, deal.TunnelClosed | ev.CardPlayed):
            self.shown.discard((event.seat, event.card))

    def kept(self, seat: SeatId) -> list[int]:
        """The cards of a seat that lie in view: it does not part with them."""
        return [card for holder, card in self.shown if holder == seat]

    def fits(self, world: World, pack: int) -> bool:
        """No face is in more places than there are cards of it."""
        seen = [*new.seen(world, pack, self.homes), *self.laid]
        return all(seen.count(card) <= self.totals[pack].get(card, 0) for card in set(seen))

    def agreeing(self, game: Game) -> dict[World, float]:
        """The worlds that agree with what now lies on the table and with what the seat is told there."""
        return {world: weight for world, weight in self.worlds.items() if _agrees(world, game, self.seat)}


class _Exchange:
    """A trade as a seat saw it, and by how many cards the second officer's hand shrank: that everybody sees."""

    def __init__(self, told: ev.Event, gain: int) -> None:
        assert isinstance(told, deal.TradeMade)
        self.told, self.gain = told, gain


def first_knowledge(game: Game, seat: SeatId) -> Knowledge:
    """Nothing was seen yet but the own cards and what lies open."""
    state, luck = game.state, Random(0)
    held = any(sum(row) for row in state.equipment)
    worlds = {blank_world(game, seat, luck): 1.0 for _ in range(FIRST_WORLDS if held else 1)}
    return Knowledge(seat, game.edition, state.homes, [sum(pool) for pool in state.pools], worlds)


def knowledge_of(match: Match, seat: SeatId) -> Knowledge:
    """What a seat knows of a match, from its beginning (or from the position where it was taken up) until now."""
    since, known = match.memories.get(seat, (None, None))
    found = known if isinstance(known, Knowledge) else first_knowledge(_first(match), seat)
    news = [event for event in match.card_news(since) if found.learns_from(event)]
    if news and found is known:
        found = found.copy()  # copies of the match may hold it too
    for event in news:
        found.hear(event)
    match.memories[seat] = (match.last_news, found)
    return found


def _first(match: Match) -> Game:
    """The game as this match began."""
    game, header = match._game, match._header  # noqa: SLF001 - knowledge reads of it only what the seat could see
    state = State(len(game.teams.seats), len(game.teams.owner), len(game.board.names))
    first = Game(game.rulebook, game.teams, game.success, state)
    state.homes = game.state.homes
    if "position" in header:
        state.tunnels = [NOBODY] * len(game.board.tunnels)
        state.places = [game.board.dead] * len(game.teams.owner)
        read_position(first, match._notation, str(header["position"]))  # noqa: SLF001
        return first
    state.supply, state.tunnels = tuple(game.edition.equipment), [NOBODY] * len(game.board.tunnels)
    state.pools = [tuple([pack.get(card, 0) for card in range(CARD_LIMIT)]) for pack in game.edition.packs]
    state.bottoms = [() for _ in game.edition.packs]
    return first


def _thinned(found: dict[World, float]) -> dict[World, float]:
    if len(found) <= MOST_WORLDS:
        return found
    drawn = Random(len(found)).choices(list(found), list(found.values()), k=MOST_WORLDS)
    return {world: float(drawn.count(world)) for world in dict.fromkeys(drawn)}


def _agrees(world: World, game: Game, seat: SeatId) -> bool:
    state = game.state
    for other, hand in enumerate(state.hands):
        if len(world.known[other]) + sum(world.unknown[other]) != len(hand):
            return False
        held, real = sum(world.equipment[other]), state.equipment_held(other)
        if held != real if game.params.open_numbers else bool(held) != bool(real):
            return False
    return _supply_agrees(world, game, seat)


def _supply_agrees(world: World, game: Game, seat: SeatId) -> bool:
    """Open piles are as they are; an officer is told which kinds have run out. [classic.ruling.28]"""
    real = game.state.supply
    left = [game.edition.equipment[kind] - sum(row[kind] for row in world.equipment) for kind in range(Card.KIT)]
    if game.params.open_supply:
        return tuple(left) == real
    return min(left) >= 0 and (seat <= SECURITY or [bool(n) for n in left] == [bool(n) for n in real])


# --- what is made of each kind of news


def _one(world: World | None) -> dict[World, float]:
    return {} if world is None else {world: 1.0}


def _drawn(knowledge: Knowledge, world: World, event: ev.CardDrawn) -> dict[World, float]:
    seat, card, pack = event.seat, event.card, event.pack
    if not knowledge.pools[pack]:
        first = world.under[pack][0] if world.under[pack] else HIDDEN
        if HIDDEN not in (first, card) and first != card:
            return {}
        world = world._replace(under=new.put(world.under, pack, world.under[pack][1:]))
        card = max(first, card)  # HIDDEN is below every face
    if card == HIDDEN:
        return _one(new.take_unknown(world, seat, pack))
    after = new.take_known(world, seat, card)
    return _one(after) if knowledge.fits(after, pack) else {}


def _turned(
    knowledge: Knowledge, world: World, event: ev.DesperateCardTurned | attempts.FlightCardTurned
) -> dict[World, float]:
    pack = knowledge.homes[event.card]
    if not knowledge.pools[pack]:
        if world.under[pack][:1] not in ((HIDDEN,), (event.card,)):
            return {}
        world = world._replace(under=new.put(world.under, pack, world.under[pack][1:]))
    after = new.lay_under(world, pack, event.card)
    return _one(after) if knowledge.fits(after, pack) else {}


def _shuffled(_knowledge: Knowledge, world: World, event: attempts.PackShuffled) -> dict[World, float]:
    return _one(world._replace(under=new.put(world.under, event.pack, ())))


def _laid(knowledge: Knowledge, world: World, event: raids.CardLaid) -> dict[World, float]:
    return _one(new.lose(world, event.seat, event.card, knowledge.homes[event.card]))


def _lifted(knowledge: Knowledge, world: World, event: raids.CardLifted) -> dict[World, float]:
    return _one(new.lay_under(world, knowledge.homes[event.card], event.card))


def _used(knowledge: Knowledge, world: World, seat: SeatId, cards: Sequence[int]) -> dict[World, float]:
    """Cards go under their packs for all to see."""
    after: World | None = world
    for card in cards:
        pack = knowledge.homes[card]
        after = after and new.lose(after, seat, card, pack)
        after = after and new.lay_under(after, pack, card)
    fits = after is not None and all(knowledge.fits(after, knowledge.homes[card]) for card in cards)
    return _one(after) if fits else {}


def _played(knowledge: Knowledge, world: World, event: ev.CardPlayed) -> dict[World, float]:
    return _used(knowledge, world, event.seat, (event.card,))


def _kit_claimed(knowledge: Knowledge, world: World, event: deal.KitClaimed) -> dict[World, float]:
    return _used(knowledge, world, event.seat, event.cards)


def _tunnel_closed(knowledge: Knowledge, world: World, event: deal.TunnelClosed) -> dict[World, float]:
    return _used(knowledge, world, event.seat, (event.card,) if event.card >= 0 else ())


def _shown(knowledge: Knowledge, world: World, event: ev.CardShown) -> dict[World, float]:
    return _holds(knowledge, world, event.seat, (event.card,))


def _holds(knowledge: Knowledge, world: World, seat: SeatId, cards: Sequence[int]) -> dict[World, float]:
    """A seat turns out to hold all of these."""
    after: World | None = world
    for card in set(cards):
        lacking = cards.count(card) - (world.equipment if is_equipment(card) else world.known)[seat].count(card)
        if is_equipment(card):
            after = after if world.equipment[seat][card] >= cards.count(card) else None
        for _ in range(0 if is_equipment(card) else lacking):
            pack = knowledge.homes[card]
            room = after is not None and after.unknown[seat][pack] > 0
            after = new.take_known(new.take_unknown(after, seat, pack, -1), seat, card) if after and room else None
    fits = after is not None and all(knowledge.fits(after, pack) for pack in range(len(knowledge.totals)))
    return _one(after) if fits else {}


def _discarded(knowledge: Knowledge, world: World, event: ev.CardDiscarded) -> dict[World, float]:
    if event.card != HIDDEN:
        return _used(knowledge, world, event.seat, (event.card,))
    return new.thrown_away(world, event.seat, event.pack, knowledge.homes, knowledge.kept(event.seat))


def _claimed(_knowledge: Knowledge, world: World, event: deal.EquipmentClaimed) -> dict[World, float]:
    return _one(new.equip(world, event.seat, event.card, 1))


def _spent(_knowledge: Knowledge, world: World, event: deal.EquipmentSpent) -> dict[World, float]:
    after: World | None = world
    for card in event.cards:
        after = after and new.equip(after, event.seat, card, -1)
    return _one(after)


def _lost(_knowledge: Knowledge, world: World, event: deal.EquipmentLost) -> dict[World, float]:
    if event.card != HIDDEN:
        return _one(new.equip(world, event.seat, event.card, -1))
    found: dict[World, float] = {}
    for kind, number in enumerate(world.equipment[event.seat]):
        after = new.equip(world, event.seat, kind, -1)
        if after is not None:
            found[after] = float(number)
    return found


def _offered(knowledge: Knowledge, world: World, event: deal.TradeOffered) -> dict[World, float]:
    """Whoever is offered cards knows that they are there."""
    return _holds(knowledge, world, event.seat, event.give)


def _traded(knowledge: Knowledge, world: World, event: _Exchange) -> dict[World, float]:
    told = event.told
    if knowledge.seat in (told.seat, told.to_seat):
        return _own_trade(knowledge, world, told)
    sides: list[list[Goods]] = []
    for seat, cards in ((told.seat, told.give), (told.to_seat, told.want)):
        may = Tradable(knowledge.params.tradable, knowledge.tradable_packs, knowledge.kept(seat))
        sides.append(new.goods_of(world, seat, may, len(cards) if told.open_numbers else None))
    found: dict[World, float] = {}
    most = max(2 * MOST_WORLDS // len(knowledge.worlds), FEWEST_TRADES)
    for give, want in new.exchanges(sides[0], sides[1], event.gain, Random(len(sides[0])), most):
        after = new.hand_over(new.hand_over(world, told.seat, told.to_seat, give), told.to_seat, told.seat, want)
        found[after] = found.get(after, 0.0) + 1.0
    return found


def _own_trade(knowledge: Knowledge, world: World, told: deal.TradeMade) -> dict[World, float]:
    """Whoever trades sees both sides."""
    after: World | None = world
    for giver, taker, cards in ((told.seat, told.to_seat, told.give), (told.to_seat, told.seat, told.want)):
        for card in cards:
            if is_equipment(card):
                after = after and new.equip(after, giver, card, -1)
                after = after and new.equip(after, taker, card, 1)
            else:
                after = after and new.lose(after, giver, card, knowledge.homes[card])
                after = after and new.take_known(after, taker, card)
    fits = after is not None and all(knowledge.fits(after, pack) for pack in range(len(knowledge.totals)))
    return _one(after) if fits else {}


def _out(knowledge: Knowledge, world: World, event: ev.TeamOut) -> dict[World, float]:
    after = new.hand_laid_under(world, event.seat, event.kept, knowledge.homes)
    none = (0,) * len(world.equipment[event.seat])
    return {w._replace(equipment=new.put(w.equipment, event.seat, none)): part for w, part in after.items()}


HEARD: Final[dict[type[CardEvent], Heard]] = {
    ev.CardDrawn: _drawn,
    ev.DesperateCardTurned: _turned,
    ev.CardPlayed: _played,
    ev.CardShown: _shown,
    ev.CardDiscarded: _discarded,
    ev.TeamOut: _out,
    deal.EquipmentClaimed: _claimed,
    deal.EquipmentSpent: _spent,
    deal.EquipmentLost: _lost,
    deal.KitClaimed: _kit_claimed,
    deal.TunnelClosed: _tunnel_closed,
    deal.TradeOffered: _offered,
    deal.TradeMade: _traded,
    attempts.FlightCardTurned: _turned,
    attempts.PackShuffled: _shuffled,
    raids.CardLaid: _laid,
    raids.CardLifted: _lifted,
}
