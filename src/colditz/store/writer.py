"""One thread that writes to SQLite: whatever waits is done together and made durable at once."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple

from colditz.store.appends import append_together, first_of_each_game
from colditz.store.statements import Row, Transaction
from colditz.store.store import Conflict, StoreError, StoreUnavailable, UnknownGame

log = logging.getLogger(__name__)

MOST_AT_ONCE = 1000  # pieces of work in one transaction


class Job(NamedTuple):
    """Some work, and who waits for it."""

    work: Transaction
    done: asyncio.Future[Sequence[Row]]


Result = Sequence[Row] | StoreError


class Writer:
    """Does work in the order in which it came. One piece that fails does not disturb the others."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._connection: sqlite3.Connection | None = None
        self._new: list[Job] = []
        self._jobs: SimpleQueue[list[Job]] = SimpleQueue()  # an empty list ends the work
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, name="colditz-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Transaction) -> asyncio.Future[Sequence[Row]]:
        """A future that has the rows once the work is durable."""
        done: asyncio.Future[Sequence[Row]] = self._loop.create_future()
        if not self._new:
            self._loop.call_soon(self._hand_over)  # whoever else is about to write comes along
        self._new.append(Job(work, done))
        return done

    def _hand_over(self) -> None:
        new, self._new = self._new, []
        if new:
            self._jobs.put(new)

    async def stop(self) -> None:
        """Do all that waits, then end."""
        self._hand_over()
        self._jobs.put([])
        await asyncio.to_thread(self._thread.join)

    # --- on the thread

    def _run(self) -> None:
        going = True
        while going:
            waiting = self._waiting()
            going = all(waiting)
            jobs = [job for some in waiting for job in some]
            if jobs:
                results = self._together([job.work for job in jobs])
                self._loop.call_soon_threadsafe(_deliver, jobs, results)
        self._forget()

    def _waiting(self) -> list[list[Job]]:
        found = [self._jobs.get()]
        try:
            while sum(map(len, found)) < MOST_AT_ONCE:
                found.append(self._jobs.get_nowait())
        except Empty:
            pass
        return found

    def _together(self, works: list[Transaction]) -> list[Result]:
        """All of it in one transaction; if the database fails, none of it is saved."""
        try:
            connection = self._connection = self._connection or self._connect()
            connection.execute("BEGIN IMMEDIATE")
            results = _perform_all(connection, works)
            connection.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            self._forget()  # which takes back what was not committed
            return self._one_by_one(works, error)
        except sqlite3.Error as error:
            self._forget()
            return [unavailable(error) for _ in works]
        except Exception as error:
            # this thread must outlive whatever one piece of work does, and whoever asked for it is told
            log.exception("work for the database could not be done")
            self._forget()
            return self._one_by_one(works, error)
        return results

    def _one_by_one(self, works: list[Transaction], error: Exception) -> list[Result]:
        """A rare piece of work breaks a constraint or cannot be written: only that one is refused."""
        if len(works) == 1:
            return [refused(error, works[0].game)]
        return [self._together([work])[0] for work in works]

    def _forget(self) -> None:
        """Close the connection, which takes back what was not committed; the next work opens a fresh one."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _deliver(jobs: list[Job], results: list[Result]) -> None:
    for job, result in zip(jobs, results, strict=True):
        if job.done.done():
            continue
        if isinstance(result, StoreError):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)


def _perform_all(connection: sqlite3.Connection, works: list[Transaction]) -> list[Result]:
    """Appends of different games together, and everything else in its order."""
    appends = first_of_each_game(works)
    if len(appends) > 1 and not append_together(connection, appends):
        connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
        appends = []
    done = {id(work) for work in appends} if len(appends) > 1 else set()
    return [() if id(work) in done else _perform(connection, work) for work in works]


def _perform(connection: sqlite3.Connection, work: Transaction) -> Result:
    """One piece of work, or the reason why just this one cannot be done."""
    rows: Sequence[Row] = ()
    for statement in work.statements:
        sql = statement.sql.replace("$", "?")
        if statement.many:
            connection.executemany(sql, statement.many)
            continue
        rows = connection.execute(sql, statement.values).fetchall()
        if statement.otherwise is not None and not rows:
            return statement.otherwise
    return rows


def refused(error: Exception, game: str) -> StoreError:
    """What it means that one piece of work cannot be done, though others can."""
    if not isinstance(error, sqlite3.IntegrityError):
        return StoreError(f"game {game!r}: this cannot be saved ({error})")
    if error.sqlite_errorname == "SQLITE_CONSTRAINT_FOREIGNKEY":
        return UnknownGame(f"there is no game {game!r}")
    return Conflict(f"game {game!r}: somebody else wrote this first ({error})")


def unavailable(error: sqlite3.Error) -> StoreUnavailable:
    """What a failing database means, in a sentence."""
    name = getattr(error, "sqlite_errorname", "")
    for start, reason in REASONS.items():
        if name.startswith(start):
            return StoreUnavailable(f"{reason}; nothing was saved ({error})")
    return StoreUnavailable(f"the database failed; nothing was saved ({error})")


REASONS = {
    "SQLITE_FULL": "the disk is full",
    "SQLITE_BUSY": "another program holds the database",
    "SQLITE_LOCKED": "another program holds the database",
    "SQLITE_READONLY": "the database may not be written to",
    "SQLITE_CORRUPT": "the database is damaged: put back a backup",
    "SQLITE_NOTADB": "the file is no longer a database: put back a backup",
    "SQLITE_IOERR": "the disk does not answer as it should",
    "SQLITE_CANTOPEN": "the database cannot be opened",
}
