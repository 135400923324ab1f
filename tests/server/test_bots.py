"""Bots that fail, dawdle or cheat hurt no game: a random bot decides instead."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from colditz.model.actions import TimeUp
from colditz.players import LEVELS, Decision, Reason, Sight
from colditz.players.random_bot import RandomBot
from tests.server.harness import Running, running, token


class Broken:
    """Raises."""

    def decide(self, sight: Sight) -> Decision:
        raise ZeroDivisionError("broken")


class Dawdler:
    """Thinks for too long."""

    def decide(self, sight: Sight) -> Decision:
        time.sleep(0.6)
        return RandomBot(1).decide(sight)


class Cheat:
    """Does what it may not do."""

    def decide(self, sight: Sight) -> Decision:
        return Decision(TimeUp(), Reason("bot-blind"))


@pytest.mark.parametrize(("kind", "cause"), [(Broken, "failed"), (Dawdler, "slow"), (Cheat, "failed")])
def test_a_bad_bot_is_replaced_by_a_random_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: Callable[[], Broken], cause: str
) -> None:
    monkeypatch.setitem(LEVELS, "bad", lambda _seed: kind())

    async def play(server: Running) -> None:
        made = server.make(players=2, seats=[{"kind": "bot", "level": "bad"}, {"kind": "human"}])
        async with server.connect(made["id"], tokens=[token(made, "american")]) as client:
            assert await client.asked("american") is not None
        with server.http() as http:
            assert f'colditz_bot_failures_total{{level="bad",cause="{cause}"}}' in http.get("/metrics").text

    with running(f"sqlite:///{tmp_path / 'games.sqlite'}", bot_budget=0.1) as server:
        asyncio.run(play(server))


def test_a_level_that_is_gone_after_an_upgrade_is_played_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, "short-lived", RandomBot)
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    with running(database) as server:
        made = server.make(players=2, seats=[{"kind": "bot", "level": "short-lived"}, {"kind": "open"}])
    monkeypatch.delitem(LEVELS, "short-lived")

    async def play(server: Running) -> None:
        with server.http() as http:
            mine = http.post(f"/api/games/{made['id']}/join", json={"seat": "american"}).json()["token"]
        async with server.connect(made["id"], tokens=[mine]) as client:
            assert await client.asked("american") is not None

    with running(database) as server:
        asyncio.run(play(server))


@pytest.mark.parametrize("level", list(LEVELS))
def test_every_level_plays_on_the_server(server: Running, level: str) -> None:
    async def play() -> None:
        made = server.make(players=2, seats=[{"kind": "bot", "level": level}, {"kind": "human"}])
        async with server.connect(made["id"], tokens=[token(made, "american")]) as client:
            assert await client.asked("american") is not None

    asyncio.run(play())
