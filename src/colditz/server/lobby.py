"""The lobby over HTTP: make a game, join it, list games, leave; results and game files."""

from __future__ import annotations

import gzip
import hashlib
from contextlib import suppress
from typing import Annotated, Any, Literal, cast

import orjson
from fastapi import APIRouter, Header, Path, Query, Request, Response
from pydantic import TypeAdapter

from colditz.editions.registry import EDITIONS
from colditz.server import creation, files
from colditz.server.audience import SPECTATOR
from colditz.server.errors import Fault
from colditz.server.files import packed
from colditz.server.limits import Buckets
from colditz.server.models import (
    Claim,
    FaultSaid,
    GameLine,
    GameMade,
    GiveUp,
    Join,
    Leave,
    NewGame,
    SeatLine,
    SeatMade,
    Standing,
)
from colditz.server.options import Options
from colditz.server.seats import invites, same
from colditz.server.tables import TableManager
from colditz.store.store import GameRecord, SeatRecord

GameId = Annotated[str, Path(min_length=1, max_length=40, description="The id of a game.")]
Listed = Literal["open", "running", "paused", "finished", "kept", "given-up"]
FAULTS: dict[int | str, dict[str, Any]] = {
    code: {"description": says, "content": {"application/json": {"schema": FaultSaid.model_json_schema()}}}
    for code, says in {
        400: "Not a request",
        403: "Not allowed",
        404: "Not there",
        405: "Not such a request",
        409: "Not now",
        410: "ImmutableFiles from older rules",
        422: "Cannot be understood",
        429: "Too many",
        503: "Not saved",
    }.items()
}

LINES = TypeAdapter(list[GameLine])
router = APIRouter(prefix="/api", responses=FAULTS)


def tables_of(request: Request) -> TableManager:
    """The tables of the server that answers."""
    return cast("TableManager", request.app.state.tables)


@router.post("/games", tags=["lobby"], status_code=201)
async def make_game(request: Request, wish: NewGame) -> GameMade:
    """Make a game. It begins at once unless a seat is open.

    Where people play against each other by a clock of turns or of the whole game, it begins when all of them have come.
    """
    tables = tables_of(request)
    check_limit(request, tables.game_creation_limit)
    with tables.bots.precedence.person():
        return await creation.make(tables, wish, address_of(request))


