"""Arrest by a guard, and the POW who gives himself up."""

from __future__ import annotations

import pytest

from colditz.engine.refusal import Refusal
from tests.scene import at, equipment, options, play, points, refused, scene


@pytest.mark.rule("classic.34c.3")
def test_a_pow_whose_officer_holds_nothing_is_safe_in_the_courtyard() -> None:
    game = scene("guard-1@ic-r10-c06 british-1@ic-r10-c07", turn="security", throw=(1, 3))

    refusal = refused(game, "security", "Arrest guard-1 british-1", Refusal.NOT_LIABLE)

    assert refusal.rule == "classic.34c.3"


@pytest.mark.rule("classic.34c.1", "classic.34c.8", "classic.34c.9", "classic.34c.2", "classic.30.2")
def test_a_guard_arrests_by_moving_onto_the_pow() -> None:
    game = scene(
        "guard-1@ic-r10-c06 british-1@ic-r10-c08",
        turn="security",
        throw=(4, 5),
        equipment={"british": "rope"},
    )

    play(game, "security", "Arrest guard-1 british-1", "ChooseCell cells-a")

    assert (at(game, "british-1"), at(game, "guard-1")) == ("cells-a", "barracks")
    assert equipment(game, "british") == ["rope"]
    assert points(game) == 7
    assert not [option for option in options(game, "security") if "guard-1 " in option]
