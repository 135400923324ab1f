"""What a host should know about a server before others do: database, versions, limits, disk, clock, proxy headers."""

from __future__ import annotations

import asyncio
import json
import resource
import shutil
import sqlite3
import sys
import time
import urllib.error
import urllib.request
from email.utils import parsedate_to_datetime
from importlib.metadata import version
from typing import NamedTuple
from urllib.parse import urlsplit

import asyncpg

from colditz.server.settings import Settings
from colditz.server.upgrade import Outdated, reopen
from colditz.store.open import POSTGRESQL, default_path, open_store, sqlite_path
from colditz.store.store import Store, StoreError, StoreInUse

LEAST_DISK = 1024**3
LEAST_SQLITE = (3, 35, 0)
CLOCK_SECONDS = 2.0
GAMES_TRIED = 20
WAIT_SECONDS = 10.0


class Finding(NamedTuple):
    """One thing that was looked at: whether it is well, what was seen, and what to do if it is not."""

    subject: str
    well: bool
    saw: str
    advice: str = ""


def versions() -> Finding:
    """Python, SQLite and Colditz."""
    saw = f"Colditz {version('colditz')}, Python {sys.version.split()[0]}, SQLite {sqlite3.sqlite_version}"
    well = sys.version_info >= (3, 11) and sqlite3.sqlite_version_info >= LEAST_SQLITE
    return Finding("versions", well, saw, "Use Python 3.11 or newer with SQLite 3.35 or newer.")


def compiled() -> Finding:
    """The engine is compiled, or plays at a fraction of its speed."""
    from colditz.engine import play  # noqa: PLC0415 - looked at only here

    native = not str(play.__file__).endswith(".py")
    advice = "For many games at once install it compiled: COLDITZ_COMPILE=1 pip install ."
    return Finding("engine", well=True, saw="compiled" if native else f"not compiled. {advice}")


