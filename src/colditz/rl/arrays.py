"""Rows and masks as numpy arrays."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from colditz.model.ids import SeatId
from colditz.rl.codec import TOKENS
from colditz.rl.observation import LENGTH
from colditz.rl.seeing import all_masks, all_seen, seen
from colditz.rl.table import Table


def write_row(table: Table, seat: SeatId, out: NDArray[np.floating], prefix: tuple[int, ...] | None = None) -> None:
    """Put that into `out`."""
    out[:] = np.frombuffer(seen(table, seat, prefix), np.float32)


def row_of(table: Table, seat: SeatId) -> NDArray[np.float32]:
    """The same as an array of its own."""
    return np.frombuffer(bytearray(seen(table, seat)), np.float32)


def rows_of(tables: list[Table]) -> NDArray[np.float32]:
    """What whoever is to choose sees at each of some tables."""
    return np.frombuffer(all_seen(tables), np.float32).reshape(len(tables), LENGTH)


def mask_of(table: Table) -> NDArray[np.int8]:
    """Ones where a token may be chosen."""
    return np.frombuffer(table.mask().copy(), np.int8)


def no_mask() -> NDArray[np.int8]:
    """No token may be chosen."""
    return np.zeros(TOKENS, np.int8)


def masks_of(tables: list[Table]) -> NDArray[np.bool_]:
    """The masks of some tables."""
    return np.frombuffer(all_masks(tables), np.bool_).reshape(len(tables), TOKENS)
