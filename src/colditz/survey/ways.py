"""Where one can go: on foot, with equipment, home again, and where one man bars the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from colditz.model.ids import Area, Symbol
from colditz.survey.site import Complaint, Site

ROPES = {"drop30": 1, "drop60": 2}
TOLLS = {"door": "key", "inspection": "pass"}
PARTS = ("land-01", "land-04", "land-10", "land-16", "land-07", "land-06", "land-08", "land-20")  # one in each
BEYOND_THE_BRIDGE_GATE = "out-ne-x1"  # the last outer circles, before the small bridge


def every_space_can_be_reached(site: Site) -> Iterator[Complaint]:
    """With all equipment, both ways over every wall, no circle is cut off from the Appel."""
    joined: dict[str, set[str]] = {name: set() for name in site.draft.spaces}
    for a, b, _ in site.draft.links:
        joined[a].add(b)
        joined[b].add(a)
    seen = {space.name for space in site.of_kind("appel")}
    todo = list(seen)
    while todo:
        fresh = joined[todo.pop()] - seen
        seen |= fresh
        todo += fresh
    yield from (Complaint(f"no way leads to {name}", name) for name in site.draft.spaces if name not in seen)


def courtyard_and_rooms_are_reached_on_foot(site: Site) -> Iterator[Complaint]:
    """Every inner circle on which men may rest has a way to the Appel without a card [classic.10.1, devir.board.1]."""
    for space in site.spaces:
        rests = space.area == "inner" and not space.values("tunnel")
        if rests and space.name not in site.on_foot and space.name not in site.gates:
            yield Complaint(f"{space.name} cannot be reached on foot from the Appel", space.name)


def no_way_out_without_equipment(site: Site) -> Iterator[Complaint]:
    """Gates closed, plain steps lead from the inner to no outer circle, and from the outer to none outside."""
    area = {space.name: space.area for space in site.spaces}
    ground = [(site.on_foot, "inner"), (site.flood(set(PARTS) & area.keys(), site.gates), "outer")]
    for reached, home in ground:
        for name in sorted(reached):
            away = sorted(near for near in site.near[name] - site.gates if area[name] == home != area[near])
            if away:
                yield Complaint(f"{name} leads {area[away[0]]} to {away[0]} without equipment", name)


def outer_castle_keeps_its_parts(site: Site) -> Iterator[Complaint]:
    """Ring, yard, rampart, terrace, garrison and three roofs are apart, and hold every outer circle."""
    parts = {name: site.flood([name], site.gates) for name in PARTS if name in site.draft.spaces}
    held = site.gates.union(*parts.values(), site.flood([BEYOND_THE_BRIDGE_GATE], site.gates))
    for name, part in parts.items():
        others = sorted(other for other in parts if other in part and other < name)
        yield from (Complaint(f"a way that needs no equipment joins {other} and {name}", name) for other in others)
    for space in site.spaces:
        shut_in = space.kind == "tower" or space.name.startswith("tn-")
        if space.area == "outer" and space.name not in held and not shut_in:
            yield Complaint(f"{space.name} lies in no part of the outer castle", space.name)


def gates_ask_for_their_card(site: Site) -> Iterator[Complaint]:
    """Three doors ask for a key, three inspection points for a pass; an edition may add a door [v3.door.4]."""
    found = site.of_kind(*TOLLS)
    for name in sorted({space.name for space in found} ^ site.figures.gates):
        yield Complaint(
            f"{name} should {'' if name in site.figures.gates else 'not '}be a door or inspection point", name
        )
    for space in found:
        if space.values("toll") != [TOLLS[space.kind]]:
            yield Complaint(f"{space.name} is a {space.kind} and asks for {space.values('toll')}", space.name)
        if len(space.values("gate")) != 1:
            yield Complaint(f"{space.name} belongs to no gate", space.name)


def no_way_round_a_gate(site: Site) -> Iterator[Complaint]:
    """A POW cannot go round a key or pass circle, nor by the post beside it [classic.41.1, classic.41.2]."""
    for space in site.of_kind(*TOLLS):
        sides = sorted(site.near[space.name] - site.gates)
        if sides and set(sides) <= site.flood(sides[:1], site.gates | {space.name}):
            yield Complaint(f"one can walk round {space.name}", space.name)


def drops_have_one_landing_each(site: Site) -> Iterator[Complaint]:
    """One rope leads down 30 feet, two lead down 60, each drop to its own landing [osprey.drop.1, osprey.drop.3]."""
    ropes = [(a, b, kind) for a, b, kind in site.draft.links if kind in ROPES]
    spaces = site.draft.spaces
    tops, feet = Counter(a for a, _, _ in ropes), Counter(b for _, b, _ in ropes)
    for space in site.of_kind(*ROPES):
        if tops[space.name] != 1:
            yield Complaint(f"the drop {space.name} has {tops[space.name]} landings, not one", space.name)
    for space in site.of_kind("landing"):
        if feet[space.name] != 1:
            yield Complaint(f"the landing {space.name} has {feet[space.name]} drops, not one", space.name)
    for a, b, kind in ropes:
        if spaces[a].kind != kind or spaces[b].kind != "landing":
            yield Complaint(f"a {kind} leads from {a} ({spaces[a].kind}) to {b} ({spaces[b].kind})", a)


def ropes_are_one_or_two(site: Site) -> Iterator[Complaint]:
    """The engine asks one rope at 30 feet and two at 60, and one wire cutter at the wire [osprey.drop.2]."""
    for crossing in site.board.crossings:
        kind = site.board.kind[crossing.near]
        wanted = (
            (Symbol.WIRE_CUTTERS, 1) if crossing.equipment is not Symbol.ROPE else (Symbol.ROPE, ROPES.get(kind, 0))
        )
        if (crossing.equipment, crossing.cards) != wanted:
            name = site.board.name(crossing.near)
            yield Complaint(f"{crossing.name} asks for {crossing.cards} {crossing.equipment.name}", name)


def wire_parts_the_outer_castle_from_outside(site: Site) -> Iterator[Complaint]:
    """Wire runs between an outer circle and one outside, and no circle has two [osprey.wire.2, osprey.ruling.78]."""
    spaces = site.draft.spaces
    wires = [(a, b) for a, b, kind in site.draft.links if kind == "wire"]
    for a, b in wires:
        if {spaces[a].area, spaces[b].area} != {"outer", "outside"}:
            yield Complaint(f"wire runs between {a} ({spaces[a].area}) and {b} ({spaces[b].area})", a)
    for name, count in Counter(end for pair in wires for end in pair).items():
        if count > 1:
            yield Complaint(f"{name} has {count} crossings of wire", name)
    board = site.board
    for crossing in board.crossings:
        if crossing.equipment is Symbol.WIRE_CUTTERS and board.area[crossing.near] is Area.OUTSIDE:
            yield Complaint(f"{crossing.name} leads inward", board.name(crossing.near))


def the_way_home_is_free(site: Site) -> Iterator[Complaint]:
    """From the outer cells only free gates lie on the way home [classic.ruling.15, osprey.door.3, devir.ruling.20]."""
    free = {space.name for space in site.spaces if "free-return" in space.marks}
    for name in sorted(free ^ site.figures.free_return):
        yield Complaint(f"{name} should {'not ' if name in free else ''}be free on the way home", name)
    for block in site.board.cells:
        start = site.board.name(block.exit)
        if not any(site.draft.spaces[name].kind == "appel" for name in site.flood([start], site.gates - free)):
            yield Complaint(f"{start} leads home only with equipment", start)


def guards_cannot_cut_anybody_off(site: Site) -> Iterator[Complaint]:
    """Where one guard would bar a way to rooms or safe circles, he may not rest [classic.ruling.45, v3.ruling.43]."""
    for space in site.spaces:
        if space.area != "inner" or space.name not in site.on_foot or space.kind in {"safe", "appel"}:
            continue
        rests = not site.board.walkway[site.board.index[space.name]] and not space.values("room")
        if rests and "choke" not in space.marks and cut_off(site, space.name):
            yield Complaint(f"a guard on {space.name} cuts off {min(cut_off(site, space.name))}", space.name)


def every_choke_bars_a_way(site: Site) -> Iterator[Complaint]:
    """A circle is marked as a choke only where one guard does cut something off."""
    for space in site.spaces:
        if "choke" in space.marks and not cut_off(site, space.name):
            yield Complaint(f"{space.name} is marked as a choke and bars no way", space.name)


def cut_off(site: Site, name: str) -> set[str]:
    """Inner circles that a guard left on `name` would cut off from the Appel."""
    if not _may_part(site, name):
        return set()
    appel = [space.name for space in site.of_kind("appel") if space.name != name]
    return site.on_foot - site.flood(appel, site.gates | {name}) - {name}


def _may_part(site: Site, name: str) -> bool:
    """Circles around that hang together without it cannot be parted by it; most of the courtyard ends here."""
    around = site.near[name] - site.gates
    if not around:
        return False
    seen = {min(around)}
    todo = list(seen)
    while todo:
        fresh = site.near[todo.pop()] & around - seen
        seen |= fresh
        todo += fresh
    return seen != around


CHECKS = (
    every_space_can_be_reached,
    courtyard_and_rooms_are_reached_on_foot,
    no_way_out_without_equipment,
    outer_castle_keeps_its_parts,
    gates_ask_for_their_card,
    no_way_round_a_gate,
    drops_have_one_landing_each,
    ropes_are_one_or_two,
    wire_parts_the_outer_castle_from_outside,
    the_way_home_is_free,
    guards_cannot_cut_anybody_off,
    every_choke_bars_a_way,
)
