"""Playing again with the same people: whoever held a seat claims his new one, with sides swapped if wanted."""

from __future__ import annotations

import hashlib
import secrets
from base64 import urlsafe_b64encode
from dataclasses import replace
from typing import Annotated, Any, cast

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from colditz import commitment
from colditz.editions.start import new_game
from colditz.engine.play import Match
from colditz.server import hosting
from colditz.server.bots import steady_level
from colditz.server.errors import Fault
from colditz.server.lobby import FAULTS, GameId, check_limit, tables_of
from colditz.server.models import Sent
from colditz.server.options import Options
from colditz.server.seats import hash_of, new_token, same
from colditz.server.table import GameTable
from colditz.server.tables import TableManager
from colditz.server.upgrade import RULES_VERSION
from colditz.store.store import GameRecord, LogEntry, SeatRecord

router = APIRouter(prefix="/api", tags=["lobby"], responses=FAULTS)
AGREED = ("nations", "escapes", "minutes", "rounds", "house_rules")


class RematchWish(Sent):
    """Play again; whoever asks shows the tokens of his seats."""

    tokens: Annotated[list[Annotated[str, Field(max_length=100)]], Field(min_length=1, max_length=7)]
    swap: bool = Field(default=False, description="Everybody moves on by one seat; two players change sides.")


class Claimed(BaseModel):
    """A seat of the new game, and the token that opens it."""

    seat: str
    token: str


class Rematch(BaseModel):
    """The game that follows another; without an id nobody has asked for one yet."""

    id: str | None
    seats: list[Claimed] = []
    by: list[str] = Field(default=[], description="Seats of the game before whose players have come to it.")
    swapped: bool = False


def rematch_id(record: GameRecord) -> str:
    """The one game that can follow a game: whoever asks second comes to the same table."""
    digest = hashlib.sha256(f"rematch {record.id} {record.secret}".encode()).digest()
    return urlsafe_b64encode(digest[:12]).decode()


async def _finished(tables: TableManager, game: str) -> GameRecord:
    record = await tables.store.game(game)
    if record is None:
        raise Fault("unknown-game", game=game)
    if record.status not in ("finished", "given-up"):
        raise Fault("not-finished")
    return record


@router.get("/games/{game}/rematch")
async def asked_for(request: Request, game: GameId) -> Rematch:
    """Whether somebody wants to play again."""
    tables = tables_of(request)
    found = await tables.store.game(rematch_id(await _finished(tables, game)))
    if found is None:
        return Rematch(id=None)
    was = Options.model_validate(found.options).was
    by = [was[seat.seat] for seat in await tables.store.seats(found.id) if seat.kind == "human" and seat.token_hash]
    return Rematch(id=found.id, by=by, swapped=any(seat != before for seat, before in was.items()))


@router.post("/games/{game}/rematch")
async def play_again(request: Request, game: GameId, wish: RematchWish) -> Rematch:
    """Make the game that follows, or come to it if it is made already; every seat is claimed once."""
    tables = tables_of(request)
    check_limit(request, tables.joins_limit)
    record = await _finished(tables, game)
    seats = await tables.store.seats(game)
    held = {seat.seat for seat in seats if any(same(token, seat.token_hash) for token in wish.tokens)}
    if not held:
        raise Fault("wrong-token")
    found = rematch_id(record)
    if await tables.store.game(found) is None:
        sitting = [*seats[1:], seats[0]] if wish.swap else seats
        was = {seat.seat: who.seat for seat, who in zip(seats, sitting, strict=True)}
        await _make(tables, record, [_sits(found, seat, who) for seat, who in zip(was, sitting, strict=True)], was)
    return Rematch(id=found, seats=await _claim(await tables.table(found), held))


async def _claim(table: GameTable, held: set[str]) -> list[Claimed]:
    """Give whoever held those seats the ones that he holds now, unless he has come for them before."""
    claimed = []
    for seat, was in table.options.was.items():
        if was in held and table.seats[seat].kind == "human" and not table.seats[seat].token_hash:
            claimed.append(Claimed(seat=seat, token=new_token()))
            await table.change_seat(seat, token_hash=hash_of(claimed[-1].token))
    return claimed


def _sits(game: str, seat: str, who: SeatRecord) -> SeatRecord:
    """The same player in a seat of the new game; a bot plays for whoever has left."""
    record = replace(who, game=game, seat=seat, steward=False, orders={}, token_hash="")
    return replace(record, kind="bot", level=steady_level(), name=steady_level()) if who.kind == "open" else record


async def _make(tables: TableManager, old: GameRecord, seats: list[SeatRecord], was: dict[str, str]) -> None:
    secret, now = secrets.token_hex(32), tables.now()
    match = _dealt(old, secret)
    unset = dict.fromkeys(("started", "resumed", "ends", "left"))
    fresh: dict[str, Any] = {**unset, "timed": 0, "notify": {}, "was": was}
    options = Options.model_validate(old.options).model_copy(update=fresh)
    header = {name: value for name, value in match.log().items() if name not in ("actions", "secret")}
    record = GameRecord(
        seats[0].game, old.edition, header, secret, commitment(secret), RULES_VERSION, "open", old.public,
        options.model_dump(mode="json"), now, now,
    )  # fmt: skip
    await tables.store.create(record, seats)
    await tables.store.append(record.id, 0, [LogEntry(seat, action, now) for seat, action in match.taken(0)])
    await hosting.begin(tables.register(GameTable(tables, record, seats, match)))


def _dealt(old: GameRecord, secret: str) -> Match:
    agreed = cast("dict[str, Any]", {name: old.setup[name] for name in AGREED})
    return new_game(old.edition, cast("int", old.setup["players"]), secret=secret, **agreed)
