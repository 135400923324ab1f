"""Whoever is at a table in one worker is there for those at another."""

from __future__ import annotations

import asyncio
import json

from colditz import new_game
from colditz.model.actions import MovePawn
from colditz.server.drafts import try_out
from colditz.server.presence import SILENT_SECONDS, Exchange, Present
from colditz.store.open import open_store
from colditz.testing.cluster import Cluster
from tests.scene import scene
from tests.server.harness import Client, Json, Running, running, token
from tests.server.test_secrets import FrozenContext, table_of

TWO = [{"kind": "human"}, {"kind": "human"}]


async def until_present(client: Client, **wanted: bool) -> Json:
    """The next list in which these seats are here or not."""
    while True:
        message = await client.until("presence")
        here = {seat["seat"]: seat["present"] for seat in message["seats"]}
        if all(here[seat] is present for seat, present in wanted.items()):
            return message


def test_presence_and_second_connections_are_seen_at_every_worker(cluster: Cluster) -> None:
    async def play(one: Running, other: Running) -> None:
        made = one.make(players=2, seats=TWO)
        mine = [token(made, "security")]
        async with one.connect(made["id"], tokens=mine) as anna, other.connect(made["id"]) as onlooker:
            await until_present(onlooker, security=True, american=False)
            async with other.connect(made["id"], tokens=mine) as thief:
                assert (await anna.until("connections"))["connections"] == 2
                assert (await thief.until("connections"))["connections"] == 2
                assert (await anna.ask("end-others", seat="security"))["type"] == "done"
                await thief.closed()
                assert thief.seen[-1]["code"] == "ended-elsewhere"
            while (await anna.until("connections"))["connections"] != 1:
                pass
            async with one.connect(made["id"]), one.connect(made["id"], tokens=[token(made, "american")]):
                message = await until_present(onlooker, american=True)
                while message["spectators"] != 2:
                    message = await onlooker.until("presence")
            await until_present(onlooker, american=False)

    address = cluster.new_database()
    with running(address) as one, running(address) as other:
        asyncio.run(play(one, other))


def test_whoever_was_at_a_worker_that_ends_is_gone(cluster: Cluster) -> None:
    async def play(one: Running, other: Running) -> None:
        made = one.make(players=2, seats=TWO)
        async with other.connect(made["id"]) as onlooker:
            async with one.connect(made["id"], tokens=[token(made, "security")]):
                await until_present(onlooker, security=True)
                await asyncio.to_thread(one.stop)
            await until_present(onlooker, security=False)

    address = cluster.new_database()
    with running(address) as one, running(address) as other:
        asyncio.run(play(one, other))


def test_a_worker_that_falls_silent_is_forgotten() -> None:
    async def hear() -> None:
        table = table_of(FrozenContext(), new_game(players=2, seed=1))
        exchange = Exchange(open_store("sqlite:///never-opened.sqlite"), {"game": table})
        told = [{"security": 1}, 3, ["security"]]
        said = {"worker": "other", "here": {"game": told}, "who": ["game"], "end": []}
        exchange.heard(json.dumps(said), 100.0)
        assert table.present("security")
        assert exchange.changed == {"game"}  # whoever asks is told
        assert table.elsewhere == {"other": Present({"security": 1}, 3, ("security",))}
        assert table.planning() == ["security"]

        exchange.forget_silent(100.0 + SILENT_SECONDS)
        assert table.present("security")
        exchange.forget_silent(101.0 + SILENT_SECONDS)
        assert not table.present("security")
        assert table.planning() == []
        assert (exchange.alive, table.elsewhere) == ({}, {})
        table.server.bots.close()

    asyncio.run(hear())


def test_a_worker_tells_which_seats_try_walks_out_and_that_they_no_longer_do() -> None:
    async def tell() -> None:
        table = table_of(FrozenContext(), scene("american-1@ic-r08-c08", turn="american", players=2, points=5))
        walk = next(walk for walk in table.match.options("american") if isinstance(walk, MovePawn))
        assert try_out(table, "american", walk, table.match.question)
        assert table.present_here().planning == ("american",)

        table.clear_drafts()
        assert table.present_here().planning == ()
        table.server.bots.close()

    asyncio.run(tell())
