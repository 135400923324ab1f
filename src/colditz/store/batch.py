"""Appends to PostgreSQL: whatever waits goes there in one statement, which is one commit and one journey."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from colditz.store.statements import append_conflict
from colditz.store.store import LogEntry, StoreUnavailable

log = logging.getLogger(__name__)

MOST_AT_ONCE = 500  # games in one statement
SAVE_SECONDS = 15.0  # after which somebody who waits is told that it was not saved

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
        """Return when the entries are durable, or raise in a bounded time."""
        append = Append(game, first, entries, asyncio.get_running_loop().create_future())
        self._waiting.append(append)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())
        try:
            async with asyncio.timeout(SAVE_SECONDS):
                await append.done
        except TimeoutError:
            self._waiting = [each for each in self._waiting if each is not append]
            raise StoreUnavailable("the database takes too long; try again") from None

    async def stop(self) -> None:
        """Write all that waits."""
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        try:
            await asyncio.sleep(0)  # let everybody who is about to append do so
            while self._waiting:
                batch, self._waiting = choose(self._waiting)
                await self._write_batch(batch)
        except BaseException as error:
            _fail(self._waiting, error)
            raise

    async def _write_batch(self, batch: list[Append]) -> None:
        """Whatever goes wrong, nobody is left waiting; what one append has wrong does not hurt the others."""
        try:
            saved = frozenset(await self._write(columns(batch)))
        except StoreUnavailable as error:
            return _fail(batch, error)
        except Exception as error:
            # one append has something wrong; whoever waits for it is told
            if len(batch) == 1:
                log.exception("an append could not be saved")
                return _fail(batch, error)
        except BaseException as error:
            _fail(batch, error)
            raise
        else:
            return _resolve(batch, saved)
        for append in batch:
            await self._write_batch([append])
        return None


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
        if append.done.done():
            continue
        if append.game in saved:
            append.done.set_result(None)
        else:
            append.done.set_exception(append_conflict(append.game, append.first))


def _fail(batch: list[Append], error: BaseException) -> None:
    """Everybody who waits learns that it was not saved; one error object may be raised only once."""
    for append in batch:
        if not append.done.done():
            append.done.set_exception(StoreUnavailable(str(error) or type(error).__name__))
