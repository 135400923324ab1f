"""Drops, wire, doors and checkpoints: what they cost prisoners, and what guards may do there."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from colditz.model.builder import load_board
from colditz.model.ids import Area, Symbol
from tests.scene import at, equipment, offered, play, points, refused
from tests.v3.table import by_day, fled, rule

BOARD = load_board("v3")


def outer(pawns: str, cards: str = "", **options: object) -> Match:
    """Men of the American officer beyond the courtyard, with these cards."""
    given: dict[str, object] = {"points": 6, **options}
    return by_day(pawns, equipment={"american": cards}, kits="american", **given)


@rule("drop.1")
@pytest.mark.parametrize(
    "way", [way for way in BOARD.crossings if way.equipment == Symbol.ROPE], ids=lambda way: way.name
)
def test_a_drop_costs_as_many_ropes_as_its_circle_shows(way: object) -> None:
    number = {"drop30": 1, "drop60": 2}[BOARD.kind[way.near]]  # type: ignore[attr-defined]

    assert way.cards == number  # type: ignore[attr-defined]


@rule("drop.1")
def test_one_rope_does_not_reach_down_sixty_feet() -> None:
    game = outer("american-1@out-s-72", "rope")
    refused(game, "american", "Cross american-1 land-29 [rope,rope]", Refusal.NO_ROPE)
    refused(game, "american", "Cross american-1 land-29 [rope]", Refusal.NO_ROPE)

    game = outer("american-1@out-s-72", "rope rope")
    play(game, "american", "Cross american-1 land-29 [rope,rope]")
    assert equipment(game, "american") == []


@rule("drop.2", "wire.2", "door.2", "ruling.18")
@pytest.mark.parametrize(
    ("near", "beside", "to", "card"),
    [
        ("roof-e-1", "roof-e-2", "land-07", "rope"),
        ("out-n-14", "out-n-28", "od-n-23", "wire-cutters"),
        ("out-n-69", "out-n-84", "door-n", "key"),
    ],
)
def test_one_card_serves_the_whole_team_for_the_turn(near: str, beside: str, to: str, card: str) -> None:
    game = outer(f"american-1@{near} american-2@{beside}", card)
    play(game, "american", f"Cross american-1 {to} [{card}]")
    assert equipment(game, "american") == []
    away = offered(game, "american", "MovePawn american-1")[0]
    play(game, "american", away)
    if not offered(game, "american", f"Cross american-2 {to}"):
        play(game, "american", f"MovePawn american-2 {near}")

    play(game, "american", f"Cross american-2 {to} []")

    assert at(game, "american-2") == to


@rule("drop.2", "wire.2", "door.2", "ruling.18")
def test_but_only_for_that_turn_and_that_crossing() -> None:
    game = outer("american-1@out-n-14 american-2@out-n-11", "wire-cutters")
    play(game, "american", "Cross american-1 od-n-23 [wire-cutters]")

    refused(game, "american", "Cross american-2 od-n-27 []", Refusal.NO_WIRE_CUTTERS)


@rule("ruling.18", "drop.2")
def test_what_was_paid_before_a_double_still_serves_after_it() -> None:
    game = by_day("american-1@roof-e-1 american-2@roof-e-2", equipment={"american": "rope"}, throw=(2, 2))
    play(game, "american", "Cross american-1 land-07 [rope]", "MovePawn american-1 gar-056")
    play(game, "american", "Throw")
    game.play("chance", "Dice 1 3")
    play(game, "american", "MovePawn american-2 roof-e-1", "Cross american-2 land-07 []")

    assert at(game, "american-2") == "land-07"


@rule("wire.1", "door.1", "checkpoint.1")
@pytest.mark.parametrize(
    ("near", "to", "card", "refusal"),
    [
        ("out-n-14", "od-n-23", "wire-cutters", Refusal.NO_WIRE_CUTTERS),
        ("out-n-69", "door-n", "key", Refusal.NO_KEY),
        ("gar-113", "pass-main", "pass", Refusal.NO_PASS),
    ],
)
def test_each_obstacle_asks_for_its_card(near: str, to: str, card: str, refusal: Refusal) -> None:
    refused(outer(f"american-1@{near}"), "american", f"Cross american-1 {to} [{card}]", refusal)
    game = outer(f"american-1@{near}", card)

    play(game, "american", f"Cross american-1 {to} [{card}]")

    assert (at(game, "american-1"), equipment(game, "american"), points(game)) == (to, [], 5)


@rule("checkpoint.2", "ruling.18")
def test_every_man_shows_a_pass_of_his_own() -> None:
    game = outer("american-1@gar-113 american-2@gar-108", "pass pass")
    play(game, "american", "Cross american-1 pass-main [pass]", "MovePawn american-1 od-se-31")
    play(game, "american", "MovePawn american-2 gar-113")
    refused(game, "american", "Cross american-2 pass-main []", Refusal.WRONG_PAYMENT)

    play(game, "american", "Cross american-2 pass-main [pass]")

    assert equipment(game, "american") == []


@rule("door.3", "checkpoint.3")
def test_guards_pass_doors_and_checkpoints_freely() -> None:
    game = by_day("guard-1@ic-r25-c14 guard-2@ramp-06", turn="security", throw=(1, 2))

    play(game, "security", "MovePawn guard-1 ramp-01", "MovePawn guard-2 door-ramp")

    assert (at(game, "guard-1"), points(game)) == ("ramp-01", 0)


@rule("door.4", "ruling.75")
def test_one_more_door_stands_where_the_fence_meets_the_chapel_tunnel() -> None:
    door = BOARD.place("door-fence")
    chapel = next(tunnel for tunnel in BOARD.tunnels if tunnel.name == "chapel")
    assert (BOARD.area[door], BOARD.toll[door]) == (Area.OUTER, Symbol.KEY)
    assert door in BOARD.steps[chapel.below[-1]]
    game = outer("american-1@out-n-102", "key")

    play(game, "american", "Cross american-1 door-fence [key]", "MovePawn american-1 od-nw-51")

    assert at(game, "american-1") == "od-nw-51"


@rule("drop.3", "wire.3")
def test_a_guard_may_stand_at_a_drop_or_at_the_wire_but_not_cross() -> None:
    game = by_day("guard-1@roof-e-2 guard-2@out-n-28", turn="security", points=6)

    play(game, "security", "MovePawn guard-1 roof-e-1", "MovePawn guard-2 out-n-14")
    refused(game, "security", "MovePawn guard-1 land-07")
    refused(game, "security", "MovePawn guard-2 od-n-23")


@rule("drop.3", "drop.4", "wire.3", "ruling.58")
def test_in_a_chase_he_takes_the_drops_and_the_wire_that_his_man_took_and_no_others() -> None:
    game = by_day("guard-1@roof-e-1 guard-2@out-n-14 guard-3@out-n-11 american-1@od-n-25", turn="security", points=6)
    fled(game, "american-1", "land-07", "od-n-23", outlet="od-n-23", this_round=False)

    play(game, "security", "MovePawn guard-1 land-07", "MovePawn guard-2 od-n-23")
    refused(game, "security", "MovePawn guard-3 od-n-27")


@rule("ruling.19")
def test_nobody_climbs_back_but_the_checkpoint_is_free_inwards() -> None:
    game = outer("american-1@ramp-01 american-2@land-07", "rope")
    refused(game, "american", "Cross american-2 roof-e-1 [rope]", Refusal.NOT_HIS_WAY_BACK)

    play(game, "american", "Cross american-1 pass-inner []", "MovePawn american-1 ic-r25-c14")

    assert at(game, "american-1") == "ic-r25-c14"
