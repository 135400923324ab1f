"""What lies beneath everything: the sheet, fields, water, lawns, trees and the light that falls on them."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable
from random import Random

from colditz.draw.icons import TREES, use
from colditz.draw.plane import distance_to, hatch, inside, scatter, sides
from colditz.draw.shapes import Shape, Shapes
from colditz.draw.svg import Node, Point, Points, angle, layer, node, number, path, rounded, sketched, strokes, toward
from colditz.model.records import Draft

WIDTH, HEIGHT = 55.09, 39.09
CUT_OUT = {"court", "appel"}  # lie within the masonry, so they are laid after it
TEXTURES = {  # of a field of ground: its strokes, and how far they are from each other
    "lawn": ("blades", 0.62),
    "court": ("cobbles", 0.55),
    "ring": ("gravel", 0.75),
    "yard": ("gravel", 0.75),
    "rampart": ("gravel", 0.75),
}
BLADES = (
    "l.07.1l.03-.15",
    "l.07.1v-.14m0 .14l.08-.1",
    "l.07.11l-.03-.16",
    "l.07.12l.02-.17m-.02.17l.08-.12",
    "l.07.08v-.12",
)
MEADOW: Points = ((0.2, 0.35), (WIDTH - 0.2, 0.35), (WIDTH - 0.2, HEIGHT - 0.1), (0.2, HEIGHT - 0.1))


def draw_ground(root: Node, shapes: Shapes, source: Draft) -> None:
    """Fields and water, then the tones of the ground in the order in which they are written."""
    field = layer(root, "field")
    node(field, "rect", class_="field-sheet", width=WIDTH, height=HEIGHT)
    tones = [shape for shape in shapes.of("ground") if shape.name not in CUT_OUT]
    bare = open_to_the_sky(scatter(MEADOW, 1.15, "field"), [*shapes.of("water"), tones[0]])
    node(field, "path", class_="tufts", d=_tufts(bare, "field"))
    _draw_water(layer(root, "water"), shapes)
    grounds, built = layer(root, "ground"), [*shapes.of("mass"), *shapes.of("floor"), *shapes.of("roof")]
    for above, shape in enumerate(tones, 1):
        draw_tone(grounds, shape, [*tones[above:], *built])
    _draw_cliffs(layer(root, "cliffs"), shapes)
    _draw_bridges(layer(root, "bridges"), shapes)
    _draw_trees(layer(root, "trees"), shapes, source)


def draw_tone(group: Node, shape: Shape, above: list[Shape]) -> None:
    """One field of ground with the texture it has, where nothing lies above it."""
    node(group, "path", class_=f"ground {shape.name}", d=sketched(shape.points, shape.name, closed=True))
    if shape.name not in TEXTURES:
        return
    texture, spacing = TEXTURES[shape.name]
    bare = open_to_the_sky(scatter(shape.points, spacing, shape.name), above)
    marks = {"blades": _tufts, "cobbles": _cobbles, "gravel": _dots}[texture]
    node(group, "path", class_=texture, d=marks(bare, shape.name))


def open_to_the_sky(places: Points, above: list[Shape]) -> Points:
    """The places that nothing covers: what nobody sees need not be sent."""
    return [place for place in places if not any(inside(place, shape.points) for shape in above)]


def _roots(places: Points) -> Iterable[str]:
    """Where small marks begin, to a tenth: a texture needs no more, and the page is lighter."""
    return (f"M{number(round(x, 1))} {number(round(y, 1))}" for x, y in places)


def _tufts(places: Points, name: str) -> str:
    """Small blades of grass, two or three from one root."""
    hand = Random(name)
    return "".join(root + hand.choice(BLADES) for root in _roots(places))


def _cobbles(places: Points, name: str) -> str:
    hand = Random(name)
    return "".join(f"{root}q{hand.choice(('.06', '.08', '.1'))}-.1 .2 0" for root in _roots(places))


def _dots(places: Points, name: str) -> str:
    return "".join(f"{root}h.01" for root in _roots(places))


def _draw_water(group: Node, shapes: Shapes) -> None:
    for shape in shapes.of("water"):
        node(group, "path", class_="river", d=rounded(shape.points))
        waves = [line for line in hatch(shape.points, 0, 0.4, "waves") if math.dist(*line) > 0.8]
        node(group, "path", class_="waves", d="".join(_wave(start, end) for start, end in waves))


def _wave(start: Point, end: Point) -> str:
    """A broken rippling line between two banks."""
    hand = Random(f"{start}")
    x, drawn = start[0] + 0.2 + hand.uniform(0, 0.8), ""
    while x < end[0] - 0.7:
        ripples = hand.randint(1, 3)
        drawn += f"M{number(x)} {number(start[1])}q.1 -.09 .2 0" + "t.2 0" * ripples
        x += 0.2 * (ripples + 1) + hand.uniform(0.5, 1.6)
    return drawn


def _draw_cliffs(group: Node, shapes: Shapes) -> None:
    """Hachures: short strokes down a steep slope, thick where it is steepest."""
    for shape in shapes.of("cliff"):
        hand, drawn = Random(f"cliff{shape.points[0]}"), []
        for start, end in itertools.pairwise(shape.points):
            down = math.radians(angle(start, end) + 90)
            for step in range(int(math.dist(start, end) / 0.2)):
                x, y = toward(start, end, step * 0.2 + hand.uniform(0, 0.1))
                near, far = 0.25, hand.choice((0.5, 0.6, 1.0))
                foot = (x + far * math.cos(down), y + far * math.sin(down))
                drawn.append(((x + near * math.cos(down), y + near * math.sin(down)), foot))
        node(group, "path", class_="hachures", d=strokes(drawn))


def _draw_bridges(group: Node, shapes: Shapes) -> None:
    for shape in shapes.of("bridge"):
        shadow = [(x + 0.25, y + 0.35) for x, y in shape.points]
        node(group, "path", class_="cast", d=path(shadow, closed=True))
        node(group, "path", class_="deck", d=sketched(shape.points, "bridge", closed=True))
        node(group, "path", class_="planks", d=strokes(hatch(shape.points, 91, 0.32, "planks")))


def _draw_trees(group: Node, shapes: Shapes, source: Draft) -> None:
    """Woods on the fields, wherever nothing else stands."""
    hand = Random("trees")
    circles = [(space.x, space.y) for space in source.spaces.values() if space.area != "inner"]
    kept_out = [shape.points for kind in ("water", "bridge") for shape in shapes.of(kind)]
    castle = next(shape.points for shape in shapes.of("ground"))
    for place in sorted(scatter(MEADOW, 0.95, "woods"), key=lambda point: point[1]):
        size = hand.uniform(0.75, 1.25)
        if _is_free(place, 0.5 + size / 2, circles, [*kept_out, castle]):
            use(group, f"tree-{hand.randrange(len(TREES))}", *place, size, hand.randrange(0, 360, 15))
    for index, shape in enumerate(shapes.of("tree")):
        use(group, f"tree-{index % len(TREES)}", *shape.points[0], shape.figure(0))


def _is_free(place: Point, room: float, circles: Points, shapes: list[Points]) -> bool:
    if not all(room / 1.6 < edge < limit - room / 1.6 for edge, limit in zip(place, (WIDTH, HEIGHT), strict=True)):
        return False
    if any(math.dist(place, circle) < room for circle in circles):
        return False
    return not any(
        inside(place, shape) or any(distance_to(place, side) < room - 0.1 for side in sides(shape)) for shape in shapes
    )


def draw_beams(root: Node, defs: Node, shapes: Shapes) -> None:
    """Searchlights: a cone of light from a lamp, strongest near it."""
    group = layer(root, "beams")
    for index, shape in enumerate(shapes.of("beam")):
        (x, y), *_ = shape.points
        reach = max(math.dist(shape.points[0], point) for point in shape.points)
        glow = node(defs, "radialGradient", id=f"glow-{index}", gradientUnits="userSpaceOnUse", cx=x, cy=y, r=reach)
        node(glow, "stop", class_="glow", offset="0")
        node(glow, "stop", class_="glow-end", offset="1")
        node(group, "path", class_="cone", fill=f"url(#glow-{index})", d=path(shape.points, closed=True))
        node(group, "circle", class_="lamp", cx=x, cy=y, r=0.27)
