"""How long a long game takes to open, from its log and from a snapshot."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import websockets

from colditz import commitment, new_game
from colditz.testing.bold import pick
from colditz.testing.server_trees import started, until
from colditz.testing.wire_client import ServerProcess

BOTS = [{"kind": "bot", "level": "random"}] * 4


def long_game(tree: Path, rounds: int) -> str:
    """How long a game of many rounds takes to open, from its log and from a snapshot where there are any."""
    with tempfile.TemporaryDirectory(dir=".") as folder:
        path = Path(folder).absolute() / "games.sqlite"
        server = started(tree, f"sqlite:///{path}")
        made = server.make(seats=BOTS, players=4, rounds=rounds)
        server.kill()
        entries = _write_long_log(path, made["id"], rounds)
        times = []
        for number in range(4):  # the first opens from the log, later ones from a snapshot where there is one
            server = started(tree, f"sqlite:///{path}")
            try:
                times.append(asyncio.run(_open(server, made["id"])))
                if number == 0:
                    _snapshot(tree, path, made["id"])
            finally:
                server.stop()
                server.kill()
    best = min(times[1:])
    opens = f"opens in {times[0] * 1000:.0f} ms first, then {best * 1000:.0f} ms"
    return f"a game of {rounds} rounds ({entries} entries) {opens}"


def _write_long_log(path: Path, game: str, rounds: int) -> int:
    """Play a game to its last round and put it into a database, paused, as if it had been played there."""
    secret, luck = secrets.token_hex(32), Random(1)
    match = new_game("classic", players=4, rounds=rounds, escapes=6, secret=secret)
    while not match.finished and match.moment[0] < rounds:
        seat = match.asked()[0]
        match.play(seat, pick(match, seat, luck))
    taken = match.taken(0)
    setup = {name: value for name, value in match.log().items() if name not in ("actions", "secret")}
    with contextlib.closing(sqlite3.connect(path)) as database, database:
        database.execute("DELETE FROM entries WHERE game = ?", (game,))
        rows = [(game, number, seat, action, 0.0) for number, (seat, action) in enumerate(taken)]
        database.executemany("INSERT INTO entries (game, seq, seat, action, at) VALUES (?, ?, ?, ?, ?)", rows)
        database.execute("UPDATE counts SET entries = ? WHERE game = ?", (len(rows), game))
        values = (json.dumps(setup), secret, commitment(secret), game)
        database.execute(
            "UPDATE games SET setup = ?, secret = ?, commitment = ?, status = 'paused' WHERE id = ?", values
        )
    return len(taken)


SNAPSHOT = """
import asyncio, sys
from colditz.server import snapshots, upgrade
from colditz.store.open import open_store
async def keep():
    store = open_store("sqlite:///" + sys.argv[1])
    await store.open()
    record, entries = await store.game(sys.argv[2]), await store.entries(sys.argv[2])
    found = upgrade.reopen(record, entries[: len(entries) - 150], 1)
    taken = found.match.taken(0)
    digest = snapshots.LogDigest()
    digest.add(taken)
    await store.put_snapshot(snapshots.snapshot_of(record.id, found.match, digest))
    await store.close()
asyncio.run(keep())
"""


def _snapshot(tree: Path, path: Path, game: str) -> None:
    """What the server does while a game is played; programs that know no snapshots do nothing."""
    if (tree / "src/colditz/server/snapshots.py").exists():
        command = [sys.executable, "-c", SNAPSHOT, str(path), game]
        copy = path.with_name("copy.sqlite")  # the server holds the file itself
        with contextlib.closing(sqlite3.connect(path)) as source, contextlib.closing(sqlite3.connect(copy)) as target:
            source.backup(target)
        command[3] = str(copy)
        subprocess.run(command, check=True, env={**os.environ, "PYTHONPATH": str(tree / "src")})  # noqa: S603 - ourselves
        with contextlib.closing(sqlite3.connect(copy)) as source, contextlib.closing(sqlite3.connect(path)) as target:
            rows = source.execute("SELECT game, entries, rules_version, digest, position FROM snapshots").fetchall()
            with target:
                target.executemany("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)", rows)


async def _open(server: ServerProcess, game: str) -> float:
    """From the hello to the first update, over a connection that is there already."""
    async with websockets.connect(f"ws://{server.address}/ws/games/{game}", proxy=None, max_size=2**22) as link:
        began = time.monotonic()
        await link.send(json.dumps({"type": "hello"}))
        await until(link, "update")
        return time.monotonic() - began
