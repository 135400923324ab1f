"""How many connections an address has, over all workers of one server."""

from __future__ import annotations

import mmap
import os
import struct
import sys
from collections import Counter
from pathlib import Path
from typing import Final, Protocol

from colditz.server.limits import key_of, owner_of, shared_folder

if sys.platform != "win32":
    import fcntl

MOST_WORKERS: Final = 64
NUMBERS: Final = 65_536
COUNT: Final = struct.Struct("<I")
SIZE: Final = NUMBERS * COUNT.size


class Connections(Protocol):
    """Counts connections by address."""

    def add(self, address: str) -> int:
        """One more; how many there are now."""

    def remove(self, address: str) -> None:
        """One less."""


class OwnConnections:
    """The connections of this process."""

    def __init__(self) -> None:
        self.by_owner: Counter[str] = Counter()

    def add(self, address: str) -> int:
        """One more; how many there are now."""
        self.by_owner[owner_of(address)] += 1
        return self.by_owner[owner_of(address)]

    def remove(self, address: str) -> None:
        """One less."""
        owner = owner_of(address)
        self.by_owner[owner] -= 1
        if self.by_owner[owner] <= 0:
            del self.by_owner[owner]


class SharedConnections:
    """The connections of several workers: each writes its own numbers into a file of its own and reads the others'.

    A file is locked for as long as its worker lives; whoever takes over that of one that died begins with nothing. Two
    addresses in some thousands have the same number, and are counted together.
    """

    def __init__(self, folder: Path, salt: str) -> None:
        self.folder, self.salt = folder, salt
        self.by_number: Counter[int] = Counter()
        self.file = self._free_file()
        self.own = mmap.mmap(self.file, SIZE)
        self.own[:] = bytes(SIZE)
        self.files: dict[Path, mmap.mmap] = {}

    def _free_file(self) -> int:
        for number in range(MOST_WORKERS):
            file = os.open(self.folder / f"connections-{number}", os.O_RDWR | os.O_CREAT, 0o600)
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(file)
                continue
            os.ftruncate(file, SIZE)
            return file
        raise RuntimeError(f"there are more than {MOST_WORKERS} workers")

    def add(self, address: str) -> int:
        """One more; how many there are now in all workers."""
        number = key_of(address, self.salt) % NUMBERS
        self._write(number, 1)
        return sum(int(COUNT.unpack_from(memory, number * COUNT.size)[0]) for memory in self._all())

    def remove(self, address: str) -> None:
        """One less."""
        self._write(key_of(address, self.salt) % NUMBERS, -1)

    def _write(self, number: int, more: int) -> None:
        self.by_number[number] = max(self.by_number[number] + more, 0)
        COUNT.pack_into(self.own, number * COUNT.size, self.by_number[number])

    def _all(self) -> list[mmap.mmap]:
        for path in self.folder.glob("connections-*"):
            if path not in self.files and path.stat().st_size == SIZE:
                with path.open("r+b") as file:
                    self.files[path] = mmap.mmap(file.fileno(), SIZE)
        return list(self.files.values())


def counted_connections() -> Connections:
    """Connections of this process, or of all workers that were started together."""
    shared = shared_folder()
    return OwnConnections() if shared is None else SharedConnections(*shared)
