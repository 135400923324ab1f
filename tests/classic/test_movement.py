"""Movement: circles and points, men in the way, and moving directly."""

from __future__ import annotations

from random import Random

import pytest

from colditz import Match, new_game
from colditz.engine.refusal import Refusal
from colditz.testing.bold import pick
from tests.scene import at, deal, dice, end_turn, equipment, escapes, offered, play, points, refused, scene

AROUND = ["ic-r11-c07", "ic-r11-c08", "ic-r12-c06", "ic-r12-c08", "ic-r13-c07", "ic-r13-c08"]


def dig(game: Match, tunnel: str, seat: str) -> None:
    """Let a seat hold a tunnel open."""
    rooms = [each.name for each in game._game.board.tunnels]
    game._game.state.tunnels[rooms.index(tunnel)] = game.seats.index(seat)


# --- circle by circle


@pytest.mark.rule("classic.19.4", "classic.ruling.38")
def test_one_point_takes_a_pawn_to_the_adjacent_circles_and_no_others() -> None:
    game = scene("american-1@ic-r12-c07", points=1)

    assert offered(game, "american", "MovePawn american-1") == [f"MovePawn american-1 {place}" for place in AROUND]
    far = refused(game, "american", "MovePawn american-1 ic-r12-c09", Refusal.OUT_OF_REACH)
    assert far.rule == "classic.19.6"


@pytest.mark.rule("classic.19.5")
@pytest.mark.parametrize("place", AROUND)
def test_a_pawn_may_move_in_any_direction_and_turn_back(place: str) -> None:
    game = scene("american-1@ic-r12-c07", points=2)

    play(game, "american", f"MovePawn american-1 {place}", "MovePawn american-1 ic-r12-c07")

    assert (at(game, "american-1"), points(game)) == ("ic-r12-c07", 0)


@pytest.mark.rule("classic.19.5")
@pytest.mark.parametrize(("seat", "pawn"), [("american", "american-1"), ("security", "guard-1")])
def test_a_pawn_may_change_direction_during_its_move(seat: str, pawn: str) -> None:
    game = scene(f"{pawn}@ic-r12-c07", turn=seat, points=2)

    play(game, seat, f"MovePawn {pawn} ic-r12-c08", f"MovePawn {pawn} ic-r11-c08")

    assert at(game, pawn) == "ic-r11-c08"


@pytest.mark.rule("classic.19.6")
@pytest.mark.parametrize(("seat", "pawn"), [("american", "american-1"), ("security", "guard-1")])
@pytest.mark.parametrize("walk", [["od-se-27"], ["od-se-30", "od-se-29", "od-se-28", "od-se-27"]])
def test_each_circle_costs_one_point(seat: str, pawn: str, walk: list[str]) -> None:
    game = scene(f"{pawn}@od-se-31", turn=seat, throw=(2, 4))

    play(game, seat, *(f"MovePawn {pawn} {place}" for place in walk))

    assert points(game) == 2


@pytest.mark.rule("classic.19.7")
@pytest.mark.parametrize("place", ["cells-a", "barracks", "escaped"])
@pytest.mark.parametrize(("seat", "pawn"), [("american", "american-1"), ("security", "guard-1")])
def test_no_pawn_walks_off_the_circles(seat: str, pawn: str, place: str) -> None:
    game = scene(f"{pawn}@ic-r12-c07", turn=seat, points=12)

    refused(game, seat, f"MovePawn {pawn} {place}", Refusal.NOT_A_CIRCLE)


@pytest.mark.rule("classic.19.7", "classic.ruling.39")
def test_pawns_are_only_ever_on_circles_of_their_own_or_in_cells_or_barracks() -> None:
    game, luck = new_game(seed=19), Random(19)

    for _ in range(600):
        seat = game.asked()[0]
        game.play(seat, pick(game, seat, luck))
        places = game._game.state.places
        circles = [place for place in places if place < game._game.board.walkable]
        others = {game._game.board.names[place] for place in places} - {game._game.board.names[p] for p in circles}
        assert len(circles) == len(set(circles))
        assert others <= {"cells-a", "cells-b", "cells-c", "barracks", "escaped", "dead", "custody"}


# --- sharing out the points


