"""The POW who gives himself up, and the guard who goes with him."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, dice, end_turn, equipment, happened, offered, play, points, refused, scene

GIVE_UP = "GiveUp american-1 guard-1"


def in_american_turn(men: str, held: str = "", **others: object) -> Match:
    """The American officer has thrown four."""
    cards = {"american": held}
    return scene(men, throw=(1, 3), equipment=cards, edition="osprey", **others)  # type: ignore[arg-type]


@pytest.mark.rule("osprey.arrest.20", "osprey.arrest.21", "osprey.arrest.22")
def test_a_pow_forces_his_arrest_by_moving_into_a_guard() -> None:
    game = in_american_turn("american-1@ic-r10-c06 guard-1@ic-r10-c07")

    play(game, "american", GIVE_UP)
    play(game, "security", "ChooseCell cells-a")

    assert (at(game, "american-1"), at(game, "guard-1"), points(game)) == ("cells-a", "office", 3)
    assert game.asked() == ("american",)


@pytest.mark.rule("osprey.arrest.20")
def test_a_pow_cannot_reach_a_guard_beyond_his_points() -> None:
    game = scene("american-1@ic-r10-c06 guard-1@ic-r10-c08", points=1, edition="osprey")

    refused(game, "american", GIVE_UP, Refusal.OUT_OF_REACH)
    assert not offered(game, "american", "GiveUp")


@pytest.mark.rule("osprey.arrest.23")
def test_the_guard_of_a_forced_arrest_cannot_be_deployed_before_the_next_round() -> None:
    others = " ".join(f"guard-{number}@post-outer-{number}" for number in range(2, 7))
    game = in_american_turn(f"american-1@ic-r10-c06 guard-1@ic-r10-c07 {others}", players=2)
    play(game, "american", GIVE_UP)
    play(game, "security", "ChooseCell cells-a")
    play(game, "american", "EndTurn")
    play(game, "security", "Throw")
    dice(game, 1, 3)

    refused(game, "security", "PostGuard post-inner-1", Refusal.BARRACKS_EMPTY)
    play(game, "security", "EndTurn")
    assert at(game, "guard-1") == "barracks"
    end_turn(game)
    play(game, "security", "Throw")
    dice(game, 1, 3)
    play(game, "security", "PostGuard post-inner-1")

    assert at(game, "guard-1") == "post-inner-1"


# --- where


@pytest.mark.rule("osprey.ruling.45")
@pytest.mark.parametrize(
    ("prisoner", "guard"),
    [
        pytest.param("gar-100", "gar-104", id="searchlight"),
        pytest.param("safe-oshed-1", "gar-020", id="from a safe area"),
        pytest.param("ap-r7-c1", "ic-r17-c13", id="from Appel"),
        pytest.param("room-chapel-10", "ic-r11-c05", id="from a room"),
        pytest.param("od-se-30", "od-se-31", id="outside"),
    ],
)
def test_a_pow_may_force_his_arrest_anywhere(prisoner: str, guard: str) -> None:
    game = in_american_turn(f"american-1@{prisoner} guard-1@{guard}")

    events = play(game, "american", GIVE_UP)

    assert happened(events, "PowArrested")
    assert at(game, "guard-1") == "office"


@pytest.mark.rule("osprey.ruling.45")
@pytest.mark.parametrize(
    ("prisoner", "guard", "price", "refusal"),
    [
        ("ic-r25-c14", "pass-inner", "pass", Refusal.NO_PASS),
        ("in-ghcor-09", "door-gh", "key", Refusal.NO_KEY),
        ("room-theatre-6", "land-13", "rope", Refusal.NO_ROPE),
        ("out-n-14", "od-n-23", "wire-cutters", Refusal.NO_WIRE_CUTTERS),
        ("room-dentist-1", "land-03", "rope rope", Refusal.NO_ROPE),
    ],
)
def test_whoever_steps_onto_a_guard_behind_an_obstacle_pays_for_it(
    prisoner: str, guard: str, price: str, refusal: Refusal
) -> None:
    men = f"american-1@{prisoner} guard-1@{guard}"
    short = in_american_turn(men, " ".join(price.split()[1:]))
    refused(short, "american", GIVE_UP, refusal)
    assert not offered(short, "american", "GiveUp")

    game = in_american_turn(men, price)
    assert offered(game, "american", "GiveUp") == [GIVE_UP]
    play(game, "american", GIVE_UP)

    assert (at(game, "american-1"), at(game, "guard-1"), points(game)) == ("cells-c", "office", 3)
    assert equipment(game, "american") == []


@pytest.mark.rule("osprey.ruling.46")
@pytest.mark.parametrize(("prisoner", "guard"), [("gar-018", "gar-017"), ("od-se-30", "od-se-31")])
def test_a_forced_arrest_in_the_outer_courtyard_or_outside_costs_a_card(prisoner: str, guard: str) -> None:
    game = in_american_turn(f"american-1@{prisoner} guard-1@{guard}", "rope key")

    play(game, "american", GIVE_UP, "Surrender key")

    assert equipment(game, "american") == ["rope"]


@pytest.mark.rule("osprey.ruling.46")
def test_the_card_is_lost_besides_the_pass_spent_to_step_in() -> None:
    game = in_american_turn("american-1@ic-r25-c14 guard-1@pass-inner", "pass rope key")

    play(game, "american", GIVE_UP, "Surrender rope")

    assert equipment(game, "american") == ["key"]


@pytest.mark.rule("osprey.ruling.46")
def test_inside_a_forced_arrest_costs_no_card() -> None:
    game = in_american_turn("american-1@ic-r10-c06 guard-1@ic-r10-c07", "rope")

    play(game, "american", GIVE_UP)
    play(game, "security", "ChooseCell cells-a")

    assert equipment(game, "american") == ["rope"]


@pytest.mark.rule("osprey.ruling.47")
def test_an_exempt_pow_on_his_way_home_may_force_an_arrest() -> None:
    game = in_american_turn("american-1@cells-c guard-1@ramp-15", hands={"american": "release"})
    pawn = game.view("spectator").table.pawns.index("american-1")
    play(game, "american", "PlayCard release american-1 - exit-outer-cells")
    assert game.view("spectator").table.returning[pawn] > 0

    play(game, "american", GIVE_UP)

    assert (at(game, "american-1"), at(game, "guard-1")) == ("cells-c", "office")
    assert game.view("spectator").table.returning[pawn] < 0


@pytest.mark.rule("osprey.ruling.45")
def test_an_own_marker_lets_a_pow_step_down_onto_a_guard_for_nothing() -> None:
    game = in_american_turn("american-1@room-theatre-6 american-2@room-theatre-5 guard-1@ramp-12", "rope")
    play(game, "american", "Cross american-1 land-13 [rope]", "MovePawn american-1 ramp-20")
    play(game, "american", "MovePawn american-2 room-theatre-6", "EndTurn")
    for seat in ("british", "dutch"):
        assert game.asked() == (seat,)
        end_turn(game)
    play(game, "security", "Throw")
    dice(game, 1, 3)
    play(game, "security", "MovePawn guard-1 land-13", "EndTurn")
    play(game, "american", "Throw")
    dice(game, 1, 3)

    play(game, "american", "GiveUp american-2 guard-1")

    assert (at(game, "american-2"), at(game, "guard-1")) == ("cells-c", "office")


@pytest.mark.rule("osprey.ruling.45")
def test_a_pow_may_step_out_of_a_tunnels_far_end_onto_a_guard() -> None:
    men = "american-1@under-out-s-63 american-2@under-out-s-54 guard-1@out-s-62 guard-2@room-theatre-1"
    game = in_american_turn(men, hands={"american": "tunnel-theatre"})
    play(game, "american", "PlayCard tunnel-theatre")
    refused(game, "american", "GiveUp american-1 guard-2", Refusal.IN_A_TUNNEL)

    play(game, "american", GIVE_UP)

    assert (at(game, "american-1"), at(game, "guard-1"), points(game)) == ("cells-c", "office", 3)


@pytest.mark.rule("osprey.ruling.45")
def test_a_pow_cannot_leave_a_tunnel_by_its_entrance_to_give_himself_up() -> None:
    men = "american-1@under-room-theatre-3 american-2@tn-theatre-2 guard-1@room-theatre-4"
    game = in_american_turn(men, hands={"american": "tunnel-theatre"})
    play(game, "american", "PlayCard tunnel-theatre")

    refused(game, "american", GIVE_UP, Refusal.IN_A_TUNNEL)
