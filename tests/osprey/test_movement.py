"""Movement: points and whose they are, pawns in the way, and where pawns may stand."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, dice, end_turn, escapes, names, offered, play, points, refused
from tests.scene import scene as any_scene

FOUR_MEN = "american-1@ic-r08-c08 american-2@ic-r08-c11 american-3@ic-r08-c15 american-4@ic-r08-c18"


def scene(pawns: str = "", **more: object) -> Match:
    """An Osprey position."""
    return any_scene(pawns, edition="osprey", **more)  # type: ignore[arg-type]


# --- points


@pytest.mark.rule("osprey.move.1")
def test_nobody_walks_before_the_throw() -> None:
    game = scene("american-1@ic-r12-c07")

    refusal = refused(game, "american", "MovePawn american-1 ic-r12-c08", Refusal.NOT_THROWN_YET)

    assert refusal.rule == "osprey.move.1"
    play(game, "american", "Throw")
    dice(game, 1, 3)
    play(game, "american", "MovePawn american-1 ic-r12-c08")
    assert at(game, "american-1") == "ic-r12-c08"


@pytest.mark.rule("osprey.move.1", "osprey.move.11")
def test_a_card_that_moves_directly_does_not_wait_for_the_throw() -> None:
    game = scene("american-1@ic-r12-c07", hands={"american": "go-to-chapel"})

    play(game, "american", "PlayCard go-to-chapel american-1 - room-chapel-9")

    assert at(game, "american-1") == "room-chapel-9"


@pytest.mark.rule("osprey.move.1")
def test_the_dice_are_thrown_once() -> None:
    game = scene(throw=(4, 5))

    refused(game, "american", "Throw", Refusal.THROWN_ONCE)


@pytest.mark.rule("osprey.move.2")
@pytest.mark.parametrize("seat", ["american", "security"])
def test_both_dice_together_are_the_points(seat: str) -> None:
    game = scene(turn=seat)

    play(game, seat, "Throw")
    dice(game, 4, 5)

    assert points(game) == 9


@pytest.mark.rule("osprey.move.2", "osprey.move.4")
def test_one_man_takes_the_whole_total_and_not_a_step_more() -> None:
    game = scene("american-1@od-se-31", throw=(4, 5))
    beyond = refused(game, "american", "MovePawn american-1 od-se-21", Refusal.OUT_OF_REACH)

    play(game, "american", "MovePawn american-1 od-se-22")

    assert (points(game), beyond.rule) == (0, "osprey.move.2")


@pytest.mark.rule("osprey.move.3")
def test_three_men_move_two_and_one_moves_three() -> None:
    game = scene(FOUR_MEN, throw=(4, 5))

    for man, place in enumerate(["ic-r06-c08", "ic-r06-c11", "ic-r08-c17"], 1):
        play(game, "american", f"MovePawn american-{man} {place}")
    assert points(game) == 3
    last = next(option for option in offered(game, "american", "MovePawn american-4") if costs(game, option) == 3)
    play(game, "american", last)

    assert points(game) == 0


def costs(game: Match, move: str) -> int:
    """What a walk would cost."""
    trial = game.copy()
    play(trial, "american", move)
    return points(game) - points(trial)


@pytest.mark.rule("osprey.move.5")
def test_a_step_costs_one_point() -> None:
    game = scene("american-1@ic-r12-c07", points=3)

    play(game, "american", "MovePawn american-1 ic-r12-c08")

    assert points(game) == 2


@pytest.mark.rule("osprey.move.6")
def test_points_may_go_unused() -> None:
    game = scene(throw=(4, 5))

    play(game, "american", "EndTurn")

    assert game.asked() == ("british",)


@pytest.mark.rule("osprey.move.7")
def test_unused_points_are_gone_with_the_turn() -> None:
    game = scene("american-1@od-se-31", points=4)
    play(game, "american", "EndTurn")
    for _ in ("british", "dutch", "security"):
        end_turn(game)

    play(game, "american", "Throw")
    dice(game, 1, 2)

    assert points(game) == 3
    refused(game, "american", "MovePawn american-1 od-se-27", Refusal.OUT_OF_REACH)


@pytest.mark.rule("osprey.move.8")
@pytest.mark.parametrize(("pawn", "why"), [("british-1", Refusal.NOT_YOUR_PAWN), ("guard-1", Refusal.NOT_YOUR_GUARD)])
def test_a_player_moves_only_own_pawns(pawn: str, why: Refusal) -> None:
    game = scene(f"{pawn}@ic-r12-c07", points=9)

    assert refused(game, "american", f"MovePawn {pawn} ic-r12-c08", why).rule == "osprey.move.8"
    assert not offered(game, "american", f"MovePawn {pawn}")


@pytest.mark.rule("osprey.move.11")
def test_moving_directly_leaves_the_points_alone() -> None:
    men = "american-1@ic-r12-c07 american-4@cells-a"
    game = scene(men, points=5, hands={"american": "go-to-chapel release"})

    play(game, "american", "PlayCard go-to-chapel american-1 - room-chapel-9")
    play(game, "american", "PlayCard release american-4 - exit-inner-cells")

    assert (points(game), at(game, "american-1"), at(game, "american-4")) == (5, "room-chapel-9", "exit-inner-cells")


@pytest.mark.rule("osprey.move.12")
def test_guards_share_the_security_officers_throw() -> None:
    game = scene("guard-1@od-se-31 guard-2@ic-r12-c07", turn="security", throw=(2, 4))

    play(game, "security", "MovePawn guard-1 od-se-27", "MovePawn guard-2 ic-r12-c09")

    assert points(game) == 0
    refused(game, "security", "MovePawn guard-2 ic-r12-c08", Refusal.NO_POINTS_LEFT)


@pytest.mark.rule("osprey.move.13")
def test_posts_are_no_way_off_or_onto_the_board_for_pows() -> None:
    game = scene("american-1@post-inner-5", throw=(4, 5))

    refused(game, "american", "RecallGuard american-1")
    refused(game, "american", "PostGuard post-inner-4")
    assert not names(game, "american") & {"RecallGuard", "PostGuard"}

    guards = scene("guard-1@post-inner-5", turn="security", throw=(4, 5))
    play(guards, "security", "RecallGuard guard-1", "PostGuard post-inner-4")
    assert points(guards) == 7


@pytest.mark.rule("osprey.ruling.67")
def test_a_target_is_reached_without_the_exact_throw() -> None:
    game = scene("american-1@od-se-02 american-2@ic-r12-c07", throw=(4, 5), kits="american")

    play(game, "american", "MovePawn american-1 target-5")

    assert (escapes(game, "american"), points(game)) == (1, 7)
    play(game, "american", "MovePawn american-2 ic-r12-c08")
    assert at(game, "american-2") == "ic-r12-c08"


# --- pawns in the way

BLOCKED = [
    ("american", "american-1", "american-2"),
    ("american", "american-1", "british-1"),
    ("american", "american-1", "guard-1"),
    ("security", "guard-1", "guard-2"),
    ("security", "guard-1", "american-1"),
]


@pytest.mark.rule("osprey.move.9", "osprey.ruling.34", "osprey.ruling.113")
@pytest.mark.parametrize(("seat", "mover", "blocker"), BLOCKED)
def test_no_pawn_passes_another_or_shares_its_space(seat: str, mover: str, blocker: str) -> None:
    free = scene(f"{mover}@ramp-15", turn=seat, points=9)
    play(free, seat, f"MovePawn {mover} ramp-05")

    game = scene(f"{mover}@ramp-15 {blocker}@ramp-04", turn=seat, points=9)
    refused(game, seat, f"MovePawn {mover} ramp-05", Refusal.WAY_BLOCKED)
    assert refused(game, seat, f"MovePawn {mover} ramp-04", Refusal.CIRCLE_TAKEN).rule == "osprey.move.9"


@pytest.mark.rule("osprey.move.10", "osprey.ruling.34")
@pytest.mark.parametrize(("seat", "pawn"), [("british", "british-1"), ("security", "guard-1")])
def test_a_pawn_above_passes_over_a_man_in_the_tunnel(seat: str, pawn: str) -> None:
    game = scene(f"american-1@under-ramp-09 american-2@under-ramp-03 {pawn}@ramp-08", turn=seat, points=2)

    play(game, seat, f"MovePawn {pawn} ramp-10")

    assert (at(game, pawn), at(game, "american-1")) == ("ramp-10", "under-ramp-09")


@pytest.mark.rule("osprey.move.10")
@pytest.mark.parametrize(("seat", "pawn"), [("british", "british-1"), ("security", "guard-1")])
def test_a_pawn_does_not_pass_a_man_who_stands_above_the_tunnel(seat: str, pawn: str) -> None:
    game = scene(f"american-1@ramp-09 {pawn}@ramp-08", turn=seat, points=2)

    refused(game, seat, f"MovePawn {pawn} ramp-10", Refusal.WAY_BLOCKED)


# --- hemming in

WAYS = [
    ("in-westcor-04", "in-westcor-05", "in-westcor-06"),  # a walkway
    ("in-westcor-06", "room-sickbay-1", "room-sickbay-7"),  # the entrance of a room
]


@pytest.mark.rule("osprey.ruling.113")
@pytest.mark.parametrize(("start", "place", "beyond"), WAYS)
def test_a_pow_may_stop_in_walkways_and_entrances_and_so_bar_a_rival(start: str, place: str, beyond: str) -> None:
    game = scene(f"american-1@{start}", points=1)
    play(game, "american", f"MovePawn american-1 {place}", "EndTurn")
    assert at(game, "american-1") == place

    rival = scene(f"american-1@{place} british-1@{start}", turn="british", points=2)
    refused(rival, "british", f"MovePawn british-1 {beyond}", Refusal.WAY_BLOCKED)


@pytest.mark.rule("osprey.ruling.113")
def test_a_pow_may_stop_on_a_post_and_hem_in_a_guard() -> None:
    game = scene("american-1@ic-r10-c06", points=3)
    play(game, "american", "MovePawn american-1 post-inner-5", "EndTurn")
    assert at(game, "american-1") == "post-inner-5"

    guard = scene("american-1@ramp-04 guard-1@ramp-15", turn="security", points=9)
    refused(guard, "security", "MovePawn guard-1 ramp-05", Refusal.WAY_BLOCKED)


# --- where pawns may stop


@pytest.mark.rule("osprey.ruling.112")
@pytest.mark.parametrize(
    ("start", "place"),
    [
        ("ic-r25-c14", "pass-inner"),  # an inspection point
        ("ramp-16", "door-gh"),  # a door
        ("ramp-14", "exit-outer-cells"),  # in front of the cells
    ],
)
def test_guards_may_park_on_gates_and_before_the_cells(start: str, place: str) -> None:
    game = scene(f"guard-1@{start}", turn="security", points=1)

    play(game, "security", f"MovePawn guard-1 {place}", "EndTurn")

    assert at(game, "guard-1") == place


@pytest.mark.rule("osprey.ruling.112")
@pytest.mark.parametrize(
    ("start", "place", "refusal"),
    [
        ("ic-r21-c13", "ic-r21-c12", Refusal.NO_REST_IN_PASSAGE),
        ("ic-r09-c15", "ap-r1-c4", Refusal.NO_REST_ON_APPEL),
        ("gar-020", "safe-oshed-1", Refusal.GUARD_IN_SAFE_AREA),
        ("ramp-08", "ramp-09", Refusal.NO_GUARD_ABOVE_TUNNEL),
        ("in-westcor-06", "room-sickbay-1", Refusal.GUARD_IN_ROOM),
        ("od-se-01", "target-5", Refusal.GUARD_ON_TARGET),
    ],
)
def test_guards_may_park_nowhere_else_that_is_marked(start: str, place: str, refusal: Refusal) -> None:
    game = scene(f"guard-1@{start}", turn="security", points=1)

    refused(game, "security", f"MovePawn guard-1 {place}", refusal)


@pytest.mark.rule("osprey.ruling.116")
@pytest.mark.parametrize(
    ("start", "action"),
    [
        ("ramp-11", "MovePawn american-1 ramp-18"),  # marked 30
        ("in-westcor-10", "MovePawn american-1 in-westcor-11"),  # marked 60
        ("ramp-18", "Cross american-1 land-24 [rope]"),  # a white border
        ("in-ghcor-09", "Cross american-1 door-gh [key]"),
        ("ic-r25-c14", "Cross american-1 pass-inner [pass]"),
    ],
)
def test_a_pow_may_stop_at_drops_on_landings_and_on_gates(start: str, action: str) -> None:
    game = scene(f"american-1@{start}", points=1, equipment={"american": "rope rope key pass"})

    play(game, "american", action, "EndTurn")

    assert at(game, "american-1") == action.split()[2]
