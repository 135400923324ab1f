"""A very small way of plotting: axes, dots, bars and curves as SVG that takes its colours from a style sheet."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Sequence
from importlib.resources import files
from itertools import pairwise
from xml.etree import ElementTree as ET

from colditz.draw.svg import Point, node, number, path

WIDTH = 470.0
LETTER = 6.6  # about how wide a letter is
ROUND = "http://www.w3.org/2000/svg"
SHAPES = (
    "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0",
    "M-4.6 -4.6h9.2v9.2h-9.2z",
    "M0 -6L5.6 4.4H-5.6z",
    "M0 -6.4L6.4 0L0 6.4L-6.4 0z",
)


class Plot:
    """A sheet with a headline and a field of values on it."""

    def __init__(self, title: str, height: float, *, left: float = 40, right: float = 16, foot: float = 40) -> None:
        self.height = height + 30 + foot
        self.left, self.right = left, WIDTH - right
        self.top, self.bottom = 30.0, 30.0 + height
        self.across, self.up = (0.0, 1.0), (0.0, 1.0)
        self.root = ET.Element("svg", {"xmlns": ROUND, "class": "plot", "role": "img"})
        self.root.set("viewBox", f"0 0 {number(WIDTH)} {number(self.height)}")
        node(self.root, "title", title)
        node(self.root, "rect", class_="sheet", x=0, y=0, width=WIDTH, height=self.height)
        self.text(12, 18, title, "headline")

    # --- from values to the sheet

    def x(self, value: float) -> float:
        """Where a value stands across."""
        low, high = self.across
        return self.left + (value - low) / (high - low) * (self.right - self.left)

    def y(self, value: float) -> float:
        """Where a value stands up."""
        low, high = self.up
        return self.bottom - (value - low) / (high - low) * (self.bottom - self.top)

    # --- marks

    def text(self, x: float, y: float, words: str, class_: str = "") -> None:
        """Words at a point."""
        node(self.root, "text", words, x=x, y=y, **({"class_": class_} if class_ else {}))

    def line(self, points: Sequence[Point], class_: str) -> None:
        """A line through points of the sheet."""
        node(self.root, "path", class_=class_, d=path(points))

    def bar(self, x: float, y: float, width: float, height: float, class_: str, says: str = "") -> None:
        """A bar, which tells its figure to whoever points at it."""
        made = node(self.root, "rect", class_=class_, x=x, y=y, width=max(width, 0), height=height)
        if says:
            node(made, "title", says)

    def dot(self, x: float, y: float, style: int, says: str = "") -> None:
        """A dot whose shape and colour tell the same."""
        made = node(self.root, "path", class_=f"dot filled s{style % 6}", d=SHAPES[style % len(SHAPES)])
        made.set("transform", f"translate({number(x)} {number(y)})")
        if says:
            node(made, "title", says)

    def key(self, names: Sequence[str], y: float) -> None:
        """What the colours stand for, in a line."""
        x = self.left + 4
        for style, name in enumerate(names):
            self.bar(x, y - 10, 11, 11, f"filled s{style % 6}")
            self.text(x + 16, y, name, "small")
            x += 30 + len(name) * LETTER

    # --- axes

    def scale_below(self, ticks: Iterable[float], write: Callable[[float], str], label: str) -> None:
        """Upright rules with figures below."""
        for tick in ticks:
            self.line(((self.x(tick), self.top), (self.x(tick), self.bottom)), "rule")
            self.text(self.x(tick), self.bottom + 16, write(tick), "faint middle")
        self.text(self.right, self.bottom + 33, label, "faint end")

    def scale_beside(self, ticks: Iterable[float], write: Callable[[float], str]) -> None:
        """Level rules with figures to the left."""
        for tick in ticks:
            self.line(((self.left, self.y(tick)), (self.right, self.y(tick))), "rule")
            self.text(self.left - 6, self.y(tick) + 4, write(tick), "faint end")

    # --- the picture

    def markup(self) -> str:
        """For a page that holds the style sheet."""
        return ET.tostring(self.root, encoding="unicode")

    def alone(self) -> str:
        """For a file of its own."""
        style = ET.Element("style")
        style.text = style_sheet()
        root = ET.Element("svg", {**self.root.attrib, "width": number(WIDTH), "height": number(self.height)})
        root.extend([self.root[0], style, *self.root[1:]])
        return ET.tostring(root, encoding="unicode") + "\n"


def style_sheet() -> str:
    """The colours of all plots, by day and by night."""
    text = (files("colditz.sim") / "plot.css").read_text(encoding="utf-8")
    return re.sub(r"\s+", " ", text).strip()


def ticks(high: float, number_of: int = 5) -> list[float]:
    """Round numbers from nothing to a little over the highest value."""
    if high <= 0:
        return [0.0, 1.0]
    rough = high / number_of
    size = 10.0 ** math.floor(math.log10(rough))
    step = next(size * each for each in (1, 2, 5, 10) if size * each >= rough - 1e-9)
    count = math.ceil(high / step - 1e-9)
    return [step * each for each in range(count + 1)]


def shorten(words: str, room: float) -> str:
    """Words that fit into a width, cut if they must be."""
    most = max(int(room / LETTER), 4)
    return words if len(words) <= most else words[: most - 1] + "…"


def spread(heights: Sequence[float], room: float) -> list[float]:
    """Heights near the wanted ones that leave room for a line of words each."""
    order = sorted(range(len(heights)), key=lambda place: heights[place])
    found = list(heights)
    for above, place in pairwise(order):
        found[place] = max(found[place], found[above] + room)
    return found