@pytest.mark.rule("classic.21.1")
def test_points_may_be_spent_on_any_number_of_men() -> None:
    men = "american-1@ic-r08-c08 american-2@ic-r08-c11 american-3@ic-r08-c15 american-4@ic-r08-c18"
    game = scene(men, throw=(3, 5))

    for man, place in enumerate(["ic-r06-c08", "ic-r06-c11", "ic-r08-c17", "ic-r06-c18"], 1):
        play(game, "american", f"MovePawn american-{man} {place}")

    assert points(game) == 0


@pytest.mark.rule("classic.21.2")
@pytest.mark.parametrize(
    "moves",
    [
        ["MovePawn american-1 od-se-12"],
        ["MovePawn american-1 od-se-17", "MovePawn american-2 od-se-26"],
        ["MovePawn american-2 od-se-30", "MovePawn american-1 od-se-13"],
    ],
)
def test_points_may_be_split_in_any_way(moves: list[str]) -> None:
    game = scene("american-1@od-se-20 american-2@od-se-31", throw=(3, 5))

    play(game, "american", *moves)

    assert points(game) == 0


@pytest.mark.rule("classic.21.3")
@pytest.mark.parametrize("last", ["american-1 od-se-23", "american-2 ic-r12-c08"])
def test_all_men_together_may_not_move_more_than_the_throw(last: str) -> None:
    game = scene("american-1@od-se-31 american-2@ic-r12-c07", throw=(3, 5))
    play(game, "american", "MovePawn american-1 od-se-24")
    refused(game, "american", "MovePawn american-2 ic-r12-c09", Refusal.OUT_OF_REACH)

    play(game, "american", f"MovePawn {last}")

    beyond = refused(game, "american", "MovePawn american-2 ic-r11-c07", Refusal.NO_POINTS_LEFT)
    assert beyond.rule == "classic.21.3"


# --- men in the way


@pytest.mark.rule("classic.23.1", "classic.ruling.39")
@pytest.mark.parametrize(
    ("seat", "mover", "blocker"),
    [
        ("american", "american-1", "american-2"),
        ("american", "american-1", "british-1"),
        ("american", "american-1", "guard-1"),
        ("security", "guard-1", "guard-2"),
        ("security", "guard-1", "american-1"),
    ],
)
def test_no_pawn_passes_another(seat: str, mover: str, blocker: str) -> None:
    free = scene(f"{mover}@ramp-15", turn=seat, points=9)
    play(free, seat, f"MovePawn {mover} ramp-05")

    game = scene(f"{mover}@ramp-15 {blocker}@ramp-04", turn=seat, points=9)
    refused(game, seat, f"MovePawn {mover} ramp-05", Refusal.WAY_BLOCKED)
    assert refused(game, seat, f"MovePawn {mover} ramp-04", Refusal.CIRCLE_TAKEN).rule == "classic.23.1"


@pytest.mark.rule("classic.23.2")
def test_a_man_in_the_way_is_walked_round() -> None:
    game = scene("american-1@ic-r12-c07 guard-1@ic-r12-c08", points=3)

    play(game, "american", "MovePawn american-1 ic-r12-c09")

    assert points(game) == 0


@pytest.mark.rule("classic.23.2", "classic.ruling.39", "classic.11.18")
def test_an_arrest_clears_the_way() -> None:
    game = scene("guard-1@ramp-04 guard-2@ramp-15 british-1@ramp-05", turn="security", points=9)
    refused(game, "security", "MovePawn guard-2 ramp-05", Refusal.CIRCLE_TAKEN)

    play(game, "security", "Arrest guard-1 british-1", "ChooseCell cells-c", "MovePawn guard-2 ramp-06")

    assert (at(game, "british-1"), at(game, "guard-2")) == ("cells-c", "ramp-06")


@pytest.mark.rule("classic.23.3")
def test_a_do_or_die_run_passes_everybody() -> None:
    game = scene("american-1@ic-r25-c14 guard-1@ramp-05 guard-2@gar-113 british-1@ramp-01", kits="american")

    play(game, "american", "DoOrDie american-1")
    deal(game, "seven-throws")
    while game.asked() == ("chance",):
        dice(game, 6, 6)

    assert escapes(game, "american") == 1
    assert [at(game, pawn) for pawn in ("guard-1", "guard-2", "british-1")] == ["ramp-05", "gar-113", "ramp-01"]


@pytest.mark.rule("classic.23.4")
def test_nobody_stops_the_staff_car() -> None:
    game = scene("american-1@car-1 guard-1@gar-064", points=1, kits="american", hands={"american": "staff-car"})

    play(game, "american", "PlayCard staff-car american-1")
    while game.asked() == ("chance",):
        dice(game, 6, 6)

    assert escapes(game, "american") == 1
    assert game.asked() == ("security",)
    play(game, "security", "Settle guard-1 gar-063")
    assert at(game, "guard-1") == "gar-063"


