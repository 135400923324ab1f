"""Rows and masks as numpy arrays."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from colditz.model.ids import SeatId
from colditz.rl.codec import TOKENS
from colditz.rl.observation import LENGTH
from colditz.rl.rows import Rows
from colditz.rl.table import Table


def write_row(table: Table, seat: SeatId, out: NDArray[np.float32], prefix: tuple[int, ...] | None = None) -> None:
    """Put into `out` what a seat sees of a table, and what it has chosen so far (or this instead) if it is choosing."""
    rows = table.rows
    if not isinstance(rows, Rows) or not rows.follows(table.match):
        rows = table.rows = Rows(table.match)
    chosen = table.prefix if prefix is None else prefix
    rows.write(seat, chosen if seat == table.seat else (), out)


def row_of(table: Table, seat: SeatId) -> NDArray[np.float32]:
    """The same as an array of its own."""
    row = np.empty(LENGTH, np.float32)
    write_row(table, seat, row)
    return row


def mask_of(tokens: Sequence[int]) -> NDArray[np.int8]:
    """Ones where a token may be chosen."""
    mask = np.zeros(TOKENS, np.int8)
    mask[list(tokens)] = 1
    return mask
