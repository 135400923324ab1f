"""Barter: officers exchange what brings both of them nearer to a way out, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from colditz.model.actions import AnswerTrade, OfferTrade
from colditz.model.cards import STANDS_FOR, Card, is_equipment
from colditz.model.ids import SeatId
from colditz.players.escaping.cards import kept_value
from colditz.players.escaping.mind import Mind
from colditz.players.escaping.plan import CARD_COST, cheapest
from colditz.players.routes import Needs, missing
from colditz.players.sight import Decision, Reason, Sight

WORTH_ASKING: Final = 3.0  # points that an exchange must gain before anybody is asked
LIKELY: Final = 0.25  # the chance of a yes at which it is worth asking
A_SPARE: Final = 0.5  # what a piece of equipment is worth that no plan wants yet
AT_LARGE: Final = 2 * CARD_COST  # what a card is worth without which a man at large cannot go on

Holdings = dict[Needs, float]  # what an officer may hold, and how likely that is


class Bargain(NamedTuple):
    """An exchange that helps both, as far as the officer can tell."""

    hope: float  # what it gains, times the chance of a yes
    deal: OfferTrade


# --- answers


def answer(mind: Mind, sight: Sight) -> Decision | None:
    """Yes to whatever gains something and can be paid; None if nobody offers anything."""
    view = mind.team.view
    for seat, to_seat, give, want in view.offers:
        if to_seat == view.seat:
            fair = gain(mind, give, want) > 0 and not is_rival(mind, seat)
            agreed = fair and sight.allows(AnswerTrade(seat, accept=True))
            return Decision(AnswerTrade(seat, agreed), Reason("bot-trade-yes" if agreed else "bot-trade-no"))
    return None


def gain(mind: Mind, get: Sequence[int], give: Sequence[int]) -> float:
    """What an exchange is worth to this officer: how much nearer it brings a way out, and the cards themselves."""
    held = list(mind.team.within_reach)
    cards = 0.0
    for sign, side in ((1, get), (-1, give)):
        for card in side:
            kind = card if is_equipment(card) else STANDS_FOR.get(Card(card))
            if kind is None:
                cards += sign * kept_value(mind, card)
            else:
                held[kind] += sign
    return cards + still_to_do(mind, mind.team.within_reach) - still_to_do(mind, tuple(held))


def still_to_do(mind: Mind, held: Needs) -> float:
    """What is between an officer who holds so much and freedom, in points; his men at large are served first."""
    team = mind.team
    left = tuple(max(have - kept, 0) for have, kept in zip(held, team.reserved, strict=True))
    way = cheapest(team, left, team.tunnels, mind.exhausted)[1]
    return way + AT_LARGE * missing(held, team.reserved) - A_SPARE * sum(held)


def is_rival(mind: Mind, seat: SeatId) -> bool:
    """One more man of his wins the game, and he is ahead of this officer: nobody helps him."""
    table = mind.team.table
    return table.escapes_to_win - table.escapes[seat] <= 1 and table.escapes[seat] > table.escapes[mind.team.seat]


# --- offers


def best_offer(mind: Mind, sight: Sight, refused: dict[OfferTrade, object]) -> OfferTrade | None:
    """One piece of equipment for another where that helps both; nothing that was refused as things stand."""
    wishes = _wishes(mind)
    if not wishes:
        return None
    found: list[Bargain] = []
    for seat in range(1, len(mind.team.table.seats)):
        if seat != mind.team.seat and mind.team.table.equipment_counts[seat] and not is_rival(mind, seat):
            found += _bargains(mind, seat, wishes, _holdings(sight, seat))
    new = [each for each in found if refused.get(each.deal) != standing(mind, each.deal)]
    best = sorted(new, key=lambda each: (-each.hope, each.deal.seat, each.deal.give, each.deal.want))
    return next((each.deal for each in best if sight.allows(each.deal)), None)


def standing(mind: Mind, deal: OfferTrade) -> object:
    """What the answer to an offer depends on, as far as the table can tell: while it is the same, a no stays a no."""
    table, seat = mind.team.table, deal.seat
    return table.equipment_counts[seat], table.kits[seat], table.escapes[seat]


def _wishes(mind: Mind) -> list[tuple[float, int, int]]:
    """Exchanges of one piece for another that gain this officer something: how much, what he gives and what he gets."""
    held = mind.team.held
    pairs = [(give, get) for give, number in enumerate(held) if number for get in range(len(held)) if get != give]
    rated = [(gain(mind, (get,), (give,)), give, get) for give, get in pairs]
    return [wish for wish in rated if wish[0] >= WORTH_ASKING]


def _bargains(mind: Mind, seat: SeatId, wishes: list[tuple[float, int, int]], holdings: Holdings) -> list[Bargain]:
    """Those to which another officer will probably agree."""
    found = []
    for worth, give, get in wishes:
        agrees = sum((part for held, part in holdings.items() if _helps(mind, held, give, get)), 0.0)
        if agrees >= LIKELY:
            found.append(Bargain(worth * agrees, OfferTrade(seat, (give,), (get,))))
    return found


def _helps(mind: Mind, held: Needs, get: int, give: int) -> bool:
    """Somebody who holds so much has the piece that is asked for, and is nearer to a way out after the exchange."""
    if not held[give]:
        return False
    after = tuple(number + (kind == get) - (kind == give) for kind, number in enumerate(held))
    none = frozenset[int]()
    return cheapest(mind.team, after, (), none)[1] < cheapest(mind.team, held, (), none)[1]


def _holdings(sight: Sight, seat: SeatId) -> Holdings:
    """What another officer may hold, from all that was seen."""
    found: Holdings = {}
    worlds = sight.knowledge.worlds
    total = sum(worlds.values(), 0.0)
    for world, weight in worlds.items():
        held = world.equipment[seat]
        found[held] = found.get(held, 0.0) + weight / total
    return found
