"""Who sits at a table and who looks on: in this worker, and as other workers tell it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from typing import cast

from colditz.server.audience import HOST, Listener
from colditz.server.context import ServerContext
from colditz.server.errors import Fault
from colditz.server.presence import NOBODY, Exchange, Present
from colditz.server.seats import awaited
from colditz.server.tells import AnyTell, Connections, Presence, SeatInfo, SeatKind
from colditz.server.wire import write
from colditz.store.store import SeatRecord

CROWD, CROWD_SECONDS = 20, 0.25  # listeners, and the least time between two lists of who is here


class Gathering:
    """The people at one table."""

    def __init__(self, game: str, server: ServerContext, seats: dict[str, SeatRecord]) -> None:
        self.id, self.server, self.seats = game, server, seats
        self.wake_driver = asyncio.Event()  # something changed that the driver should look at
        self.used_at = server.now()
        self.listeners: set[Listener] = set()
        self.presence_timer: asyncio.TimerHandle | None = None
        self.exchange: Exchange | None = None  # where other workers hear who is here
        self.elsewhere: dict[str, Present] = {}  # by worker: who is at this table there
        self.opened_at = self.used_at
        self.left: dict[str, float] = {}  # by seat: when the last who held it went, as far as this worker knows
        self.shared_seats: dict[str, int] = {}  # by seat: how many connections held it when somebody was told

    def seat_infos(self) -> list[SeatInfo]:
        """Who sits where, and who is here."""
        here = {seat for seat in self.seats if self.present(seat)}
        return [
            SeatInfo(
                seat.seat,
                cast("SeatKind", seat.kind),
                seat.name,
                seat.level,
                seat.seat in here,
                seat.steward,
                seat.kind == "human" and awaited(seat.token_hash),
            )
            for seat in self.seats.values()
        ]

    def planning_here(self) -> tuple[str, ...]:
        """Seats that try something out just now in this worker."""
        return ()

    def planning(self) -> list[str]:
        """Seats that try something out just now."""
        known = (self.planning_here(), *(present.planning for present in self.elsewhere.values()))
        return list(dict.fromkeys(seat for seats in known for seat in seats))

    def present(self, seat: str) -> bool:
        """Somebody who holds the seat is connected, to this worker or another."""
        return any(seat in listener.held for listener in self.listeners) or self._held_elsewhere(seat) > 0

    def away_since(self) -> dict[str, float]:
        """By seat, and for the host: since when nobody who holds it is here; who never came is missed all the time."""
        return {seat: self.left.get(seat, self.opened_at) for seat in (*self.seats, HOST) if not self.present(seat)}

    def _held_elsewhere(self, seat: str) -> int:
        return sum(present.seats.get(seat, 0) for present in self.elsewhere.values())

    def present_here(self) -> Present:
        """Who is at this table in this worker."""
        held = Counter(seat for listener in self.listeners for seat in listener.held)
        return Present(dict(held), sum(not listener.seats for listener in self.listeners), self.planning_here())

    def hear_presence(self, worker: str, present: Present) -> None:
        """Who is at this table in another worker."""
        before = {seat: self._held_elsewhere(seat) for seat in (*self.seats, HOST)}
        if self.elsewhere.get(worker, NOBODY) == present:
            return
        self.elsewhere = {**self.elsewhere, worker: present}
        if present == NOBODY:
            del self.elsewhere[worker]
        self._note_gone(seat for seat, number in before.items() if number)
        self._send_presence_soon()
        for seat in [seat for seat in self.seats if self._held_elsewhere(seat) != before[seat]]:
            self._send_connections(seat)
        self.wake_driver.set()

    def end_seat(self, seat: str, but: Listener | None = None) -> None:
        """End every connection that holds a seat, but one."""
        for other in [each for each in self.listeners if each is not but and seat in each.seats]:
            other.end(Fault("ended-elsewhere"))

    def join(self, listener: Listener) -> None:
        """Somebody sits down or looks on."""
        self.listeners.add(listener)
        self.used_at = self.server.now()
        self.send_presence()
        self.wake_driver.set()
        for seat in listener.seats:
            self._send_connections(seat)

    def leave(self, listener: Listener) -> None:
        """Somebody's connection is gone."""
        self.listeners.discard(listener)
        self.used_at = self.server.now()
        self._note_gone(listener.held)
        self.send_presence()
        for seat in listener.seats:
            self._send_connections(seat, left=True)

    def _note_gone(self, seats: Iterable[str]) -> None:
        now = self.server.now()
        self.left |= {seat: now for seat in seats if not self.present(seat)}

    def _send_connections(self, seat: str, *, left: bool = False) -> None:
        """Whoever holds a seat learns how many connections hold it; one is what he expects."""
        holders = [listener for listener in self.listeners if seat in listener.seats]
        number = len(holders) + self._held_elsewhere(seat)
        if number > 1 or left or self.shared_seats.get(seat, 1) > 1:
            for listener in holders:
                listener.send(Connections(seat, number))
        self.shared_seats[seat] = number

    def broadcast(self, message: AnyTell) -> None:
        """The same message for everybody."""
        if self.listeners:
            data = write(message)
            for listener in tuple(self.listeners):
                listener.send_bytes(data)

    def send_presence(self) -> None:
        """Tell everybody who sits where and who is here, in other workers too."""
        if self.exchange is not None:
            self.exchange.note(self.id)
        self._send_presence_soon()

    def _send_presence_soon(self) -> None:
        """At once among a few, and a few times a second before a crowd."""
        if len(self.listeners) < CROWD:
            self._send_presence()
        elif self.presence_timer is None:
            self.presence_timer = asyncio.get_running_loop().call_later(CROWD_SECONDS, self._send_presence)

    def _send_presence(self) -> None:
        if self.presence_timer is not None:
            self.presence_timer.cancel()
            self.presence_timer = None
        spectators = sum(present.spectators for present in (self.present_here(), *self.elsewhere.values()))
        self.broadcast(Presence(self.seat_infos(), spectators, self.planning(), self.away_since()))
