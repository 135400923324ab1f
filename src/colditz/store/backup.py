"""Backups of a running server's games, and how they come back: one file for both databases.

A backup is a SQLite file of its own with the same tables, read in one transaction, so that it shows one moment. It can
be restored into either database; a game is there as a whole or not at all.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import asyncpg

from colditz.store.open import POSTGRESQL, default_path, sqlite_path
from colditz.store.postgres import PostgresStore
from colditz.store.sqlite import SqliteStore, bring_up_to_date
from colditz.store.statements import Row
from colditz.store.store import BadStore

TABLES = {  # in the order in which they refer to each other
    "games": "id, edition, players, setup, secret, commitment, rules_version, status, public, options, "
    "created, changed",
    "counts": "game, entries, messages",
    "seats": "game, seat, position, kind, name, level, token_hash, steward, orders",
    "entries": "game, seq, seat, action, at",
    "messages": "game, number, channel, seat, body, at, position, kind",
    "results": "game, edition, players, side, result, at",
}
TRUTHS = {"games": (8,), "seats": (7,)}  # columns that are truth values, by number
CHUNK = 2000


class Count(NamedTuple):
    """What a backup holds."""

    games: int
    entries: int


async def back_up(database: str | None, target: Path) -> Count:
    """Copy all games as they are at one moment into a new file, while people play."""
    if target.exists():  # noqa: ASYNC240 - a command of its own, which serves nobody
        raise BadStore(f"{target} is there already: name a new file, or move the old one away")
    partial = target.with_name(f"{target.name}.partial")
    partial.unlink(missing_ok=True)
    bring_up_to_date(partial)
    copy = sqlite3.connect(partial, isolation_level=None)
    try:
        copy.execute("PRAGMA journal_mode = DELETE")
        copy.execute("BEGIN")
        if database is not None and database.startswith(POSTGRESQL):
            await _read_postgres(database, copy)
        else:
            _read_sqlite(sqlite_path(database) if database else default_path(), copy)
        copy.execute("COMMIT")
        found = check(copy)
    except BaseException:
        copy.close()
        partial.unlink(missing_ok=True)
        raise
    copy.close()
    partial.replace(target)  # a backup that has its name is whole
    return found


def check(copy: sqlite3.Connection) -> Count:
    """A backup is sound and every log in it is whole; returns what it holds."""
    if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
        raise BadStore("the backup is damaged")
    broken = copy.execute(
        "SELECT game FROM counts WHERE entries <> (SELECT COUNT(*) FROM entries WHERE entries.game = counts.game)"
    ).fetchall()
    if broken:
        raise BadStore(f"the log of game {broken[0][0]} is not whole in this backup")
    games, entries = (copy.execute(f"SELECT COUNT(*) FROM {table}").fetchone()[0] for table in ("games", "entries"))  # noqa: S608
    return Count(games, entries)


def _read_sqlite(path: Path, copy: sqlite3.Connection) -> None:
    if not path.is_file():
        raise BadStore(f"there is no database {path}")
    source = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
    try:
        source.execute("BEGIN")  # one moment, whatever is written meanwhile
        for table, columns in TABLES.items():
            rows = source.execute(f"SELECT {columns} FROM {table}")  # noqa: S608 - our own names
            for chunk in iter(lambda rows=rows: rows.fetchmany(CHUNK), []):  # type: ignore[misc]
                _write_sqlite(copy, table, chunk)
    except sqlite3.OperationalError as error:
        raise BadStore(f"{path} cannot be backed up: {error}; start this version's server on it once") from error
    finally:
        source.close()


async def _read_postgres(database: str, copy: sqlite3.Connection) -> None:
    source = await asyncpg.connect(database)
    try:
        async with source.transaction(isolation="repeatable_read", readonly=True):
            for table, columns in TABLES.items():
                chunk: list[Row] = []
                async for row in source.cursor(f"SELECT {columns} FROM {table}", prefetch=CHUNK):  # noqa: S608
                    chunk.append(tuple(row))
                    if len(chunk) == CHUNK:
                        _write_sqlite(copy, table, chunk)
                        chunk = []
                _write_sqlite(copy, table, chunk)
    finally:
        await source.close()


def _write_sqlite(copy: sqlite3.Connection, table: str, rows: Sequence[Row]) -> None:
    places = ", ".join("?" * len(TABLES[table].split(",")))
    copy.executemany(f"INSERT INTO {table} ({TABLES[table]}) VALUES ({places})", rows)  # noqa: S608 - our own names


async def restore(source: Path, database: str | None) -> Count:
    """Put the games of a backup into a database that has none; all of them or none."""
    if not source.is_file():  # noqa: ASYNC240 - a command of its own, which serves nobody
        raise BadStore(f"there is no backup {source}")
    backup = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)  # noqa: ASYNC240
    try:
        found = check(backup)
        if database is not None and database.startswith(POSTGRESQL):
            await _write_postgres(backup, database)
        else:
            await _restore_sqlite(backup, sqlite_path(database) if database else default_path())
    except sqlite3.DatabaseError as error:
        raise BadStore(f"{source} is no backup of Colditz: {error}") from error
    finally:
        backup.close()
    return found


async def _restore_sqlite(backup: sqlite3.Connection, path: Path) -> None:
    store = SqliteStore(path)
    await store.open()  # nobody else has it open, and its tables are there
    target = sqlite3.connect(path, isolation_level=None)
    try:
        target.execute("BEGIN IMMEDIATE")
        _must_be_empty(target.execute("SELECT COUNT(*) FROM games").fetchone()[0])
        for table in TABLES:
            for chunk in _chunks(backup, table):
                _write_sqlite(target, table, chunk)
        target.execute("COMMIT")
    finally:
        target.close()
        await store.close()


async def _write_postgres(backup: sqlite3.Connection, database: str) -> None:
    store = PostgresStore(database)
    await store.open()
    await store.close()
    target = await asyncpg.connect(database)
    try:
        async with target.transaction():
            _must_be_empty(await target.fetchval("SELECT COUNT(*) FROM games"))
            for table, columns in TABLES.items():
                for chunk in _chunks(backup, table):
                    names = [name.strip() for name in columns.split(",")]
                    await target.copy_records_to_table(table, records=_typed(table, chunk), columns=names)
    finally:
        await target.close()


def _chunks(backup: sqlite3.Connection, table: str) -> Iterator[list[Row]]:
    rows = backup.execute(f"SELECT {TABLES[table]} FROM {table}")  # noqa: S608 - our own names
    while chunk := rows.fetchmany(CHUNK):
        yield chunk


def _typed(table: str, rows: Iterable[Row]) -> Iterator[tuple[object, ...]]:
    """Rows as PostgreSQL wants them: truth values are no numbers there."""
    truths = TRUTHS.get(table, ())
    for row in rows:
        yield tuple(bool(value) if number in truths else value for number, value in enumerate(row))


def _must_be_empty(games: int) -> None:
    if games:
        raise BadStore(f"this database holds {games} games already: restore into a new one, then serve that")
