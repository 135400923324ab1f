"""Ways out and walks: on the real board, checked by hand and by walking them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from colditz import EDITIONS
from colditz.model.board import Board
from colditz.model.builder import load_board
from colditz.model.ids import NOWHERE, Symbol
from colditz.players.castle import FAR, Castle, castle_of
from colditz.players.routes import MOST, NOTHING, Routes, covers, missing, routes_of

BOARDS = list(dict.fromkeys(edition.variant for edition in EDITIONS.values()))


@pytest.fixture(scope="module", params=BOARDS)
def board(request: pytest.FixtureRequest) -> Board:
    return load_board(request.param)


@pytest.fixture
def castle(board: Board) -> Castle:
    return castle_of(board)


@pytest.fixture
def routes(board: Board) -> Routes:
    return routes_of(board)


def test_two_ropes_and_wire_cutters_lead_from_the_lobby_to_freedom_in_24_steps(board: Board, routes: Routes) -> None:
    assert routes.row((2, 0, 0, 1))[board.place("in-lobby-1")] == 24


def test_ropes_alone_lead_there_by_a_longer_way(board: Board, routes: Routes) -> None:
    lobby = board.place("in-lobby-1")

    assert 24 < routes.row((4, 0, 0, 0))[lobby] < FAR
    assert routes.row((1, 0, 0, 1))[lobby] == FAR


def test_nobody_gets_out_of_the_courtyard_without_equipment(board: Board, castle: Castle, routes: Routes) -> None:
    row = routes.row(NOTHING)
    above_ground = [place for place in range(board.walkable) if board.in_tunnel[place] == NOWHERE]

    assert [place for place in above_ground if castle.inner[place] and row[place] < FAR] == []


def test_who_stands_before_a_target_needs_nothing(board: Board, routes: Routes) -> None:
    assert routes.row(NOTHING)[board.place("od-e-03")] == 3
    assert routes.row(NOTHING)[board.place("target-1")] == 0


def test_the_number_of_cards_alone_gives_the_best_kinds(board: Board, routes: Routes) -> None:
    lobby = board.place("in-lobby-1")

    assert routes.row_for_number(3)[lobby] == 24
    assert routes.row_for_number(1)[lobby] == FAR
    assert routes.row_for_number(99) == routes.row_for_number(sum(MOST))


def test_more_equipment_never_makes_a_way_longer(routes: Routes) -> None:
    rows = [routes.row((ropes, 1, 1, 1)) for ropes in range(5)]

    for fewer, more in pairwise(rows):
        assert all(further >= nearer for further, nearer in zip(fewer, more, strict=True))


def test_no_way_of_a_place_beats_another_in_both_steps_and_equipment(routes: Routes) -> None:
    for ways in routes.ways:
        for number, (steps, needs) in enumerate(ways):
            assert not [other for more, other in ways[:number] if covers(needs, other) and more <= steps]


def test_the_first_step_of_a_way_leads_one_step_nearer(board: Board, routes: Routes) -> None:
    row = routes.row(MOST)
    for place in range(board.walkable):
        if 0 < row[place] < FAR:
            crossings = [board.crossings[number].far for number in board.crossings_from[place]]
            assert min(row[near] for near in (*board.steps[place], *crossings)) < row[place]


def test_what_is_missing_is_counted_kind_by_kind() -> None:
    assert missing((2, 0, 0, 1), (2, 0, 0, 1)) == 0
    assert missing((4, 0, 0, 0), (2, 1, 0, 1)) == 2
    assert covers((2, 1, 0, 1), (2, 0, 0, 1))
    assert not covers((4, 0, 0, 0), (2, 0, 0, 1))


# --- walks inside


def test_a_spread_counts_the_steps_of_a_walk(board: Board, castle: Castle) -> None:
    goal = board.place("ic-r10-c10")
    row = castle.spread([goal])

    assert row[goal] == 0
    assert {row[near] for near in board.steps[goal]} == {1}


def test_a_spread_goes_round_a_circle_that_is_taken(board: Board, castle: Castle) -> None:
    """Seen from a neighbour: straight over the circle it is two steps, round it more."""
    goal, barred = board.place("ic-r10-c10"), board.place("ic-r10-c11")
    free, round_it = castle.spread([goal]), castle.spread([goal], frozenset({barred}))

    assert round_it[barred] == free[barred] == 1, "whoever stands there can still leave"
    assert all(longer >= shorter for longer, shorter in zip(round_it, free, strict=True))
    assert round_it != free


def test_a_ring_of_pawns_shuts_everybody_out(board: Board, castle: Castle) -> None:
    goal = board.place("ic-r10-c10")
    ring = frozenset(board.steps[goal])
    row = castle.spread([goal], ring)

    assert {place for place in range(len(row)) if row[place] < FAR} == {goal, *ring}


def test_a_spread_never_pays_a_toll(board: Board, castle: Castle) -> None:
    """From the courtyard nobody walks through a gate: rooms inside are not reached from outside."""
    row = castle.ways_to[Symbol.ROPE]
    beyond = [board.crossings[number].far for number, _, _ in castle.exits]

    assert {row[place] for place in beyond if not castle.inner[place]} == {FAR}


def test_every_room_can_be_reached_from_the_courtyard(board: Board, castle: Castle) -> None:
    yard = board.place("ic-r10-c10")

    assert all(way[yard] < FAR for way in castle.ways_to)
    assert all(way[yard] < FAR for way in castle.rooms)


def test_guards_walk_round_rooms(board: Board, castle: Castle) -> None:
    row = castle.guard_row(board.place("ic-r10-c10"))

    assert [place for place in range(board.walkable) if board.room[place] != NOWHERE and row[place] < FAR] == []


def test_a_way_that_a_runner_has_opened_shortens_the_chase(board: Board, castle: Castle) -> None:
    way = next(number for number, crossing in enumerate(board.crossings) if crossing.name == "in-lobby-1>land-01")
    crossing = board.crossings[way]

    assert castle.chase_row(crossing.far, (way,))[crossing.near] == 1
    assert castle.chase_row(crossing.far, ())[crossing.near] > 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_chase_reckoned_for_a_few_guards_is_the_one_that_the_whole_row_shows(edition: str) -> None:
    board = load_board(EDITIONS[edition].variant)
    reckoned, shown = Castle(board), Castle(board)
    guards = [post for posts in board.posts for post in posts]
    ends = range(0, board.walkable, 97)
    ways = [(number, number + 1) for number in range(0, len(board.crossings) - 1, 9)]

    for place in ends:
        for way in ways:
            row = shown.chase_row(place, way)
            assert reckoned.guard_steps(guards, place, way) == min(row[guard] for guard in guards)
