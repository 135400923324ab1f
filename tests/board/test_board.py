"""The castle as a graph: distances, tunnels, crossings, areas, and what each edition changes."""

from __future__ import annotations

from collections import Counter

import pytest

from colditz.editions.ledgers import load_ledger
from colditz.model.board import Board
from colditz.model.builder import load_board
from colditz.model.ids import NOWHERE, Area, Symbol
from colditz.survey import BOARDS

VARIANTS = [variant for variant, _ in BOARDS.values()]


@pytest.fixture
def castle() -> Board:
    return load_board()


def steps(board: Board, a: str, b: str) -> int:
    return board.walks_from(board.place(a))[board.place(b)]


def names(board: Board, places: tuple[int, ...]) -> list[str]:
    return [board.name(place) for place in places]


@pytest.mark.parametrize(
    ("start", "end", "distance"),
    [
        ("exit-outer-cells", "pass-inner", 15),
        ("car-1", "target-5", 44),
        ("pass-inner", "target-5", 62),
        ("ap-r4-c4", "ap-r4-c4", 0),
        ("ap-r4-c1", "ap-r4-c7", 6),
        ("land-16", "pass-inner", 255),  # the terrace has no way back
    ],
)
def test_walking_distances(castle: Board, start: str, end: str, distance: int) -> None:
    assert steps(castle, start, end) == distance


@pytest.mark.parametrize(("road", "length"), [("staff-car", 45), ("do-or-die", 63)])
def test_a_road_is_a_shortest_way(castle: Board, road: str, length: int) -> None:
    way = castle.roads[road]

    assert len(way) == length
    assert castle.walks_from(way[0])[way[-1]] == length - 1


def test_the_range_of_a_shot_ignores_drops_and_wire(castle: Board) -> None:
    top, foot = castle.place("room-dentist-2"), castle.place("land-02")

    assert castle.walks_from(foot)[top] > 50
    assert castle.range_from(foot)[top] == 1


@pytest.mark.rule("classic.11.2", "v3.setup.4")
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_place_is_in_one_of_three_areas(variant: str | None) -> None:
    board = load_board(variant)

    assert len(board.area) == len(board.names)
    assert set(board.area) == {Area.INNER, Area.OUTER, Area.OUTSIDE}
    assert {board.area[place] for room in board.rooms for place in room.places} == {Area.INNER}
    assert {board.area[place] for place in range(len(board.names)) if board.target[place]} == {Area.OUTSIDE}
    assert [{board.area[place] for place in posts} for posts in board.posts] == [{Area.INNER}, {Area.OUTER}]
    assert [block.area for block in board.cells] == [Area.INNER, Area.INNER, Area.OUTER]


@pytest.mark.rule("classic.9.2")
def test_every_target_lies_outside(castle: Board) -> None:
    targets = [place for place in range(castle.walkable) if castle.target[place]]

    assert len(targets) == 7
    assert {castle.area[place] for place in targets} == {Area.OUTSIDE}


@pytest.mark.rule("classic.10.1", "devir.board.1")
def test_every_room_has_a_walking_way_to_the_courtyard(castle: Board) -> None:
    shut = {place for place in range(castle.walkable) if castle.gate[place]}
    reached = {castle.place("ap-r4-c4")}
    todo = list(reached)
    while todo:
        fresh = set(castle.steps[todo.pop()]) - reached - shut
        reached |= fresh
        todo += fresh

    assert len(castle.rooms) == 16
    assert all(reached.intersection(room.places) for room in castle.rooms)


@pytest.mark.rule("classic.10.3")
def test_the_outer_courtyard_is_the_kommandantur(castle: Board) -> None:
    assert Area.OUTER in castle.area
    assert "Kommandantur" in load_ledger("classic").terms["outer_courtyard"]["en"]


@pytest.mark.parametrize("symbol", Symbol)
def test_every_symbol_is_shown_by_two_rooms(castle: Board, symbol: Symbol) -> None:
    assert sum(room.symbol is symbol for room in castle.rooms) == 2


@pytest.mark.rule("devir.tunnel.1")
def test_there_are_three_tunnels(castle: Board) -> None:
    assert {tunnel.name: len(tunnel.below) for tunnel in castle.tunnels} == {"canteen": 7, "chapel": 13, "theatre": 9}
    assert [castle.rooms[tunnel.room].name for tunnel in castle.tunnels] == ["canteen", "chapel", "theatre"]


@pytest.mark.rule("devir.board.8")
def test_every_tunnel_circle_knows_its_tunnel(castle: Board) -> None:
    for number, tunnel in enumerate(castle.tunnels):
        assert {castle.in_tunnel[place] for place in tunnel.below} == {number}
        assert {castle.above_tunnel[place] for place in tunnel.above if place != NOWHERE} == {number}


def test_below_every_open_tunnel_circle_lies_a_place_of_its_own(castle: Board) -> None:
    for tunnel in castle.tunnels:
        for below, above in zip(tunnel.below, tunnel.above, strict=True):
            wanted = castle.name(below) if above == NOWHERE else f"under-{castle.name(above)}"
            assert castle.name(below) == wanted
            assert (castle.x[below], castle.y[below]) == (castle.x[above], castle.y[above]) or above == NOWHERE


def test_a_tunnel_is_entered_around_its_dark_space(castle: Board) -> None:
    mouths = {castle.name(place): names(castle, first) for place, first in enumerate(castle.mouths) if first}

    assert mouths == {
        "room-canteen-4": ["under-room-canteen-2"],
        "room-chapel-11": ["under-room-chapel-8"],
        "room-theatre-1": ["under-room-theatre-3"],
        "room-theatre-4": ["under-room-theatre-3"],
    }


