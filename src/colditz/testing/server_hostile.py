"""Thousands of hostile messages against a real server: each is answered, no table dies, and nothing is a mishap.

`python -m colditz.testing.server_hostile --messages 10000` sends them to a server of its own on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import json
import os
import re
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

import websockets

from colditz.testing import nonsense
from colditz.testing.nonsense import Json
from colditz.testing.server_bench import memory_of
from colditz.testing.wire_client import ANSWER_SECONDS, ServerProcess, free_port

LIMITS = (
    *("rate=1000000", "burst=1000000", "new_games=100000", "new_games_burst=100000", "request_seconds=1"),
    *("hello_seconds=2", "heavy=100000", "heavy_burst=100000"),
)
TOLD = frozenset({"welcome", "update", "presence", "state", "said", "marks", "connections"})  # nobody asked for these
TOGETHER = 40  # messages that are sent before the answers are counted
AT_ONCE = 16  # connections
QUIET_SECONDS = 1.5  # without a word from the server, which therefore waits for more
LAST = 2**50  # the number of the message that ends a round
PEOPLE = [{"kind": "human"}, {"kind": "human"}]


class Unanswered(AssertionError):
    """Something was sent and nothing came back."""


def tokens_of(made: Json) -> list[str]:
    """The tokens of all seats of a game just made."""
    return [seat["token"] for seat in made["seats"] if seat["token"]]


# --- over the socket


async def messages_to(address: str, made: Json, tokens: list[str], luck: Random, many: int) -> Counter[str]:
    """Say hello, then send nonsense; every message is answered, by an error or by what it happened to ask for."""
    seen: Counter[str] = Counter()
    for first in range(0, many, TOGETHER):
        url = f"ws://{address}/ws/games/{made['id']}"
        async with websockets.connect(url, proxy=None, max_size=2**22, open_timeout=ANSWER_SECONDS) as link:
            await link.send(json.dumps({"type": "hello", "tokens": tokens}))
            sent = min(TOGETHER, many - first)
            for _ in range(sent):
                await link.send(nonsense.message(luck))
            seen += await _answers(link, sent)
    return seen


async def _answers(link: websockets.ClientConnection, sent: int) -> Counter[str]:
    await link.send(json.dumps({"type": "ping", "id": LAST}))
    seen: Counter[str] = Counter()
    while True:
        answer = json.loads(await asyncio.wait_for(link.recv(), ANSWER_SECONDS))
        if answer.get("code") == "internal":
            raise AssertionError(f"a mishap was told: {answer}")
        if answer.get("id") == LAST:
            break
        if answer["type"] not in TOLD:
            seen[answer.get("code") or answer["type"]] += 1
    if seen.total() < sent:
        raise Unanswered(f"{sent} messages got {seen.total()} answers: {seen}")
    return seen


async def hellos_to(address: str, made: Json, luck: Random, many: int) -> Counter[str]:
    """Say hello with tokens that open nothing: who is not let in is told why."""
    gate, good = asyncio.Semaphore(AT_ONCE), tokens_of(made)[0]

    async def one() -> str:
        url = f"ws://{address}/ws/games/{made['id']}"
        async with gate, websockets.connect(url, proxy=None, open_timeout=ANSWER_SECONDS) as link:
            await link.send(nonsense.hello(luck, good))
            try:
                first = json.loads(await asyncio.wait_for(link.recv(), ANSWER_SECONDS))
            except websockets.ConnectionClosed as closed:
                return f"closed with {_reason(closed)}"
            if first.get("yours") or first.get("host") or first.get("code") == "internal":
                raise AssertionError(f"a hello with nonsense was answered with {first}")
            return str(first.get("code") or first["type"])

    return Counter(await asyncio.gather(*(one() for _ in range(many))))


def _reason(closed: websockets.ConnectionClosed) -> int:
    """Why the server closed a connection; one that breaks off with no reason is no answer."""
    if closed.rcvd is None:
        raise Unanswered("the connection broke off") from closed
    return closed.rcvd.code


# --- bytes


async def requests_to(address: str, made: Json, luck: Random, many: int) -> Counter[str]:
    """Send requests over connections of their own; each gets an answer with a status, and none of them is a mishap."""
    gate, good = asyncio.Semaphore(AT_ONCE), tokens_of(made)[0]

    async def one() -> str:
        request = nonsense.request(luck, made["id"], good)
        async with gate:
            answer = await _exchange(address, request)
        status = re.match(rb"HTTP/1\.1 (\d+)", answer)
        if status is None or status[1] == b"500":
            raise Unanswered(f"{request[:300]!r} got {answer[:300]!r}")
        return f"HTTP {status[1].decode()}"

    return Counter(await asyncio.gather(*(one() for _ in range(many))))


async def _exchange(address: str, data: bytes) -> bytes:
    """Send bytes and read until the other side ends the connection or has answered."""
    host, port = address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    found = b""
    try:
        with contextlib.suppress(ConnectionError):
            writer.write(data)
            async with asyncio.timeout(ANSWER_SECONDS):
                while part := await reader.read(65_536):
                    found += part
    except TimeoutError:
        if not found:
            raise Unanswered(f"{data[:300]!r} got nothing") from None
    finally:
        writer.close()
    return found


async def frames_to(address: str, made: Json, luck: Random, many: int) -> Counter[str]:
    """Open a socket by hand and send frames that break its rules; the server ends it, or answers on."""
    gate, mine = asyncio.Semaphore(AT_ONCE), tokens_of(made)[0]

    async def one() -> str:
        async with gate:
            return await _one_frame(address, made["id"], mine, nonsense.frame(luck))

    return Counter(await asyncio.gather(*(one() for _ in range(many))))


async def _one_frame(address: str, game: str, mine: str, frame: bytes) -> str:
    host, port = address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    key = base64.b64encode(os.urandom(16)).decode()
    head = f"GET /ws/games/{game} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    try:
        writer.write(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        async with asyncio.timeout(ANSWER_SECONDS):
            shaken = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in shaken[:40]:
            raise Unanswered(f"the handshake got {shaken[:200]!r}")
        writer.write(_masked(json.dumps({"type": "hello", "tokens": [mine]}).encode()))
        writer.write(frame)
        writer.write(_masked(json.dumps({"type": "ping", "id": LAST}).encode()))
        return await _outcome(reader)
    finally:
        writer.close()


async def _outcome(reader: asyncio.StreamReader) -> str:
    """The server answers the ping that followed, ends the connection, or waits for the rest of a long frame."""
    found = b""
    try:
        while part := await asyncio.wait_for(reader.read(65_536), QUIET_SECONDS if found else ANSWER_SECONDS):
            found += part
            if b'"pong"' in found and str(LAST).encode() in found:
                return "answered on"
    except TimeoutError:
        return "waits for the rest"  # the frame says that it is longer than it is
    except ConnectionError:
        return "cut off"
    return "ended"


def _masked(data: bytes) -> bytes:
    """A whole text frame as clients send it; a mask of zeros hides nothing."""
    size = bytes((0x80 | len(data),)) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return b"\x81" + size + b"\0\0\0\0" + data


# --- all of it


async def is_alive(address: str, made: Json) -> None:
    """Whoever is asked at a table acts, and it is played."""
    url = f"ws://{address}/ws/games/{made['id']}"
    async with websockets.connect(url, proxy=None, max_size=2**22, open_timeout=ANSWER_SECONDS) as link:
        await link.send(json.dumps({"type": "hello", "tokens": tokens_of(made)}))
        updates: dict[str, Json] = {}
        while len(updates) < len(tokens_of(made)):
            message = json.loads(await asyncio.wait_for(link.recv(), ANSWER_SECONDS))
            if message["type"] == "update":
                updates[message["seat"]] = message
        seat = next(iter(updates.values()))["asked"][0]
        action = updates[seat]["choices"]["actions"][0]
        asked = {"type": "play", "id": 1, "seat": seat, "question": updates[seat]["question"], "action": action}
        await link.send(json.dumps(asked))
        while True:
            answer = json.loads(await asyncio.wait_for(link.recv(), ANSWER_SECONDS))
            if answer.get("id") == 1 and answer["type"] in ("played", "error"):
                break
        if answer["type"] != "played":
            raise AssertionError(f"the table does not play on: {answer}")


async def attack(server: ServerProcess, many: int, seed: int) -> dict[str, Counter[str]]:
    """A fifth of the messages in each way; then every table is played on."""
    luck, address, share = Random(seed), server.address, many // 5
    tables = [server.make(players=2, seats=PEOPLE) for _ in range(3)]
    watched, played, hosted = tables
    seen = {
        "messages of onlookers": await messages_to(address, watched, [], luck, share // 2),
        "messages of a player": await messages_to(address, played, tokens_of(played)[:1], luck, share - share // 2),
        "messages of a host": await messages_to(
            address, hosted, [hosted["host_token"], *tokens_of(hosted)], luck, share
        ),
        "hellos": await hellos_to(address, watched, luck, share),
        "requests": await requests_to(address, watched, luck, share),
        "frames": await frames_to(address, played, luck, many - 4 * share),
    }
    for table in (watched, played, server.make(players=2, seats=PEOPLE)):
        await is_alive(address, table)
    return seen


def run(database: str, many: int, seed: int, workers: int = 1) -> str:
    """Attack a fresh server; says what was seen, and raises if anything was hurt."""
    words = tuple(word for wish in LIMITS for word in ("--set", wish))
    server = ServerProcess(database, free_port(), workers, words)
    try:
        server.wait()
        before = memory_of(server.process.pid)
        seen = asyncio.run(attack(server, many, seed))
        mishaps = re.findall(r"^colditz_mishaps_total (\S+)$", server.get("/metrics"), re.MULTILINE)
        if mishaps != ["0.0"]:
            raise AssertionError(f"{mishaps} mishaps")
        grown = memory_of(server.process.pid) - before
    finally:
        server.stop()
        server.kill()
    lines = [f"  {kind}: {sum(each.values())} sent, {dict(each.most_common(6))}" for kind, each in seen.items()]
    total = sum(each.total() for each in seen.values())
    return "\n".join([f"{many} hostile messages, {total} answers, no mishap, {grown:+.0f} MB", *lines])


def main() -> None:
    """Attack a server on SQLite."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(run(f"sqlite:///{Path(folder) / 'games.sqlite'}", options.messages, options.seed))


if __name__ == "__main__":
    main()
