"""Tunnels that are opened first and entered on foot: whether two men get in this turn, and who they are."""

from __future__ import annotations

from typing import Final, NamedTuple

from colditz.model.ids import PawnId, Place
from colditz.players.frozen.planner_2026_11.castle import FAR
from colditz.players.frozen.planner_2026_11.escaping.team import Team

IN_IT: Final = 2  # men without whom a tunnel falls in when the turn ends


class TunnelEntry(NamedTuple):
    """A man on his way into a tunnel, and the circle of it to which he must come."""

    man: PawnId
    goal: Place
    row: bytes  # steps to a circle beside the mouth


def can_be_filled(team: Team, tunnel: int) -> bool:
    """Two men get in with the points at hand."""
    return bool(entries(team, tunnel))


def entries(team: Team, tunnel: int) -> list[TunnelEntry]:
    """Who must go in so that two are below, in this order; nobody if it is full or the points are too few."""
    below = team.board.tunnels[tunnel].below
    inside = sum(place in below for place in team.places)
    lacking = max(IN_IT - inside, 0)
    row = team.way_below(tunnel)
    nearest = sorted((row[team.places[man]], man) for man in team.on_board if team.places[man] not in below)[:lacking]
    first = [man for man in team.on_board if team.places[man] == below[0]]
    cost = sum(steps + 1 for steps, _ in nearest) + int(lacking == IN_IT or bool(first))
    if len(nearest) < lacking or cost > team.points or any(steps == FAR for steps, _ in nearest):
        return []
    men = [*first, *(man for _, man in nearest)] if lacking else []
    goals = [below[1]] * (len(men) - 1) + [below[0]]  # whoever is first makes room for the second
    return [TunnelEntry(man, goal, row) for man, goal in zip(men, goals, strict=False)]


def opened(team: Team) -> list[int]:
    """Tunnels that he has opened."""
    return [number for number, seat in enumerate(team.table.tunnels) if seat == team.seat]
