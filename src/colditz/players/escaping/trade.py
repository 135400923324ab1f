"""Barter: officers exchange what brings both nearer to a way out, and give what another's man at large lacks.

Nobody gains so much by it that another loses the game: what helps an officer counts against him who helps, the more so
the nearer that officer is to winning.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from colditz.model.actions import AnswerTrade, OfferTrade
from colditz.model.cards import KIT_PART_SYMBOLS, STANDS_FOR, Card
from colditz.model.ids import CardId, SeatId
from colditz.players.castle import FAR
from colditz.players.escaping.allies import goodwill, hurts, others, runners_of
from colditz.players.escaping.cards import KEPT, USELESS, kept_value
from colditz.players.escaping.mind import Mind
from colditz.players.escaping.plan import CARD_COST, cheapest
from colditz.players.routes import Needs, missing
from colditz.players.sight import Decision, Reason, Sight

WORTH_ASKING: Final = 3.0  # points that an exchange must gain before anybody is asked
LIKELY: Final = 0.25  # the chance of a yes at which it is worth asking
A_SPARE: Final = 0.5  # what a piece of equipment is worth that no plan wants yet
AT_LARGE: Final = 2 * CARD_COST  # what a card is worth without which a man at large cannot go on
MOST_GIVEN: Final = 2  # cards for one
WORTH_GIVING: Final = 2.0  # what a gift must do beyond the card's own worth

Holdings = dict[Needs, float]  # what an officer may hold, and how likely that is
Refused = dict[OfferTrade, object]  # offers that came to nothing, and how things stood then


class Wish(NamedTuple):
    """An exchange that gains this officer something."""

    gain: float
    give: tuple[CardId, ...]
    get: tuple[CardId, ...]


class Bargain(NamedTuple):
    """An exchange that helps both, as far as the officer can tell."""

    hope: float  # what it gains beyond what the other's gain costs, times the chance of a yes
    gain: float
    deal: OfferTrade


# --- answers


def answer(mind: Mind, sight: Sight, refused: Refused) -> Decision | None:
    """Yes to whatever pays and can be paid, or else what would; None if nobody offers anything."""
    view = mind.team.view
    for seat, to_seat, give, want in view.offers:
        if to_seat == view.seat:
            return _answered(mind, sight, OfferTrade(seat, give, want), refused)
    return None


def _answered(mind: Mind, sight: Sight, offer: OfferTrade, refused: Refused) -> Decision:
    """What he gives is what the other wants."""
    seat, gains = offer.seat, gain(mind, offer.give, offer.want)
    fair = gains > 0 and not is_rival(mind, seat) and _pays(mind, sight, offer, gains)
    if fair and sight.allows(AnswerTrade(seat, accept=True)):
        return Decision(AnswerTrade(seat, accept=True), Reason("bot-trade-yes", {"points": points(gains)}))
    if not is_rival(mind, seat) and (found := _instead(mind, sight, offer, refused)):
        return Decision(found.deal, Reason("bot-trade-instead", {"points": points(found.gain)}))
    no = Reason("bot-trade-no", {"points": points(-gains)}) if gains <= 0 else Reason("bot-trade-rival")
    return Decision(AnswerTrade(seat, accept=False), no)


def _pays(mind: Mind, sight: Sight, offer: OfferTrade, gains: float) -> bool:
    """It gains more than what it does for the other costs."""
    rates = [(part, his_gain(mind, offer.seat, held, offer.want, offer.give)) for held, part in _known(sight, offer)]
    helped = sum((part * max(rate, 0.0) for part, rate in rates if rate is not None), 0.0)
    return gains > hurts(mind.team, offer.seat) * helped


def _known(sight: Sight, offer: OfferTrade) -> list[tuple[Needs, float]]:
    return list(_holdings(sight, offer.seat).items())


def points(gain_or_loss: float) -> str:
    """As people read them: whole, and never none."""
    return str(max(round(gain_or_loss), 1))


def gain(mind: Mind, get: Sequence[int], give: Sequence[int]) -> float:
    """What an exchange is worth to this officer: how much nearer it brings a way out, and the cards themselves."""
    held = list(mind.team.within_reach)
    cards = 0.0
    for sign, side in ((1, get), (-1, give)):
        for card in side:
            kind = _kind(card)
            if kind is None:
                cards += sign * kept_value(mind, card)
            else:
                held[kind] += sign
    return cards + still_to_do(mind, mind.team.within_reach) - still_to_do(mind, tuple(held))


def _kind(card: int) -> int | None:
    """The equipment that a card is, or stands for."""
    return card if card < Card.KIT else STANDS_FOR.get(Card(card))


def still_to_do(mind: Mind, held: Needs) -> float:
    """What is between an officer who holds so much and freedom, in points; his men at large are served first."""
    if held not in mind.to_do:
        mind.to_do[held] = _still_to_do(mind, held)
    return mind.to_do[held]


def _still_to_do(mind: Mind, held: Needs) -> float:
    team = mind.team
    left = tuple(max(have - kept, 0) for have, kept in zip(held, team.reserved, strict=True))
    way = cheapest(team, left, team.tunnels, mind.exhausted)[1]
    return way + AT_LARGE * missing(held, team.reserved) - A_SPARE * sum(held)


def is_rival(mind: Mind, seat: SeatId) -> bool:
    """One more man of his wins the game, and he is ahead of this officer: nobody helps him."""
    table = mind.team.table
    return table.escapes_to_win - table.escapes[seat] <= 1 and table.escapes[seat] > table.escapes[mind.team.seat]


# --- what another makes of it


def his_gain(mind: Mind, seat: SeatId, held: Needs, get: Sequence[int], give: Sequence[int]) -> float | None:
    """What an exchange is worth to whoever holds so much, as far as the table can tell; None if he cannot pay."""
    after, cards = list(held), 0.0
    for sign, side in ((1, get), (-1, give)):
        for card in side:
            kind = _kind(card)
            if kind is None:
                cards += sign * _worth_to(mind, seat, card)
            else:
                after[kind] += sign
    if min(after) < 0:
        return None
    return cards + _way_of(mind, held) - _way_of(mind, tuple(after))


def _worth_to(mind: Mind, seat: SeatId, card: int) -> float:
    """A card in another's hand; parts of a kit are nothing to him who has one."""
    return USELESS if card in KIT_PART_SYMBOLS and mind.team.table.kits[seat] else KEPT.get(card, USELESS)


