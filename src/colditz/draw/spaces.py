"""The playing spaces: every circle, what is printed on it, tunnels, cells, bunks and the ways between them."""

from __future__ import annotations

import itertools
import math

from colditz.draw.ground import WIDTH
from colditz.draw.icons import use
from colditz.draw.lettering import say
from colditz.draw.svg import Node, Point, angle, layer, node, number, path, strokes, toward
from colditz.draw.words import OFFICE, WAYS_OUT
from colditz.model.records import Draft, Slot, SpaceRecord

RADIUS = 0.44
SIZES = {"target": 0.62, "landing": 0.42}
SHOWN_MARKS = ("beam", "walkway", "grass", "roof", "bridge", "moat", "choke")
KINDS_OF_LINK = ("plain", "tunnel", "drop", "wire")


def draw_spaces(root: Node, source: Draft, *, links: bool = False) -> None:
    """Tunnels under the circles, circles, and on them whatever tells them apart."""
    _draw_tunnels(layer(root, "tunnels"), source)
    _draw_ropes(layer(root, "ropes"), source)
    if links:
        _draw_links(layer(root, "links"), source)
    circles, marks = layer(root, "spaces"), layer(root, "marks")
    for space in source.spaces.values():
        _draw_space(circles, space)
        _draw_mark(marks, space)
    _draw_slots(layer(root, "homes"), source)


def _draw_space(group: Node, space: SpaceRecord) -> None:
    words = ["space", f"kind-{space.kind}", f"area-{space.area}", *(m for m in SHOWN_MARKS if m in space.marks)]
    if space.values("tunnel") and space.kind != "tunnel":
        words.append("tunnelled")
    radius = SIZES.get(space.kind, RADIUS)
    node(group, "circle", id=f"space-{space.name}", class_=" ".join(words), cx=space.x, cy=space.y, r=radius)


def _draw_mark(group: Node, space: SpaceRecord) -> None:
    x, y = space.x, space.y
    match space.kind:
        case "drop30" | "drop60":
            node(group, "text", space.kind[-2:], class_="figure", x=x, y=y + 0.09)
            node(group, "path", class_="rope-line", d=f"M{number(x - 0.2)} {number(y + 0.23)}q.1 -.1 .2 0t.2 0")
        case "door":
            use(group, "icon-key", x, y, 0.78)
        case "inspection":
            use(group, "icon-pass", x, y, 0.78)
        case "target":
            use(group, "icon-freedom", x, y)
            _draw_exit(group, space)
        case "post":
            use(group, "icon-sentry", x, y)
            _draw_sign(group, space)
        case "landing":
            node(group, "circle", class_="rim", cx=x, cy=y, r=0.5)
            node(group, "circle", class_="rim", cx=x, cy=y, r=0.34)


SIGN_ROOM = 1.4  # from a circle to the board's edge, so that its sign is whole where signs are drawn large
INNER_POSTS = 5  # the letters go on outside


def sign_of(name: str) -> str:
    """What the story calls a post or a way out by: posts have letters, inner ones first, ways out numbers or names."""
    kind, *_, ordinal = name.split("-")
    if kind == "target":
        return ordinal
    return chr(ord("A") - 1 + int(ordinal) + (0 if "inner" in name else INNER_POSTS))


def _draw_exit(group: Node, space: SpaceRecord) -> None:
    """Ways out are numbered; the one that nobody walks to is called by its name."""
    if sign_of(space.name).isdigit():
        _draw_sign(group, space)
    else:
        say(group, WAYS_OUT[sign_of(space.name)], "label floor-letters", space.x, space.y + 0.95, size=0.5)


def _draw_sign(group: Node, space: SpaceRecord) -> None:
    """The letter or number, on a small plate at the circle's edge, where no pawn and no frame hides it."""
    right, above = space.x < WIDTH - SIGN_ROOM, space.y > SIGN_ROOM
    x, y = space.x + (0.6 if right else -0.6), space.y + (-0.56 if above else 0.56)
    at = node(group, "g", transform=f"translate({number(x)} {number(y)})")
    plate = node(at, "g", class_="plate")
    node(plate, "circle", class_="sign", r=0.29)
    node(plate, "text", sign_of(space.name), class_="sign-letter", y=0.14)


