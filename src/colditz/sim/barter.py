"""Barter among bots: which of them is asked to deal, and when, in simulated games as at a language model's table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol, runtime_checkable

from colditz.engine.play import Match
from colditz.model.actions import Action
from colditz.model.dealings import TradeOffered
from colditz.model.events import Event
from colditz.model.ids import SECURITY
from colditz.players.sight import Bot, Decision, Sight, invited

Play = Callable[[str, Action], Sequence[Event]]  # plays an action of a seat, and tells what took place


@runtime_checkable
class Trader(Protocol):
    """A bot that also deals when it is not asked."""

    def decide_anytime(self, sight: Sight) -> Decision | None:
        """One of `sight.choices.anytime()`, or None to keep still."""
        ...


def traders_among(match: Match, bots: Mapping[str, Bot]) -> dict[str, Trader]:
    """The officers' bots that deal."""
    security = match.seats[SECURITY]
    return {seat: bot for seat, bot in bots.items() if isinstance(bot, Trader) and seat != security}


def let_deal(match: Match, traders: Mapping[str, Trader], events: Iterable[Event], play: Play) -> None:
    """Every trader is asked once when he may deal anew, and whenever an offer waits for him."""
    if not traders:
        return
    events = tuple(events)
    for seat in invited(match, events):
        if seat in traders:
            _deal(match, traders, seat, play)
    for event in events:
        if isinstance(event, TradeOffered):
            _deal(match, traders, match.seats[event.to_seat], play)


def _deal(match: Match, traders: Mapping[str, Trader], seat: str, play: Play) -> None:
    """Ask one trader, and then whoever has to answer him, until somebody keeps still or no bot is asked."""
    asked = seat
    while asked in traders and not match.finished:
        decision = traders[asked].decide_anytime(Sight(match, asked))
        events = play(asked, decision.action) if decision is not None else ()
        offers = [event for event in events if isinstance(event, TradeOffered)]
        asked = match.seats[offers[0].to_seat] if offers else ""
