"""Doorways, passages and rooms: where a guard may pass and may not stay."""

from __future__ import annotations

import pytest

from colditz.engine.refusal import Refusal
from colditz.model.board import Room
from colditz.model.builder import load_board
from colditz.model.ids import NOWHERE, Area
from tests.scene import at, end_turn, offered, play, points, refused, scene

BOARD = load_board()
ENTRANCES = sorted(
    {
        BOARD.names[near]
        for room in BOARD.rooms
        for place in room.places
        for near in BOARD.steps[place]
        if BOARD.room[near] == NOWHERE and not BOARD.safe[near]
    }
)
INNER_CELL_EXITS = sorted({BOARD.names[block.exit] for block in BOARD.cells if block.area == Area.INNER})
PASSAGES = ["ic-r21-c12", "ic-r22-c11", "in-ghcor-04", "in-wc-2", "in-westcor-09", "in-shed-door", "ic-r15-c04"]


def beside(place: str) -> str:
    """A circle from which a guard steps onto this one."""
    board = BOARD
    near = [each for each in board.steps[board.place(place)] if board.room[each] == NOWHERE and not board.safe[each]]
    return board.names[near[0]]


# --- rooms


@pytest.mark.rule("classic.44.1")
@pytest.mark.parametrize("room", BOARD.rooms, ids=lambda room: room.name)
def test_no_guard_enters_a_room(room: Room) -> None:
    inside = BOARD.names[room.places[0]]
    game = scene("guard-1@post-inner-5 guard-2@post-inner-2 guard-3@post-inner-4", turn="security", points=60)
    rooms = {BOARD.names[place] for each in BOARD.rooms for place in each.places}

    assert not [option for option in offered(game, "security", "MovePawn") if option.split()[-1] in rooms]
    assert refused(game, "security", f"MovePawn guard-1 {inside}", Refusal.GUARD_IN_ROOM).rule == "classic.44.1"


@pytest.mark.rule("classic.44.1")
def test_no_guard_walks_through_a_room() -> None:
    game = scene("guard-1@in-wc-2 american-1@in-wc-5", turn="security", points=20)  # the dentist's is the way out

    refused(game, "security", "MovePawn guard-1 ic-r06-c08", Refusal.WAY_BLOCKED)


# --- entrances and passages


@pytest.mark.rule("classic.45.1", "classic.ruling.45")
@pytest.mark.parametrize("entrance", ENTRANCES)
def test_no_guard_comes_to_rest_at_the_entrance_of_a_room(entrance: str) -> None:
    game = scene(f"guard-1@{beside(entrance)}", turn="security", throw=(4, 5))

    refused(game, "security", f"MovePawn guard-1 {entrance}", Refusal.NO_REST_IN_PASSAGE)


@pytest.mark.rule("classic.45.2", "classic.ruling.45")
@pytest.mark.parametrize("passage", [*PASSAGES, *INNER_CELL_EXITS])
def test_no_guard_comes_to_rest_in_a_passage_or_at_an_inner_cell_door(passage: str) -> None:
    game = scene(f"guard-1@{beside(passage)}", turn="security", throw=(4, 5))

    assert f"MovePawn guard-1 {passage}" not in offered(game, "security", "MovePawn")
    refusal = refused(game, "security", f"MovePawn guard-1 {passage}", Refusal.NO_REST_IN_PASSAGE)
    assert refusal.rule == "classic.45.2"


@pytest.mark.rule("classic.45.1", "classic.45.2", "classic.ruling.45")
@pytest.mark.parametrize(
    ("start", "lawful"),
    [
        ("ic-r11-c05", {"ic-r12-c05", "post-inner-5"}),  # the chapel's entrance
        ("ic-r21-c12", {"ic-r20-c12", "ic-r21-c13"}),  # the passage to the cells
        ("exit-inner-cells", {"ic-r20-c12", "ic-r21-c13"}),
        ("in-wc-2", {"ic-r07-c15"}),
    ],
)
def test_a_guard_left_in_a_passage_is_moved_to_the_nearest_lawful_circle(start: str, lawful: set[str]) -> None:
    game = scene(f"guard-1@{start}", turn="security", throw=(4, 5))

    play(game, "security", "EndTurn")

    assert at(game, "guard-1") in lawful


@pytest.mark.rule("classic.ruling.45")
def test_a_guard_moved_out_of_a_passage_takes_a_free_circle() -> None:
    men = "american-1@ic-r20-c12 american-2@ic-r21-c13"
    game = scene(f"guard-1@ic-r21-c12 {men}", turn="security", throw=(4, 5))

    play(game, "security", "EndTurn")

    assert BOARD.walks_from(BOARD.place("ic-r21-c12"))[BOARD.place(at(game, "guard-1"))] == 2


@pytest.mark.rule("classic.ruling.45", "classic.ruling.89")
def test_a_guard_moved_out_of_a_passage_stays_on_his_side_of_a_door() -> None:
    game = scene("guard-1@in-ghcor-09", turn="security", throw=(4, 5))  # beside the door of the guard house

    play(game, "security", "EndTurn")

    assert at(game, "guard-1") in {"ic-r20-c12", "ic-r21-c13"}


@pytest.mark.rule("classic.ruling.45")
def test_a_guard_in_a_passage_stays_there_until_the_security_turn_ends() -> None:
    game = scene("guard-1@ic-r21-c12", turn="dutch", throw=(1, 3))

    end_turn(game)

    assert at(game, "guard-1") == "ic-r21-c12"


@pytest.mark.rule("classic.45.3")
def test_a_guard_may_walk_across_a_passage() -> None:
    game = scene("guard-1@ic-r20-c12", turn="security", throw=(6, 5))

    play(game, "security", "MovePawn guard-1 door-gh")  # by the passage past the inner cells

    assert (at(game, "guard-1"), points(game)) == ("door-gh", 0)


@pytest.mark.rule("classic.45.3")
def test_a_guard_may_walk_across_the_entrance_of_a_room() -> None:
    game = scene("guard-1@ic-r22-c15 american-1@ic-r23-c15", turn="security", points=2)

    play(game, "security", "MovePawn guard-1 ic-r24-c15")  # past the door of the showers

    assert (at(game, "guard-1"), points(game)) == ("ic-r24-c15", 0)


@pytest.mark.rule("classic.45.3")
def test_a_guard_arrests_in_a_passage_where_he_may_not_stay() -> None:
    men = "guard-1@ic-r20-c12 british-1@ic-r22-c11"
    game = scene(men, turn="security", throw=(1, 3), equipment={"british": "rope"})

    play(game, "security", "Arrest guard-1 british-1", "ChooseCell cells-a")

    assert (at(game, "british-1"), at(game, "guard-1")) == ("cells-a", "barracks")
