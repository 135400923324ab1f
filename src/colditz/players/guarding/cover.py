"""Cover: how well the guards stand, and what a move does to it."""

from __future__ import annotations

from typing import Final

from colditz.model.ids import Place
from colditz.players.guarding.lines import Ways, ways_left
from colditz.players.guarding.styles import added
from colditz.players.guarding.watch import Watch
from colditz.players.odds import AT_LEAST, IN_TWO_TURNS

MOST_FOCUSES: Final = 12
LATER: Final = 0.8  # what it is worth to get there in two turns, beside getting there in the next
# By steps: how well a guard so far away watches a circle.
WATCHES: Final = tuple(now + LATER * later for now, later in zip(AT_LEAST, IN_TWO_TURNS, strict=True))


class Cover:
    """For each circle that matters: how near the guards are to it."""

    def __init__(self, watch: Watch, guards: list[Place]) -> None:
        focuses = sorted([*watch.focuses, *added(watch)], key=lambda focus: (-focus.weight, focus.place))[:MOST_FOCUSES]
        self.focuses = focuses
        self._watch, self._guards = watch, guards
        self._ways: Ways | None = None  # as far as a decision asks for it
        self.pairing, self.blocking = watch.character.pairing, watch.character.blocking
        self.barred = watch.barred
        self.weights = [focus.weight for focus in focuses]
        self.rows = [watch.castle.chase_row(focus.place, focus.ways) for focus in focuses]
        # by focus: steps of every guard, nearest first, with his place
        self.near = [sorted((row[place], place) for place in guards)[:3] for row in self.rows]

    @property
    def ways(self) -> Ways:
        """The ways out, and how open the guards leave them."""
        if self._ways is None:
            self._ways = ways_left(self._watch, self._guards)
        return self._ways

    def without(self, guard: Place) -> list[tuple[int, int]]:
        """By focus: the steps of the two nearest guards when one of them is gone."""
        found = []
        for near in self.near:
            steps = [steps for steps, place in near if place != guard]
            found.append((steps[0] if steps else 255, steps[1] if len(steps) > 1 else 255))
        return found

    def gains(self, others: list[tuple[int, int]], place: Place) -> list[float]:
        """By focus: what a guard on a place adds to the chance that somebody reaches it."""
        return [
            weight * (AT_LEAST[min(row[place], near)] - AT_LEAST[near])
            for weight, row, (near, _) in zip(self.weights, self.rows, others, strict=True)
        ]

    def worth(self, others: list[tuple[int, int]], place: Place | None) -> float:
        """The cover of all circles by the others and a guard on one more place."""
        total = 0.0
        for weight, row, (near, next_near) in zip(self.weights, self.rows, others, strict=True):
            steps = 255 if place is None else row[place]
            first, second = (steps, near) if steps < near else (near, min(steps, next_near))
            total += weight * (WATCHES[first] + self.pairing * WATCHES[second] + (0.0 if first else self.blocking))
        return total
