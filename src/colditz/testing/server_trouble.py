"""Trouble under play: databases that crash, disks that fill up, clocks that jump, a second server on the same file.

`python -m colditz.testing.server_trouble` tries each of them many times. Somebody plays all the while; whatever he was
told is played must be in the log, and every request must be answered.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import websockets

from colditz.testing.cluster import HOW_TO_GET_IT, Cluster, programs, running_cluster
from colditz.testing.server_kill import acknowledged, new_client
from colditz.testing.wire_client import ANSWER_SECONDS, COMMAND, ServerProcess, WireClient, free_port

PLAYS_FAST = ("--set", "rate=100000", "--set", "burst=100000")  # no person plays as fast as this client may
START_SECONDS = 180.0  # for a program to start and end on a busy machine
LONGEST_CALM = 0.6  # seconds of play before the next trouble
JUMPING = f"from colditz.testing.server_trouble import jump; jump(); {COMMAND}"
OFFSET = "COLDITZ_TEST_CLOCK"  # the file that says by how many seconds the clock is wrong


class Sitter:
    """Plays on whatever happens: one game after another, connected anew when the connection breaks."""

    def __init__(self, server: ServerProcess, database: str, seed: int) -> None:
        self.server, self.database, self.seed = server, database, seed
        self.clients = [self._new()]
        self.over = False

    def _new(self) -> WireClient:
        """A game with a bot that waits by the clock before it acts."""
        return new_client(self.server, "classic", self.seed, bot_seconds=0.02)

    @property
    def client(self) -> WireClient:
        """Who plays now."""
        return self.clients[-1]

    async def play(self) -> None:
        """Play until somebody calls it off."""
        while not self.over:
            if self.client.over:
                self.clients.append(await asyncio.to_thread(self._new))
            with contextlib.suppress(websockets.ConnectionClosed, OSError, EOFError):
                await self.client.play(until=lambda: self.over)

    async def through(self, trouble: Callable[[], object], times: int, luck: Random) -> None:
        """Play while something happens again and again; afterwards the table must play on."""
        playing = asyncio.create_task(self.play())
        try:
            for _ in range(times):
                await asyncio.sleep(luck.uniform(0.05, LONGEST_CALM))
                await asyncio.to_thread(trouble)
                await self._goes_on(playing)
        finally:
            self.over = True
        await playing

    async def _goes_on(self, playing: asyncio.Task[None]) -> None:
        """Something more is acknowledged, in a bounded time."""
        before, ends = self.total, time.monotonic() + ANSWER_SECONDS
        while self.total == before:
            if playing.done():
                await playing
            if time.monotonic() > ends:
                raise AssertionError("the table does not play on")
            await asyncio.sleep(0.01)

    @property
    def total(self) -> int:
        """Actions that were acknowledged so far."""
        return sum(len(client.acknowledged) for client in self.clients)

    def found(self) -> str:
        """What was acknowledged, all of it found in the log."""
        kept = sum(acknowledged(self.database, client) for client in self.clients)
        unsaved = sum(client.unsaved for client in self.clients)
        return f"{kept} acknowledged actions, none lost; {unsaved} told not to be saved"


@contextlib.contextmanager
def playing(database: str, seed: int, command: str = COMMAND) -> Iterator[Sitter]:
    """Somebody who plays at a server of his own."""
    server = ServerProcess(database, free_port(), extra=PLAYS_FAST, command=command)
    try:
        server.wait()
        yield Sitter(server, database, seed)
    finally:
        server.kill()


@contextlib.contextmanager
def file() -> Iterator[str]:
    """The address of a file that is thrown away."""
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite:///{Path(folder) / 'games.sqlite'}"


# --- the troubles


def crashes(cluster: Cluster, times: int, seed: int) -> str:
    """PostgreSQL ends at once, as in a crash, and comes back."""

    def crash() -> None:
        cluster.stop(signal.SIGQUIT)
        cluster.start()

    with playing(cluster.new_database(), seed) as sitter:
        asyncio.run(sitter.through(crash, times, Random(seed)))
    return f"PostgreSQL crashed {times} times: {sitter.found()}"


def full_disk(times: int, seed: int) -> str:
    """The system lets no file of the server grow for a while."""
    with file() as database, playing(database, seed) as sitter:
        process, folder = sitter.server.process.pid, Path(database.removeprefix("sqlite:///")).parent

        def fill() -> None:
            free = resource.prlimit(process, resource.RLIMIT_FSIZE)
            most = max(path.stat().st_size for path in folder.iterdir())
            before = sitter.client.unsaved
            resource.prlimit(process, resource.RLIMIT_FSIZE, (min(most, 65_536), free[1]))
            ends = time.monotonic() + ANSWER_SECONDS
            while sitter.client.unsaved == before and time.monotonic() < ends:
                time.sleep(0.01)
            resource.prlimit(process, resource.RLIMIT_FSIZE, free)

        asyncio.run(sitter.through(fill, times, Random(seed)))
        sitter.server.kill()
        return f"the disk was full {times} times: {sitter.found()}"


def jump() -> None:
    """In the server: its clock is wrong by what a file says."""
    path, real = Path(os.environ[OFFSET]), time.time
    time.time = lambda: real() + float(path.read_text(encoding="utf-8") or 0)


def jumps(times: int, seed: int) -> str:
    """The clock of the machine is set back and forth by up to a day while bots and reactions wait by it."""
    luck = Random(seed)
    with file() as database:
        path = Path(database.removeprefix("sqlite:///")).with_name("offset")
        path.write_text("0", encoding="utf-8")
        os.environ[OFFSET] = str(path)
        with playing(database, seed, JUMPING) as sitter:

            def set_clock() -> None:
                new = path.with_name("new")
                new.write_text(str(luck.choice((-86_400, -3_600, -60, 60, 3_600, 86_400))), encoding="utf-8")
                new.replace(path)

            asyncio.run(sitter.through(set_clock, times, luck))
            sitter.server.kill()
            return f"the clock jumped {times} times: {sitter.found()}"


def two_servers(times: int, seed: int) -> str:
    """A second server on the same file is refused and hurts nobody."""
    with file() as database, playing(database, seed) as sitter:

        def second() -> None:
            words = [sys.executable, "-c", COMMAND, "serve", "--port", "0", "--database", database]
            ended = subprocess.run(words, capture_output=True, text=True, timeout=START_SECONDS, check=False)  # noqa: S603
            if ended.returncode == 0 or "another server has" not in ended.stderr:
                raise AssertionError(f"the second server said {ended.stderr!r} and ended with {ended.returncode}")

        asyncio.run(sitter.through(second, times, Random(seed)))
        sitter.server.kill()
        return f"a second server came {times} times: {sitter.found()}"


TROUBLES = (full_disk, jumps, two_servers)


def main() -> None:
    """Try what is asked for, and say what was seen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    names = [trouble.__name__ for trouble in (*TROUBLES, crashes)]
    parser.add_argument("--parts", nargs="+", default=names, choices=names)
    options = parser.parse_args()
    for trouble in TROUBLES:
        if trouble.__name__ in options.parts:
            print(trouble(options.times, options.seed), flush=True)
    if crashes.__name__ not in options.parts:
        return
    found = programs()
    if found is None:
        raise SystemExit(HOW_TO_GET_IT)
    with running_cluster(found) as cluster:
        print(crashes(cluster, options.times, options.seed), flush=True)


if __name__ == "__main__":
    main()
