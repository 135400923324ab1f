"""The aeroplane: when its two cards are together, who goes up to it, and what the flight is worth."""

from __future__ import annotations

from typing import Final

from colditz.model.actions import EnterTower, PlayCard
from colditz.model.cards import MARKED, THROWS_ON_CARD, Card
from colditz.model.ids import NOBODY, Place
from colditz.players.escaping.team import Team
from colditz.players.odds import dash
from colditz.players.sight import Reason

DOOR: Final = "secret-door"
FLIGHT: Final = "flight"
TAKING_OFF: Final = 80.0
NEVER: Final = -50.0
NEAR: Final = 9  # steps to the door within which an invitation is followed


def threshold_of_tower(team: Team) -> Place:
    """The circle before the secret door."""
    return team.board.roads[DOOR][0]


def tower(team: Team) -> Place:
    """The exit by which whoever means to fly is announced."""
    return team.board.roads[DOOR][-1]


def holds_both(team: Team) -> bool:
    """Secret door and aeroplane are in his hand, and nobody has flown."""
    hand = team.view.hand
    return all(card in hand for card in MARKED) and not team.table.now.attempts.flown


def may_fly(team: Team) -> bool:
    """With both cards, or invited by another officer."""
    return DOOR in team.board.roads and (holds_both(team) or team.table.now.attempts.guest == team.seat)


def odds_of_flight(team: Team) -> float:
    """The chance to get across, over all cards that may be turned up."""
    length = len(team.board.roads[FLIGHT]) - 1
    return sum((dash(length, throws) for throws in THROWS_ON_CARD.values()), 0.0) / len(THROWS_ON_CARD)


def play_value(team: Team, play: PlayCard) -> float:
    """Up and away as soon as it is allowed; before the throw both cards are kept for that."""
    if team.table.asking == "Invitation":
        return invitation_value(team)
    if team.table.asking != "Movement":
        return NEVER
    if play.card == Card.SECRET_DOOR:
        return TAKING_OFF if play.choice == NOBODY else NEVER  # whoever is taken along escapes as well
    return TAKING_OFF


def enter_value(_team: Team, _action: EnterTower) -> float:
    """The other waits already."""
    return TAKING_OFF


def invitation_value(team: Team) -> float:
    """Worth it with a kit, and a man near enough to be there in time."""
    row = team.board.walks_from(threshold_of_tower(team))
    near = min([row[team.places[man]] for man in team.on_board if not team.is_out(man)], default=NEAR + 1)
    return 1.0 if team.has_kit and near <= NEAR else -1.0


def why(team: Team, play: PlayCard) -> Reason:
    """What becomes of whoever goes up."""
    if play.card == Card.AEROPLANE:
        return Reason("bot-aeroplane", {"percent": str(round(100 * odds_of_flight(team)))})
    return Reason("bot-secret-door", {"man": team.table.pawns[play.pawn]})
