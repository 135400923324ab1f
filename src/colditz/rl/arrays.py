"""Rows and masks as numpy arrays."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from colditz.model.ids import SeatId
from colditz.rl.codec import TOKENS
from colditz.rl.observation import LENGTH
from colditz.rl.rows import Rows
from colditz.rl.table import Table


def seen(table: Table, seat: SeatId, prefix: tuple[int, ...] | None = None) -> array[float]:
    """What a seat sees of a table, and what it has chosen so far (or this instead) if it is choosing.

    It is written over the next time: copy it, or make it part of something.
    """
    rows = table.rows
    if not isinstance(rows, Rows) or not rows.follows(table.match):
        rows = table.rows = Rows(table.match)
    chosen = table.prefix if prefix is None else prefix
    return rows.row(seat, chosen if seat == table.seat else ())


def write_row(table: Table, seat: SeatId, out: NDArray[np.float32], prefix: tuple[int, ...] | None = None) -> None:
    """Put that into `out`."""
    out[:] = np.frombuffer(seen(table, seat, prefix), np.float32)


def row_of(table: Table, seat: SeatId) -> NDArray[np.float32]:
    """The same as an array of its own."""
    return np.frombuffer(bytearray(seen(table, seat)), np.float32)


def rows_of(tables: Sequence[Table]) -> NDArray[np.float32]:
    """What whoever is to choose sees at each of some tables."""
    numbers = bytearray().join([seen(table, table.seat) for table in tables])
    return np.frombuffer(numbers, np.float32).reshape(len(tables), LENGTH)


def mask_of(table: Table) -> NDArray[np.int8]:
    """Ones where a token may be chosen."""
    return np.frombuffer(table.mask().copy(), np.int8)


def no_mask() -> NDArray[np.int8]:
    """No token may be chosen."""
    return np.zeros(TOKENS, np.int8)


def masks_of(tables: Sequence[Table]) -> NDArray[np.bool_]:
    """The masks of some tables."""
    marks = bytearray().join([table.mask() for table in tables])
    return np.frombuffer(marks, np.bool_).reshape(len(tables), TOKENS)
