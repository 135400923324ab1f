"""Which store an address means."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote

from platformdirs import user_data_path

from colditz.store.postgres import PostgresStore
from colditz.store.sqlite import SqliteStore
from colditz.store.store import BadStore, Store

SQLITE = "sqlite:///"
POSTGRESQL = ("postgresql://", "postgres://")


def open_store(url: str | None = None) -> Store:
    """The store at an address, still to be opened; without one, a file in the user's data directory."""
    if url is None:
        return SqliteStore(default_path())
    if url.startswith(SQLITE) and len(url) > len(SQLITE):
        return SqliteStore(sqlite_path(url))
    if url.startswith(POSTGRESQL):
        return PostgresStore(url)
    begins = url.partition(":")[0]  # the rest may hold a password
    raise BadStore(
        f"no database has an address that begins with {begins!r}: write {SQLITE}games.sqlite (a file here),"
        f" {SQLITE}/var/lib/games.sqlite (a file anywhere) or postgresql://user:password@host/name"
    )


def sqlite_path(url: str) -> Path:
    """The file that an address means."""
    if not url.startswith(SQLITE) or len(url) == len(SQLITE):
        raise BadStore(f"{url.partition(':')[0]!r} is no address of a file: write {SQLITE}games.sqlite")
    return Path(unquote(url.removeprefix(SQLITE)))


def default_path() -> Path:
    """Where games are kept when nobody says otherwise."""
    return user_data_path("colditz", appauthor=False) / "games.sqlite"
