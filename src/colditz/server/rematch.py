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
from colditz.editions.registry import EDITIONS
from colditz.editions.start import BadSetup, new_game
from colditz.engine.play import Match
from colditz.server import hosting
from colditz.server.bots import steady_level
from colditz.server.chat import tell_everybody
from colditz.server.creation import clock_for
from colditz.server.errors import Fault, unfit
from colditz.server.lobby import FAULTS, GameId, check_limit, tables_of
from colditz.server.models import MOST_ROUNDS, Sent
from colditz.server.notices import Notices, keep
from colditz.server.options import ClockWish, Options
from colditz.server.seats import hash_of, new_token, same
from colditz.server.subscriptions import Told
from colditz.server.table import GameTable
from colditz.server.tables import TableManager
from colditz.server.upgrade import RULES_VERSION
from colditz.store.store import GameRecord, LogEntry, SeatRecord

router = APIRouter(prefix="/api", tags=["lobby"], responses=FAULTS)
AGREED = ("nations", "escapes", "minutes", "rounds", "house_rules")


class Terms(Sent):
    """What is to be different this time; whatever is left out stays as it was."""

    edition: Annotated[str, Field(max_length=40)] | None = None
    escapes: Annotated[int, Field(ge=0, le=100)] | None = None
    rounds: Annotated[int, Field(ge=0, le=MOST_ROUNDS)] | None = None
    clock: ClockWish | None = None


class SeatsShown(Sent):
    """Whoever speaks for seats of a game shows their tokens."""

    tokens: Annotated[list[Annotated[str, Field(max_length=100)]], Field(min_length=1, max_length=7)]


class RematchWish(SeatsShown):
    """Play again; whoever asks first says on which terms."""

    swap: bool = Field(default=False, description="Everybody moves on by one seat; two players change sides.")
    terms: Terms = Terms()


class Claimed(BaseModel):
    """A seat of the new game, and the token that opens it."""

    seat: str
    token: str


class Rematch(BaseModel):
    """The game that follows another; without an id nobody has asked for one yet, or it was declined."""

    id: str | None
    seats: list[Claimed] = []
    by: list[str] = Field(default=[], description="Seats of the game before whose players have come to it.")
    declined: list[str] = Field(default=[], description="Seats of the game before whose players do not want it.")
    swapped: bool = False
    changed: bool = Field(default=False, description="It is played on other terms than the game before.")


def rematch_id(record: GameRecord) -> str:
    """The one game that can follow a game: whoever asks second comes to the same table; one declined makes room."""
    refused = len(Options.model_validate(record.options).declined)
    digest = hashlib.sha256(f"rematch {record.id} {record.secret}{' ' * refused}".encode()).digest()
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
    old = await _finished(tables, game)
    found = await tables.store.game(rematch_id(old))
    if found is None:
        return Rematch(id=None, declined=list(Options.model_validate(old.options).declined[-1:]))
    options = Options.model_validate(found.options)
    was = options.was
    by = [was[seat.seat] for seat in await tables.store.seats(found.id) if seat.kind == "human" and seat.token_hash]
    swapped = list(was.values()) != [seat.seat for seat in await tables.store.seats(game)]
    return Rematch(
        id=found.id, by=by, declined=list(options.declined), swapped=swapped, changed=_terms(old) != _terms(found)
    )


def _terms(record: GameRecord) -> tuple[object, ...]:
    """On which terms a game is played."""
    clock = Options.model_validate(record.options).clock
    return (record.edition, *(record.setup[name] for name in AGREED), clock)


async def _holders(tables: TableManager, game: str, tokens: list[str]) -> tuple[list[SeatRecord], set[str]]:
    """The seats of a game, and which of them those tokens open."""
    seats = await tables.store.seats(game)
    held = {seat.seat for seat in seats if any(same(token, seat.token_hash) for token in tokens)}
    if not held:
        raise Fault("wrong-token")
    return seats, held


@router.post("/games/{game}/rematch")
async def play_again(request: Request, game: GameId, wish: RematchWish) -> Rematch:
    """Make the game that follows, or come to it if it is made already; every seat is claimed once."""
    tables = tables_of(request)
    check_limit(request, tables.joins_limit)
    record = await _finished(tables, game)
    seats, held = await _holders(tables, game, wish.tokens)
    found = rematch_id(record)
    asks = await tables.store.game(found) is None
    if asks:
        await _make(tables, record, seats, wish)
    table = await tables.table(found)
    notify = Options.model_validate(record.options).notify
    told = {seat.seat: notify[seat.token_hash] for seat in seats if seat.token_hash in notify}
    claimed = await _claim(table, held, told)
    if asks:
        await _call(tables, game, held)
    return Rematch(id=found, seats=claimed)


async def _call(tables: TableManager, game: str, by: set[str]) -> None:
    """Whoever has gone from the game before is told that somebody wants to play again."""
    before = await tables.table(game)
    for seat in before.seats.values():
        if seat.kind == "human" and seat.seat not in by:
            tables.notices.tell(before, seat.seat, "rematch")


