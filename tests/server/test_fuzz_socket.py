"""A hostile client sends nonsense of every kind; the table stands, and a good client plays on."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import websockets

from colditz.server.asks import AnyAsk
from colditz.server.wire import ASKS
from tests.server.harness import Client, Json, Running, running, token

VALUES: list[Any] = [
    *(None, True, -1, 0, 1, 10**9, 2**63, 1e308, "", "security", "american", "chance", "clock", "spectator", "all"),
    *(
        "x" * 3000,
        "\u0000",
        "🏰" * 50,
        [],
        {},
        [[]],
        {"type": {}},
        "MovePawn guard-1 post-inner-1",
        "Dice 6 6",
        "TimeUp",
    ),
    *({"type": "Dice", "first": 6, "second": 6}, {"type": "TimeUp"}, {"type": "Deal", "card": 14}),
    *({"type": "MovePawn", "pawn": -1, "to": 10**5}, {"type": "PlayCard", "card": 99}, {"type": "EndTurn"}),
    *(
        {"type": "OfferTrade", "seat": 9, "give": [1] * 50, "want": []},
        {"type": "Cross", "pawn": 0, "to": 0, "paying": "x"},
    ),
]
FIELDS = ("type", "id", "seat", "question", "action", "pawn", "channel", "text", "places", "kind", "orders", "command")
KINDS = (
    "hello",
    "play",
    "explain",
    "moves",
    "hint",
    "say",
    "mark",
    "erase",
    "orders",
    "introduce",
    "host",
    "ping",
    "welcome",
    "",
)


def nonsense(luck: Random) -> str | bytes:
    """A message that is wrong in one way or another, or by chance right."""
    if luck.random() < 0.15:
        return bytes(luck.randrange(256) for _ in range(luck.randrange(200)))
    message: Json = {
        "type": luck.choice(KINDS),
        "id": luck.randrange(100),
        "seat": luck.choice(["security", "american"]),
    }
    for _ in range(luck.randrange(6)):
        message[luck.choice(FIELDS)] = luck.choice(VALUES)
    text = json.dumps(message)
    return text[: luck.randrange(len(text))] if luck.random() < 0.2 else text


async def attack(server: Running, game: Json, tokens: list[str], luck: Random, messages: int) -> None:
    """Connect again and again, and send nonsense for as long as one is let."""
    left = messages
    while left > 0:
        async with server.connect(game["id"], tokens=tokens) as client:
            try:
                for _ in range(60):
                    left -= 1
                    await client.send(nonsense(luck))
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
            ask: AnyAsk = ASKS.validate_json(nonsense(luck))
            read += ask.type != "ping"
        except ValueError:
            continue
    assert read > 20
