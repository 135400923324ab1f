"""What `model/draws.py` does, in machine numbers. The build compiles this file under that name; nothing imports it."""

from __future__ import annotations

from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORDS: Final = 624
HALF: Final = 397
HIGH: Final = 0x80000000
LOW: Final = 0x7FFFFFFF


class Draws:
    """A stream of numbers from 0 up to 1: the Mersenne twister that Python's own generator is, from the same seed."""

    def __init__(self, seed: int) -> None:
        self._words = vec[i64]([i64(word) for word in Random(seed).getstate()[1][:WORDS]])
        self._used: i64 = WORDS

    def random(self) -> float:
        """The next number, of 53 bits."""
        high = self._next() >> 5
        return (float(high) * 67108864.0 + float(self._next() >> 6)) * (1.0 / 9007199254740992.0)

    def _next(self) -> i64:
        if self._used == WORDS:
            self._renew()
        word = self._words[self._used]
        self._used += 1
        word ^= word >> 11
        word ^= (word << 7) & 0x9D2C5680
        word ^= (word << 15) & 0xEFC60000
        return word ^ (word >> 18)

    def _renew(self) -> None:
        words = self._words
        number: i64 = 0
        while number < WORDS - HALF:
            words[number] = words[number + HALF] ^ _mixed(words[number], words[number + 1])
            number += 1
        while number < WORDS - 1:
            words[number] = words[number + HALF - WORDS] ^ _mixed(words[number], words[number + 1])
            number += 1
        words[number] = words[number + HALF - WORDS] ^ _mixed(words[number], words[0])
        self._used = 0


def _mixed(word: i64, after: i64) -> i64:
    both = (word & HIGH) | (after & LOW)
    return (both >> 1) ^ ((both & 1) * 0x9908B0DF)
