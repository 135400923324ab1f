"""Where dice and blind draws come from: a stream of numbers that depends on nothing but a seed and a count.

Every answer of chance uses up exactly one number.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from types import FunctionType
from typing import Final

from colditz.engine.splitmix import number_below, wrapped

COMPILED: Final = not isinstance(number_below, FunctionType)
MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


class Luck:
    """SplitMix64 by counter: the nth number of a seed is the same on every machine, whoever asked before."""

    def __init__(self, seed: int, drawn: int = 0) -> None:
        self.seed = seed & MASK
        self.drawn = drawn
        self._word = wrapped(self.seed)

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        self.drawn += 1
        if COMPILED:
            return number_below(self._word, self.drawn, limit)
        mixed = (self.seed + self.drawn * GOLDEN) & MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return ((mixed ^ (mixed >> 31)) * limit) >> 64

    def copy(self) -> Luck:
        """A stream that will give the same numbers."""
        return Luck(self.seed, self.drawn)


class SealedLuck(Luck):
    """Numbers that nobody foresees who does not know the secret, and that anybody can check who does.

    The nth number (the first is 1) is HMAC-SHA256 with the secret's 32 bytes as the key and n as the message, in
    eight bytes with the highest first. Of the result the first eight bytes, read with the highest first, are x;
    `below(limit)` is x * limit divided by 2 to the 64, rounded down.
    """

    def __init__(self, secret: str, drawn: int = 0) -> None:
        super().__init__(0, drawn)
        self.secret = secret
        self.key = bytes.fromhex(secret)

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        self.drawn += 1
        mixed = hmac.digest(self.key, self.drawn.to_bytes(8, "big"), "sha256")
        return (int.from_bytes(mixed[:8], "big") * limit) >> 64

    def copy(self) -> Luck:
        """A stream that will give the same numbers."""
        return SealedLuck(self.secret, self.drawn)


def is_secret(text: str) -> bool:
    """Whether a text can be the secret of a game: 64 hexadecimal digits, in small letters."""
    return re.fullmatch("[0-9a-f]{64}", text) is not None


def commitment(secret: str) -> str:
    """What a host may show at the start: the SHA-256 of the secret's bytes fixes every throw and tells none."""
    if not is_secret(secret):
        raise ValueError("a secret is 64 hexadecimal digits, in small letters")
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def luck_from(seed: int, secret: str, drawn: int) -> Luck:
    """The luck of a game: from its secret, or from its seed if it has none."""
    return SealedLuck(secret, drawn) if secret else Luck(seed, drawn)
