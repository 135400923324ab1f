"""Rows and masks as numpy arrays."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from colditz.rl.codec import TOKENS
from colditz.rl.observation import observe
from colditz.rl.table import Table
from colditz.rules.knowledge.memory import knowledge_of


def numbers_of(table: Table, seat: int) -> list[float]:
    """What a seat sees of a table, and what it has chosen so far if it is choosing."""
    match = table.match
    prefix = table.prefix if seat == table.seat else ()
    return observe(match.view(match.seats[seat], listed=False), match.board, knowledge_of(match, seat), prefix)


def row_of(table: Table, seat: int) -> NDArray[np.float32]:
    """The same as an array."""
    return np.array(numbers_of(table, seat), np.float32)


def mask_of(tokens: Sequence[int]) -> NDArray[np.int8]:
    """Ones where a token may be chosen."""
    mask = np.zeros(TOKENS, np.int8)
    mask[list(tokens)] = 1
    return mask
