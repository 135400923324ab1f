"""Reads `.castle` files, the plain text in which the board is written down.

One record a line: a word that says what it is, then its values, all apart by spaces; `#` starts a comment.
A variant of the board is a file of the same kind laid over the others; `v3+aeroplane` lays two, one after the other.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib.resources import files

BASE = ("spaces", "links", "rules")
AREAS = frozenset({"inner", "outer", "outside"})


class CastleError(ValueError):
    """A line of a castle file cannot be understood."""


@dataclass(slots=True)
class SpaceRecord:
    """One circle: where it lies, what is printed on it, and its marks."""

    name: str
    x: float
    y: float
    area: str
    kind: str
    marks: list[str]

    def values(self, key: str) -> list[str]:
        """The values of every mark `key=value`."""
        return [mark[len(key) + 1 :] for mark in self.marks if mark.startswith(key + "=")]


@dataclass(frozen=True, slots=True)
class Slot:
    """A printed place in a cell block or in the barracks: nobody walks on it."""

    name: str
    x: float
    y: float


@dataclass(slots=True)
class Draft:
    """A board while it is being read: records by name, still free to change."""

    spaces: dict[str, SpaceRecord] = field(default_factory=dict)
    links: list[tuple[str, str, str]] = field(default_factory=list)
    cells: dict[str, list[Slot]] = field(default_factory=dict)
    bunks: list[Slot] = field(default_factory=list)
    offices: list[Slot] = field(default_factory=list)
    rooms: dict[str, str] = field(default_factory=dict)
    formations: dict[int, list[tuple[str, ...]]] = field(default_factory=dict)
    roads: dict[str, tuple[str, ...]] = field(default_factory=dict)
    rounds: int = 0


def castle_text(name: str) -> str:
    """The text of one castle file that ships with the package."""
    return (files("colditz.model") / "castle" / f"{name}.castle").read_text(encoding="utf-8")


def draft(variant: str | None = None) -> Draft:
    """The board as written down, with a variant laid over it."""
    result = Draft()
    for name in (*BASE, *(variant.split("+") if variant else ())):
        read_into(result, castle_text(name), name)
    return result


def read_into(result: Draft, text: str, source: str) -> None:
    """Lay the records of one castle file over a draft."""
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#", 1)[0].split()
        if words:
            try:
                _read(result, words[0], words[1:])
            except (ValueError, KeyError, IndexError) as error:
                raise CastleError(f"{source}.castle, line {number}: cannot read {line.strip()!r} ({error})") from error


def _read(result: Draft, what: str, words: list[str]) -> None:
    match what:
        case "space":
            _read_space(result, words)
        case "link":
            a, b, kind = words
            _known(result, a, b)
            result.links.append((a, b, kind))
        case "unlink":
            a, b, kind = words
            result.links.remove((a, b, kind))
        case "repaint":
            name, area, kind = words
            result.spaces[name].area, result.spaces[name].kind = _area(area), kind
        case "mark":
            result.spaces[words[0]].marks.extend(words[1:])
        case "unmark":
            for mark in words[1:]:
                result.spaces[words[0]].marks.remove(mark)
        case _:
            _read_furniture(result, what, words)


def _read_furniture(result: Draft, what: str, words: list[str]) -> None:
    match what:
        case "cell":
            result.cells.setdefault(words[0], []).append(_slot(words[1:]))
        case "bunk":
            result.bunks.append(_slot(words))
        case "desk":
            result.offices.append(_slot(words))
        case "room":
            name, symbol = words
            result.rooms[name] = symbol
        case "formation":
            result.formations.setdefault(int(words[0]), []).append(tuple(words[1:]))
        case "road":
            result.roads[words[0]] = tuple(words[1:])
        case "rounds":
            result.rounds = int(words[0])
        case _:
            raise ValueError(f"unknown record {what!r}")


def _read_space(result: Draft, words: list[str]) -> None:
    name, x, y, area, kind, *marks = words
    if name in result.spaces:
        raise ValueError(f"there is a space {name} already")
    result.spaces[name] = SpaceRecord(name, float(x), float(y), _area(area), kind, marks)


def _area(word: str) -> str:
    if word not in AREAS:
        raise ValueError(f"{word} is no area")
    return word


def _known(result: Draft, *names: str) -> None:
    for name in names:
        if name not in result.spaces:
            raise ValueError(f"no space is called {name}")


def _slot(words: list[str]) -> Slot:
    name, x, y = words
    return Slot(name, float(x), float(y))
