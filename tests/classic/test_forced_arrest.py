"""The POW who gives himself up."""

from __future__ import annotations

import pytest

from colditz.engine.refusal import Refusal
from tests.scene import at, equipment, offered, play, points, refused, scene

ROPE = {"american": "rope"}


@pytest.mark.rule("classic.43.1")
def test_a_pow_gives_himself_up_by_stepping_onto_a_guard() -> None:
    game = scene("american-1@ic-r10-c06 guard-1@ic-r10-c08", throw=(1, 3))

    play(game, "american", "GiveUp american-1 guard-1")
    assert game.asked() == ("security",)
    play(game, "security", "ChooseCell cells-b")

    assert (at(game, "american-1"), at(game, "guard-1")) == ("cells-b", "barracks")
    assert points(game) == 2
    assert game.asked() == ("american",)


@pytest.mark.rule("classic.43.1", "classic.ruling.51")
def test_a_pow_may_come_a_long_way_to_give_himself_up() -> None:
    game = scene("american-1@ic-r10-c06 guard-1@ic-r17-c10", throw=(4, 5))

    play(game, "american", "GiveUp american-1 guard-1")
    play(game, "security", "ChooseCell cells-b")

    assert (at(game, "american-1"), points(game)) == ("cells-b", 2)


@pytest.mark.rule("classic.43.1")
def test_a_pow_needs_the_points_to_reach_the_guard() -> None:
    game = scene("american-1@ic-r10-c06 guard-1@ic-r10-c08", points=1)

    assert not offered(game, "american", "GiveUp")
    refused(game, "american", "GiveUp american-1 guard-1", Refusal.OUT_OF_REACH)


@pytest.mark.rule("classic.43.1")
def test_a_pow_gives_himself_up_only_in_his_own_turn() -> None:
    game = scene("american-1@ic-r10-c06 guard-1@ic-r10-c08", turn="british", throw=(1, 3))

    refused(game, "american", "GiveUp american-1 guard-1", Refusal.NOT_ASKED)
    refused(game, "british", "GiveUp american-1 guard-1", Refusal.NOT_YOUR_PAWN)


@pytest.mark.rule("classic.43.1")
def test_a_walk_never_ends_on_a_guard_by_mistake() -> None:
    game = scene("american-1@ic-r10-c06 guard-1@ic-r10-c08", throw=(1, 3))

    refused(game, "american", "MovePawn american-1 ic-r10-c08", Refusal.CIRCLE_TAKEN)


@pytest.mark.rule("classic.43.2")
@pytest.mark.parametrize("cell", ["cells-a", "cells-b", "cells-c"])
def test_inside_a_forced_arrest_costs_no_equipment(cell: str) -> None:
    game = scene("american-1@ic-r10-c06 guard-1@ic-r10-c07", throw=(1, 3), equipment=ROPE)

    play(game, "american", "GiveUp american-1 guard-1")
    play(game, "security", f"ChooseCell {cell}")

    assert (at(game, "american-1"), at(game, "guard-1")) == (cell, "barracks")
    assert equipment(game, "american") == ["rope"]


@pytest.mark.rule("classic.43.3")
def test_outside_a_forced_arrest_costs_a_card() -> None:
    game = scene("american-1@gar-018 guard-1@gar-017", throw=(1, 3), equipment=ROPE)

    play(game, "american", "GiveUp american-1 guard-1")
    play(game, "security", "ChooseCell cells-a")

    assert (at(game, "american-1"), at(game, "guard-1")) == ("cells-a", "barracks")
    assert equipment(game, "american") == []


@pytest.mark.rule("classic.43.3")
def test_outside_the_officer_who_gives_a_man_up_chooses_the_card() -> None:
    game = scene("american-1@gar-018 guard-1@gar-017", throw=(1, 3), equipment={"american": "rope key"})

    play(game, "american", "GiveUp american-1 guard-1")
    play(game, "security", "ChooseCell cells-a")
    play(game, "american", "Surrender key")

    assert equipment(game, "american") == ["rope"]


@pytest.mark.rule("classic.ruling.51")
def test_a_pow_may_give_himself_up_inside_though_his_officer_holds_nothing() -> None:
    game = scene("american-1@ic-r10-c06 guard-1@ic-r10-c07", throw=(1, 3))

    assert offered(game, "american", "GiveUp") == ["GiveUp american-1 guard-1"]
    play(game, "american", "GiveUp american-1 guard-1")
    play(game, "security", "ChooseCell cells-a")

    assert (at(game, "american-1"), at(game, "guard-1")) == ("cells-a", "barracks")


@pytest.mark.rule("classic.ruling.52")
@pytest.mark.parametrize(
    ("start", "guard"),
    [("safe-shed-1", "ic-r18-c18"), ("room-chapel-10", "post-inner-5"), ("ap-r7-c1", "ic-r17-c13")],
)
def test_a_pow_may_leave_his_shelter_to_give_himself_up(start: str, guard: str) -> None:
    game = scene(f"american-1@{start} guard-1@{guard}", throw=(1, 3))

    play(game, "american", "GiveUp american-1 guard-1")
    play(game, "security", "ChooseCell cells-a")

    assert at(game, "american-1") == "cells-a"


@pytest.mark.rule("classic.ruling.52")
@pytest.mark.parametrize(("guard", "left"), [("ic-r25-c14", ["rope"]), ("ramp-01", [])])
def test_the_guards_circle_decides_what_a_forced_arrest_costs(guard: str, left: list[str]) -> None:
    game = scene(f"american-1@pass-inner guard-1@{guard}", throw=(1, 3), equipment=ROPE)

    play(game, "american", "GiveUp american-1 guard-1")
    play(game, "security", "ChooseCell cells-a")

    assert equipment(game, "american") == left


@pytest.mark.rule("classic.ruling.52")
@pytest.mark.parametrize(("below", "guard"), [("under-ramp-09", "ramp-08"), ("under-out-s-63", "out-s-62")])
def test_a_pow_in_a_tunnel_cannot_give_himself_up(below: str, guard: str) -> None:
    game = scene(f"american-1@{below} american-2@under-ramp-17 guard-1@{guard}", throw=(1, 3))

    assert not offered(game, "american", "GiveUp")
    refused(game, "american", "GiveUp american-1 guard-1", Refusal.IN_A_TUNNEL)


@pytest.mark.rule("classic.ruling.52")
def test_a_protected_pow_who_gives_himself_up_is_protected_no_more() -> None:
    game = scene("american-1@cells-c guard-1@ramp-15", throw=(1, 3), hands={"american": "release"}, equipment=ROPE)
    pawn = game.view("spectator").table.pawns.index("american-1")
    play(game, "american", "PlayCard release american-1 - exit-outer-cells")
    assert game.view("spectator").table.returning[pawn] > 0

    play(game, "american", "GiveUp american-1 guard-1")
    play(game, "security", "ChooseCell cells-c")

    assert (at(game, "american-1"), at(game, "guard-1")) == ("cells-c", "barracks")
    assert game.view("spectator").table.returning[pawn] < 0
    assert equipment(game, "american") == []


@pytest.mark.rule("classic.ruling.101")
def test_a_pow_gives_himself_up_to_a_guard_on_a_gate_without_a_card() -> None:
    game = scene("guard-1@pass-inner american-1@ic-r25-c14", throw=(1, 3))

    play(game, "american", "GiveUp american-1 guard-1")
    play(game, "security", "ChooseCell cells-a")

    assert (at(game, "american-1"), at(game, "guard-1")) == ("cells-a", "barracks")
    assert points(game) == 3
