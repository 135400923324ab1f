"""Where pawns walk and where they may stop; and what is open to guards beyond that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from colditz.model.ids import CrossingId, Place, RoomId, Symbol, TunnelId
from colditz.model.rows import FARTHEST, Rings, flood, more_rings, rings_around, ways_of

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
            found = self._ways[goals] = flood(ways_of(self.into), goals, FARTHEST)
        return found


WIDEST: Final = 40  # steps; whoever has more points lists his walks
USUAL: Final = 12  # steps that a throw gives at most


class Ball:
    """The circles around one, nearest first, each with the one before it on a shortest way; pawns ignored.

    It is worked out as far as somebody had points to walk.
    """

    def __init__(self, ground: Footing, start: Place) -> None:
        self.ground = ground
        self._take(rings_around(start))

    def _take(self, rings: Rings) -> None:
        self._rings = rings
        self.order, self.before, self.cost, self._within = rings  # the first of them is where it stands

    def within(self, points: int) -> int:
        """How many others are in reach."""
        if points >= len(self._within):
            self._take(more_rings(self.ground.ways, self._rings, max(points, USUAL)))
        return self._within[points]


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
