"""Appends to PostgreSQL: whatever waits goes there in one statement, which is one commit and one journey."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from colditz.store.statements import append_conflict
from colditz.store.store import LogEntry, StoreUnavailable

MOST_AT_ONCE = 500  # games in one statement

# The rows of counts are locked in the order of their names, so that two servers never wait for each other.
APPEND = """
WITH wanted AS (
  SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS row (game, first, many)
), held AS MATERIALIZED (
  SELECT game FROM counts WHERE game = ANY ($1::text[]) ORDER BY game FOR UPDATE
), moved AS (
  UPDATE counts SET entries = counts.entries + wanted.many
  FROM wanted JOIN held ON held.game = wanted.game
  WHERE counts.game = wanted.game AND counts.entries = wanted.first
  RETURNING counts.game
), written AS (
  INSERT INTO entries (game, seq, seat, action, at)
  SELECT row.game, row.seq, row.seat, row.action, row.at
  FROM unnest($4::text[], $5::bigint[], $6::text[], $7::text[], $8::double precision[])
    AS row (game, seq, seat, action, at)
  JOIN moved ON moved.game = row.game
)
SELECT game, pg_notify($9, $10 || game) FROM moved
"""


class Append(NamedTuple):
    """Entries that want to follow the first so many of a game, and who waits for them."""

    game: str
    first: int
    entries: Sequence[LogEntry]
    done: asyncio.Future[None]


Columns = tuple[list[str], list[int], list[int], list[str], list[int], list[str], list[str], list[float]]


class Batcher:
    """Gathers appends while the last ones are on their way. One that conflicts does not disturb the others."""

    def __init__(self, write: Callable[[Columns], Awaitable[Sequence[str]]]) -> None:
        self._write = write  # gives the games whose entries were saved
        self._waiting: list[Append] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, game: str, first: int, entries: Sequence[LogEntry]) -> None:
        """Return when the entries are durable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(game, first, entries, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())
        await done

    async def stop(self) -> None:
        """Write all that waits."""
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        await asyncio.sleep(0)  # let everybody who is about to append do so
        while self._waiting:
            batch, self._waiting = choose(self._waiting)
            try:
                saved = frozenset(await self._write(columns(batch)))
            except StoreUnavailable as error:
                _fail(batch, error)
            else:
                _resolve(batch, saved)


def choose(waiting: list[Append]) -> tuple[list[Append], list[Append]]:
    """One append of each game for now, the rest for later."""
    batch: dict[str, Append] = {}
    later: list[Append] = []
    for append in waiting:
        if append.game in batch or len(batch) == MOST_AT_ONCE:
            later.append(append)
        else:
            batch[append.game] = append
    return list(batch.values()), later


def columns(batch: list[Append]) -> Columns:
    """The values of the statement: three about each append, five about each entry."""
    rows = [
        (append.game, number, entry) for append in batch for number, entry in enumerate(append.entries, append.first)
    ]
    return (
        [append.game for append in batch],
        [append.first for append in batch],
        [len(append.entries) for append in batch],
        [game for game, _, _ in rows],
        [number for _, number, _ in rows],
        [entry.seat for _, _, entry in rows],
        [entry.action for _, _, entry in rows],
        [entry.at for _, _, entry in rows],
    )


def _resolve(batch: list[Append], saved: frozenset[str]) -> None:
    for append in batch:
        if append.done.cancelled():
            continue
        if append.game in saved:
            append.done.set_result(None)
        else:
            append.done.set_exception(append_conflict(append.game, append.first))


def _fail(batch: list[Append], error: StoreUnavailable) -> None:
    for append in batch:
        if not append.done.cancelled():
            append.done.set_exception(StoreUnavailable(str(error)))
