"""Reads the shapes of the castle: walls, floors, roofs, ground, and where labels stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from colditz.draw.svg import Point
from colditz.model.records import CastleError, castle_text


class Shape(NamedTuple):
    """One record: its kind, the words that describe it, and its points."""

    kind: str
    words: tuple[str, ...]
    points: tuple[Point, ...]

    @property
    def name(self) -> str:
        """The first describing word."""
        return self.words[0]

    def figure(self, index: int) -> float:
        """A describing word that is a number."""
        return float(self.words[index])


@dataclass(frozen=True, slots=True)
class Shapes:
    """All records of a shapes file, in the order in which they are written."""

    records: tuple[Shape, ...]

    def of(self, kind: str) -> list[Shape]:
        """The records of one kind."""
        return [shape for shape in self.records if shape.kind == kind]


def read_shapes(text: str | None = None) -> Shapes:
    """The shapes that ship with the package, or those of another text."""
    lines = (castle_text("shapes") if text is None else text).splitlines()
    records = [_read(number, words) for number, line in enumerate(lines, 1) if (words := line.split("#", 1)[0].split())]
    return Shapes(tuple(records))


def _read(line: int, words: list[str]) -> Shape:
    try:
        points = tuple(_point(word) for word in words[1:] if "," in word)
    except ValueError as error:
        raise CastleError(f"shapes.castle, line {line}: cannot read {' '.join(words)!r}") from error
    return Shape(words[0], tuple(word for word in words[1:] if "," not in word), points)


def _point(word: str) -> Point:
    x, y = word.split(",")
    return float(x), float(y)
