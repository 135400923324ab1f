"""Two servers share one PostgreSQL database: whoever plays at one is seen at the other."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from colditz.server.table import GameTable
from colditz.testing.cluster import Cluster
from colditz.testing.wire_client import ServerProcess, free_port
from tests.server.harness import Client, Running, connect, running, token

TWO = [{"kind": "human"}, {"kind": "human"}]


async def act(client: Client, seat: str) -> int:
    update = await client.asked(seat)
    assert update is not None
    actions = update["choices"]["actions"]
    ends = [action for action in actions if action["type"] == "EndTurn"]
    answer = await client.play(seat, (ends or actions)[0])
    assert answer["type"] == "played", answer
    return int(answer["question"])


def test_two_servers_share_a_game(cluster: Cluster) -> None:
    async def play(one: Running, other: Running) -> None:
        made = one.make(players=2, seats=TWO, reaction_seconds=0)
        async with (
            one.connect(made["id"], tokens=[token(made, "security")]) as anna,
            other.connect(made["id"], tokens=[token(made, "american")]) as bert,
            other.connect(made["id"]) as onlooker,
        ):
            for client in (anna, bert, onlooker):
                await client.until("marks")
            for _ in range(30):  # several turns, each seat at its own server
                latest = max(update["question"] for client in (anna, bert) for update in client.updates.values())
                asked = next(u["asked"] for c in (anna, bert) for u in c.updates.values() if u["question"] == latest)
                reached = await (act(anna, "security") if asked == ["security"] else act(bert, "american"))
                for client in (anna, bert, onlooker):
                    while max(update["question"] for update in client.updates.values()) < reached:
                        await client.next()
            assert (await anna.ask("say", seat="security", channel="table", text="Good evening"))["type"] == "done"
            assert (await bert.until("said"))["text"] == "Good evening"
            seen = [deed for message in onlooker.seen if message["type"] == "update" for deed in message["deeds"]]
            assert [deed["next"] for deed in seen[:-1]] == [deed["first"] for deed in seen[1:]]

    address = cluster.new_database()
    with running(address) as one, running(address) as other:
        asyncio.run(play(one, other))


def test_a_seat_that_was_taken_elsewhere_meanwhile_is_not_given_away_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process took it between our last look and our writing."""
    path = tmp_path / "games.sqlite"

    async def looked_just_before(_table: GameTable) -> None:
        """Nothing new is found."""

    monkeypatch.setattr(GameTable, "refresh", looked_just_before)

    async def play(server: Running) -> None:
        made = server.make(players=2, seats=[{"kind": "human"}, {"kind": "open"}])
        async with server.connect(made["id"]) as onlooker:  # so that the game is in memory
            await onlooker.until("welcome")
            with closing(sqlite3.connect(path)) as database, database:
                database.execute("UPDATE seats SET kind = 'human', token_hash = 'taken' WHERE seat = 'american'")
            with server.http() as http:
                answer = http.post(f"/api/games/{made['id']}/join", json={"seat": "american", "name": "Anna"})
        assert answer.json()["code"] == "seat-not-open"

    with running(f"sqlite:///{path}") as server:
        asyncio.run(play(server))


def test_of_two_who_act_at_once_at_two_servers_one_is_stale(cluster: Cluster) -> None:
    async def play(one: Running, other: Running) -> None:
        made = one.make(players=2, seats=TWO, reaction_seconds=0)
        mine = [token(made, "security")]
        async with one.connect(made["id"], tokens=mine) as here, other.connect(made["id"], tokens=mine) as there:
            await here.asked("security")
            update = await there.asked("security")
            assert update is not None
            actions = update["choices"]["actions"]
            answers = await asyncio.gather(here.play("security", actions[0]), there.play("security", actions[1]))
            assert sorted(answer.get("code", "played") for answer in answers) == ["played", "stale"]
            for client in (here, there):
                while client.updates["security"]["question"] == update["question"]:
                    await client.next()
            assert here.updates["security"]["view"] == there.updates["security"]["view"]

    address = cluster.new_database()
    with running(address) as one, running(address) as other:
        asyncio.run(play(one, other))


def test_one_command_starts_several_workers(cluster: Cluster) -> None:
    async def look(address: str, game: str, times: int) -> set[int]:
        questions = set()
        for _ in range(times):
            async with connect(address, game) as client:
                questions.add(int((await client.until("update"))["question"]))
        return questions

    server = ServerProcess(cluster.new_database(), free_port(), workers=2)
    try:
        server.wait()
        made = server.make(players=2, seats=TWO)
        workers: set[str] = set()
        for _ in range(6000):  # one may still be starting, and which of them answers is chance
            lines = server.get("/metrics").splitlines()
            workers |= {line for line in lines if line.startswith("colditz_process_id")}
            if len(workers) == 2:
                break
            time.sleep(0.05)
        assert len(workers) == 2
        assert len(asyncio.run(look(server.address, made["id"], 8))) == 1
    finally:
        server.stop()
        server.kill()