@pytest.mark.rule("classic.23.5", "classic.11.35", "classic.ruling.39")
@pytest.mark.parametrize(("seat", "pawn"), [("british", "british-1"), ("security", "guard-1")])
def test_a_pawn_above_passes_over_a_man_in_the_tunnel(seat: str, pawn: str) -> None:
    game = scene(
        f"american-1@under-ramp-09 american-2@under-ramp-03 {pawn}@ramp-08",
        turn=seat,
        points=2,
        hands={"american": "tunnel-theatre"},
    )
    dig(game, "theatre", "american")

    play(game, seat, f"MovePawn {pawn} ramp-10")

    assert (at(game, pawn), at(game, "american-1")) == ("ramp-10", "under-ramp-09")
    assert not offered(game, seat, "Arrest")


@pytest.mark.rule("classic.ruling.39")
def test_nobody_lands_on_a_taken_circle() -> None:
    game = scene("american-1@ramp-18 british-1@land-24", points=5, equipment={"american": "rope"})

    refused(game, "american", "Cross american-1 land-24 [rope]", Refusal.CIRCLE_TAKEN)


# --- what is adjacent


@pytest.mark.rule("classic.ruling.38")
@pytest.mark.parametrize(
    ("here", "there", "why"),
    [
        ("ic-r06-c21", "room-store-1", Refusal.OUT_OF_REACH),  # past a corner
        ("in-shed-door", "safe-shed-2", Refusal.OUT_OF_REACH),
        ("out-w-31", "roof-w-3", Refusal.DOOR_IN_THE_WAY),  # a roof above
        ("room-sickbay-3", "room-sickbay-5", Refusal.OUT_OF_REACH),
        ("ramp-18", "land-24", Refusal.DROP_IN_THE_WAY),  # a drop
        ("out-n-110", "od-nw-47", Refusal.WIRE_IN_THE_WAY),  # the wire
    ],
)
def test_walls_drops_and_wire_part_what_lies_side_by_side(here: str, there: str, why: Refusal) -> None:
    game = scene(f"american-1@{here}", points=1)

    refused(game, "american", f"MovePawn american-1 {there}", why)


@pytest.mark.rule("classic.ruling.38")
@pytest.mark.parametrize(
    ("here", "there"), [("ic-r12-c07", "ic-r11-c08"), ("in-westcor-06", "room-sickbay-1"), ("gar-020", "safe-oshed-1")]
)
def test_touching_circles_and_open_doorways_are_adjacent(here: str, there: str) -> None:
    game = scene(f"american-1@{here}", points=1)

    play(game, "american", f"MovePawn american-1 {there}")

    assert at(game, "american-1") == there


# --- keys and passes


@pytest.mark.rule("classic.ruling.37")
@pytest.mark.parametrize("side", ["ic-r25-c15", "ramp-01"])
def test_a_door_circle_is_left_later_to_either_side_for_nothing(side: str) -> None:
    game = scene("american-1@ic-r25-c14", points=1, equipment={"american": "pass pass"})
    play(game, "american", "Cross american-1 pass-inner [pass]", "EndTurn")
    for _ in range(3):
        end_turn(game)
    play(game, "american", "Throw")
    dice(game, 1, 3)

    play(game, "american", f"MovePawn american-1 {side}")

    assert equipment(game, "american") == ["pass"]
    refused(game, "american", "Cross american-1 pass-inner []", Refusal.WRONG_PAYMENT)
    play(game, "american", "Cross american-1 pass-inner [pass]")
    assert equipment(game, "american") == []


@pytest.mark.rule("classic.ruling.37")
def test_the_card_serves_the_rest_of_the_team_in_the_same_turn() -> None:
    game = scene("american-1@ic-r25-c14 american-2@ic-r25-c15", points=6, equipment={"american": "pass"})
    play(game, "american", "Cross american-1 pass-inner [pass]", "MovePawn american-1 ramp-01")

    play(game, "american", "Cross american-2 pass-inner []")

    assert at(game, "american-2") == "pass-inner"


# --- blocking


