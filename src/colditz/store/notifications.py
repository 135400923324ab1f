"""Notices of what other servers wrote to the same PostgreSQL database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

from asyncpg import Connection, InterfaceError, PostgresError, Record

from colditz.store.store import ChangeNotice, StoreUnavailable

CHANNEL = "colditz"
MOST_WAITING = 10_000  # news for one reader who does not read
EVERYTHING = ChangeNotice("", "all")


class ChangeListener:
    """Listens to the database for as long as it is open, and again when the database was gone and is back."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[Connection[Record]]],
        own: str,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        self._changed = changed  # games or seats may be other than they were
        self._connect = connect
        self._own = own  # how our own news begin
        self._readers: set[asyncio.Queue[ChangeNotice | None]] = set()
        self._connection: Connection[Record] | None = None
        self._lost = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Listen from now on."""
        await self._listen()
        self._task = asyncio.create_task(self._keep_listening())

    async def close(self) -> None:
        """Listen no more; readers come to their end."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        self._hang_up()
        for reader in self._readers:
            _put(reader, None)

    def read(self) -> AsyncIterator[ChangeNotice]:
        """The news from now on."""
        reader: asyncio.Queue[ChangeNotice | None] = asyncio.Queue(MOST_WAITING)
        self._readers.add(reader)
        return self._read(reader)

    async def _read(self, reader: asyncio.Queue[ChangeNotice | None]) -> AsyncIterator[ChangeNotice]:
        try:
            while (news := await reader.get()) is not None:
                yield news
        finally:
            self._readers.discard(reader)

    async def _listen(self) -> None:
        self._hang_up()
        connection = self._connection = await self._connect()
        self._lost.clear()
        connection.add_termination_listener(lambda _: self._lost.set())
        await connection.add_listener(CHANNEL, lambda *heard: self._follow_changes(str(heard[-1])))

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.terminate()

    async def _keep_listening(self) -> None:
        while True:
            await self._lost.wait()
            await self._listen_again()
            self._publish(EVERYTHING)

    async def _listen_again(self) -> None:
        pause = 0.05
        while True:
            await asyncio.sleep(pause)
            try:
                return await self._listen()
            except (StoreUnavailable, OSError, PostgresError, InterfaceError):
                pause = min(pause * 2, 5.0)

    def _follow_changes(self, payload: str) -> None:
        sender, kind, rest = payload.split(" ", 2)
        if sender != self._own:
            self._publish(ChangeNotice("", kind, rest) if kind == "presence" else ChangeNotice(rest, kind))

    def _publish(self, news: ChangeNotice) -> None:
        if news.kind in ("game", "seats", "all"):
            self._changed()
        for reader in self._readers:
            _put(reader, news)


def _put(reader: asyncio.Queue[ChangeNotice | None], news: ChangeNotice | None) -> None:
    """A reader who is far behind is told to look at everything instead."""
    if reader.full():
        while not reader.empty():
            reader.get_nowait()
        reader.put_nowait(EVERYTHING)
    reader.put_nowait(news)
