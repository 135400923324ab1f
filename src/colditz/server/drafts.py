"""Drafts: walks and posts that a player tries out and may take back, while nothing is revealed and nobody else can act.

They live in memory alone, and outlive a lost connection there. Before they are played nobody else learns more of them
than that something is planned. Then they are played together: when their player does anything else, and before anything
that others or the clock do.
"""

from __future__ import annotations

from colditz.engine.play import Match
from colditz.engine.refusal import Stale
from colditz.model.actions import Action, MovePawn, PostGuard
from colditz.model.events import Event, GuardPosted, PawnMoved
from colditz.server.context import Draft
from colditz.server.errors import Fault
from colditz.server.table import GameTable
from colditz.server.updates import PlayedAction


def try_out(table: GameTable, seat: str, action: Action, question: int) -> bool:
    """Try a walk out; False if it is more than a walk and must be played at once."""
    before = table.match_seen_by(seat)
    if question != before.question:
        raise Stale("the question is another by now")
    after = before.copy()
    events = after.play(seat, action)
    if not _can_be_taken_back(before, after, seat, action, events):
        return False
    deed = PlayedAction(before.question, after.question, seat, events)
    _, actions, deeds = table.drafts.get(seat, Draft(before, (), ()))
    table.drafts[seat] = Draft(after, (*actions, action), (*deeds, deed))
    table.send_seat_update(seat)
    if not actions:
        table.send_presence()  # others see that he plans, and not what
    return True


def _can_be_taken_back(before: Match, after: Match, seat: str, action: Action, events: tuple[Event, ...]) -> bool:
    """A walk or a post that brings nothing but itself: no chance, no card, nobody else asked, the turn not over."""
    quiet = all(isinstance(event, PawnMoved | GuardPosted) for event in events)
    alone = after.question == before.question + 1
    same = before.asked() == after.asked() == (seat,) and before.moment == after.moment and not after.finished
    return isinstance(action, MovePawn | PostGuard) and quiet and alone and same


async def play(table: GameTable, seat: str, action: Action, question: int) -> int:
    """Play an action after all that is tried out at the table, all or none."""
    draft = table.drafts.get(seat)
    if draft is None:
        return await table.take(seat, action, question)
    if question != draft.match.question:
        raise Stale("the question is another by now")
    return await table.take(seat, action, table.match.question)


async def commit(table: GameTable, seat: str) -> int:
    """Play what the seat tries out."""
    if seat not in table.drafts:
        raise Fault("no-draft", seat=seat)
    return await settle(table)


async def settle(table: GameTable) -> int:
    """Play whatever is tried out at the table, so that whoever acts next knows of it."""
    return await table.take_all("", (), table.match.question)


def undo(table: GameTable, seat: str) -> None:
    """Take the last walk back."""
    draft = table.drafts.pop(seat, None)
    if draft is None:
        raise Fault("no-draft", seat=seat)
    match = table.match.copy()
    for action in draft.actions[:-1]:
        match.play(seat, action)
    if draft.actions[:-1]:
        table.drafts[seat] = Draft(match, draft.actions[:-1], draft.deeds[:-1])
    else:
        table.send_presence()
    table.send_seat_update(seat)
