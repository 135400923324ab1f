"""A server in a process of its own, and a client that plays at random: for kills, measurements and long games."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable
from random import Random
from typing import Any

import websockets

Json = dict[str, Any]
ANSWER_SECONDS = 30.0  # seconds for anything that should come
START_SECONDS = 180.0  # for a server to start on a busy machine
RETRY_SECONDS = 0.05  # after something was not saved
COMMAND = "from colditz.cli.main import run; run()"


def free_port() -> int:
    """A port of this machine that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


class ServerProcess:
    """`colditz serve` in a process of its own."""

    def __init__(
        self, database: str, port: int, workers: int = 1, extra: tuple[str, ...] = (), command: str = COMMAND
    ) -> None:
        self.address = f"127.0.0.1:{port}"
        words = ["serve", "--port", str(port), "--database", database, "--workers", str(workers), *extra]
        self.process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-c", command, *words],
            stdout=subprocess.DEVNULL,
            start_new_session=True,  # so that its workers end with it
        )
        self.started = time.monotonic()

    def wait(self) -> float:
        """Wait until it answers; returns the seconds that took."""
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}")
            with contextlib.suppress(urllib.error.URLError, OSError):
                self.get("/readyz")
                return time.monotonic() - self.started
            time.sleep(0.02)
        raise TimeoutError("the server does not answer")

    def get(self, path: str) -> str:
        """What the server answers at a path."""
        with urllib.request.urlopen(f"http://{self.address}{path}", timeout=ANSWER_SECONDS) as answer:
            text: str = answer.read().decode()
        return text

    def make(self, **wish: object) -> Json:
        """A new game."""
        body = json.dumps({"bot_seconds": 0, "reaction_seconds": 0, **wish}).encode()
        url = f"http://{self.address}/api/games"
        request = urllib.request.Request(url, body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=ANSWER_SECONDS) as answer:  # noqa: S310
            made: Json = json.load(answer)
        return made

    def kill(self) -> None:
        """End it with no warning, workers and all."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(ANSWER_SECONDS)

    def stop(self) -> None:
        """End it as a host would."""
        self.process.terminate()
        try:
            self.process.wait(ANSWER_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()


class WireClient:
    """Holds some seats of one game and plays them at random."""

    def __init__(self, address: str, game: str, tokens: list[str], seed: int) -> None:
        self.url, self.tokens = f"ws://{address}/ws/games/{game}", tokens
        self.luck = Random(seed)
        self.updates: dict[str, Json] = {}
        self.walks: Json | None = None
        self.number = 0
        self.acknowledged: list[tuple[str, int, str]] = []  # seat, question, kind of action
        self.latencies: list[float] = []
        self.welcomes = 0
        self.unsaved = 0  # actions that the server could not save, and said so
        self.over = False

    @contextlib.asynccontextmanager
    async def connected(self) -> AsyncIterator[websockets.ClientConnection]:
        """A connection that has said hello; it tells what it saw last."""
        async with websockets.connect(self.url, proxy=None, max_size=2**22, open_timeout=ANSWER_SECONDS) as found:
            since = {seat: update["question"] for seat, update in self.updates.items()}
            await found.send(json.dumps({"type": "hello", "tokens": self.tokens, "since": since or None}))
            yield found

    async def play(self, most: int = 10**9, until: Callable[[], bool] = lambda: False) -> None:
        """Play until the game is over, so many actions were acknowledged, or something holds."""
        async with self.connected() as link:
            seats = await self._welcome(link)
            while not self.over and len(self.acknowledged) < most and not until():
                asked = [seat for seat in seats if self._asked(seat)]
                if not asked:
                    await self._next(link)
                    continue
                await self._decide(link, asked[0])

    async def _welcome(self, link: websockets.ClientConnection) -> list[str]:
        while True:
            message = await self._next(link)
            if message["type"] == "error":
                raise RuntimeError(message["says"])
            if message["type"] == "welcome":
                self.welcomes += 1
                seats: list[str] = message["yours"]
                for _ in seats:
                    while (await self._next(link))["type"] != "update":
                        pass
                return seats

    def _asked(self, seat: str) -> bool:
        return bool(self.updates[seat]["choices"]["asked"]) and not self.updates[seat]["view"]["ending"]

    async def _next(self, link: websockets.ClientConnection) -> Json:
        message: Json = json.loads(await asyncio.wait_for(link.recv(), ANSWER_SECONDS))
        if message["type"] == "update":
            self._check(message)
            self.updates[message["seat"]] = message
            self.over = self.over or bool(message["view"]["ending"])
        return message

    def _check(self, update: Json) -> None:
        """Nothing is missing between two updates, whatever happened in between."""
        before = self.updates.get(update["seat"])
        if before is not None and update["complete"]:
            reached = before["question"]
            for deed in update["deeds"]:
                if deed["first"] != reached:
                    raise AssertionError(f"a deed is missing between {reached} and {deed['first']}")
                reached = deed["next"]
            if reached != update["question"]:
                raise AssertionError(f"deeds end at {reached}, but the question is {update['question']}")

    async def _decide(self, link: websockets.ClientConnection, seat: str) -> None:
        update = self.updates[seat]
        action = await self._choose(link, seat, update["choices"])
        began = time.monotonic()
        answer = await self.ask(link, "play", seat=seat, question=update["question"], action=action)
        if answer["type"] == "played":
            self.latencies.append(time.monotonic() - began)
            self.acknowledged.append((seat, update["question"], str(action["type"])))
        elif answer["code"] == "not-saved":
            self.unsaved += 1
            await asyncio.sleep(RETRY_SECONDS)
            return
        elif answer["code"] not in ("stale", "finished"):
            raise RuntimeError(f"{action}: {answer}")
        for mine in self.updates:  # every seat of ours hears of it
            while self.updates[mine]["question"] <= update["question"]:
                await self._next(link)

    async def _choose(self, link: websockets.ClientConnection, seat: str, choices: Json) -> Json:
        if choices["pawns"] and self.luck.random() < 0.5:
            found = await self.ask(link, "moves", seat=seat, pawn=self.luck.choice(choices["pawns"]))
            if found.get("walks"):
                walk: Json = self.luck.choice(found["walks"])["action"]
                return walk
        actions = choices["actions"]
        if not actions:
            found = await self.ask(link, "moves", seat=seat, pawn=self.luck.choice(choices["pawns"]))
            actions = [*(walk["action"] for walk in found["walks"]), *found["others"]]
            actions += [barrier["action"] for barrier in found["obstacles"] if barrier["allowed"]]
        chosen: Json = self.luck.choice(actions)
        return chosen

    async def ask(self, link: websockets.ClientConnection, message: str, /, **fields: object) -> Json:
        """Ask something and wait for its answer."""
        self.number += 1
        number = self.number
        await link.send(json.dumps({"type": message, "id": number, **fields}))
        while True:
            answer = await self._next(link)
            if answer.get("id") == number:
                return answer
