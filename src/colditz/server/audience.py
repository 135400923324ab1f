"""Listeners: one connection each, with the seats it holds and what still has to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable

from colditz.server.errors import Fault
from colditz.server.metrics import Metrics
from colditz.server.tells import AnyTell
from colditz.server.wire import write

SPECTATOR = "spectator"
HOST = "host"  # beside the seats: whoever shows the host's token is here


class Listener:
    """One client at one table."""

    def __init__(
        self, seats: tuple[str, ...], language: str, *, host: bool, most: int, metrics: Metrics, most_bytes: int = 2**22
    ) -> None:
        self.seats, self.language, self.host = seats, language, host
        self.metrics = metrics
        self.waiting: deque[bytes] = deque()  # frames, ready to be sent
        self.waiting_bytes = 0
        self.changed = asyncio.Event()  # there is something to send, or it is over
        self.most, self.most_bytes = most, most_bytes
        self.known_question: dict[str, int] = {}  # by seat, the question up to which it knows everything
        self.last_message = 0  # the last message of chat that it was told
        self.ended: Fault | None = None  # why the server ends this connection
        self.over = False  # nothing more will be sent
        self.write_now: Callable[[bytes], bool] = lambda _: False  # sends a frame if the client has taken all before it
        self.sending = False  # something was taken from the line and is on its way

    @property
    def held(self) -> tuple[str, ...]:
        """What it is here for: its seats, and the host's tools."""
        return (*self.seats, HOST) if self.host else self.seats

    @property
    def viewpoints(self) -> tuple[str, ...]:
        """The views that it gets: its seats, or a spectator's."""
        return self.seats or (SPECTATOR,)

    @property
    def channels(self) -> tuple[str, ...]:
        """The channels of chat that it may read."""
        officers = ("officers",) if any(seat != "security" for seat in self.seats) else ()
        return ("table", *officers, *(f"seat:{seat}" for seat in self.seats))

    def send(self, message: AnyTell) -> None:
        """Send a message when its turn comes."""
        self.send_bytes(write(message))

    def send_together(self, messages: Iterable[AnyTell]) -> None:
        """Send some messages that count as one: however long a history is, whoever gets it is not slow."""
        self.send_bytes(b"".join(map(write, messages)))

    def send_bytes(self, frame: bytes) -> None:
        """Send a frame when its turn comes; who is too far behind is cut off and may connect again."""
        if self.over or self.ended is not None:
            return
        if not self.waiting and not self.sending and self.write_now(frame):
            return  # a crowd is told in one go, without waking a task for each
        self.waiting.append(frame)
        self.waiting_bytes += len(frame)
        if len(self.waiting) > self.most or (len(self.waiting) > 1 and self.waiting_bytes > self.most_bytes):
            self.metrics.count("colditz_slow_readers_total")
            self.waiting.clear()
            self.end(Fault("too-slow"))
        self.changed.set()

    def take(self) -> bytes:
        """Everything that waits, to be sent at once."""
        frames = b"".join(self.waiting) if len(self.waiting) > 1 else self.waiting[0] if self.waiting else b""
        self.waiting.clear()
        self.waiting_bytes = 0
        return frames

    def end(self, fault: Fault) -> None:
        """The server ends this connection and says why."""
        self.ended = self.ended or fault
        self.changed.set()

    def close(self) -> None:
        """Nothing more will be sent after what waits."""
        self.over = True
        self.changed.set()
