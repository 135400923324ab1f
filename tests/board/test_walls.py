"""The castle's walls stand where the board has them: nobody walks through one, and every rope hangs over one."""

from __future__ import annotations

import math

import pytest

from colditz.model.builder import load_board, wall_segments
from colditz.model.geometry import Segment, crosses
from colditz.model.records import castle_text, draft

WALLS = wall_segments(castle_text("shapes"))
DRAFT = draft()


def line(a: str, b: str) -> Segment:
    first, second = DRAFT.spaces[a], DRAFT.spaces[b]
    return (first.x, first.y, second.x, second.y)


def walled(a: str, b: str) -> bool:
    return any(crosses(line(a, b), wall) for wall in WALLS)


def links(kind: str) -> list[tuple[str, str]]:
    return [(a, b) for a, b, what in DRAFT.links if what.startswith(kind)]


@pytest.mark.parametrize("kind", ["plain", "wire"])
def test_nobody_walks_through_a_wall(kind: str) -> None:
    assert [pair for pair in links(kind) if walled(*pair)] == []


@pytest.mark.parametrize("variant", ["osprey", "v3", "aeroplane"])
def test_no_variant_leads_through_a_wall(variant: str) -> None:
    spaces = draft(variant).spaces
    steps = [
        (spaces[a].x, spaces[a].y, spaces[b].x, spaces[b].y) for a, b, kind in draft(variant).links if kind == "plain"
    ]
    assert [step for step in steps if any(crosses(step, wall) for wall in WALLS)] == []


def test_every_rope_from_a_room_or_an_inner_passage_hangs_over_a_wall() -> None:
    inner = [pair for pair in links("drop") if DRAFT.spaces[pair[0]].area == "inner"]
    assert len(inner) == 17
    assert [pair for pair in inner if not walled(*pair)] == []


def test_a_drop_from_a_low_outer_wall_bars_no_view() -> None:
    outer = [pair for pair in links("drop") if DRAFT.spaces[pair[0]].area != "inner"]
    assert [pair for pair in outer if walled(*pair)] == []


def test_no_two_rooms_are_open_to_each_other_but_by_a_door() -> None:
    """Within two circles of each other, men in different rooms see each other only past a doorway."""
    rooms = [space for space in DRAFT.spaces.values() if space.values("room") and "doorway" not in space.marks]
    seen = [
        (a.name, b.name)
        for a in rooms
        for b in rooms
        if a.name < b.name
        and a.values("room") != b.values("room")
        and abs(a.x - b.x) + abs(a.y - b.y) < 2
        and not walled(a.name, b.name)
    ]
    assert seen == []


def test_the_inner_castle_is_open_to_the_outer_only_at_its_gates() -> None:
    inner, outer = ([space for space in DRAFT.spaces.values() if space.area == area] for area in ("inner", "outer"))
    gates = [DRAFT.spaces[name] for name in ("pass-inner", "door-gh")]
    leaks = [
        (a.name, b.name)
        for a in inner
        for b in outer
        if math.dist((a.x, a.y), (b.x, b.y)) < 2.5
        and not a.name.startswith("tn-")
        and not b.name.startswith("tn-")
        and not walled(a.name, b.name)
        and min(math.dist((b.x, b.y), (gate.x, gate.y)) for gate in gates) > 2.5
    ]
    assert leaks == []


@pytest.mark.rule("classic.ruling.67", "devir.ruling.63")
@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("ap-r4-c4", "out-n-11"),  # the courtyard and the northern ring
        ("ap-r4-c4", "target-2"),
        ("post-inner-5", "out-w-18"),  # the courtyard and the western ring
        ("post-inner-2", "gar-024"),  # the courtyard and the garrison's
        ("room-dentist-3", "land-02"),  # a room and the ground below its window
        ("room-chapel-4", "ap-r3-c1"),
        ("arch-05", "yard-09"),  # the archway and the canteen yard
        ("arch-05", "east-04"),
        ("gar-035", "od-e-01"),  # the garrison's lawn and the far bank
        ("out-n-77", "out-s-43"),  # one side of the castle and the other
        ("gar-113", "od-se-10"),  # round the corner of the main gate
    ],
)
def test_a_wall_bars_the_view(a: str, b: str) -> None:
    assert not load_board().sees(*map(load_board().place, (a, b)))


@pytest.mark.rule("classic.ruling.67", "devir.ruling.63")
@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("pass-main", "od-se-27"),  # along the road outside the main gate
        ("od-se-20", "od-se-26"),
        ("out-n-11", "od-n-22"),  # across the wire
        ("out-n-98", "target-1"),
        ("post-outer-2", "od-ne-08"),  # over the northern bridge
        ("out-s-42", "target-7"),  # over the southern parapet
        ("terr-11", "out-s-23"),  # from the terrace to the ring beneath it
        ("ramp-20", "out-s-58"),
        ("yard-06", "out-n-50"),
        ("gar-035", "gar-113"),  # across the garrison's courtyard
        ("ap-r1-c1", "ic-r18-c08"),
        ("od-e-07", "target-4"),  # out of the moat
        ("east-13", "land-31"),
    ],
)
def test_wire_moat_bridges_and_parapets_do_not_bar_the_view(a: str, b: str) -> None:
    assert load_board().sees(*map(load_board().place, (a, b)))
