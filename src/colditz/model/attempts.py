"""Further events: seats, rolls, announced attempts and what guards do about them."""

from __future__ import annotations

from dataclasses import dataclass

from colditz.model.events import CardEvent, Event
from colditz.model.ids import CardId, CrossingId, PawnId, Place, SeatId

# --- the table and its dice ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatTaken(Event):
    """An officer took the next seat in the order of play."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class RollDone(Event):
    """What is left of a roll is lost: its points, and the release that a double gave."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class DieChosen(Event):
    """Of a roll only one die counts: the points left are those of the one that was picked."""

    seat: SeatId
    points: int


# --- attempts -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AttemptDeclared(Event):
    """An officer announced that a POW will leave by this exit: a landing, a gate, or the end of a tunnel."""

    seat: SeatId
    pawn: PawnId
    to: Place


@dataclass(frozen=True, slots=True)
class AttemptLapsed(Event):
    """A POW who was to leave has not got out."""

    pawn: PawnId


@dataclass(frozen=True, slots=True)
class CourtyardLeft(Event):
    """A POW has left the prisoners' courtyard: in this round guards may follow him from there."""

    pawn: PawnId


@dataclass(frozen=True, slots=True)
class AlarmRaised(Event):
    """The Commandant's turn began with an attempt under way: his guards have no limits in it."""


@dataclass(frozen=True, slots=True)
class StrideTaken(Event):
    """A guard has walked so many of the steps that a turn allows him beyond the prisoners' courtyard."""

    guard: PawnId
    steps: int


@dataclass(frozen=True, slots=True)
class GotOutside(Event):
    """A POW came out of the castle at this circle: guards may follow by it."""

    pawn: PawnId
    to: Place


@dataclass(frozen=True, slots=True)
class QuarryNamed(Event):
    """A guard outside the castle chases this POW and no other."""

    guard: PawnId
    prisoner: PawnId


@dataclass(frozen=True, slots=True)
class RunDeclared(Event):
    """An officer sends a POW on the desperate run, the only one that he has."""

    seat: SeatId
    prisoner: PawnId


@dataclass(frozen=True, slots=True)
class PackShuffled(CardEvent):
    """All cards of a pack that are in no hand were shuffled."""

    pack: int


# --- going together -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WayPaid(Event):
    """A POW passed an obstacle for equipment: another officer may follow there in this round."""

    seat: SeatId
    pawn: PawnId
    gate: Place
    crossing: CrossingId


@dataclass(frozen=True, slots=True)
class WayClosed(Event):
    """More men of the officer who has paid have passed there: nobody else may follow."""

    seat: SeatId
    number: int


@dataclass(frozen=True, slots=True)
class WayShared(Event):
    """An officer was let follow where another has paid."""

    seat: SeatId
    pawn: PawnId
    number: int


@dataclass(frozen=True, slots=True)
class SharingRefused(Event):
    """An officer was not let follow."""

    seat: SeatId
    number: int


# --- the aeroplane ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GuestInvited(Event):
    """An officer who opened the secret door takes this one along, or nobody (any more)."""

    seat: SeatId
    to_seat: SeatId


@dataclass(frozen=True, slots=True)
class GuestDeclined(Event):
    """An officer did not show the aeroplane, so he is not taken along."""

    seat: SeatId
    to_seat: SeatId


@dataclass(frozen=True, slots=True)
class AeroplaneFlown(Event):
    """The aeroplane takes off, once in a game."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class FlightCardTurned(CardEvent):
    """The top Do or Die card says how many throws a flight has."""

    seat: SeatId
    card: CardId


# --- arrests ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Frisked(Event):
    """An officer (the first die) and the Commandant (the second) threw for what a frisk finds."""

    seat: SeatId
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class KitLost(Event):
    """An officer's kit was confiscated."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class TheftCounted(Event):
    """An officer has stolen one more Equipment card from rooms."""

    seat: SeatId