@router.get("/games", tags=["lobby"], response_model=list[GameLine])
async def list_games(
    request: Request,
    status: Annotated[Listed | None, Query(description="Only games that are so far.")] = None,
    before: Annotated[float | None, Query(ge=0, le=1e12, description="Only games made before this Unix time.")] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Response:
    """Public games, the youngest first."""
    tables = tables_of(request)

    async def find() -> bytes:
        games = await tables.store.games(status=status, public=True, limit=limit, before=before)
        seats = await tables.store.seats_of([game.id for game in games])
        return packed(LINES.dump_json([line(game, seats[game.id]) for game in games]))

    return packed_response(
        request, await tables.listings.get(tables.store.version, ("games", status, before, limit), find)
    )


@router.get("/games/{game}", tags=["lobby"])
async def one_game(
    request: Request,
    game: GameId,
    authorization: Annotated[
        str, Header(max_length=200, description="`Bearer` and the token of a seat: then it says how the game stands.")
    ] = "",
) -> GameLine:
    """A game as everybody who has its link may know it; whoever sits at it learns whose turn it is."""
    tables = tables_of(request)
    record = await tables.store.game(game)
    if record is None:
        raise Fault("unknown-game", game=game)
    token, seats = authorization.removeprefix("Bearer ").strip(), await tables.store.seats(game)
    held = next((seat for seat in seats if token and same(token, seat.token_hash)), None)
    standing = None if held is None else await _standing(tables, record)
    result = await tables.store.result(game) if record.status == "finished" else None
    ended = {"winners": result["winners"]} if result else {}
    return line(record, seats).model_copy(update={"standing": standing, "opens": _opened(held), **ended})


@router.post("/games/{game}/join", tags=["lobby"])
async def join_game(request: Request, game: GameId, wish: Join) -> SeatMade:
    """Take an open seat; the answer holds its token."""
    check_limit(request, tables_of(request).joins_limit)
    return await creation.join(await tables_of(request).table(game), wish)


@router.post("/games/{game}/claim", tags=["lobby"])
async def claim_seat(request: Request, game: GameId, wish: Claim) -> SeatMade:
    """Come by a link that was sent on: the answer holds a token of one's own, and the link opens nothing any more."""
    check_limit(request, tables_of(request).joins_limit)
    return await creation.claim(await tables_of(request).table(game), wish)


@router.post("/games/{game}/leave", tags=["lobby"], status_code=204)
async def leave_game(request: Request, game: GameId, wish: Leave) -> None:
    """Give a seat up."""
    check_limit(request, tables_of(request).joins_limit)
    await creation.leave(await tables_of(request).table(game), wish.token)


@router.post("/games/{game}/give-up", tags=["lobby"], status_code=204)
async def give_up_game(request: Request, game: GameId, wish: GiveUp) -> None:
    """Give up. A game that nobody else plays is over without a winner, and can be watched and played again.

    Where others play, Security resigns, or the last person among the officers, and the other side wins; one of several
    officers leaves his men to a bot.
    """
    check_limit(request, tables_of(request).joins_limit)
    await creation.give_up(await tables_of(request).table(game), wish.tokens)


@router.get("/games/{game}/log", tags=["replays"], response_model=dict[str, Any])
async def game_file(request: Request, game: GameId) -> Response:
    """The file of a finished game: everything, the secret of its dice included. `colditz replay` reads it."""
    check_limit(request, tables_of(request).heavy_limit)
    return packed_response(request, await files.game_file(tables_of(request), game))


@router.get("/games/{game}/replay", tags=["replays"], response_model=files.Replay)
async def game_replay(
    request: Request,
    game: GameId,
    seat: Annotated[str, Query(max_length=20, description="Through whose eyes; `all` sees everything.")] = "all",
) -> Response:
    """A finished game deed by deed, through one seat's eyes or all-seeing."""
    check_limit(request, tables_of(request).heavy_limit)
    return packed_response(request, await files.replay_of(tables_of(request), game, seat))


@router.get("/results", tags=["replays"], response_model=list[dict[str, Any]])
async def results(
    request: Request,
    edition: Annotated[str | None, Query(max_length=40)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Response:
    """How public games ended, the latest first."""
    if edition is not None and edition not in EDITIONS:
        raise Fault("unknown-edition", edition=edition, known=", ".join(EDITIONS))
    tables = tables_of(request)

    async def find() -> bytes:
        return packed(orjson.dumps(await tables.store.results(edition=edition, limit=limit)))

    return packed_response(request, await tables.listings.get(tables.store.version, ("results", edition, limit), find))


@router.get("/statistics", tags=["replays"], response_model=dict[str, Any])
async def statistics(request: Request) -> Response:
    """How many games ended, by edition, players and side."""
    tables = tables_of(request)

    async def find() -> bytes:
        return packed(orjson.dumps(await tables.store.statistics()))

    return packed_response(request, await tables.listings.get(tables.store.version, "statistics", find))


def packed_response(request: Request, packed: bytes) -> Response:
    """JSON that was compressed when it was made; whoever cannot read that gets it plain."""
    tag = f'"{hashlib.sha256(packed).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache", "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), media_type="application/json", headers=headers)
    return Response(packed, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def check_limit(request: Request, limit: Buckets) -> None:
    """What costs much is limited by address."""
    if not limit.allow(address_of(request)):
        raise Fault("too-fast")


def line(game: GameRecord, seats: list[SeatRecord]) -> GameLine:
    """A game as everybody may know it."""
    return GameLine(
        id=game.id,
        edition=game.edition,
        status=cast("Listed", game.status),
        public=game.public,
        created=game.created,
        changed=game.changed,
        commitment=game.commitment,
        setup=game.setup,
        options=Options.model_validate(game.options).shown(),  # type: ignore[arg-type]
        seats=[_seat_line(seat) for seat in seats],
    )


def _opened(seat: SeatRecord | None) -> Literal["invitation", "seat"] | None:
    """What whoever showed that seat's token comes to."""
    if seat is None:
        return None
    return "invitation" if invites(seat.token_hash) else "seat"


async def _standing(tables: TableManager, game: GameRecord) -> Standing | None:
    """How a game stands while it goes on."""
    if game.status not in ("running", "paused"):
        return None
    table = None
    with suppress(Fault):  # it has just turned out to be kept from older rules
        table = await tables.table(game.id)
    if table is None:
        return None
    seen = table.match.view(SPECTATOR, listed=False).table
    return Standing(
        round=seen.round,
        rounds=seen.rounds,
        asked=list(table.match.asked()),
        played=table.clock.since,
        deadline=table.clock_info().deadline,
    )


def _seat_line(seat: SeatRecord) -> SeatLine:
    kind = cast("Literal['human', 'bot', 'open']", seat.kind)
    return SeatLine(seat=seat.seat, kind=kind, name=seat.name, level=seat.level, steward=seat.steward)
