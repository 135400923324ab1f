"""What men built: masonry with rooms cut out of it, roofs, walls, windows, doors, wire and gates."""

from __future__ import annotations

import itertools
import math

from colditz.draw.ground import CUT_OUT, draw_tone
from colditz.draw.icons import use
from colditz.draw.plane import Line, hatch, meeting
from colditz.draw.shapes import Shapes
from colditz.draw.svg import (
    Node,
    Point,
    Points,
    angle,
    layer,
    node,
    number,
    pair,
    path,
    shifted,
    sketched,
    strokes,
    toward,
)
from colditz.model.records import Draft

FALL = (0.22, 0.3)  # which way and how far shadows fall


def draw_masonry(root: Node, shapes: Shapes, source: Draft) -> None:
    """The buildings from the ground up."""
    _draw_masses(layer(root, "masses"), shapes)
    _draw_floors(layer(root, "floors"), shapes, source)
    _draw_roofs(layer(root, "roofs"), shapes)
    _draw_parapets(layer(root, "parapets"), shapes)
    _draw_walls(layer(root, "walls"), shapes)
    towers = layer(root, "towers")
    for shape in shapes.of("tower"):
        _draw_tower(towers, shape.points[0], shape.figure(0))
    _draw_openings(layer(root, "openings"), shapes, source)
    _draw_wire(layer(root, "wire"), shapes)
    _draw_gates(layer(root, "gates"), shapes)


def _draw_masses(group: Node, shapes: Shapes) -> None:
    for shape in shapes.of("mass"):
        node(group, "path", class_="cast", d=path(shifted(shape.points, *(2 * fall for fall in FALL)), closed=True))
    for shape in shapes.of("mass"):
        node(group, "path", class_="stone", d=path(shape.points, closed=True))
        node(group, "path", class_="stone-hatch", d=strokes(hatch(shape.points, -52, 0.24, "stone", wander=0.1)))


def _draw_floors(group: Node, shapes: Shapes, source: Draft) -> None:
    cut = [shape for shape in shapes.of("ground") if shape.name in CUT_OUT]
    for above, shape in enumerate(cut, 1):
        draw_tone(group, shape, [*cut[above:], *shapes.of("floor"), *shapes.of("roof")])
    for shape in shapes.of("floor"):
        name = shape.name
        values = {"id": f"room-{name}"} if name in source.rooms else {}
        node(group, "path", class_=f"floor {name}", d=path(shape.points, closed=True), **values)
        if name in source.rooms:
            boards = hatch(shape.points, _grain(shape.points), 0.34, name, wander=0.1)
            node(group, "path", class_="boards", d=strokes(boards))


def _grain(points: Points) -> float:
    """Floorboards run along the longest side."""
    return angle(*max(itertools.pairwise(points), key=lambda side: math.dist(*side)))


def _draw_roofs(group: Node, shapes: Shapes) -> None:
    for shape in shapes.of("roof"):
        node(group, "path", class_="cast", d=path(shifted(shape.points, *FALL), closed=True))
    for shape in shapes.of("roof"):
        tone, lie = shape.name, shape.figure(1)
        node(group, "path", class_=f"roof {tone}", d=sketched(shape.points, tone, closed=True))
        node(group, "path", class_=f"{tone}s", d=strokes(hatch(shape.points, lie, 0.2, f"{tone}{shape.points}")))
    for shape in shapes.of("ridge"):
        node(group, "path", class_="ridge", d=sketched(shape.points, "ridge"))


def _draw_tower(group: Node, at: Point, radius: float) -> None:
    """A pointed roof: slates run down from the tip, dense at the eaves."""
    x, y = at
    node(group, "circle", class_="cast", cx=x + 0.4, cy=y + 0.5, r=radius)
    node(group, "circle", class_="roof slate", cx=x, cy=y, r=radius)
    rays: list[Line] = []
    for step in range(32):
        turn = math.radians(step * 360 / 32)
        near = radius * (0.12, 0.7, 0.42, 0.7)[step % 4]
        rim = radius * 0.97
        rays.append(
            (
                (x + near * math.cos(turn), y + near * math.sin(turn)),
                (x + rim * math.cos(turn), y + rim * math.sin(turn)),
            )
        )
    node(group, "path", class_="slates", d=strokes(rays))
    node(group, "circle", class_="lamp", cx=x, cy=y, r=0.12)


def _draw_parapets(group: Node, shapes: Shapes) -> None:
    for shape in shapes.of("parapet"):
        wide = shape.figure(0)
        line = sketched(shape.points, "parapet", wobble=0.03)
        node(group, "path", class_="cast-line", stroke_width=wide, d=path(shifted(shape.points, 0.12, 0.18)))
        node(group, "path", class_="parapet", stroke_width=wide, d=line)
        node(group, "path", class_="parapet-top", stroke_width=wide - 0.12, d=line)


