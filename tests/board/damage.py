"""Ways to break a castle on purpose, each a small edit of its records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace

from colditz.model.records import Draft, Slot, SpaceRecord, draft
from colditz.survey import BOARDS, Fault, Figures, survey

Damage = Callable[[Draft], None]


@dataclass(frozen=True, slots=True)
class Case:
    """One kind of damage, the claims it breaks and the space that a message must name."""

    what: str
    damage: Damage
    claims: frozenset[str]
    space: str
    edition: str = "classic"

    def __str__(self) -> str:
        return self.what


def case(what: str, damage: Damage, *claims: str, space: str = "", edition: str = "classic") -> Case:
    return Case(what, damage, frozenset(claim.replace("_", " ") for claim in claims), space, edition)


def faults_of(given: Case, *, recount: bool = True) -> tuple[Fault, ...]:
    """Survey a board after the damage, without walls and with sizes taken afresh: what is left is what it means."""
    variant, figures = BOARDS[given.edition]
    source = draft(variant)
    given.damage(source)
    return survey(source, recounted(figures, source) if recount else figures)


def recounted(figures: Figures, source: Draft) -> Figures:
    spaces = Counter(space.area for space in source.spaces.values())
    spaces.update(cells=sum(map(len, source.cells.values())), bunks=len(source.bunks), desks=len(source.offices))
    return replace(figures, spaces=spaces, links=Counter(kind for _, _, kind in source.links))


def link(a: str, b: str, kind: str = "plain") -> Damage:
    return lambda source: source.links.append((a, b, kind))


def unlink(a: str, b: str, kind: str = "plain") -> Damage:
    def damage(source: Draft) -> None:
        found = [row for row in source.links if set(row[:2]) == {a, b} and row[2] == kind]
        source.links.remove(found[0])

    return damage


def relink(a: str, b: str, was: str, becomes: str) -> Damage:
    return both(unlink(a, b, was), link(a, b, becomes))


def both(*damages: Damage) -> Damage:
    def damage(source: Draft) -> None:
        for each in damages:
            each(source)

    return damage


def paint(name: str, kind: str = "", area: str = "") -> Damage:
    def damage(source: Draft) -> None:
        space = source.spaces[name]
        space.kind, space.area = kind or space.kind, area or space.area

    return damage


def mark(name: str, *marks: str) -> Damage:
    return lambda source: source.spaces[name].marks.extend(marks)


def unmark(name: str, *marks: str) -> Damage:
    def damage(source: Draft) -> None:
        for each in marks:
            source.spaces[name].marks.remove(each)

    return damage


def move(name: str, x: float, y: float) -> Damage:
    def damage(source: Draft) -> None:
        source.spaces[name].x, source.spaces[name].y = x, y

    return damage


def add(name: str, x: float, y: float, area: str, kind: str = "plain") -> Damage:
    return lambda source: source.spaces.update({name: SpaceRecord(name, x, y, area, kind, [])})


def all_become(kind: str, other: str) -> Damage:
    def damage(source: Draft) -> None:
        for space in source.spaces.values():
            space.kind = other if space.kind == kind else space.kind

    return damage


def lose(rows: Callable[[Draft], list[Slot] | list[tuple[str, ...]]]) -> Damage:
    """Forget the last of some rows."""

    def damage(source: Draft) -> None:
        rows(source).pop()

    return damage


def rounds(number: int) -> Damage:
    def damage(source: Draft) -> None:
        source.rounds = number

    return damage


def stack_bunks(source: Draft) -> None:
    source.bunks[0] = Slot(source.bunks[0].name, source.bunks[1].x, source.bunks[1].y)


def road(name: str, *, without: str = "", detour: tuple[str, ...] = ()) -> Damage:
    """Leave a circle out of a road, or take a longer way at it."""

    def damage(source: Draft) -> None:
        way = list(source.roads[name])
        at = way.index(without)
        way[at : at + 1] = detour
        source.roads[name] = tuple(way)

    return damage


def formation(players: int, was: str, becomes: str) -> Damage:
    def damage(source: Draft) -> None:
        source.formations[players] = [
            tuple(becomes if name == was else name for name in line) for line in source.formations[players]
        ]

    return damage
