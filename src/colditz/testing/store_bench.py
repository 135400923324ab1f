"""How fast the store is: durable actions a second, and how long one waits, with one or many busy games.

`python -m colditz.testing.store_bench` measures both databases on this machine's disk.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from colditz.store.open import open_store
from colditz.store.store import GameRecord, LogEntry, Store
from colditz.testing.cluster import HOW_TO_GET_IT, programs, running_cluster

GAMES = (1, 10, 100, 500)
ACTION = "MovePawn british-1 ic-r05-c12"  # an action of the usual length


@dataclass(frozen=True, slots=True)
class Durability:
    """One line of the report."""

    games: int
    actions: float  # a second, each acknowledged after it was on the disk
    median: float  # seconds that one action waits
    slow: float  # seconds that only one action in a hundred waits longer than


async def measure(store: Store, games: int, seconds: float) -> Durability:
    """Every game saves one action, waits until it is durable, and saves the next."""
    names = [f"{games}-{number}-{time.time_ns()}" for number in range(games)]
    for name in names:
        await store.create(GameRecord(name, "classic", {}, "", "", "", "running", False, {}, 0.0, 0.0), [])
    end = time.perf_counter() + seconds
    start = time.perf_counter()
    waits = sorted(wait for one in await asyncio.gather(*(_play(store, name, end) for name in names)) for wait in one)
    spent = time.perf_counter() - start
    return Durability(games, len(waits) / spent, waits[len(waits) // 2], waits[len(waits) * 99 // 100])


async def _play(store: Store, game: str, end: float) -> list[float]:
    waits: list[float] = []
    now = time.perf_counter()
    while now < end:
        await store.append(game, len(waits), [LogEntry("british", ACTION, now)])
        before, now = now, time.perf_counter()
        waits.append(now - before)
    return waits


async def measure_all(address: str, games: Sequence[int], seconds: float) -> list[Durability]:
    """The same for several numbers of games."""
    store = open_store(address)
    await store.open()
    try:
        return [await measure(store, number, seconds) for number in games]
    finally:
        await store.close()


def report(name: str, rows: Sequence[Durability]) -> str:
    """The lines of one database."""
    lines = [
        f"{name:<11} {row.games:>4} games {row.actions:>9,.0f} actions/s"
        f"   half within {row.median * 1000:6.2f} ms, 99 of 100 within {row.slow * 1000:6.2f} ms"
        for row in rows
    ]
    return "\n".join(lines)


def main() -> None:
    """Measure both databases in a folder of their own."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    reader.add_argument("--games", type=int, nargs="+", default=list(GAMES))
    asked = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        address = f"sqlite:///{Path(folder) / 'games.sqlite'}"
        print(report("SQLite", asyncio.run(measure_all(address, asked.games, asked.seconds))), flush=True)
    found = programs()
    if found is None:
        print(HOW_TO_GET_IT)
        return
    with running_cluster(found) as cluster:
        address = cluster.new_database()
        print(report("PostgreSQL", asyncio.run(measure_all(address, asked.games, asked.seconds))))


if __name__ == "__main__":
    main()