def _draw_walls(group: Node, shapes: Shapes) -> None:
    walls = shapes.of("wall")
    for shape in walls:
        shadow = path(shifted(shape.points, 0.16, 0.22))
        node(group, "path", class_="cast-line", stroke_width=shape.figure(0), d=shadow)
    for shape in walls:
        wall = sketched(shape.points, "wall", wobble=0.03)
        node(group, "path", class_="wall", stroke_width=shape.figure(0), d=wall)


def _draw_openings(group: Node, shapes: Shapes, source: Draft) -> None:
    walls = [side for shape in shapes.of("wall") for side in itertools.pairwise(shape.points)]
    for a, b, kind in source.links:
        if kind.startswith("drop"):
            line = tuple((source.spaces[name].x, source.spaces[name].y) for name in (a, b))
            _draw_window(group, (line[0], line[1]), walls)
    for shape in shapes.of("steps"):
        _draw_steps(group, shape.points)


def _draw_window(group: Node, drop: Line, walls: list[Line]) -> None:
    """Where a rope goes out: a lit slot through all the masonry it crosses."""
    hits = sorted(math.dist(drop[0], point) for wall in walls if (point := meeting(drop, wall)))
    if not hits:
        return
    start, end = hits[0] - 0.22, hits[-1] + 0.26
    at = toward(*drop, (start + end) / 2)
    moves = f"translate({number(at[0])} {number(at[1])}) rotate({number(angle(*drop))})"
    length = end - start
    slot = node(group, "g", transform=moves)
    node(slot, "rect", class_="window", x=-length / 2, y=-0.24, width=length, height=0.48)
    node(
        slot, "path", class_="hair", d=f"M{number(length / 2 - 0.14)} -.24v.48M{number(-length / 2)} 0h{number(length)}"
    )


def draw_doors(root: Node, shapes: Shapes) -> None:
    """Leaves that stand ajar in their doorways, above the circles on either side."""
    group = layer(root, "doors")
    for shape in shapes.of("door"):
        hinge, latch = shape.points
        turn = f"translate({pair(hinge)}) rotate({number(angle(hinge, latch) + 14)})"
        node(group, "rect", class_="leaf", y=-0.06, width=math.dist(hinge, latch), height=0.12, transform=turn)


def _draw_steps(group: Node, corners: Points) -> None:
    a, b, c, d = corners
    node(group, "path", class_="stair", d=path(corners, closed=True))
    treads = 6
    lines = [
        (toward(a, d, math.dist(a, d) * step / treads), toward(b, c, math.dist(b, c) * step / treads))
        for step in range(1, treads)
    ]
    node(group, "path", class_="treads", d=strokes(lines))


def _draw_wire(group: Node, shapes: Shapes) -> None:
    """Two strands from picket to picket, with small crosses for the barbs."""
    for shape in shapes.of("wire"):
        for side in (-0.07, 0.07):
            strand = sketched(shifted(shape.points, side / 2, side), f"wire{side}", wobble=0.12)
            node(group, "path", class_="strand", d=strand)
        barbs = "".join(_barb(point) for line in itertools.pairwise(shape.points) for point in _every(line, 0.42))
        node(group, "path", class_="barbs", d=barbs)
        for x, y in shape.points:
            node(group, "circle", class_="picket", cx=x, cy=y, r=0.13)


def _every(line: Line, spacing: float) -> list[Point]:
    count = max(1, round(math.dist(*line) / spacing))
    return [toward(*line, math.dist(*line) * (step + 0.5) / count) for step in range(count)]


def _barb(point: Point) -> str:
    x, y = point
    return f"M{number(x - 0.1)} {number(y - 0.1)}l.2 .2m0-.2l-.2 .2"


def _draw_gates(group: Node, shapes: Shapes) -> None:
    """A boom in two colours wherever a key or a pass is asked for."""
    for shape in shapes.of("gate"):
        line = path(shape.points)
        node(group, "path", class_="boom", d=line)
        node(group, "path", class_="boom-gap", d=line)


def draw_furniture(root: Node, shapes: Shapes, source: Draft) -> None:
    """Each room's symbol, and the staff car."""
    group = layer(root, "furniture")
    for shape in shapes.of("icon"):
        (x, y), size = shape.points[0], shape.figure(1)
        node(group, "circle", class_="symbol-ground", cx=x, cy=y, r=0.62 * size)  # seen by night alone
        use(group, f"icon-{source.rooms[shape.name]}", x, y, size)
    for shape in shapes.of("car"):
        use(group, "icon-car", *shape.points[0], 1.0, shape.figure(0))
