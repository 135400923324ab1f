"""What an officer does when guards come: hide, be counted or stay away, save what an arrest costs, dodge a shot."""

from __future__ import annotations

from typing import Final

from colditz.model.actions import AnswerAppel, PlayCard, Settle
from colditz.model.cards import ROOM_ON_CARD, Card
from colditz.model.ids import NOWHERE, PawnId
from colditz.players.castle import FAR
from colditz.players.escaping.mind import Mind
from colditz.players.escaping.plan import CARD_COST
from colditz.players.escaping.team import Team
from colditz.players.odds import AT_LEAST
from colditz.players.sight import Reason

HIDING: Final = 3.0
SAVED: Final = 30.0  # what the life of a man on the run is worth
KEPT: Final = -1.0  # a card that changes nothing now
A_BRIBE: Final = 5.0  # what it may still buy
A_PART: Final = 9.0  # the same while a kit is lacking, of which it is a part
NEARLY_A_KIT: Final = 9.0  # what a man is worth where he stands when no part of a kit is lacking but one
IN_PLACE: Final = 6.0
FEW_PARTS: Final = 1


# --- searches


def searched_room(team: Team) -> int:
    """The room that is being searched, or nowhere."""
    name = ROOM_ON_CARD.get(Card(team.table.now.raid)) if team.table.now.raid >= 0 else None
    return next((number for number, room in enumerate(team.board.rooms) if room.name == name), NOWHERE)


def men_in(team: Team, room: int) -> list[PawnId]:
    """His men in a room."""
    return [man for man in team.on_board if room != NOWHERE and team.board.room[team.places[man]] == room]


def tip_off_value(mind: Mind) -> float:
    """Worth it for whoever is in the room that is searched; in the own turn it is kept for that."""
    if mind.team.table.proposal != "RoomSearch":
        return KEPT
    return HIDING * len(men_in(mind.team, searched_room(mind.team))) or KEPT


def hide_value(mind: Mind, action: Settle) -> float:
    """Only those who are looked for give up their place."""
    return HIDING if action.pawn in men_in(mind.team, searched_room(mind.team)) else KEPT


# --- roll calls


def attend_value(mind: Mind, action: AnswerAppel) -> float:
    """A man stays away if he is worth more where he is than the chance of being found there costs."""
    team = mind.team
    return (
        chance_to_be_found(team, action.prisoner) * team.character.caution
        - _worth_in_place(mind, action.prisoner)
        + 0.1
    )


def chance_to_be_found(team: Team, man: PawnId) -> float:
    """The chance that the throw of a roll call carries a guard of the courtyard to him, through rooms, over pawns."""
    row = team.board.walks_from(team.places[man])
    near = min([row[guard] for guard in team.guard_places if team.castle.inner[guard]], default=FAR)
    return AT_LEAST[near]


def _worth_in_place(mind: Mind, man: PawnId) -> float:
    if not any(post.man == man and not post.steps for post in mind.posts):
        return 0.0
    lacking = [post for post in mind.posts if post.steps]
    return NEARLY_A_KIT if not mind.team.has_kit and len(lacking) <= FEW_PARTS else IN_PLACE


# --- what an arrest costs, and shots


def bribe_value(mind: Mind) -> float:
    """The chance that the card which is drawn is one that the plan needs, against what a bribe may buy later."""
    team, needs = mind.team, mind.route.needs if mind.route else (1, 1, 1, 1)
    needed = sum(min(have, need) for have, need in zip(team.held, needs, strict=True))
    price = A_BRIBE if team.table.kits[team.seat] else A_PART
    return CARD_COST * needed / max(sum(team.held), 1) - price


def talisman_value(team: Team) -> float:
    """Where the throw is seen: only if it makes the difference between a hit and a miss."""
    about = dict(team.table.about)
    if "total" not in about:
        return SAVED
    distance = team.board.range_from(team.places[about["guard"][0]])[team.places[about["target"][0]]]
    hits = distance <= about["total"][0] * about["factor"][0]
    return SAVED if hits and distance > about["total"][0] else KEPT


# --- why


def why(mind: Mind, play: PlayCard) -> Reason | None:
    """The reason for a bribe, or for a card that saves something; None for any other."""
    team = mind.team
    if play.card == Card.BRIBE and team.table.proposal == "Seizure":
        return Reason("bot-bribe-saves", {"count": str(sum(team.held))})
    if play.card == Card.BRIBE and play.choice >= 0:
        return Reason("bot-bribe-buys", {"card": f"counted-{Card(play.choice).title}"})
    if play.card == Card.ADVANCE_WARNING and searched_room(team) != NOWHERE:
        room = f"room-{team.board.rooms[searched_room(team)].name}"
        return Reason("bot-tip-off", {"count": str(len(men_in(team, searched_room(team)))), "room": room})
    if play.card == Card.HIDEAWAY:
        return Reason("bot-hideaway")
    if play.card == Card.TALISMAN:
        return Reason("bot-talisman")
    return None
