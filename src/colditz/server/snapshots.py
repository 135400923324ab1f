"""Snapshots: where a game stood some way back, so that opening a long game replays only its end.

The log stays what counts. A snapshot is used only if it was made by the same rules from exactly the first entries of
this log; the entries after it are checked action by action as ever. Whatever does not fit is passed over.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple, Protocol

from colditz.editions.start import from_position, resume
from colditz.engine.play import Match
from colditz.store.store import GameRecord, LogEntry, Snapshot

EVERY = 120  # entries between two snapshots; the one before the last is kept, so that what was lately played is told
RULES = ("model", "engine", "rules", "editions")  # the packages that decide what a position means

log = logging.getLogger(__name__)


@cache
def rules_fingerprint() -> str:
    """What all code and data that a position depends on amounts to: a snapshot of other rules is not used."""
    digest = hashlib.sha256()
    for package in RULES:
        for name, data in sorted(_files(files("colditz") / package, package)):
            digest.update(f"{name} {len(data)}\n".encode() + data)
    return digest.hexdigest()[:32]


def _files(folder: Traversable, path: str) -> Iterable[tuple[str, bytes]]:
    for item in folder.iterdir():
        name = f"{path}/{item.name}"
        if item.is_dir():
            yield from _files(item, name)
        elif not item.name.endswith(".pyc"):
            yield name, item.read_bytes()


class LogDigest:
    """A fingerprint of a log that grows with it."""

    def __init__(self, entries: Iterable[LogEntry] = ()) -> None:
        self.hash = hashlib.sha256()
        self.add((entry.seat, entry.action) for entry in entries)

    def add(self, entries: Iterable[Sequence[str]]) -> None:
        """More entries follow, each a seat and an action."""
        self.hash.update("".join(f"{seat}\0{action}\n" for seat, action in entries).encode())

    def text(self, position: str = "") -> str:
        """The fingerprint so far, together with the position that the log leads to."""
        both = self.hash.copy()
        both.update(position.encode())
        return both.hexdigest()


def first_digest(match: Match) -> LogDigest:
    """The fingerprint of the log of a match that was played here from its first entry on."""
    digest = LogDigest()
    digest.add(match.taken(0))
    return digest


class Start(NamedTuple):
    """Where a replay begins: a match, and how many entries of the log it has behind it."""

    match: Match
    entries: int


def start_from(record: GameRecord, snapshot: Snapshot | None, entries: Sequence[LogEntry]) -> Start | None:
    """The match of a snapshot if it belongs to this log and these rules; None if the whole log must be replayed."""
    if snapshot is None or snapshot.entries > len(entries) or snapshot.rules_version != rules_fingerprint():
        return None
    if LogDigest(entries[: snapshot.entries]).text(snapshot.position) != snapshot.digest:
        log.error("the snapshot of game %s does not belong to its log; the whole log is replayed", record.id)
        return None
    try:
        match = resume({**record.setup, "secret": record.secret}, snapshot.position, snapshot.entries)
    except Exception:
        log.exception("the snapshot of game %s cannot be read; the whole log is replayed", record.id)
        return None
    if match.position() != snapshot.position:
        log.error("the snapshot of game %s is not what it should be; the whole log is replayed", record.id)
        return None
    return Start(match, snapshot.entries)


class _Server(Protocol):
    def keep_snapshot(self, snapshot: Snapshot) -> None:
        """Save it in the background."""


class SnapshotKeeper:
    """Notes where one game stands from time to time."""

    def __init__(self, game: str, digest: LogDigest, entries: int) -> None:
        self.game, self.digest, self.noted = game, digest, entries
        self.next: Snapshot | None = None

    def played(self, match: Match, entries: Iterable[Sequence[str]], server: _Server) -> None:
        """Some entries were saved; now and then, where the game stands is noted and what was noted before is kept."""
        self.digest.add(entries)
        if match.question - self.noted < EVERY or match.finished:
            return
        self.noted = match.question
        kept, self.next = self.next, snapshot_of(self.game, match, self.digest)
        if kept is not None:
            server.keep_snapshot(kept)


def snapshot_of(game: str, match: Match, digest: LogDigest) -> Snapshot | None:
    """A snapshot of a match; None if its position does not read back as it was written."""
    position = match.position()
    try:
        sound = from_position(position).position() == position
    except Exception:
        log.exception("the position of game %s cannot be read back", game)
        sound = False
    return Snapshot(game, match.question, rules_fingerprint(), digest.text(position), position) if sound else None
