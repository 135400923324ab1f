"""What an officer does when he is asked: roll calls, losses, warnings, places to stand."""

from __future__ import annotations

from typing import Final

from colditz.editions.facts import raids_are_thrown_for
from colditz.model.actions import Accept, AnswerAppel, MovePawn, PlayCard, Settle, Surrender, TakeMarker
from colditz.model.cards import Card
from colditz.model.ids import NOWHERE
from colditz.players.escaping import raided
from colditz.players.escaping.mind import Mind
from colditz.players.odds import AT_LEAST

ASKED_FOR_LEAVE: Final = ("AskLeave", "AskToFollow")
ENDING: Final = 0.0  # the value of ending a turn; whatever is worth more is done first
ANSWERS: Final = {Card.HIDEAWAY: 8.0}


def answer_value(mind: Mind, play: PlayCard) -> float:
    """What a card is worth as an answer in a window; 0.0 if it is none."""
    if play.card == Card.TALISMAN:
        return raided.talisman_value(mind.team)
    if play.card == Card.BRIBE and mind.team.table.proposal == "Seizure":
        return raided.bribe_value(mind)
    if play.card == Card.ADVANCE_WARNING:
        own_throw = raids_are_thrown_for(mind.team.table.edition)
        return raided.tip_off_value(mind) if own_throw else _warning_value(mind)
    return ANSWERS.get(Card(play.card), 0.0)


def _warning_value(mind: Mind) -> float:
    """Worth it for two men or more who sit where guards will look."""
    team = mind.team
    indoors = [man for man in mind.indoors if team.board.room[team.places[man]] != NOWHERE]
    return 3.0 if len(indoors) >= 2 and team.is_liable else -1.0


def surrender_value(mind: Mind, action: Surrender) -> float:
    """The card that the plan misses least."""
    team, route = mind.team, mind.route
    spare = team.held[action.card] - (route.needs[action.card] if route else 0)
    return 1.0 + spare


def attend_value(mind: Mind, action: AnswerAppel) -> float:
    """A man stays away if he is worth more where he is than the chance of being found there costs."""
    if raids_are_thrown_for(mind.team.table.edition):
        return raided.attend_value(mind, action)
    team, place = mind.team, mind.team.places[action.prisoner]
    found = AT_LEAST[min(team.castle.guard_steps(team.guard_places, place), 63)]
    if team.is_out(action.prisoner):
        worth = 20.0
    else:
        worth = 6.0 if any(post.man == action.prisoner and not post.steps for post in mind.posts) else 0.0
    return found * team.character.caution - worth + 0.1


def settle_value(mind: Mind, action: Settle) -> float:
    """Where a man is put: near his task, away from guards; hiding costs a man in a room his place."""
    team = mind.team
    if team.table.asking == "RunAndHide":
        return raided.hide_value(mind, action)
    for post in mind.posts:
        if post.man == action.pawn:
            return 10.0 - 0.1 * post.row[action.to] - 5 * team.exposure(action.to)
    return 5.0 - 5 * team.exposure(action.to)


def leave_value(mind: Mind, _action: Accept) -> float:
    """Whoever asks gets leave while he has fewer men out than this officer: only one of them wins."""
    table, seat = mind.team.table, mind.team.seat
    asks = dict(table.about).get("seat", (seat,))[0]
    if table.asking not in ASKED_FOR_LEAVE or asks == seat:
        return 1.0
    return 1.0 if table.escapes[asks] < table.escapes[seat] else -1.0


def marker_value(mind: Mind, action: TakeMarker) -> float:
    """The marker of a way that leads to freedom is kept longest."""
    crossing = mind.team.board.crossings[action.crossing]
    return 1.0 + mind.team.steps_out(crossing.far, mind.team.held) / 100


def move_on_value(mind: Mind, action: MovePawn) -> float:
    """Where a man who may not rest goes: as near to freedom and as far from guards as he can."""
    team = mind.team
    return 1.0 - team.steps_out(action.to, team.held) / 100 - team.risk(action.to)