def test_a_drop_asks_for_ropes_by_its_height(castle: Board) -> None:
    asked = Counter((crossing.equipment, crossing.cards) for crossing in castle.crossings)

    assert asked == {(Symbol.ROPE, 1): 21, (Symbol.ROPE, 2): 10, (Symbol.WIRE_CUTTERS, 1): 10}


@pytest.mark.parametrize("variant", VARIANTS)
def test_wire_leads_outward(variant: str | None) -> None:
    board = load_board(variant)
    wires = [crossing for crossing in board.crossings if crossing.equipment is Symbol.WIRE_CUTTERS]

    assert {(board.area[wire.near], board.area[wire.far]) for wire in wires} == {(Area.OUTER, Area.OUTSIDE)}


def test_crossings_are_found_from_both_sides(castle: Board) -> None:
    for number, crossing in enumerate(castle.crossings):
        assert number in castle.crossings_from[crossing.near]
        assert number in castle.crossings_to[crossing.far]


@pytest.mark.rule("classic.41.1", "classic.41.2")
@pytest.mark.parametrize(
    ("gate", "side", "other"),
    [
        ("door-n", "out-n-69", "out-ne-01"),
        ("door-gh", "in-ghcor-09", "ramp-16"),
        ("door-ramp", "ramp-06", "gar-134"),
        ("pass-inner", "ic-r25-c14", "ramp-01"),
        ("pass-ne", "out-ne-08", "out-ne-x1"),
        ("pass-main", "gar-113", "od-se-31"),
    ],
)
def test_no_way_leads_round_a_gate(castle: Board, gate: str, side: str, other: str) -> None:
    shut = {place for place in range(castle.walkable) if castle.gate[place]}
    reached, todo = {castle.place(side)}, [castle.place(side)]
    while todo:
        fresh = set(castle.steps[todo.pop()]) - reached - shut
        reached |= fresh
        todo += fresh

    assert castle.place(other) not in reached
    assert castle.place(gate) in {*castle.steps[castle.place(side)]} & {*castle.steps[castle.place(other)]}


def test_the_castle_says_what_it_does_not_know(castle: Board) -> None:
    with pytest.raises(KeyError, match="no space called 'cellar'"):
        castle.place("cellar")


# --- what the editions change -------------------------------------------------------------------------------------


@pytest.mark.rule("osprey.ruling.11")
def test_in_osprey_the_gates_of_the_courtyard_count_as_outer() -> None:
    board = load_board("osprey")

    assert {board.area[board.place(name)] for name in ("pass-inner", "door-gh")} == {Area.OUTER}


def test_in_osprey_door_and_inspection_point_are_free_on_the_way_home() -> None:
    free = [place for place in range(load_board("osprey").walkable) if load_board("osprey").free_return[place]]

    assert sorted(names(load_board("osprey"), tuple(free))) == ["door-gh", "pass-inner"]


def test_in_osprey_the_chapel_tunnel_ends_inside_the_wire() -> None:
    board = load_board("osprey")
    chapel = board.tunnels[1]

    assert board.name(chapel.below[-1]) == "under-out-n-98"
    assert board.area[chapel.below[-1]] is Area.OUTER
    assert board.kind[board.place("od-nw-52")] == "plain"
    assert board.above_tunnel[board.place("od-nw-52")] == NOWHERE


def test_in_osprey_the_round_track_begins_at_seventy() -> None:
    assert [load_board(variant).rounds for variant in (None, "osprey", "v3")] == [0, 70, 0]


@pytest.mark.rule("v3.door.4")
def test_in_v3_the_fence_has_a_door_at_the_chapel_tunnel() -> None:
    board = load_board("v3")
    door = board.place("door-fence")

    assert board.toll[door] == Symbol.KEY
    assert names(board, board.steps[door]) == ["out-n-102", "od-nw-51", "od-nw-52"]
    assert "door-fence" not in load_board().index


def test_in_v3_guards_walk_through_the_fence_door_to_the_end_of_the_chapel_tunnel() -> None:
    assert steps(load_board("v3"), "out-n-102", "od-nw-51") == 2
    assert steps(load_board(), "out-n-102", "od-nw-51") == 255


@pytest.mark.rule("v3.aeroplane.2")
def test_with_the_aeroplane_a_flight_leads_from_the_tower_to_its_own_target() -> None:
    board = load_board("v3+aeroplane")
    flight = board.roads["flight"]

    assert (board.kind[flight[0]], board.name(flight[-1])) == ("tower", "target-flight")
    assert board.target[flight[-1]]
    assert "flight" not in load_board("v3").roads


def test_nobody_walks_to_the_tower_or_to_the_target_of_the_flight() -> None:
    board = load_board("v3+aeroplane")
    before, tower = board.roads["secret-door"]

    assert board.name(before) == "in-lobby-4"
    assert board.walks_from(before)[tower] == 255
    assert board.walks_from(before)[board.roads["flight"][-1]] == 255


@pytest.mark.rule("devir.board.7")
def test_bridge_and_moat_are_outside(castle: Board) -> None:
    assert castle.area[castle.place("od-ne-11")] is Area.OUTSIDE  # a bridge circle
    assert castle.area[castle.place("land-31")] is Area.OUTSIDE  # in the moat
