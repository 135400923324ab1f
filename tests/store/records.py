"""Small records to keep, and a way to write tests that wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from typing import ParamSpec

from colditz.store.open import open_store
from colditz.store.store import GameRecord, LogEntry, SeatRecord, Store

Given = ParamSpec("Given")
LONGEST_TEST = 60.0


def awaited(test: Callable[Given, Awaitable[None]]) -> Callable[Given, None]:
    """Lets pytest run a test that waits, and never for ever."""

    @wraps(test)
    def run(*given: Given.args, **named: Given.kwargs) -> None:
        async def in_time() -> None:
            async with asyncio.timeout(LONGEST_TEST):
                await test(*given, **named)

        asyncio.run(in_time())

    return run


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    """A store that is open for a while."""
    store = open_store(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def game(name: str = "first", /, **other: object) -> GameRecord:
    fields: dict[str, object] = {
        "id": name,
        "edition": "classic",
        "setup": {"players": 3, "nations": ["american", "british"], "seed": 7},
        "secret": "ab" * 32,
        "commitment": "cd" * 32,
        "rules_version": "1",
        "status": "running",
        "public": True,
        "options": {"clock": {"minutes": 20}},
        "created": 100.0,
        "changed": 100.5,
        **other,
    }
    return GameRecord(**fields)  # type: ignore[arg-type]


def seat(name: str = "british", /, in_game: str = "first", **other: object) -> SeatRecord:
    fields: dict[str, object] = {
        "game": in_game,
        "seat": name,
        "kind": "human",
        "name": "Pat",
        "level": "",
        "token_hash": f"{in_game}-{name}",
        "steward": False,
        "orders": {"hideaway": "pass"},
        **other,
    }
    return SeatRecord(**fields)  # type: ignore[arg-type]


def entries(many: int, first: int = 0) -> list[LogEntry]:
    return [LogEntry("british", f"Pass {number}", float(number)) for number in range(first, first + many)]