@pytest.mark.rule("classic.ruling.46")
def test_guards_may_wall_off_a_part_of_the_courtyard() -> None:
    game = scene(
        "guard-1@ic-r22-c13 guard-2@ic-r22-c14 guard-3@ic-r21-c16 american-1@ic-r24-c14", turn="security", points=1
    )

    play(game, "security", "MovePawn guard-3 ic-r22-c15", "EndTurn")
    play(game, "american", "Throw")
    dice(game, 5, 6)

    refused(game, "american", "MovePawn american-1 ic-r21-c14", Refusal.WAY_BLOCKED)


@pytest.mark.rule("classic.ruling.47")
@pytest.mark.parametrize(
    ("start", "place"),
    [
        ("ic-r18-c18", "in-shed-door"),
        ("in-westcor-04", "in-westcor-05"),
        ("in-ghcor-02", "exit-inner-cells"),
        ("ic-r18-c16", "post-inner-3"),
    ],
)
def test_pows_may_stop_in_doorways_passages_cell_exits_and_on_posts(start: str, place: str) -> None:
    game = scene(f"american-1@{start}", points=1)

    play(game, "american", f"MovePawn american-1 {place}", "EndTurn")

    assert at(game, "american-1") == place


@pytest.mark.rule("classic.ruling.47")
def test_a_pow_in_a_passage_or_on_a_post_bars_friend_and_guard() -> None:
    men = "american-1@in-westcor-05 british-1@in-westcor-04 dutch-1@post-inner-3"
    friend = scene(men, turn="british", points=9)
    refused(friend, "british", "MovePawn british-1 in-westcor-06", Refusal.WAY_BLOCKED)

    game = scene(men, turn="security", points=9)
    refused(game, "security", "PostGuard post-inner-3", Refusal.POST_TAKEN)


# --- beside a guard, safe areas, moving directly


@pytest.mark.rule("classic.ruling.87")
def test_a_pow_may_stop_beside_a_guard() -> None:
    game = scene("american-1@ic-r12-c06 guard-1@ic-r12-c08", points=1, equipment={"american": "rope"})

    play(game, "american", "MovePawn american-1 ic-r12-c07", "EndTurn")
    for _ in range(3):
        end_turn(game)

    assert (at(game, "american-1"), game.asked()) == ("ic-r12-c07", ("american",))


@pytest.mark.rule("classic.25.1")
@pytest.mark.parametrize("seat", ["american", "british", "dutch"])
def test_safe_areas_are_for_every_team(seat: str) -> None:
    others = [other for other in ("american", "british", "dutch") if other != seat]
    game = scene(f"{seat}-1@in-westcor-04 {others[0]}-1@safe-nook-2 {others[1]}-1@safe-nook-3", turn=seat, points=1)

    play(game, seat, f"MovePawn {seat}-1 safe-nook-1")

    assert at(game, f"{seat}-1") == "safe-nook-1"


@pytest.mark.rule("classic.25.2")
def test_a_safe_area_is_reached_with_the_points_of_the_own_turn() -> None:
    pawns, held = "american-1@ic-r17-c18 guard-1@ic-r16-c18", {"american": "rope"}
    refused(scene(pawns), "american", "MovePawn american-1 safe-shed-1", Refusal.NOT_THROWN_YET)
    refused(scene(pawns, turn="british", points=9), "american", "MovePawn american-1 safe-shed-1", Refusal.NOT_ASKED)
    refused(scene(pawns, points=2), "american", "MovePawn american-1 safe-shed-1", Refusal.OUT_OF_REACH)

    game = scene(pawns, throw=(1, 2), equipment=held)
    play(game, "american", "MovePawn american-1 safe-shed-1", "EndTurn")
    for _ in range(2):
        end_turn(game)
    play(game, "security", "Throw")
    dice(game, 3, 5)

    refused(game, "security", "Arrest guard-1 american-1", Refusal.IN_SAFE_AREA)


@pytest.mark.rule("classic.26.1")
def test_moving_directly_spends_no_points() -> None:
    men = "american-1@ic-r12-c07 american-2@room-dentist-5 american-3@room-dentist-6 american-4@cells-a"
    game = scene(men, points=5, hands={"american": "go-to-chapel release"})

    play(game, "american", "PlayCard go-to-chapel american-1 - room-chapel-9")
    play(game, "american", "ClaimEquipment key american-2 american-3")
    play(game, "american", "Settle american-2 ap-r1-c1", "Settle american-3 ap-r1-c2")
    play(game, "american", "PlayCard release american-4 - exit-inner-cells")

    assert points(game) == 5
    assert at(game, "american-1") == "room-chapel-9"
