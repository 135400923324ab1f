"""Game files and replays: what may be read of a game when it is over."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from typing import Any

import orjson
from pydantic import BaseModel

from colditz.editions.start import before_the_first, replay
from colditz.engine.play import Match
from colditz.model.cards import Card
from colditz.rules.turn.day import parts_of_a_day
from colditz.server.errors import Fault
from colditz.server.tables import TableManager
from colditz.server.tells import OVER
from colditz.server.upgrade import log_of
from colditz.store.store import GameRecord, LogEntry, SeatRecord

ALL = "all"


class ReplayEntry(BaseModel):
    """One entry of the log: its number, who acted, the action in notation, what took place."""

    number: int
    seat: str
    action: str | None
    at: float
    events: list[dict[str, Any]]
    held: dict[str, list[int]]  # the cards that a seat holds from here on, where they change and may be seen


class ReplayPlayer(BaseModel):
    """Who held a seat when the game was over."""

    seat: str
    kind: str  # human, bot, open
    name: str


class Replay(BaseModel):
    """A finished game for somebody to look through."""

    game: str
    edition: str
    board: str  # the name of its board: the edition, and behind plus signs its house rules
    seats: list[str]
    players: list[ReplayPlayer]
    pawns: list[str]
    parts: list[str]  # of a day
    places: list[int]  # where the pawns stand before the first entry
    held: dict[str, list[int]]  # and what the seats that may be seen hold there
    seat: str
    winners: list[str]
    ending: str
    secret: str
    commitment: str
    entries: list[ReplayEntry]


async def _over(tables: TableManager, game: str) -> GameRecord:
    record = await tables.store.game(game)
    if record is None:
        raise Fault("unknown-game", game=game)
    if record.status not in OVER:
        raise Fault("not-finished")
    return record


async def game_file(tables: TableManager, game: str) -> bytes:
    """Everything about a game that is over, as compressed JSON."""
    record = await _over(tables, game)

    async def make() -> bytes:
        entries, seats = await tables.store.entries(game), await tables.store.seats(game)
        return await tables.offload.run(pack_file, record, entries, seats)

    return await tables.replays.get((game, record.status, record.rules_version), make)


def pack_file(record: GameRecord, entries: list[LogEntry], seats: list[SeatRecord]) -> bytes:
    """The file of a game, compressed; this runs in a process of its own."""
    table = {
        "rules_version": record.rules_version,
        "seats": [{"seat": seat.seat, "name": seat.name, "level": seat.level} for seat in seats],
        "times": [entry.at for entry in entries],
    }
    return packed(orjson.dumps({**log_of(record, entries), "commitment": record.commitment, "table": table}))


def packed(data: bytes) -> bytes:
    """Compressed, once for everybody who asks."""
    return gzip.compress(data, 5, mtime=0)


async def replay_of(tables: TableManager, game: str, seat: str) -> bytes:
    """A game that is over, entry by entry, through one seat's eyes, as compressed JSON."""
    record = await _over(tables, game)
    if record.status == "kept":
        raise Fault("kept")
    known = (ALL, "spectator", "security", *record.setup["nations"])
    if seat not in known:
        raise Fault("unknown-seat", seat=seat, known=", ".join(known))

    async def make() -> bytes:
        entries, seats = await tables.store.entries(game), await tables.store.seats(game)
        return await tables.offload.run(pack_replay, record, entries, seats, seat)

    return await tables.replays.get((game, seat), make)


def pack_replay(record: GameRecord, entries: list[LogEntry], seats: list[SeatRecord], seat: str) -> bytes:
    """A replay, compressed; this runs in a process of its own."""
    return packed(_replay(record, entries, seats, seat).model_dump_json().encode())


def _replay(record: GameRecord, entries: list[LogEntry], seats: list[SeatRecord], seat: str) -> Replay:
    start = replay({**log_of(record, []), "chance": "manual", "secret": ""}).view("spectator", listed=False).table
    match = before_the_first(log_of(record, []))
    shown = match.seats if seat == ALL else tuple(each for each in match.seats if each == seat)
    held = {each: _held(match, each) for each in shown}
    told = list(_told(match, entries, seat, held))
    outcome = match.outcome
    return Replay(
        game=record.id,
        edition=record.edition,
        board="+".join([record.edition, *record.setup["house_rules"]]),
        seats=list(match.seats),
        players=[ReplayPlayer(seat=each.seat, kind=each.kind, name=each.name) for each in seats],
        pawns=list(start.pawns),
        parts=list(parts_of_a_day(match)),
        places=list(start.places),
        held=held,
        seat=seat,
        winners=list(match.winners),
        ending=outcome.ending.value if outcome else "",
        secret=record.secret,
        commitment=record.commitment,
        entries=told,
    )


def _told(match: Match, entries: list[LogEntry], seat: str, before: dict[str, list[int]]) -> Iterator[ReplayEntry]:
    """Every entry as one seat sees it, played anew; and what the seats that may be seen hold, where it changes."""
    number = match.seats.index(seat) if seat in match.seats else -1
    for index, entry in enumerate(entries):
        events = match.play(entry.seat, entry.action)
        held = {each: _held(match, each) for each in before}
        yield ReplayEntry(
            number=index,
            seat=entry.seat,
            action=entry.action if seat == ALL else None,
            at=entry.at,
            events=[(event if seat == ALL else event.seen_by(number)).to_json() for event in events],
            held={each: cards for each, cards in held.items() if cards != before[each]},
        )
        before = held


def _held(match: Match, seat: str) -> list[int]:
    """The cards that a seat holds: its hand, its equipment, its kits."""
    view = match.view(seat, listed=False)
    equipment = [card for card, count in enumerate(view.equipment) for _ in range(count)]
    return [*view.hand, *equipment, *[int(Card.KIT)] * view.table.kits[view.seat]]
