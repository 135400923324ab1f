"""The socket: one client's connection, from its hello to its end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import cast
from urllib.parse import urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from colditz.engine.refusal import GameError
from colditz.rules.turn.day import parts_of_a_day
from colditz.server import asks, chat, hosting
from colditz.server.answers import answer
from colditz.server.audience import Listener
from colditz.server.errors import Fault, fault_of, unread
from colditz.server.frames import texts_in
from colditz.server.limits import Bucket
from colditz.server.table import GameTable
from colditz.server.tables import TableManager
from colditz.server.tells import PROTOCOL, OrdersInfo, Status, Welcome
from colditz.server.transport import PREPARED
from colditz.server.unreadable import BadMessage
from colditz.server.upgrade import RULES_VERSION
from colditz.server.wire import read, write
from colditz.store.store import StoreError, StoreUnavailable

POLICY, TOO_BIG, LATER = 1008, 1009, 1013  # why a connection is closed, in the numbers of RFC 6455
LAST_WORDS = 2.0  # seconds to send what is left when a connection ends
MAX_EXCESS = 50  # messages too many before a client is cut off

log = logging.getLogger(__name__)


async def serve(socket: WebSocket, tables: TableManager, game: str) -> None:
    """Serve one connection; whatever it sends, no game is hurt."""
    if not _from_here(socket, tables.settings.origins):
        await socket.close(POLICY)
        return
    await socket.accept()
    if tables.connections >= tables.settings.connections:
        await _refuse(socket, Fault("too-many"), "en", LATER)
        return
    tables.connections += 1
    try:
        await _welcome_and_serve(socket, tables, game)
    except (WebSocketDisconnect, TimeoutError):
        await _close(socket)
    except (Fault, GameError, StoreError) as error:
        await _refuse(socket, fault_of(error) or Fault("internal"), "en", LATER)
    except Exception:
        # whoever came is told that it is our fault, and the host finds out why
        log.exception("a connection to game %s broke", game[:100])
        tables.metrics.count("colditz_mishaps_total")
        await _refuse(socket, Fault("internal"), "en", LATER)
    finally:
        tables.connections -= 1


def _from_here(socket: WebSocket, others: tuple[str, ...]) -> bool:
    """Browsers say which page opens a socket; programs that are no browsers say nothing."""
    origin = socket.headers.get("origin")
    if origin is None or origin in others:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host")


async def _refuse(socket: WebSocket, fault: Fault, language: str, code: int = POLICY) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):  # it is gone already
        for text in texts_in(write(fault.as_message(None, language))):
            await socket.send_text(text.decode())
    await _close(socket, code)


async def _close(socket: WebSocket, code: int = 1000) -> None:
    if socket.application_state is WebSocketState.CONNECTED and socket.client_state is WebSocketState.CONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect):  # it is gone already
            await socket.close(code)


async def _welcome_and_serve(socket: WebSocket, tables: TableManager, game: str) -> None:
    language = "en"
    try:
        async with asyncio.timeout(tables.settings.hello_seconds):
            hello = await _first(socket)
        language = hello.language
        with tables.bots.precedence.person():
            table = await tables.table(game)
        listener = _listener(table, hello, tables)
    except (Fault, StoreUnavailable, BadMessage) as error:
        await _refuse(socket, fault_of(error) or Fault("internal"), language)
        return
    await Connection(socket, tables, table, listener).run(hello)


async def _first(socket: WebSocket) -> asks.Hello:
    hello = read(await _text(socket))
    if not isinstance(hello, asks.Hello):
        raise Fault("hello-first")
    return hello


async def _text(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return cast("str | bytes", message.get("text") or message.get("bytes") or "")


def _listener(table: GameTable, hello: asks.Hello, tables: TableManager) -> Listener:
    """Who comes with these tokens."""
    seats, host = hosting.opened_by(table, hello.tokens)
    settings = tables.settings
    plays = bool(seats) or host
    # onlookers, however many, keep no player out
    if sum((bool(each.seats) or each.host) == plays for each in table.listeners) >= settings.listeners:
        raise Fault("too-many")
    listener = Listener(
        *(seats, hello.language),
        host=host,
        most=settings.behind,
        metrics=tables.metrics,
        most_bytes=settings.behind_bytes,
    )
    listener.known_question = {
        seat: since for seat, since in (hello.since or {}).items() if seat in listener.viewpoints
    }
    return listener


class Connection:
    """One client at one table."""

    def __init__(self, socket: WebSocket, tables: TableManager, table: GameTable, listener: Listener) -> None:
        self.socket, self.tables, self.table, self.listener = socket, tables, table, listener
        self.bucket = Bucket(tables.settings.rate, tables.settings.burst)
        self.excess = 0
        listener.write_now = socket.scope.get("extensions", {}).get(PREPARED, {}).get("write", listener.write_now)
        self.hint: asyncio.Task[None] | None = None  # thought about while the client is served on

    async def run(self, hello: asks.Hello) -> None:
        """Send and receive until either side is gone."""
        sender = asyncio.create_task(self._send())
        try:
            await self._welcome()
            await self._receive()
        finally:
            self.table.leave(self.listener)
            if self.hint is not None:
                self.hint.cancel()
            self.listener.close()
            with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
                async with asyncio.timeout(LAST_WORDS):
                    await sender  # what is left to send

    async def _welcome(self) -> None:
        table, listener = self.table, self.listener
        record = table.record
        listener.send(
            Welcome(
                protocol=PROTOCOL,
                game=table.id,
                edition=record.edition,
                setup=record.setup,
                options=table.options.shown(),  # type: ignore[arg-type]
                parts=list(parts_of_a_day(table.match)),
                commitment=record.commitment,
                seats=table.seat_infos(),
                yours=list(listener.seats),
                host=listener.host,
                status=cast("Status", record.status),
                channels=list(listener.channels),
                server=RULES_VERSION,
            )
        )
        await hosting.has_come(table, listener.seats)
        table.address = table.address or (self.socket.client.host if self.socket.client else "")
        table.join(listener)
        table.send_updates_to(listener)
        listener.send(table.state())
        for seat in listener.seats:
            listener.send(OrdersInfo(seat, table.seats[seat].orders))
        await chat.send_latest(table, listener)

    async def _send(self) -> None:
        """Send what waits, one message after another, as fast as the reader takes it."""
        listener = self.listener
        while not listener.over or listener.waiting:
            await listener.changed.wait()
            listener.changed.clear()
            if listener.ended is not None:
                await _refuse(self.socket, listener.ended, listener.language, LATER)
                return
            if listener.waiting:
                listener.sending = True
                await self._send_frames(listener.take())
                listener.sending = False

    async def _send_frames(self, frames: bytes) -> None:
        """Frames go out as they are where the server underneath knows how."""
        if PREPARED in self.socket.scope.get("extensions", {}):
            await self.socket.send({"type": "websocket.send", "frame": frames})
            return
        for text in texts_in(frames):
            await self.socket.send_text(text.decode())

    async def _receive(self) -> None:
        """Answer one message after another; when the sender closes the socket, there is no next one."""
        while self.excess < MAX_EXCESS:
            await self._handle(await _text(self.socket))
            await asyncio.sleep(0)  # whoever sends a hundred messages at once lets others have their turn in between
        await _close(self.socket, POLICY)

    async def _handle(self, text: str | bytes) -> None:
        """Answer one message. A hint takes its time: meanwhile the client is served on, and hears that we are there."""
        await self._isolated(None, partial(self._take, text))

    async def _take(self, text: str | bytes) -> None:
        self._check(text)
        ask = read(text)
        self.tables.metrics.count("colditz_messages_total", type=ask.type)
        number = None if isinstance(ask, asks.Hello) else ask.id
        answering = partial(self._isolated, number, partial(answer, self.table, self.listener, ask))
        if not isinstance(ask, asks.Hint):
            with self.tables.bots.precedence.person():
                await answering()
            return
        if self.hint is not None:  # one at a time
            await self.hint
        self.hint = asyncio.create_task(answering())

    async def _isolated(self, number: int | None, work: Callable[[], Awaitable[None]]) -> None:
        """A fault is told, and whatever else breaks stays on the server."""
        try:
            await work()
        except BadMessage as error:
            self._tell(unread(error), error.number)
        except (Fault, GameError, StoreError) as error:
            self._tell(fault_of(error, self.table.match.question) or Fault("internal"), number)
        except Exception:
            # no traceback leaves the server, and the connection lives on
            log.exception("a message could not be answered")
            self.tables.metrics.count("colditz_mishaps_total")
            self._tell(Fault("internal"), number)

    def _check(self, text: str | bytes) -> None:
        if len(text) > self.tables.settings.frame:
            raise Fault("too-large", most=self.tables.settings.frame)
        if not self.bucket.allow():
            self.excess += 1
            raise Fault("too-fast")

    def _tell(self, fault: Fault, number: int | None) -> None:
        self.tables.metrics.count("colditz_faults_total", code=fault.code)
        self.listener.send(fault.as_message(number, self.listener.language))
