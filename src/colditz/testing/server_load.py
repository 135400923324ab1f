"""What the server carries when many come: idle sockets, onlookers, people beside bots, a restart, long games.

`python -m colditz.testing.server_load` measures this program; `--beside FOLDER` measures the program in another source
tree (a git worktree of an older commit, say) in the same run, part by part. Everything goes over loopback, and every
loop has an end.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import resource
import secrets
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import websockets

from colditz import commitment, new_game
from colditz.testing.bold import pick
from colditz.testing.server_bench import memory_of
from colditz.testing.wire_client import ServerProcess, free_port

Json = dict[str, Any]
LIMITS = {"new_games": 1e5, "new_games_burst": 10**5, "idle_seconds": 1e5, "listeners": 5000, "connections": 8000}
PER_ADDRESS = {"connections_per_address": 8000}
BOTS = [{"kind": "bot", "level": "random"}] * 4
PEOPLE = [{"kind": "human"}, {"kind": "human"}]
AT_ONCE = 100  # connections that are being opened
ACTIONS_SEEN, ACTIONS_TIMED = 10, 150


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
    async with websockets.connect(url, proxy=None, max_size=2**22, open_timeout=60, ping_interval=None) as link:
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


def percentiles(times: list[float]) -> str:
    """The middle, and what one in a hundred exceeds."""
    ordered = sorted(times)
    p50, p99 = (ordered[min(len(ordered) - 1, int(part * len(ordered)))] for part in (0.5, 0.99))
    return f"p50 {p50 * 1000:.0f} ms, p99 {p99 * 1000:.0f} ms, most {ordered[-1] * 1000:.0f} ms"


# --- the parts


def idle(tree: Path, tables: int) -> str:
    """Memory of many tables with an idle socket each."""

    async def hold(server: ServerProcess) -> float:
        gate = asyncio.Semaphore(AT_ONCE)
        async with contextlib.AsyncExitStack() as stack:

            async def sit(game: str, mine: str) -> None:
                async with gate:
                    await stack.enter_async_context(connected(server, game, mine))

            made = [await asyncio.to_thread(server.make, seats=PEOPLE, players=2) for _ in range(tables)]
            await asyncio.gather(*(sit(each["id"], token(each, "security")) for each in made))
            return memory_of(server.process.pid)

    with running(tree) as server:
        return f"{tables} tables with an idle socket each: {asyncio.run(hold(server)):.0f} MB"


class Player:
    """Whoever holds both seats of a small game."""

    def __init__(self, link: websockets.ClientConnection, luck: Random) -> None:
        self.link, self.luck = link, luck
        self.updates: dict[str, Json] = {}
        self.number = 0

    async def hear(self) -> None:
        """Take in the next update."""
        update = await until(self.link, "update")
        self.updates[update["seat"]] = update

    async def act(self) -> int:
        """Send any action of whoever is asked; returns the question that it answers, or -1 if there is none."""
        question = int(max(update["question"] for update in self.updates.values()))
        while any(update["question"] < question for update in self.updates.values()):
            await self.hear()
        seat = next(iter(self.updates.values()))["asked"][0]
        actions = self.updates[seat]["choices"]["actions"]
        if not actions:
            return -1
        self.number += 1
        action = self.luck.choice(actions)
        asked = {"type": "play", "id": self.number, "seat": seat, "question": question, "action": action}
        await self.link.send(json.dumps(asked))
        return question

    async def answered(self, question: int) -> None:
        """Wait until both seats have heard of it."""
        while any(update["question"] <= question for update in self.updates.values()):
            await self.hear()


@contextlib.asynccontextmanager
async def seated(server: ServerProcess, made: Json) -> AsyncIterator[Player]:
    """A player at both seats, who knows how the table stands."""
    url = f"ws://{server.address}/ws/games/{made['id']}"
    async with websockets.connect(url, proxy=None, max_size=2**22, open_timeout=60, ping_interval=None) as link:
        player, tokens = Player(link, Random(1)), [token(made, seat) for seat in ("security", "american")]
        await link.send(json.dumps({"type": "hello", "tokens": tokens}))
        while len(player.updates) < len(tokens):
            await player.hear()
        yield player


def crowd(tree: Path, onlookers: int) -> str:
    """How long until every onlooker of one table has seen an action."""
    with running(tree) as server:
        times = asyncio.run(_watched(server, onlookers))
    return f"{onlookers} onlookers see an action, the last of them after: {percentiles(times)}"


async def _watched(server: ServerProcess, onlookers: int) -> list[float]:
    made, gate, last = server.make(seats=PEOPLE, players=2, public=True), asyncio.Semaphore(AT_ONCE), []
    async with contextlib.AsyncExitStack() as stack:

        async def come() -> websockets.ClientConnection:
            async with gate:
                return await stack.enter_async_context(connected(server, made["id"]))

        links = await asyncio.gather(*(come() for _ in range(onlookers)))
        player = await stack.enter_async_context(seated(server, made))
        for _ in range(ACTIONS_SEEN):
            began = time.monotonic()
            question = await player.act()
            if question < 0:
                break
            last.append(max(await asyncio.gather(*(_seen(link, question) for link in links))) - began)
            await player.answered(question)
    return last


async def _seen(link: websockets.ClientConnection, question: int) -> float:
    while (await until(link, "update"))["question"] <= question:
        pass
    return time.monotonic()


def beside_bots(tree: Path, games: int) -> str:
    """A person's action beside many bot games, and what those play meanwhile."""
    with running(tree) as server:
        times, rate = asyncio.run(_among_bots(server, games))
    return f"beside {games} bot games ({rate:.0f} actions/s): {len(times)} actions of people, {percentiles(times)}"


