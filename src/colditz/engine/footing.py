"""Where pawns walk and where they may stop; and what is open to guards beyond that."""

from __future__ import annotations

from dataclasses import dataclass

from colditz.model.ids import CrossingId, Place, RoomId, Symbol, TunnelId

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
