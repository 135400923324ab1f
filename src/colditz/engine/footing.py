"""Where pawns walk and where they may stop; and what is open to guards beyond that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from colditz.engine.rows import ways_of
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
        self.steps, self.rest, self.ways = steps, rest, ways_of(steps)
        self.pieces = pieces  # which circles hang together in ordinary times
        self.into = into or _turned_round(steps)  # from which circles one can step onto another pawn's
        self._balls: list[Ball | None] = [None] * len(steps)
        self._ways: dict[tuple[Place, ...], bytes] = {}

    def ball(self, start: Place) -> Ball:
        """What lies around a circle, pawns ignored; worked out once."""
        found = self._balls[start]
        if found is None:
            found = self._balls[start] = Ball(self, start)
        return found

    def ways_to(self, goals: tuple[Place, ...]) -> bytes:
        """Steps from every circle to the nearest of some, pawns ignored, 255 where none lead; worked out once."""
        found = self._ways.get(goals)
        if found is None:
            found = self._ways[goals] = self._flood_back(goals)
        return found

    def _flood_back(self, goals: tuple[Place, ...]) -> bytes:
        row = [FARTHEST] * len(self.steps)
        for goal in goals:
            row[goal] = 0
        order = list(goals)
        for place in order:  # it grows as circles are found
            for near in self.into[place]:
                if row[near] == FARTHEST:
                    row[near] = row[place] + 1
                    order.append(near)
        return bytes(row)


FARTHEST: Final = 255
WIDEST: Final = 40  # steps; whoever has more points lists his walks
USUAL: Final = 12  # steps that a throw gives at most


class Ball:
    """The circles around one, nearest first, each with the one before it on a shortest way; pawns ignored.

    It is worked out as far as somebody had points to walk.
    """

    def __init__(self, ground: Footing, start: Place) -> None:
        self.ground = ground
        # tuples of numbers, which the garbage collector need not look through
        self.order: tuple[Place, ...] = (start,)  # the first is where it stands
        self.before: tuple[int, ...] = (NOWHERE,)
        self.cost: tuple[int, ...] = (0,)
        self._within: tuple[int, ...] = (0,)

    def within(self, points: int) -> int:
        """How many others are in reach."""
        if points >= len(self._within):
            self._grow(max(points, USUAL))
        return self._within[points]

    def _grow(self, points: int) -> None:
        steps, order, before, costs, within = (
            self.ground.steps,
            list(self.order),
            list(self.before),
            list(self.cost),
            list(self._within),
        )
        seen, done = [False] * len(steps), within[-2] + 1 if len(within) > 1 else 0
        for place in order:
            seen[place] = True
        for distance in range(len(within), points + 1):
            ring = range(done, len(order))
            done = len(order)
            for number in ring:
                for near in steps[order[number]]:
                    if not seen[near]:
                        seen[near] = True
                        order.append(near)
                        before.append(number)
                        costs.append(distance)
            within.append(len(order) - 1)
        self.order, self.before, self.cost, self._within = tuple(order), tuple(before), tuple(costs), tuple(within)


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
