"""What one connection may cost before any of our code sees a request: header bytes, time, pings, fragments, sockets."""

from __future__ import annotations

import asyncio
from functools import cached_property
from ipaddress import ip_address, ip_network
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from colditz.server.connections import Connections, counted_connections
from colditz.server.settings import Settings

UNREAD_BYTES = 262_144  # answers to pings that a client leaves unread before it is cut off
FRAGMENTS = 64  # parts of one message
PREPARED = "colditz.frame"  # an extension of ASGI: frames that were encoded once are sent as they are


class LimitedConfig(uvicorn.Config):
    """uvicorn's configuration with our limits, which every connection of this process shares."""

    def __init__(self, settings: Settings, **options: Any) -> None:  # noqa: ANN401 - the library's options
        super().__init__(http=HttpProtocol, ws=WebSocketProtocol, **options)
        self.settings = settings

    @cached_property
    def connected(self) -> Connections:
        """Counted in the worker that listens, not in the process that starts it."""
        return counted_connections()

    def admit(self, address: str) -> bool:
        """Count a connection; a named proxy stands for many people and is not limited."""
        number = self.connected.add(address)
        return number <= self.settings.connections_per_address or self._is_proxy(address)

    def _is_proxy(self, address: str) -> bool:
        """Proxies are named one by one or by their network."""
        try:
            return any(ip_address(address) in ip_network(proxy, strict=False) for proxy in self.settings.proxies)
        except ValueError:
            return address in self.settings.proxies

    def release(self, address: str) -> None:
        """A connection is gone."""
        self.connected.remove(address)


class HttpProtocol(HttpToolsProtocol):
    """Bounds how large a header may be, how many fields it has, and how long a request may take to arrive."""

    config: LimitedConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.header_bytes = 0
        self.in_header = True
        self.address = self.client[0] if self.client else ""
        self.counted = True
        self.deadline: asyncio.TimerHandle | None = None
        if not self.config.admit(self.address):
            self._refuse(b"503 Service Unavailable", b"Too many connections from one address.")
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._request_arrived()
        if self.counted:
            self.counted = False
            self.config.release(self.address)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.in_header:
            if self.deadline is None:
                self._expect_request()
            self.header_bytes += len(data)
            if self.header_bytes > self.config.settings.header_bytes and not self._ends_soon(data):
                self._refuse(b"431 Request Header Fields Too Large", b"The header of the request is too large.")
                return
        super().data_received(data)

    def _ends_soon(self, data: bytes) -> bool:
        """The header is over within the limit; what follows in the same read is a body."""
        end = data.find(b"\r\n\r\n")
        before = self.header_bytes - len(data)
        return end >= 0 and before + end <= self.config.settings.header_bytes

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > self.config.settings.header_fields:
            self._refuse(b"431 Request Header Fields Too Large", b"The request has too many header fields.")

    def on_headers_complete(self) -> None:
        if self.transport.is_closing():
            return
        self.in_header, self.header_bytes = False, 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self.transport.is_closing():
            return
        self.in_header, self.header_bytes = True, 0
        self._request_arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._request_arrived()
        self.counted = False  # from here on the socket counts it
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """What is no request at all; the library's answer lacks the safe headers."""
        self._refuse(b"400 Bad Request", msg.encode())

    def _expect_request(self) -> None:
        self.deadline = self.loop.call_later(self.config.settings.request_seconds, self._too_late)

    def _request_arrived(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _too_late(self) -> None:
        self.deadline = None
        self._refuse(b"408 Request Timeout", b"The request took too long to arrive.")

    def _refuse(self, status: bytes, words: bytes) -> None:
        if self.transport.is_closing():
            return
        answering = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if not answering:
            length = str(len(words)).encode()
            head = b"HTTP/1.1 " + status + b"\r\ncontent-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
            safe = b"cache-control: no-store\r\nx-content-type-options: nosniff\r\n"
            self.transport.write(head + safe + b"content-length: " + length + b"\r\n\r\n" + words)
        self.transport.close()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Bounds pings whose answers are never read and messages in countless parts; sends frames encoded once."""

    config: LimitedConfig

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.release(self.client[0] if self.client else "")

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][PREPARED] = {"write": self.write_now}

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            self.conn.fail(1009, "too many fragments")
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def write_now(self, frame: bytes) -> bool:
        """Write a frame at once; false if the client has not taken what was sent before, and it must wait."""
        ready = self.handshake_complete and not self.close_sent and not self.disconnected and self.writable.is_set()
        if not ready or self.transport.is_closing() or self.transport.get_write_buffer_size():
            return False
        self.transport.write(frame)
        return True

    async def send(self, message: Any) -> None:  # noqa: ANN401 - the library's type
        frame = message.get("frame")
        if frame is None or not self.handshake_complete or self.close_sent:
            await super().send(message)
            return
        await self.writable.wait()
        if not self.disconnected and not self.close_sent:
            self.transport.write(frame)
