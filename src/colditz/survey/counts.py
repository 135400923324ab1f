"""What is counted on the board: spaces, posts, rooms, targets, safe areas, beams, cells and quarters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from colditz.model.ids import Area, Symbol
from colditz.survey.site import Complaint, Site

KINDS = {
    "inner": {"plain", "corridor", "appel", "post", "safe", "drop30", "drop60", "door", "inspection", "tunnel"},
    "outer": {
        *("plain", "post", "safe", "searchlight", "drop30", "drop60", "landing", "door", "inspection", "tunnel", "car"),
        "tower",
    },
    "outside": {"plain", "landing", "tunnel", "target", "flight"},
}
MARKS = {"beam", "bridge", "choke", "doorway", "flight", "free-return", "grass", "moat", "roof", "walkway"}
KEYS = {"exit", "gate", "room", "toll", "tunnel"}
GROUND = {"bridge": {"outside"}, "moat": {"outside"}, "roof": {"outer"}, "grass": {"outer", "outside"}}
LEGEND = {"target", "post", "car", "door", "inspection", "safe", "searchlight", "appel", "tunnel", "drop30", "drop60"}
HEXAGON = [4, 5, 6, 7, 6, 5, 4]
NEIGHBOURS = {3: 6, 4: 12, 6: 19}  # how many circles of a hexagon have so many others beside them
BEAMS = [10, 15, 21, 21]
CELLS = {"a": (8, "inner"), "b": (4, "inner"), "c": (7, "outer")}


def spaces_and_links_are_all_there(site: Site) -> Iterator[Complaint]:
    """The old board has 1155 printed places and 2150 links; each variant says what it adds."""
    draft = site.draft
    spaces = Counter(space.area for space in site.spaces)
    spaces.update(cells=sum(map(len, draft.cells.values())), bunks=len(draft.bunks), desks=len(draft.offices))
    yield from _compare(spaces, site.figures.spaces, "spaces")
    yield from _compare(Counter(kind for _, _, kind in draft.links), site.figures.links, "links")


def _compare(found: Counter[str], wanted: Mapping[str, int], what: str) -> Iterator[Complaint]:
    for key in sorted(found.keys() | wanted.keys()):
        if found[key] != wanted.get(key, 0):
            yield Complaint(f"{found[key]} {what} are {key}, not {wanted.get(key, 0)}")


def kinds_and_marks_are_known(site: Site) -> Iterator[Complaint]:
    """Every circle shows what circles of its area may show [devir.board.2, devir.board.5]."""
    for space in site.spaces:
        if space.kind not in KINDS.get(space.area, ()):
            yield Complaint(f"{space.name} is {space.kind}, which no {space.area} space is", space.name)
        for mark in space.marks:
            if mark not in MARKS and mark.split("=")[0] not in KEYS:
                yield Complaint(f"{space.name} has the unknown mark {mark}", space.name)


def ground_fits_the_area(site: Site) -> Iterator[Complaint]:
    """Bridges and moat are outside, roofs and grass never inside [devir.board.7]."""
    for space in site.spaces:
        for mark in space.marks:
            if space.area not in GROUND.get(mark, {space.area}):
                yield Complaint(f"{space.name} is {mark} and yet {space.area}", space.name)


def areas_are_three(site: Site) -> Iterator[Complaint]:
    """Inner courtyard, outer courtyard and outside: each circle is in one, a room in the first [classic.11.2]."""
    for name, space in site.draft.spaces.items():
        if site.board.area[site.board.index[name]] is not Area[space.area.upper()]:
            yield Complaint(f"{name} was built into another area than {space.area}", name)
        if space.values("room") and space.area != "inner":
            yield Complaint(f"{name} lies in a room and yet {space.area}", name)


def legend_is_complete(site: Site) -> Iterator[Complaint]:
    """Every kind of the Legend occurs: spaces, rooms, walkways, wire, cells, Barracks [classic.11.1]."""
    kinds = {space.kind for space in site.spaces}
    yield from (Complaint(f"no space is {kind}") for kind in sorted(LEGEND - kinds))
    draft = site.draft
    parts = {"room": draft.rooms, "cell": draft.cells, "barracks": draft.bunks, "walkway": sum(site.board.walkway)}
    yield from (Complaint(f"the board has no {what}") for what, there in parts.items() if not there)
    if not any(kind == "wire" for _, _, kind in draft.links):
        yield Complaint("the board has no wire")


def posts_are_five_and_seven(site: Site) -> Iterator[Complaint]:
    """Five black circles inside, seven outside the courtyard [devir.board.2, devir.board.5]."""
    for area, wanted in (("inner", 5), ("outer", 7)):
        posts = [space.name for space in site.of_kind("post") if space.area == area]
        if len(posts) != wanted:
            yield _odd_ones(site, f"{len(posts)} {area} posts, not {wanted}", "post-", "post")


def appel_is_a_hexagon(site: Site) -> Iterator[Complaint]:
    """The Appel area is 37 white circles in rows of 4-5-6-7-6-5-4 [devir.board.3]."""
    appel = {space.name for space in site.of_kind("appel")}
    rows = Counter(name.split("-")[1] for name in sorted(appel))
    found = [rows[row] for row in sorted(rows)]
    if found != HEXAGON:
        yield _odd_ones(site, f"the Appel rows are {'-'.join(map(str, found))}", "ap-", "appel")
    elif Counter(len(site.near[name] & appel) for name in appel) != NEIGHBOURS:
        odd = sorted(name for name in appel if len(site.near[name] & appel) not in NEIGHBOURS)
        yield Complaint(f"{', '.join(odd)} stand in no hexagon", odd[0] if odd else "")


def rooms_are_sixteen(site: Site) -> Iterator[Complaint]:
    """Sixteen rooms, two for each of eight symbols, each with room for two [classic.29.1, classic.29.2]."""
    rooms = site.board.rooms
    if len(rooms) != 16:
        yield Complaint(f"there are {len(rooms)} rooms, not 16")
    for symbol in Symbol:
        names = [room.name for room in rooms if room.symbol is symbol]
        if len(names) != 2:
            yield Complaint(f"{symbol.name} is shown by {len(names)} rooms, not 2: {', '.join(names)}")
    yield from (Complaint(f"the room {room.name} has no two circles") for room in rooms if len(room.places) < 2)


def targets_are_seven_and_outside(site: Site) -> Iterator[Complaint]:
    """Seven targets, all outside the castle; the aeroplane's own is counted apart [classic.9.2]."""
    targets = [space for space in site.of_kind("target") if "flight" not in space.marks]
    if len(targets) != 7:
        yield Complaint(f"there are {len(targets)} targets, not 7: {', '.join(space.name for space in targets)}")
    for space in site.spaces:
        if space.name.startswith("target-") and (space.kind != "target" or space.area != "outside"):
            yield Complaint(f"{space.name} is {space.area} {space.kind}, no target outside", space.name)


