"""Who is here, told between the workers of one database: a player at one of them is present at all of them.

Nothing of it is kept. Workers tell each other what changed a few times a second, say that they are alive, and are
forgotten when they fall silent; whoever opens a table asks the others who is there.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import NamedTuple, Protocol

from colditz.store.store import Store, StoreError

TELL_SECONDS = 0.2
ALIVE_SECONDS = 10.0
SILENT_SECONDS = 35.0
AT_ONCE = 40  # tables in one message: PostgreSQL takes 8,000 bytes

log = logging.getLogger(__name__)


class Present(NamedTuple):
    """Who is at a table in one worker: connections by seat, how many look on, and which seats try walks out there."""

    seats: dict[str, int]
    spectators: int
    planning: tuple[str, ...] = ()


NOBODY = Present({}, 0)


class Table(Protocol):
    """What is needed of a table."""

    def present_here(self) -> Present:
        """Who is at this table in this worker."""

    def hear_presence(self, worker: str, present: Present) -> None:
        """Who is at this table in another worker."""

    def end_seat(self, seat: str) -> None:
        """End every connection that holds a seat."""


class Exchange:
    """Tells other workers who is here, and hears it from them."""

    def __init__(self, store: Store, tables: Mapping[str, Table]) -> None:
        self.store, self.tables = store, tables
        self.worker = secrets.token_hex(4)
        self.changed: set[str] = set()
        self.told: dict[str, Present] = {}
        self.asking: set[str] = set()
        self.ending: list[tuple[str, str]] = []
        self.alive: dict[str, float] = {}  # by worker, when it was last heard

    # --- telling

    def note(self, game: str) -> None:
        """Somebody came to a table or left it."""
        self.changed.add(game)

    def opened(self, game: str) -> None:
        """A table was opened here: who is at it elsewhere?"""
        self.asking.add(game)

    def end_elsewhere(self, game: str, seat: str) -> None:
        """End the connections that hold a seat in other workers."""
        self.ending.append((game, seat))

    async def run(self) -> None:
        """Tell what changed, for as long as the server runs."""
        loop, last = asyncio.get_running_loop(), 0.0
        while True:
            now = loop.time()
            with suppress(StoreError):  # it is told when the database is back
                await self.tell(alive=now - last > ALIVE_SECONDS)
                last = now if now - last > ALIVE_SECONDS else last
            self.forget_silent(now)
            await asyncio.sleep(TELL_SECONDS)

    async def tell(self, *, alive: bool = False) -> None:
        """Tell the others what changed; nothing if nothing did."""
        here = {game: self._present(game) for game in self.changed}
        here = {game: present for game, present in here.items() if self.told.get(game, NOBODY) != present}
        games, asking, ending = list(here), list(self.asking), list(self.ending)
        first = True
        while games or asking or ending or (alive and first):
            first = False
            part, games = games[:AT_ONCE], games[AT_ONCE:]
            some, who, end = {game: here[game] for game in part}, asking[:AT_ONCE], ending[:AT_ONCE]
            message = {"worker": self.worker, "here": some, "who": who, "end": end}
            await self.store.announce(json.dumps(message))
            asking, ending = asking[AT_ONCE:], ending[AT_ONCE:]
            self._was_told(some, who, end)
        self.changed -= {game for game in self.changed if self.told.get(game, NOBODY) == self._present(game)}

    def _was_told(self, here: dict[str, Present], asked: Iterable[str], ended: Iterable[tuple[str, str]]) -> None:
        self.told |= here
        self.told = {game: present for game, present in self.told.items() if present != NOBODY}
        self.asking -= set(asked)
        self.ending = [each for each in self.ending if each not in ended]

    async def farewell(self) -> None:
        """This worker ends: nobody is here any more."""
        with suppress(StoreError):
            await self.store.announce(json.dumps({"worker": self.worker, "gone": True}))

    def _present(self, game: str) -> Present:
        return self.tables[game].present_here() if game in self.tables else NOBODY

    # --- hearing

    def missed(self) -> None:
        """News may have been lost: tell everything again, and ask for everything."""
        self.told.clear()
        self.changed |= set(self.tables)
        self.asking |= set(self.tables)

    def heard(self, text: str, now: float) -> None:
        """Another worker says who is there."""
        message = json.loads(text)
        worker = str(message["worker"])
        self.alive[worker] = now
        if message.get("gone"):
            self._forget(worker)
            return
        for game, (seats, spectators, planning) in message["here"].items():
            if game in self.tables:
                self.tables[game].hear_presence(worker, Present(seats, spectators, tuple(planning)))
        for game in message["who"]:
            self.told.pop(game, None)
            self.changed.add(game)
        for game, seat in message["end"]:
            if game in self.tables:
                self.tables[game].end_seat(seat)

    def forget_silent(self, now: float) -> None:
        """Who says nothing for long has died."""
        for worker in [worker for worker, at in self.alive.items() if now - at > SILENT_SECONDS]:
            log.warning("worker %s has fallen silent; whoever was connected to it counts as gone", worker)
            self._forget(worker)

    def _forget(self, worker: str) -> None:
        self.alive.pop(worker, None)
        for table in tuple(self.tables.values()):
            table.hear_presence(worker, NOBODY)
