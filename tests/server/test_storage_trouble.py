"""The database is gone, or the disk is full: nothing is told that was not saved, and play goes on when it is back."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from colditz.store import sqlite
from colditz.testing.cluster import Cluster
from tests.server.harness import Client, Json, Running, running, token
from tests.store.test_trouble import connections_that

ALONE = [{"kind": "human"}, {"kind": "bot", "level": "random"}]


async def act(client: Client, seat: str = "security") -> Json:
    update = await client.asked(seat)
    assert update is not None
    return await client.play(seat, update["choices"]["actions"][0])


def test_the_database_goes_and_comes_back(cluster: Cluster) -> None:
    async def play(server: Running) -> None:
        made = server.make(players=2, seats=ALONE)
        async with server.connect(made["id"], tokens=[token(made, "security")], language="es") as client:
            assert (await act(client))["type"] == "played"
            before = client.updates["security"]["question"]
            await asyncio.to_thread(cluster.stop)
            try:
                refused = await act(client)
                assert (refused["type"], refused["code"]) == ("error", "not-saved")
                assert client.updates["security"]["question"] == before
                with server.http() as http:
                    assert http.get("/readyz").status_code == 503
                    assert http.get("/healthz").status_code == 200
                    assert http.post("/api/games", json={}).json()["code"] == "not-saved"
            finally:
                await asyncio.to_thread(cluster.start)
            for _ in range(50):
                answer = await act(client)
                if answer["type"] == "played":
                    break
                assert answer["code"] == "not-saved"
                await asyncio.sleep(0.2)
            assert answer["type"] == "played"
            assert client.updates["security"]["deeds"][0]["first"] == before

    with running(cluster.new_database()) as server:
        asyncio.run(play(server))


def test_a_full_disk_stops_play_and_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite is really full: its file may not grow any more, until it may again."""
    path, pages = tmp_path / "games.sqlite", {"most": 40}
    limit = connections_that(lambda connection: connection.execute(f"PRAGMA max_page_count = {pages['most']}"))
    monkeypatch.setattr(sqlite, "connect", limit)
    monkeypatch.setattr("colditz.server.chat.TALK_BURST", 10_000)  # talk is what fills the disk here

    async def play(server: Running) -> None:
        made = server.make(players=2, seats=ALONE)
        async with server.connect(made["id"], tokens=[token(made, "security")]) as client:
            assert (await act(client))["type"] == "played"
            talk = {"seat": "security", "channel": "table", "text": "x" * 500}
            answer: Json = {}
            for _ in range(400):
                answer = await client.ask("say", **talk)
                if answer["type"] == "error":
                    break
            assert answer["code"] == "not-saved"
            heard = sum(message["type"] == "said" for message in client.seen)
            pages["most"] = 10_000
            assert (await client.ask("say", **talk))["type"] == "done"
            assert (await act(client))["type"] == "played"
            assert sum(message["type"] == "said" for message in client.seen) == heard + 1

    with running(f"sqlite:///{path}", rate=10_000, burst=10_000) as server:
        asyncio.run(play(server))
    with sqlite3.connect(path) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