def _draw_tunnels(group: Node, source: Draft) -> None:
    """Dug earth: a dark band from circle to circle, with a broken edge."""
    for name, circles in _tunnels(source).items():
        line = path(circles)
        node(group, "path", class_="burrow", id=f"tunnel-{name}", d=line)
        for side in (-0.43, 0.43):
            edges = [_beside(a, b, side) for a, b in itertools.pairwise(circles)]
            node(group, "path", class_="burrow-edge", d=strokes(edges))


def _tunnels(source: Draft) -> dict[str, list[Point]]:
    found: dict[str, dict[int, Point]] = {}
    for space in source.spaces.values():
        for value in space.values("tunnel"):
            name, number_ = value.split(":")
            found.setdefault(name, {})[int(number_)] = (space.x, space.y)
    return {name: [points[step] for step in sorted(points)] for name, points in sorted(found.items())}


def _beside(a: Point, b: Point, side: float) -> tuple[Point, Point]:
    turn = math.radians(angle(a, b) + 90)
    dx, dy = side * math.cos(turn), side * math.sin(turn)
    return (a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy)


def _draw_ropes(group: Node, source: Draft) -> None:
    """A knotted rope from the top of every drop to its landing."""
    for a, b, kind in source.links:
        if kind.startswith("drop"):
            top, foot = source.spaces[a], source.spaces[b]
            start = toward((top.x, top.y), (foot.x, foot.y), RADIUS)
            end = toward((foot.x, foot.y), (top.x, top.y), SIZES["landing"] - 0.1)
            for class_ in ("rope-line", "rope-lay"):
                node(group, "path", class_=class_, d=path((start, end)))


def _draw_links(group: Node, source: Draft) -> None:
    for kind in KINDS_OF_LINK:
        lines = [(_at(source, a), _at(source, b)) for a, b, what in source.links if what.startswith(kind)]
        if lines:
            node(group, "path", class_=f"link {kind}", d=strokes(lines))


def _at(source: Draft, name: str) -> Point:
    return source.spaces[name].x, source.spaces[name].y


def _draw_slots(group: Node, source: Draft) -> None:
    """Cells with bars, bunks with blankets, desks of the office."""
    for block, cells in source.cells.items():
        for cell in cells:
            _draw_cell(group, cell)
        _draw_way_out(group, source, block, cells)
    for bunk in source.bunks:
        node(group, "circle", id=f"space-{bunk.name}", class_="bunk", cx=bunk.x, cy=bunk.y, r=0.45)
        use(group, "icon-bunk", bunk.x, bunk.y)
    if source.offices:
        _draw_office(group, source.offices)


def _draw_office(group: Node, desks: list[Slot]) -> None:
    """The Commander's office, a house around its desks, on the boards that have one."""
    left, top = min(desk.x for desk in desks) - 0.62, min(desk.y for desk in desks) - 0.62
    right, bottom = max(desk.x for desk in desks) + 0.62, max(desk.y for desk in desks) + 1.15
    node(group, "rect", class_="office", x=left, y=top, width=right - left, height=bottom - top)
    say(group, OFFICE, "label floor-letters", (left + right) / 2, bottom - 0.35, size=0.4)
    for desk in desks:
        node(group, "circle", id=f"space-{desk.name}", class_="bunk", cx=desk.x, cy=desk.y, r=RADIUS)
        use(group, "icon-sentry", desk.x, desk.y, 0.7)


def _draw_cell(group: Node, cell: Slot) -> None:
    x, y = cell.x, cell.y
    node(group, "circle", id=f"space-{cell.name}", class_="cell", cx=x, cy=y, r=RADIUS)
    bars = [(x + dx, math.sqrt(RADIUS**2 - dx**2) - 0.03) for dx in (-0.26, -0.09, 0.09, 0.26)]
    node(group, "path", class_="bars", d=strokes([((bar, y - half), (bar, y + half)) for bar, half in bars]))


def _draw_way_out(group: Node, source: Draft, block: str, cells: list[Slot]) -> None:
    """A small arrow from a block of cells to the circle where its men come out."""
    for space in source.spaces.values():
        if block in space.values("exit"):
            nearest = min(cells, key=lambda cell: math.dist((cell.x, cell.y), (space.x, space.y)))
            from_, to = (nearest.x, nearest.y), (space.x, space.y)
            x, y = toward(to, from_, 0.78)
            turn = number(angle(from_, to))
            shape = "M.2 0l-.26-.2v.12h-.2v.16h.2v.12z"
            node(group, "path", class_="arrow", d=shape, transform=f"translate({number(x)} {number(y)}) rotate({turn})")
