"""The part of a store that is the same for every database: each promise in terms of `execute` and `query`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from typing import Unpack

from colditz.store import statements
from colditz.store.statements import GAME, SEAT, Row, Statement, Transaction
from colditz.store.store import (
    ChangeNotice,
    Conflict,
    Data,
    GameChange,
    GameRecord,
    LogEntry,
    Message,
    SeatRecord,
    Snapshot,
)


class BaseStore(ABC):
    """A store over any database that can do work durably and find rows."""

    version = 0  # changes whenever a game or its seats may have changed, in this process or another

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the tables up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and let go of the database."""

    @abstractmethod
    async def announce(self, body: str) -> None:
        """Say something to other processes that is not kept."""

    @abstractmethod
    def changes(self) -> AsyncIterator[ChangeNotice]:
        """What other processes write from now on."""

    @abstractmethod
    async def execute(self, task: Transaction) -> Sequence[Row]:
        """Do some work, all or none, durable when it returns; gives the rows of its last statement."""

    @abstractmethod
    async def query(self, statement: Statement) -> Sequence[Row]:
        """The rows that a statement finds."""

    async def _write(self, task: Transaction) -> Sequence[Row]:
        """Do some work; whoever lists games learns that they changed, even if nobody knows whether it was saved."""
        try:
            return await self.execute(task)
        finally:
            if task.kind in ("game", "seats"):
                self.version += 1

    # --- games and seats

    async def create(self, game: GameRecord, seats: Sequence[SeatRecord]) -> None:
        """Keep a new game; Conflict if its id is taken."""
        await self._write(statements.create(game, seats))

    async def game(self, game: str, /) -> GameRecord | None:
        """A game by its id, or None."""
        if not game.isprintable():  # PostgreSQL cannot even ask for some of these
            return None
        rows = await self.query(Statement(f"SELECT {GAME} FROM games WHERE id = $1", (game,)))  # noqa: S608
        return statements.game_of(rows[0]) if rows else None

    async def games(
        self, *, status: str | None = None, public: bool | None = None, limit: int = 50, before: float | None = None
    ) -> list[GameRecord]:
        """Games, the youngest first; `before` leaves out those created at that time or later."""
        return [statements.game_of(row) for row in await self.query(statements.games(status, public, limit, before))]

    async def change_game(self, game: str, /, **fields: Unpack[GameChange]) -> None:
        """Change some fields of a game."""
        await self._write(statements.change_game(game, fields))

    async def seats(self, game: str) -> list[SeatRecord]:
        """The seats of a game in the order in which they were made."""
        if not game.isprintable():
            return []
        sql = f"SELECT {SEAT} FROM seats WHERE game = $1 ORDER BY position"  # noqa: S608 - names of columns
        return [statements.seat_of(row) for row in await self.query(Statement(sql, (game,)))]

    async def seats_of(self, games: Sequence[str]) -> dict[str, list[SeatRecord]]:
        """The seats of several games, by game."""
        found: dict[str, list[SeatRecord]] = {game: [] for game in games}
        for row in await self.query(statements.seats_of(games)) if games else ():
            seat = statements.seat_of(row)
            found[seat.game].append(seat)
        return found

    async def put_seat(self, seat: SeatRecord, was: SeatRecord | None = None) -> None:
        """Write a seat, new or known; Conflict if it is said how it was and somebody has taken or left it since."""
        await self._write(statements.put_seat(seat, was))

    async def seat_by_token(self, token_hash: str) -> SeatRecord | None:
        """The seat that a token opens, or None."""
        if not token_hash or not token_hash.isprintable():
            return None
        sql = f"SELECT {SEAT} FROM seats WHERE token_hash = $1 AND token_hash <> ''"  # noqa: S608 - names of columns
        rows = await self.query(Statement(sql, (token_hash,)))
        return statements.seat_of(rows[0]) if rows else None

    # --- what was played and said

    async def append(self, game: str, first: int, entries: Sequence[LogEntry]) -> None:
        """Add entries to a game's log, all or none; Conflict unless the log has exactly `first` entries so far."""
        if not entries:
            return
        try:
            await self.add(game, first, entries)
        except Conflict:
            if await self.game(game) is None:
                raise statements.unknown_game(game) from None
            raise

    async def add(self, game: str, first: int, entries: Sequence[LogEntry]) -> None:
        """Add entries to a log, of which there are some."""
        await self._write(statements.append(game, first, entries))

    async def entries(self, game: str, first: int = 0) -> list[LogEntry]:
        """A game's log from one of its entries on; the first of all is number 0."""
        if not game.isprintable():
            return []
        sql = "SELECT seat, action, at FROM entries WHERE game = $1 AND seq >= $2 ORDER BY seq"
        return [statements.entry_of(row) for row in await self.query(Statement(sql, (game, statements.bounded(first))))]

    async def say(self, game: str, channel: str, seat: str, body: Data, at: float) -> Message:
        """Add something said."""
        rows = await self._write(statements.say(game, channel, seat, body, at))
        number, position = (int(statements.real(value)) for value in rows[0])
        return Message(number, channel, seat, body, at, position)

    async def talk(self, game: str, channels: Sequence[str], after: int = 0) -> list[Message]:
        """What was said on these channels after a message's number."""
        if not channels or not game.isprintable():
            return []
        return [statements.message_of(row) for row in await self.query(statements.talk(game, channels, after))]

    async def talk_page(self, game: str, channel: str, before: int, limit: int) -> list[Message]:
        """The last words on a channel before a position, in the order in which they were said."""
        rows = await self.query(statements.talk_page(game, channel, before, limit))
        return [statements.message_of(row) for row in reversed(rows)]

    async def marks(self, game: str) -> list[Message]:
        """All marks of a game that were made or taken off."""
        return [statements.message_of(row) for row in await self.query(statements.marks(game))]

    async def last_message(self, game: str) -> int:
        """The number of the last message of a game; 0 if nothing was said."""
        rows = await self.query(Statement("SELECT messages FROM counts WHERE game = $1", (game,)))
        return int(statements.real(rows[0][0])) if rows else 0

    # --- snapshots

    async def snapshot(self, game: str) -> Snapshot | None:
        """The latest snapshot of a game, or None."""
        sql = "SELECT game, entries, rules_version, digest, position FROM snapshots WHERE game = $1"
        rows = await self.query(Statement(sql, (game,)))
        return statements.snapshot_of(rows[0]) if rows else None

    async def put_snapshot(self, snapshot: Snapshot) -> None:
        """Keep where a game stands."""
        await self._write(statements.put_snapshot(snapshot))

    # --- how games ended

    async def finish(self, game: str, result: Data, at: float) -> None:
        """Keep how a game ended and call it finished; of several calls the first counts."""
        await self._write(statements.finish(game, result, at))

    async def result(self, game: str) -> Data | None:
        """How a game ended, or None; public or not."""
        if not game.isprintable():
            return None
        rows = await self.query(Statement("SELECT result FROM results WHERE game = $1", (game,)))
        return statements.read(rows[0][0]) if rows else None

    async def results(self, *, edition: str | None = None, limit: int = 50) -> list[Data]:
        """How public games ended, the latest first: each result with its game, edition, players and time."""
        return [statements.result_of(row) for row in await self.query(statements.results(edition, limit))]

    async def statistics(self) -> Data:
        """How many games ended, and `rows` of edition, players, side and games."""
        sql = "SELECT edition, players, side, COUNT(*) FROM results GROUP BY 1, 2, 3 ORDER BY 1, 2, 3"
        names = ("edition", "players", "side", "games")
        rows = [dict(zip(names, row, strict=True)) for row in await self.query(Statement(sql))]
        return {"games": sum(int(statements.real(row["games"])) for row in rows), "rows": rows}
