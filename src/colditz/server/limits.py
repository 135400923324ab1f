"""Limits: how much one client may ask for in a time, counted by address; workers of one server count together."""

from __future__ import annotations

import hashlib
import mmap
import os
import secrets
import struct
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from pathlib import Path
from typing import Final, Protocol

if sys.platform != "win32":
    import fcntl

SHARED: Final = "COLDITZ_SHARED_LIMITS"  # the folder in which workers count together, and the salt of its addresses
MOST_ADDRESSES: Final = 10_000
ROWS: Final = 16_384
LOOKED_AT: Final = 8  # rows that an address may stand in
ROW: Final = struct.Struct("<Qdd")


def owner_of(address: str) -> str:
    """Whom an address counts for: somebody who has an IPv6 network of his own has more addresses than we can count."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
    return address


def key_of(address: str, salt: str) -> int:
    """A number that stands for whoever an address counts for, the same in every worker; never 0."""
    words = f"{salt} {owner_of(address)}".encode()
    return int.from_bytes(hashlib.blake2b(words, digest_size=8).digest(), "big") or 1


class Bucket:
    """Lets through so many at once and so many a second after that."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.left = float(burst)
        self.at = time.monotonic()

    def allow(self) -> bool:
        """There is room for one more."""
        now = time.monotonic()
        self.left = refilled(self.left, now - self.at, self.rate, self.burst)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def refilled(left: float, seconds: float, rate: float, burst: int) -> float:
    """What is in a bucket after some time."""
    return min(left + seconds * rate, float(burst))


class Buckets(Protocol):
    """A bucket for every address."""

    def allow(self, address: str) -> bool:
        """There is room for one more from this address."""


class AddressBuckets:
    """The buckets of one process; the fullest are forgotten when there are too many, and they are written nowhere."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.by_address: dict[str, Bucket] = {}

    def allow(self, address: str) -> bool:
        """There is room for one more from this address."""
        if len(self.by_address) >= MOST_ADDRESSES:
            ordered = sorted(self.by_address.items(), key=lambda item: item[1].left)
            self.by_address = dict(ordered[: MOST_ADDRESSES // 2])
        return self.by_address.setdefault(owner_of(address), Bucket(self.rate, self.burst)).allow()


class SharedBuckets:
    """The buckets of several workers, in memory that they share. An address is known by a salted hash alone."""

    def __init__(self, path: Path, salt: str, rate: float, burst: int) -> None:
        self.rate, self.burst, self.salt = rate, burst, salt
        self.file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        os.ftruncate(self.file, ROWS * ROW.size)
        self.memory = mmap.mmap(self.file, ROWS * ROW.size)

    def allow(self, address: str) -> bool:
        """There is room for one more from this address, at whichever worker it asks."""
        key = key_of(address, self.salt)
        with self._locked():
            now = time.monotonic()
            place, left = self._find(key, now)
            ROW.pack_into(self.memory, place, key, left - 1 if left >= 1 else left, now)
        return left >= 1

    def _find(self, key: int, now: float) -> tuple[int, float]:
        """Where an address stands, and what it has left; a new one takes the row whose bucket is fullest."""
        fullest, most = 0, -1.0
        for number in range(LOOKED_AT):
            place = (key + number) % ROWS * ROW.size
            found, left, at = ROW.unpack_from(self.memory, place)
            left = refilled(left, now - at, self.rate, self.burst) if found else float(self.burst)
            if found == key:
                return place, left
            if left > most:
                fullest, most = place, left
        return fullest, float(self.burst)

    @contextmanager
    def _locked(self) -> Iterator[None]:
        fcntl.flock(self.file, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(self.file, fcntl.LOCK_UN)


def buckets(name: str, rate: float, burst: int) -> Buckets:
    """A bucket for every address: of this process, or of all workers that were started together."""
    shared = shared_folder()
    if shared is None:
        return AddressBuckets(rate, burst)
    return SharedBuckets(shared[0] / f"limit-{name}", shared[1], rate, burst)


def shared_folder() -> tuple[Path, str] | None:
    """Where workers that were started together count, and their salt; on Windows every worker counts for itself."""
    folder, _, salt = os.environ.get(SHARED, "").partition("\n")
    return (Path(folder), salt) if folder and Path(folder).is_dir() and sys.platform != "win32" else None


@contextmanager
def counted_together(folder: str) -> Iterator[None]:
    """The workers that are started meanwhile share their limits."""
    os.environ[SHARED] = f"{folder}\n{secrets.token_hex(16)}"
    try:
        yield
    finally:
        del os.environ[SHARED]
