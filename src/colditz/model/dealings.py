"""Further events: the dealings of officers with equipment, routes, raids and each other."""

from __future__ import annotations

from dataclasses import dataclass, replace

from colditz.model.events import HIDDEN, CardEvent, Event
from colditz.model.ids import NOWHERE, CardId, CrossingId, PawnId, Place, RoomId, SeatId, TunnelId

# --- equipment, kit, routes ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EquipmentClaimed(CardEvent):
    """An officer took an Equipment card for all to see."""

    seat: SeatId
    card: CardId


@dataclass(frozen=True, slots=True)
class EquipmentSpent(CardEvent):
    """An officer handed over Equipment cards: for a man, and for the gate or crossing that this opens, if it opens one.

    What is opened serves his team for this turn.
    """

    seat: SeatId
    cards: tuple[CardId, ...]
    pawn: PawnId
    gate: Place = NOWHERE
    crossing: CrossingId = NOWHERE


@dataclass(frozen=True, slots=True)
class EquipmentLost(CardEvent):
    """An officer gave up an Equipment card after an arrest; which one is between him and the pack."""

    seat: SeatId
    card: CardId

    def seen_by(self, seat: SeatId) -> EquipmentLost:
        """The kind is for its owner alone."""
        return self if seat == self.seat else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class KitClaimed(CardEvent):
    """An officer took a Kit card."""

    seat: SeatId
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class KitShown(Event):
    """An officer showed his Kit at a target."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class KitSpent(Event):
    """An officer's man took his kit along, or shared the one that another took this turn."""

    seat: SeatId
    shared: bool


@dataclass(frozen=True, slots=True)
class MarkerLaid(Event):
    """A nation's Escape Attempt marker was laid at a crossing; an older one there goes back to its owner."""

    seat: SeatId
    crossing: CrossingId


@dataclass(frozen=True, slots=True)
class MarkerTaken(Event):
    """A marker left the board."""

    crossing: CrossingId


@dataclass(frozen=True, slots=True)
class ReturnerStrayed(Event):
    """A POW released from the outer cells has lost his exemption from arrest, not his free way in."""

    prisoner: PawnId


@dataclass(frozen=True, slots=True)
class GeneralSearchHeld(Event):
    """The guards have searched for everybody who stayed away; the turn goes on."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class LastManCrept(Event):
    """The last man in a collapsed tunnel has come nearer to the end he chose, or is out of it."""

    prisoner: PawnId
    end: int  # 0: back to the room, 1: on to the far end, -1: he is out


@dataclass(frozen=True, slots=True)
class OfficeEmptied(Event):
    """The guards in the Commander's office go to the barracks."""


@dataclass(frozen=True, slots=True)
class RouteTaken(Event):
    """A pawn used a crossing: a POW opens it to pursuit, a guard follows by it."""

    pawn: PawnId
    crossing: CrossingId


@dataclass(frozen=True, slots=True)
class RoutesClosed(Event):
    """A pawn is no longer beyond these crossings."""

    pawn: PawnId
    crossings: tuple[CrossingId, ...]


@dataclass(frozen=True, slots=True)
class TunnelOpened(Event):
    """An officer showed a tunnel card and opened its tunnel."""

    seat: SeatId
    tunnel: TunnelId


@dataclass(frozen=True, slots=True)
class LeaveRefused(Event):
    """A holder lets no stranger into his tunnel this turn."""

    seat: SeatId
    tunnel: TunnelId


@dataclass(frozen=True, slots=True)
class TunnelClosed(CardEvent):
    """A tunnel is shut and its card goes under the pack."""

    seat: SeatId
    tunnel: TunnelId
    card: CardId  # NOBODY if the card is no longer anybody's


# --- security -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoomOpened(Event):
    """A room may be searched this turn."""

    room: RoomId


@dataclass(frozen=True, slots=True)
class SearchOver(Event):
    """Searched rooms are shut to guards again."""


@dataclass(frozen=True, slots=True)
class TunnelNamed(Event):
    """A tunnel was detected; two guards may clear it this turn."""

    tunnel: TunnelId


@dataclass(frozen=True, slots=True)
class TunnelDiscovered(Event):
    """A tunnel is known to the guards until it collapses or is empty."""

    tunnel: TunnelId


@dataclass(frozen=True, slots=True)
class TunnelForgotten(Event):
    """An open tunnel is empty, and guards know of it no longer."""

    tunnel: TunnelId


@dataclass(frozen=True, slots=True)
class AppelCalled(Event):
    """A roll call is held; answers to an earlier one no longer count."""


@dataclass(frozen=True, slots=True)
class PowStayedAway(Event):
    """A POW does not attend Appel."""

    prisoner: PawnId


# --- barter, free hand --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TradeOffered(CardEvent):
    """An officer offers another an exchange; only the two know what."""

    seat: SeatId
    to_seat: SeatId
    give: tuple[CardId, ...]
    want: tuple[CardId, ...]

    def seen_by(self, seat: SeatId) -> TradeOffered:
        """Others do not even learn how many cards are talked about."""
        return self if seat in (self.seat, self.to_seat) else replace(self, give=(), want=())


@dataclass(frozen=True, slots=True)
class TradeRefused(Event):
    """An offer was refused and may not be repeated this turn."""

    seat: SeatId
    to_seat: SeatId


@dataclass(frozen=True, slots=True)
class TradeLapsed(Event):
    """An offer went unanswered when the player on turn acted, or was withdrawn."""

    seat: SeatId
    to_seat: SeatId


@dataclass(frozen=True, slots=True)
class TradeMade(CardEvent):
    """Two officers exchanged cards; others see how many, where numbers are open."""

    seat: SeatId
    to_seat: SeatId
    give: tuple[CardId, ...]
    want: tuple[CardId, ...]
    open_numbers: bool

    def seen_by(self, seat: SeatId) -> TradeMade:
        """Faces are for the two alone."""
        if seat in (self.seat, self.to_seat):
            return self
        if not self.open_numbers:
            return replace(self, give=(), want=())
        return replace(self, give=(HIDDEN,) * len(self.give), want=(HIDDEN,) * len(self.want))


@dataclass(frozen=True, slots=True)
class PawnMovedByHand(Event):
    """Free-hand table: a POW was put somewhere without leave of the rules."""

    pawn: PawnId
    start: Place
    to: Place


@dataclass(frozen=True, slots=True)
class BreachCalled(Event):
    """Free-hand table: the Security Officer called a breach of the rules."""

    prisoner: PawnId


@dataclass(frozen=True, slots=True)
class FormulaAccepted(Event):
    """A seat accepted the success formula."""

    seat: SeatId
