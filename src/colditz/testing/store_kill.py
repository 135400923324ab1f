"""Kill -9 against the store: a writer is killed at a random moment, and nothing acknowledged may be missing.

`python -m colditz.testing.store_kill --kills 200` tries it on both databases.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from colditz.store.open import open_store
from colditz.store.store import GameRecord, LogEntry, Store
from colditz.testing.cluster import HOW_TO_GET_IT, programs, running_cluster

GAMES = [f"game-{number}" for number in range(8)]
LONGEST_LIFE = 0.25  # seconds of writing before the kill
LONGEST_START = 60.0
MOST_AT_ONCE = 4  # entries in one append


# --- the process that is killed


async def write_until_killed(address: str) -> None:
    """Append to every game as fast as it goes, and say what was acknowledged."""
    store = open_store(address)
    await store.open()
    async with asyncio.timeout(LONGEST_START):
        await asyncio.gather(*(_write(store, game) for game in GAMES))


async def _write(store: Store, game: str) -> None:
    luck = Random(game)
    if await store.game(game) is None:
        await store.create(GameRecord(game, "classic", {}, "", "", "", "running", True, {}, 0.0, 0.0), [])
    reached = len(await store.entries(game))
    while True:
        many = luck.randint(1, MOST_AT_ONCE)
        await store.append(game, reached, [entry(game, number) for number in range(reached, reached + many)])
        reached += many
        sys.stdout.write(f"{game} {reached}\n")
        sys.stdout.flush()


def entry(game: str, number: int) -> LogEntry:
    """The entry that belongs at this place, so that another one would be noticed."""
    return LogEntry("chance", f"{game} {number}", float(number))


# --- the process that kills


def kill_once(address: str, luck: Random) -> Counter[str]:
    """Start a writer, kill it, and return how many entries of each game it was promised."""
    command = [sys.executable, "-m", "colditz.testing.store_kill", "--write", address]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:  # noqa: S603 - ourselves
        assert writer.stdout is not None
        first = writer.stdout.readline()
        time.sleep(luck.random() * LONGEST_LIFE)
        writer.kill()
        said = [first, *writer.stdout.read().splitlines()]
    promised: Counter[str] = Counter()
    for line in said:
        words = line.split()
        if len(words) == 2 and words[0] in GAMES and words[1].isdigit():  # the last line may be cut off
            promised[words[0]] = max(promised[words[0]], int(words[1]))
    return promised


async def check(address: str, promised: Counter[str]) -> int:
    """Raise if something is missing, doubled or out of place; returns how many entries there are."""
    store = open_store(address)
    await store.open()
    try:
        total = 0
        for game in GAMES:
            found = await store.entries(game)
            if found != [entry(game, number) for number in range(len(found))]:
                raise AssertionError(f"the log of {game} has a gap or a stranger in it")
            if len(found) < promised[game]:
                raise AssertionError(f"{game} has {len(found)} entries, but {promised[game]} were acknowledged")
            total += len(found)
        return total
    finally:
        await store.close()


def kill_many(address: str, kills: int, seed: int) -> int:
    """Kill a writer so many times, with a check after each; returns how many entries survived."""
    luck, total = Random(seed), 0
    for number in range(1, kills + 1):
        promised = kill_once(address, luck)
        if not promised:
            raise AssertionError(f"writer {number} acknowledged nothing")
        total = asyncio.run(check(address, promised))
    return total


def main() -> None:
    """Kill on both databases, so many times each."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--kills", type=int, default=200, help="on each database")
    reader.add_argument("--seed", type=int, default=0)
    reader.add_argument("--write", metavar="ADDRESS", help="be the process that is killed")
    asked = reader.parse_args()
    if asked.write:
        asyncio.run(write_until_killed(asked.write))
        return
    with tempfile.TemporaryDirectory() as folder:
        total = kill_many(f"sqlite:///{Path(folder) / 'games.sqlite'}", asked.kills, asked.seed)
    print(f"SQLite: {asked.kills} kills, {total:,} entries, none acknowledged is missing", flush=True)
    found = programs()
    if found is None:
        sys.exit(HOW_TO_GET_IT)
    with running_cluster(found) as cluster:
        total = kill_many(cluster.new_database(), asked.kills, asked.seed)
    print(f"PostgreSQL: {asked.kills} kills, {total:,} entries, none acknowledged is missing", flush=True)


if __name__ == "__main__":
    main()
