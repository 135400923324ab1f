"""Men at large whose way a guard bars: what it is worth to have him called away."""

from __future__ import annotations

from typing import Final, NamedTuple

from colditz.model.actions import PlayCard
from colditz.model.ids import NOBODY, PawnId, Place
from colditz.players.castle import trail
from colditz.players.escaping.team import Team

A_CALL: Final = 3.0  # steps that it must bring beyond the danger there


class Siege(NamedTuple):
    """A man at large, and the guard who stands on the next circles of his way."""

    man: PawnId
    guard: PawnId
    steps: int  # how far he gets now


class Relief(NamedTuple):
    """What a call does for him: its worth in points, and how many steps further he gets."""

    worth: float
    man: PawnId
    further: int


def besieged(team: Team) -> list[Siege]:
    """His men at large who would get further with these points if a guard were gone."""
    found = []
    for man in team.runners:
        steps, stop = _free_steps(team, man, team.guard_places)
        if steps < team.points and (ahead := _ahead(team, stop)) in team.guard_places:
            found.append(Siege(man, next(guard for guard in team.guards if team.places[guard] == ahead), steps))
    return found


def best_relief(team: Team, sieges: list[Siege], play: PlayCard) -> Relief | None:
    """The man who gets on by this call; None if it frees nobody's way."""
    found = [_relief(team, siege, play) for siege in sieges if siege.guard in (play.pawn, play.other)]
    return max(found, key=lambda each: (each.worth, -each.man), default=None)


def _relief(team: Team, siege: Siege, play: PlayCard) -> Relief:
    rest = [team.places[guard] for guard in team.guards if guard not in (play.pawn, play.other, NOBODY)]
    steps, stop = _free_steps(team, siege.man, rest)
    ways = trail(team.table, siege.man)
    dangers = team.risk_from(rest, stop, ways) - team.risk(team.places[siege.man], ways)
    further = steps - siege.steps
    return Relief(further - team.character.run_loss * dangers - A_CALL, siege.man, further)


def _free_steps(team: Team, man: PawnId, guards: list[Place]) -> tuple[int, Place]:
    """How many of the points he can go on his way before a guard stands there, and where that is."""
    place = team.places[man]
    for steps in range(team.points):
        further = _ahead(team, place)
        if further == place or further in guards:
            return steps, place
        place = further
    return team.points, place


def _ahead(team: Team, place: Place) -> Place:
    return team.castle.further_on(place, team.castle.routes.row(team.held), 1)
