"""What `model/rows.py` does, in machine numbers. The build compiles this file under that name; nothing imports it."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from colditz.model.ids import NOWHERE, Place

Row: TypeAlias = "vec[i16]"  # in quotes: as an expression it would be asked for a vector of Python's integers
Places: TypeAlias = "vec[i64]"
Fixed: TypeAlias = "vec[i64]"
Rings: TypeAlias = "tuple[Fixed, Fixed, Fixed, Fixed]"
FARTHEST: Final = 255  # no way leads there
STAYS: Final = 255  # marks the circle where a walk begins; no walk is that long


class Ways:
    """The circles beside every circle, in one row."""

    def __init__(self, steps: tuple[tuple[Place, ...], ...]) -> None:
        first, near = vec[i64](), vec[i64]()
        for row in steps:
            first = append(first, i64(len(near)))
            for place in row:
                near = append(near, i64(place))
        self.first, self.near = append(first, i64(len(near))), near
        self.unseen = zeros(len(steps))  # copied for each search that stops at one circle
        self.unreached = bytes([FARTHEST]) * len(steps)


def zeros(length: int) -> Row:
    """A row of zeros."""
    return vec[i16]([0] * length)


def row_of(numbers: list[int]) -> Row:
    """These numbers."""
    return vec[i16]([i16(number) for number in numbers])


def places_of(found: list[Place]) -> Places:
    """These circles."""
    return vec[i64]([i64(place) for place in found])


def ways_of(steps: tuple[tuple[Place, ...], ...]) -> Ways:
    """The ways of a ground, as the searches want them."""
    return Ways(steps)


def all_are(numbers: list[int], value: int) -> bool:
    """Nothing else stands in a list: seen at a glance, and often asked."""
    for number in numbers:  # noqa: SIM110 - compiled, a loop is sooner done
        if number != value:
            return False
    return True


def wipe(places: Places, marks: Row) -> None:
    """Set the marks of these circles to zero."""
    for place in places:
        marks[place] = 0


def spread(ways: Ways, occupant: Row, start: Place, points: int, marks: Row) -> Places:
    """Every circle within so many steps that pawns leave free, nearest first, the start itself before them."""
    first, beside = ways.first, ways.near
    order = append(vec[i64](), i64(start))
    marks[start] = STAYS
    done: i64 = 0
    cost: i16 = 0
    limit = i16(points)
    while cost < limit and done < len(order):
        cost += 1
        end = len(order)
        while done < end:
            number = first[order[done]]
            last = first[order[done] + 1]
            done += 1
            while number < last:
                near = beside[number]
                number += 1
                if not marks[near] and not occupant[near]:
                    marks[near] = cost
                    order = append(order, near)
    return order


def steps_to_one(ways: Ways, occupant: Row, far: bytes, start: Place, to: Place, points: int) -> int:
    """Steps to one free circle round whoever stands in the way, or NOWHERE; `far` says how far it is at least."""
    first, beside, goal = ways.first, ways.near, i64(to)
    seen = ways.unseen[:]
    seen[start] = 1
    order = append(vec[i64](), i64(start))
    done: i64 = 0
    left = i64(points)
    while left > 0 and done < len(order):
        left -= 1
        end = len(order)
        while done < end:
            number = first[order[done]]
            last = first[order[done] + 1]
            done += 1
            while number < last:
                near = beside[number]
                number += 1
                if near == goal:
                    return points - int(left)
                if not seen[near] and not occupant[near] and far[near] <= left:
                    seen[near] = 1
                    order = append(order, near)
    return NOWHERE


def flood(ways: Ways, goals: tuple[Place, ...], limit: int) -> bytes:
    """Steps from some circles to every circle within so many, pawns ignored; FARTHEST to all others."""
    first, beside, row = ways.first, ways.near, BytesWriter()
    row.write(ways.unreached)
    order = vec[i64]()
    for goal in goals:
        row[i64(goal)] = 0
        order = append(order, i64(goal))
    done: i64 = 0
    cost: i64 = 0
    most = i64(limit)
    while cost < most and done < len(order):
        cost += 1
        end = len(order)
        while done < end:
            number = first[order[done]]
            last = first[order[done] + 1]
            done += 1
            while number < last:
                near = beside[number]
                number += 1
                if row[near] == FARTHEST:
                    row[near] = u8(cost)
                    order = append(order, near)
    return row.getvalue()


def rings_around(start: Place) -> Rings:
    """The rings around a circle before the first is worked out: see `more_rings`."""
    return vec[i64]([i64(start)]), vec[i64]([i64(NOWHERE)]), vec[i64]([0]), vec[i64]([0])


def more_rings(ways: Ways, rings: Rings, points: int) -> Rings:
    """The circles around one as far as so many steps lead, nearest first, pawns ignored."""
    first, beside = ways.first, ways.near
    order, before, costs, within = rings[0][:], rings[1][:], rings[2][:], rings[3][:]
    seen = ways.unseen[:]
    for place in order:
        seen[place] = 1
    done: i64 = within[len(within) - 2] + 1 if len(within) > 1 else 0
    distance = i64(len(within))
    most = i64(points)
    while distance <= most:
        end = len(order)
        while done < end:
            here = order[done]
            number = first[here]
            last = first[here + 1]
            while number < last:
                near = beside[number]
                number += 1
                if not seen[near]:
                    seen[near] = 1
                    order = append(order, near)
                    before = append(before, done)
                    costs = append(costs, distance)
            done += 1
        within = append(within, i64(len(order) - 1))
        distance += 1
    return order, before, costs, within


class Distances:
    """Steps to one circle from every circle of a ground, round all pawns; the last step is taken from `beside`."""

    def __init__(self, ways: Ways, occupant: Row, ground: bytes, goal: Place, beside: tuple[Place, ...]) -> None:
        self._ways, self._occupant, self._ground = ways, occupant, ground
        self._far = vec[i16]([NOWHERE] * len(occupant))
        self._far[goal] = 0
        self._order = vec[i64]()
        self._done: i64 = 0
        for place in beside:
            if self._far[place] == NOWHERE and ground[place]:
                self._far[place] = 1
                if not occupant[place]:
                    self._order = append(self._order, i64(place))

    def steps_from(self, place: Place) -> int:
        """Steps from a circle, or NOWHERE; afterwards everything nearer is known."""
        first, along, far, order, done = self._ways.first, self._ways.near, self._far, self._order, self._done
        occupant, ground = self._occupant, self._ground
        while far[place] == NOWHERE and done < len(order):
            here = order[done]
            done += 1
            number = first[here]
            last = first[here + 1]
            while number < last:
                near = along[number]
                number += 1
                if far[near] == NOWHERE and ground[near]:
                    far[near] = far[here] + 1
                    if not occupant[near]:
                        order = append(order, near)
        self._order, self._done = order, done
        return int(far[place])

    def known_steps(self, place: Place) -> int:
        """The same if a circle as far or farther was asked for; else perhaps NOWHERE."""
        return int(self._far[place])
