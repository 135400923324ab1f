"""Steps on the board: how far a pawn gets, by which way, and what lies nearest. Knows no rule."""

from __future__ import annotations

from colditz.engine.edition import Footing
from colditz.engine.game import FAR, Game, Reach
from colditz.model.ids import NOWHERE, Place


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


def spread(ground: Footing, occupant: list[int], start: Place, points: int) -> Reach:
    """Everything within so many steps that pawns leave free, nearest first. This is the engine's hottest loop.

    One array serves for "taken" and "seen": taken circles carry their pawn's mark, seen ones their cost above FAR.
    """
    steps = ground.steps
    marks = occupant[:]
    marks[start] = FAR
    order = [start]
    done = 0
    for mark in range(FAR + 1, FAR + 1 + min(points, 255 - FAR)):
        ring = order[done:]
        done = len(order)
        if not ring:
            break
        for place in ring:
            for near in steps[place]:
                if not marks[near]:
                    marks[near] = mark
                    order.append(near)
    marks[start] = 0
    return Reach(ground, order, marks, min(points, 255 - FAR))


def way(ground: Footing, occupant: list[int], start: Place, to: Place) -> list[Place]:
    """The circles of one shortest free way, both ends included; only the ends may be taken."""
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
