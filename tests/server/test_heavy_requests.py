"""Replays, files and listings are made off the loop, once for everybody, and nobody may ask for too many."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from colditz import new_game
from colditz.server.offload import ByteCache, Offload
from colditz.store.sqlite import SqliteStore
from colditz.store.statements import Row, Statement
from colditz.testing.bold import pick
from tests.server.harness import keep, running

BOTS = [{"kind": "bot", "level": "random"}] * 2


def finished(database: str) -> str:
    from random import Random  # noqa: PLC0415

    secret = "5" * 64
    match, luck = new_game(players=2, secret=secret, rounds=2), Random(2)
    while not match.finished:
        seat = match.asked()[0]
        match.play(seat, pick(match, seat, luck))
    return str(keep(database, match, secret, status="finished")["id"])


def test_replays_are_made_once_and_limited_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    game, made = finished(database), []
    real = Offload.run

    async def counting(self: Offload, work: object, *args: object) -> object:
        made.append(work)
        return await real(self, work, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(Offload, "run", counting)
    with running(database, heavy=0.001, heavy_burst=6) as server, server.http() as http:
        answers = [http.get(f"/api/games/{game}/replay") for _ in range(3)]
        plain = http.get(f"/api/games/{game}/replay", headers={"Accept-Encoding": "identity"})
        again = http.get(f"/api/games/{game}/replay", headers={"If-None-Match": plain.headers["etag"]})
        log = http.get(f"/api/games/{game}/log")
        refused = http.get(f"/api/games/{game}/log")
    assert {answer.text for answer in answers} == {plain.text}
    assert answers[0].headers["content-encoding"] == "gzip"
    assert again.status_code == 304
    assert log.json()["secret"] == "5" * 64
    assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
    assert len(made) == 2


def test_listings_are_read_again_only_when_something_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    real = SqliteStore.query

    async def counting(self: SqliteStore, statement: Statement) -> list[Row]:
        asked.append(statement.sql)
        return list(await real(self, statement))

    with running(f"sqlite:///{tmp_path / 'games.sqlite'}") as server, server.http() as http:
        games = [server.make(players=2, public=True, seats=[{"kind": "human"}, {"kind": "open"}]) for _ in range(5)]
        monkeypatch.setattr(SqliteStore, "query", counting)
        listed = [http.get("/api/games").json() for _ in range(10)]
        assert len(asked) == 2  # the games and all their seats
        assert all(each == listed[0] for each in listed)
        assert [game["id"] for game in listed[0]] == [game["id"] for game in reversed(games)]
        http.post(f"/api/games/{games[0]['id']}/join", json={"seat": "american", "name": "Anna"})
        changed = {game["id"]: game for game in http.get("/api/games").json()}
        assert changed[games[0]["id"]]["seats"][1]["name"] == "Anna"
        assert changed[games[0]["id"]]["status"] == "running"
        assert [http.get(path).status_code for path in ("/api/statistics", "/api/results")] == [200, 200]


def test_the_process_for_heavy_work_is_replaced_when_it_dies() -> None:
    async def play() -> list[int]:
        offload = Offload()
        first = await offload.run(os.getpid)
        os.kill(first, signal.SIGKILL)
        second = await offload.run(os.getpid)
        offload.close()
        return [first, second]

    found = asyncio.run(play())
    assert len({*found, os.getpid()}) == 3


def test_the_loop_goes_on_meanwhile() -> None:
    async def play() -> int:
        offload, turns = Offload(), 0
        await offload.run(os.getpid)
        work = asyncio.ensure_future(offload.run(time.sleep, 0.3))
        while not work.done():
            turns += 1
            await asyncio.sleep(0)
        offload.close()
        return turns

    assert asyncio.run(play()) > 10


def test_a_cache_forgets_what_is_used_least_and_makes_each_answer_once() -> None:
    async def play() -> None:
        cache, made = ByteCache(25), []

        async def make() -> bytes:
            made.append(1)
            await asyncio.sleep(0)
            return b"0123456789"

        both = await asyncio.gather(cache.get("a", make), cache.get("a", make))
        assert list(both) == [b"0123456789"] * 2
        await cache.get("b", make)
        await cache.get("a", make)
        await cache.get("c", make)
        assert (sorted(map(str, cache.kept)), cache.size, len(made)) == (["a", "c"], 20, 3)

    asyncio.run(play())
