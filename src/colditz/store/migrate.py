"""Which changes to the tables a database still needs."""

from __future__ import annotations

from collections.abc import Collection
from importlib.resources import files
from typing import NamedTuple

from colditz.store.store import BadStore

HISTORY = "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)"
APPLIED = "SELECT number FROM migrations"


class Migration(NamedTuple):
    """One numbered change to the tables."""

    number: int
    name: str
    sql: str

    def script(self) -> str:
        """The change, and the note that it was made."""
        return f"{self.sql};\nINSERT INTO migrations (number, name) VALUES ({self.number}, '{self.name}');"


def migrations(database: str) -> list[Migration]:
    """All changes for one database in their order."""
    folder = files("colditz.store") / "migrations" / database
    found = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".sql")), key=lambda entry: entry.name)
    return [_read(entry.name, entry.read_text(encoding="utf-8")) for entry in found]


def _read(name: str, sql: str) -> Migration:
    number, _, subject = name.removesuffix(".sql").partition("_")
    return Migration(int(number), subject, sql)


def missing(database: str, applied: Collection[int]) -> list[Migration]:
    """The changes that a database still needs; one from the future is refused."""
    known = migrations(database)
    newest = max(applied, default=0)
    if newest > known[-1].number:
        raise BadStore(
            f"this database has tables of version {newest}, and this program knows versions up to {known[-1].number}:"
            " use the newer Colditz that made it, or another database"
        )
    return [migration for migration in known if migration.number not in applied]
