"""Limits: how much one client may ask for in a time."""

from __future__ import annotations

import time


class Bucket:
    """Lets through so many at once and so many a second after that."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.left = float(burst)
        self.at = time.monotonic()

    def allow(self) -> bool:
        """There is room for one more."""
        now = time.monotonic()
        self.left = min(self.left + (now - self.at) * self.rate, float(self.burst))
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


MOST_ADDRESSES = 10_000


class AddressBuckets:
    """A bucket for every address; they are forgotten when there are too many, and written nowhere."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.by_address: dict[str, Bucket] = {}

    def allow(self, address: str) -> bool:
        """There is room for one more from this address."""
        if len(self.by_address) >= MOST_ADDRESSES:
            self.by_address.clear()
        return self.by_address.setdefault(address, Bucket(self.rate, self.burst)).allow()
