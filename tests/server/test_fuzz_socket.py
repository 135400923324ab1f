"""A hostile client sends nonsense of every kind; the table stands, and a good client plays on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import websockets

from colditz.server.asks import AnyAsk
from colditz.server.wire import ASKS
from colditz.testing.nonsense import message
from colditz.testing.server_hostile import run
from tests.server.harness import Client, Json, Running, running, token


async def attack(server: Running, game: Json, tokens: list[str], luck: Random, messages: int) -> None:
    """Connect again and again, and send nonsense for as long as one is let."""
    left = messages
    while left > 0:
        async with server.connect(game["id"], tokens=tokens) as client:
            try:
                for _ in range(60):
                    left -= 1
                    await client.send(message(luck))
                await drain(client)
            except websockets.ConnectionClosed:
                continue


async def drain(client: Client) -> None:
    """Every answer is a message we know; none of them is a mishap."""
    await client.send('{"type": "ping", "id": 4242}')
    while (await client.next()).get("id") != 4242:
        assert client.seen[-1].get("code") != "internal", client.seen[-1]


def test_nonsense_hurts_nobody(tmp_path: Path) -> None:
    async def play(server: Running) -> None:
        made = server.make(players=2, seats=[{"kind": "human"}] * 2, reaction_seconds=0)
        luck = Random(1)
        async with server.connect(made["id"], tokens=[token(made, "american")]) as good:
            await good.until("marks")
            await attack(server, made, [], luck, 600)
            await attack(server, made, [token(made, "security")], luck, 1200)
            assert (await good.ask("ping"))["type"] == "pong"
        async with server.connect(made["id"], tokens=[token(made, "security")]) as back:
            update = await back.until("update")
            assert update["question"] >= 0
        with server.http() as http:
            metrics = http.get("/metrics").text
        assert "colditz_mishaps_total 0" in metrics
        assert 'colditz_faults_total{code="bad-message"}' in metrics

    with running(f"sqlite:///{tmp_path / 'games.sqlite'}", rate=10_000, burst=10_000) as server:
        asyncio.run(play(server))


def test_the_nonsense_is_sometimes_readable() -> None:
    """Nonsense that is always refused at the door would try nothing behind it."""
    luck, read = Random(1), 0
    for _ in range(2000):
        try:
            ask: AnyAsk = ASKS.validate_json(message(luck))
            read += ask.type != "ping"
        except ValueError:
            continue
    assert read > 20


def test_requests_frames_and_tokens_of_every_kind_are_answered(tmp_path: Path) -> None:
    """`make hostile` sends 10,000."""
    assert run(f"sqlite:///{tmp_path / 'games.sqlite'}", 300, seed=2).startswith("300 hostile messages")
