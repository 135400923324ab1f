"""Guards after an escaper: where markers let them through, and how markers are taken away."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.osprey.marking import lay, make_safe, markers, taking
from tests.scene import at, happened, offered, options, play, points, refused, scene

ROOM, WINDOW = "room-theatre-4>land-12", "room-theatre-6>land-13"
WIRE, WALL, CORRIDOR = "out-n-14>od-n-23", "out-s-71>land-30", "in-ghcor-05>land-15"


def security(pawns: str, *crossings: str, left: int = 6, marked: str = "american") -> Match:
    """The Security Officer moves guards while one nation's markers lie at these crossings."""
    game = scene(pawns, turn="security", points=left, edition="osprey")
    return lay(game, marked, *crossings)


# --- following


@pytest.mark.rule("osprey.attempt.5", "osprey.attempt.6", "osprey.ruling.72")
@pytest.mark.parametrize("marked", ["american", "british", "dutch"])
@pytest.mark.parametrize("crossing", [WIRE, WALL, "east-13>land-31"])
def test_a_guard_crosses_where_a_marker_of_any_nation_lies(crossing: str, marked: str) -> None:
    near, far = crossing.split(">")
    game = security(f"guard-1@{near}", crossing, marked=marked)

    play(game, "security", f"MovePawn guard-1 {far}")

    assert (at(game, "guard-1"), points(game)) == (far, 5)


@pytest.mark.rule("osprey.attempt.6", "osprey.ruling.71")
@pytest.mark.parametrize("crossing", [WIRE, WALL, "east-13>land-31", CORRIDOR])
def test_a_guard_neither_crosses_wire_nor_descends_without_a_marker(crossing: str) -> None:
    near, far = crossing.split(">")
    game = security(f"guard-1@{near}", ROOM)

    refusal = refused(game, "security", f"MovePawn guard-1 {far}", Refusal.CROSSING_NOT_OPEN)

    assert refusal.rule == "osprey.attempt.6"
    assert f"MovePawn guard-1 {far}" not in options(game, "security")


@pytest.mark.rule("osprey.attempt.7")
def test_a_guard_enters_a_room_only_while_a_marker_lies_in_it() -> None:
    without = security("guard-1@ic-r24-c15", WIRE)
    refused(without, "security", "MovePawn guard-1 room-theatre-2", Refusal.GUARD_IN_ROOM)

    marked = security("guard-1@ic-r24-c15", ROOM)
    refused(marked, "security", "MovePawn guard-1 room-showers-1", Refusal.GUARD_IN_ROOM)
    play(marked, "security", "MovePawn guard-1 room-theatre-2")

    assert at(marked, "guard-1") == "room-theatre-2"


@pytest.mark.rule("osprey.attempt.17", "osprey.ruling.78")
@pytest.mark.parametrize("crossing", [WIRE, WALL, ROOM])
def test_a_guard_never_goes_back_by_a_crossing(crossing: str) -> None:
    near, far = crossing.split(">")
    game = security(f"guard-1@{far}", crossing)

    refused(game, "security", f"MovePawn guard-1 {near}")

    assert f"MovePawn guard-1 {near}" not in options(game, "security")


@pytest.mark.rule("osprey.ruling.71")
def test_a_guard_walks_outside_by_a_gate_though_nobody_is_there() -> None:
    game = security("guard-1@gar-113")

    play(game, "security", "MovePawn guard-1 od-se-31", "EndTurn")

    assert at(game, "guard-1") == "od-se-31"


# --- taking the marker


@pytest.mark.rule("osprey.attempt.8", "osprey.attempt.10", "osprey.ruling.16")
@pytest.mark.parametrize("crossing", [WIRE, WALL, ROOM])
def test_a_guard_takes_the_marker_as_he_crosses_and_no_other_follows(crossing: str) -> None:
    near, far = crossing.split(">")
    behind = {WIRE: "out-n-29", WALL: "out-s-59", ROOM: "room-theatre-5"}[crossing]
    game = security(f"guard-1@{near} guard-2@{behind}", crossing, WINDOW)

    play(game, "security", taking(game, "guard-1", crossing))

    assert (at(game, "guard-1"), points(game), list(markers(game))) == (far, 5, [WINDOW])
    play(game, "security", f"MovePawn guard-2 {near}")
    refused(game, "security", f"MovePawn guard-2 {far}")


@pytest.mark.rule("osprey.attempt.9")
@pytest.mark.parametrize("crossing", [WIRE, WALL])
def test_a_guard_may_cross_and_leave_the_marker(crossing: str) -> None:
    near, far = crossing.split(">")
    game = security(f"guard-1@{near}", crossing)
    assert taking(game, "guard-1", crossing) in options(game, "security")

    play(game, "security", f"MovePawn guard-1 {far}")

    assert markers(game) == {crossing: "american"}


