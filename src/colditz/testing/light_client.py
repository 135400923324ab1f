"""A WebSocket client that costs next to nothing: a thousand of them measure the server and not themselves."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections import deque
from typing import Any

Json = dict[str, Any]
QUESTION = re.compile(rb'"question":(\d+)')
KIND = re.compile(rb'"type":"([a-z-]+)"\}$')  # of a message; it comes last
TEXT, PING, PONG = 0x81, 0x89, 0x8A  # whole messages [RFC 6455, 5.2]
PATIENCE = 120.0


class LightClient(asyncio.Protocol):
    """One connection; of what it is told it keeps when each question came, and messages for those who want to read."""

    def __init__(self, path: str, host: str, *, reads: bool) -> None:
        self.path, self.host, self.reads = path, host, reads
        self.data = bytearray()
        self.upgraded = False
        self.seen: dict[int, float] = {}  # by question, when an update first told of it
        self.latest = -1
        self.messages: deque[Json] = deque()
        self.changed = asyncio.Event()
        self.transport: asyncio.Transport | None = None
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        fields = (
            f"GET {self.path} HTTP/1.1",
            f"Host: {self.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version: 13",
        )
        transport.write("\r\n".join((*fields, "", "")).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever waits is told."""
        self.lost = True
        self.changed.set()

    def data_received(self, data: bytes) -> None:
        """Take in whole messages; the rest waits."""
        self.data += data
        if not self.upgraded:
            head, found, rest = bytes(self.data).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise ConnectionError(head.decode(errors="replace"))
            self.upgraded, self.data = True, bytearray(rest)
            self.changed.set()
        for kind, content in frames_in(self.data):
            if kind == TEXT:
                self._hear(content)
            elif kind == PING:
                self._send_frame(PONG, content)
        self.changed.set()

    def _hear(self, text: bytes) -> None:
        kind = KIND.search(text[-40:])
        if kind is not None and kind[1] == b"update":
            found = QUESTION.search(text)
            self.latest = int(found[1]) if found else self.latest
            self.seen.setdefault(self.latest, time.monotonic())
        if self.reads:
            self.messages.append(json.loads(text))

    def send(self, message: Json) -> None:
        """Send a message."""
        self._send_frame(TEXT, json.dumps(message).encode())

    def _send_frame(self, kind: int, content: bytes) -> None:
        """The mask is nothing, which is as good as any."""
        size = bytes((0x80 | len(content),)) if len(content) < 126 else b"\xfe" + len(content).to_bytes(2, "big")
        assert self.transport is not None
        self.transport.write(bytes((kind,)) + size + b"\0\0\0\0" + content)

    async def until(self, reached: int) -> float:
        """Wait for an update about a question or a later one; returns when it came."""
        while self.latest < reached:
            await self.change()
        return min(at for question, at in self.seen.items() if question >= reached)

    async def read(self, kind: str) -> Json:
        """The next message of a kind."""
        while True:
            while self.messages:
                message = self.messages.popleft()
                if message["type"] == kind:
                    return message
            await self.change()

    async def change(self) -> None:
        """Wait until something comes."""
        if self.lost:
            raise ConnectionError("the server has closed the connection")
        self.changed.clear()
        async with asyncio.timeout(PATIENCE):
            await self.changed.wait()

    def close(self) -> None:
        """Go without a word."""
        if self.transport is not None:
            self.transport.abort()


def frames_in(data: bytearray) -> list[tuple[int, bytes]]:
    """Take whole frames out of what has arrived: what each is, and what is in it."""
    found, at = [], 0
    while len(data) - at >= 2:
        size, begin = data[at + 1], at + 2
        if size >= 126:
            wide = 2 if size == 126 else 8
            if len(data) - begin < wide:
                break
            size, begin = int.from_bytes(data[begin : begin + wide], "big"), begin + wide
        if len(data) < begin + size:
            break
        found.append((data[at], bytes(data[begin : begin + size])))
        at = begin + size
    del data[:at]
    return found


async def arrive(address: str, game: str, *tokens: str, reads: bool = False) -> LightClient:
    """Come to a table, say hello, and hear how it stands."""
    host, port = address.split(":")
    path = f"/ws/games/{game}"
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: LightClient(path, address, reads=reads), host, int(port))
    while not client.upgraded:
        await client.change()
    client.send({"type": "hello", "tokens": list(tokens)})
    await client.until(0)
    return client
