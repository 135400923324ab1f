"""Reactions without tells: the same wait passes whether or not a card is held, and whatever the answer is."""

from __future__ import annotations

from collections.abc import Iterable

from colditz.engine.play import Match
from colditz.model.actions import Action, Pass, PlayCard
from colditz.rules.turn.window import Window
from colditz.server.asks import StandingOrders
from colditz.server.options import Options
from colditz.store.store import SeatRecord


def reacting(match: Match) -> bool:
    """The table waits for somebody who may answer with a card."""
    return not match.finished and match.asking == Window.__name__


def paced(options: Options, seats: Iterable[SeatRecord], *, public: bool) -> bool:
    """Somebody sits there who could learn from a pause: bots do not read faces."""
    people = [seat for seat in seats if seat.kind != "bot"]
    return options.reaction_seconds > 0 and (len(people) > 1 or public)


def ordered(match: Match, seat: str, orders: StandingOrders) -> Action | None:
    """What the server answers for a seat by its standing orders; None if the player himself is to be asked."""
    answers = match.choices(seat).actions
    cards = [action.card for action in answers if isinstance(action, PlayCard)]
    for card in orders.play:
        if card in cards:
            return PlayCard(card)
    if not cards:
        return Pass()
    wants = any(card in cards for card in orders.ask)
    return Pass() if orders.rest == "pass" and not wants else None
