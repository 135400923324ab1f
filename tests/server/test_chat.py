"""Talk: public chat, the officers' private channel, planning marks."""

from __future__ import annotations

import asyncio

import pytest

from colditz.server import chat
from tests.server.harness import Client, Running, token

PEOPLE = [{"kind": "human"}, {"kind": "human"}, {"kind": "human"}]


async def quiet(client: Client) -> list[str]:
    """Everything that was said to a client by now."""
    await client.ask("ping")
    return [message["text"] for message in client.seen if message["type"] == "said"]


def test_the_officers_talk_among_themselves(shared: Running) -> None:
    async def play() -> None:
        made = shared.make(players=3, seats=PEOPLE)
        tokens = {seat: [token(made, seat)] for seat in ("security", "american", "british")}
        async with (
            shared.connect(made["id"], tokens=tokens["security"]) as guard,
            shared.connect(made["id"], tokens=tokens["american"]) as anna,
            shared.connect(made["id"], tokens=tokens["british"]) as bert,
            shared.connect(made["id"]) as onlooker,
        ):
            for client in (guard, anna, bert, onlooker):
                await client.until("marks")
            assert (await anna.ask("say", seat="american", channel="officers", text="By the chapel"))["type"] == "done"
            assert (await anna.ask("say", seat="american", channel="table", text="Good evening"))["type"] == "done"
            assert (await guard.ask("say", seat="security", channel="officers", text="?"))["code"] == "wrong-channel"
            assert await quiet(bert) == ["By the chapel", "Good evening"]
            assert await quiet(guard) == await quiet(onlooker) == ["Good evening"]
            said = next(message for message in guard.seen if message["type"] == "said")
            assert said["number"] == 1  # a number across channels would tell of talk unheard
        async with shared.connect(made["id"], tokens=tokens["british"]) as bert:
            assert [(await bert.until("said"))["text"] for _ in range(2)] == ["By the chapel", "Good evening"]

    asyncio.run(play())


def test_planning_marks_are_shared_by_the_officers_alone(shared: Running) -> None:
    async def play() -> None:
        made = shared.make(players=3, seats=PEOPLE)
        async with (
            shared.connect(made["id"], tokens=[token(made, "security")]) as guard,
            shared.connect(made["id"], tokens=[token(made, "american")]) as anna,
            shared.connect(made["id"], tokens=[token(made, "british")]) as bert,
        ):
            for client in (guard, anna, bert):
                await client.until("marks")
            path = {"seat": "american", "kind": "path", "places": [1, 2, 3], "label": "run"}
            assert (await anna.ask("mark", channel="officers", **path))["type"] == "done"
            assert (await anna.ask("mark", channel="own", **path))["type"] == "done"
            assert (await guard.ask("mark", **{**path, "seat": "security"}, channel="officers"))[
                "code"
            ] == "wrong-channel"
            assert (await anna.ask("mark", channel="own", **{**path, "places": [9999]}))["code"] == "malformed"
            shown = (await bert.until("marks"))["marks"]
            assert [(mark["channel"], mark["places"], mark["label"]) for mark in shown] == [
                ("officers", [1, 2, 3], "run")
            ]
            assert len(next(m for m in reversed(anna.seen) if m["type"] == "marks")["marks"]) == 2
            assert (await bert.ask("erase", seat="british"))["type"] == "done"  # erases nothing of others
            assert (await anna.ask("erase", seat="american", numbers=[shown[0]["number"]]))["type"] == "done"
            assert (await bert.until("marks"))["marks"] == []
            await guard.ask("ping")
            assert [message["marks"] for message in guard.seen if message["type"] == "marks"] == [[]]

    asyncio.run(play())


def test_standing_orders_are_kept(server: Running) -> None:
    async def play() -> None:
        made = server.make(players=3, seats=PEOPLE)
        mine = [token(made, "security")]
        orders = {"rest": "pass", "ask": [50], "play": [51, 52], "now": []}
        async with server.connect(made["id"], tokens=mine) as guard:
            assert (await guard.ask("orders", seat="security", orders=orders))["type"] == "done"
        async with server.connect(made["id"], tokens=mine) as guard:
            assert (await guard.until("orders"))["orders"] == orders

    asyncio.run(play())


def test_nobody_talks_without_end(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise one seat could fill the database, and every word costs more than the one before."""
    monkeypatch.setattr(chat, "TALK_BURST", 3)
    monkeypatch.setattr(chat, "MOST_SAID", 4)

    async def play() -> None:
        made = server.make(players=3, seats=PEOPLE)
        async with server.connect(made["id"], tokens=[token(made, "security")]) as guard:
            says = [await guard.ask("say", seat="security", channel="table", text=str(n)) for n in range(4)]
            assert [answer.get("code", "done") for answer in says] == ["done", "done", "done", "too-fast"]
        async with server.connect(made["id"], tokens=[token(made, "american")]) as anna:
            says = [await anna.ask("say", seat="american", channel="officers", text=str(n)) for n in range(2)]
            assert [answer.get("code", "done") for answer in says] == ["done", "said-enough"]

    asyncio.run(play())
