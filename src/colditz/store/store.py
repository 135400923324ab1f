"""What a store keeps, and what it promises: a table, its seats, what was played and what was said."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypedDict, Unpack

Data = dict[str, Any]  # JSON-able; the store never looks inside, but for what `finish` says

LONGEST_NAME = 40


# --- what can go wrong


class StoreError(Exception):
    """Something that a store could not do; nothing was saved."""


class Conflict(StoreError):
    """Somebody else wrote at this place first, or numbers would have a gap."""


class UnknownGame(StoreError):
    """No game has this id."""


class StoreUnavailable(StoreError):
    """The database cannot be reached or has no room; nothing was saved, and the caller may try again.

    If the connection or the disk broke at the very moment of saving, nobody can know whether it was saved. Then trying
    again gives Conflict, and reading the log tells.
    """


class StoreInUse(StoreError):
    """Another server has this file open."""


class BadStore(StoreError):
    """This database or address cannot be used as it is; trying again would not help."""


# --- what is kept


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One taken action of a game, chance included."""

    seat: str
    action: str  # notation
    at: float  # unix time


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game, without what was played in it."""

    id: str  # short, url-safe, too long to be guessed
    edition: str
    setup: Data  # the header of the game's log without its secret
    secret: str  # sealed dice
    commitment: str
    rules_version: str  # of the engine that began it
    status: str  # open (seats still to be taken), running, paused, finished, kept (old, readable only)
    public: bool
    options: Data  # clocks, reaction wait, names: the server decides what is inside
    created: float
    changed: float


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Who holds a seat."""

    game: str
    seat: str  # security, american …
    kind: str  # human, bot, open
    name: str  # what others see, at most 40 characters
    level: str  # of a bot; empty for people
    token_hash: str  # sha256 of the token; empty if there is none
    steward: bool  # a steward bot plays for an absent human now
    orders: Data  # standing orders


@dataclass(frozen=True, slots=True)
class Message:
    """Something said beside the game: talk, planning marks, a steward's note."""

    number: int  # ascending within a game, from 1
    channel: str  # table (public), officers (not for security), seat:british (for one seat)
    seat: str
    body: Data
    at: float
    position: int = 0  # ascending within its channel, from 1


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Where a game stood after so many entries of its log, all secrets included."""

    game: str
    entries: int
    rules_version: str  # of the program that made it
    digest: str  # of those entries, so that it is seen to belong to this log
    position: str


@dataclass(frozen=True, slots=True)
class ChangeNotice:
    """Something that another process wrote: what kind of thing, at which game.

    Where news may have been lost (the database was gone and is back) the kind is `all` and the game is empty: look at
    every game that you hold.
    """

    game: str
    kind: str  # entries, talk, game, seats, presence, all
    body: str = ""  # what another process says, where nothing was written


class GameChange(TypedDict, total=False):
    """What may change about a game after it was made."""

    status: str
    public: bool
    options: Data
    setup: Data
    rules_version: str
    changed: float


class Store(Protocol):
    """Keeps games. A write is durable when it returns; if it raises, nothing of it was saved.

    `version` changes whenever a game or its seats may have changed, in this process or another.
    Any method may raise StoreUnavailable. Writes about a game that does not exist raise UnknownGame.
    """

    version: int

    async def open(self) -> None:
        """Connect, and bring the tables up to date."""

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""

    async def create(self, game: GameRecord, seats: Sequence[SeatRecord]) -> None:
        """Keep a new game; Conflict if its id is taken."""

    async def game(self, game: str, /) -> GameRecord | None:
        """A game by its id, or None."""

    async def games(
        self, *, status: str | None = None, public: bool | None = None, limit: int = 50, before: float | None = None
    ) -> list[GameRecord]:
        """Games, the youngest first; `before` leaves out those created at that time or later."""

    async def change_game(self, game: str, /, **fields: Unpack[GameChange]) -> None:
        """Change some fields of a game."""

    async def seats(self, game: str) -> list[SeatRecord]:
        """The seats of a game in the order in which they were made."""

    async def seats_of(self, games: Sequence[str]) -> dict[str, list[SeatRecord]]:
        """The seats of several games, by game."""

    async def put_seat(self, seat: SeatRecord, was: SeatRecord | None = None) -> None:
        """Write a seat, new or known; Conflict if it is said how it was and somebody has taken or left it since."""

    async def seat_by_token(self, token_hash: str) -> SeatRecord | None:
        """The seat that a token opens, or None."""

    async def append(self, game: str, first: int, entries: Sequence[LogEntry]) -> None:
        """Add entries to a game's log, all or none; Conflict unless the log has exactly `first` entries so far."""

    async def entries(self, game: str, first: int = 0) -> list[LogEntry]:
        """A game's log from one of its entries on; the first of all is number 0."""

    async def say(self, game: str, channel: str, seat: str, body: Data, at: float) -> Message:
        """Add something said."""

    async def talk(self, game: str, channels: Sequence[str], after: int = 0) -> list[Message]:
        """What was said on these channels after a message's number."""

    async def talk_page(self, game: str, channel: str, before: int, limit: int) -> list[Message]:
        """The last words on a channel before a position, in the order in which they were said."""

    async def marks(self, game: str) -> list[Message]:
        """All marks of a game that were made or taken off."""

    async def last_message(self, game: str) -> int:
        """The number of the last message of a game; 0 if nothing was said."""

    async def snapshot(self, game: str) -> Snapshot | None:
        """The latest snapshot of a game, or None."""

    async def put_snapshot(self, snapshot: Snapshot) -> None:
        """Keep where a game stands; the log stays what counts."""

    async def finish(self, game: str, result: Data, at: float) -> None:
        """Keep how a game ended and call it finished; of several calls the first counts.

        The store reads `side` (a word for the side that won) out of the result for its statistics.
        """

    async def result(self, game: str) -> Data | None:
        """How a game ended, or None; public or not."""

    async def results(self, *, edition: str | None = None, limit: int = 50) -> list[Data]:
        """How public games ended, the latest first: each result with its game, edition, players and time."""

    async def statistics(self) -> Data:
        """How many games ended, and `rows` of edition, players, side and games."""

    async def announce(self, body: str) -> None:
        """Say something to other processes that is not kept: a notice of the kind `presence`."""

    def changes(self) -> AsyncIterator[ChangeNotice]:
        """What other processes write from now on; it ends when the store is closed."""
