"""A very small way of writing SVG: elements, numbers, paths and a steady hand that trembles a little."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from random import Random
from xml.etree import ElementTree as ET

Point = tuple[float, float]
Points = Sequence[Point]
Node = ET.Element


def number(value: float) -> str:
    """A number with two decimals at most and nothing to spare."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in {"-0", ""} else text


def pair(point: Point) -> str:
    """A point as a path writes it."""
    return f"{number(point[0])} {number(point[1])}"


def node(parent: Node, tag: str, /, text: str = "", **values: str | float) -> Node:
    """A child element; `class_` becomes class and `stroke_width` becomes stroke-width."""
    names = {name.rstrip("_").replace("_", "-"): value for name, value in values.items()}
    child = ET.SubElement(parent, tag, {k: v if isinstance(v, str) else number(v) for k, v in names.items()})
    child.text = text or None
    return child


def layer(parent: Node, name: str) -> Node:
    """A group that the client may show or hide as a whole."""
    return node(parent, "g", id=f"layer-{name}", class_=f"layer {name}")


def path(points: Points, *, closed: bool = False) -> str:
    """Straight lines through the points."""
    return "M" + "L".join(pair(point) for point in points) + ("Z" if closed else "")


def strokes(lines: Iterable[Points]) -> str:
    """Many open lines in a single path."""
    return "".join(path(line) for line in lines)


def sketched(points: Points, name: str, *, closed: bool = False, wobble: float = 0.05) -> str:
    """Lines as drawn by hand: each side bows a little, always the same way for the same name."""
    hand = Random(f"{name}{points[0]}")
    ends = [*points[1:], points[0]] if closed else points[1:]
    drawn = [f"M{pair(points[0])}"]
    for start, end in zip(points, ends, strict=False):
        drawn.append(f"Q{pair(_bowed(start, end, hand.uniform(-wobble, wobble)))} {pair(end)}")
    return "".join(drawn) + ("Z" if closed else "")


def _bowed(start: Point, end: Point, share: float) -> Point:
    length = math.dist(start, end)
    bow = share * min(1.0, length)
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    if length == 0:
        return x, y
    return x - (end[1] - start[1]) / length * bow, y + (end[0] - start[0]) / length * bow


def rounded(points: Points, *, closed: bool = True) -> str:
    """A soft outline: the points pull the curve, which passes through the middles of the sides."""
    ring = list(points)
    middles = [middle(a, b) for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)]
    if not closed:
        inner = "".join(f"Q{pair(a)} {pair(m)}" for a, m in zip(ring[1:-1], middles[1:-1], strict=True))
        return f"M{pair(ring[0])}L{pair(middles[0])}{inner}L{pair(ring[-1])}"
    turns = zip([*ring[1:], ring[0]], [*middles[1:], middles[0]], strict=True)
    return f"M{pair(middles[0])}" + "".join(f"Q{pair(a)} {pair(m)}" for a, m in turns) + "Z"


def middle(a: Point, b: Point) -> Point:
    """The point half-way."""
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def toward(a: Point, b: Point, distance: float) -> Point:
    """The point that lies so far from a on the way to b."""
    length = math.dist(a, b) or 1.0
    return a[0] + (b[0] - a[0]) * distance / length, a[1] + (b[1] - a[1]) * distance / length


def angle(a: Point, b: Point) -> float:
    """The direction from a to b in degrees, as SVG turns things."""
    return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))


def shifted(points: Points, dx: float, dy: float) -> list[Point]:
    """The same points, moved."""
    return [(x + dx, y + dy) for x, y in points]
