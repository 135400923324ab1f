"""A backup is taken while games are played, shows one moment, and comes back whole into either database."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from colditz.store.backup import back_up, check, restore
from colditz.store.store import BadStore
from colditz.testing.cluster import Cluster
from tests.store.records import awaited, entries, game, opened, seat

NAMES = [f"g{number}" for number in range(6)]


@awaited
async def test_a_backup_taken_while_people_play_comes_back_whole(
    address: str, tmp_path: Path, cluster: Cluster
) -> None:
    target = tmp_path / "copy.sqlite"
    async with opened(address) as store:
        for name in NAMES:
            seats = [seat(each, name, token_hash=f"{each} {name}") for each in ("security", "british")]
            await store.create(game(name), seats)
            await store.say(name, "table", "british", {"text": "Good evening"}, 1.0)
        stop = asyncio.Event()
        reached = dict.fromkeys(NAMES, 0)

        async def play(name: str) -> None:
            while not stop.is_set():
                await store.append(name, reached[name], entries(3, first=reached[name]))
                reached[name] += 3

        players = [asyncio.create_task(play(name)) for name in NAMES]
        while min(reached.values()) < 30:  # noqa: ASYNC110 - until there is something to copy
            await asyncio.sleep(0.001)
        promised = dict(reached)
        counted = await back_up(address, target)
        stop.set()
        await asyncio.gather(*players)
        talk, seats = await store.talk("g1", ["table"]), await store.seats("g1")
    assert counted.games == len(NAMES)
    for fresh in (f"sqlite:///{tmp_path / 'again.sqlite'}", await asyncio.to_thread(cluster.new_database)):
        assert await restore(target, fresh) == counted
        async with opened(fresh) as store:
            for name in NAMES:
                found = await store.entries(name)
                assert found == entries(len(found))
                assert promised[name] <= len(found) <= reached[name]
                await store.append(name, len(found), entries(1, first=len(found)))  # and it goes on
            assert await store.talk("g1", ["table"]) == talk
            assert await store.seats("g1") == seats
            assert (await store.say("g1", "table", "british", {"text": "Again"}, 2.0)).position == 2
        with pytest.raises(BadStore, match="holds 6 games already"):
            await restore(target, fresh)


@awaited
async def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    bad, here = tmp_path / "bad.sqlite", f"sqlite:///{tmp_path / 'games.sqlite'}"
    bad.write_bytes(b"nothing " * 1000)
    with pytest.raises(BadStore, match="is no backup"):
        await restore(bad, here)
    with pytest.raises(BadStore, match="there is no backup"):
        await restore(tmp_path / "none", here)
    with pytest.raises(BadStore, match="is there already"):
        await back_up(here, bad)
    with pytest.raises(BadStore, match="there is no database"):
        await back_up(f"sqlite:///{tmp_path / 'nowhere.sqlite'}", tmp_path / "new.sqlite")
    assert not (tmp_path / "new.sqlite").exists()


@awaited
async def test_a_log_with_a_gap_is_noticed(tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite"
    async with opened(f"sqlite:///{tmp_path / 'games.sqlite'}") as store:
        await store.create(game(), [])
        await store.append("first", 0, entries(5))
    await back_up(f"sqlite:///{tmp_path / 'games.sqlite'}", target)
    copy = sqlite3.connect(target)
    copy.execute("DELETE FROM entries WHERE seq = 2")
    with pytest.raises(BadStore, match="not whole"):
        check(copy)
    copy.close()
