"""The castle with the paths of men on it: where POWs and guards come to, and where arrests are made."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from xml.etree import ElementTree as ET

from colditz import EDITIONS
from colditz.draw.castle import castle_svg
from colditz.draw.ground import HEIGHT
from colditz.draw.panel import LEFT, MARGIN
from colditz.draw.svg import Node, node, number
from colditz.model.board import Board
from colditz.model.builder import load_board
from colditz.sim.record import GameRow

LAYERS = ("visits", "patrols", "caught")
CLASSES = 6
VEIL = "layer-frame"


def heat_map(edition: str, rows: Sequence[GameRow], language: str = "en") -> str:
    """The castle of an edition, veiled, with one layer of spots for each thing that is counted."""
    variant = EDITIONS[edition].variant
    castle = castle_svg(variant, language=language).strip()
    board = load_board(variant)
    group = ET.Element("g", {"class": "heat"})
    node(group, "rect", class_="veil", x=-MARGIN, y=-MARGIN, width=LEFT + MARGIN, height=HEIGHT + 2 * MARGIN)
    for name in LAYERS:
        _spots(node(group, "g", class_=f"heat-{name}"), board, _total(rows, name))
    spots = ET.tostring(group, encoding="unicode")
    return _own_ids(castle.removesuffix("</svg>") + spots + "</svg>", edition)


def _total(rows: Sequence[GameRow], column: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for row in rows:
        found.update(getattr(row, column))
    return found


def _spots(group: Node, board: Board, counts: Mapping[str, int]) -> None:
    """One stroke a class, of dots without length, so that the page stays small."""
    places = {board.place(name): count for name, count in counts.items()}
    places = {place: count for place, count in places.items() if place < board.walkable}
    most = max(places.values(), default=1)
    strokes: list[list[str]] = [[] for _ in range(CLASSES)]
    for place, count in sorted(places.items()):
        step = min(int(math.sqrt(count / most) * CLASSES), CLASSES - 1)
        strokes[step].append(f"M{number(board.x[place])} {number(board.y[place])}h0")
    for step, dots in enumerate(strokes):
        if dots:
            node(group, "path", class_=f"h{step}", d="".join(dots))


def _own_ids(markup: str, prefix: str) -> str:
    """Names that no other castle on the page has."""
    markup = re.sub(r' id="([^"]+)"', rf' id="{prefix}-\1"', markup)
    markup = re.sub(r'href="#([^"]+)"', rf'href="#{prefix}-\1"', markup)
    return re.sub(r"url\(#([^)]+)\)", rf"url(#{prefix}-\1)", markup)


def busiest(rows: Sequence[GameRow], column: str, number_of: int = 8) -> list[tuple[str, float]]:
    """The spaces that see the most, and how often in a game."""
    return [(name, count / len(rows)) for name, count in _total(rows, column).most_common(number_of)]
