"""Arrest by a guard: where, whom, and what it costs the men and their officer."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import (
    at,
    dice,
    equipment,
    hand,
    happened,
    has_kit,
    offered,
    options,
    play,
    points,
    refused,
    scene,
    supply,
)

ROPE = {"british": "rope"}


# --- in the prisoners' courtyard


@pytest.mark.rule("classic.34c.3")
def test_a_pow_whose_officer_holds_nothing_is_safe_in_the_courtyard() -> None:
    game = scene("guard-1@ic-r10-c06 british-1@ic-r10-c07", turn="security", throw=(1, 3))

    refusal = refused(game, "security", "Arrest guard-1 british-1", Refusal.NOT_LIABLE)

    assert refusal.rule == "classic.34c.3"


@pytest.mark.rule("classic.34c.3")
def test_a_kit_is_no_equipment_and_a_colleagues_rope_is_not_his() -> None:
    game = scene(
        "guard-1@ic-r10-c06 british-1@ic-r10-c07",
        turn="security",
        throw=(1, 3),
        equipment={"american": "rope"},
        hands={"british": "found-key"},
        kits="british",
    )

    assert not offered(game, "security", "Arrest")
    refused(game, "security", "Arrest guard-1 british-1", Refusal.NOT_LIABLE)


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


@pytest.mark.rule("classic.34c.1")
def test_a_guard_beside_a_pow_does_not_arrest_him() -> None:
    game = scene("guard-1@ic-r10-c06 british-1@ic-r10-c08", turn="security", throw=(4, 5), equipment=ROPE)

    events = play(game, "security", "MovePawn guard-1 ic-r10-c07", "EndTurn")

    assert not happened(events, "PowArrested")
    assert (at(game, "british-1"), at(game, "guard-1")) == ("ic-r10-c08", "ic-r10-c07")


@pytest.mark.rule("classic.34c.1")
def test_a_pow_beyond_the_points_left_cannot_be_arrested() -> None:
    game = scene("guard-1@ic-r10-c06 british-1@ic-r10-c09", turn="security", points=2, equipment=ROPE)

    refused(game, "security", "Arrest guard-1 british-1", Refusal.OUT_OF_REACH)


@pytest.mark.rule("classic.34c.7")
@pytest.mark.parametrize("cell", ["cells-a", "cells-b", "cells-c"])
def test_the_security_officer_picks_the_cell_and_spends_nothing_on_the_way_there(cell: str) -> None:
    game = scene("guard-1@ic-r10-c06 british-1@ic-r10-c07", turn="security", throw=(1, 3), equipment=ROPE)

    play(game, "security", "Arrest guard-1 british-1")
    assert game.asked() == ("security",)
    assert options(game, "security") == ["ChooseCell cells-a", "ChooseCell cells-b", "ChooseCell cells-c"]
    play(game, "security", f"ChooseCell {cell}")

    assert (at(game, "british-1"), points(game)) == (cell, 3)


@pytest.mark.rule("classic.34c.8")
@pytest.mark.parametrize("place", ["ic-r10-c06", "gar-018"])
def test_the_guard_goes_home_for_nothing_from_any_circle(place: str) -> None:
    beside = {"ic-r10-c06": "ic-r10-c07", "gar-018": "gar-017"}[place]
    game = scene(f"guard-1@{place} british-1@{beside}", turn="security", throw=(1, 3), equipment=ROPE)

    play(game, "security", "Arrest guard-1 british-1")

    assert (at(game, "guard-1"), points(game)) == ("barracks", 3)


# --- where nobody is arrested


@pytest.mark.rule("classic.34c.4")
def test_a_guard_above_a_pow_in_a_tunnel_walks_on_without_him() -> None:
    men = "british-1@under-ramp-09 british-2@under-ramp-17"
    game = scene(f"guard-1@ramp-08 {men}", turn="security", throw=(1, 3), equipment=ROPE)

    assert not offered(game, "security", "Arrest")
    assert refused(game, "security", "Arrest guard-1 british-1", Refusal.IN_A_TUNNEL).rule == "classic.34c.4"
    play(game, "security", "MovePawn guard-1 ramp-10")

    assert (at(game, "guard-1"), at(game, "british-1")) == ("ramp-10", "under-ramp-09")


SHELTERS = [
    pytest.param(
        "ic-r18-c18", "safe-shed-1", Refusal.IN_SAFE_AREA, "classic.34c.5", marks=pytest.mark.rule("classic.34c.5")
    ),
    pytest.param(
        "gar-020", "safe-oshed-1", Refusal.IN_SAFE_AREA, "classic.34c.5", marks=pytest.mark.rule("classic.34c.5")
    ),
    pytest.param(
        "post-inner-5", "room-chapel-10", Refusal.IN_A_ROOM, "classic.34c.6", marks=pytest.mark.rule("classic.34c.6")
    ),
    pytest.param("ic-r17-c13", "ap-r7-c1", Refusal.ON_APPEL, "classic.35.1", marks=pytest.mark.rule("classic.35.1")),
]


@pytest.mark.parametrize(("guard", "prisoner", "refusal", "rule"), SHELTERS)
def test_a_guard_arrests_nobody_in_a_shelter(guard: str, prisoner: str, refusal: Refusal, rule: str) -> None:
    game = scene(f"guard-1@{guard} british-1@{prisoner}", turn="security", throw=(4, 5), equipment=ROPE)

    assert not offered(game, "security", "Arrest")
    assert refused(game, "security", "Arrest guard-1 british-1", refusal).rule == rule


# --- outside the courtyard


@pytest.mark.rule("classic.34d.1", "classic.34d.2")
@pytest.mark.parametrize("cell", ["cells-a", "cells-c"])
def test_outside_the_courtyard_no_equipment_is_needed_for_an_arrest(cell: str) -> None:
    game = scene("guard-1@gar-018 british-1@gar-017", turn="security", throw=(4, 5))

    play(game, "security", "Arrest guard-1 british-1")
    assert game.asked() == ("security",)
    play(game, "security", f"ChooseCell {cell}")

    assert (at(game, "british-1"), at(game, "guard-1"), points(game)) == (cell, "barracks", 8)


@pytest.mark.rule("classic.34d.3", "classic.34d.4", "classic.34d.5")
@pytest.mark.parametrize(("given_up", "kept"), [("rope", "key"), ("key", "rope")])
def test_the_officer_gives_up_one_card_of_his_choice(given_up: str, kept: str) -> None:
    game = scene("guard-1@gar-018 british-1@gar-017", turn="security", throw=(4, 5), equipment={"british": "key rope"})
    before = supply(game, given_up)

    play(game, "security", "Arrest guard-1 british-1", "ChooseCell cells-a")
    assert game.asked() == ("british",)
    assert sorted(options(game, "british")) == ["Surrender key", "Surrender rope"]
    refused(game, "security", f"Surrender {given_up}", Refusal.NOT_ASKED)
    play(game, "british", f"Surrender {given_up}")

    assert equipment(game, "british") == [kept]
    assert supply(game, given_up) == before + 1
    assert game.asked() == ("security",)


@pytest.mark.rule("classic.34d.3")
def test_the_officer_cannot_decline_to_give_up_a_card() -> None:
    game = scene("guard-1@gar-018 british-1@gar-017", turn="security", throw=(4, 5), equipment={"british": "key rope"})
    play(game, "security", "Arrest guard-1 british-1", "ChooseCell cells-a")

    refused(game, "british", "Pass")
    refused(game, "british", "Surrender pass", Refusal.CARD_NOT_HELD)


@pytest.mark.rule("classic.34d.6")
def test_an_officer_without_equipment_gives_up_nothing() -> None:
    game = scene(
        "guard-1@gar-018 british-1@gar-017",
        turn="security",
        throw=(4, 5),
        hands={"british": "found-key release"},
        kits="british",
    )

    play(game, "security", "Arrest guard-1 british-1", "ChooseCell cells-a")

    assert game.asked() == ("security",)
    assert hand(game, "british") == ["found-key", "release"]
    assert has_kit(game, "british")


@pytest.mark.rule("classic.ruling.83")
@pytest.mark.parametrize(
    ("guard", "prisoner"), [("gar-018", "gar-017"), ("terr-23", "land-15"), ("od-se-31", "od-se-30")]
)
def test_everywhere_outside_the_grey_area_an_arrest_costs_equipment(guard: str, prisoner: str) -> None:
    game = scene(f"guard-1@{guard} british-1@{prisoner}", turn="security", throw=(4, 5), equipment=ROPE)

    play(game, "security", "Arrest guard-1 british-1", "ChooseCell cells-a")

    assert (at(game, "british-1"), equipment(game, "british")) == ("cells-a", [])


@pytest.mark.rule("classic.ruling.83")
def test_beyond_the_walls_a_pow_is_liable_without_equipment() -> None:
    game = scene("guard-1@od-se-31 british-1@od-se-30", turn="security", throw=(4, 5))

    play(game, "security", "Arrest guard-1 british-1", "ChooseCell cells-a")

    assert at(game, "british-1") == "cells-a"


# --- several arrests


@pytest.mark.rule("classic.34e.1")
def test_two_guards_arrest_two_pows_in_one_turn() -> None:
    men = "guard-1@ic-r10-c06 british-1@ic-r10-c07 guard-2@gar-018 dutch-1@gar-017"
    game = scene(men, turn="security", throw=(4, 5), equipment=ROPE)

    play(game, "security", "Arrest guard-1 british-1", "ChooseCell cells-a")
    play(game, "security", "Arrest guard-2 dutch-1", "ChooseCell cells-b")

    assert (at(game, "british-1"), at(game, "dutch-1")) == ("cells-a", "cells-b")


@pytest.mark.rule("classic.34e.2")
def test_a_guard_arrests_only_one_of_two_pows_within_his_reach() -> None:
    game = scene("guard-1@gar-018 british-1@gar-017 british-2@gar-023", turn="security", throw=(4, 5))
    assert len(offered(game, "security", "Arrest guard-1")) == 2

    play(game, "security", "Arrest guard-1 british-1", "ChooseCell cells-a")

    assert not [option for option in options(game, "security") if "guard-1" in option.split()]
    refused(game, "security", "Arrest guard-1 british-2")
    refused(game, "security", "PostGuard post-outer-3")
    assert at(game, "british-2") == "gar-023"


# --- black circles


@pytest.mark.rule("classic.36.1")
@pytest.mark.parametrize(("start", "post"), [("ic-r10-c06", "post-inner-5"), ("gar-018", "post-outer-3")])
def test_a_pow_may_stop_on_a_black_circle(start: str, post: str) -> None:
    game = scene(f"american-1@{start}", throw=(1, 3))

    play(game, "american", f"MovePawn american-1 {post}", "EndTurn")

    assert at(game, "american-1") == post


@pytest.mark.rule("classic.36.2")
def test_on_an_inner_black_circle_a_pow_is_liable_only_for_equipment() -> None:
    men = "guard-1@ic-r10-c06 british-1@post-inner-5"
    bare = scene(men, turn="security", throw=(1, 3))
    refused(bare, "security", "Arrest guard-1 british-1", Refusal.NOT_LIABLE)

    holding = scene(men, turn="security", throw=(1, 3), equipment=ROPE)
    play(holding, "security", "Arrest guard-1 british-1", "ChooseCell cells-a")

    assert (at(holding, "british-1"), equipment(holding, "british")) == ("cells-a", ["rope"])


@pytest.mark.rule("classic.36.2")
def test_on_an_outer_black_circle_a_pow_is_always_liable() -> None:
    game = scene("guard-1@gar-018 british-1@post-outer-3", turn="security", throw=(1, 3))

    play(game, "security", "Arrest guard-1 british-1", "ChooseCell cells-a")

    assert at(game, "british-1") == "cells-a"


# --- men in cells, and just out of them


@pytest.mark.rule("classic.ruling.13")
def test_a_pow_in_a_cell_cannot_be_arrested_again() -> None:
    game = scene("guard-1@ic-r20-c12 british-1@cells-a", turn="security", throw=(4, 5), equipment=ROPE)

    assert refused(game, "security", "Arrest guard-1 british-1", Refusal.ALREADY_LOCKED_UP).rule == "classic.ruling.13"


@pytest.mark.rule("classic.ruling.13")
def test_no_card_but_release_moves_a_pow_out_of_his_cell() -> None:
    cards = "go-to-chapel go-to-sick-bay release"
    game = scene("british-1@cells-a", turn="british", throw=(1, 3), hands={"british": cards})

    refused(game, "british", "PlayCard go-to-chapel british-1 - room-chapel-9", Refusal.IN_SOLITARY)
    refused(game, "british", "PlayCard go-to-sick-bay british-1 - room-sickbay-3", Refusal.IN_SOLITARY)
    play(game, "british", "PlayCard release british-1 - exit-inner-cells")

    assert at(game, "british-1") == "exit-inner-cells"


@pytest.mark.rule("classic.ruling.13")
def test_appel_and_the_desperate_run_leave_a_pow_in_his_cell() -> None:
    game = scene("british-1@cells-a", turn="british", kits="british")
    refused(game, "british", "DoOrDie british-1", Refusal.NOT_IN_GREY_AREA)

    game = scene("british-1@cells-a british-2@ic-r10-c06", turn="security", hands={"security": "appel"})
    play(game, "security", "PlayCard appel")

    assert offered(game, "british", "AnswerAppel") == ["AnswerAppel british-2"]
    refused(game, "british", "AnswerAppel british-1", Refusal.NOT_CALLED)


def after_a_release(held: str) -> Match:
    """A Dutch POW has just left the inner cells, and the Security Officer has thrown four."""
    game = scene("guard-1@ic-r20-c12 dutch-1@cells-a", turn="dutch", equipment={"dutch": held})
    play(game, "dutch", "Throw")
    dice(game, 2, 2)
    play(game, "dutch", "StopThrowing", "Release dutch-1 exit-inner-cells", "EndTurn")
    play(game, "security", "Throw")
    dice(game, 1, 3)
    return game


@pytest.mark.rule("classic.ruling.13")
def test_a_pow_just_released_inside_can_be_arrested_for_equipment() -> None:
    game = after_a_release("rope")

    play(game, "security", "Arrest guard-1 dutch-1", "ChooseCell cells-b")

    assert at(game, "dutch-1") == "cells-b"


@pytest.mark.rule("classic.ruling.13")
def test_a_pow_just_released_inside_is_left_alone_without_equipment() -> None:
    game = after_a_release("")

    refused(game, "security", "Arrest guard-1 dutch-1", Refusal.NOT_LIABLE)
