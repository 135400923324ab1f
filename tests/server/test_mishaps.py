"""Whatever should not occur is answered, counted and written to the log; and the server goes on."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path

import pytest

from colditz.server import chat, tables
from colditz.server.settings import Settings
from colditz.server.tables import TableManager
from colditz.store import statements
from colditz.store.open import open_store
from colditz.store.store import StoreError, StoreUnavailable
from colditz.store.writer import Writer
from tests.server.harness import Running
from tests.store.records import game


def test_whoever_cannot_be_welcomed_is_told(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("broken")

    async def come(game: str) -> str:
        async with server.connect(game) as client:
            await client.closed()
            return str(client.seen[-1].get("code"))

    made = server.make(players=2)
    with monkeypatch.context() as patched:
        patched.setattr(chat, "send_latest", broken)
        assert asyncio.run(come(made["id"])) == "internal"
    assert "colditz_mishaps_total 1.0" in server.app.state.tables.text()
    assert server.app.state.tables.connections == 0


def test_a_duty_that_breaks_is_begun_again(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(tables, "SWEEP_SECONDS", 0.0)
    tries = []

    async def duty() -> None:
        tries.append(1)
        if len(tries) < 3:
            raise ZeroDivisionError("broken")

    manager = TableManager(open_store("sqlite:///never-opened.sqlite"), Settings(bot_processes=False))
    asyncio.run(manager._on_duty(duty))
    manager.bots.close()

    assert len(tries) == 3
    assert "colditz_mishaps_total 2.0" in manager.text()
    assert "could not go on with duty" in caplog.text


def test_a_disk_that_does_not_answer_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("colditz.store.sqlite.SAVE_SECONDS", 0.05)

    async def look() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'games.sqlite'}")
        await store.open()
        released = asyncio.Event()
        loop = asyncio.get_running_loop()

        def hang(_statement: object) -> list[tuple[object, ...]]:
            asyncio.run_coroutine_threadsafe(released.wait(), loop).result(60)
            return []

        monkeypatch.setattr(store, "_find", hang)
        with pytest.raises(StoreUnavailable, match="takes too long"):
            await store.game("any")
        released.set()
        await store.close()

    asyncio.run(look())


def test_what_the_writer_cannot_do_is_logged_and_told(caplog: pytest.LogCaptureFixture) -> None:
    def connect() -> sqlite3.Connection:
        raise ZeroDivisionError("broken")

    async def write() -> None:
        writer = Writer(connect)
        with pytest.raises(StoreError, match="cannot be saved"):
            await writer.submit(statements.create(game(), []))
        await writer.stop()

    with caplog.at_level(logging.ERROR):
        asyncio.run(write())
    assert "work for the database could not be done" in caplog.text
