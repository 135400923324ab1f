"""Searchlights, and every other circle where a pawn may pass but not come to rest."""

from __future__ import annotations

import pytest

from colditz.engine.refusal import Refusal
from tests.scene import at, dice, offered, play, points, refused, scene

BEAMS = [("gar-111", "gar-117"), ("terr-05", "terr-02"), ("out-w-07", "out-w-12"), ("yard-10", "yard-09")]
SICK_BAY = {"american": "rope rope"}


# --- POWs and beams


@pytest.mark.rule("classic.42.1", "classic.11.24", "classic.ruling.89")
@pytest.mark.parametrize(("beside", "beam"), BEAMS)
@pytest.mark.parametrize("left", [1, 9])
def test_a_pow_may_not_stop_in_a_beam(beside: str, beam: str, left: int) -> None:
    game = scene(f"american-1@{beside}", points=left)

    refusal = refused(game, "american", f"MovePawn american-1 {beam}", Refusal.NO_REST_IN_BEAM)

    assert refusal.rule == "classic.42.1"


@pytest.mark.rule("classic.42.1", "classic.11.24")
@pytest.mark.parametrize(("beside", "beam"), BEAMS)
def test_the_turn_cannot_end_with_a_man_in_a_beam(beside: str, beam: str) -> None:
    game = scene(f"american-1@{beam}", points=1)

    assert refused(game, "american", "EndTurn", Refusal.LEAVE_BEAM_FIRST).rule == "classic.42.1"

    play(game, "american", f"MovePawn american-1 {beside}", "EndTurn")
    assert game.asked() == ("british",)


@pytest.mark.rule("classic.42.2")
@pytest.mark.parametrize(
    ("near", "far", "cost"),
    [("gar-134", "gar-121", 4), ("terr-05", "terr-11", 2), ("out-w-03", "out-w-20", 3), ("yard-10", "land-04", 4)],
)
def test_a_pow_may_cross_a_beam_if_he_gets_to_the_far_side(near: str, far: str, cost: int) -> None:
    short = scene(f"american-1@{near}", points=cost - 1)
    refused(short, "american", f"MovePawn american-1 {far}", Refusal.OUT_OF_REACH)

    game = scene(f"american-1@{near}", points=cost)
    play(game, "american", f"MovePawn american-1 {far}", "EndTurn")

    assert at(game, "american-1") == far


@pytest.mark.rule("classic.42.3")
@pytest.mark.parametrize(
    ("start", "short_of_it"),
    [("gar-106", "gar-111"), ("out-n-112", "out-w-07"), ("yard-06", "yard-10"), ("gar-120", "gar-121")],
)
def test_a_pow_may_stop_just_short_of_a_beam(start: str, short_of_it: str) -> None:
    game = scene(f"american-1@{start}", points=5)

    play(game, "american", f"MovePawn american-1 {short_of_it}", "EndTurn")

    assert at(game, "american-1") == short_of_it


@pytest.mark.rule("classic.42.1")
def test_a_guard_may_stand_in_a_beam() -> None:
    game = scene("guard-1@gar-111", turn="security", points=1)

    play(game, "security", "MovePawn guard-1 gar-117", "EndTurn")

    assert at(game, "guard-1") == "gar-117"


# --- landing in a beam


@pytest.mark.rule("classic.ruling.89")
def test_a_pow_may_not_land_in_a_beam_that_he_cannot_leave() -> None:
    game = scene("american-1@room-sickbay-2", points=2, equipment=SICK_BAY)

    refused(game, "american", "Cross american-1 land-16 [rope]", Refusal.NO_REST_IN_BEAM)


@pytest.mark.rule("classic.ruling.89")
def test_a_pow_who_landed_in_a_beam_must_move_on_before_anything_else() -> None:
    game = scene(
        "american-1@room-sickbay-2 american-2@ic-r12-c07",
        points=3,
        equipment=SICK_BAY,
        hands={"american": "found-key"},
    )
    play(game, "american", "Cross american-1 land-16 [rope]")

    refused(game, "american", "MovePawn american-2 ic-r12-c08", Refusal.LEAVE_BEAM_FIRST)
    refused(game, "american", "PlayCard found-key", Refusal.LEAVE_BEAM_FIRST)
    refused(game, "american", "EndTurn", Refusal.LEAVE_BEAM_FIRST)

    play(game, "american", "MovePawn american-1 terr-05", "EndTurn")
    assert at(game, "american-1") == "terr-05"


