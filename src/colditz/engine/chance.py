"""Where dice and blind draws come from: a stream of numbers that depends on nothing but a seed and a count."""

from __future__ import annotations

from typing import Final

MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


class Luck:
    """SplitMix64 by counter: the nth number of a seed is the same on every machine, whoever asked before."""

    def __init__(self, seed: int, drawn: int = 0) -> None:
        self.seed = seed & MASK
        self.drawn = drawn

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        self.drawn += 1
        mixed = (self.seed + self.drawn * GOLDEN) & MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return ((mixed ^ (mixed >> 31)) * limit) >> 64

    def copy(self) -> Luck:
        """A stream that will give the same numbers."""
        return Luck(self.seed, self.drawn)
