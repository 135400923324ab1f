"""Listeners: one connection each, with the seats it holds and what still has to be sent to it."""

from __future__ import annotations

import asyncio

from colditz.server.metrics import Metrics
from colditz.server.tells import AnyTell
from colditz.server.wire import write

SPECTATOR = "spectator"


class Listener:
    """One client at one table."""

    def __init__(self, seats: tuple[str, ...], language: str, *, host: bool, most: int, metrics: Metrics) -> None:
        self.seats, self.language, self.host = seats, language, host
        self.metrics = metrics
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.most = most
        self.known_question: dict[str, int] = {}  # by seat, the question up to which it knows everything
        self.last_message = 0  # the last message of talk that it was told
        self.cut_off = False

    @property
    def viewpoints(self) -> tuple[str, ...]:
        """The views that it gets: its seats, or a spectator's."""
        return self.seats or (SPECTATOR,)

    @property
    def channels(self) -> tuple[str, ...]:
        """The talk that it may read."""
        officers = ("officers",) if any(seat != "security" for seat in self.seats) else ()
        return ("table", *officers, *(f"seat:{seat}" for seat in self.seats))

    def send(self, message: AnyTell) -> None:
        """Send a message when its turn comes."""
        self.send_bytes(write(message))

    def send_bytes(self, data: bytes) -> None:
        """Send bytes when their turn comes; who is too far behind is cut off and may connect again."""
        if self.cut_off:
            return
        if self.queue.qsize() >= self.most:
            self.cut_off = True
            self.metrics.count("colditz_slow_readers_total")
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)
            return
        self.queue.put_nowait(data)
