"""The moment to break out: what this throw makes of a run, and whether the odds are worth it."""

from __future__ import annotations

from typing import Final, NamedTuple

from colditz.model.ids import PawnId
from colditz.players.castle import FAR, trail
from colditz.players.escaping.team import Team

LAST_CHANCE: Final = 3  # rounds before the end in which everybody runs who can
HOPE: Final = 0.02


class Launch(NamedTuple):
    """A man who could break out now, and what becomes of him this turn."""

    man: PawnId
    odds: float
    go: bool


def best_launch(team: Team, men: list[PawnId]) -> Launch | None:
    """The man inside whose run has the best odds with the points at hand."""
    if not team.points or not team.has_kit:
        return None
    runs = [(odds(team, man), man) for man in men]
    best = max(runs, default=(0.0, -1))
    return Launch(best[1], best[0], best[0] >= threshold(team)) if best[0] > HOPE else None


def threshold(team: Team) -> float:
    """The odds that are good enough: lower as time runs out, and for the last man who is wanted."""
    if team.rounds_left <= LAST_CHANCE:
        return HOPE
    character = team.character
    late = max(team.lateness - character.patience, 0.0) / max(1 - character.patience, 0.01)
    return character.nerve * (1 - 0.7 * late)


def odds(team: Team, man: PawnId) -> float:
    """His odds if he runs as far as the points carry him."""
    place = team.places[man]
    steps = team.steps_out(place, team.within_reach)
    if steps == FAR:
        return 0.0
    if steps <= team.points:
        return 1.0
    stop = team.castle.further_on(place, team.castle.routes.row(team.within_reach), team.points)
    if team.castle.inner[stop]:
        return 0.0
    return team.run_odds(steps - team.points, stop, trail(team.table, man))