def _way_of(mind: Mind, held: Needs) -> float:
    return cheapest(mind.team, held, (), frozenset())[1] - A_SPARE * sum(held)


def _holdings(sight: Sight, seat: SeatId) -> Holdings:
    """What another officer may hold, from all that was seen."""
    found: Holdings = {}
    worlds = sight.knowledge.worlds
    total = sum(worlds.values(), 0.0)
    for world, weight in worlds.items():
        held = world.equipment[seat]
        found[held] = found.get(held, 0.0) + weight / total
    return found


# --- offers


def best_offer(mind: Mind, sight: Sight, refused: Refused) -> Bargain | None:
    """What helps both most; nothing that was refused as things stand."""
    wishes = _wishes(mind)
    seats = [seat for seat in others(mind.team) if mind.team.table.equipment_counts[seat] and not is_rival(mind, seat)]
    found = [bargain for seat in seats if wishes for bargain in _bargains(mind, seat, wishes, _holdings(sight, seat))]
    return _first_allowed(mind, sight, found, refused)


def _instead(mind: Mind, sight: Sight, offer: OfferTrade, refused: Refused) -> Bargain | None:
    """What he asks for, or what he offers, for something else."""
    wishes = [wish for wish in _wishes(mind) if wish.give == offer.want or wish.get == offer.give]
    found = _bargains(mind, offer.seat, wishes, _holdings(sight, offer.seat)) if wishes else []
    return _first_allowed(mind, sight, found, refused)


