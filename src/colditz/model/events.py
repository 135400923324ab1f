"""Events: what took place. The state is altered by events alone; `seen_by` says what each seat learns of one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from colditz.model.ids import MOST_SEATS, CardId, PawnId, Place, SeatId
from colditz.model.plain import Plain

HIDDEN: Final = -1  # stands where a card's face is not for this seat's eyes


class Event(Plain):
    """Something that took place, public unless it says otherwise."""

    def seen_by(self, seat: SeatId) -> Event:
        """What this seat learns of it; -1 (chance) stands for a spectator."""
        return self


class CardEvent(Event):
    """News of cards: what a player who keeps count remembers of it tells what others may hold."""


# --- the turn -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat has the dice."""

    seat: SeatId
    round: int


_began: Final[list[list[TurnBegan]]] = [[] for _ in range(MOST_SEATS)]  # by seat and round


def turn_began(seat: SeatId, number: int) -> TurnBegan:
    """Made once and shared: every turn begins."""
    known = _began[seat]
    while len(known) <= number:
        known.append(TurnBegan(seat, len(known)))
    return known[number]


@dataclass(frozen=True, slots=True)
class Thrown(Event):
    """A movement throw: its points, whether it frees men from solitary, and whether it earns a card."""

    seat: SeatId
    first: int
    second: int
    releases: int
    draws: int


_thrown: Final = [
    [[Thrown(seat, first, second, n // 2, n % 2) for n in range(4)] for first in range(1, 7) for second in range(1, 7)]
    for seat in range(MOST_SEATS)
]


def thrown(seat: SeatId, first: int, second: int, releases: int, draws: int) -> Thrown:
    """Made once and shared: there are few kinds, and every turn has one."""
    return _thrown[seat][6 * first + second - 7][2 * releases + draws]


@dataclass(frozen=True, slots=True)
class CardThrown(Event):
    """Dice thrown for something other than movement."""

    seat: SeatId
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class DistanceLeft(Event):
    """How far a man on a desperate run, drive or flight still has to go, and with how many throws."""

    prisoner: PawnId
    distance: int
    throws: int


@dataclass(frozen=True, slots=True)
class CardDrawn(CardEvent):
    """A seat drew the top card of a pack; only that seat sees which."""

    seat: SeatId
    card: CardId
    pack: int
    earned: int  # 1 if a throw had earned it

    def seen_by(self, seat: SeatId) -> CardDrawn:
        """The face is for the drawer alone."""
        return self if seat == self.seat else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class DesperateCardTurned(CardEvent):
    """The top Do or Die card was turned up for all to see, and goes under its pack."""

    seat: SeatId
    card: CardId


@dataclass(frozen=True, slots=True)
class CardPlayed(CardEvent):
    """A card was shown, used and laid under its pack."""

    seat: SeatId
    card: CardId


@dataclass(frozen=True, slots=True)
class CardShown(CardEvent):
    """A card was shown and stays in its holder's hand."""

    seat: SeatId
    card: CardId


@dataclass(frozen=True, slots=True)
class CardDiscarded(CardEvent):
    """A card was laid under its pack unused; only its owner sees which."""

    seat: SeatId
    card: CardId
    pack: int

    def seen_by(self, seat: SeatId) -> CardDiscarded:
        """The face is for the owner alone."""
        return self if seat == self.seat else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat handed the dice on."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    """The agreed time is used up; the round is played out."""


@dataclass(frozen=True, slots=True)
class Resigned(Event):
    """A seat gave the game up for its side."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    winners: tuple[SeatId, ...]
    ending: str


# --- pawns --------------------------------------------------------------------------------------------------------


@dataclass(slots=True, unsafe_hash=True, init=False)
class PawnMoved(Event):
    """A pawn walked, or crossed an obstacle, for points.

    By far the most frequent news: made without the ceremony of a frozen record, which takes many times as long.
    """

    pawn: PawnId
    start: Place
    to: Place
    cost: int

    def __init__(self, pawn: PawnId, start: Place, to: Place, cost: int) -> None:
        self.pawn, self.start, self.to, self.cost = pawn, start, to, cost


@dataclass(frozen=True, slots=True)
class PawnPlaced(Event):
    """A pawn was moved directly, at no cost."""

    pawn: PawnId
    start: Place
    to: Place


@dataclass(frozen=True, slots=True)
class PointsSpent(Event):
    """Points went on something other than steps."""

    seat: SeatId
    cost: int


@dataclass(frozen=True, slots=True)
class GuardPosted(Event):
    """A guard came from the barracks to a post."""

    guard: PawnId
    to: Place
    cost: int


@dataclass(frozen=True, slots=True)
class GuardWentHome(Event):
    """A guard left the board."""

    guard: PawnId
    start: Place
    to: Place
    tired: bool  # he may not come back in this Security turn


@dataclass(frozen=True, slots=True)
class PowArrested(Event):
    """A POW was taken into custody, by a guard or by a card alone."""

    prisoner: PawnId
    guard: PawnId
    place: Place


@dataclass(frozen=True, slots=True)
class PowLockedUp(Event):
    """A POW was put into a block of cells."""

    prisoner: PawnId
    place: Place


@dataclass(frozen=True, slots=True)
class PowReleased(Event):
    """A POW left solitary."""

    prisoner: PawnId
    start: Place
    to: Place
    cost: int
    distance: int  # steps home from the outer cells; -1 from the inner ones


@dataclass(frozen=True, slots=True)
class WayHomeKept(Event):
    """A POW on his way back from the outer cells came nearer: he stays protected."""

    prisoner: PawnId
    distance: int


@dataclass(frozen=True, slots=True)
class WayHomeLeft(Event):
    """A POW is no longer on a protected way back."""

    prisoner: PawnId


@dataclass(frozen=True, slots=True)
class PowEscaped(Event):
    """A POW got away."""

    prisoner: PawnId
    seat: SeatId
    place: Place


@dataclass(frozen=True, slots=True)
class PowDied(Event):
    """A POW was shot dead."""

    prisoner: PawnId
    place: Place


@dataclass(frozen=True, slots=True)
class TeamOut(CardEvent):
    """A team left the game: its pawns, cards and kit with it, but for the cards of tunnels that others are in."""

    seat: SeatId
    kept: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class PartBegan(Event):
    """Another part of the day began: from here on its laws hold, and its turns are played."""

    part: int