def safe_areas_are_fifteen(site: Site) -> Iterator[Complaint]:
    """Twelve blue circles inside, three outside the courtyard."""
    for area, wanted in (("inner", 12), ("outer", 3)):
        found = [space.name for space in site.of_kind("safe") if space.area == area]
        if len(found) != wanted:
            yield _odd_ones(site, f"{len(found)} {area} safe circles, not {wanted}", "safe-", "safe")


def _odd_ones(site: Site, message: str, prefix: str, kind: str) -> Complaint:
    """A complaint that names the circles whose name and paint disagree."""
    odd = [space.name for space in site.spaces if space.name.startswith(prefix) != (space.kind == kind)]
    return Complaint(f"{message}; look at {', '.join(odd)}", odd[0]) if odd else Complaint(message)


def beams_are_four(site: Site) -> Iterator[Complaint]:
    """Four searchlight beams of 15, 10, 21 and 21 circles, each in one piece [classic.42.1]."""
    lit = {space.name for space in site.spaces if "beam" in space.marks}
    for space in site.of_kind("searchlight"):
        if space.name not in lit:
            yield Complaint(f"{space.name} is painted as a searchlight and not lit", space.name)
    zones: list[set[str]] = []
    while lit:
        zones.append(site.flood([min(lit)], site.draft.spaces.keys() - lit))
        lit -= zones[-1]
    sizes = sorted(map(len, zones))
    if sizes != BEAMS:
        odd = min(zones, key=len)
        yield Complaint(f"the beams have {sizes} circles, not {BEAMS}; the smallest holds {min(odd)}", min(odd))


def cells_open_where_they_should(site: Site) -> Iterator[Complaint]:
    """Eight and four inner cells open on the inner courtyard, seven outer ones on the outer [osprey.solitary.12]."""
    for block, (wanted, area) in CELLS.items():
        cells = site.draft.cells.get(block, [])
        if len(cells) != wanted:
            yield Complaint(f"block {block} has {len(cells)} cells, not {wanted}")
        exits = [space for space in site.spaces if block in space.values("exit")]
        if [space.area for space in exits] != [area]:
            names = ", ".join(f"{space.name} ({space.area})" for space in exits)
            yield Complaint(f"block {block} opens on {names}, not on one {area} circle", exits[0].name)


def quarters_hold_sixteen_guards(site: Site) -> Iterator[Complaint]:
    """Sixteen bunks, and as many desks where there is a Commander's Office [osprey.arrest.13]."""
    if len(site.draft.bunks) != 16:
        yield Complaint(f"the barracks have {len(site.draft.bunks)} places, not 16")
    if len(site.draft.offices) not in {0, 16}:
        yield Complaint(f"the Commander's Office has {len(site.draft.offices)} places, not 16")


def round_track_is_as_printed(site: Site) -> Iterator[Complaint]:
    """The track begins at 70 where there is one [osprey.setup.19]."""
    if site.board.rounds != site.figures.rounds:
        yield Complaint(f"the round track begins at {site.board.rounds}, not {site.figures.rounds}")


CHECKS = (
    spaces_and_links_are_all_there,
    kinds_and_marks_are_known,
    ground_fits_the_area,
    areas_are_three,
    legend_is_complete,
    posts_are_five_and_seven,
    appel_is_a_hexagon,
    rooms_are_sixteen,
    targets_are_seven_and_outside,
    safe_areas_are_fifteen,
    beams_are_four,
    cells_open_where_they_should,
    quarters_hold_sixteen_guards,
    round_track_is_as_printed,
)
