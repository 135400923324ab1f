"""Who sits where stays true whatever happens at once, and a game that ended is kept as ended."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from colditz import new_game
from colditz.server.app import make_app
from colditz.server.asks import StandingOrders
from colditz.server.hosting import leave_orders, vacate
from colditz.server.options import Options
from colditz.server.settings import Settings
from colditz.server.table import GameTable
from colditz.store.open import open_store
from colditz.store.store import GameRecord, SeatRecord, StoreUnavailable
from colditz.testing.cluster import Cluster
from tests.server.harness import SLOW, Running, running, token
from tests.server.test_secrets import FrozenContext


async def at_a_table(path: Path, act: Callable[[GameTable], Awaitable[None]]) -> list[SeatRecord]:
    """Do something at a table on a real store; the seats as they are kept then."""
    server, match = FrozenContext(), new_game(players=2, seed=1)
    server.store = open_store(f"sqlite:///{path}")
    await server.store.open()
    record = GameRecord("game", "classic", {}, "", "", "", "running", False, Options().model_dump(), 0, 0)
    seats = [SeatRecord("game", name, "human", "", "", f"hash of {name}", False, {}) for name in match.seats]
    await server.store.create(record, seats)
    table = GameTable(server, record, seats, match)
    try:
        await act(table)
        return await server.store.seats("game")
    finally:
        await server.store.close()
        server.bots.close()


def test_whoever_is_put_out_cannot_write_himself_back(tmp_path: Path) -> None:
    """His last message may arrive while he is being put out."""

    async def act(table: GameTable) -> None:
        await asyncio.gather(
            vacate(table, table.seats["american"]),
            leave_orders(table, "american", StandingOrders(rest="pass")),
        )

    seats = asyncio.run(at_a_table(tmp_path / "games.sqlite", act))

    assert [(seat.kind, seat.token_hash) for seat in seats] == [("human", "hash of security"), ("open", "")]


def test_what_is_read_meanwhile_takes_no_change_back(tmp_path: Path) -> None:
    async def act(table: GameTable) -> None:
        await asyncio.gather(table.refresh(), vacate(table, table.seats["american"]), table.refresh())
        assert table.seats["american"].kind == "open"

    asyncio.run(at_a_table(tmp_path / "games.sqlite", act))


def test_whoever_comes_by_a_link_says_his_name(server: Running) -> None:
    async def play() -> None:
        made = server.make(players=2, seats=[{"kind": "human"}, {"kind": "human"}])
        async with (
            server.connect(made["id"], tokens=[token(made, "security")]) as guard,
            server.connect(made["id"], tokens=[token(made, "american")]) as american,
        ):
            await guard.until("marks")
            assert (await american.ask("introduce", seat="american", name=" Ben "))["type"] == "done"
            assert (await american.ask("introduce", seat="security", name="Ben"))["code"] == "foreign-seat"
            for wrong in ("B" * 41, "B\u202en"):  # too long, or turning the line around
                assert (await american.ask("introduce", seat="american", name=wrong))["code"] == "bad-message"
            while (await guard.until("presence"))["seats"][1]["name"] != "Ben":
                pass
        with server.http() as http:
            seats = http.get(f"/api/games/{made['id']}").json()["seats"]
        assert [seat["name"] for seat in seats] == ["", "Ben"]

    asyncio.run(play())


def test_whoever_is_put_out_at_one_server_holds_his_seat_at_none(cluster: Cluster) -> None:
    async def play(one: Running, other: Running) -> None:
        made = one.make(players=2, seats=[{"kind": "human"}, {"kind": "human"}])
        async with (
            one.connect(made["id"], tokens=[made["host_token"]]) as host,
            other.connect(made["id"], tokens=[token(made, "american")]) as american,
        ):
            await american.until("marks")
            told = await host.ask("host", command="kick", seat="american")
            assert told["type"] == "done", told
            while (await american.until("presence"))["seats"][1]["kind"] != "open":
                pass
            answer = await american.ask("orders", seat="american", orders={})
            assert answer["code"] == "foreign-seat"

    address = cluster.new_database()
    with running(address) as one, running(address) as other:
        asyncio.run(play(one, other))


def test_the_end_of_a_game_is_kept_when_the_database_is_back(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    settings = Settings(database=database)
    store = open_store(database)
    finish = store.finish
    failed: list[str] = []

    async def finish_later(game: str, result: dict[str, Any], at: float) -> None:
        if not failed:
            failed.append(game)
            raise StoreUnavailable("the disk is full")
        await finish(game, result, at)

    store.finish = finish_later  # type: ignore[method-assign]
    with running(database, make_app(settings, store)) as server, server.http() as http:
        bots = [{"kind": "bot", "level": "random"}] * 2
        made = server.make(players=2, rounds=1, seats=bots)
        until = time.monotonic() + SLOW
        while http.get(f"/api/games/{made['id']}").json()["status"] != "finished":
            assert time.monotonic() < until
            time.sleep(0.05)
    assert failed
