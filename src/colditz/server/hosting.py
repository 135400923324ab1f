"""Who may do what: tokens open seats, the host's token opens the host's commands."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from colditz.model.actions import AgreedEnd
from colditz.players import LEVELS
from colditz.server.asks import Host, NewLink, StandingOrders
from colditz.server.audience import HOST, Listener
from colditz.server.bots import steady_level
from colditz.server.chat import tell_everybody
from colditz.server.clocks import part_begins
from colditz.server.errors import Fault
from colditz.server.options import Options
from colditz.server.seats import hash_of, invitation_hash, invites, link, new_token, own, same
from colditz.server.table import GameTable
from colditz.server.tells import Done, Link
from colditz.store.store import SeatRecord, StoreUnavailable

SHARED = ("pause", "resume")  # what either of two players may do as well
FOR_THE_HOST = (*SHARED, "steward", "return")  # what every player may do where the host is away for long
AWAY_SECONDS = 180.0
TIMED = ("game", "turn")  # clocks by which people play who are at the table together


def opened_by(table: GameTable, tokens: Sequence[str]) -> tuple[tuple[str, ...], bool]:
    """The seats that tokens open, and whether one is the host's; it is a fault if none of them opens anything.

    One that was good once does not shut out the others: its seat was given away while nobody was here.
    """
    seats, host = held_by(table, tokens)
    if tokens and not seats and not host:
        raise Fault("wrong-token")
    return seats, host


def held_by(table: GameTable, tokens: Sequence[str]) -> tuple[tuple[str, ...], bool]:
    """The seats that tokens open, and whether one is the host's."""
    seats = [seat.seat for seat in table.seats.values() if any(same(token, seat.token_hash) for token in tokens)]
    return tuple(seats), any(same(token, table.options.host_hash) for token in tokens)


async def has_come(table: GameTable, seats: Sequence[str]) -> None:
    """Somebody sits down with these seats' tokens: they are his own from now on, and invite nobody else."""
    for seat in seats:
        kept = table.seats[seat].token_hash
        if invites(kept):
            with suppress(StoreUnavailable, Fault):  # it is his own the next time, or is so already
                await begin_time(table, seat)
                await table.change_seat(seat, kept=kept, token_hash=own(kept))
        if own(table.seats[seat].token_hash) != own(kept):
            raise Fault("wrong-token")  # somebody came by the same link a moment ago
    await player_is_back(table, seats)


async def begin_time(table: GameTable, seat: str) -> None:
    """By correspondence a player's time begins when he comes to the table, which is kept before he has the seat."""
    if table.options.clock.kind == "correspondence":
        now = table.server.now()
        await table.amend(lambda options: options.model_copy(update={"come": {**options.come, seat: now}}))


async def player_is_back(table: GameTable, seats: Sequence[str]) -> None:
    """A player who is here again decides for himself."""
    for seat in seats:
        table.missed.pop(seat, None)
        record = table.seats[seat]
        if record.steward and record.kind == "human":
            await table.change_seat(seat, steward=False)


async def agree_to_end(table: GameTable, seat: str, *, agree: bool) -> None:
    """A player would end the game without a winner, or would not; it ends when all people would."""
    table.require_running()

    def change(options: Options) -> Options:
        return options.model_copy(update={"truce": tuple(dict.fromkeys((*options.truce, seat))) if agree else ()})

    declined = not agree and seat not in table.options.truce and bool(table.options.truce)
    await table.amend(change)
    if declined:
        await tell_everybody(table, seat, "truce-declined-note")
    if all(each in table.options.truce for each in _people(table)):
        await table.take("clock", AgreedEnd())


async def leave_orders(table: GameTable, seat: str, orders: StandingOrders) -> None:
    """Keep a seat's standing orders."""
    await table.change_seat(seat, orders=orders.model_dump(mode="json"))


async def introduce(table: GameTable, seat: str, name: str) -> None:
    """Whoever holds a seat says what he is called."""
    await table.change_seat(seat, name=name.strip())


async def command(table: GameTable, listener: Listener, ask: Host) -> Link | Done:
    """Do what the host asks for."""
    if not listener.host and not (ask.command in SHARED and _one_of_two(table, listener)):
        _require_absence(table, listener, ask)
    match ask.command:
        case "start":
            await start(table)
        case "pause":
            await _pause(table, next(iter(listener.seats), ""))
        case "resume":
            await _resume(table)
        case "invite":
            return await _invite(table, ask.id, _seat(table, ask))
        case _:
            await _seat_command(table, ask)
    return Done(ask.id)


def _require_absence(table: GameTable, listener: Listener, ask: Host) -> None:
    """Where the host is away for long, players put in a bot for whoever is as well; days are no absence by post."""
    latest, away = table.server.now() - AWAY_SECONDS, table.away_since()
    by_post = table.options.clock.kind == "correspondence"
    if not listener.seats or ask.command not in FOR_THE_HOST or by_post or away.get(HOST, latest + 1) > latest:
        raise Fault("not-host")
    if ask.command == "steward" and away.get(_seat(table, ask).seat, latest + 1) > latest:
        raise Fault("not-away", seat=ask.seat or "", minutes=round(AWAY_SECONDS / 60))


