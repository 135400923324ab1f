"""Guards in the way: a man who is not needed lets himself be arrested, and takes the guard off the way out."""

from __future__ import annotations

from colditz.engine.choices import Choices
from colditz.model.actions import GiveUp
from colditz.model.ids import PawnId
from colditz.players.escaping.mind import Mind
from colditz.players.escaping.team import ENOUGH_MEN
from colditz.players.routes import covers
from colditz.players.sight import Decision, Reason


def clear_the_way(mind: Mind, choices: Choices) -> Decision | None:
    """Once all is paid for and only a guard on the circle before the exit keeps a man from leaving."""
    team, route = mind.team, mind.route
    ready = team.has_kit and route is not None and covers(team.held, route.needs)
    if route is None or not ready or len(team.on_board) <= ENOUGH_MEN or team.runners:
        return None
    guard = next((guard for guard in team.guards if team.places[guard] == route.launch), None)
    return _forced(mind, choices, guard) if guard is not None else None


def _forced(mind: Mind, choices: Choices, guard: PawnId) -> Decision | None:
    """Whoever is farthest from being useful: not one of those who stand by."""
    for man in reversed(choices.pawns):
        action = GiveUp(man, guard)
        if action in choices.moves(man):
            return Decision(action, Reason("bot-clear-guard", {"man": mind.team.table.pawns[man]}))
    return None
