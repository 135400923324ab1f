"""Addresses, tables that change with the program, and files that cannot be used."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest

from colditz.store.migrate import HISTORY, migrations
from colditz.store.open import default_path, open_store
from colditz.store.postgres import PostgresStore
from colditz.store.sqlite import SqliteStore
from colditz.store.store import BadStore, StoreInUse, StoreUnavailable
from colditz.testing.cluster import Cluster
from tests.store.records import awaited, entries, game, opened, seat

DATABASES = ("sqlite", "postgresql")


async def execute(address: str, *scripts: str) -> None:
    """Do something to a database behind the store's back."""
    if address.startswith("sqlite"):
        connection = sqlite3.connect(address.removeprefix("sqlite:///"))
        for script in scripts:
            connection.executescript(script)
        connection.close()
        return
    server = await asyncpg.connect(address)
    for script in scripts:
        await server.execute(script)
    await server.close()


# --- addresses


def test_without_an_address_games_are_in_the_users_data_directory() -> None:
    store = open_store()
    assert isinstance(store, SqliteStore)
    assert store.path == default_path()
    assert default_path().name == "games.sqlite"
    assert default_path().parent.name == "colditz"


@pytest.mark.parametrize(
    ("address", "path"),
    [("sqlite:///games.sqlite", "games.sqlite"), ("sqlite:////var/a%20b.sqlite", "/var/a b.sqlite")],
)
def test_a_sqlite_address_is_a_path(address: str, path: str) -> None:
    store = open_store(address)
    assert isinstance(store, SqliteStore)
    assert store.path == Path(path)


@pytest.mark.parametrize("address", ["postgresql://pat@127.0.0.1/games", "postgres://pat@127.0.0.1/games"])
def test_a_postgresql_address_is_taken(address: str) -> None:
    assert isinstance(open_store(address), PostgresStore)


@pytest.mark.parametrize("address", ["", "games.sqlite", "sqlite:///", "mysql://pat:secret@host/games"])
def test_any_other_address_says_what_would_be_right_and_tells_no_password(address: str) -> None:
    with pytest.raises(BadStore, match="postgresql://user:password@host/name") as refused:
        open_store(address)
    assert "secret" not in str(refused.value)


@awaited
async def test_folders_on_the_way_are_made(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path / 'new' / 'deep' / 'games.sqlite'}") as store:
        await store.create(game(), [])
    assert (tmp_path / "new" / "deep" / "games.sqlite").is_file()


# --- changing tables


@pytest.mark.parametrize("database", DATABASES)
def test_the_changes_are_numbered_without_gaps(database: str) -> None:
    assert [migration.number for migration in migrations(database)] == list(range(1, len(migrations(database)) + 1))


def test_both_databases_know_the_same_changes() -> None:
    assert [(change.number, change.name) for change in migrations("sqlite")] == [
        (change.number, change.name) for change in migrations("postgresql")
    ]


@pytest.mark.parametrize("version", range(len(migrations("sqlite"))))
@awaited
async def test_a_database_of_any_older_version_is_brought_up_to_date(address: str, version: int) -> None:
    older = migrations(address.partition(":")[0])[:version]
    await execute(address, HISTORY, *(migration.script() for migration in older))
    async with opened(address) as store:
        await store.create(game(), [seat()])
        await store.append("first", 0, entries(1))
        await store.say("first", "table", "british", {}, 1.0)
        await store.finish("first", {"side": "escape"}, 2.0)
        assert (await store.statistics())["games"] == 1


@awaited
async def test_what_an_older_version_kept_is_still_there(address: str) -> None:
    older = migrations(address.partition(":")[0])[:1]
    await execute(
        address,
        HISTORY,
        older[0].script(),
        "INSERT INTO games VALUES ('old', 'classic', 3, '{}', '', '', '', 'running', '1', '{}', 1, 1);"
        "INSERT INTO counts VALUES ('old', 1, 0);"
        "INSERT INTO entries VALUES ('old', 0, 'british', 'Pass 0', 0);",
    )
    async with opened(address) as store:
        await store.append("old", 1, entries(2, first=1))
        assert await store.entries("old") == entries(3)
        assert (await store.say("old", "table", "british", {}, 1.0)).number == 1


@awaited
async def test_a_database_of_a_newer_version_is_refused_and_left_alone(address: str) -> None:
    async with opened(address) as store:
        await store.create(game(), [])
    await execute(address, "INSERT INTO migrations VALUES (99, 'from_the_future')")
    with pytest.raises(BadStore, match="tables of version 99, and this program knows versions up to 5"):
        await open_store(address).open()
    await execute(address, "DELETE FROM migrations WHERE number = 99")
    async with opened(address) as store:
        assert await store.game("first") == game()


@awaited
async def test_a_change_that_fails_leaves_nothing_behind(address: str) -> None:
    await execute(address, HISTORY, "CREATE TABLE seats (in_the_way INTEGER)")  # made by the second half of change 1
    with pytest.raises((StoreUnavailable, asyncpg.DuplicateTableError)):
        await open_store(address).open()
    await execute(address, "DROP TABLE seats")
    async with opened(address) as store:
        await store.create(game(), [seat()])


@awaited
async def test_servers_that_start_together_change_the_tables_once(cluster: Cluster) -> None:
    address = await asyncio.to_thread(cluster.new_database)
    stores = [open_store(address) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await stores[0].create(game(), [])
    assert await stores[3].game("first") == game()
    for store in stores:
        await store.close()


# --- files and servers that cannot be used


@awaited
async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").write_text("Dear diary, " * 1000, encoding="utf-8")
    with pytest.raises(BadStore, match="is not a SQLite database"):
        await open_store(f"sqlite:///{tmp_path / 'games.sqlite'}").open()
    assert (tmp_path / "games.sqlite").read_text(encoding="utf-8").startswith("Dear diary")


@awaited
async def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadStore, match="no games can be kept in"):
        await open_store(f"sqlite:///{tmp_path / 'file' / 'games.sqlite'}").open()


@awaited
async def test_a_file_is_open_in_one_server_only(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'games.sqlite'}"
    async with opened(address) as store:
        with pytest.raises(StoreInUse, match="another server has"):
            await open_store(address).open()
        await store.create(game(), [])
    async with opened(address) as store:
        assert await store.game("first") == game()


@awaited
async def test_a_file_that_another_process_has_open_is_refused(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'games.sqlite'}"
    program = (
        "import asyncio, sys\nfrom colditz.store.open import open_store\n"
        "try: asyncio.run(open_store(sys.argv[1]).open())\n"
        "except Exception as error: print(type(error).__name__)"
    )
    async with opened(address):
        command = [sys.executable, "-c", program, address]
        result = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "StoreInUse"


@awaited
async def test_a_database_that_does_not_exist_is_refused(cluster: Cluster) -> None:
    with pytest.raises(BadStore, match="PostgreSQL refuses this address"):
        await open_store(cluster.url("nowhere")).open()


@awaited
async def test_a_server_that_does_not_answer_is_waited_for_and_then_reported() -> None:
    store = PostgresStore("postgresql://pat:secret@127.0.0.1:1/games", patience=0.3)
    with pytest.raises(StoreUnavailable, match="cannot be reached") as refused:
        await store.open()
    assert "secret" not in str(refused.value)


@awaited
async def test_a_closed_store_says_so(address: str) -> None:
    async with opened(address) as store:
        await store.create(game(), [])
    for act in (store.game("first"), store.append("first", 0, entries(1)), store.change_game("first", status="open")):
        with pytest.raises(StoreUnavailable, match="closed"):
            await act
    await store.close()