@pytest.mark.rule("classic.ruling.89", "classic.ruling.40")
def test_a_pow_who_landed_in_a_beam_may_leave_it_by_climbing_back() -> None:
    game = scene("american-1@room-sickbay-2", points=3, equipment=SICK_BAY)
    play(game, "american", "Cross american-1 land-16 [rope]")

    play(game, "american", "Cross american-1 room-sickbay-2 [rope]", "EndTurn")

    assert at(game, "american-1") == "room-sickbay-2"


@pytest.mark.rule("classic.ruling.89", "classic.ruling.40")
def test_a_pow_may_step_into_a_beam_to_climb_back_from_it_and_must_keep_the_rope() -> None:
    game = scene("american-1@room-sickbay-2", points=6, equipment=SICK_BAY)
    play(game, "american", "Cross american-1 land-16 [rope]", "MovePawn american-1 terr-05")

    play(game, "american", "MovePawn american-1 land-16")
    refused(game, "american", "OfferTrade british [rope] []", Refusal.NO_TRADE_NOW)
    refused(game, "american", "EndTurn", Refusal.LEAVE_BEAM_FIRST)

    play(game, "american", "Cross american-1 room-sickbay-2 [rope]", "EndTurn")
    assert at(game, "american-1") == "room-sickbay-2"


@pytest.mark.rule("classic.ruling.89")
@pytest.mark.parametrize(("left", "ropes"), [(5, "rope rope"), (6, "rope")])
def test_a_pow_may_not_step_into_a_beam_without_the_point_and_the_rope_to_leave_it(left: int, ropes: str) -> None:
    game = scene("american-1@room-sickbay-2", points=left, equipment={"american": ropes})
    play(game, "american", "Cross american-1 land-16 [rope]", "MovePawn american-1 terr-05")

    refused(game, "american", "MovePawn american-1 land-16", Refusal.NO_REST_IN_BEAM)


@pytest.mark.rule("classic.ruling.89", "classic.43.1")
def test_a_pow_who_landed_in_a_beam_may_give_himself_up() -> None:
    game = scene("american-1@room-sickbay-2 guard-1@terr-01", points=3, equipment=SICK_BAY)
    play(game, "american", "Cross american-1 land-16 [rope]")

    play(game, "american", "GiveUp american-1 guard-1")

    assert at(game, "guard-1") == "barracks"


# --- circles where guards may not rest


@pytest.mark.rule("classic.ruling.89", "classic.ruling.48")
@pytest.mark.parametrize(
    ("start", "to", "refusal"),
    [
        ("ic-r09-c15", "ap-r1-c4", Refusal.NO_REST_ON_APPEL),
        ("ic-r14-c22", "ic-r15-c23", Refusal.NO_REST_IN_PASSAGE),
        ("ic-r18-c18", "in-shed-door", Refusal.NO_REST_IN_PASSAGE),
        ("ramp-08", "ramp-09", Refusal.NO_GUARD_ABOVE_TUNNEL),
    ],
)
@pytest.mark.parametrize("left", [1, 9])
def test_a_guard_may_not_stop_where_no_guard_may_rest(start: str, to: str, refusal: Refusal, left: int) -> None:
    game = scene(f"guard-1@{start}", turn="security", points=left)

    refused(game, "security", f"MovePawn guard-1 {to}", refusal)


@pytest.mark.rule("classic.ruling.89")
def test_a_guard_may_not_stop_in_a_room_that_is_searched() -> None:
    game = scene(
        "guard-1@ic-r12-c05 british-1@room-chapel-10",
        turn="security",
        points=9,
        hands={"security": "search-chapel"},
        equipment={"british": "key"},
    )
    play(game, "security", "PlayCard search-chapel")

    refused(game, "security", "MovePawn guard-1 room-chapel-9")
    assert offered(game, "security", "Arrest guard-1 british-1")


