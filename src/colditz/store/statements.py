"""What a store does to a database, in words that SQLite and PostgreSQL both understand.

A value stands as `$1`, `$2` … in a statement; SQLite reads the same as `?1`, `?2` ….
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from colditz.store.store import (
    LONGEST_NAME,
    Conflict,
    Data,
    GameChange,
    GameRecord,
    LogEntry,
    Message,
    SeatRecord,
    Snapshot,
    StoreError,
    UnknownGame,
)

Value = str | int | float | bool | None
Values = tuple[Value, ...]
Row = Sequence[Value]

LARGEST = 2**62  # what both databases count to
GAME = "id, edition, setup, secret, commitment, rules_version, status, public, options, created, changed"
SEAT = "game, seat, kind, name, level, token_hash, steward, orders"
MESSAGE = "number, channel, seat, body, at, position"
CHANGEABLE = tuple(GameChange.__annotations__)


class Statement(NamedTuple):
    """One statement; if it must touch something and gives no row back, the error is raised.

    Such a statement is the first of its work, so that nothing has been changed yet.
    """

    sql: str
    values: Values = ()
    otherwise: StoreError | None = None
    many: Sequence[Values] = ()


class Transaction(NamedTuple):
    """Statements that are done all or none, and what they are about."""

    statements: tuple[Statement, ...]
    game: str
    kind: str  # as in ChangeNotice


# --- writing


def create(game: GameRecord, seats: Sequence[SeatRecord]) -> Transaction:
    """Keep a game, its counters and its seats."""
    values = (
        *(game.id, game.edition, write(game.setup), game.secret, game.commitment, game.rules_version),
        *(game.status, game.public, write(game.options), game.created, game.changed),
    )
    places = ", ".join(f"${number}" for number in range(1, len(values) + 2))
    sql = f"INSERT INTO games ({GAME}, players) VALUES ({places})"  # noqa: S608 - numbers of values
    statements = (
        Statement(sql, (*values, int(game.setup.get("players", len(seats))))),
        Statement("INSERT INTO counts (game) VALUES ($1)", (game.id,)),
        *(_seat(seat) for seat in seats),
    )
    return Transaction(statements, game.id, "game")


def put_seat(seat: SeatRecord, was: SeatRecord | None) -> Transaction:
    """Write a seat, new or known; where it is said how it was, only if nobody else has taken or left it since."""
    if was is None:
        return Transaction((_seat(seat),), seat.game, "seats")
    sql = "UPDATE seats SET kind = kind WHERE game = $1 AND seat = $2 AND kind = $3 AND token_hash = $4 RETURNING 1"
    changed = Conflict(f"the seat {seat.seat!r} of game {seat.game!r} is no longer as it was")
    still = Statement(sql, (seat.game, seat.seat, was.kind, was.token_hash), changed)
    return Transaction((still, _seat(seat)), seat.game, "seats")


def _seat(seat: SeatRecord) -> Statement:
    if len(seat.name) > LONGEST_NAME or not seat.name.isprintable():
        raise ValueError(f"a name has at most {LONGEST_NAME} letters and no control signs; {seat.name!r} will not do")
    sql = (
        f"INSERT INTO seats ({SEAT}, position) VALUES"  # noqa: S608 - names of columns
        " ($1, $2, $3, $4, $5, $6, $7, $8, (SELECT COUNT(*) FROM seats WHERE game = $1))"
        " ON CONFLICT (game, seat) DO UPDATE SET kind = excluded.kind, name = excluded.name, level = excluded.level,"
        " token_hash = excluded.token_hash, steward = excluded.steward, orders = excluded.orders"
    )
    head = (seat.game, seat.seat, seat.kind, seat.name, seat.level, seat.token_hash)
    return Statement(sql, (*head, seat.steward, write(seat.orders)))


def change_game(game: str, fields: GameChange) -> Transaction:
    """Change some fields of a game."""
    unknown = [name for name in fields if name not in CHANGEABLE]
    if unknown:
        raise ValueError(f"{unknown[0]!r} of a game never changes; what may is {', '.join(CHANGEABLE)}")
    values = {name: write(value) if isinstance(value, dict) else _plain(value) for name, value in fields.items()}
    places = ", ".join(f"{name} = ${number}" for number, name in enumerate(values, 2))
    sql = f"UPDATE games SET {places} WHERE id = $1 RETURNING 1"  # noqa: S608 - names of columns
    return Transaction((Statement(sql, (game, *values.values()), unknown_game(game)),) if fields else (), game, "game")


def _plain(value: object) -> Value:
    if isinstance(value, str | int | float):
        return value
    raise ValueError(f"{value!r} cannot be kept in a field of a game")


def append(game: str, first: int, entries: Sequence[LogEntry]) -> Transaction:
    """Add entries to a log that has exactly `first` entries."""
    numbered = [(game, number, entry.seat, entry.action, entry.at) for number, entry in enumerate(entries, first)]
    statements = (
        Statement(
            "UPDATE counts SET entries = entries + $3 WHERE game = $1 AND entries = $2 RETURNING 1",
            (game, first, len(entries)),
            append_conflict(game, first),
        ),
        Statement("INSERT INTO entries (game, seq, seat, action, at) VALUES ($1, $2, $3, $4, $5)", many=numbered),
    )
    return Transaction(statements, game, "entries")


def say(game: str, channel: str, seat: str, body: Data, at: float) -> Transaction:
    """Add something said under the next numbers of its game and its channel, which are given back."""
    kind = "mark" if "mark" in body or "erased" in body else "text"
    statements = (
        Statement(
            "UPDATE counts SET messages = messages + 1 WHERE game = $1 RETURNING 1",
            (game,),
            unknown_game(game),
        ),
        Statement(
            "INSERT INTO messages (game, number, channel, seat, body, at, position, kind)"
            " SELECT game, messages, CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT),"
            " CAST($5 AS DOUBLE PRECISION),"
            " 1 + COALESCE((SELECT MAX(position) FROM messages WHERE game = $1 AND channel = CAST($2 AS TEXT)), 0),"
            " CAST($6 AS TEXT) FROM counts WHERE game = $1 RETURNING number, position",
            (game, channel, seat, write(body), at, kind),
        ),
    )
    return Transaction(statements, game, "talk")


def finish(game: str, result: Data, at: float) -> Transaction:
    """Keep how a game ended; the first result stays."""
    statements = (
        Statement(
            "UPDATE games SET status = 'finished', changed = $2 WHERE id = $1 RETURNING 1",
            (game, at),
            unknown_game(game),
        ),
        Statement(
            "INSERT INTO results (game, edition, players, side, result, at)"
            " SELECT id, edition, players, CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS DOUBLE PRECISION)"
            " FROM games WHERE id = $1 ON CONFLICT (game) DO NOTHING",
            (game, str(result.get("side", "")), write(result), at),
        ),
    )
    return Transaction(statements, game, "game")


def unknown_game(game: str) -> UnknownGame:
    """The error of a game that does not exist."""
    return UnknownGame(f"there is no game {game!r}")


def append_conflict(game: str, first: int) -> Conflict:
    """The error of entries that do not follow the last one."""
    return Conflict(f"game {game!r} does not have exactly {first} entries")


# --- reading


def games(status: str | None, public: bool | None, limit: int, before: float | None) -> Statement:
    """Games, the youngest first."""
    wanted: list[tuple[str, Value]] = [("status =", status), ("public =", public), ("created <", before)]
    asked = [(condition, value) for condition, value in wanted if value is not None]
    conditions = [f"{condition} ${number}" for number, (condition, _) in enumerate(asked, 2)]
    where = f"WHERE {' AND '.join(conditions)}" if conditions else ""
    sql = f"SELECT {GAME} FROM games {where} ORDER BY created DESC, id LIMIT $1"  # noqa: S608 - names of columns
    return Statement(sql, (bounded(limit), *(value for _, value in asked)))


def talk(game: str, channels: Sequence[str], after: int) -> Statement:
    """What was said on some channels."""
    places = ", ".join(f"${number}" for number in range(3, len(channels) + 3))
    sql = (
        f"SELECT {MESSAGE} FROM messages"  # noqa: S608 - numbers of values
        f" WHERE game = $1 AND number > $2 AND channel IN ({places}) ORDER BY number"
    )
    return Statement(sql, (game, bounded(after), *channels))


def talk_page(game: str, channel: str, before: int, limit: int) -> Statement:
    """The last words on a channel before a position, the latest first; marks are no words."""
    sql = (
        f"SELECT {MESSAGE} FROM messages WHERE game = $1 AND channel = $2 AND position < $3"  # noqa: S608
        " AND kind = 'text' ORDER BY position DESC LIMIT $4"
    )
    return Statement(sql, (game, channel, bounded(before), bounded(limit)))


def marks(game: str) -> Statement:
    """All marks of a game that were made or taken off."""
    sql = f"SELECT {MESSAGE} FROM messages WHERE game = $1 AND kind = 'mark' ORDER BY number"  # noqa: S608
    return Statement(sql, (game,))


def seats_of(games: Sequence[str]) -> Statement:
    """The seats of several games."""
    places = ", ".join(f"${number}" for number in range(1, len(games) + 1))
    sql = f"SELECT {SEAT} FROM seats WHERE game IN ({places}) ORDER BY game, position"  # noqa: S608
    return Statement(sql, tuple(games))


def put_snapshot(snapshot: Snapshot) -> Transaction:
    """Keep where a game stands; an older snapshot never replaces a newer one of the same rules."""
    statement = Statement(
        "INSERT INTO snapshots (game, entries, rules_version, digest, position) VALUES ($1, $2, $3, $4, $5)"
        " ON CONFLICT (game) DO UPDATE SET entries = excluded.entries, rules_version = excluded.rules_version,"
        " digest = excluded.digest, position = excluded.position"
        " WHERE snapshots.entries < excluded.entries OR snapshots.rules_version <> excluded.rules_version",
        (snapshot.game, snapshot.entries, snapshot.rules_version, snapshot.digest, snapshot.position),
    )
    return Transaction((statement,), snapshot.game, "snapshot")


def results(edition: str | None, limit: int) -> Statement:
    """How public games ended, the latest first; whoever knows the name of another can read all of it."""
    where = "AND results.edition = $2" if edition is not None else ""
    sql = (
        "SELECT game, results.edition, results.players, at, result"  # noqa: S608 - numbers of values
        f" FROM results JOIN games ON games.id = game WHERE public {where} ORDER BY at DESC, game LIMIT $1"
    )
    return Statement(sql, (bounded(limit),) if edition is None else (bounded(limit), edition))


def bounded(number: int) -> int:
    """A number that both databases can compare with: from 0 to more than there is."""
    return max(0, min(number, LARGEST))


# --- rows and records


def write(data: Data) -> str:
    """JSON in plain letters, so that no text of a player is one that a database cannot hold."""
    return json.dumps(data, separators=(",", ":"))


def read(text: Value) -> Data:
    """The data that `write` wrote."""
    found: Data = json.loads(str(text))
    return found


def game_of(row: Row) -> GameRecord:
    """A row of `games` as a record."""
    game, edition, setup, secret, commitment, version, status, public, options, created, changed = row
    return GameRecord(
        *(str(game), str(edition), read(setup), str(secret), str(commitment), str(version), str(status)),
        public=bool(public),
        options=read(options),
        created=real(created),
        changed=real(changed),
    )


def seat_of(row: Row) -> SeatRecord:
    """A row of `seats` as a record."""
    *words, steward, orders = row
    game, seat, kind, name, level, token_hash = (str(word) for word in words)
    return SeatRecord(game, seat, kind, name, level, token_hash, bool(steward), read(orders))


def message_of(row: Row) -> Message:
    """A row of `messages` as a record."""
    number, channel, seat, body, at, position = row
    return Message(int(real(number)), str(channel), str(seat), read(body), real(at), int(real(position)))


def snapshot_of(row: Row) -> Snapshot:
    """A row of `snapshots` as a record."""
    game, entries, version, digest, position = row
    return Snapshot(str(game), int(real(entries)), str(version), str(digest), str(position))


def entry_of(row: Row) -> LogEntry:
    """A row of `entries` as a record."""
    seat, action, at = row
    return LogEntry(str(seat), str(action), real(at))


def result_of(row: Row) -> Data:
    """A row of `results` as data."""
    game, edition, players, at, result = row
    return {**read(result), "game": game, "edition": edition, "players": players, "at": at}


def real(value: Value) -> float:
    """A number that a database gave."""
    if isinstance(value, str) or value is None:
        raise TypeError(f"a number was expected, not {value!r}")
    return float(value)
