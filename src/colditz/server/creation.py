"""Making games, and sitting down at them."""

from __future__ import annotations

import secrets
from typing import Literal, NamedTuple, cast

from colditz import commitment
from colditz.editions.registry import EDITIONS
from colditz.editions.start import BadSetup, new_game
from colditz.engine.play import Match
from colditz.model.actions import Resign
from colditz.players import LEVELS
from colditz.rules.turn.day import parts_to_come, usual_minutes
from colditz.server import hosting
from colditz.server.bots import steady_level
from colditz.server.chat import tell_everybody
from colditz.server.errors import Fault, unfit
from colditz.server.models import Claim, GameMade, Join, NewGame, SeatMade, SeatWish
from colditz.server.options import MOST_MINUTES, ClockWish, Options
from colditz.server.seats import exchanged, hash_of, invitation_hash, invites, link, new_game_id, new_token, same
from colditz.server.table import GameTable
from colditz.server.tables import TableManager
from colditz.server.tells import OVER
from colditz.server.upgrade import RULES_VERSION
from colditz.store.store import GameRecord, LogEntry, SeatRecord

REACTION_SECONDS = 8.0  # where several people play
RAID_SECONDS = 4.0  # at the end of every turn there


class NewSeat(NamedTuple):
    """A seat that is kept, and the token that opens it."""

    record: SeatRecord
    token: str


async def make(tables: TableManager, wish: NewGame, address: str = "") -> GameMade:
    """Make a game and store it; it runs at once if no seat is open and no clock waits for people."""
    secret = secrets.token_hex(32)
    return await store_game(tables, wish, _match(wish, secret), secret, address)


async def store_game(tables: TableManager, wish: NewGame, match: Match, secret: str, address: str = "") -> GameMade:
    """Keep a game that stands ready, with the wish about its seats and clock and the secret of its dice."""
    host, game, now = new_token(), new_game_id(), tables.now()
    seats = [_seat(game, seat, each) for seat, each in zip(match.seats, _wishes(wish, match), strict=True)]
    reaction = _reaction(wish, seats)
    options = Options(
        clock=clock_for(wish.clock, match),
        reaction_seconds=reaction,
        raid_seconds=min(reaction, RAID_SECONDS) if wish.raid_seconds is None else wish.raid_seconds,
        late=wish.late,
        bot_seconds=wish.bot_seconds,
        host_hash=hash_of(host),
    )
    header = {name: value for name, value in match.log().items() if name not in ("actions", "secret")}
    record = GameRecord(
        game, wish.edition, header, secret, commitment(secret), RULES_VERSION, "open", wish.public,
        options.model_dump(mode="json"), now, now,
    )  # fmt: skip
    await tables.store.create(record, [seat.record for seat in seats])
    await tables.store.append(game, 0, [LogEntry(seat, action, now) for seat, action in match.taken(0)])
    table = tables.register(GameTable(tables, record, [seat.record for seat in seats], match))
    table.address = address
    await hosting.begin(table)
    tables.metrics.count("colditz_games_made_total")
    made = [_made(seat) for seat in seats]
    return GameMade(
        id=game, link=link(game), host_token=host, commitment=record.commitment, status=table.record.status, seats=made
    )


def _match(wish: NewGame, secret: str) -> Match:
    if wish.edition not in EDITIONS:
        raise Fault("unknown-edition", edition=wish.edition, known=", ".join(EDITIONS))
    rounds = 0 if wish.clock.kind == "game" and wish.rounds is None else wish.rounds
    try:
        return new_game(
            wish.edition,
            wish.players,
            nations=wish.nations,
            escapes=wish.escapes,
            minutes=wish.minutes,
            rounds=rounds,
            house_rules=wish.house_rules,
            secret=secret,
        )
    except BadSetup as error:
        raise unfit(error) from error


def clock_for(wish: ClockWish, match: Match) -> ClockWish:
    """The clock with the minutes of every part of the day; a time for the whole game is shared out among them."""
    usual = usual_minutes(match)
    if wish.parts and set(wish.parts) != set(usual):
        raise Fault("bad-setup", setup="parts", known=", ".join(usual) or "-", given=", ".join(sorted(wish.parts)))
    if not usual:
        return wish
    parts: dict[str, float] = wish.parts or dict(usual)
    total = sum(parts[name] for name in parts_to_come(match))
    if wish.kind != "game":
        return wish.model_copy(update={"parts": parts})
    if "minutes" in wish.model_fields_set and not wish.parts:
        parts, total = {name: minutes * wish.minutes / total for name, minutes in parts.items()}, wish.minutes
    if total > MOST_MINUTES:
        raise Fault("bad-setup", setup="too-long", most=MOST_MINUTES, given=round(total))
    return wish.model_copy(update={"parts": parts, "minutes": total})


def _wishes(wish: NewGame, match: Match) -> list[SeatWish]:
    """Who shall sit where; by default one person plays the first officer against bots."""
    if wish.seats is None:
        return [SeatWish(kind="human" if number == 1 else "bot") for number in range(len(match.seats))]
    if len(wish.seats) != len(match.seats):
        raise Fault("bad-setup", setup="seats", needed=len(match.seats), given=len(wish.seats))
    for each in wish.seats:
        if each.kind == "bot" and each.level and each.level not in LEVELS:
            raise Fault("unknown-level", level=each.level, known=", ".join(LEVELS))
    return wish.seats


