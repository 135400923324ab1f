"""Kill -9 against the server at random moments of a game: it goes on from what was acknowledged.

`python -m colditz.testing.server_kill --kills 200` tries it on both databases.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import tempfile
import time
from pathlib import Path
from random import Random

import websockets

from colditz.store.open import open_store
from colditz.store.store import LogEntry
from colditz.testing.cluster import HOW_TO_GET_IT, programs, running_cluster
from colditz.testing.wire_client import ANSWER_SECONDS, ServerProcess, WireClient, free_port

LONGEST_LIFE = 0.8  # seconds of play before a kill
SEATS = [{"kind": "hot-seat"}, {"kind": "hot-seat"}, {"kind": "bot", "level": "random"}]


def kill_many(database: str, kills: int, seed: int, edition: str = "classic") -> int:
    """Play, kill and go on, so many times; returns how many actions were acknowledged and found again."""
    luck, port = Random(seed), free_port()
    client: WireClient | None = None
    found = 0
    for number in range(kills + 1):
        if client is not None and client.over:
            found, client = found + acknowledged(database, client), None
        server = ServerProcess(database, port)
        try:
            server.wait()
            client = client or new_client(server, edition, luck.randrange(10**6))
            asyncio.run(_play(client, server, luck.uniform(0.02, LONGEST_LIFE), kill=number < kills))
        finally:
            server.kill()
    return found + acknowledged(database, client)


def new_client(server: ServerProcess, edition: str, seed: int, **wish: object) -> WireClient:
    """Somebody who plays two of three seats of a new game."""
    made = server.make(edition=edition, players=3, seats=SEATS, **wish)
    tokens = [seat["token"] for seat in made["seats"] if seat["token"]]
    return WireClient(server.address, made["id"], tokens, seed)


async def _play(client: WireClient, server: ServerProcess, seconds: float, *, kill: bool) -> None:
    welcomes, ends = client.welcomes, time.monotonic() + ANSWER_SECONDS
    playing = asyncio.create_task(client.play(until=lambda: not kill and time.monotonic() > ends))
    for _ in range(int(ANSWER_SECONDS / 0.01)):  # its life begins when it has let the client in
        if client.welcomes > welcomes or playing.done():
            break
        await asyncio.sleep(0.01)
    ends = time.monotonic() + seconds
    await asyncio.sleep(seconds)
    if kill:
        server.kill()
    with contextlib.suppress(websockets.ConnectionClosed, OSError, EOFError):
        await playing


def acknowledged(database: str, client: WireClient | None) -> int:
    """How many actions were acknowledged; every one of them stands in the log where it was acknowledged."""
    if client is None:
        return 0
    entries = asyncio.run(_entries(database, client.url.rsplit("/", 1)[1]))
    for seat, question, kind in client.acknowledged:
        entry = entries[question] if question < len(entries) else None
        if entry is None or (entry.seat, entry.action.split(" ")[0]) != (seat, kind):
            raise AssertionError(f"{seat}'s {kind} was acknowledged as number {question}, but there is {entry}")
    return len(client.acknowledged)


async def _entries(database: str, game: str) -> list[LogEntry]:
    store = open_store(database)
    await store.open()
    try:
        return await store.entries(game)
    finally:
        await store.close()


def main() -> None:
    """Try it on both databases and say what was seen."""
    parser = argparse.ArgumentParser(description="Kill the server at random moments of a game.")
    parser.add_argument("--kills", type=int, default=200, help="how many kills on each database")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = kill_many(f"sqlite:///{Path(folder) / 'games.sqlite'}", options.kills, options.seed)
        print(f"sqlite: {options.kills} kills, {found} acknowledged actions, none lost", flush=True)
    programs_found = programs()
    if programs_found is None:
        raise SystemExit(HOW_TO_GET_IT)
    with running_cluster(programs_found) as cluster:
        found = kill_many(cluster.new_database(), options.kills, options.seed + 1)
        print(f"postgresql: {options.kills} kills, {found} acknowledged actions, none lost", flush=True)


if __name__ == "__main__":
    main()
