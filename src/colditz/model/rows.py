"""Rows of small numbers, one for each circle, and the searches over them: the engine's hottest loops.

In plain Python nothing is quicker than lists. For the compiled engine the build puts `model/native_rows.py` in the
place of this file: the same in machine numbers, which are searched six times and copied sixty times as fast.
"""

from __future__ import annotations

from typing import Final

from colditz.model.ids import NOWHERE, Place

Row = list[int]
Places = list[Place]
Ways = tuple[tuple[Place, ...], ...]  # by circle: the circles beside it
Fixed = tuple[int, ...]  # numbers that do not change any more: the garbage collector need not look through them
Rings = tuple[Fixed, Fixed, Fixed, Fixed]
FARTHEST: Final = 255  # no way leads there
STAYS: Final = 255  # marks the circle where a walk begins; no walk is that long


def zeros(length: int) -> Row:
    """A row of zeros."""
    return [0] * length


def row_of(numbers: list[int]) -> Row:
    """These numbers; whoever made the list gives it away."""
    return numbers


def places_of(found: list[Place]) -> Places:
    """These circles; whoever made the list gives it away."""
    return found


def ways_of(steps: tuple[tuple[Place, ...], ...]) -> Ways:
    """The ways of a ground, as the searches want them."""
    return steps


def all_are(numbers: list[int], value: int) -> bool:
    """Nothing else stands in a list: seen at a glance, and often asked."""
    return numbers.count(value) == len(numbers)


def wipe(places: Places, marks: Row) -> None:
    """Set the marks of these circles to zero."""
    for place in places:
        marks[place] = 0


def spread(ways: Ways, occupant: Row, start: Place, points: int, marks: Row) -> Places:
    """Every circle within so many steps that pawns leave free, nearest first, the start itself before them.

    `marks` must be all zeros; it is filled with costs.
    """
    order = [start]
    marks[start] = STAYS
    done = 0
    for cost in range(1, points + 1):
        ring = order[done:]
        done = len(order)
        if not ring:
            break
        for place in ring:
            for near in ways[place]:
                if not marks[near] and not occupant[near]:
                    marks[near] = cost
                    order.append(near)
    return order


def steps_to_one(ways: Ways, occupant: Row, far: bytes, start: Place, to: Place, points: int) -> int:
    """Steps to one free circle round whoever stands in the way, or NOWHERE; `far` says how far it is at least."""
    seen, ring = {start}, [start]
    for cost in range(1, points + 1):
        further: list[Place] = []
        for place in ring:
            for near in ways[place]:
                if near == to:
                    return cost
                if far[near] <= points - cost and not occupant[near] and near not in seen:
                    seen.add(near)
                    further.append(near)
        ring = further
    return NOWHERE


def flood(ways: Ways, goals: tuple[Place, ...], limit: int) -> bytes:
    """Steps from some circles to every circle within so many, pawns ignored; FARTHEST to all others."""
    row = [FARTHEST] * len(ways)
    for goal in goals:
        row[goal] = 0
    ring, cost = list(goals), 0
    while ring and cost < limit:
        cost += 1
        further: list[Place] = []
        for place in ring:
            for near in ways[place]:
                if row[near] == FARTHEST:
                    row[near] = cost
                    further.append(near)
        ring = further
    return bytes(row)


def rings_around(start: Place) -> Rings:
    """The rings around a circle before the first is worked out: see `more_rings`."""
    return (start,), (NOWHERE,), (0,), (0,)


def more_rings(ways: Ways, rings: Rings, points: int) -> Rings:
    """The circles around one as far as so many steps lead, nearest first, pawns ignored.

    Beside them: from which of them (by its number) a shortest way comes to each, the steps to each, and by steps how
    many circles other than the first lie within.
    """
    order, before, costs, within = [list(numbers) for numbers in rings]
    seen, done = [False] * len(ways), within[-2] + 1 if len(within) > 1 else 0
    for place in order:
        seen[place] = True
    for distance in range(len(within), points + 1):
        ring = range(done, len(order))
        done = len(order)
        for number in ring:
            for near in ways[order[number]]:
                if not seen[near]:
                    seen[near] = True
                    order.append(near)
                    before.append(number)
                    costs.append(distance)
        within.append(len(order) - 1)
    return tuple(order), tuple(before), tuple(costs), tuple(within)


class Distances:
    """Steps to one circle from every circle of a ground, round all pawns; the last step is taken from `beside`.

    Worked out as far as somebody asks; it is thrown away once a pawn has moved.
    """

    def __init__(self, ways: Ways, occupant: Row, ground: bytes, goal: Place, beside: tuple[Place, ...]) -> None:
        self._ways, self._occupant, self._ground = ways, occupant, ground
        self._far, self._order, self._done = [NOWHERE] * len(occupant), [goal], 0
        self._far[goal] = 0
        self._beside = beside

    def steps_from(self, place: Place) -> int:
        """Steps from a circle, or NOWHERE; afterwards everything nearer is known."""
        far, order = self._far, self._order
        while far[place] == NOWHERE and self._done < len(order):
            here = order[self._done]
            for near in self._ways[here] if self._done else self._beside:
                if far[near] == NOWHERE and self._ground[near]:
                    far[near] = far[here] + 1
                    if not self._occupant[near]:
                        order.append(near)
            self._done += 1
        return far[place]

    def known_steps(self, place: Place) -> int:
        """The same if a circle as far or farther was asked for; else perhaps NOWHERE."""
        return self._far[place]
