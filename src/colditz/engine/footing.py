"""Where pawns walk and where they may stop; and what is open to guards beyond that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from colditz.model.ids import NOWHERE, CrossingId, Place, RoomId, Symbol, TunnelId

Steps = tuple[tuple[Place, ...], ...]


def _turned_round(steps: Steps) -> Steps:
    into: list[list[Place]] = [[] for _ in steps]
    for place, near in enumerate(steps):
        for other in near:
            into[other].append(place)
    return tuple(tuple(places) for places in into)


class Footing:
    """Where one side walks and where it may stop, worked out once from the board."""

    def __init__(
        self, steps: Steps, rest: tuple[bool, ...], pieces: tuple[int, ...], into: Steps | None = None
    ) -> None:
        self.steps, self.rest = steps, rest
        self.pieces = pieces  # which circles hang together in ordinary times
        self.into = into or _turned_round(steps)  # from which circles one can step onto another pawn's
        self._balls: dict[Place, Ball] = {}

    def ball(self, start: Place) -> Ball:
        """What lies around a circle, pawns ignored; worked out once."""
        found = self._balls.get(start)
        if found is None:
            found = self._balls[start] = Ball(self, start)
        return found


WIDEST: Final = 16  # steps; whoever has more points lists his walks


class Ball:
    """The circles around one, nearest first, each with the one before it on a shortest way; pawns ignored."""

    def __init__(self, ground: Footing, start: Place) -> None:
        self.ground = ground
        order, before, costs, within = [start], [NOWHERE], [0], [0, 0]
        seen, done = {start}, 0
        for distance in range(1, WIDEST + 1):
            ring = range(done, len(order))
            done = len(order)
            for number in ring:
                for near in ground.steps[order[number]]:
                    if near not in seen:
                        seen.add(near)
                        order.append(near)
                        before.append(number)
                        costs.append(distance)
            within.append(len(order) - 1)
        # tuples of numbers, which the garbage collector need not look through
        self.order, self.before, self.cost = tuple(order), tuple(before), tuple(costs)  # the first is where it stands
        self.within = tuple(within[1:])  # by points: how many others are in reach


@dataclass(frozen=True, slots=True)
class Obstacle:
    """What stands between a POW and the next circle: its price, and the gate or crossing that it opens."""

    equipment: Symbol
    cards: int
    gate: Place  # NOWHERE: it is a crossing
    crossing: CrossingId
    backward: bool = False


@dataclass(frozen=True, slots=True)
class Opening:
    """What is open to guards beyond their ordinary ground."""

    ways: tuple[CrossingId, ...] = ()  # crossings, outward
    through: tuple[RoomId, ...] = ()  # rooms they may walk through, in and out
    stay: tuple[RoomId, ...] = ()  # rooms in which they may rest
    above: tuple[TunnelId, ...] = ()  # tunnels over which they may rest
