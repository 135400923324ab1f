"""However much was said at a table, whoever comes is let in, older talk comes in pages, and no message costs more."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from colditz.server import chat
from colditz.server.chat_log import PAGE
from colditz.store.sqlite import SqliteStore
from colditz.store.statements import Row as StoreRow
from colditz.store.statements import Statement
from tests.server.harness import Running, running, token

PEOPLE = [{"kind": "human"}, {"kind": "human"}, {"kind": "human"}]


@pytest.fixture(autouse=True)
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is told that he talks too much."""
    monkeypatch.setattr(chat, "TALK_BURST", 100_000)


def test_a_table_with_much_talk_lets_everybody_in(address: str) -> None:
    async def play(server: Running) -> None:
        made = server.make(players=3, seats=PEOPLE)
        async with server.connect(made["id"], tokens=[token(made, "american")]) as anna:
            for number in range(350):
                talk = {"seat": "american", "channel": ("table", "officers")[number % 7 == 0], "text": f"word {number}"}
                assert (await anna.ask("say", **talk))["type"] == "done"
        for tokens in ([token(made, "british")], [token(made, "security")], []):
            async with server.connect(made["id"], tokens=tokens) as newcomer:
                await newcomer.until("marks")
                assert (await newcomer.ask("ping"))["type"] == "pong"
                told = [message for message in newcomer.seen if message["type"] == "said"]
                assert told[-1]["text"] == "word 349"
                assert len(told) == PAGE

    with running(address, behind=40, rate=10_000, burst=100_000) as server:
        asyncio.run(play(server))


def test_older_talk_comes_in_pages(address: str) -> None:
    async def play(server: Running) -> None:
        made = server.make(players=3, seats=PEOPLE)
        async with server.connect(made["id"], tokens=[token(made, "american")]) as anna:
            for number in range(1, 251):
                await anna.ask("say", seat="american", channel="table", text=f"word {number}")
            await anna.ask("say", seat="american", channel="officers", text="private")
        async with server.connect(made["id"], tokens=[token(made, "security")]) as guard:
            first = await guard.until("said")
            found: list[str] = []
            before, more = first["number"], True
            while more:
                page = await guard.ask("history", channel="table", before=before)
                assert 0 < len(page["messages"]) <= PAGE
                found[:0] = [said["text"] for said in page["messages"]]
                before, more = page["messages"][0]["number"], page["more"]
            assert found == [f"word {number}" for number in range(1, 151)]
            refused = await guard.ask("history", channel="officers", before=1000)
            assert refused["code"] == "wrong-channel"
            assert (await guard.ask("history", channel="seat:american", before=9))["code"] == "wrong-channel"

    with running(address, rate=10_000, burst=100_000) as server:
        asyncio.run(play(server))


def test_no_message_reads_the_talk_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The work of one message is the same however much was said before."""
    asked: list[str] = []
    real = SqliteStore.query

    async def counting(self: SqliteStore, statement: Statement) -> list[StoreRow]:
        asked.append(statement.sql)
        return list(await real(self, statement))

    monkeypatch.setattr(SqliteStore, "query", counting)

    async def play(server: Running) -> None:
        made = server.make(players=3, seats=PEOPLE)
        async with (
            server.connect(made["id"], tokens=[token(made, "american")]) as anna,
            server.connect(made["id"], tokens=[token(made, "british")]) as bert,
        ):
            await bert.until("marks")
            await anna.until("marks")
            asked.clear()
            for number in range(40):
                await anna.ask("say", seat="american", channel="officers", text=f"word {number}")
                await anna.ask("mark", seat="american", channel="officers", kind="place", places=[number])
            await anna.ask("erase", seat="american")
            while (await bert.until("marks"))["marks"] or sum(m["type"] == "marks" for m in bert.seen) < 42:
                pass
            assert asked == []

    with running(f"sqlite:///{tmp_path / 'games.sqlite'}", rate=10_000, burst=100_000) as server:
        asyncio.run(play(server))
