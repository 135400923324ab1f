"""Connections that never end their header, never read, or come by the thousand: each costs little and is cut off."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import struct
from pathlib import Path

import httpx
import pytest
import websockets

from tests.server.harness import SLOW, Running, running

ENDED = (ConnectionError, asyncio.IncompleteReadError)


@contextlib.asynccontextmanager
async def raw(server: Running):  # type: ignore[no-untyped-def]  # noqa: ANN201
    host, port = server.address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(*ENDED):
            await writer.wait_closed()


async def flood(server: Running, first: bytes, more: bytes) -> tuple[int, bytes]:
    """Send without end; returns how much was taken before the server ended it, and what it said."""
    async with raw(server) as (reader, writer):
        writer.write(first)
        sent = 0
        with contextlib.suppress(*ENDED):
            while sent < 50_000_000 and not reader.at_eof() and not writer.is_closing():
                writer.write(more)
                sent += len(more)
                await writer.drain()
                await asyncio.sleep(0)
        said = b""
        with contextlib.suppress(*ENDED):
            said = await asyncio.wait_for(reader.read(), SLOW)
        return sent, said


@pytest.mark.parametrize(
    ("first", "more"),
    [
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"X-A: " + b"a" * 4000 + b"\r\n"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ", b"a" * 4096),
        (b"GET /", b"a" * 4096),
        (b"", b"a" * 4096),
        (b"GET /ws/games/x HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nX: ", b"a" * 4096),
    ],
    ids=["many fields", "one field", "a path", "a method", "a socket"],
)
def test_a_header_without_end_is_refused(server: Running, first: bytes, more: bytes) -> None:
    sent, said = asyncio.run(flood(server, first, more))

    assert sent < 10_000_000  # what the kernel's buffers take, and no more
    assert said[:12] in (b"HTTP/1.1 431", b"HTTP/1.1 400", b"")
    with server.http() as http:
        assert http.get("/healthz").status_code == 200


def test_too_many_fields_are_refused(server: Running) -> None:
    with server.http() as http:
        assert http.get("/healthz", headers={f"X-{number}": "a" for number in range(99)}).status_code == 431
        assert http.get("/healthz", headers={f"X-{number}": "a" for number in range(50)}).status_code == 200


@pytest.mark.parametrize(
    "part",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: loc",
        b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{",
    ],
    ids=["nothing", "a line", "a header", "a body"],
)
def test_a_request_that_does_not_arrive_is_ended(tmp_path: Path, part: bytes) -> None:
    async def wait(server: Running) -> bytes:
        async with raw(server) as (reader, writer):
            writer.write(part)
            return bytes(await asyncio.wait_for(reader.read(), SLOW))

    with running(f"sqlite:///{tmp_path / 'games.sqlite'}", request_seconds=0.3) as server:
        assert asyncio.run(wait(server)).startswith(b"HTTP/1.1 408")


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    async def crowd(server: Running) -> None:
        made = server.make()
        url = f"ws://{server.address}/ws/games/{made['id']}"
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(6):
                await stack.enter_async_context(websockets.connect(url, proxy=None))
            with pytest.raises((websockets.InvalidStatus, ConnectionError, httpx.HTTPError)):
                await stack.enter_async_context(websockets.connect(url, proxy=None))
        for _ in range(500):  # the server hears of it when it hears of it
            with contextlib.suppress(httpx.HTTPError), server.http() as http:
                if http.get("/healthz").status_code == 200:
                    return
            await asyncio.sleep(0.01)
        raise AssertionError("nobody is let in any more")

    with running(f"sqlite:///{tmp_path / 'games.sqlite'}", connections_per_address=6) as server:
        asyncio.run(crowd(server))


def masked(opcode: int, data: bytes, *, fin: bool) -> bytes:
    """A frame as a client sends it."""
    head = bytes((opcode | (0x80 if fin else 0), 0x80 | len(data)))
    return head + b"\0\0\0\0" + data


def send_without_end(client: socket.socket, data: bytes) -> None:
    for _ in range(2000):
        client.sendall(data)


HANDSHAKE = (
    "GET /ws/games/{game} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def test_pings_whose_answers_are_never_read_end_the_connection(server: Running) -> None:
    made = server.make()
    host, port = server.address.split(":")
    server.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)  # of whoever connects from now on
    with socket.socket() as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.settimeout(SLOW)
        client.connect((host, int(port)))
        client.sendall(HANDSHAKE.format(game=made["id"]).encode())
        pings = masked(0x9, os.urandom(120), fin=True) * 500
        with pytest.raises(ConnectionError):
            send_without_end(client, pings)


def test_a_message_in_countless_parts_ends_the_connection(server: Running) -> None:
    made = server.make()
    host, port = server.address.split(":")
    with socket.socket() as client:
        client.settimeout(SLOW)
        client.connect((host, int(port)))
        client.sendall(HANDSHAKE.format(game=made["id"]).encode())
        heard = client.recv(65_536)
        assert heard.startswith(b"HTTP/1.1 101")
        client.sendall(masked(0x1, b"", fin=False) + masked(0x0, b"", fin=False) * 1000)
        with contextlib.suppress(ConnectionError):
            while part := client.recv(65_536):
                heard += part
        assert struct.pack("!H", 1009) in heard
