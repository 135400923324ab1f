"""What an officer sets his heart on: the ways that he likes, what he gathers first, and where his men wait."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from colditz.model.ids import NOWHERE, PawnId, Place
from colditz.players.castle import Castle
from colditz.players.character import Plan
from colditz.players.escaping.plan import Task, diggers, raids
from colditz.players.escaping.team import Team
from colditz.players.routes import covers
from colditz.players.sight import Reason

HAUNT: Final = -1  # among the ways that are worked out once a turn, before all symbols
WAITING: Final = 4  # men who wait there: more would stand in each other's way


# --- the ways that he likes


def asks_for(team: Team, wanted: float, *, liked: bool) -> float:
    """The odds at which he goes: better ones by a way that is not the one he means to take, while he has patience."""
    if liked or team.lateness >= team.character.patience:
        return wanted
    return wanted * team.character.fussiness


def likes_to_go(team: Team, man: PawnId) -> bool:
    """To run now, by the shortest way that can be paid."""
    plan = team.character.plan
    return _is_ready(team) if plan != Plan.GATE else _leaves_by_a_gate(team, team.places[man])


def likes_exit(team: Team, place: Place) -> bool:
    """To be announced for this exit."""
    plan, board = team.character.plan, team.board
    if plan == Plan.GATE:
        return board.toll[place] != NOWHERE
    return board.in_tunnel[place] != NOWHERE if plan == Plan.TUNNEL else _is_ready(team)


def _is_ready(team: Team) -> bool:
    """Whoever waits for a tunnel is not; whoever lays in a store is when it is full."""
    return team.character.plan != Plan.TUNNEL and covers(team.within_reach, team.character.store)


def _leaves_by_a_gate(team: Team, place: Place) -> bool:
    row = team.castle.routes.row(team.spare)
    while team.castle.inner[place]:
        further = team.castle.further_on(place, row, 1)
        if further == place:
            return False
        if team.board.toll[further] != NOWHERE:
            return True
        place = further
    return False


# --- what is gathered first


def arranged(team: Team, sets: list[list[Task]], men: list[PawnId]) -> tuple[list[list[Task]], int]:
    """The sets in the order in which they get men, and how many of them come before the one soonest filled."""
    first = int(team.wants_kit) + len(team.short)
    if team.character.plan == Plan.RAID:
        return raids(team, sets, men), 0
    if team.character.plan == Plan.TUNNEL and not team.runners:
        return [diggers(team), *sets], first + 1
    return sets, first


# --- where his men wait


def haunt(team: Team) -> bytes | None:
    """Steps to where men wait who have nothing to do; None if they keep out of the way."""
    goals = HAUNTS.get(team.character.plan)
    if goals is None:
        return None
    if HAUNT not in team.ways:
        team.ways[HAUNT] = team.castle.spread(goals(team))
    return team.ways[HAUNT]


def why_he_waits(team: Team, man: PawnId) -> Reason:
    """What begins there."""
    return Reason(f"bot-wait-{team.character.plan.value}", {"man": team.table.pawns[man]})


def _where_tunnels_begin(team: Team) -> list[Place]:
    """In the rooms of those whose card he holds, or else of all."""
    own = team.tunnels or range(len(team.board.tunnels))
    return [place for number in own for place in team.board.rooms[team.board.tunnels[number].room].places]


def _beside_gates(team: Team) -> list[Place]:
    return _gate_circles(team.castle)


def _gate_circles(castle: Castle) -> list[Place]:
    return [near for near, _ in castle.gates]


HAUNTS: Final[Mapping[Plan, Callable[[Team], list[Place]]]] = {
    Plan.TUNNEL: _where_tunnels_begin,
    Plan.GATE: _beside_gates,
}
