"""A client that does not read is cut off; the table goes on and the client may come back."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path

import websockets

from colditz.server.audience import Listener
from colditz.server.metrics import Metrics
from colditz.server.tells import Pong
from tests.server.harness import running, token


def test_a_listener_that_falls_behind_is_cut_off() -> None:
    metrics = Metrics()
    listener = Listener((), "en", host=False, most=3, metrics=metrics)

    for number in range(5):
        listener.send(Pong(number, 0.0))

    assert listener.ended is not None
    assert listener.ended.code == "too-slow"
    assert listener.take() == b""
    assert "colditz_slow_readers_total 1.0" in metrics.text()


def test_a_slow_reader_hurts_nobody(tmp_path: Path) -> None:
    """It asks for large answers and reads none of them; the buffers between are kept small, so that they fill."""

    async def play() -> None:
        made = server.make(players=6, seats=[{"kind": "human"}, *[{"kind": "bot", "level": "random"}] * 5], rounds=3)
        tables = server.app.state.tables
        async with server.connect(made["id"], tokens=[token(made, "security")]) as good:
            await good.until("update")
            server.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)  # of whoever connects from now on
            narrow = socket.socket()
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            host, port = server.address.split(":")
            narrow.connect((host, int(port)))
            url = f"ws://{server.address}/ws/games/{made['id']}"
            async with websockets.connect(url, sock=narrow, proxy=None, max_queue=1, close_timeout=0.1) as slow:
                await slow.send(json.dumps({"type": "hello", "tokens": [token(made, "security")]}))
                slow.transport.pause_reading()
                for number in range(20_000):
                    await slow.send(json.dumps({"type": "moves", "id": number, "seat": "security", "pawn": 0}))
                    if "colditz_slow_readers_total 1.0" in tables.metrics.text():
                        break
                    await asyncio.sleep(0)
                assert "colditz_slow_readers_total 1.0" in tables.metrics.text()
                assert (await good.ask("ping"))["type"] == "pong"
                slow.transport.abort()
            async with server.connect(made["id"], tokens=[token(made, "security")]) as back:
                assert (await back.until("update"))["seat"] == "security"

    with running(f"sqlite:///{tmp_path / 'games.sqlite'}", rate=1e6, burst=10**6, behind=8) as server:
        asyncio.run(asyncio.wait_for(play(), 60))


def test_whoever_keeps_up_is_told_at_once_and_in_order() -> None:
    """A crowd is told in one go: no task is woken for a client who has taken all that came before."""
    told: list[bytes] = []
    takes = True

    def write_now(frame: bytes) -> bool:
        told.extend([frame] if takes else [])
        return takes

    listener = Listener((), "en", host=False, most=10, metrics=Metrics())
    listener.write_now = write_now
    listener.send_bytes(b"1")
    assert (told, listener.changed.is_set()) == ([b"1"], False)
    takes = False
    listener.send_bytes(b"2")
    takes = True
    listener.send_bytes(b"3")  # must not overtake
    assert (told, list(listener.waiting)) == ([b"1"], [b"2", b"3"])
    listener.sending = True
    assert listener.take() == b"23"
    listener.send_bytes(b"4")  # nor what is on its way
    assert list(listener.waiting) == [b"4"]