def _first_allowed(mind: Mind, sight: Sight, found: list[Bargain], refused: Refused) -> Bargain | None:
    new = [each for each in found if refused.get(each.deal) != standing(mind, each.deal)]
    best = sorted(new, key=lambda each: (-each.hope, each.deal.seat, each.deal.give, each.deal.want))
    return next((each for each in best if sight.allows(each.deal)), None)


def standing(mind: Mind, deal: OfferTrade) -> object:
    """What the answer to an offer depends on, as far as the table can tell: while it is the same, a no stays a no."""
    table, seat = mind.team.table, deal.seat
    return table.equipment_counts[seat], table.kits[seat], table.escapes[seat]


def _wishes(mind: Mind) -> list[Wish]:
    """One piece of equipment for whatever is of less worth to this officer."""
    wanted = [kind for kind in range(Card.KIT) if gain(mind, (kind,), ()) >= WORTH_ASKING]
    pairs = [(give, (get,)) for get in wanted for give in _goods(mind) if get not in give]
    rated = [Wish(gain(mind, get, give), give, get) for give, get in pairs]
    return [wish for wish in rated if wish.gain >= WORTH_ASKING]


def _goods(mind: Mind) -> list[tuple[CardId, ...]]:
    """What could be given: one piece of equipment or two, or a card of the hand."""
    held = mind.team.held
    kinds = [kind for kind, number in enumerate(held) if number]
    pairs = combinations_with_replacement(kinds, MOST_GIVEN)
    twos = [pair for pair in pairs if all(held[kind] >= pair.count(kind) for kind in pair)]
    return [*((kind,) for kind in kinds), *twos, *((card,) for card in sorted(set(mind.team.view.hand)))]


def _bargains(mind: Mind, seat: SeatId, wishes: list[Wish], holdings: Holdings) -> list[Bargain]:
    """Those to which another officer will probably agree, and that do not help him more than this one."""
    found = []
    for wish in wishes:
        price = hurts(mind.team, mind.team.seat) * wish.gain  # what this officer's gain costs the other
        rates = [(part, his_gain(mind, seat, held, wish.give, wish.get)) for held, part in holdings.items()]
        yes = [(part, rate) for part, rate in rates if rate is not None and rate > price]
        agrees = sum((part for part, _ in yes), 0.0)
        worth = wish.gain * agrees - hurts(mind.team, seat) * sum((part * rate for part, rate in yes), 0.0)
        if agrees >= LIKELY and worth > 0:
            found.append(Bargain(worth, wish.gain, OfferTrade(seat, wish.give, wish.get)))
    return found


# --- gifts


def best_gift(mind: Mind, sight: Sight, refused: Refused) -> Bargain | None:
    """A card without which another's man at large cannot go on; not for whoever wins by it."""
    found = [gift for seat in others(mind.team) if goodwill(mind.team, seat) for gift in _gifts(mind, sight, seat)]
    return _first_allowed(mind, sight, found, refused)


def _gifts(mind: Mind, sight: Sight, seat: SeatId) -> list[Bargain]:
    men = runners_of(mind.team, seat)
    goods = [give for give in _goods(mind) if len(give) == 1 and _kind(give[0]) is not None] if men else []
    holdings = _holdings(sight, seat) if goods else {}
    found = []
    for give in goods:
        freed = sum((part for held, part in holdings.items() if _frees(mind, men, held, give[0])), 0.0)
        worth = goodwill(mind.team, seat) * AT_LARGE * freed + gain(mind, (), give)
        if worth >= WORTH_GIVING:
            found.append(Bargain(worth, worth, OfferTrade(seat, give, ())))
    return found


def _frees(mind: Mind, men: list[int], held: Needs, card: CardId) -> bool:
    """A man who cannot pay his way can with one card more."""
    kind, routes = _kind(card), mind.team.castle.routes
    before, after = routes.row(held), routes.row(tuple(have + (each == kind) for each, have in enumerate(held)))
    places = [mind.team.places[man] for man in men]
    return any(before[place] == FAR > after[place] for place in places)
