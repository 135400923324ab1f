"""How circles lie on the ground: what touches, what overlaps, what a wall parts, and where doors are."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator

from colditz.model.geometry import crosses
from colditz.survey.site import Complaint, Site

TOUCHING = 1.07  # circles closer than this touch
REACH = 1.2  # circles further apart do not, even at a bend or a bullseye
OVERLAP = 0.8
WINDOW = {"landing", "drop30", "drop60"}  # drawn close together at a wall

Mark = tuple[float, float, str]


def circles_do_not_overlap(site: Site) -> Iterator[Complaint]:
    """No two printed places overlap, save a drop and a landing at one wall."""
    marks = [(space.x, space.y, space.name) for space in site.spaces]
    marks += [(slot.x, slot.y, slot.name) for slot in site.slots]
    windows = {space.name for space in site.of_kind(*WINDOW)}
    for a, b, distance in _close(marks, OVERLAP):
        if not {a, b} <= windows:
            yield Complaint(f"{a} and {b} overlap, {distance:.2f} apart", a)


def circles_that_touch_are_linked(site: Site) -> Iterator[Complaint]:
    """Two circles above ground that touch have a link of some kind [classic.ruling.38]."""
    marks = [(space.x, space.y, space.name) for space in site.spaces if _walked_on(site, space.name)]
    for a, b, distance in _close(marks, TOUCHING):
        if frozenset((a, b)) not in site.pairs:
            yield Complaint(f"{a} and {b} touch ({distance:.2f}) and have no link", a)


def linked_circles_touch(site: Site) -> Iterator[Complaint]:
    """Two circles with a plain, wire or tunnel link lie side by side [classic.ruling.38]."""
    for a, b, kind in site.draft.links:
        if kind in {"plain", "wire", "tunnel"} and site.distance(a, b) > REACH:
            yield Complaint(f"{a} and {b} are linked and {site.distance(a, b):.2f} apart", a)


def links_are_written_once(site: Site) -> Iterator[Complaint]:
    """A link joins two circles, and is written down once."""
    for pair, kinds in site.pairs.items():
        if len(pair) == 1:
            yield Complaint(f"{min(pair)} is linked to itself", min(pair))
        if len(set(kinds)) < len(kinds):
            yield Complaint(f"{' and '.join(sorted(pair))} have one link twice", min(pair))


def steps_go_both_ways(site: Site) -> Iterator[Complaint]:
    """What is one step away is one step back, above ground."""
    for name, near in site.near.items():
        for other in near:
            if name not in site.near[other]:
                yield Complaint(f"{name} leads to {other}, and no step leads back", name)


def no_link_goes_through_a_wall(site: Site) -> Iterator[Complaint]:
    """A plain step crosses no wall [classic.ruling.38]."""
    board = site.board
    for a, b, kind in site.draft.links:
        if kind == "plain":
            first, second = board.index[a], board.index[b]
            line = (board.x[first], board.y[first], board.x[second], board.y[second])
            if any(crosses(line, wall) for wall in board.sight.walls):
                yield Complaint(f"the link from {a} to {b} goes through a wall", a)


def doorways_have_two_sides(site: Site) -> Iterator[Complaint]:
    """A link into a room joins two doorway circles, and every doorway circle has such a link [classic.45.2]."""
    room = {space.name: space.values("room") for space in site.spaces}
    marked = {space.name for space in site.spaces if "doorway" in space.marks}
    doors = {
        pair for pair, kinds in site.pairs.items() if "plain" in kinds and len({*map(str, map(room.get, pair))}) > 1
    }
    sides = set(itertools.chain.from_iterable(doors))
    for name in sorted(sides - marked):
        yield Complaint(f"{name} stands at a door and is marked as no doorway", name)
    for name in sorted(marked - sides):
        yield Complaint(f"{name} is a doorway with no other side", name)


def _walked_on(site: Site, name: str) -> bool:
    """Not in the air, and not wholly under a wall."""
    return "flight" not in site.draft.spaces[name].marks and not name.startswith("tn-")


def _close(marks: list[Mark], limit: float) -> Iterator[tuple[str, str, float]]:
    """Pairs closer than a limit, found among neighbours of a grid as wide as that."""
    grid: dict[tuple[int, int], list[Mark]] = {}
    for x, y, name in marks:
        grid.setdefault((int(x / limit), int(y / limit)), []).append((x, y, name))
    for (column, row), here in grid.items():
        around = [grid.get((column + dx, row + dy), []) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        for (ax, ay, a), (bx, by, b) in itertools.product(here, itertools.chain.from_iterable(around)):
            distance = math.hypot(ax - bx, ay - by)
            if a < b and distance < limit:
                yield a, b, distance


CHECKS = (
    circles_do_not_overlap,
    circles_that_touch_are_linked,
    linked_circles_touch,
    links_are_written_once,
    steps_go_both_ways,
    no_link_goes_through_a_wall,
    doorways_have_two_sides,
)