@pytest.mark.rule("osprey.attempt.9", "osprey.ruling.17")
def test_whoever_comes_to_a_marker_is_asked_and_may_leave_it() -> None:
    game = security("guard-1@out-n-29", WIRE)

    play(game, "security", "MovePawn guard-1 out-n-14")
    assert sorted(options(game, "security")) == ["Pass", taking(game, "guard-1", WIRE)]
    play(game, "security", "Pass")

    assert (at(game, "guard-1"), markers(game)) == ("out-n-14", {WIRE: "american"})


@pytest.mark.rule("osprey.attempt.8", "osprey.ruling.16")
@pytest.mark.parametrize(("answer", "place", "left"), [("Accept", "od-n-23", 4), ("Refuse", "out-n-14", 5)])
def test_whoever_takes_a_marker_in_the_open_crosses_or_stays(answer: str, place: str, left: int) -> None:
    game = security("guard-1@out-n-29", WIRE)

    play(game, "security", "MovePawn guard-1 out-n-14", taking(game, "guard-1", WIRE))
    assert sorted(options(game, "security")) == ["Accept", "Refuse"]
    play(game, "security", answer)

    assert (at(game, "guard-1"), points(game), markers(game)) == (place, left, {})


@pytest.mark.rule("osprey.ruling.16")
@pytest.mark.parametrize(
    ("pawns", "near", "crossing", "place"),
    [("guard-1@out-n-29", "out-n-14", WIRE, "out-n-14"), ("guard-1@room-theatre-2", "room-theatre-4", ROOM, "office")],
)
def test_without_a_point_left_he_stays_or_leaves_the_room(pawns: str, near: str, crossing: str, place: str) -> None:
    game = security(pawns, crossing, left=1)

    play(game, "security", f"MovePawn guard-1 {near}", taking(game, "guard-1", crossing))

    assert (at(game, "guard-1"), points(game), markers(game)) == (place, 0, {})
    assert "EndTurn" in options(game, "security")


@pytest.mark.rule("osprey.ruling.16")
def test_he_completes_the_crossing_even_if_the_walkway_leaves_him_no_other_way_off() -> None:
    game = security("guard-1@in-ghcor-06", CORRIDOR, left=2)

    play(game, "security", "MovePawn guard-1 in-ghcor-05", taking(game, "guard-1", CORRIDOR))
    assert options(game, "security") == ["Accept"]
    play(game, "security", "Accept")

    assert (at(game, "guard-1"), markers(game)) == ("land-15", {})


@pytest.mark.rule("osprey.ruling.16")
def test_a_guard_who_takes_the_marker_may_arrest_the_pow_at_the_foot_of_the_rope() -> None:
    game = security("guard-1@room-theatre-4 american-1@land-12", ROOM)

    play(game, "security", taking(game, "guard-1", ROOM))

    assert (at(game, "american-1"), at(game, "guard-1"), markers(game)) == ("cells-c", "office", {})


@pytest.mark.rule("osprey.ruling.17")
def test_a_guard_who_came_earlier_takes_the_marker_only_by_crossing() -> None:
    spent = security("guard-1@out-n-14", WIRE, left=1)
    play(spent, "security", "PostGuard post-outer-3")
    refused(spent, "security", taking(spent, "guard-1", WIRE), Refusal.NO_POINTS_LEFT)

    barred = security("guard-1@out-n-14 guard-2@od-n-23", WIRE)
    refused(barred, "security", taking(barred, "guard-1", WIRE), Refusal.CIRCLE_TAKEN)
    assert not offered(barred, "security", "TakeMarker")


@pytest.mark.rule("osprey.ruling.17")
@pytest.mark.parametrize("place", ["od-n-23", "out-n-29"])
def test_no_marker_is_taken_from_beyond_or_from_beside_it(place: str) -> None:
    game = security(f"guard-1@{place}", WIRE)

    refusal = refused(game, "security", taking(game, "guard-1", WIRE), Refusal.NO_MARKER)

    assert refusal.rule == "osprey.attempt.8"


# --- in a room


@pytest.mark.rule("osprey.attempt.12", "osprey.attempt.13")
@pytest.mark.parametrize("others", [(), (WINDOW,)])
@pytest.mark.parametrize(("answer", "place"), [("Accept", "land-12"), ("Refuse", "office")])
def test_whoever_takes_a_rooms_marker_goes_down_or_to_the_office(
    answer: str, place: str, others: tuple[str, ...]
) -> None:
    game = security("guard-1@room-theatre-2", ROOM, *others)

    play(game, "security", "MovePawn guard-1 room-theatre-4", taking(game, "guard-1", ROOM))
    assert sorted(options(game, "security")) == ["Accept", "Refuse"]
    refused(game, "security", "EndTurn")
    refused(game, "security", "MovePawn guard-1 room-theatre-2")
    play(game, "security", answer)

    assert at(game, "guard-1") == place