def limits(settings: Settings) -> Finding:
    """Every connection is an open file."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = settings.connections + 200
    saw = f"{soft} open files are allowed (up to {hard} can be); {settings.connections} connections need {needed}"
    return Finding("limits", soft >= needed, saw, f"Set LimitNOFILE={needed} in the unit, or `ulimit -n {needed}`.")


def disk(settings: Settings) -> Finding:
    """There is room for the games of years."""
    if (settings.database or "").startswith(POSTGRESQL):
        return Finding("disk", well=True, saw="the database is PostgreSQL: watch its own disk")
    path = sqlite_path(settings.database) if settings.database else default_path()
    folder = next(parent for parent in path.absolute().parents if parent.is_dir())
    free = shutil.disk_usage(folder).free
    saw = f"{free / 1024**3:.1f} GB are free at {folder}"
    return Finding(
        "disk", free >= LEAST_DISK, saw, "Make room, or move the file and give its new place with --database."
    )


async def database(settings: Settings) -> list[Finding]:
    """The database can be reached, its tables are those of this version, and its games can be opened."""
    advice = "See 'Databases' in docs/hosts.md."
    try:
        store = open_store(settings.database)
        await store.open()
    except StoreInUse:
        return [
            Finding("database", well=True, saw="a server has the file open, which is as it should be while it runs")
        ]
    except StoreError as error:
        return [Finding("database", well=False, saw=str(error), advice=advice)]
    try:
        games = await store.games(limit=GAMES_TRIED)
        found = Finding("database", well=True, saw=f"it answers; the youngest {len(games)} games were looked at")
        return [found, await _logs(store)]
    except StoreError as error:
        return [Finding("database", well=False, saw=str(error), advice=advice)]
    finally:
        await store.close()


async def _logs(store: Store) -> Finding:
    """The logs of the youngest games replay, and their snapshots say the same as their logs."""
    wrong = []
    for game in await store.games(limit=GAMES_TRIED):
        entries, snapshot = await store.entries(game.id), await store.snapshot(game.id)
        try:
            whole = reopen(game, entries, 1)
        except Outdated:
            if game.status != "kept":
                wrong.append(f"{game.id} no longer fits the rules and will be kept to be read")
            continue
        if reopen(game, entries, 1, snapshot).match.position() != whole.match.position():
            wrong.append(f"{game.id} has a snapshot that its log contradicts")
    saw = "; ".join(wrong) or "the logs replay, and snapshots agree with them"
    return Finding(
        "games", not wrong, saw, "Games that are kept can be read; delete rows of `snapshots` that are wrong."
    )


async def clock(settings: Settings) -> Finding:
    """The clocks of this machine and of its database agree."""
    url = settings.database or ""
    if not url.startswith(POSTGRESQL):
        return Finding("clock", time.time() > 1.7e9, f"it is {time.ctime()}", "Set the machine's clock (timedatectl).")
    try:
        connection = await asyncpg.connect(url, timeout=WAIT_SECONDS)
        began = time.time()
        there = await connection.fetchval("SELECT EXTRACT(EPOCH FROM clock_timestamp())::float8")
        apart = abs(there - (began + time.time()) / 2)
        await connection.close()
    except (OSError, TimeoutError, asyncpg.PostgresError) as error:
        return Finding("clock", well=False, saw=f"the database's clock cannot be read: {error}")
    saw = f"this machine and the database are {apart:.2f} seconds apart"
    return Finding(
        "clock", apart < CLOCK_SECONDS, saw, "Let both machines keep time by NTP: clocks of turns depend on it."
    )


def public_address(url: str, settings: Settings) -> list[Finding]:
    """What a player's browser meets at the public address: TLS, the name, the proxy and what it must not show."""
    found = [_reached(url, settings)]
    if not found[0].well:
        return found
    status, _, _ = _get(f"{url}/metrics")
    advice = "Deny /metrics at the proxy, and name the proxy with --proxy."
    found.append(Finding("metrics", status != 200, f"/metrics answers {status} at the public address", advice))
    tls = urlsplit(url).scheme == "https"
    found.append(Finding("tls", tls, f"links are {'' if tls else 'not '}encrypted", "Links hold tokens: serve https."))
    return found


def _reached(url: str, settings: Settings) -> Finding:
    try:
        status, headers, body = _get(f"{url}/readyz")
    except (OSError, ValueError) as error:
        return Finding("address", well=False, saw=f"{url} cannot be reached: {error}", advice="Is the proxy running?")
    if status == 421:
        return Finding(
            "address", well=False, saw=_says(body), advice=f"Start with --allow-host {urlsplit(url).hostname}."
        )
    date = headers.get("date")
    apart = abs(parsedate_to_datetime(date).timestamp() - time.time()) if date else 0.0
    saw = f"{url} answers {status}; its clock is {apart:.0f} seconds off ours"
    return Finding("address", status == 200 and apart < 60, saw, "See what /readyz says, and set the clock.")


def _says(body: bytes) -> str:
    try:
        return str(json.loads(body)["says"])
    except (ValueError, KeyError, TypeError):
        return "the server does not answer to this name"


def _get(url: str) -> tuple[int, dict[str, str], bytes]:
    if urlsplit(url).scheme not in ("http", "https"):
        raise ValueError("an address begins with http:// or https://")
    try:
        with urllib.request.urlopen(url, timeout=WAIT_SECONDS) as answer:  # noqa: S310 - checked above
            return answer.status, {name.lower(): value for name, value in answer.headers.items()}, answer.read(65_536)
    except urllib.error.HTTPError as error:
        return error.code, {}, error.read(65_536)


def diagnose(settings: Settings, url: str | None = None) -> list[Finding]:
    """Everything there is to look at."""
    found = [versions(), compiled(), limits(settings), disk(settings)]
    found += asyncio.run(database(settings))
    found.append(asyncio.run(clock(settings)))
    return [*found, *(public_address(url.rstrip("/"), settings) if url else ())]
