"""Was it so? Whether cards that lie thus could have come to lie so, with everything that a seat saw on the way.

It walks backwards from the cards on the table to the empty hands of the beginning, undoing what was seen: another way
to the same answer than `rules/knowledge`, which goes forwards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from colditz import Match
from colditz.model import attempts, raids
from colditz.model import dealings as deal
from colditz.model import events as ev
from colditz.model.cards import is_equipment
from colditz.model.events import HIDDEN, CardEvent

Cards = tuple[int, ...]


class Lie(NamedTuple):
    """How the cards lie."""

    hands: tuple[Cards, ...]  # Equipment among them
    under: tuple[Cards, ...]
    laid: Cards  # on the board, in use


class Past(NamedTuple):
    """One event as a seat saw it, and what everybody could count: cards unseen before it, and the hands it emptied."""

    told: CardEvent
    pool: int
    numbers: tuple[int, int]  # of cards and of Equipment: that the team lost, or that the giver gave
    turned: Cards  # what lay face up under a pack that was shuffled


def lie_of(match: Match) -> Lie:
    """How the cards lie on a table."""
    state = match._game.state
    held = [Counter(dict(enumerate(row))).elements() for row in state.equipment]
    return Lie(
        tuple(tuple(sorted((*own, *hand))) for own, hand in zip(held, state.hands, strict=True)),
        tuple(state.bottoms),
        tuple(state.laid),
    )


def could_be(match: Match, table: Match, seat: int) -> bool:
    """Whether the cards of a match could lie as they do, after all that a seat saw at the other table."""
    history = past_of(table, seat)
    todo, tried = [(len(history), lie_of(match))], set()
    while todo:
        number, lie = todo.pop()
        if number == 0:
            if not any(lie.hands) and not any(lie.under) and not lie.laid:
                return True
        elif (number, lie) not in tried:
            tried.add((number, lie))
            todo += [(number - 1, before) for before in undone(match, lie, history[number - 1], seat)]
    return False


def past_of(table: Match, seat: int) -> list[Past]:
    """Everything that a seat saw of cards, with what everybody could count at the table."""
    game, found, found_raw = table._game, [], list[CardEvent]()
    pools = [sum(pack.values()) for pack in game.edition.packs]
    turned: Cards = ()
    for event in table.card_news():
        told, pool, numbers, face_up = event.seen_by(seat), 0, (0, 0), turned
        if isinstance(event, ev.CardDrawn | ev.DesperateCardTurned | attempts.FlightCardTurned):
            pack = event.pack if isinstance(event, ev.CardDrawn) else game.state.homes[event.card]
            pool, pools[pack] = pools[pack], max(pools[pack] - 1, 0)
        if isinstance(event, ev.DesperateCardTurned | attempts.FlightCardTurned):
            turned = (*turned, event.card)
        if isinstance(event, attempts.PackShuffled):
            pools[event.pack], turned = pools[event.pack] + len(turned), ()
        if isinstance(event, deal.EquipmentLost) and game.params.open_supply:
            told = event
        if isinstance(event, ev.TeamOut):
            numbers = _thrown_in(table, found_raw, event)
        found_raw.append(event)
        if isinstance(event, deal.TradeMade):
            numbers = _pure(event.want) - _pure(event.give), 0
        assert isinstance(told, CardEvent)
        found.append(Past(told, pool, numbers, face_up))
    return found


def _thrown_in(table: Match, before: list[CardEvent], out: ev.TeamOut) -> tuple[int, int]:
    """How many cards and how much Equipment a team held when it left the game, by what went in and out before."""
    cards, gear = -len(out.kept), 0
    for event in before:
        match event:
            case ev.CardDrawn(seat) if seat == out.seat:
                cards += 1
            case (
                raids.CardLaid(seat, _)
                | ev.CardPlayed(seat, _)
                | ev.CardDiscarded(seat, _)
                | deal.TunnelClosed(seat, _)
            ) if seat == out.seat:
                cards -= not isinstance(event, deal.TunnelClosed) or event.card >= 0
            case deal.KitClaimed(seat, used) if seat == out.seat:
                cards -= len(used)
            case deal.EquipmentClaimed(seat, _) if seat == out.seat:
                gear += 1
            case deal.EquipmentLost(seat, _) if seat == out.seat:
                gear -= 1
            case deal.EquipmentSpent(seat, spent) if seat == out.seat:
                gear -= len(spent)
            case deal.TradeMade(seat, to, give, want) if out.seat in (seat, to):
                sign = 1 if to == out.seat else -1
                cards += sign * (_pure(give) - _pure(want))
                gear += sign * (len(give) - _pure(give) - len(want) + _pure(want))
    return cards, gear


def _pure(cards: Cards) -> int:
    return sum(not is_equipment(card) for card in cards)


def _with(lie: Lie, seat: int, cards: Sequence[int]) -> Lie:
    hand = tuple(sorted((*lie.hands[seat], *cards)))
    return lie._replace(hands=(*lie.hands[:seat], hand, *lie.hands[seat + 1 :]))


def _without(lie: Lie, seat: int, cards: Sequence[int]) -> Lie | None:
    hand = list(lie.hands[seat])
    for card in cards:
        if card not in hand:
            return None
        hand.remove(card)
    return lie._replace(hands=(*lie.hands[:seat], tuple(hand), *lie.hands[seat + 1 :]))


def _lifted(lie: Lie, pack: int, cards: Cards) -> Lie | None:
    """What was laid under a pack last is taken away again; None if it is something else."""
    under, number = lie.under[pack], len(cards)
    if number > len(under) or any(
        a not in (b, HIDDEN) for a, b in zip(cards, under[len(under) - number :], strict=True)
    ):
        return None
    return lie._replace(under=(*lie.under[:pack], under[: len(under) - number], *lie.under[pack + 1 :]))


def _on_top(lie: Lie, pack: int, card: int) -> Lie:
    return lie._replace(under=(*lie.under[:pack], (card, *lie.under[pack]), *lie.under[pack + 1 :]))


def undone(match: Match, lie: Lie, past: Past, seat: int) -> Iterator[Lie]:
    """Every way in which the cards may have lain before."""
    found = list(_undone(match, lie, past, seat))
    yield from dict.fromkeys(each for each in found if each is not None)


def _undone(match: Match, lie: Lie, past: Past, seat: int) -> Iterator[Lie | None]:
    homes = match._game.state.homes
    match past.told:
        case ev.CardDrawn(who, card, pack):
            faces = {face for face in lie.hands[who] if not is_equipment(face) and homes[face] == pack}
            for face in faces if card == HIDDEN else {card}:
                before = _without(lie, who, (face,))
                yield before if past.pool or before is None else _on_top(before, pack, face)
        case ev.DesperateCardTurned(_, card) | attempts.FlightCardTurned(_, card):
            before = _lifted(lie, homes[card], (card,))
            yield before if past.pool or before is None else _on_top(before, homes[card], card)
        case ev.CardPlayed(who, card) | deal.TunnelClosed(who, _, card) if card >= 0:
            before = _lifted(lie, homes[card], (card,))
            yield before and _with(before, who, (card,))
        case ev.CardDiscarded(who, card, pack):
            face = lie.under[pack][-1] if lie.under[pack] else HIDDEN
            before = _lifted(lie, pack, (face,)) if card in (HIDDEN, face) and face != HIDDEN else None
            yield before and _with(before, who, (face,))
        case deal.KitClaimed(who, cards):
            before = lie
            for card in reversed(cards):
                before = before and _lifted(before, homes[card], (card,))
                before = before and _with(before, who, (card,))
            yield before
        case attempts.PackShuffled(pack):
            under = (*lie.under[:pack], past.turned, *lie.under[pack + 1 :])
            yield None if lie.under[pack] else lie._replace(under=under)
        case raids.CardLaid(who, card):
            before = _with(lie, who, (card,))
            yield before._replace(laid=before.laid[:-1]) if lie.laid[-1:] == (card,) else None
        case raids.CardLifted(card):
            before = _lifted(lie, homes[card], (card,))
            yield before and before._replace(laid=(*before.laid, card))
        case ev.CardShown(who, card):
            yield lie if card in lie.hands[who] else None
        case _:
            yield from _undone_dealings(match, lie, past, seat)


def _undone_dealings(match: Match, lie: Lie, past: Past, seat: int) -> Iterator[Lie | None]:
    match past.told:
        case deal.EquipmentClaimed(who, card):
            yield _without(lie, who, (card,))
        case deal.EquipmentSpent(who, cards):
            yield _with(lie, who, cards)
        case deal.EquipmentLost(who, card):
            for kind in range(4) if card == HIDDEN else (card,):
                yield _with(lie, who, (kind,)) if _supply(match, lie)[kind] else None
        case deal.TradeOffered(who, to, give, _):
            yield lie if seat not in (who, to) or _without(lie, who, give) else None
        case deal.TradeMade(who, to, give, want, open_numbers):
            if seat in (who, to):
                before = _without(lie, to, give)
                before = before and _without(before, who, want)
                before = before and _with(before, who, give)
                yield before and _with(before, to, want)
            else:
                numbers = (len(give), len(want)) if open_numbers else None
                yield from _exchanged(match, lie, (who, to), numbers, past.numbers[0])
        case deal.TunnelClosed():
            yield lie
        case ev.TeamOut(who, kept):
            yield from _back_in_the_game(match, lie, (who, kept), past.numbers)
        case _:
            raise AssertionError(f"nobody said how {past.told} is undone")


def _supply(match: Match, lie: Lie) -> list[int]:
    return [
        total - sum(hand.count(kind) for hand in lie.hands) for kind, total in enumerate(match._game.edition.equipment)
    ]


def _bundles(match: Match, hand: Cards) -> set[Cards]:
    goods = [card for card in hand if card in match._game.params.tradable]
    return {chosen for number in range(len(goods) + 1) for chosen in combinations(goods, number)}


def _exchanged(
    match: Match, lie: Lie, seats: tuple[int, int], numbers: tuple[int, int] | None, gain: int
) -> Iterator[Lie | None]:
    who, to = seats
    for give in _bundles(match, lie.hands[to]):
        for want in _bundles(match, lie.hands[who]):
            sizes = (len(give), len(want))
            if (sizes == numbers if numbers else any(sizes)) and _pure(want) - _pure(give) == gain:
                before = _without(lie, to, give)
                before = before and _without(before, who, want)
                before = before and _with(before, who, give)
                yield before and _with(before, to, want)


def _back_in_the_game(match: Match, lie: Lie, out: tuple[int, Cards], numbers: tuple[int, int]) -> Iterator[Lie | None]:
    """The hand that was laid under the packs, with any Equipment that the supply has."""
    (who, kept), (cards, gear) = out, numbers
    supply = _supply(match, lie)
    kinds = [kind for kind, left in enumerate(supply) if left]
    fits = tuple(sorted(kept)) == lie.hands[who]
    for lost in combinations_with_replacement(kinds, gear) if fits else ():
        if all(lost.count(kind) <= supply[kind] for kind in kinds):
            hand = lie.under[0][len(lie.under[0]) - cards :]
            before = _lifted(lie, 0, hand)
            yield before and _with(before, who, (*hand, *lost))