@pytest.mark.rule("osprey.ruling.14", "osprey.attempt.12")
def test_a_second_guard_in_the_room_leaves_when_its_marker_is_taken() -> None:
    game = security(
        "guard-1@room-theatre-4 guard-2@room-theatre-5 guard-3@room-canteen-5", ROOM, "room-canteen-5>land-04"
    )

    play(game, "security", taking(game, "guard-1", ROOM))

    assert (at(game, "guard-1"), at(game, "guard-2")) == ("land-12", "office")
    assert at(game, "guard-3") == "room-canteen-5"


@pytest.mark.rule("osprey.ruling.14")
def test_a_guard_pausing_over_a_tunnel_stays_while_his_room_is_open() -> None:
    game = security("guard-1@room-theatre-1 guard-2@out-n-14", ROOM, WIRE)
    play(game, "security", "MovePawn guard-1 room-theatre-3")

    play(game, "security", taking(game, "guard-2", WIRE))

    assert at(game, "guard-1") == "room-theatre-3"


@pytest.mark.rule("osprey.ruling.15")
def test_a_guard_stays_overnight_in_a_room_with_a_marker() -> None:
    game = security("guard-1@ic-r24-c15", ROOM)

    play(game, "security", "MovePawn guard-1 room-theatre-2")
    events = play(game, "security", "EndTurn")

    assert at(game, "guard-1") == "room-theatre-2"
    assert happened(events, "TurnBegan")
    assert game.asked() == ("american",)


# --- Appel and safe areas


@pytest.mark.rule("osprey.ruling.18")
def test_a_guard_crosses_the_appel_area_over_free_spaces() -> None:
    game = security("guard-1@ic-r10-c11", left=5)  # any way round the white is longer
    refused(game, "security", "MovePawn guard-1 ap-r3-c1", Refusal.CIRCLE_TAKEN)

    play(game, "security", "MovePawn guard-1 ic-r10-c16")

    assert (at(game, "guard-1"), points(game)) == ("ic-r10-c16", 0)


@pytest.mark.rule("osprey.ruling.18")
def test_a_guard_does_not_stop_on_the_appel_area() -> None:
    spent = security("guard-1@ic-r10-c11", left=1)
    refused(spent, "security", "MovePawn guard-1 ap-r1-c1", Refusal.NO_REST_ON_APPEL)

    pausing = security("guard-1@ic-r10-c11", left=2)
    play(pausing, "security", "MovePawn guard-1 ap-r1-c1")
    assert refused(pausing, "security", "EndTurn", Refusal.LEAVE_APPEL_FIRST).rule == "osprey.appel.25"
    play(pausing, "security", "MovePawn guard-1 ic-r10-c11", "EndTurn")

    assert at(pausing, "guard-1") == "ic-r10-c11"


@pytest.mark.rule("osprey.ruling.19")
@pytest.mark.parametrize("place", ["safe-oshed-1", "safe-oshed-2"])
def test_a_guard_enters_no_safe_area_without_a_marker(place: str) -> None:
    game = security("guard-1@gar-020", WIRE, ROOM)

    assert refused(game, "security", f"MovePawn guard-1 {place}", Refusal.GUARD_IN_SAFE_AREA).rule == "osprey.safe.2"
    assert not [option for option in options(game, "security") if "safe-oshed" in option]


@pytest.mark.rule("osprey.ruling.19")
def test_a_guard_passes_a_safe_area_that_holds_a_marker_but_does_not_stop_in_it() -> None:
    game = lay(make_safe(security("guard-1@out-n-29", left=1), "out-n-14"), "american", WIRE)
    refused(game, "security", "MovePawn guard-1 out-n-14", Refusal.GUARD_IN_SAFE_AREA)

    game = lay(make_safe(security("guard-1@out-n-29", left=2), "out-n-14"), "american", WIRE)
    play(game, "security", "MovePawn guard-1 od-n-23")

    assert (at(game, "guard-1"), points(game)) == ("od-n-23", 0)


@pytest.mark.rule("osprey.ruling.20")
def test_no_pow_is_arrested_in_a_safe_area_that_holds_a_marker() -> None:
    open_ground = security("guard-1@out-n-29 american-1@out-n-14", WIRE)
    assert offered(open_ground, "security", "Arrest guard-1 american-1")

    game = make_safe(security("guard-1@out-n-29 american-1@out-n-14", WIRE), "out-n-14")

    assert refused(game, "security", "Arrest guard-1 american-1", Refusal.IN_SAFE_AREA).rule == "osprey.arrest.7"
    assert not offered(game, "security", "Arrest")
