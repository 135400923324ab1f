"""What the rules call by name: tunnels, Appel formations, the staff car's road, the run, and the aeroplane."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from colditz.survey.site import Complaint, Site

SETS = {2: (1, 8), 3: (2, 7), 4: (3, 6), 5: (4, 5), 6: (5, 4)}  # players: sets, POWs in each
ROADS = {
    "staff-car": ("car-1", "pass-main", "target-5"),
    "do-or-die": ("pass-inner", "door-ramp", "pass-main", "target-5"),
}
FENCE_DOOR = "door-fence"


def tunnels_are_single_paths(site: Site) -> Iterator[Complaint]:
    """Three tunnels, numbered from a dark space in their room, link by link, with no branch [devir.tunnel.1]."""
    paths = _paths(site)
    lengths = {name: len(path) for name, path in paths.items()}
    for name, wanted in site.figures.tunnels.items():
        if lengths.get(name, 0) != wanted:
            last = [*paths.get(name, {0: ""}).values()][-1]
            yield Complaint(
                f"the {name} tunnel has {lengths.get(name, 0)} circles, not {wanted}; its last is {last}", last
            )
    used = {frozenset(pair) for path in paths.values() for pair in itertools.pairwise(path.values())}
    drawn = {pair for pair, kinds in site.pairs.items() if "tunnel" in kinds}
    for pair in used ^ drawn:
        what = "has no" if pair in used else "is in no tunnel but has a"
        yield Complaint(f"the step from {' to '.join(sorted(pair))} {what} tunnel link", min(pair))


def tunnels_lead_from_their_room_to_the_outer_castle(site: Site) -> Iterator[Complaint]:
    """A tunnel starts in the room of its name and surfaces beyond the courtyard [classic.11.28, classic.11.29]."""
    for name, path in _paths(site).items():
        first, last = (site.draft.spaces[circle] for circle in (path[min(path)], path[max(path)]))
        if first.values("room") != [name]:
            yield Complaint(f"the {name} tunnel starts on {first.name}, not in the {name}", first.name)
        if last.area == "inner":
            yield Complaint(f"the {name} tunnel ends on {last.name}, in the inner courtyard", last.name)


def tunnels_open_at_their_ends_only(site: Site) -> Iterator[Complaint]:
    """One enters around the dark space in the room and steps out around the far one [classic.11.28, classic.11.29]."""
    board = site.board
    for tunnel in board.tunnels:
        entered = [place for place, mouths in enumerate(board.mouths) if set(mouths) & set(tunnel.below)]
        if not entered or any(tunnel.above[0] not in board.steps[place] for place in entered):
            yield Complaint(
                f"the {tunnel.name} tunnel is not entered around its dark space", board.name(tunnel.below[0])
            )
        for place in tunnel.below:
            leads_out = bool(set(board.steps[place]) - set(tunnel.below))
            if leads_out != (place in {tunnel.below[0], tunnel.below[-1]}):
                yield Complaint(
                    f"{board.name(place)} in the {tunnel.name} tunnel leads out, or fails to", board.name(place)
                )


def nobody_walks_along_a_tunnel(site: Site) -> Iterator[Complaint]:
    """Above ground one steps over a tunnel, never from one of its circles to the next [classic.ruling.63]."""
    for name, path in _paths(site).items():
        for circle in path.values():
            for other in sorted(site.near[circle] & set(path.values())):
                yield Complaint(f"one walks along the {name} tunnel from {circle} to {other}", circle)


def _paths(site: Site) -> dict[str, dict[int, str]]:
    """Circles of each tunnel by number, in order."""
    found: dict[str, dict[int, str]] = {}
    for space in site.spaces:
        for value in space.values("tunnel"):
            name, number = value.split(":")
            found.setdefault(name, {})[int(number)] = space.name
    return {name: dict(sorted(path.items())) for name, path in found.items()}


def formations_fit_the_players(site: Site) -> Iterator[Complaint]:
    """Each number of players has its sets of Appel places, apart from each other [devir.setup.28, classic.11.30]."""
    spaces = site.draft.spaces
    for players, (sets, men) in SETS.items():
        lines = site.draft.formations.get(players, [])
        if [len(line) for line in lines] != [men] * sets:
            yield Complaint(
                f"for {players} players {[len(line) for line in lines]} POWs line up, not {sets} times {men}"
            )
        used: set[str] = set()
        for name in itertools.chain.from_iterable(lines):
            if name in used:
                yield Complaint(f"two POWs line up on {name} for {players} players", name)
            if spaces[name].kind != "appel":
                yield Complaint(f"{name} is no Appel circle, for {players} players", name)
            used.add(name)


def roads_lead_to_the_target(site: Site) -> Iterator[Complaint]:
    """The staff car and the do-or-die run follow a shortest way, circle by circle [classic.ruling.54, v3.ruling.92]."""
    for name, stages in ROADS.items():
        road = site.draft.roads.get(name, ())
        on_road = [stage for stage in road if stage in stages]
        if tuple(on_road) != stages or road[:1] != stages[:1] or road[-1:] != stages[-1:]:
            yield Complaint(f"the {name} road passes {on_road}, not {list(stages)}", stages[0])
            continue
        for a, b in itertools.pairwise(road):
            if b not in site.near[a]:
                yield Complaint(f"the {name} road breaks off between {a} and {b}", a)
        shortest = site.board.walks_from(site.board.index[road[0]])[site.board.index[road[-1]]]
        if len(road) - 1 > shortest:
            yield Complaint(f"the {name} road from {road[0]} takes {len(road) - 1} steps, not {shortest}", road[0])


def the_fence_has_a_door_at_the_chapel_tunnel(site: Site) -> Iterator[Complaint]:
    """Where an edition adds a door, it joins the ring to the end of the chapel tunnel [v3.door.4, v3.ruling.75]."""
    if FENCE_DOOR not in site.figures.gates:
        return
    beside = site.near.get(FENCE_DOOR, set())
    areas = {site.draft.spaces[name].area for name in beside}
    if not {"outer", "outside"} <= areas or _paths(site)["chapel"].get(13) not in beside:
        yield Complaint(f"{FENCE_DOOR} does not join the ring to the chapel tunnel's end", FENCE_DOOR)


def the_aeroplane_flies_where_it_may(site: Site) -> Iterator[Complaint]:
    """With the option on a flight leads from the north tower to its own target, else none does [v3.aeroplane.2]."""
    flight = site.draft.roads.get("flight", ())
    if bool(flight) != site.figures.flies:
        yield Complaint(f"there is {'a' if flight else 'no'} flight on this board", flight[0] if flight else "")
    for a, b in itertools.pairwise(flight):
        if "flight" not in site.pairs.get(frozenset((a, b)), ()):
            yield Complaint(f"the flight breaks off between {a} and {b}", a)
    if flight and (site.draft.spaces[flight[0]].kind, site.draft.spaces[flight[-1]].kind) != ("tower", "target"):
        yield Complaint(f"the flight leads from {flight[0]} to {flight[-1]}", flight[-1])


def nobody_walks_into_the_tower(site: Site) -> Iterator[Complaint]:
    """Only the secret door leads into the north tower, and nothing on foot to the flight [v3.aeroplane.5]."""
    closed = {space.name for space in site.spaces if space.kind == "tower" or "flight" in space.marks}
    for name in sorted(closed):
        for other in sorted(site.near[name] - closed):
            yield Complaint(f"one walks from {other} to {name}", name)
    doors = [(a, b) for a, b, kind in site.draft.links if kind == "secret"]
    if doors != [site.draft.roads["secret-door"]] if "secret-door" in site.draft.roads else bool(doors):
        yield Complaint(f"the secret doors are {doors}", doors[0][0] if doors else "")


CHECKS = (
    tunnels_are_single_paths,
    tunnels_lead_from_their_room_to_the_outer_castle,
    tunnels_open_at_their_ends_only,
    nobody_walks_along_a_tunnel,
    formations_fit_the_players,
    roads_lead_to_the_target,
    the_fence_has_a_door_at_the_chapel_tunnel,
    the_aeroplane_flies_where_it_may,
    nobody_walks_into_the_tower,
)