async def _claim(table: GameTable, held: set[str], told: dict[str, Told]) -> list[Claimed]:
    """Give whoever held those seats the ones that he holds now, unless he has come for them before.

    He is told of his turns there as he was here.
    """
    claimed = []
    for seat, was in table.options.was.items():
        if was in held and table.seats[seat].kind == "human" and not table.seats[seat].token_hash:
            claimed.append(Claimed(seat=seat, token=new_token()))
            await hosting.begin_time(table, seat)
            await table.change_seat(seat, token_hash=hash_of(claimed[-1].token))
            if was in told:
                await keep(table, hash_of(claimed[-1].token), told[was])
    return claimed


@router.post("/games/{game}/rematch/decline", status_code=204)
async def decline(request: Request, game: GameId, wish: SeatsShown) -> None:
    """Say that one does not want to play again: whoever asked is told, and may ask for something else.

    Where others still want to play a bot takes the seat; otherwise the new game is given up.
    """
    tables = tables_of(request)
    check_limit(request, tables.joins_limit)
    record = await _finished(tables, game)
    _, held = await _holders(tables, game, wish.tokens)
    if await tables.store.game(rematch_id(record)) is None:
        raise Fault("no-rematch")
    table = await tables.table(rematch_id(record))
    await table.refresh()
    mine = [seat for seat, was in table.options.was.items() if was in held and _unclaimed(table.seats[seat])]
    if not mine:
        raise Fault("no-rematch")
    await _withdraw(tables.notices, await tables.table(game), table, mine)


def _unclaimed(seat: SeatRecord) -> bool:
    return seat.kind == "human" and not seat.token_hash


async def _withdraw(notices: Notices, before: GameTable, table: GameTable, mine: list[str]) -> None:
    others = [seat.seat for seat in table.seats.values() if seat.kind == "human" and seat.seat not in mine]
    was = tuple(table.options.was[seat] for seat in mine)

    def note(options: Options) -> Options:
        return options.model_copy(update={"declined": (*options.declined, *was)})

    if len(others) > 1:
        await table.amend(note)
        for seat in mine:
            await hosting.stand_down(table, seat)
    else:
        await before.amend(note)
        await table.change("given-up", table.options.model_copy(update={"paused_by": mine[0]}))
    for seat in mine:
        await tell_everybody(table, seat, "rematch-declined-note")
    for seat in others:
        notices.tell(table, seat, "declined")


def _sits(game: str, seat: str, who: SeatRecord) -> SeatRecord:
    """The same player in a seat of the new game; a bot plays for whoever has left."""
    record = replace(who, game=game, seat=seat, steward=False, orders={}, token_hash="")
    return replace(record, kind="bot", level=steady_level(), name=steady_level()) if who.kind == "open" else record


async def _make(tables: TableManager, old: GameRecord, before: list[SeatRecord], wish: RematchWish) -> None:
    secret, now, game = secrets.token_hex(32), tables.now(), rematch_id(old)
    match = _dealt(old, wish.terms, secret)
    sitting = [*before[1:], before[0]] if wish.swap else before
    was = {seat: who.seat for seat, who in zip(match.seats, sitting, strict=True)}
    seats = [_sits(game, seat, who) for seat, who in zip(match.seats, sitting, strict=True)]
    options = _options(old, wish.terms, match).model_copy(update={"was": was})
    header = {name: value for name, value in match.log().items() if name not in ("actions", "secret")}
    record = GameRecord(
        game, str(header["edition"]), header, secret, commitment(secret), RULES_VERSION, "open", old.public,
        options.model_dump(mode="json"), now, now,
    )  # fmt: skip
    await tables.store.create(record, seats)
    await tables.store.append(record.id, 0, [LogEntry(seat, action, now) for seat, action in match.taken(0)])
    await hosting.begin(tables.register(GameTable(tables, record, seats, match)))


def _options(old: GameRecord, terms: Terms, match: Match) -> Options:
    """All else that was agreed on, with nothing of how the game before stood."""
    before = Options.model_validate(old.options)
    clock = terms.clock or before.clock
    if terms.clock or terms.edition:  # the parts of the day may be others
        clock = clock_for(clock.model_copy(update={"parts": terms.clock.parts if terms.clock else {}}), match)
    kept = before.model_dump(include={"reaction_seconds", "raid_seconds", "late", "bot_seconds", "steward_level"})
    return Options(clock=clock, host_hash=before.host_hash, **kept)


def _dealt(old: GameRecord, terms: Terms, secret: str) -> Match:
    """The same game again, but for what is to be different; another edition has its own rules and numbers."""
    edition, kind = terms.edition or old.edition, (terms.clock or Options.model_validate(old.options).clock).kind
    if edition not in EDITIONS:
        raise Fault("unknown-edition", edition=edition, known=", ".join(EDITIONS))
    kept = AGREED if edition == old.edition else ("nations",)
    agreed: dict[str, Any] = {name: old.setup[name] for name in kept}
    if terms.edition or terms.clock:
        agreed["rounds"] = 0 if kind == "game" else agreed.get("rounds") or None
    changed = {"escapes": terms.escapes, "rounds": terms.rounds}
    agreed |= {name: value for name, value in changed.items() if value is not None}
    try:
        return new_game(edition, cast("int", old.setup["players"]), secret=secret, **agreed)
    except BadSetup as error:
        raise unfit(error) from error
