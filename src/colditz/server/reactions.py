"""Reactions without tells: the same wait passes whether or not a card is held, and whatever the answer is."""

from __future__ import annotations

from collections.abc import Iterable

from colditz.engine.play import Match
from colditz.model.actions import Action, Pass, PlayCard
from colditz.rules.escape.tower import Invitation
from colditz.rules.raids.closing import MayRaid
from colditz.rules.turn.window import Window, subject
from colditz.server.asks import Instruction, StandingOrders
from colditz.server.options import Options
from colditz.store.store import SeatRecord

AT_A_TURNS_END = MayRaid.__name__
# Steps that ask whoever might hold a card, at moments that all can see.
WINDOWS = (Window.__name__, AT_A_TURNS_END, Invitation.__name__)


def reacting(match: Match) -> bool:
    """The table waits for somebody who may answer with a card."""
    return not match.finished and match.asking in WINDOWS


def seconds_of(options: Options, match: Match) -> float:
    """How long such a question stays open; what comes at the end of every turn is short, lest it slow the game."""
    return options.raid_seconds if match.asking == AT_A_TURNS_END else options.reaction_seconds


def paced(options: Options, seats: Iterable[SeatRecord], *, public: bool) -> bool:
    """Somebody sits there who could learn from a pause: bots do not read faces."""
    people = [seat for seat in seats if seat.kind != "bot"]
    return options.reaction_seconds > 0 and (len(people) > 1 or public)


def share_a_screen(options: Options, seats: Iterable[SeatRecord]) -> bool:
    """Several people see whom the screen is passed to: whoever might hold a card is called, even if he holds none."""
    return options.reaction_seconds == 0 and sum(seat.kind == "human" for seat in seats) > 1


def ordered(match: Match, seat: str, orders: StandingOrders) -> Action | None:
    """What the server answers for a seat by its standing orders; None if the player himself is to be asked."""
    cards = playable(match, seat)
    instruction = next((each for each in orders.now if applies(each, match)), None)
    if instruction is not None:
        return PlayCard(instruction.card) if instruction.card in cards else Pass()
    return _as_always(cards, orders, may_play=match.asking != AT_A_TURNS_END)


def playable(match: Match, seat: str) -> list[int]:
    """The cards with which a seat could answer."""
    return [action.card for action in match.choices(seat).actions if isinstance(action, PlayCard)]


def _as_always(cards: list[int], orders: StandingOrders, *, may_play: bool) -> Action | None:
    """What was ordered for every time; a raid needs a moment that somebody picked."""
    for card in orders.play if may_play else ():
        if card in cards:
            return PlayCard(card)
    wants = any(card in cards for card in orders.ask)
    return Pass() if orders.rest == "pass" and not wants else None


def applies(instruction: Instruction, match: Match) -> bool:
    """It is about what is asked now, and its time is not over."""
    number, turn = match.moment
    return (
        instruction.question == subject(match)
        and instruction.round in (None, number)
        and instruction.turn in (None, turn)
    )
