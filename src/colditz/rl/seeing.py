"""What is seen and what may be chosen at one table or at many, as bytes: compiled, and still without numpy."""

from __future__ import annotations

from array import array

from colditz.model.ids import SeatId
from colditz.rl.rows import Rows
from colditz.rl.table import Table


def seen(table: Table, seat: SeatId, prefix: tuple[int, ...] | None = None) -> array[float]:
    """What a seat sees of a table, and what it has chosen so far (or this instead) if it is choosing.

    It is written over the next time: copy it, or make it part of something.
    """
    rows, match = table.rows, table.match
    if not isinstance(rows, Rows) or rows.match is not match:
        rows = table.rows = Rows(match)
    if seat != table.seat:
        return rows.row(seat, ())
    return rows.row(seat, table.prefix if prefix is None else prefix)


def all_seen(tables: list[Table]) -> bytearray:
    """What whoever is to choose sees at each of some tables, one row after the other."""
    return bytearray().join([seen(table, table.seat) for table in tables])


def all_masks(tables: list[Table]) -> bytearray:
    """Which tokens may be chosen at each of some tables, one row after the other."""
    return bytearray().join([table.mask() for table in tables])