def _one_of_two(table: GameTable, listener: Listener) -> bool:
    """Where two people play, neither waits for the other one's leave."""
    return bool(listener.seats) and len(_people(table)) == 2


def open_seats(table: GameTable) -> list[str]:
    """The seats that nobody has taken."""
    return [seat.seat for seat in table.seats.values() if seat.kind == "open"]


def awaits_people(table: GameTable) -> bool:
    """Where time runs, nobody's time is used up before all who sit at the table have come to it."""
    return table.options.clock.kind in TIMED and len(_people(table)) > 1


def gathered(table: GameTable) -> bool:
    """Everybody whom the clock waits for is here."""
    return awaits_people(table) and not open_seats(table) and all(map(table.present, _people(table)))


def _people(table: GameTable) -> list[str]:
    return [seat.seat for seat in table.seats.values() if seat.kind == "human"]


async def begin(table: GameTable) -> None:
    """Start a game whose seats are all taken, unless it waits for people: then the driver starts it."""
    if not open_seats(table) and not awaits_people(table):
        await start(table)


async def start(table: GameTable) -> None:
    """The game begins when every seat is taken."""
    if table.record.status != "open":
        raise Fault("already-started")
    still_open = open_seats(table)
    if still_open:
        raise Fault("seats-still-open", seats=", ".join(still_open))
    now = table.server.now()
    options = part_begins(table.options, table.match, now)
    table.clock.resume(now)
    await table.change("running", options.model_copy(update={"started": now}))


async def _pause(table: GameTable, by: str) -> None:
    table.require_running()
    now, ends = table.server.now(), table.options.ends
    left = ends - now if ends is not None else None
    await table.change("paused", table.options.model_copy(update={"ends": None, "left": left, "paused_by": by}))


async def _resume(table: GameTable) -> None:
    if table.record.status != "paused":
        table.require_running()
        return
    now, left = table.server.now(), table.options.left
    ends = now + left if left is not None else None
    table.clock.resume(now)
    await table.change("running", table.options.model_copy(update={"ends": ends, "left": None, "resumed": now}))


def _seat(table: GameTable, ask: Host) -> SeatRecord:
    if ask.seat is None or ask.seat not in table.seats:
        raise Fault("unknown-seat", seat=ask.seat or "", known=", ".join(table.seats))
    return table.seats[ask.seat]


async def _invite(table: GameTable, number: int, seat: SeatRecord) -> Link:
    """A new link of a seat whose player has not come or is away: the host may be at another browser by now."""
    if seat.kind != "human" or table.present(seat.seat):
        raise Fault("seat-not-open", seat=seat.seat)
    token = new_token()
    await table.change_seat(seat.seat, token_hash=invitation_hash(token))
    return Link(number, seat.seat, token, link(table.id, seat.seat, token))


async def _seat_command(table: GameTable, ask: Host) -> None:
    seat = _seat(table, ask)
    match ask.command:
        case "fill":
            await fill(table, seat, ask.level or steady_level())
        case "steward":
            await table.change_seat(seat.seat, steward=seat.kind == "human")
        case "admit":
            await _admit(table, seat)
        case "return":
            await table.change_seat(seat.seat, steward=False)
        case _:
            await vacate(table, seat)


async def _admit(table: GameTable, seat: SeatRecord) -> None:
    """Whoever has the game's link may take this seat, which was left."""
    if seat.kind != "open":
        raise Fault("seat-not-open", seat=seat.seat)
    admitted = tuple(dict.fromkeys((*table.options.admitted, seat.seat)))
    await table.change(table.record.status, table.options.model_copy(update={"admitted": admitted}))


async def fill(table: GameTable, seat: SeatRecord, level: str) -> None:
    """A bot takes an open seat."""
    if level not in LEVELS:
        raise Fault("unknown-level", level=level, known=", ".join(LEVELS))
    await table.change_seat(seat.seat, was="open", kind="bot", level=level, name=level, token_hash="", steward=False)


async def stand_down(table: GameTable, seat: str) -> None:
    """A bot has the seat from now on, for good."""
    level = steady_level()
    await table.change_seat(seat, kind="bot", level=level, name=level, token_hash="", steward=False, orders={})


async def vacate(table: GameTable, seat: SeatRecord) -> None:
    """The seat is open again and its old token opens nothing; once the game runs, a steward decides meanwhile."""
    await table.change_seat(seat.seat, kind="open", level="", name="", token_hash="", steward=False, orders={})
    if seat.seat in table.options.admitted:
        admitted = tuple(each for each in table.options.admitted if each != seat.seat)
        await table.change(table.record.status, table.options.model_copy(update={"admitted": admitted}))


def end_others(table: GameTable, listener: Listener, seat: str) -> None:
    """End every other connection that holds a seat, in other workers too."""
    table.end_seat(seat, but=listener)
    if table.exchange is not None:
        table.exchange.end_elsewhere(table.id, seat)


async def new_link(table: GameTable, listener: Listener, ask: NewLink) -> Link:
    """Change the token of a seat; whoever asks keeps the seat, and every other connection that holds it ends."""
    token = new_token()
    end_others(table, listener, ask.seat)
    await table.change_seat(ask.seat, token_hash=hash_of(token), keep=listener)
    return Link(ask.id, ask.seat, token, link(table.id, ask.seat, token))
