"""Appends to SQLite: those that wait are written by a few long statements.

Between two statements the writer's thread must get hold of Python again, for which it may wait while the server is
busy. A hundred short statements are a hundred waits, and everybody whose action is among them waits for all.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from colditz.store.statements import Transaction, Value, Values

SIZES = (64, 8, 1)  # rows of one statement: a few sizes, so that SQLite reads each statement once
COUNTED = (
    "UPDATE counts SET entries = entries + wanted.column3 FROM (VALUES {rows}) AS wanted "
    "WHERE counts.game = wanted.column1 AND counts.entries = wanted.column2"
)
WRITTEN = "INSERT INTO entries (game, seq, seat, action, at) VALUES {rows}"


def first_of_each_game(works: Iterable[Transaction]) -> list[Transaction]:
    """The appends that may be written together: of each game the first that waits."""
    found: dict[str, Transaction] = {}
    for work in works:
        if work.kind == "entries":
            found.setdefault(work.game, work)
    return list(found.values())


def append_together(connection: sqlite3.Connection, appends: Sequence[Transaction]) -> bool:
    """Write appends of several games; false if a log is not as long as one of them takes it to be.

    In that case some of it may be written already, and whoever asked takes it back.
    """
    counts = [append.statements[0].values for append in appends]
    if _written(connection, COUNTED, counts) != len(counts):
        return False
    _written(connection, WRITTEN, [row for append in appends for row in append.statements[1].many])
    return True


def _written(connection: sqlite3.Connection, sql: str, rows: Sequence[Values]) -> int:
    """Write rows; returns how many were."""
    number = 0
    for part in _parts(rows):
        values: list[Value] = [value for row in part for value in row]
        number += connection.execute(_statement(sql, len(part), len(part[0])), values).rowcount
    return number


def _parts(rows: Sequence[Values]) -> Iterator[Sequence[Values]]:
    at = 0
    while at < len(rows):
        size = next(size for size in SIZES if size <= len(rows) - at)
        yield rows[at : at + size]
        at += size


@cache
def _statement(sql: str, rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return sql.format(rows=", ".join([row] * rows))
