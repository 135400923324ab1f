"""Whoever is at a table in one worker is there for those at another."""

from __future__ import annotations

import asyncio
import json

from colditz import new_game
from colditz.server.presence import SILENT_SECONDS, Exchange, Present
from colditz.store.open import open_store
from colditz.testing.cluster import Cluster
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


def test_that_somebody_plans_a_move_is_seen_at_every_worker(cluster: Cluster) -> None:
    async def play(one: Running, other: Running) -> None:
        made = one.make(players=2, seats=TWO)
        async with (
            one.connect(made["id"], tokens=[token(made, "security")]) as guards,
            other.connect(made["id"], tokens=[token(made, "american")]) as officer,
        ):
            asked = await guards.asked("security")
            assert asked is not None
            post = next(action for action in asked["choices"]["actions"] if action["type"] == "PostGuard")
            answer = await guards.ask("play", seat="security", question=asked["question"], action=post, draft=True)
            assert answer["type"] == "played"
            while (await officer.until("presence"))["planning"] != ["security"]:
                pass
            assert (await guards.ask("undo", seat="security"))["type"] == "done"
            while (await officer.until("presence"))["planning"]:
                pass

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
        said = {"worker": "other", "here": {"game": [{"security": 1}, 3, ["security"]]}, "who": ["game"], "end": []}
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
