"""Blind draws of whoever picks at random: the numbers of Python's own generator.

For the compiled engine the build puts `model/native_draws.py` in the place of this file: the same numbers, sooner.
"""

from __future__ import annotations

from random import Random


class Draws(Random):
    """A stream of numbers from 0 up to 1, the same from the same seed everywhere; ask its `random()`."""
