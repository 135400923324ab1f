"""Searchlights, walkways and other spaces where a pawn may pause but not stay."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, happened, offered, options, play, points, refused
from tests.scene import scene as any_scene

BEAMS = [("gar-111", "gar-117"), ("terr-05", "terr-02"), ("out-w-07", "out-w-12"), ("yard-10", "yard-09")]
WALKWAYS = [("ic-r18-c18", "in-shed-door"), ("ic-r14-c22", "ic-r15-c23"), ("ic-r21-c13", "ic-r21-c12")]


def scene(pawns: str = "", **more: object) -> Match:
    """An Osprey position."""
    return any_scene(pawns, edition="osprey", **more)  # type: ignore[arg-type]


# --- searchlights


@pytest.mark.rule("osprey.searchlight.1", "osprey.ruling.42")
@pytest.mark.parametrize(("beside", "beam"), BEAMS)
def test_the_turn_cannot_end_with_a_pow_in_a_searchlight(beside: str, beam: str) -> None:
    game = scene(f"american-1@{beside}", points=2)
    play(game, "american", f"MovePawn american-1 {beam}")

    assert refused(game, "american", "EndTurn", Refusal.LEAVE_BEAM_FIRST).rule == "osprey.searchlight.1"
    assert "EndTurn" not in options(game, "american")

    play(game, "american", f"MovePawn american-1 {beside}", "EndTurn")
    assert game.asked() == ("british",)


@pytest.mark.rule("osprey.searchlight.1", "osprey.ruling.43")
@pytest.mark.parametrize(("beside", "beam"), BEAMS)
def test_a_pow_does_not_step_into_a_searchlight_with_his_last_point(beside: str, beam: str) -> None:
    game = scene(f"american-1@{beside}", points=1)

    refusal = refused(game, "american", f"MovePawn american-1 {beam}", Refusal.NO_REST_IN_BEAM)

    assert refusal.rule == "osprey.searchlight.1"


@pytest.mark.rule("osprey.searchlight.2")
@pytest.mark.parametrize(
    ("near", "far", "cost"),
    [("gar-134", "gar-121", 4), ("terr-05", "terr-11", 2), ("out-w-03", "out-w-20", 3), ("yard-10", "land-04", 4)],
)
def test_a_pow_may_cross_a_searchlight(near: str, far: str, cost: int) -> None:
    game = scene(f"american-1@{near}", points=cost)

    play(game, "american", f"MovePawn american-1 {far}", "EndTurn")

    assert at(game, "american-1") == far


@pytest.mark.rule("osprey.searchlight.3")
@pytest.mark.parametrize(("beside", "beam"), BEAMS)
def test_a_guard_may_stop_in_a_searchlight(beside: str, beam: str) -> None:
    game = scene(f"guard-1@{beside}", turn="security", points=1)

    play(game, "security", f"MovePawn guard-1 {beam}", "EndTurn")

    assert at(game, "guard-1") == beam


# --- walkways


@pytest.mark.rule("osprey.walkway.1", "osprey.ruling.42")
@pytest.mark.parametrize(("beside", "walkway"), WALKWAYS)
def test_the_turn_cannot_end_with_a_guard_on_a_walkway(beside: str, walkway: str) -> None:
    game = scene(f"guard-1@{beside}", turn="security", points=2)
    play(game, "security", f"MovePawn guard-1 {walkway}")

    assert refused(game, "security", "EndTurn", Refusal.LEAVE_PASSAGE_FIRST).rule == "osprey.walkway.1"

    play(game, "security", f"MovePawn guard-1 {beside}", "EndTurn")
    assert game.asked() == ("american",)


@pytest.mark.rule("osprey.walkway.1", "osprey.ruling.43")
@pytest.mark.parametrize(("beside", "walkway"), WALKWAYS)
def test_a_guard_does_not_step_onto_a_walkway_with_the_last_point(beside: str, walkway: str) -> None:
    game = scene(f"guard-1@{beside}", turn="security", points=1)

    refusal = refused(game, "security", f"MovePawn guard-1 {walkway}", Refusal.NO_REST_IN_PASSAGE)

    assert refusal.rule == "osprey.walkway.1"


@pytest.mark.rule("osprey.walkway.2")
def test_a_guard_may_cross_a_walkway() -> None:
    game = scene("guard-1@ic-r14-c22 guard-2@ic-r15-c22", turn="security", points=2)

    play(game, "security", "MovePawn guard-1 ic-r16-c22", "EndTurn")

    assert (at(game, "guard-1"), game.asked()) == ("ic-r16-c22", ("american",))


@pytest.mark.rule("osprey.walkway.3")
@pytest.mark.parametrize(("beside", "walkway"), WALKWAYS)
def test_a_pow_may_stop_on_a_walkway(beside: str, walkway: str) -> None:
    game = scene(f"american-1@{beside}", points=1)

    play(game, "american", f"MovePawn american-1 {walkway}", "EndTurn")

    assert at(game, "american-1") == walkway


# --- pausing


@pytest.mark.rule("osprey.ruling.42")
@pytest.mark.parametrize(
    ("seat", "pawn", "start", "pause", "other", "reason"),
    [
        ("american", "american-1", "gar-111", "gar-117", "american-2", Refusal.LEAVE_BEAM_FIRST),
        ("american", "american-1", "ramp-08", "ramp-09", "american-2", Refusal.LEAVE_TUNNEL_SPACE_FIRST),
        ("security", "guard-1", "ic-r18-c18", "in-shed-door", "guard-2", Refusal.LEAVE_PASSAGE_FIRST),
        ("security", "guard-1", "ic-r09-c15", "ap-r1-c4", "guard-2", Refusal.LEAVE_APPEL_FIRST),
        ("security", "guard-1", "ramp-08", "ramp-09", "guard-2", Refusal.GUARD_LEAVES_TUNNEL_SPACE_FIRST),
    ],
)
def test_a_pawn_may_pause_while_another_moves(
    seat: str, pawn: str, start: str, pause: str, other: str, reason: Refusal
) -> None:
    game = scene(f"{pawn}@{start} {other}@ic-r12-c07", turn=seat, points=3)

    play(game, seat, f"MovePawn {pawn} {pause}", f"MovePawn {other} ic-r12-c08")
    assert refused(game, seat, "EndTurn", reason).pawn == pawn
    play(game, seat, f"MovePawn {pawn} {start}", "EndTurn")

    assert (at(game, pawn), at(game, other)) == (start, "ic-r12-c08")


@pytest.mark.rule("osprey.ruling.43")
@pytest.mark.parametrize(
    ("seat", "pawn", "pause", "other"),
    [("american", "american-1", "gar-117", "american-2"), ("security", "guard-1", "in-shed-door", "guard-2")],
)
def test_nobody_takes_the_point_that_a_pausing_pawn_needs(seat: str, pawn: str, pause: str, other: str) -> None:
    game = scene(f"{pawn}@{pause} {other}@ic-r12-c07", turn=seat, points=2)
    assert refused(game, seat, f"MovePawn {other} ic-r12-c09", Refusal.PAWN_MAY_NOT_REST).pawn == pawn

    play(game, seat, f"MovePawn {other} ic-r12-c08")

    assert not offered(game, seat, f"MovePawn {other}")
    assert refused(game, seat, f"MovePawn {other} ic-r12-c09").refusal is Refusal.PAWN_MAY_NOT_REST
    assert points(game) == 1


@pytest.mark.rule("osprey.ruling.43")
@pytest.mark.parametrize("card", [{}, {"security": "appel"}], ids=["nobody answers", "an answer is possible"])
def test_a_crossing_does_not_take_the_point_that_a_pausing_pow_needs(card: dict[str, str]) -> None:
    men = "american-1@gar-117 american-2@in-ghcor-09"
    game = scene(men, points=1, equipment={"american": "key"}, hands=card)

    refused(game, "american", "Cross american-2 door-gh [key]", Refusal.PAWN_MAY_NOT_REST)

    assert not offered(game, "american", "Cross")


@pytest.mark.rule("osprey.ruling.43")
def test_a_release_does_not_take_the_point_that_a_pausing_pow_needs() -> None:
    game = scene("american-1@gar-117 american-2@cells-a", throw=(1, 1))
    play(game, "american", "Release american-2 exit-inner-cells")

    refused(game, "american", "MovePawn american-2 in-ghcor-01", Refusal.PAWN_MAY_NOT_REST)


# --- stranded all the same


@pytest.mark.rule("osprey.ruling.43")
def test_a_stranded_pow_goes_directly_to_the_nearest_lawful_space() -> None:
    game = scene("american-1@gar-117 british-1@gar-111", points=0)

    play(game, "american", "EndTurn")

    assert (at(game, "american-1"), game.asked()) == ("gar-105", ("british",))


@pytest.mark.rule("osprey.ruling.43")
def test_of_several_nearest_spaces_the_stranded_pows_officer_picks_one() -> None:
    game = scene("american-1@gar-117", points=0)

    play(game, "american", "EndTurn")
    assert options(game, "american") == ["Settle american-1 gar-105", "Settle american-1 gar-111"]
    play(game, "american", "Settle american-1 gar-111")

    assert (at(game, "american-1"), game.asked()) == ("gar-111", ("british",))


@pytest.mark.rule("osprey.ruling.43")
@pytest.mark.parametrize("place", ["in-shed-door", "ramp-09"])
def test_a_stranded_guard_goes_to_the_commanders_office(place: str) -> None:
    game = scene(f"guard-1@{place}", turn="security", points=0)

    (gone,) = happened(play(game, "security", "EndTurn"), "GuardWentHome")

    assert game._game.board.names[int(str(gone.to_json()["to"]))] == "office"
    assert at(game, "guard-1") == "barracks"  # where the office is emptied when the turn ends
