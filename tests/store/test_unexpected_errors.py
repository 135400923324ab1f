"""Whatever a database answers to a save, whoever waits is told so in a bounded time, and the store lives on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import asyncpg
import pytest

from colditz.store import batch, postgres, sqlite
from colditz.store.batch import Batcher, Columns
from colditz.store.store import Conflict, StoreError, StoreUnavailable
from colditz.testing.cluster import Cluster
from tests.store.records import awaited, entries, game, opened

SQLSTATES = (
    *("55P03", "57014", "40001", "40P01"),  # lock and statement timeouts, serialisation, deadlock
    *("25006", "53100", "53200", "53300", "53400"),  # read-only, disk full, memory, connections, limits
    *("57P01", "57P02", "57P03", "57P05"),  # shutdowns, starting, idle session
    *("08006", "08003", "0A000", "42501", "42P01", "54000", "58030", "XX000", "XX001", "P0001", "72000"),
)
FAULT = """
CREATE OR REPLACE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'a fault for a test' USING ERRCODE = '{code}'; END $$;
CREATE OR REPLACE TRIGGER fault BEFORE UPDATE ON counts FOR EACH ROW EXECUTE FUNCTION fault();
"""


@awaited
async def test_every_sqlstate_is_answered_and_the_next_save_works(cluster: Cluster) -> None:
    address = await asyncio.to_thread(cluster.new_database)
    async with opened(address) as store:
        await store.create(game(), [])
        admin = await asyncpg.connect(address)
        for saved, code in enumerate(SQLSTATES):
            await admin.execute(FAULT.format(code=code))
            for save in (
                store.append("first", saved, entries(1, first=saved)),
                store.say("first", "table", "x", {}, 0),
            ):
                with pytest.raises(StoreUnavailable):
                    await asyncio.wait_for(save, 60)
            await admin.execute("DROP TRIGGER fault ON counts")
            await store.append("first", saved, entries(1, first=saved))
        await admin.close()
        assert await store.entries("first") == entries(len(SQLSTATES))


@awaited
async def test_a_lock_timeout_of_the_role_is_answered(cluster: Cluster) -> None:
    """Three saves while the table is locked: each is answered, and the same saves work when the lock is gone."""
    address = await asyncio.to_thread(cluster.new_database)
    admin = await asyncpg.connect(address)
    await admin.execute("ALTER DATABASE " + address.rsplit("/", 1)[1] + " SET lock_timeout = '50ms'")
    async with opened(address) as store:
        for name in "abc":
            await store.create(game(name), [])
        async with admin.transaction():
            await admin.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
            saves = [store.append(name, 0, entries(1)) for name in "abc"]
            outcomes = await asyncio.wait_for(asyncio.gather(*saves, return_exceptions=True), 60)
            assert all(isinstance(outcome, StoreUnavailable) for outcome in outcomes)
        for name in "abc":
            await store.append(name, 0, entries(1))
    await admin.close()


@awaited
async def test_a_save_that_hangs_is_given_up(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "SAVE_SECONDS", 0.3)
    address = await asyncio.to_thread(cluster.new_database)
    admin = await asyncpg.connect(address)
    async with opened(address) as store:
        await store.create(game("a"), [])
        async with admin.transaction():
            await admin.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
            with pytest.raises(StoreUnavailable, match="takes too long"):
                await asyncio.wait_for(store.append("a", 0, entries(1)), 60)
        while not await store.entries("a"):  # noqa: ASYNC110 - nobody knew if it would be saved: here it is, later
            await asyncio.sleep(0.01)
        with pytest.raises(Conflict):
            await store.append("a", 0, entries(1))
    await admin.close()
    assert postgres.COMMAND_SECONDS < 60


@awaited
async def test_chance_faults_leave_nobody_waiting() -> None:
    """Whatever the write raises, at whatever moment, every append ends, and what it says is true."""
    luck = Random(5)
    saved: dict[str, int] = {}
    kinds = (ValueError, KeyError, StoreUnavailable, asyncpg.LockNotAvailableError, asyncpg.DataError, MemoryError)

    async def write(columns: Columns) -> list[str]:
        await asyncio.sleep(0)
        if luck.random() < 0.4:
            raise luck.choice(kinds)("by chance")
        done = [name for name, first in zip(columns[0], columns[1], strict=True) if saved.get(name, 0) == first]
        for name in done:
            saved[name] = saved.get(name, 0) + 1
        return done

    batcher = Batcher(write)
    promised = dict.fromkeys([f"game-{number}" for number in range(20)], 0)

    async def play(name: str) -> None:
        for _ in range(60):
            try:
                await asyncio.wait_for(batcher.append(name, promised[name], entries(1)), 60)
                promised[name] += 1
            except StoreUnavailable:
                continue

    await asyncio.gather(*map(play, promised))
    assert saved == promised
    assert min(promised.values()) > 10


@awaited
async def test_the_writer_of_sqlite_outlives_what_it_cannot_write(tmp_path: Path) -> None:
    store = sqlite.SqliteStore(tmp_path / "games.sqlite")
    await store.open()
    await store.create(game(), [])
    bad = store.say("first", "table", "x", {}, "\ud800")  # type: ignore[arg-type]
    outcomes = await asyncio.wait_for(
        asyncio.gather(bad, store.append("first", 0, entries(2)), return_exceptions=True), 60
    )
    assert isinstance(outcomes[0], StoreError)
    assert outcomes[1] is None
    await store.append("first", 2, entries(1, first=2))
    assert await store.entries("first") == entries(3)
    await store.close()
