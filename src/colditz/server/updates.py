"""What a seat is told of a table: deeds and view as it may know them, and what it may do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from colditz.engine.play import Match
from colditz.engine.view import View
from colditz.model.actions import Action, EndTurn, OfferTrade, Pass
from colditz.model.cards import Card
from colditz.model.events import Event
from colditz.model.ids import CHANCE, SeatId
from colditz.rules.knowledge.outlook import lost_at_end, outlook
from colditz.server.audience import SPECTATOR
from colditz.server.tells import ChoicesInfo, ClockInfo, Deed, ObstacleInfo, Refused, SeatView, Update, Walk, Walks


class PlayedAction(NamedTuple):
    """What one action brought, chance's answers included."""

    first: int
    next: int
    seat: str
    events: tuple[Event, ...]


def played(match: Match, seat: str, action: Action | str) -> PlayedAction:
    """Play an action."""
    first = match.question
    events = match.play(seat, action)
    return PlayedAction(first, match.question, seat, events)


def number_of(match: Match, seat: str) -> SeatId:
    """A seat's number; a spectator's is that of chance, who holds nothing."""
    return CHANCE if seat == SPECTATOR else match.seats.index(seat)


def deeds_for(past: Iterable[PlayedAction], seat: SeatId) -> list[Deed]:
    """Deeds as a seat may know them."""
    return [
        Deed(deed.first, deed.next, deed.seat, [event.seen_by(seat).to_json() for event in deed.events])
        for deed in past
    ]


def seat_view(view: View) -> SeatView:
    """A view for the wire; its options go apart."""
    return SeatView(view.seat, view.table.to_json(), view.hand, view.equipment, view.offers, view.winners, view.ending)


def choices_of(match: Match, seat: str) -> ChoicesInfo:
    """What a seat may do, in two levels; offers to trade only by whom they may go to and what they may hold."""
    choices = match.choices(seat)
    anytime = [] if match.finished else choices.anytime()
    offers = [action for action in anytime if isinstance(action, OfferTrade)]
    return ChoicesInfo(
        asked=seat in match.asked(),
        actions=_written(choices.actions),
        pawns=choices.pawns,
        anytime=_written([action for action in anytime if not isinstance(action, OfferTrade)]),
        trade_with=sorted({offer.seat for offer in offers}),
        trade_give=sorted({card for offer in offers for card in offer.give}),
        trade_want=_askable(match, seat, offers),
        only_pass=choices.actions == [Pass()] and not choices.pawns,
        lost_at_end=list(lost_at_end(match, seat)) if EndTurn() in choices.actions else [],
    )


def _askable(match: Match, seat: str, offers: list[OfferTrade]) -> list[int]:
    """What may be asked for; a card that was refused alone may be asked for beside another one."""
    found = {card for offer in offers for card in offer.want}
    pairs = [OfferTrade(offer.seat, offer.give, (card, card)) for offer in offers[:1] for card in set(Card) - found]
    return sorted(found | {pair.want[0] for pair in pairs if match.explain(seat, pair) is None})


def _written(actions: Sequence[Action]) -> list[dict[str, object]]:
    return [action.to_json() for action in actions]


def update_for(match: Match, seat: str, past: Sequence[PlayedAction], since: int, clock: ClockInfo) -> Update:
    """Everything that a seat is told now; `since` is the question up to which it knows everything."""
    number = number_of(match, seat)
    missed = [deed for deed in past if deed.first >= since]
    complete = since >= match.question or (bool(missed) and missed[0].first == since)
    return Update(
        seat=seat,
        question=match.question,
        deeds=deeds_for(missed, number),
        complete=complete,
        view=seat_view(match.view(seat, listed=False)),
        asked=list(match.asked()),
        choices=None if seat == SPECTATOR else choices_of(match, seat),
        clock=clock,
    )


def walks_of(match: Match, seat: str, pawn: int, number: int, language: str) -> Walks:
    """Where one pawn can go, and what keeps it from going elsewhere."""
    seen = outlook(match, seat, pawn)
    return Walks(
        id=number,
        seat=seat,
        pawn=pawn,
        question=match.question,
        walks=[
            Walk(walk.action.to, walk.cost, list(walk.way), walk.action.to_json(), walk.rests) for walk in seen.walks
        ],
        obstacles=[
            ObstacleInfo(
                barrier.action.to,
                list(barrier.action.paying),
                allowed=barrier.refused is None,
                rule=barrier.refused.rule if barrier.refused else None,
                says=barrier.refused.told(language) if barrier.refused else None,
                action=barrier.action.to_json(),
            )
            for barrier in seen.barriers
        ],
        others=_written(seen.others),
        refused=[Refused(place, reason.rule, reason.told(language)) for place, reason in seen.refused],
    )
