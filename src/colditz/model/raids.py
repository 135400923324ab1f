"""Further events: tunnels opened with the dice at stake, arrests that are tried for, and raids."""

from __future__ import annotations

from dataclasses import dataclass

from colditz.model.events import CardEvent, Event
from colditz.model.ids import CardId, PawnId, RoomId, SeatId, TunnelId

# --- tunnels ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TunnelShown(Event):
    """An officer showed a tunnel card: two of his men must enter this turn, or the tunnel never opens."""

    seat: SeatId
    tunnel: TunnelId


@dataclass(frozen=True, slots=True)
class TunnelManned(Event):
    """Two men are in the tunnel that was shown: it is open."""

    seat: SeatId
    tunnel: TunnelId


@dataclass(frozen=True, slots=True)
class EntrancesShut(Event):
    """Nobody may be put into the open tunnels any more."""


@dataclass(frozen=True, slots=True)
class LeaveGranted(Event):
    """The holder of a tunnel lets the men of the officer on turn in, all of them, this turn."""

    seat: SeatId
    tunnel: TunnelId


@dataclass(frozen=True, slots=True)
class PowStirred(Event):
    """A POW has walked up to a guard this turn."""

    pawn: PawnId


@dataclass(frozen=True, slots=True)
class DiggerNamed(Event):
    """A POW has come nearer to the tunnel that is being opened: he is one of the two who must get in."""

    pawn: PawnId


# --- arrests and raids --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ArrestTried(Event):
    """A POW tried to be arrested; his officer threw this die for it."""

    prisoner: PawnId
    guard: PawnId
    first: int


@dataclass(frozen=True, slots=True)
class CardLaid(CardEvent):
    """A card was laid face up on the board, where it stays while it is in use."""

    seat: SeatId
    card: CardId


@dataclass(frozen=True, slots=True)
class CardLifted(CardEvent):
    """A card that lay on the board goes under its pack."""

    card: CardId


@dataclass(frozen=True, slots=True)
class RoomSearched(Event):
    """A guard has reached the room that is searched."""

    guard: PawnId
    room: RoomId


@dataclass(frozen=True, slots=True)
class SearchFailed(Event):
    """A guard has not reached the room that is searched, or found nobody there."""

    guard: PawnId
    room: RoomId


@dataclass(frozen=True, slots=True)
class RaidBegan(Event):
    """A search or a roll call is held in this turn, by this card."""

    card: CardId
