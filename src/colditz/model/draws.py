"""Blind draws of whoever picks at random: the numbers of Python's own generator."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final


class Draws:
    """A stream of numbers from 0 up to 1, the same from the same seed everywhere; ask its `random()`."""

    def __init__(self, seed: int) -> None:
        self.random: Final[Callable[[], float]] = Random(seed).random  # called as it is: no method of ours is quicker
