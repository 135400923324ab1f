"""A private PostgreSQL for tests and measurements: started on a free port of this machine, thrown away at the end."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import sample

import asyncpg

HOW_TO_GET_IT = "PostgreSQL is not installed: `apt-get install postgresql` or your system's package"
DEBIAN = Path("/usr/lib/postgresql")  # Debian keeps the server's programs off the path
USER = "colditz"
START_SECONDS = 30.0
PORTS = range(20_000, 30_000)


def programs() -> Path | None:
    """The folder of PostgreSQL's server programs, the newest there is."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = [path.parent for path in DEBIAN.glob("*/bin/initdb")]
    return max(folders, key=lambda folder: float(folder.parent.name), default=None)


class Cluster:
    """One server with its data in a folder of its own."""

    def __init__(self, folder: Path, bin_folder: Path, *, hasty: bool = False) -> None:
        self._data, self._bin = folder / "data", bin_folder
        self._hasty = hasty
        self._log = folder / "log"
        self._server: subprocess.Popen[bytes] | None = None
        self._made = 0
        self._owner = _owner()
        if self._owner is not None:
            shutil.chown(folder, self._owner)
        self._run("initdb", "--no-sync", f"--username={USER}", "--auth=trust", "--encoding=UTF8", "--no-locale")
        self.port = _free_port()

    def _run(self, program: str, *options: str) -> None:
        command = [str(self._bin / program), "-D", str(self._data), *options]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=self._owner, cwd="/")  # noqa: S603

    def start(self) -> None:
        """Start the server and wait until it answers."""
        options = ["-p", str(self.port), "-h", "127.0.0.1", "-k", ""]
        options += ["-c", "fsync=off"] if self._hasty else []
        with self._log.open("ab") as log:
            self._server = subprocess.Popen(  # noqa: S603
                [str(self._bin / "postgres"), "-D", str(self._data), *options],
                stdout=log,
                stderr=log,
                user=self._owner,
                cwd="/",
            )
        asyncio.run(self._answers())

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server: SIGINT ends what is open, SIGQUIT ends at once as a crash would."""
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait(START_SECONDS)
            self._server = None

    def url(self, database: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of a fresh, empty database."""
        self._made += 1
        name = f"games_{self._made}"
        asyncio.run(self._execute(f"CREATE DATABASE {name}"))
        return self.url(name)

    async def _execute(self, sql: str) -> None:
        connection = await asyncpg.connect(self.url())
        try:
            await connection.execute(sql)
        finally:
            await connection.close()

    def _has_given_up(self) -> bool:
        return self._server is None or self._server.poll() is not None

    async def _answers(self) -> None:
        end = time.monotonic() + START_SECONDS
        while True:
            try:
                return await self._execute("SELECT 1")
            except (OSError, asyncpg.CannotConnectNowError, asyncpg.PostgresConnectionError):
                if time.monotonic() > end or self._has_given_up():
                    raise RuntimeError(f"PostgreSQL does not start:\n{self._log.read_text()[-2000:]}") from None
                await asyncio.sleep(0.05)


@contextmanager
def running_cluster(bin_folder: Path, *, hasty: bool = False) -> Iterator[Cluster]:
    """A server that runs for a while; a hasty one would not survive a power cut, though it does survive a crash."""
    folder = Path(tempfile.mkdtemp(prefix="colditz-postgresql-"))
    try:
        cluster = Cluster(folder, bin_folder, hasty=hasty)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop(signal.SIGQUIT)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _owner() -> str | None:
    """PostgreSQL refuses to run as root, so root lends it the account that its package made."""
    return "postgres" if os.name == "posix" and os.geteuid() == 0 else None


def _free_port() -> int:
    """A port that no client is ever given: one of those could be taken while the server is stopped."""
    for port in sample(PORTS, len(PORTS)):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise OSError("no port is free")
