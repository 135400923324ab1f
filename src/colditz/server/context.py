"""What a table is made of: the server around it, answers and drafts that wait, and what may change about a seat."""

from __future__ import annotations

from typing import NamedTuple, Protocol, TypedDict

from colditz.engine.play import Match
from colditz.model.actions import Action
from colditz.server.audience import Listener
from colditz.server.bots import Bots
from colditz.server.metrics import Metrics
from colditz.server.settings import Settings
from colditz.server.updates import PlayedAction
from colditz.store.store import Snapshot, Store


class ServerContext(Protocol):
    """What a table needs of the server around it."""

    settings: Settings
    store: Store
    metrics: Metrics
    bots: Bots

    def now(self) -> float:
        """Unix time."""

    def keep_snapshot(self, snapshot: Snapshot) -> None:
        """Save where a game stands, in the background."""


class PendingAnswer(NamedTuple):
    """A player's answer to a reaction, kept until the time for answers is over."""

    question: int
    action: Action
    listener: Listener
    id: int


class Draft(NamedTuple):
    """Walks that a seat tries out: how the table would stand, and what led there. Nobody else knows of them."""

    match: Match
    actions: tuple[Action, ...]
    deeds: tuple[PlayedAction, ...]


class SeatChange(TypedDict, total=False):
    """What may change about a seat."""

    kind: str
    name: str
    level: str
    token_hash: str
    steward: bool
    orders: dict[str, object]