@pytest.mark.rule("classic.ruling.89")
def test_a_guard_left_in_a_doorway_goes_to_the_nearest_circle_where_he_may_rest() -> None:
    game = scene("guard-1@in-shed-door", turn="security", points=0)

    play(game, "security", "EndTurn")

    assert at(game, "guard-1") == "ic-r17-c18"  # the nearest, ic-r18-c18, would bar the way to the shed


@pytest.mark.rule("classic.ruling.48", "classic.11.33")
@pytest.mark.parametrize(
    ("start", "blocked", "far"),
    [("ic-r09-c15", "ic-r09-c16", "ic-r10-c16"), ("ic-r14-c22", "ic-r15-c22", "ic-r16-c22")],
)
def test_a_guard_may_cross_white_circles_and_passages(start: str, blocked: str, far: str) -> None:
    game = scene(f"guard-1@{start} guard-2@{blocked}", turn="security", points=2)

    play(game, "security", f"MovePawn guard-1 {far}", "EndTurn")

    assert at(game, "guard-1") == far


# --- tunnel spaces in the open


@pytest.mark.rule("classic.11.36", "classic.ruling.90")
def test_the_turn_cannot_end_with_a_man_above_a_tunnel() -> None:
    game = scene("american-1@ramp-09", points=1)

    refused(game, "american", "EndTurn", Refusal.LEAVE_TUNNEL_SPACE_FIRST)

    play(game, "american", "MovePawn american-1 ramp-10", "EndTurn")
    assert game.asked() == ("british",)


@pytest.mark.rule("classic.11.36", "classic.ruling.90", "classic.ruling.89")
def test_a_pow_may_cross_a_tunnel_space_but_not_stop_on_it() -> None:
    game = scene("american-1@ramp-08", points=2)
    refused(game, "american", "MovePawn american-1 ramp-09", Refusal.NO_REST_ABOVE_TUNNEL)

    play(game, "american", "MovePawn american-1 ramp-10")

    assert points(game) == 0


@pytest.mark.rule("classic.ruling.90")
def test_no_card_puts_a_man_above_a_tunnel() -> None:
    game = scene("american-1@ic-r12-c07", hands={"american": "go-to-chapel"})

    circles = {option.split()[4] for option in offered(game, "american", "PlayCard go-to-chapel american-1")}

    assert circles == {f"room-chapel-{number}" for number in (4, 6, 9, 10, 11)}
    refused(game, "american", "PlayCard go-to-chapel american-1 - room-chapel-8")


@pytest.mark.rule("classic.ruling.90")
def test_a_blocked_cell_door_sends_nobody_above_a_tunnel() -> None:
    taken = "exit-outer-cells ramp-14 ramp-15 land-11 ramp-13 ramp-04 land-10 ramp-22 ramp-05 ramp-21 ramp-06 ramp-20"
    taken += " ramp-23 ramp-19 land-13 ramp-12 post-outer-5 ramp-11 land-12 ramp-10 ramp-18"
    pawns = [
        *(f"guard-{number}" for number in range(1, 15)),
        *(f"british-{number}" for number in range(1, 7)),
        "dutch-1",
    ]
    men = " ".join(f"{pawn}@{place}" for pawn, place in zip(pawns, taken.split(), strict=True))

    game = scene(f"american-1@cells-c {men}", throw=(2, 2))

    assert offered(game, "american", "Release") == ["Release american-1 ramp-08"]
    refused(game, "american", "Release american-1 ramp-09", Refusal.WRONG_EXIT)


@pytest.mark.rule("classic.ruling.89", "classic.ruling.90")
def test_the_staff_car_pushes_nobody_onto_a_circle_where_he_may_not_rest() -> None:
    crowd = ["gar-108", "gar-112", "gar-119", "gar-102", "gar-107", "gar-118"]
    men = " ".join(f"guard-{number}@{place}" for number, place in enumerate(crowd, 1))
    game = scene(
        f"american-1@car-1 british-1@gar-113 {men}", points=1, kits="american", hands={"american": "staff-car"}
    )

    play(game, "american", "PlayCard staff-car american-1")
    while game.asked() == ("chance",):
        dice(game, 6, 6)

    places = {option.split()[2] for option in offered(game, "british", "Settle british-1")}
    assert places == {"gar-092", "gar-097", "gar-106", "gar-111"}  # gar-124 and gar-125, as near, lie in the beam