def _seat(game: str, seat: str, wish: SeatWish) -> NewSeat:
    level = (wish.level or steady_level()) if wish.kind == "bot" else ""
    kind = "human" if wish.kind == "hot-seat" else wish.kind
    token = new_token() if kind == "human" else ""
    keep = invitation_hash if wish.kind == "human" else hash_of
    kept = keep(token) if token else ""
    return NewSeat(SeatRecord(game, seat, kind, wish.name or level, level, kept, steward=False, orders={}), token)


def _reaction(wish: NewGame, seats: list[NewSeat]) -> float:
    """Where one person, or several at one screen, play among bots, nobody need wait."""
    if wish.reaction_seconds is not None:
        return wish.reaction_seconds
    elsewhere = [each for each in wish.seats or () if each.kind in ("human", "open")]
    here = any(each.kind == "hot-seat" for each in wish.seats or ())
    return REACTION_SECONDS if len(elsewhere) + here > 1 or wish.public else 0.0


def _made(seat: NewSeat) -> SeatMade:
    record, token = seat
    return SeatMade(
        seat=record.seat,
        kind=cast("Literal['human', 'bot', 'open']", record.kind),
        name=record.name,
        level=record.level,
        token=token or None,
        link=link(record.game, record.seat, token) if token else None,
    )


async def join(table: GameTable, wish: Join) -> SeatMade:
    """Take an open seat; the game begins when the last one is taken, or, by a clock, when all are here."""
    if wish.seat not in table.seats:
        raise Fault("unknown-seat", seat=wish.seat, known=", ".join(table.seats))
    if table.record.status in OVER:
        raise Fault("kept" if table.record.status == "kept" else "finished")
    token = new_token()
    await table.refresh()  # somebody may have come by another worker
    _check_may_join(table, wish)
    await hosting.begin_time(table, wish.seat)
    await table.change_seat(wish.seat, was="open", kind="human", name=wish.name, token_hash=hash_of(token), orders={})
    if table.record.status == "open":
        await hosting.begin(table)
    return _made(NewSeat(table.seats[wish.seat], token))


def _check_may_join(table: GameTable, wish: Join) -> None:
    """Nobody sits on both sides; who takes a seat that was left while the game goes on, the host decides."""
    seats, host = hosting.held_by(table, wish.tokens)
    sides = {seat == "security" for seat in seats}
    if sides and (wish.seat == "security") not in sides:  # who plays both sides at one screen may go on doing so
        raise Fault("other-side", seat=wish.seat)
    if host:
        return
    was_left = table.record.status != "open" and table.seats[wish.seat].kind == "open"
    if was_left and wish.seat not in table.options.admitted:
        raise Fault("ask-host", seat=wish.seat)


async def claim(table: GameTable, wish: Claim) -> SeatMade:
    """Exchange an invitation for a token of one's own; whoever comes first gets the seat, and gets it again."""
    await table.refresh()  # somebody may have come by another worker
    fresh = exchanged(wish.token, wish.secret)
    for seat in table.seats.values():
        if same(fresh, seat.token_hash):
            return _made(NewSeat(seat, fresh))
        if same(wish.token, seat.token_hash):
            if not invites(seat.token_hash):
                return _made(NewSeat(seat, wish.token))
            await hosting.begin_time(table, seat.seat)
            await table.change_seat(seat.seat, kept=seat.token_hash, token_hash=hash_of(fresh))
            return _made(NewSeat(table.seats[seat.seat], fresh))
    raise Fault("wrong-token")


async def leave(table: GameTable, token: str) -> None:
    """Give a seat up: open again before the start, with a steward afterwards until somebody joins."""
    seat = next((each for each in table.seats.values() if same(token, each.token_hash)), None)
    if seat is None:
        raise Fault("wrong-token")
    await hosting.vacate(table, seat)


async def give_up(table: GameTable, tokens: list[str]) -> None:
    """Give up for good: a game that nobody else plays is over; where others play, one's own side resigns."""
    if table.record.status in OVER:
        raise Fault("finished")
    held, _ = hosting.opened_by(table, tokens)
    if all(seat.kind != "human" or seat.seat in held for seat in table.seats.values()):
        await table.change("given-up", table.options.model_copy(update={"paused_by": ""}))
        return
    if not held:  # a host may not end it for those who play
        raise Fault("others-play")
    await _resign(table, held)


async def _resign(table: GameTable, held: tuple[str, ...]) -> None:
    """A side that nobody plays any more has lost; one of several officers leaves his men to a bot, for good."""
    table.require_running()
    side = next((seat for seat in held if table.match.explain(seat, Resign()) is None), None)
    if side is None and not _others_escape(table, held):
        side = "clock"  # nobody is left who would play on with the bots
    if side is not None:
        await table.take(side, Resign())
        return
    for seat in held:
        await tell_everybody(table, seat, "resigned-note")
        await hosting.stand_down(table, seat)


def _others_escape(table: GameTable, held: tuple[str, ...]) -> bool:
    """Another person still has men to get out, or may come to a seat that somebody left."""
    out = dict(zip(table.match.seats, table.match.view("spectator", listed=False).table.out, strict=True))
    return any(
        seat.kind != "bot" and seat.seat not in ("security", *held) and not out[seat.seat]
        for seat in table.seats.values()
    )
