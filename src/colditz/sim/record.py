"""What is kept of a game: one row a game, and one row a turn on request."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Final

# Clocks differ from run to run; everything else in a row follows from the cell, the seed and the number.
CLOCKED: Final = ("seconds", "thinking", "slowest")


@dataclass(slots=True)
class Escape:
    """One man who got away: by which route, over which ways, to which target."""

    seat: str
    pawn: str
    round: int
    route: str
    ways: list[str]
    target: str


@dataclass(slots=True)
class GameRow:
    """One game. Lists are in seat order, the Security Officer first; counts by name leave out what never happened."""

    edition: str
    players: int
    bots: list[str]
    house_rules: list[str]
    seed: int
    number: int
    winner: str = ""  # the side: `security` or `escape`
    winners: list[str] = field(default_factory=list)
    ending: str = ""
    rounds: int = 1
    turns: int = 0
    decisions: int = 0
    escapes: list[int] = field(default_factory=list)
    escaped: list[Escape] = field(default_factory=list)
    first_escape: int = 0  # the round of it; 0: nobody escaped
    arrests: list[int] = field(default_factory=list)  # by the seat whose men were arrested
    releases: list[int] = field(default_factory=list)
    deaths: list[int] = field(default_factory=list)
    distance: list[int] = field(default_factory=list)  # circles walked for points
    equipment: list[int] = field(default_factory=list)  # Equipment cards claimed
    kits: list[int] = field(default_factory=list)  # Kit cards claimed
    trades: list[int] = field(default_factory=list)  # exchanges in which a seat had a part
    appels: int = 0
    shots: int = 0
    drawn: dict[str, int] = field(default_factory=dict)  # by card, in play: what is dealt before it is not counted
    played: dict[str, int] = field(default_factory=dict)
    claimed: dict[str, int] = field(default_factory=dict)  # Equipment, by kind
    visits: dict[str, int] = field(default_factory=dict)  # by space, arrivals of POWs
    patrols: dict[str, int] = field(default_factory=dict)  # by space, arrivals of guards
    caught: dict[str, int] = field(default_factory=dict)  # by space, arrests
    announced: dict[str, int] = field(default_factory=dict)  # by part of the day, attempts
    escaped_in: dict[str, int] = field(default_factory=dict)  # by part of the day, escapes
    arrested_in: dict[str, int] = field(default_factory=dict)  # by part of the day, arrests
    seconds: float = 0.0
    thinking: list[float] = field(default_factory=list)  # seconds of processor time, by seat
    slowest: list[float] = field(default_factory=list)  # the longest decision in seconds, by seat

    def key(self) -> tuple[str, int, tuple[str, ...], int]:
        """What tells a game of a run from its others."""
        return self.edition, self.players, tuple(self.bots), self.number


@dataclass(slots=True)
class TurnRow:
    """One turn of one seat."""

    edition: str
    players: int
    seed: int
    number: int
    turn: int
    round: int
    seat: str
    decisions: int = 0
    thrown: int = 0
    distance: int = 0
    drawn: int = 0
    played: int = 0
    claimed: int = 0
    arrests: int = 0
    escapes: int = 0
    deaths: int = 0


@dataclass(slots=True)
class Played:
    """A game that was played, and its turns and decisions if anybody wants them."""

    game: GameRow
    turns: list[TurnRow] = field(default_factory=list)
    decisions: bytes = b""  # rows for learning, if anybody wants them, as `sim/decisions.py` packs them


def lasting(row: GameRow) -> dict[str, object]:
    """A row without what only clocks say: equal for equal games."""
    return {each.name: getattr(row, each.name) for each in fields(row) if each.name not in CLOCKED}
