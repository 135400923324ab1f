"""Plane geometry for the drawing: what lies inside a shape, and the strokes that fill it."""

from __future__ import annotations

import math
from random import Random

from colditz.draw.svg import Point, Points

Line = tuple[Point, Point]


def inside(point: Point, shape: Points) -> bool:
    """The point lies within the outline."""
    x, y = point
    found = False
    for (ax, ay), (bx, by) in sides(shape):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found


def sides(shape: Points) -> list[Line]:
    """The closed outline's sides."""
    return list(zip(shape, [*shape[1:], shape[0]], strict=True))


def centre(shape: Points) -> Point:
    """The mean of the corners."""
    return sum(x for x, _ in shape) / len(shape), sum(y for _, y in shape) / len(shape)


def box(shape: Points) -> tuple[float, float, float, float]:
    """The smallest upright frame: left, top, right, bottom."""
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    return min(xs), min(ys), max(xs), max(ys)


def distance_to(point: Point, line: Line) -> float:
    """How far a point lies from a segment."""
    (ax, ay), (bx, by) = line
    length = (bx - ax) ** 2 + (by - ay) ** 2
    share = ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / length if length else 0.0
    share = min(1.0, max(0.0, share))
    return math.dist(point, (ax + (bx - ax) * share, ay + (by - ay) * share))


def hatch(shape: Points, degrees: float, spacing: float, name: str, *, wander: float = 0.25) -> list[Line]:
    """Parallel strokes that fill a shape, spaced by an unsteady hand."""
    turned = [turn(point, -degrees) for point in shape]
    _, top, _, bottom = box(turned)
    hand, lines, y = Random(name), [], top + spacing / 2
    while y < bottom:
        for left, right in _spans(turned, y):
            pull = hand.uniform(0.02, 0.1)
            if right - left > 3 * pull:
                lines.append((turn((left + pull, y), degrees), turn((right - pull, y), degrees)))
        y += spacing * (1 + hand.uniform(-wander, wander))
    return lines


def _spans(shape: Points, y: float) -> list[tuple[float, float]]:
    """Where a level line runs inside a shape."""
    hits = sorted(ax + (bx - ax) * (y - ay) / (by - ay) for (ax, ay), (bx, by) in sides(shape) if (ay > y) != (by > y))
    return list(zip(hits[::2], hits[1::2], strict=True))


def turn(point: Point, degrees: float) -> Point:
    """The point turned about the origin."""
    a = math.radians(degrees)
    return point[0] * math.cos(a) - point[1] * math.sin(a), point[0] * math.sin(a) + point[1] * math.cos(a)


def scatter(shape: Points, spacing: float, name: str) -> list[Point]:
    """Points strewn over a shape, about so far from each other."""
    left, top, right, bottom = box(shape)
    hand, found, y = Random(name), [], top
    while y < bottom:
        x = left + hand.uniform(0, spacing)
        while x < right:
            point = (x + hand.uniform(-0.35, 0.35) * spacing, y + hand.uniform(-0.35, 0.35) * spacing)
            if inside(point, shape):
                found.append(point)
            x += spacing
        y += spacing
    return found


def meeting(a: Line, b: Line) -> Point | None:
    """Where two segments cross, or None."""
    (ax, ay), (bx, by) = a
    (cx, cy), (dx, dy) = b
    slope = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if slope == 0:
        return None
    on_a = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / slope
    on_b = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / slope
    return (ax + (bx - ax) * on_a, ay + (by - ay) * on_a) if 0 <= on_a <= 1 and 0 <= on_b <= 1 else None
