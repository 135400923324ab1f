"""Games of older programs: a log either replays under the rules of today, or the game is kept readable."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Sequence
from importlib.metadata import version

from colditz.editions.start import BadSetup, replay
from colditz.engine.play import Match
from colditz.engine.position import BadPosition
from colditz.engine.refusal import GameError
from colditz.model.events import Event
from colditz.server.updates import PlayedAction
from colditz.store.store import GameRecord, LogEntry

RULES_VERSION = version("colditz")

log = logging.getLogger(__name__)


class Outdated(Exception):
    """A log that the engine no longer accepts."""


def log_of(record: GameRecord, entries: Sequence[LogEntry]) -> dict[str, object]:
    """A game as its log tells it, all secrets included."""
    actions = [[entry.seat, entry.action] for entry in entries]
    return {**record.setup, "secret": record.secret, "actions": actions}


def reopen(record: GameRecord, entries: Sequence[LogEntry], kept: int) -> tuple[Match, list[PlayedAction]]:
    """The match that a log tells, and its last deeds; Outdated if the rules of today refuse it."""
    heard: deque[tuple[int, str, tuple[Event, ...]]] = deque(maxlen=kept)
    try:
        match = replay(log_of(record, entries), heard=lambda number, seat, events: heard.append((number, seat, events)))
    except (GameError, BadPosition, BadSetup, KeyError, IndexError, AssertionError) as error:
        raise Outdated(f"game {record.id} of version {record.rules_version}: {error}") from error
    return match, deeds_of(list(heard))


def deeds_of(heard: list[tuple[int, str, tuple[Event, ...]]]) -> list[PlayedAction]:
    """Entries told one by one, put together as they were played: chance answers belong to the deed before them."""
    deeds: list[PlayedAction] = []
    for number, seat, events in heard:
        if seat == "chance" and deeds:
            last = deeds[-1]
            deeds[-1] = last._replace(next=number + 1, events=(*last.events, *events))
        elif seat != "chance":
            deeds.append(PlayedAction(number, number + 1, seat, events))
    return deeds
