"""Actions: what a seat asks to do. Each is complete and hashable, and says nothing about who sent it.

What a field holds is told by its name, in one table for actions, events and steps: `model/fields.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from colditz.model.ids import NOBODY, NOWHERE, CardId, CrossingId, PawnId, Place, SeatId
from colditz.model.plain import Plain, kinds_of, read_plain


class Action(Plain):
    """Something a seat asks to do."""


# --- chance and clock ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Dice(Action):
    """Chance throws two dice."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Die(Action):
    """Chance throws one die."""

    first: int


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """Chance turns up the top card of a pack."""

    card: CardId


@dataclass(frozen=True, slots=True)
class TimeUp(Action):
    """The clock has run out."""


@dataclass(frozen=True, slots=True)
class AgreedEnd(Action):
    """Whoever watches over the game says that all players agreed to end it, and nobody wins."""


@dataclass(frozen=True, slots=True)
class Resign(Action):
    """Give the game up for one's side: the other side wins. Of several officers the clock says that all have."""


# --- the turn -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Agree(Action):
    """Accept the success formula before play."""


@dataclass(frozen=True, slots=True)
class Throw(Action):
    """Throw the dice, or throw again after a double."""


@dataclass(frozen=True, slots=True)
class StopThrowing(Action):
    """Decline the extra throw for a double."""


@dataclass(frozen=True, slots=True)
class DrawCard(Action):
    """Take the card that the throw has earned."""


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """Hand the dice on (or, before play, end the deployment of guards)."""


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Lay a card under its pack unused."""

    card: CardId


# --- moving -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MovePawn(Action):
    """Walk one pawn to a circle that it can reach with the points left, by the shortest free way."""

    pawn: PawnId
    to: Place


@dataclass(frozen=True, slots=True)
class Cross(Action):
    """Step through a door, past a checkpoint, over a drop, through wire or into a tunnel, paying what that costs."""

    pawn: PawnId
    to: Place
    paying: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class Arrest(Action):
    """Walk a guard onto a POW's circle and arrest him."""

    guard: PawnId
    prisoner: PawnId


@dataclass(frozen=True, slots=True)
class GiveUp(Action):
    """Walk a POW onto a guard's circle and so force his own arrest."""

    prisoner: PawnId
    guard: PawnId


@dataclass(frozen=True, slots=True)
class PostGuard(Action):
    """Bring a guard from the barracks to a vacant post."""

    to: Place


@dataclass(frozen=True, slots=True)
class RecallGuard(Action):
    """Withdraw a guard from a post to the barracks."""

    guard: PawnId


@dataclass(frozen=True, slots=True)
class TakeMarker(Action):
    """Take an Escape Attempt marker off the board: a guard where it begins, or an officer who moves or clears it."""

    guard: PawnId
    crossing: CrossingId


@dataclass(frozen=True, slots=True)
class Release(Action):
    """Take a POW out of solitary for a double."""

    prisoner: PawnId
    to: Place


@dataclass(frozen=True, slots=True)
class DeclareAttempt(Action):
    """Announce that a POW will leave by an exit: the foot of a drop, a gate, or the end of a tunnel."""

    pawn: PawnId
    to: Place


@dataclass(frozen=True, slots=True)
class EnterTower(Action):
    """Follow an invitation through the secret door to the aeroplane."""

    pawn: PawnId


@dataclass(frozen=True, slots=True)
class ChooseDie(Action):
    """Say which of two dice counts, by its number."""

    points: int


@dataclass(frozen=True, slots=True)
class NameQuarry(Action):
    """Say whom a guard outside the castle chases."""

    guard: PawnId
    prisoner: PawnId


@dataclass(frozen=True, slots=True)
class SendGuard(Action):
    """Send this guard to search a room, or to arrest those who stayed away from a roll call."""

    guard: PawnId


@dataclass(frozen=True, slots=True)
class LeadAway(Action):
    """Say which of several arrested POWs is locked up next."""

    prisoner: PawnId


@dataclass(frozen=True, slots=True)
class NameOfficer(Action):
    """Name an officer whose men are arrested in a raid."""

    seat: SeatId


# --- gathering and cards ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ClaimEquipment(Action):
    """Take an Equipment card for two POWs in rooms that show its symbol."""

    card: CardId
    pawn: PawnId
    other: PawnId


@dataclass(frozen=True, slots=True)
class ClaimKit(Action):
    """Take a Kit card, using these cards for the parts that no POW in a room supplies."""

    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    """Play a card from the hand; what else must be named depends on the card."""

    card: CardId
    pawn: PawnId = NOBODY
    other: PawnId = NOBODY
    to: Place = NOWHERE
    choice: int = -1


@dataclass(frozen=True, slots=True)
class DoOrDie(Action):
    """Send a POW on the desperate run instead of throwing."""

    prisoner: PawnId


@dataclass(frozen=True, slots=True)
class GeneralSearch(Action):
    """Search for the men who stayed away from Appel instead of moving guards."""


# --- answers ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Answer nothing, or do no more."""


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Say yes."""


@dataclass(frozen=True, slots=True)
class Refuse(Action):
    """Say no."""


@dataclass(frozen=True, slots=True)
class Settle(Action):
    """Put a pawn that a rule moves directly on one of the circles it may go to."""

    pawn: PawnId
    to: Place


@dataclass(frozen=True, slots=True)
class AnswerAppel(Action):
    """Send a POW to his team's place on the Appel area."""

    prisoner: PawnId


@dataclass(frozen=True, slots=True)
class ChooseCell(Action):
    """Lock an arrested POW into a block of cells."""

    place: Place


@dataclass(frozen=True, slots=True)
class Surrender(Action):
    """Give up one Equipment card."""

    card: CardId


# --- at any time --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OfferTrade(Action):
    """Offer another Escape Officer an exchange of cards, or a gift."""

    seat: SeatId
    give: tuple[CardId, ...]
    want: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class AnswerTrade(Action):
    """Take or refuse the exchange that an officer has offered."""

    seat: SeatId
    accept: bool


@dataclass(frozen=True, slots=True)
class MoveByHand(Action):
    """Free-hand table: put a POW anywhere; the Security Officer may call it a breach."""

    pawn: PawnId
    to: Place


@dataclass(frozen=True, slots=True)
class CallBreach(Action):
    """Free-hand table: send a POW who was moved by hand to solitary."""

    prisoner: PawnId


ACTION_TYPES: Final = kinds_of(Action)


def action_from_json(data: dict[str, object]) -> Action:
    """Read back what `to_json` wrote; a ValueError says what is wrong."""
    return read_plain(ACTION_TYPES, data, "action")
