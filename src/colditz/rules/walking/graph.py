"""Steps on the board: how far a pawn gets, by which way, and what lies nearest. Knows no rule."""

from __future__ import annotations

from colditz.engine.footing import Footing
from colditz.engine.game import Game, Reach
from colditz.model import rows
from colditz.model.ids import NOWHERE, Place
from colditz.model.rows import STAYS, Row, places_of, zeros


def pieces_of(steps: tuple[tuple[Place, ...], ...]) -> tuple[int, ...]:
    """Which circles hang together: a number a piece."""
    piece = [NOWHERE] * len(steps)
    for origin in range(len(steps)):
        if piece[origin] == NOWHERE:
            todo = [origin]
            piece[origin] = origin
            while todo:
                for near in steps[todo.pop()]:
                    if piece[near] == NOWHERE:
                        piece[near] = origin
                        todo.append(near)
    return tuple(piece)


def spread(ground: Footing, occupant: Row, start: Place, points: int, marks: Row) -> Reach:
    """Where a pawn can walk; `marks` must be all zeros, and costs are looked up in it afterwards."""
    limit = min(points, STAYS - 1)
    return Reach(ground, rows.spread(ground.ways, occupant, start, limit, marks), marks, limit)


def passing(found: Reach, taken: list[Place]) -> Reach:
    """The same walks, but these circles are only passed: nobody stops on them."""
    for place in taken:
        found.marks[place] = 0
    if taken:
        found.order = places_of([place for place in found.order if found.marks[place]])
    return found


def detour(game: Game, ground: Footing, start: Place, to: Place) -> int:
    """Points to walk to one free circle when somebody stands on the straight way to it, or NOWHERE."""
    points = game.state.now.points
    return rows.steps_to_one(ground.ways, game.state.occupant, game.board.near(to, points), start, to, points)


def steps_to_any(ground: Footing, occupant: Row, start: Place, goals: tuple[Place, ...], points: int) -> int:
    """Points to the nearest free circle of several, none where one stands on it already, or NOWHERE."""
    if start in goals:
        return 0
    far, steps, seen, ring = ground.ways_to(goals), ground.steps, {start}, [start]
    if far[start] > points:
        return NOWHERE
    for cost in range(1, points + 1):
        further: list[Place] = []
        for place in ring:
            for near in steps[place]:
                if far[near] <= points - cost and not occupant[near] and near not in seen:
                    if not far[near]:
                        return cost
                    seen.add(near)
                    further.append(near)
        ring = further
    return NOWHERE


def spread_afresh(ground: Footing, occupant: Row, start: Place, points: int) -> Reach:
    """The same with marks of its own, for those who compare several walks."""
    return spread(ground, occupant, start, points, zeros(len(occupant)))


def steps_to_rest(ground: Footing, occupant: Row, start: Place, points: int) -> int:
    """Points to the nearest free circle where a pawn may rest, other than where it stands, or NOWHERE."""
    steps, rest = ground.steps, ground.rest
    if points < 1:
        return NOWHERE
    for near in steps[start]:
        if rest[near] and not occupant[near]:
            return 1
    seen = {start}
    ring = [start]
    for cost in range(1, points + 1):
        further: list[Place] = []
        for place in ring:
            for near in steps[place]:
                if near not in seen and not occupant[near]:
                    if rest[near]:
                        return cost
                    seen.add(near)
                    further.append(near)
        ring = further
        if not ring:
            break
    return NOWHERE


def way(ground: Footing, occupant: Row, start: Place, to: Place) -> list[Place]:
    """The circles of one shortest free way, both ends included; only the ends may be taken.

    Of a walk that leads over pawns or by a chase's ways only the ends are told.
    """
    before = {start: start}
    ring = [start]
    while ring and to not in before:
        further: list[Place] = []
        for place in ring:
            for near in ground.steps[place]:
                if near not in before and (near == to or not occupant[near]):
                    before[near] = place
                    further.append(near)
        ring = further
    if to not in before:
        return [start, to]
    path = [to]
    while path[-1] != start:
        path.append(before[path[-1]])
    return path[::-1]


def nearest(game: Game, origin: Place, steps: tuple[tuple[Place, ...], ...], fits: tuple[bool, ...]) -> list[Place]:
    """The free circles nearest to `origin` that fit, pawns ignored when counting; several where they tie."""
    seen = {origin}
    ring = [origin]
    while ring:
        found = [place for place in ring if fits[place] and not game.state.occupant[place]]
        if found:
            return sorted(found)
        further: list[Place] = []
        for place in ring:
            for near in steps[place]:
                if near not in seen:
                    seen.add(near)
                    further.append(near)
        ring = further
    return []
