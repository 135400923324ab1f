"""Ways that a guard bars, at large or where a man would come out: what it is worth to have him called away."""

from __future__ import annotations

from typing import Final, NamedTuple

from colditz.model.actions import PlayCard
from colditz.model.ids import NOBODY, PawnId, Place
from colditz.players.castle import trail
from colditz.players.escaping.announcing import breaks, is_announced, may_be_announced_now, worth_announcing
from colditz.players.escaping.launch import best_launch
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


# --- men who are ready to leave


def chance_to_leave(team: Team, men: list[PawnId]) -> float:
    """The odds of whoever would leave now; none if nobody would."""
    if is_announced(team):
        found = breaks(team, team.held) if may_be_announced_now(team) else []
        return found[0].odds if found and worth_announcing(team, found[0]) else 0.0
    launch = best_launch(team, men)
    return launch.odds if launch is not None and launch.go else 0.0


def chance_without(team: Team, men: list[PawnId], play: PlayCard) -> float:
    """The same once the guards whom a call names are gone; none if none of them stands where men come out."""
    named = {guard for guard in (play.pawn, play.other) if guard != NOBODY}
    landings = {landing for _, landing, _ in team.castle.launches}
    if team.runners or not team.points or all(team.places[guard] not in landings for guard in named):
        return 0.0
    rest = Team(team.view, team.castle, team.character, dict(team.ways))
    rest.guards = [guard for guard in team.guards if guard not in named]
    rest.guard_places = [team.places[guard] for guard in rest.guards]
    return chance_to_leave(rest, men)
