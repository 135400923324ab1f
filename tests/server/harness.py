"""A real server on a thread and real clients on real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from typing import Any

import httpx
import uvicorn
import websockets
from fastapi import FastAPI

from colditz import Match, commitment
from colditz.server.app import make_app
from colditz.server.run import config_of, listen
from colditz.server.seats import hash_of, new_game_id, new_token
from colditz.server.settings import Settings
from colditz.server.upgrade import RULES_VERSION
from colditz.store.open import open_store
from colditz.store.store import GameRecord, LogEntry, SeatRecord

Json = dict[str, Any]
SLOW = 90.0  # seconds after which something that should come does not come any more: a busy machine takes its time


class Running:
    """A server that listens on a free port."""

    def __init__(self, settings: Settings, app: FastAPI | None = None) -> None:
        self.app = app or make_app(settings)
        self.socket = listen("127.0.0.1", 0)
        self.address = f"127.0.0.1:{self.socket.getsockname()[1]}"
        config = config_of(settings, "127.0.0.1", self.socket.getsockname()[1])
        config.app, config.factory = self.app, False
        self.server = uvicorn.Server(config)
        self.server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]}, daemon=True)
        self.thread.start()
        until = time.monotonic() + SLOW
        while not self.server.started:
            assert self.thread.is_alive()
            assert time.monotonic() < until
            time.sleep(0.01)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(SLOW)
        assert not self.thread.is_alive()

    def http(self) -> httpx.Client:
        return httpx.Client(base_url=f"http://{self.address}", timeout=SLOW, trust_env=False)

    def make(self, **wish: object) -> Json:
        """A new game; bots do not wait unless asked to."""
        with self.http() as http:
            answer = http.post("/api/games", json={"bot_seconds": 0, **wish})
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def connect(self, game: str, **hello: object) -> contextlib.AbstractAsyncContextManager[Client]:
        return connect(self.address, game, **hello)


@contextlib.contextmanager
def running(database: str, app: FastAPI | None = None, **settings: Any) -> Iterator[Running]:
    """A server whose bots think on threads unless it is asked otherwise: a process takes a second to start."""
    server = Running(Settings(database=database, **{"bot_processes": False, **settings}), app)
    try:
        yield server
    finally:
        server.stop()


class Client:
    """One connection: what it was sent, and how to ask."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.seen: list[Json] = []
        self.updates: dict[str, Json] = {}
        self.number = 0

    async def next(self) -> Json:
        """The next message, whatever it is."""
        message: Json = json.loads(await asyncio.wait_for(self.socket.recv(), SLOW))
        self.seen.append(message)
        if message["type"] == "update":
            self.updates[message["seat"]] = message
        return message

    async def until(self, *kinds: str) -> Json:
        """The next message of one of these kinds."""
        while True:
            message = await self.next()
            if message["type"] in kinds:
                return message

    async def ask(self, message: str, /, **fields: object) -> Json:
        """Ask something and wait for the answer that carries the same id."""
        self.number += 1
        number = self.number
        await self.socket.send(json.dumps({"type": message, "id": number, **fields}))
        while True:
            answer = await self.next()
            if answer.get("id") == number and answer["type"] != "noted":
                return answer

    async def play(self, seat: str, action: object) -> Json:
        return await self.ask("play", seat=seat, question=self.updates[seat]["question"], action=action)

    async def send(self, data: str | bytes) -> None:
        await self.socket.send(data)

    async def closed(self) -> int:
        """Read until the server closes; the number says why."""
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await self.next()
        return self.socket.close_code or 0

    async def asked(self, seat: str) -> Json | None:
        """The update in which this seat is asked; None when the game is over."""
        while True:
            update = self.updates.get(seat)
            if update is not None and update["view"]["ending"]:
                return None
            if update is not None and update["choices"]["asked"]:
                return update
            await self.next()


@contextlib.asynccontextmanager
async def connect(address: str, game: str, **hello: object) -> AsyncIterator[Client]:
    """A client that has said hello."""
    url = f"ws://{address}/ws/games/{game}"
    async with websockets.connect(url, proxy=None, max_size=2**22, open_timeout=SLOW) as socket:
        client = Client(socket)
        await socket.send(json.dumps({"type": "hello", **hello}))
        yield client


def keep(database: str, match: Match, secret: str, **changes: Any) -> Json:
    """Put a game that was played elsewhere into a database; every seat is a person's, or only that of one person."""
    log = match.log()
    header = {name: value for name, value in log.items() if name not in ("actions", "secret")}
    options, person = changes.pop("options", {}), changes.pop("person", None)
    now = time.time()
    record = GameRecord(
        new_game_id(), str(log["edition"]), header, secret, commitment(secret), RULES_VERSION, "running",
        public=False, options=options, created=now, changed=now,
    )  # fmt: skip
    record = replace(record, **changes)
    tokens = {seat: new_token() for seat in match.seats}
    seats = [
        SeatRecord(record.id, seat, "human", seat, "", hash_of(tokens[seat]), steward=False, orders={})
        if person in (None, seat)
        else SeatRecord(record.id, seat, "bot", "", "planner", "", steward=False, orders={})
        for seat in match.seats
    ]
    entries = [LogEntry(seat, action, now) for seat, action in match.taken(0)]
    asyncio.run(_keep(database, record, seats, entries))
    return {"id": record.id, "seats": [{"seat": seat, "token": token} for seat, token in tokens.items()]}


async def _keep(database: str, record: GameRecord, seats: list[SeatRecord], entries: list[LogEntry]) -> None:
    store = open_store(database)
    await store.open()
    await store.create(record, seats)
    await store.append(record.id, 0, entries)
    await store.close()


def token(made: Json, seat: str) -> str:
    """The token of a seat of a game just made."""
    return str(next(each["token"] for each in made["seats"] if each["seat"] == seat))
