"""What the surveyor has before him: a castle as written, as built, and the figures that it must show."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from colditz.model.board import Board
from colditz.model.records import Draft, Slot, SpaceRecord


class Fault(NamedTuple):
    """A claim that does not hold, why, and the space at fault where there is one."""

    claim: str
    message: str
    space: str


@dataclass(frozen=True, slots=True)
class Figures:
    """What one edition's board must show where the editions differ."""

    spaces: Mapping[str, int]  # by area, then cells, bunks and desks
    links: Mapping[str, int]  # by kind
    tunnels: Mapping[str, int]  # circles, by name
    gates: frozenset[str]
    free_return: frozenset[str]
    rounds: int
    flies: bool


@dataclass(frozen=True)
class Site:
    """One edition's castle on the surveyor's table."""

    draft: Draft
    board: Board
    figures: Figures

    @property
    def spaces(self) -> Iterable[SpaceRecord]:
        """Every circle."""
        return self.draft.spaces.values()

    def of_kind(self, *kinds: str) -> list[SpaceRecord]:
        """Every circle of these kinds."""
        return [space for space in self.spaces if space.kind in kinds]

    @cached_property
    def slots(self) -> list[Slot]:
        """Printed places that nobody walks on: cells, bunks and desks."""
        return [
            *(slot for block in self.draft.cells.values() for slot in block),
            *self.draft.bunks,
            *self.draft.offices,
        ]

    @cached_property
    def near(self) -> dict[str, set[str]]:
        """Plain neighbours above ground, over a tunnel but not along it, as the engine walks."""
        names, circles = self.board.names, len(self.draft.spaces)
        return {
            name: {names[near] for near in self.board.steps[place] if near < circles}
            for name, place in self.board.index.items()
            if place < circles
        }

    @cached_property
    def pairs(self) -> dict[frozenset[str], list[str]]:
        """The kinds of link of every pair of circles that has one."""
        found: dict[frozenset[str], list[str]] = {}
        for a, b, kind in self.draft.links:
            found.setdefault(frozenset((a, b)), []).append(kind)
        return found

    @cached_property
    def gates(self) -> frozenset[str]:
        """Circles that only a key or a pass opens."""
        return frozenset(space.name for space in self.spaces if space.values("gate"))

    @cached_property
    def on_foot(self) -> set[str]:
        """Where a POW gets from the Appel without equipment."""
        return self.flood([space.name for space in self.of_kind("appel")], self.gates)

    def flood(self, start: Iterable[str], shut: Iterable[str] = ()) -> set[str]:
        """Where plain steps lead from some circles, with others shut."""
        seen, barred = set(start), set(shut)
        todo = list(seen)
        while todo:
            fresh = self.near[todo.pop()] - seen - barred
            seen |= fresh
            todo += fresh
        return seen

    def distance(self, a: str, b: str) -> float:
        """How far apart the centres of two circles lie."""
        first, second = self.draft.spaces[a], self.draft.spaces[b]
        return math.hypot(first.x - second.x, first.y - second.y)


class Complaint(NamedTuple):
    """What a check has found, before it is known by its claim."""

    message: str
    space: str = ""


Check = Callable[[Site], Iterator[Complaint]]
