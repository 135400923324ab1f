"""A store in one file, for one server: SQLite with a write-ahead log, every commit forced to the disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from colditz.store.base import BaseStore
from colditz.store.migrate import APPLIED, HISTORY, missing
from colditz.store.statements import Row, Statement, Transaction
from colditz.store.store import BadStore, ChangeNotice, StoreInUse, StoreUnavailable
from colditz.store.writer import Writer, unavailable

BUSY_SECONDS = 2.0
SAVE_SECONDS = 15.0  # after which somebody who waits is told that it was not saved
OLDEST = (3, 35, 0)  # the first that gives rows back from what it writes


class SqliteStore(BaseStore):
    """Games in a file that no other server has open."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._guard: sqlite3.Connection | None = None
        self._writer: Writer | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._reading: sqlite3.Connection | None = None
        self._closed = asyncio.Event()

    async def open(self) -> None:
        """Lock the file, bring its tables up to date, and start the writer."""
        await asyncio.to_thread(self._prepare)
        self._readers = ThreadPoolExecutor(1, "colditz-reader")
        self._writer = Writer(lambda: connect(self.path))

    async def close(self) -> None:
        """Write what waits and unlock the file."""
        self._closed.set()
        writer, self._writer = self._writer, None
        readers, self._readers = self._readers, None
        if writer is not None:
            await writer.stop()
        if readers is not None:
            await asyncio.get_running_loop().run_in_executor(readers, self._forget)
            readers.shutdown()
        if self._guard is not None:
            self._guard.close()
            self._guard = None

    async def execute(self, task: Transaction) -> Sequence[Row]:
        """Hand the work to the writer and wait until it is durable."""
        if self._writer is None:
            raise StoreUnavailable("the store is closed")
        try:
            async with asyncio.timeout(SAVE_SECONDS):
                return await asyncio.shield(self._writer.submit(task))
        except TimeoutError:
            raise StoreUnavailable("the disk takes too long; try again") from None

    async def query(self, statement: Statement) -> Sequence[Row]:
        """The rows that a statement finds, read beside the writer."""
        if self._readers is None:
            raise StoreUnavailable("the store is closed")
        found = asyncio.get_running_loop().run_in_executor(self._readers, self._find, statement)
        try:
            async with asyncio.timeout(SAVE_SECONDS):
                return await asyncio.shield(found)
        except TimeoutError:
            found.add_done_callback(lambda late: late.cancelled() or late.exception())
            raise StoreUnavailable("the disk takes too long; try again") from None

    async def announce(self, body: str) -> None:
        """Nobody else is there to hear it."""

    async def changes(self) -> AsyncIterator[ChangeNotice]:
        """Nothing: no other process writes to this file."""
        await self._closed.wait()
        for _ in ():
            yield ChangeNotice("", "all")

    # --- on other threads

    def _prepare(self) -> None:
        if sqlite3.sqlite_version_info < OLDEST:
            raise BadStore(f"SQLite 3.35 or newer is needed; this Python has {sqlite3.sqlite_version}")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._guard = lock(self.path)
            bring_up_to_date(self.path)
        except (sqlite3.Error, OSError, BadStore) as error:
            if self._guard is not None:
                self._guard.close()
                self._guard = None
            if isinstance(error, BadStore):
                raise
            raise unusable(self.path, error) from error

    def _find(self, statement: Statement) -> Sequence[Row]:
        try:
            connection = self._reading = self._reading or connect(self.path, reading=True)
            rows: list[Row] = connection.execute(statement.sql.replace("$", "?"), statement.values).fetchall()
        except sqlite3.Error as error:
            self._forget()
            raise unavailable(error) from error
        return rows

    def _forget(self) -> None:
        if self._reading is not None:
            self._reading.close()
            self._reading = None


def connect(path: Path, *, reading: bool = False, new: bool = False) -> sqlite3.Connection:
    """A connection on which every commit is on the disk before it returns."""
    address = f"{path.absolute().as_uri()}?mode={'rwc' if new else 'rw'}"
    connection = sqlite3.connect(address, uri=True, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        if reading:
            connection.execute("PRAGMA query_only = ON")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def lock(path: Path) -> sqlite3.Connection:
    """Hold a small file beside the database: SQLite's own locks work on every system and end with the process."""
    guard = sqlite3.connect(
        path.with_name(f"{path.name}.lock"), timeout=0, isolation_level=None, check_same_thread=False
    )
    try:
        guard.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        guard.close()
        if error.sqlite_errorname == "SQLITE_BUSY":
            raise StoreInUse(
                f"another server has {path} open: stop it, use another file, or use PostgreSQL for several servers"
            ) from error
        raise
    return guard


def bring_up_to_date(path: Path) -> None:
    """Make the changes to the tables that are missing, each in a transaction of its own."""
    connection = connect(path, new=True)
    try:
        connection.execute(HISTORY)
        applied = [number for (number,) in connection.execute(APPLIED)]
        for migration in missing("sqlite", applied):
            connection.executescript(f"BEGIN IMMEDIATE;\n{migration.script()}\nCOMMIT;")
    finally:
        connection.close()


def unusable(path: Path, error: sqlite3.Error | OSError) -> BadStore | StoreUnavailable:
    """Why a file cannot be opened: for good, or for now."""
    if isinstance(error, OSError):
        return BadStore(f"no games can be kept in {path}: {error}")
    if getattr(error, "sqlite_errorname", "") == "SQLITE_NOTADB":
        return BadStore(f"{path} is not a SQLite database: choose another file")
    return StoreUnavailable(f"{path}: {unavailable(error)}")
