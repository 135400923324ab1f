"""Servers of several source trees, measured in one run, and clients that have said hello."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import websockets

from colditz.testing.wire_client import ServerProcess, free_port

Json = dict[str, Any]
LIMITS = {
    "new_games": 1e5,
    "new_games_burst": 10**5,
    "rate": 1e5,
    "burst": 10**5,
    "idle_seconds": 1e5,
    "listeners": 5000,
    "connections": 8000,
}
PER_ADDRESS = {"connections_per_address": 8000}


def started(tree: Path, database: str) -> ServerProcess:
    """The server of a source tree."""
    wishes = {**LIMITS, **(PER_ADDRESS if (tree / "src/colditz/server/transport.py").exists() else {})}
    words = [word for name, value in wishes.items() for word in ("--set", f"{name}={value}")]
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = str(tree / "src")
    try:
        server = ServerProcess(database, free_port(), 1, tuple(words))
    finally:
        os.environ.pop("PYTHONPATH") if before is None else os.environ.update(PYTHONPATH=before)
    server.wait()
    return server


@contextlib.contextmanager
def running(tree: Path) -> Iterator[ServerProcess]:
    """A server with an empty database of its own."""
    with tempfile.TemporaryDirectory(dir=".") as folder:
        server = started(tree, f"sqlite:///{Path(folder).absolute() / 'games.sqlite'}")
        try:
            yield server
        finally:
            server.stop()
            server.kill()


@contextlib.asynccontextmanager
async def connected(server: ServerProcess, game: str, *tokens: str) -> AsyncIterator[websockets.ClientConnection]:
    """A client that has said hello and knows how the table stands."""
    url = f"ws://{server.address}/ws/games/{game}"
    async with websockets.connect(
        url, proxy=None, max_size=2**22, open_timeout=60, ping_interval=None, close_timeout=0.1
    ) as link:
        await link.send(json.dumps({"type": "hello", "tokens": list(tokens)}))
        await until(link, "update")
        yield link


async def until(link: websockets.ClientConnection, kind: str) -> Json:
    """The next message of a kind."""
    while True:
        message: Json = json.loads(await asyncio.wait_for(link.recv(), 60))
        if message["type"] == kind:
            return message


def token(made: Json, seat: str) -> str:
    """The token of a seat of a game just made."""
    return str(next(each["token"] for each in made["seats"] if each["seat"] == seat))
