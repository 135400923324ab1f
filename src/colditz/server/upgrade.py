"""Games of older programs: a log either replays under the rules of today, or the game is kept readable."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Sequence
from importlib.metadata import version
from typing import NamedTuple

from colditz.editions.start import BadSetup, before_the_first
from colditz.engine.play import Match
from colditz.engine.position import BadPosition
from colditz.engine.refusal import GameError
from colditz.model.events import Event
from colditz.server.snapshots import LogDigest, Start, start_from
from colditz.server.updates import PlayedAction
from colditz.store.store import GameRecord, LogEntry, Snapshot

RULES_VERSION = version("colditz")
REFUSALS = (GameError, BadPosition, BadSetup, KeyError, IndexError, AssertionError, ValueError)

log = logging.getLogger(__name__)


class Outdated(Exception):
    """A log that the engine no longer accepts."""


def log_of(record: GameRecord, entries: Sequence[LogEntry]) -> dict[str, object]:
    """A game as its log tells it, all secrets included."""
    actions = [[entry.seat, entry.action] for entry in entries]
    return {**record.setup, "secret": record.secret, "actions": actions}


class Reopened(NamedTuple):
    """A game as its log tells it: the match, its last deeds, and the fingerprint of the log."""

    match: Match
    history: list[PlayedAction]
    digest: LogDigest


def reopen(record: GameRecord, entries: Sequence[LogEntry], most: int, snapshot: Snapshot | None = None) -> Reopened:
    """The match that a log tells, from a snapshot on if there is a good one; Outdated if today's rules refuse it."""
    start = start_from(record, snapshot, entries)
    if start is not None:
        try:
            return _reopened(entries, most, start)
        except REFUSALS:
            log.exception("game %s does not go on from its snapshot; the whole log is replayed", record.id)
    try:
        return _reopened(entries, most, Start(before_the_first(log_of(record, [])), 0))
    except REFUSALS as error:
        raise Outdated(f"game {record.id} of version {record.rules_version}: {error}") from error


def _reopened(entries: Sequence[LogEntry], most: int, start: Start) -> Reopened:
    heard: deque[tuple[int, str, tuple[Event, ...]]] = deque(maxlen=most)
    for number, entry in enumerate(entries[start.entries :], start.entries):
        heard.append((number, entry.seat, start.match.play(entry.seat, entry.action)))
    start.match.give_luck()
    return Reopened(start.match, deeds_of(list(heard)), LogDigest(entries))


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
