"""SplitMix64 in the machine's own 64-bit numbers, which wrap: right only where it is compiled (`chance.py` sees to it).

Plain Python's numbers never wrap, so that `chance.py` masks them instead; a test holds both against each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def number_below(seed: i64, drawn: i64, limit: i64) -> i64:
    """The number from 0 to limit - 1 that is drawn from a seed at this count; the limit has 31 bits at most."""
    mixed: i64 = seed + drawn * -0x61C8864680B583EB
    mixed = (mixed ^ ((mixed >> 30) & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    mixed = (mixed ^ ((mixed >> 27) & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    mixed ^= (mixed >> 31) & 0x1FFFFFFFF
    high: i64 = (mixed >> 32) & 0xFFFFFFFF
    low: i64 = mixed & 0xFFFFFFFF
    return (high * limit + (low * limit >> 32)) >> 32


def wrapped(number: int) -> int:
    """A number of 64 bits as the machine reads it: with a sign."""
    return number - (1 << 64) if number >> 63 else number
