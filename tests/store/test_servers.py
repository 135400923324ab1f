"""Several servers on one PostgreSQL: races, news, and a database that goes and comes back."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from colditz.store.notifications import EVERYTHING, MOST_WAITING, ChangeListener
from colditz.store.store import ChangeNotice, Conflict, LogEntry, Store, StoreUnavailable
from colditz.testing.cluster import Cluster
from tests.store.records import awaited, entries, game, opened, seat


@pytest.fixture
def shared(cluster: Cluster) -> str:
    """The address of an empty database that servers share."""
    return cluster.new_database()


@pytest.fixture
def restless(cluster: Cluster) -> Iterator[Cluster]:
    """A server that a test may stop; it runs again afterwards."""
    yield cluster
    cluster.stop()
    cluster.start()


@asynccontextmanager
async def two(address: str) -> AsyncIterator[tuple[Store, Store]]:
    async with opened(address) as first, opened(address) as second:
        yield first, second


async def push(store: Store, name: str, writer: str, many: int) -> int:
    """Add entries to a game that others write to as well; returns how often somebody was faster."""
    beaten = done = 0
    reached = len(await store.entries(name))
    while done < many:
        try:
            await store.append(name, reached, [LogEntry(writer, f"{writer} {done}", time.time())])
        except Conflict:
            beaten, reached = beaten + 1, len(await store.entries(name))
        else:
            done, reached = done + 1, reached + 1
    return beaten


@awaited
async def test_servers_that_write_to_the_same_games_never_share_a_place(shared: str) -> None:
    names = [f"g{number}" for number in range(6)]
    async with two(shared) as (first, second):
        for name in names:
            await first.create(game(name), [])
        pushes = [push(store, name, writer, 40) for name in names for store, writer in ((first, "a"), (second, "b"))]
        assert sum(await asyncio.gather(*pushes)) > 0
        for name in names:
            found = [entry.action for entry in await first.entries(name)]
            for writer in ("a", "b"):
                assert [line for line in found if line[0] == writer] == [f"{writer} {number}" for number in range(40)]
            assert len(found) == 80


async def heard(store: Store, many: int) -> list[ChangeNotice]:
    news: list[ChangeNotice] = []
    async for item in store.changes():
        news.append(item)
        if len(news) == many:
            break
    return news


@awaited
async def test_a_server_hears_what_another_writes_and_not_its_own(shared: str) -> None:
    async with two(shared) as (first, second):
        listening = asyncio.create_task(heard(second, 6))
        await asyncio.sleep(0)
        await second.create(game("own"), [])
        await first.create(game(), [])
        await first.append("first", 0, entries(2))
        await first.say("first", "table", "british", {}, 1.0)
        await first.put_seat(seat())
        await first.change_game("first", status="paused")
        await first.finish("first", {}, 2.0)
        assert await listening == [
            ChangeNotice("first", kind) for kind in ("game", "entries", "talk", "seats", "game", "game")
        ]


@awaited
async def test_a_refused_write_is_no_news(shared: str) -> None:
    async with two(shared) as (first, second):
        listening = asyncio.create_task(heard(second, 2))
        await asyncio.sleep(0)
        await first.create(game(), [])
        with pytest.raises(Conflict):
            await first.append("first", 5, entries(1))
        await first.say("first", "table", "british", {}, 1.0)
        assert await listening == [ChangeNotice("first", "game"), ChangeNotice("first", "talk")]


@awaited
async def test_news_end_when_the_store_is_closed(address: str) -> None:
    async with opened(address) as store:
        listening = asyncio.create_task(heard(store, 1))
        await asyncio.sleep(0.05)
    assert await listening == []


@awaited
async def test_a_reader_who_falls_behind_is_told_to_look_at_everything() -> None:
    async def nobody() -> None:
        raise StoreUnavailable("no database is needed here")

    room = ChangeListener(nobody, "me")  # type: ignore[arg-type]
    reader = room.read()
    for number in range(MOST_WAITING + 1):
        room._follow_changes(f"other entries g{number}")
    await room.close()
    assert [item async for item in reader] == [EVERYTHING, ChangeNotice(f"g{MOST_WAITING}", "entries")]


# --- gone and back


async def heard_everything(store: Store) -> bool:
    """Whether the store says, sooner or later, that news may have been lost."""
    async for item in store.changes():
        if item == EVERYTHING:
            return True
    return False


async def append_when_it_is_back(store: Store, name: str, first: int) -> None:
    """Append as soon as the database is back."""
    async with asyncio.timeout(20):
        while True:
            try:
                return await store.append(name, first, entries(1, first=first))
            except StoreUnavailable:
                await asyncio.sleep(0.05)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["stopped", "crashed"])
@awaited
async def test_a_database_that_goes_and_comes_back(restless: Cluster, how: signal.Signals) -> None:
    address = await asyncio.to_thread(restless.new_database)
    async with two(address) as (first, second):
        await first.create(game(), [])
        await first.append("first", 0, entries(3))
        listening = asyncio.create_task(heard_everything(second))
        await asyncio.sleep(0)
        await asyncio.to_thread(restless.stop, how)
        for act in (
            first.append("first", 3, entries(1, first=3)),
            first.entries("first"),
            first.say("first", "table", "british", {}, 1.0),
        ):
            with pytest.raises(StoreUnavailable, match="cannot be reached"):
                await act
        await asyncio.to_thread(restless.start)
        await append_when_it_is_back(first, "first", 3)
        assert await first.entries("first") == entries(4)
        assert await listening


@awaited
async def test_nothing_acknowledged_is_lost_when_the_database_crashes_in_the_middle(restless: Cluster) -> None:
    address = await asyncio.to_thread(restless.new_database)
    reached = dict.fromkeys((f"g{number}" for number in range(8)), 0)

    async def write(store: Store, name: str) -> None:
        while True:
            await store.append(name, reached[name], entries(1, first=reached[name]))
            reached[name] += 1

    async with opened(address) as store:
        for name in reached:
            await store.create(game(name), [])
        writers = [asyncio.create_task(write(store, name)) for name in reached]
        await asyncio.sleep(0.4)
        await asyncio.to_thread(restless.stop, signal.SIGQUIT)
        outcomes = await asyncio.gather(*writers, return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {StoreUnavailable}
        await asyncio.to_thread(restless.start)
        for name, acknowledged in reached.items():
            found = await store.entries(name)
            assert acknowledged <= len(found) <= acknowledged + 1  # the last may be saved though nobody was told
            assert found == entries(len(found))
            assert acknowledged > 0
