"""Tunnels that are opened first and entered on foot: whether two men get in this turn, and who they are."""

from __future__ import annotations

from typing import Final, NamedTuple

from colditz.editions.facts import entrances_shut
from colditz.model.ids import PawnId, Place
from colditz.players.castle import FAR
from colditz.players.escaping.team import Team
from colditz.players.odds import AT_LEAST

BEFORE_THE_THROW: Final = "BeforeThrow"
LIKELY: Final = 0.7  # the chance at which a card is risked that is lost if two men do not get in
MOST_POINTS: Final = 63
IN_IT: Final = 2  # men without whom a tunnel falls in when the turn ends


class TunnelEntry(NamedTuple):
    """A man on his way into a tunnel, and the circle of it to which he must come."""

    man: PawnId
    goal: Place
    row: bytes  # steps to a circle beside the mouth


def can_be_filled(team: Team, tunnel: int) -> bool:
    """Two men get in with the points at hand, or very likely with those of the throw that comes next."""
    if team.table.asking == BEFORE_THE_THROW and not team.points:
        return chance_to_fill(team, tunnel) >= LIKELY
    return bool(entries(team, tunnel))


def chance_to_fill(team: Team, tunnel: int) -> float:
    """How likely the throw that comes next brings two men in; once it has come they get in or do not."""
    if team.table.asking == BEFORE_THE_THROW and not team.points:
        return AT_LEAST[min(_cost(*_who(team, tunnel)), MOST_POINTS)]
    return 1.0


def entries(team: Team, tunnel: int) -> list[TunnelEntry]:
    """Who must go in so that two are below, in this order; nobody if it is full or the points are too few."""
    below = team.board.tunnels[tunnel].below
    lacking, nearest, first = _who(team, tunnel)
    if _cost(lacking, nearest, first) > team.points:
        return []
    row = team.way_below(tunnel)
    men = [*first, *(man for _, man in nearest)] if lacking else []
    goals = [below[1]] * (len(men) - 1) + [below[0]]  # whoever is first makes room for the second
    return [TunnelEntry(man, goal, row) for man, goal in zip(men, goals, strict=False)]


def _who(team: Team, tunnel: int) -> tuple[int, list[tuple[int, PawnId]], list[PawnId]]:
    """How many are lacking, who is nearest with his steps, and who stands on the first circle already."""
    below = team.board.tunnels[tunnel].below
    lacking = max(IN_IT - sum(place in below for place in team.places), 0)
    row = team.way_below(tunnel)
    nearest = sorted((row[team.places[man]], man) for man in team.on_board if team.places[man] not in below)[:lacking]
    return lacking, nearest, [man for man in team.on_board if team.places[man] == below[0]]


def _cost(lacking: int, nearest: list[tuple[int, PawnId]], first: list[PawnId]) -> int:
    """Points until two are below; more than any throw brings if there are too few men, or no way."""
    if len(nearest) < lacking or any(steps == FAR for steps, _ in nearest):
        return MOST_POINTS
    return sum(steps + 1 for steps, _ in nearest) + int(lacking == IN_IT or bool(first))


def opened(team: Team) -> list[int]:
    """Tunnels that he has opened, and that his men may still go into."""
    own = [number for number, seat in enumerate(team.table.tunnels) if seat == team.seat]
    may_enter = team.table.now.attempts.entrances
    return [number for number in own if number in may_enter or not entrances_shut(team.table.edition)]
