"""Disks that are full, files that are held or damaged: nothing is lost, the error says what is wrong, and it passes."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from colditz.store import sqlite
from colditz.store.store import StoreUnavailable, UnknownGame
from tests.store.records import awaited, entries, game, opened

PAGE = 4096


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


def connections_that(change: Callable[[sqlite3.Connection], object]) -> Callable[..., sqlite3.Connection]:
    """Connections as they are, with something done to each."""
    real = sqlite.connect

    def connect(path: Path, *, reading: bool = False, new: bool = False) -> sqlite3.Connection:
        connection = real(path, reading=reading, new=new)
        change(connection)
        return connection

    return connect


async def fill(store: sqlite.SqliteStore, name: str) -> int:
    """Append until the store has no more room; returns how much was acknowledged."""
    for saved in range(0, 1_000_000, 50):
        try:
            await store.append(name, saved, entries(50, first=saved))
        except StoreUnavailable:
            return saved
    raise AssertionError("the store never filled up")


@awaited
async def test_a_full_database_loses_nothing_and_goes_on_when_there_is_room(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = {"most": 60}
    limit = connections_that(lambda connection: connection.execute(f"PRAGMA max_page_count = {pages['most']}"))
    monkeypatch.setattr(sqlite, "connect", limit)
    store = sqlite.SqliteStore(file)
    await store.open()
    await store.create(game(), [])
    saved = await fill(store, "first")
    with pytest.raises(StoreUnavailable, match="the disk is full; nothing was saved"):
        await store.append("first", saved, entries(50, first=saved))
    assert await store.entries("first") == entries(saved)
    pages["most"] = 1_000
    await store.append("first", saved, entries(50, first=saved))
    assert await store.entries("first") == entries(saved + 50)
    await store.close()


@awaited
async def test_a_disk_that_takes_no_more_loses_nothing_and_goes_on_when_it_does(file: Path) -> None:
    store = sqlite.SqliteStore(file)
    await store.open()
    await store.create(game(), [])
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100 * PAGE, before[1]))  # the system refuses to let files grow
    try:
        saved = await fill(store, "first")
        assert await store.entries("first") == entries(saved)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    await store.append("first", saved, entries(3, first=saved))
    assert await store.entries("first") == entries(saved + 3)
    await store.close()


@awaited
async def test_when_the_disk_is_full_everybody_who_waits_is_told(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "connect", connections_that(lambda it: it.execute("PRAGMA max_page_count = 30")))
    store = sqlite.SqliteStore(file)
    await store.open()
    for number in range(10):
        await store.create(game(f"g{number}"), [])
    appends = [store.append(f"g{number}", 0, entries(2_000)) for number in range(10)]
    outcomes = await asyncio.gather(*appends, return_exceptions=True)
    for number, outcome in enumerate(outcomes):
        assert isinstance(outcome, StoreUnavailable)
        assert await store.entries(f"g{number}") == []
    await store.close()


@awaited
async def test_another_program_that_holds_the_file_is_named_and_outlived(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.2)
    store = sqlite.SqliteStore(file)
    await store.open()
    await store.create(game(), [])
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreUnavailable, match="another program holds the database; nothing was saved"):
        await store.append("first", 0, entries(1))
    assert await store.entries("first") == []
    other.execute("ROLLBACK")
    other.close()
    await store.append("first", 0, entries(1))
    assert await store.entries("first") == entries(1)
    await store.close()


@awaited
async def test_a_file_that_may_not_be_written_to_is_named(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = sqlite.SqliteStore(file)
    await store.open()
    monkeypatch.setattr(sqlite, "connect", connections_that(lambda it: it.execute("PRAGMA query_only = ON")))
    with pytest.raises(StoreUnavailable, match="may not be written to"):
        await store.create(game(), [])
    monkeypatch.undo()
    await store.create(game(), [])
    await store.close()


@awaited
async def test_a_damaged_file_is_named(file: Path) -> None:
    async with opened(f"sqlite:///{file}") as store:
        await store.create(game(), [])
        await store.append("first", 0, entries(5_000))
    with file.open("r+b") as disk:
        disk.seek(20 * PAGE)
        disk.write(b"\xff" * 40 * PAGE)
    async with opened(f"sqlite:///{file}") as store:
        with pytest.raises(StoreUnavailable, match="the database is damaged: put back a backup"):
            await store.entries("first")
        with pytest.raises(UnknownGame):
            await store.append("nowhere", 0, entries(1))


@awaited
async def test_a_backup_can_be_taken_while_games_are_played(file: Path, tmp_path: Path) -> None:
    async with opened(f"sqlite:///{file}") as store:
        await store.create(game(), [])
        await store.append("first", 0, entries(500))
        live, backup = sqlite3.connect(file), sqlite3.connect(tmp_path / "backup.sqlite")
        live.backup(backup)  # what `sqlite3 games.sqlite ".backup backup.sqlite"` does
        live.close()
        backup.close()
        await store.append("first", 500, entries(1, first=500))
    async with opened(f"sqlite:///{tmp_path / 'backup.sqlite'}") as store:
        assert await store.entries("first") == entries(500)


@awaited
async def test_reading_does_not_wait_for_writing(file: Path) -> None:
    async with opened(f"sqlite:///{file}") as store:
        await store.create(game(), [])
        await store.append("first", 0, entries(200_000))
        big = asyncio.create_task(store.append("first", 200_000, entries(200_000, first=200_000)))
        await asyncio.sleep(0.01)
        assert await store.game("first") is not None
        assert not big.done()
        await big


@awaited
async def test_many_games_that_save_at_once_are_a_few_statements(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two statements the writer may have to wait for a busy server, and everybody with it."""
    said: list[str] = []
    monkeypatch.setattr(sqlite, "connect", connections_that(lambda each: each.set_trace_callback(said.append)))
    names = [f"g{number}" for number in range(100)]
    async with opened(f"sqlite:///{file}") as store:
        for name in names:
            await store.create(game(name), [])
        said.clear()
        await asyncio.gather(*(store.append(name, 0, entries(3)) for name in names))
        assert sum("counts" in sql or "entries" in sql for sql in said) < 30  # one by one there are 400
        assert [await store.entries(name) for name in names] == [entries(3)] * 100
