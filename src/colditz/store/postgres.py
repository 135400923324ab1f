"""A store that several servers share: PostgreSQL."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import TypeAlias, TypeVar

import asyncpg
from asyncpg import Connection, Pool, Record
from asyncpg.pool import PoolConnectionProxy

from colditz.store.base import BaseStore
from colditz.store.batch import APPEND, Batcher, Columns
from colditz.store.migrate import APPLIED, HISTORY, missing
from colditz.store.notifications import CHANNEL, ChangeListener
from colditz.store.statements import Row, Statement, Transaction
from colditz.store.store import BadStore, ChangeNotice, Conflict, LogEntry, StoreError, StoreUnavailable, UnknownGame

Found = TypeVar("Found")
PooledConnection: TypeAlias = "PoolConnectionProxy[Record]"  # the class itself takes no brackets

CONNECTIONS = 8
CONNECT_SECONDS = 5.0
COMMAND_SECONDS = 10.0
STARTUP_SECONDS = 5.0  # seconds that a starting server waits for its database
MIGRATION_LOCK = 1942  # two servers that start together change the tables one after the other
TELL = f"SELECT pg_notify('{CHANNEL}', $1)"

REFUSED = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)  # it is about what was written
UNAVAILABLE = (  # try again: whatever it is
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
MISCONFIGURED = (
    asyncpg.ClientConfigurationError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InsufficientPrivilegeError,
    ValueError,  # an address that cannot be read
)


class PostgresStore(BaseStore):
    """Games in a database that other servers may use at the same time."""

    def __init__(self, url: str, patience: float = STARTUP_SECONDS) -> None:
        self._url, self._patience = url, patience
        self._name = secrets.token_hex(4)  # so that we know our own news
        self._settings: dict[str, str] = {"application_name": "colditz"}
        self._pool: Pool[Record] | None = None
        self._batcher = Batcher(self._append)
        self._listener = ChangeListener(self._connect, self._name, self._changed_elsewhere)

    def _changed_elsewhere(self) -> None:
        self.version += 1

    async def open(self) -> None:
        """Connect, and bring the tables up to date; a database that is just starting is waited for."""
        await self._wait_for(self._bring_up_to_date)
        pool = asyncpg.create_pool(
            self._url,
            min_size=0,  # connections are made when they are wanted, and again after the database was gone
            max_size=CONNECTIONS,
            timeout=CONNECT_SECONDS,
            command_timeout=COMMAND_SECONDS,
            server_settings=self._settings,
            reset=_nothing_to_reset,
        )
        self._pool = await _connected(pool)
        await _connected(self._listener.open())

    async def close(self) -> None:
        """Write what waits and let go of the connections."""
        await self._batcher.stop()
        await self._listener.close()
        pool, self._pool = self._pool, None
        if pool is not None:
            try:
                await asyncio.wait_for(pool.close(), COMMAND_SECONDS)
            except UNAVAILABLE:
                pool.terminate()

    def changes(self) -> AsyncIterator[ChangeNotice]:
        """What other servers write from now on."""
        return self._listener.read()

    async def announce(self, body: str) -> None:
        """Say something to the other servers."""
        await self._with_connection(lambda connection: connection.execute(TELL, f"{self._name} presence {body}"))

    async def execute(self, task: Transaction) -> Sequence[Row]:
        """Do some work in one transaction, and tell the other servers."""
        try:
            return await self._with_connection(lambda connection: self._in_transaction(connection, task))
        except asyncpg.ForeignKeyViolationError:
            raise UnknownGame(f"there is no game {task.game!r}") from None
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict(f"game {task.game!r}: somebody else wrote this first ({error})") from error
        except asyncpg.DataError as error:
            raise StoreError(f"game {task.game!r}: this cannot be saved ({error})") from error

    async def _in_transaction(self, connection: PooledConnection, task: Transaction) -> Sequence[Row]:
        rows: list[Record] = []
        async with connection.transaction():
            for statement in task.statements:
                rows = await connection.fetch(statement.sql, *statement.values)
                if statement.otherwise is not None and not rows:
                    raise statement.otherwise
            await connection.execute(TELL, f"{self._name} {task.kind} {task.game}")
        return [tuple(row) for row in rows]

    async def query(self, statement: Statement) -> Sequence[Row]:
        """The rows that a statement finds."""
        try:
            rows = await self._with_connection(lambda connection: connection.fetch(statement.sql, *statement.values))
        except REFUSED as error:
            raise StoreError(f"this cannot be looked for ({error})") from error
        return [tuple(row) for row in rows]

    async def add(self, game: str, first: int, entries: Sequence[LogEntry]) -> None:
        """Add entries together with those of other games."""
        await self._batcher.append(game, first, entries)

    async def _append(self, columns: Columns) -> Sequence[str]:
        rows = await self._with_connection(
            lambda connection: connection.fetch(APPEND, *columns, CHANNEL, f"{self._name} entries ")
        )
        return [row[0] for row in rows]

    # --- connections

    async def _with_connection(self, act: Callable[[PooledConnection], Awaitable[Found]]) -> Found:
        if self._pool is None:
            raise StoreUnavailable("the store is closed")
        try:
            async with self._pool.acquire(timeout=COMMAND_SECONDS) as connection:
                return await act(connection)
        except REFUSED:
            raise
        except UNAVAILABLE as error:
            raise _unavailable(error) from error

    async def _connect(self) -> Connection[Record]:
        return await _connected(
            asyncpg.connect(
                self._url,
                timeout=CONNECT_SECONDS,
                command_timeout=COMMAND_SECONDS,
                server_settings=self._settings,
            )
        )

    async def _wait_for(self, act: Callable[[], Awaitable[None]]) -> None:
        """Try for a while, with longer and longer pauses."""
        waited, pause = 0.0, 0.1
        while True:
            try:
                return await act()
            except StoreUnavailable:
                if waited + pause > self._patience:
                    raise
            await asyncio.sleep(pause)
            waited, pause = waited + pause, pause * 2

    async def _bring_up_to_date(self) -> None:
        connection = await self._connect()
        try:
            if await _connected(connection.fetchval("SHOW synchronous_commit")) == "off":
                self._settings["synchronous_commit"] = "on"  # what was acknowledged must survive
            await _connected(_migrate(connection))
        finally:
            connection.terminate()


async def _migrate(connection: Connection[Record]) -> None:
    async with connection.transaction():
        await connection.execute(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
        await connection.execute(HISTORY)
        applied = [row[0] for row in await connection.fetch(APPLIED)]
        for migration in missing("postgresql", applied):
            await connection.execute(migration.script())


async def _connected(reach: Awaitable[Found]) -> Found:
    """What is reached, or why it is not."""
    try:
        return await reach
    except MISCONFIGURED as error:
        raise BadStore(f"PostgreSQL refuses this address: {error}") from error
    except UNAVAILABLE as error:
        raise _unavailable(error) from error


async def _nothing_to_reset(_connection: object) -> None:
    """No connection is ever changed, so it costs no journey to give one back."""


def _unavailable(error: Exception) -> StoreError:
    return StoreUnavailable(f"PostgreSQL cannot be reached or cannot save; try again ({error or type(error).__name__})")
