"""Bots among themselves play in runs, people come before bots, and what was played in a run is a log like any other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from colditz.model.actions import EndTurn
from colditz.players import Decision, Reason
from colditz.server import bot_runs, creation, shares
from colditz.server.bot_runs import plays_in_runs
from colditz.server.models import NewGame
from colditz.server.settings import Settings
from colditz.server.shares import Precedence
from colditz.server.table import GameTable
from colditz.server.tables import TableManager
from colditz.server.upgrade import reopen
from colditz.store.open import open_store
from colditz.store.store import LogEntry
from tests.server.harness import SLOW

BOT = {"kind": "bot", "level": "random"}


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[TableManager]:
    tables = TableManager(open_store(f"sqlite:///{folder / 'games.sqlite'}"), Settings(bot_processes=False))
    await tables.start()
    try:
        yield tables
    finally:
        await tables.stop()


async def made(tables: TableManager, **wish: Any) -> GameTable:
    usual = {"players": 4, "bot_seconds": 0, "reaction_seconds": 0, "seats": [BOT] * 4}
    game = await creation.make(tables, NewGame.model_validate({**usual, **wish}))
    return tables.open[game.id]


def count_saves(tables: TableManager, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many entries every save of an action holds."""
    saved: list[int] = []
    append: Callable[..., Awaitable[None]] = tables.store.append

    async def counted(game: str, first: int, entries: Sequence[LogEntry]) -> None:
        saved.append(len(entries))
        await append(game, first, entries)

    monkeypatch.setattr(tables.store, "append", counted)
    return saved


def test_bots_among_themselves_save_many_actions_in_one_piece(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_runs, "SLICE", SLOW)

    async def play() -> None:
        async with opened(tmp_path) as tables:
            saved = count_saves(tables, monkeypatch)
            table = await made(tables, rounds=20)
            over = asyncio.Event()
            table.on_moved = lambda now, _: over.set() if now.match.finished else None
            async with asyncio.timeout(SLOW):
                await over.wait()
            assert len(saved) < table.match.question / 30, "most saves hold a whole run"
            entries = await tables.store.entries(table.id)
            again = reopen(table.record, entries, 800)
            assert again.match.position() == table.match.position()
            assert [deed for deed in again.history if deed.first >= 0][-20:] == list(table.history)[-20:]

    asyncio.run(play())


def test_a_bot_that_wants_what_may_not_be_done_holds_no_run_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with opened(tmp_path) as tables:
            monkeypatch.setattr(tables.bots.minds, "instant", lambda *_: Decision(EndTurn(), Reason("bot-blind")))
            table, moved = await made(tables), asyncio.Semaphore(0)
            table.on_moved = lambda *_: moved.release()
            async with asyncio.timeout(SLOW):
                for _ in range(3):
                    await moved.acquire()
            assert 'cause="illegal",level="random"' in tables.text()

    asyncio.run(play())


def test_nobody_else_is_played_for_in_runs(tmp_path: Path) -> None:
    async def look() -> None:
        async with opened(tmp_path) as tables:
            alone = await made(tables)
            assert plays_in_runs(alone)
            for wish in (
                {"seats": [{"kind": "human"}, BOT, BOT, BOT]},
                {"bot_seconds": 1},
                {"seats": [BOT, BOT, BOT, {"kind": "bot", "level": "planner"}]},
                {"public": True, "reaction_seconds": 5},
            ):
                assert not plays_in_runs(await made(tables, **wish)), wish

    asyncio.run(look())


# --- people first


def test_between_two_looks_at_what_people_sent_one_bot_acts() -> None:
    async def race() -> list[str]:
        precedence, order = Precedence(), list[str]()

        async def bot() -> None:
            await precedence.bot("")
            order.append("bot")

        async def loop() -> None:
            while len(order) < 30:
                order.append("look")
                await asyncio.sleep(0)

        await asyncio.gather(loop(), *(bot() for _ in range(10)))
        return order

    order = asyncio.run(race())
    assert order.count("bot") == 10
    assert ("bot", "bot") not in list(pairwise(order))


def test_bots_stand_back_while_a_person_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shares, "LONGEST_COURTESY", SLOW)

    async def race() -> list[str]:
        precedence, order = Precedence(), list[str]()

        async def bot(number: int) -> None:
            await precedence.bot(f"address {number}")
            order.append("bot")

        with precedence.person():
            bots = [asyncio.create_task(bot(number)) for number in range(20)]
            for _ in range(20):
                await asyncio.sleep(0)
            order.append("person")
        await asyncio.gather(*bots)
        return order

    assert asyncio.run(race()) == ["person", *["bot"] * 20]


def test_people_who_never_stop_do_not_stop_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shares, "LONGEST_COURTESY", 0.001)

    async def race() -> None:
        precedence = Precedence()
        with precedence.person():
            async with asyncio.timeout(SLOW):
                for _ in range(5):
                    await precedence.bot("")

    asyncio.run(race())


def test_a_bot_that_is_put_away_in_line_holds_nobody_up() -> None:
    async def race() -> None:
        precedence = Precedence()
        with precedence.person():
            first = asyncio.create_task(precedence.bot(""))
            await asyncio.sleep(0)
            first.cancel()
        async with asyncio.timeout(SLOW):
            await precedence.bot("")

    asyncio.run(race())
