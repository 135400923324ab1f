"""What a hostile client may send: messages, requests, frames and tokens, wrong in every way, or right by chance."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from random import Random
from typing import Any
from urllib.parse import quote

Json = dict[str, Any]

VALUES: list[Any] = [
    *(None, True, -1, 0, 1, 10**9, 2**63, 1e308, "", "security", "american", "chance", "clock", "spectator", "all"),
    *("x" * 3000, "\u0000", "\u202e", "🏰" * 50, "\ud800", [], {}, [[]], {"type": {}}),
    *("MovePawn guard-1 post-inner-1", "Dice 6 6", "TimeUp"),
    *({"type": "Dice", "first": 6, "second": 6}, {"type": "TimeUp"}, {"type": "Deal", "card": 14}),
    *({"type": "MovePawn", "pawn": -1, "to": 10**5}, {"type": "PlayCard", "card": 99}, {"type": "EndTurn"}),
    {"type": "OfferTrade", "seat": 9, "give": [1] * 50, "want": []},
    {"type": "Cross", "pawn": 0, "to": 0, "paying": "x"},
]
FIELDS = ("type", "id", "seat", "question", "action", "pawn", "channel", "text", "places", "kind", "orders", "command")
KINDS = (
    *("hello", "play", "undo", "commit", "explain", "moves", "hint", "dangers", "say", "history", "mark", "erase"),
    *("orders", "introduce", "end-others", "host", "ping", "welcome", ""),
)
NEEDED: dict[str, Json] = {  # what a message of a type must have, so that some get behind the door
    "play": {"question": 0, "action": {"type": "EndTurn"}},
    "explain": {"action": "MovePawn guard-1 post-inner-1"},
    "moves": {"pawn": 3},
    "say": {"channel": "officers", "text": "x"},
    "history": {"channel": "officers", "before": 5},
    "mark": {"channel": "officers", "kind": "path", "places": [1, 2, 3]},
    "orders": {"orders": {"rest": "pass"}},
    "introduce": {"name": "Anna"},
    "host": {"command": "steward"},
}
PATHS = (
    *("/api/games", "/api/games/{game}", "/api/games/{game}/join", "/api/games/{game}/leave", "/api/games/{game}/log"),
    *("/api/games/{game}/replay?seat=all", "/api/games/{game}/rematch", "/api/games/{game}/notify", "/api/results"),
    *("/api/statistics", "/api/editions", "/api/rules/classic?language=xx", "/api/board/classic.svg", "/healthz"),
    *(
        "/metrics",
        "/readyz",
        "/game/{game}",
        "/",
        "/api/lessons/classic/none",
        "/ws/games/{game}",
        "/%00",
        "/../../etc",
    ),
)
METHODS = (*("GET", "POST") * 6, "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "get", "BREW", "")
BODY_FIELDS = ("edition", "players", "seats", "seat", "name", "tokens", "token", "clock", "rounds", "house_rules", "x")


def message(luck: Random) -> str | bytes:
    """A message of the socket."""
    if luck.random() < 0.15:
        return luck.randbytes(luck.randrange(200))
    made: Json = {"type": luck.choice(KINDS), "id": luck.randrange(100), "seat": luck.choice(["security", "american"])}
    made |= {name: value for name, value in NEEDED.get(made["type"], {}).items() if luck.random() < 0.9}
    for _ in range(luck.choice((0, 0, 1, 2, 5))):
        made[luck.choice(FIELDS)] = luck.choice(VALUES)
    text = json.dumps(made)
    return text[: luck.randrange(len(text))] if luck.random() < 0.1 else text


def token(luck: Random, good: str) -> str:
    """A token that opens nothing: cut, changed, too long, or of another kind."""
    ways: tuple[Callable[[], str], ...] = (
        lambda: good[:-1],
        lambda: good[::-1],
        good.swapcase,
        lambda: f"{good} ",
        lambda: "",
        lambda: "x" * luck.choice((24, 99, 100, 101, 5000)),
        lambda: "\u0000" * 32,
        lambda: luck.choice(("null", "' OR 1=1 --", "🏰" * 20, "\ud800")),
    )
    return luck.choice(ways)()


def hello(luck: Random, good: str) -> str:
    """A first message with tokens that open nothing, or none at all."""
    tokens = [token(luck, good) for _ in range(luck.choice((0, 1, 1, 2, 8, 9, 200)))]
    since = luck.choice((None, None, {"security": luck.choice((-1, 0, 10**9))}, {"x" * 50: 1}, 5))
    made = {
        "type": "hello",
        "tokens": tokens,
        "since": since,
        "language": luck.choice(("en", "it", "es", "it", "xx", 1)),
    }
    return json.dumps(made)


# --- requests over HTTP


def request(luck: Random, game: str, good: str) -> bytes:
    """A request as it goes over the line, well-formed, malformed, or without an end."""
    if luck.random() < 0.1:
        return luck.randbytes(luck.randrange(1, 400)) + b"\r\n\r\n"
    path = luck.choice(PATHS).format(game=luck.choice((game, "none", quote("🏰"), "x" * 300, "%ff%fe", "..")))
    body = _body(luck, good)
    head = f"{luck.choice(METHODS)} {path} {luck.choice(('HTTP/1.1',) * 8 + ('HTTP/1.0', 'HTTP/9.9'))}\r\n"
    lines = ["Host: 127.0.0.1", "Connection: close", f"Content-Length: {len(body)}", *_headers(luck, good)]
    if luck.random() < 0.1:
        lines[2] = luck.choice(("Content-Length: -1", "Content-Length: 99999999999", "Content-Length: x", "X: y"))
    if luck.random() < 0.05:
        lines[0] = luck.choice(("Host: evil.example", "Host: [", "Host:", "X-No: host"))
    text = head + "".join(f"{line}\r\n" for line in lines) + "\r\n"
    return text.encode("utf-8", "replace") + body


def _headers(luck: Random, good: str) -> list[str]:
    ways: tuple[Callable[[], str], ...] = (
        lambda: "Content-Type: application/json",
        lambda: f"Authorization: Bearer {token(luck, good)}".replace("\u0000", ""),
        lambda: f"Accept-Language: {luck.choice(('it', 'xx', ',,,;q=', 'x' * 500))}",
        lambda: "X-Forwarded-For: 1.2.3.4, unknown",
        lambda: 'If-None-Match: "' + "a" * 100,
        lambda: "Accept-Encoding: gzip;q=x",
        lambda: "Origin: null",
    )
    found = [luck.choice(ways)() for _ in range(luck.randrange(4))]
    if luck.random() < 0.15:
        bad = ("bad header without a colon", "\u0001: \u0002", "Transfer-Encoding: chunked", f"X-Long: {'x' * 20_000}")
        found += [luck.choice(bad)] * luck.choice((1, 1, 120))
    return found


def _body(luck: Random, good: str) -> bytes:
    if luck.random() < 0.2:
        return luck.randbytes(luck.choice((0, 1, 50, 70_000)))
    made: Json = {luck.choice(BODY_FIELDS): luck.choice(VALUES) for _ in range(luck.randrange(5))}
    if luck.random() < 0.3:
        made |= {"seat": "american", "tokens": [token(luck, good)]}
    text = json.dumps(made) if luck.random() < 0.9 else "[" * luck.choice((10, 5000, 60_000))
    return text[: luck.randrange(1, len(text) + 1)].encode() if luck.random() < 0.2 else text.encode()


# --- frames of a socket


def frame(luck: Random) -> bytes:
    """A frame that may break any rule of RFC 6455."""
    first = luck.choice((0x81, 0x82, 0x01, 0x00, 0x80, 0x88, 0x89, 0x8A, 0x83, 0xF1, 0x8F, luck.randrange(256)))
    data = luck.choice(
        (b"", b"\xff\xfe", b"{}", os.urandom(luck.randrange(300)), b"x" * luck.choice((125, 126, 40_000)))
    )
    mask = luck.randbytes(4)
    masked = luck.random() < 0.9
    size = _size(len(data) if luck.random() < 0.85 else luck.choice((0, 127, 2**31, 2**63)), masked=masked)
    hidden = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data)) if masked else data
    return bytes((first,)) + size + (mask if masked else b"") + hidden


def _size(size: int, *, masked: bool) -> bytes:
    flag = 0x80 if masked else 0
    if size < 126:
        return bytes((flag | size,))
    return (
        bytes((flag | 126,)) + size.to_bytes(2, "big")
        if size < 65_536
        else bytes((flag | 127,)) + size.to_bytes(8, "big")
    )