async def _among_bots(server: ServerProcess, games: int) -> tuple[list[float], float]:
    for _ in range(games):
        await asyncio.to_thread(server.make, seats=BOTS, players=4)
    made, times = server.make(seats=PEOPLE, players=2), []
    before, began = entries_of(server), time.monotonic()
    async with seated(server, made) as player:
        for _ in range(ACTIONS_TIMED):
            sent = time.monotonic()
            question = await player.act()
            if question < 0:
                break
            await player.answered(question)
            times.append(time.monotonic() - sent)
    return times, (entries_of(server) - before) / (time.monotonic() - began)


def entries_of(server: ServerProcess) -> float:
    """Actions that a server has saved so far."""
    lines = server.get("/metrics").splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("colditz_actions_total ")))


def restart(tree: Path, clients: int) -> str:
    """How long until many clients are back after a restart."""
    with tempfile.TemporaryDirectory(dir=".") as folder:
        database = f"sqlite:///{Path(folder).absolute() / 'games.sqlite'}"
        server = started(tree, database)
        made = [server.make(seats=PEOPLE, players=2) for _ in range(clients)]
        server.kill()
        server = started(tree, database)
        try:
            times = asyncio.run(_come_back(server, made))
        finally:
            server.stop()
            server.kill()
    return f"{clients} clients come back after a restart: the last after {max(times):.2f} s"


async def _come_back(server: ServerProcess, made: list[Json]) -> list[float]:
    began = time.monotonic()

    async def come(game: Json) -> float:
        async with connected(server, game["id"], token(game, "security")):
            return time.monotonic() - began

    return list(await asyncio.gather(*map(come, made)))


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


PARTS: dict[str, Callable[[Path, int], str]] = {
    "idle": idle,
    "crowd": crowd,
    "beside": beside_bots,
    "restart": restart,
    "long": long_game,
}
NUMBERS = {"idle": 5000, "crowd": 1000, "beside": 500, "restart": 500, "long": 75}


def main() -> None:
    """Measure what is asked for, each part of both programs one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--parts", nargs="+", default=list(PARTS), choices=list(PARTS))
    parser.add_argument("--part-of", type=float, default=1.0, help="so much of the usual numbers")
    parser.add_argument("--beside", type=Path, help="the source tree of another version, measured in the same run")
    options = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 20_000)), hard))
    trees = {"now": Path(__file__).parents[3]} | ({"beside": options.beside.absolute()} if options.beside else {})
    for part in options.parts:
        number = max(1, int(NUMBERS[part] * (options.part_of if part != "long" else 1)))
        for name, tree in trees.items():
            try:
                print(f"{name:7} {PARTS[part](tree, number)}", flush=True)
            except (OSError, RuntimeError, TimeoutError, websockets.WebSocketException) as error:
                print(f"{name:7} {part}: cannot be done: {type(error).__name__} {error}", flush=True)


if __name__ == "__main__":
    main()
