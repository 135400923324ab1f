"""Words around the drawing: room names, the title, the compass rose, the scale and the legend."""

from __future__ import annotations

from colditz.draw.ground import HEIGHT, WIDTH
from colditz.draw.icons import use
from colditz.draw.lettering import say
from colditz.draw.shapes import Shape, Shapes
from colditz.draw.svg import Node, layer, node, number
from colditz.draw.words import EDITION, LEGEND, PLACES, SCALE, SUBTITLE, SYMBOLS, TITLE, Words

MARGIN = 1.1
PANEL = 10.6  # width of the strip beside the board
LEFT = WIDTH + 0.9
SAMPLE_KINDS = {
    "walkway": "kind-corridor walkway",
    "searchlight": "kind-searchlight beam",
    "drop": "kind-drop30",
    "target": "kind-target area-outside",
}
SAMPLE_GROUNDS = {
    **dict.fromkeys(("appel", "post", "plain"), "court"),
    **dict.fromkeys(("walkway", "safe", "drop", "tunnel", "cell", "bunk"), "floor"),
    **dict.fromkeys(("searchlight", "car", "target"), "lawn"),
}
MIDDLE = LEFT + PANEL / 2


def draw_ground_letters(root: Node, shapes: Shapes) -> None:
    """Wide letters on the ground, under the circles."""
    _draw_labels(layer(root, "ground-labels"), [shape for shape in shapes.of("label") if shape.words[3] == "field"])


def draw_labels(root: Node, shapes: Shapes) -> None:
    """The names of rooms and blocks."""
    _draw_labels(layer(root, "labels"), [shape for shape in shapes.of("label") if shape.words[3] != "field"])


def _draw_labels(group: Node, labels: list[Shape]) -> None:
    for shape in labels:
        for words, (x, y) in zip(_lines(PLACES[shape.name], len(shape.points)), shape.points, strict=True):
            say(group, words, f"label {shape.words[3]}-letters", x, y, shape.figure(1), shape.figure(2))


def _lines(words: Words, number: int) -> list[Words]:
    """A name in one line or in two, whose first is its first word; where it is one word, the second stays empty."""
    if number == 1:
        return [words]
    halves = [text.partition(" ") for text in words]
    return [Words(*(first for first, _, _ in halves)), Words(*(rest for _, _, rest in halves))]


def draw_panel(root: Node) -> None:
    """The strip beside the board."""
    group = layer(root, "panel")
    _draw_title(group)
    _draw_rose(group, MIDDLE, 8.75)
    _draw_scale(group, 11.0)
    _draw_legend(group, 12.9)
    _draw_symbols(group, 32.2)  # below it the table has its buttons


def draw_frame(root: Node) -> None:
    """A double line around the board."""
    group = layer(root, "frame")
    node(group, "rect", class_="frame", x=0, y=0, width=WIDTH, height=HEIGHT, stroke_width=0.09)
    node(group, "rect", class_="frame", x=-0.3, y=-0.3, width=WIDTH + 0.6, height=HEIGHT + 0.6, stroke_width=0.22)


def _draw_title(group: Node) -> None:
    node(group, "rect", class_="cartouche", x=LEFT, y=-0.2, width=PANEL, height=6, rx=0.3)
    node(group, "rect", class_="hair", x=LEFT + 0.22, y=0.02, width=PANEL - 0.44, height=5.56, rx=0.2)
    say(group, TITLE, "title", MIDDLE, 2.5)
    node(group, "path", class_="hair", d=f"M{number(MIDDLE - 3.6)} 3.15h7.2M{number(MIDDLE - 2.4)} 3.3h4.8")
    say(group, SUBTITLE, "subtitle", MIDDLE, 4.25)
    say(group, EDITION, "small", MIDDLE, 5.05)


def _draw_rose(group: Node, x: float, y: float) -> None:
    rose = node(group, "g", transform=f"translate({number(x)} {number(y)})", class_="rose")
    node(rose, "circle", class_="hair", r=1.55)
    node(rose, "circle", class_="hair", r=1.4)
    for turn in range(0, 360, 45):
        long = 2.0 if turn % 90 == 0 else 1.25
        node(rose, "path", class_="needle", d=f"M0 0L.2-.34L0-{number(long)}z", transform=f"rotate({turn})")
        node(rose, "path", class_="needle-light", d=f"M0 0L-.2-.34L0-{number(long)}z", transform=f"rotate({turn})")
    say(group, Words("N", "N", "N"), "subtitle", x, y - 2.2)


def _draw_legend(group: Node, top: float) -> None:
    for row, (name, words) in enumerate(LEGEND.items()):
        y = top + row * 1.15
        _draw_sample(group, name, LEFT + 0.8, y)
        say(group, words, "legend-line", LEFT + 1.7, y)


def _draw_sample(group: Node, name: str, x: float, y: float) -> None:
    tone = SAMPLE_GROUNDS.get(name, "ring")
    node(group, "rect", class_=f"ground {tone}", x=x - 0.65, y=y - 0.54, width=1.3, height=1.08, rx=0.1)
    match name:
        case "wire":
            barb = "l.2 .2m0-.2l-.2 .2"
            node(group, "path", class_="strand", d=f"M{number(x - 0.6)} {number(y)}h1.2")
            node(group, "path", class_="barbs", d=f"M{number(x - 0.4)} {number(y - 0.1)}{barb}m.5-.2{barb}")
        case "cell":
            node(group, "circle", class_="cell", cx=x, cy=y, r=0.44)
            node(group, "path", class_="bars", d=f"M{number(x - 0.18)} {number(y - 0.36)}v.72m.18-.76v.8m.18-.76v.72")
        case "bunk":
            node(group, "circle", class_="bunk", cx=x, cy=y, r=0.45)
            use(group, "icon-bunk", x, y)
        case "car":
            use(group, "icon-car", x, y, 0.42)
        case _:
            node(group, "circle", class_=f"space {SAMPLE_KINDS.get(name, f'kind-{name}')}", cx=x, cy=y, r=0.44)
            _draw_sample_mark(group, name, x, y)


def _draw_sample_mark(group: Node, name: str, x: float, y: float) -> None:
    match name:
        case "drop":
            node(group, "text", "30", class_="figure", x=x, y=y + 0.09)
            node(group, "path", class_="rope-line", d=f"M{number(x - 0.2)} {number(y + 0.23)}q.1 -.1 .2 0t.2 0")
        case "door":
            use(group, "icon-key", x, y, 0.78)
        case "inspection":
            use(group, "icon-pass", x, y, 0.78)
        case "target":
            use(group, "icon-freedom", x, y, 0.8)
        case "post":
            use(group, "icon-sentry", x, y)
        case "landing":
            node(group, "circle", class_="rim", cx=x, cy=y, r=0.5)


def _draw_symbols(group: Node, top: float) -> None:
    node(group, "path", class_="hair", d=f"M{number(LEFT + 0.4)} {number(top - 0.95)}h{number(PANEL - 0.8)}")
    for index, (name, words) in enumerate(SYMBOLS.items()):
        x, y = LEFT + 0.8 + (index % 2) * 5.4, top + (index // 2) * 1.35
        use(group, f"icon-{name}", x, y, 1.15)
        say(group, words, "legend-small", x + 0.8, y)


def _draw_scale(group: Node, y: float) -> None:
    x = MIDDLE - 5
    node(group, "rect", class_="needle-light", x=x, y=y, width=10, height=0.2)
    for step in range(0, 10, 2):
        node(group, "rect", class_="needle", x=x + step, y=y, width=1, height=0.2)
    say(group, SCALE, "small", MIDDLE, y + 0.75)
