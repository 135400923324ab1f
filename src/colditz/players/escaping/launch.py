"""The moment to break out: what this throw makes of a run, and whether the odds are worth it."""

from __future__ import annotations

from typing import Final, NamedTuple

from colditz.model.ids import NOWHERE, PawnId, Place
from colditz.players.castle import FAR, trail
from colditz.players.escaping.leaning import asks_for, likes_to_go
from colditz.players.escaping.team import Team
from colditz.players.odds import MEAN, dash

LAST_CHANCE: Final = 3  # rounds more than a run is likely to take: with less time left everybody runs who can
HOPE: Final = 0.02
THROWS: Final = range(3, 8)  # how many a desperate man may have


class Launch(NamedTuple):
    """A man who could break out now, and what becomes of him this turn."""

    man: PawnId
    odds: float
    go: bool
    is_last_chance: bool = False  # no time is left to wait for anything better
    wanted: float = 0.0  # the odds at which he would go
    via: Place = NOWHERE  # the circle before the way down that he takes because a guard bars the nearest one


def best_launch(team: Team, men: list[PawnId]) -> Launch | None:
    """The man inside whose run has the best odds with the points at hand."""
    if not team.points or not team.has_kit:
        return None
    runs = [(*odds(team, man), man) for man in men]
    best, via, man = max(runs, default=(0.0, NOWHERE, -1))
    if not best:
        return None
    enough = threshold(team, team.steps_out(team.places[man], team.spare))
    wanted = asks_for(team, enough, liked=likes_to_go(team, man))
    return Launch(man, best, best >= wanted, not wanted, wanted, via)


def threshold(team: Team, steps: int = 0) -> float:
    """The odds that are good enough for a run of so many steps: lower as time runs out, nothing when it has."""
    if team.rounds_left <= steps / MEAN + LAST_CHANCE:
        return 0.0
    character = team.character
    late = max(team.lateness - character.patience, 0.0) / max(1 - character.patience, 0.01)
    return max(character.nerve * (1 - 0.7 * late), HOPE)


def odds(team: Team, man: PawnId) -> tuple[float, Place]:
    """His odds if he runs as far as the points carry him; where a guard bars the way, by the best other exit."""
    place, spare = team.places[man], team.spare
    if team.steps_out(place, spare) == FAR:
        return 0.0, NOWHERE
    straight = _along(team, man, place, team.castle.routes.row(spare), team.points)
    return (straight, NOWHERE) if straight is not None else _round_about(team, man)


def _along(team: Team, man: PawnId, place: Place, row: bytes, points: int) -> float | None:
    """His odds on a way; None if a guard bars it before the points are spent."""
    for _ in range(points):
        place = team.castle.further_on(place, row, 1)
        if place in team.guard_places:
            return None
    if team.castle.inner[place]:
        return 0.0
    return team.run_odds(row[place], place, trail(team.table, man))


def _round_about(team: Team, man: PawnId) -> tuple[float, Place]:
    """His odds by whichever other way down he can reach and pay for, and the circle before it."""
    castle, found = team.castle, [(0.0, NOWHERE)]
    for number, near, far in castle.exits:
        crossing = team.board.crossings[number]
        left = tuple(have - crossing.cards * (kind == crossing.equipment) for kind, have in enumerate(team.spare))
        points = team.points - castle.row_to(near)[team.places[man]] - 1
        if min(left) >= 0 and points >= 0 and far not in team.guard_places:
            row = castle.routes.row(left)
            found.append((_along(team, man, far, row, points) or 0.0 if row[far] < FAR else 0.0, near))
    return max(found)


def dash_odds(team: Team, man: PawnId) -> float:
    """The chance of the desperate run, over the throws that he may be given."""
    length = team.castle.dash_length[team.places[man]]
    return sum((dash(length, throws) for throws in THROWS), 0.0) / len(THROWS)
