"""Games that were played elsewhere: the log of a finished one is kept like those that were played here."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from colditz import commitment, replay
from colditz.editions.start import entries_of
from colditz.server.options import Options
from colditz.server.results import result_of
from colditz.server.seats import new_game_id
from colditz.server.upgrade import RULES_VERSION
from colditz.store.open import open_store
from colditz.store.store import GameRecord, LogEntry, SeatRecord, Store

UNKNOWN = "bot"  # who played is not in a log


class NotOver(ValueError):
    """Only a game that is over can be looked through."""


async def adopt_into(database: str | None, log: Mapping[str, Any]) -> str:
    """The same with the database of that address, which no server may hold open if it is a file."""
    store = open_store(database)
    await store.open()
    try:
        return await adopt(store, log)
    finally:
        await store.close()


async def adopt(store: Store, log: Mapping[str, Any]) -> str:
    """Keep the finished game of a log, checked action by action; returns its id."""
    match, game, now = replay(log), new_game_id(), time.time()
    if not match.finished:
        raise NotOver("the game is not over")
    secret = str(log.get("secret", ""))
    header = {name: value for name, value in log.items() if name in match.log() and name not in ("actions", "secret")}
    sealed, options = commitment(secret) if secret else "", Options().model_dump(mode="json")
    record = GameRecord(
        game, str(log["edition"]), header, secret, sealed, RULES_VERSION, "running", False, options, now, now
    )  # fmt: skip
    seats = [SeatRecord(game, seat, UNKNOWN, seat, "", "", False, {}) for seat in match.seats]
    await store.create(record, seats)
    await store.append(game, 0, [LogEntry(seat, action, now) for seat, action in entries_of(log)])
    await store.finish(game, result_of(match, seats), now)
    return game
