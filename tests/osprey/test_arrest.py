"""Arrest by a guard: whom he may take where, and what follows for guard, POW and officer."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, dice, equipment, happened, offered, options, play, points, refused, scene

INSIDE = "guard-1@ic-r10-c06 british-1@ic-r10-c07"
OUTER = "guard-1@gar-018 british-1@gar-017"
OUTSIDE = "guard-1@od-se-31 british-1@od-se-30"
TAKE = "Arrest guard-1 british-1"


def in_security_turn(men: str, **holdings: object) -> Match:
    """The Security Officer has thrown four."""
    return scene(men, turn="security", throw=(1, 3), edition="osprey", **holdings)  # type: ignore[arg-type]


def security_throws(game: Match) -> None:
    """The Security Officer's turn has come, and he throws four."""
    play(game, "security", "Throw")
    dice(game, 1, 3)


# --- in the inner courtyard


@pytest.mark.rule("osprey.arrest.1", "osprey.arrest.14")
def test_a_guard_arrests_a_pow_by_moving_into_his_space() -> None:
    game = in_security_turn(INSIDE, equipment={"british": "rope"})

    play(game, "security", TAKE, "ChooseCell cells-a")

    assert (at(game, "british-1"), points(game)) == ("cells-a", 3)


@pytest.mark.rule("osprey.arrest.2")
def test_inside_a_pow_is_arrested_only_while_his_officer_holds_equipment() -> None:
    bare = in_security_turn(INSIDE, equipment={"american": "rope"})
    assert refused(bare, "security", TAKE, Refusal.NOT_LIABLE).rule == "osprey.arrest.2"
    assert not offered(bare, "security", "Arrest")

    holding = in_security_turn(INSIDE, equipment={"british": "rope"})
    assert offered(holding, "security", "Arrest") == [TAKE]


@pytest.mark.rule("osprey.arrest.2")
def test_a_pow_who_ignores_appel_is_arrested_without_equipment() -> None:
    game = scene(INSIDE, turn="security", hands={"security": "appel"}, edition="osprey")
    play(game, "security", "PlayCard appel")
    play(game, "british", "Pass")
    security_throws(game)

    play(game, "security", TAKE, "ChooseCell cells-a")

    assert at(game, "british-1") == "cells-a"


@pytest.mark.rule("osprey.arrest.3")
@pytest.mark.parametrize("held", ["rope", "key", "pass", "wire-cutters"])
@pytest.mark.parametrize("man", ["british-1", "british-6"])
def test_any_card_makes_every_pow_of_the_officer_liable_inside(held: str, man: str) -> None:
    game = in_security_turn(f"guard-1@ic-r10-c06 {man}@ic-r10-c07", equipment={"british": held})

    play(game, "security", f"Arrest guard-1 {man}", "ChooseCell cells-b")

    assert at(game, man) == "cells-b"


@pytest.mark.rule("osprey.arrest.3")
def test_a_kit_or_another_officers_cards_make_nobody_liable() -> None:
    game = in_security_turn(INSIDE, equipment={"american": "key"}, kits="british")

    refused(game, "security", TAKE, Refusal.NOT_LIABLE)


@pytest.mark.rule("osprey.arrest.19")
def test_inside_no_equipment_is_lost() -> None:
    game = in_security_turn(INSIDE, equipment={"british": "rope"})

    play(game, "security", TAKE, "ChooseCell cells-a")

    assert equipment(game, "british") == ["rope"]
    assert game.asked() == ("security",)


# --- elsewhere


@pytest.mark.parametrize(
    "men",
    [
        pytest.param(OUTER, marks=pytest.mark.rule("osprey.arrest.4")),
        pytest.param(OUTSIDE, marks=pytest.mark.rule("osprey.arrest.5")),
    ],
)
def test_beyond_the_inner_courtyard_no_equipment_is_needed_for_an_arrest(men: str) -> None:
    game = in_security_turn(men)

    play(game, "security", TAKE)

    assert at(game, "british-1") == "cells-c"


@pytest.mark.rule("osprey.arrest.18")
@pytest.mark.parametrize("men", [OUTER, OUTSIDE])
def test_an_officer_without_equipment_loses_nothing(men: str) -> None:
    game = in_security_turn(men, hands={"british": "hideaway"})

    events = play(game, "security", TAKE)

    assert game.asked() == ("security",)
    assert not happened(events, "EquipmentLost")


@pytest.mark.parametrize(
    ("men", "held", "left"),
    [
        pytest.param(OUTER, "rope rope key", ["rope", "key"], marks=pytest.mark.rule("osprey.arrest.15")),
        pytest.param(OUTSIDE, "rope", [], marks=pytest.mark.rule("osprey.arrest.16")),
    ],
)
def test_beyond_the_inner_courtyard_an_arrest_costs_one_card(men: str, held: str, left: list[str]) -> None:
    game = in_security_turn(men, equipment={"british": held, "american": "key"})

    play(game, "security", TAKE)
    play(game, "british", "Surrender rope")

    assert equipment(game, "british") == left
    assert equipment(game, "american") == ["key"]


@pytest.mark.rule("osprey.arrest.17")
@pytest.mark.parametrize(("lost", "kept"), [("rope", "key"), ("key", "rope")])
def test_the_escape_officer_chooses_the_card_he_loses(lost: str, kept: str) -> None:
    game = in_security_turn(OUTER, equipment={"british": "rope key"})

    play(game, "security", TAKE)
    assert game.asked() == ("british",)
    assert sorted(options(game, "british")) == ["Surrender key", "Surrender rope"]
    refused(game, "security", f"Surrender {lost}", Refusal.NOT_ASKED)
    refused(game, "british", "Pass")
    play(game, "british", f"Surrender {lost}")

    assert equipment(game, "british") == [kept]


# --- guards and cells


@pytest.mark.rule("osprey.arrest.13")
@pytest.mark.parametrize("men", [INSIDE, OUTER, OUTSIDE])
def test_the_arresting_guard_goes_directly_to_the_commanders_office(men: str) -> None:
    game = in_security_turn(men, equipment={"british": "rope"})

    play(game, "security", TAKE)

    assert (at(game, "guard-1"), points(game)) == ("office", 3)


@pytest.mark.rule("osprey.arrest.14")
@pytest.mark.parametrize(("men", "cells"), [(INSIDE, ["cells-a", "cells-b"]), (OUTER, ["cells-c"])])
def test_an_arrested_pow_goes_to_solitary(men: str, cells: list[str]) -> None:
    game = in_security_turn(men, equipment={"british": "rope"})

    play(game, "security", TAKE)
    offers = offered(game, "security", "ChooseCell")
    play(game, "security", *offers[:1])

    assert offers == [f"ChooseCell {cell}" for cell in cells if len(cells) > 1]
    assert at(game, "british-1") in cells


def full_cells(free_man: str) -> Match:
    """Nineteen of twenty POWs sit in the nineteen cells; the last one is at large, his officer with a rope."""
    teams = [f"{nation}-{number}" for nation in ("american", "british", "dutch", "french") for number in range(1, 6)]
    locked = [man for man in teams if man != "british-1"]
    blocks = ["cells-a"] * 8 + ["cells-b"] * 4 + ["cells-c"] * 7
    men = " ".join(f"{man}@{block}" for man, block in zip(locked, blocks, strict=True))
    return in_security_turn(f"{free_man} {men}", players=5, equipment={"british": "rope"})


@pytest.mark.rule("osprey.ruling.9")
@pytest.mark.parametrize("cell", ["cells-a", "cells-b"])
def test_full_inner_cells_take_one_more_pow_arrested_inside(cell: str) -> None:
    game = full_cells(INSIDE)

    play(game, "security", TAKE)
    assert sorted(offered(game, "security", "ChooseCell")) == ["ChooseCell cells-a", "ChooseCell cells-b"]
    play(game, "security", f"ChooseCell {cell}")

    assert at(game, "british-1") == cell


@pytest.mark.rule("osprey.ruling.9")
@pytest.mark.parametrize("men", [OUTER, OUTSIDE])
def test_full_outer_cells_take_one_more_pow_arrested_outside(men: str) -> None:
    game = full_cells(men)

    play(game, "security", TAKE)

    assert at(game, "british-1") == "cells-c"


# --- shelters


SHELTERS = [
    pytest.param("gar-020", "safe-oshed-1", Refusal.IN_SAFE_AREA, "osprey.arrest.7", id="outer safe area"),
    pytest.param("gar-120", "safe-otower-1", Refusal.IN_SAFE_AREA, "osprey.arrest.7", id="outer tower"),
    pytest.param("ic-r05-c19", "safe-n-1", Refusal.IN_SAFE_AREA, "osprey.arrest.7", id="inner safe area"),
    pytest.param("ic-r17-c13", "ap-r7-c1", Refusal.ON_APPEL, "osprey.appel.23", id="Appel area"),
]


@pytest.mark.rule("osprey.arrest.7", "osprey.ruling.109")
@pytest.mark.parametrize(("guard", "prisoner", "refusal", "rule"), SHELTERS)
def test_where_no_pow_may_be_arrested_neither_equipment_nor_area_counts(
    guard: str, prisoner: str, refusal: Refusal, rule: str
) -> None:
    game = in_security_turn(f"guard-1@{guard} british-1@{prisoner}", equipment={"british": "rope"})

    assert not offered(game, "security", "Arrest")
    assert refused(game, "security", TAKE, refusal).rule == rule


def tunnellers(**holdings: object) -> Match:
    """Two Dutch POWs below the ramp in the theatre tunnel, which is open, and a guard who has thrown four."""
    men = "dutch-1@under-ramp-09 dutch-2@under-ramp-03 guard-1@ramp-10"
    hands = {"dutch": "tunnel-theatre", "security": "tunnel-detected"}
    game = scene(men, turn="dutch", throw=(1, 3), hands=hands, edition="osprey", **holdings)  # type: ignore[arg-type]
    play(game, "dutch", "PlayCard tunnel-theatre", "EndTurn")
    security_throws(game)
    return game


@pytest.mark.rule("osprey.arrest.8", "osprey.ruling.109")
def test_a_guard_walks_over_an_undiscovered_tunneller_without_arresting_him() -> None:
    game = tunnellers(equipment={"dutch": "rope"})
    assert refused(game, "security", "Arrest guard-1 dutch-1", Refusal.IN_A_TUNNEL).rule == "osprey.arrest.8"

    events = play(game, "security", "MovePawn guard-1 ramp-08")

    assert not happened(events, "PowArrested")
    assert (at(game, "dutch-1"), at(game, "guard-1"), points(game)) == ("under-ramp-09", "ramp-08", 2)


@pytest.mark.rule("osprey.arrest.8", "osprey.ruling.44")
def test_once_the_tunnel_is_discovered_a_guard_steps_onto_the_tunneller() -> None:
    game = tunnellers()

    play(game, "security", "PlayCard tunnel-detected - - - 2", "Arrest guard-1 dutch-1")

    assert (at(game, "dutch-1"), at(game, "guard-1"), points(game)) == ("cells-c", "office", 3)


# --- moving onto a POW


@pytest.mark.rule("osprey.ruling.35")
def test_a_guard_may_not_move_onto_a_pow_whom_he_cannot_arrest() -> None:
    game = in_security_turn("guard-1@ic-r10-c06 british-1@ic-r10-c07", equipment={"dutch": "rope"})

    refused(game, "security", "MovePawn guard-1 ic-r10-c07", Refusal.CIRCLE_TAKEN)
    refused(game, "security", TAKE, Refusal.NOT_LIABLE)


@pytest.mark.rule("osprey.ruling.35")
def test_a_guard_may_not_pass_a_pow_whom_he_cannot_arrest() -> None:
    men = "guard-1@in-westcor-10 british-1@in-westcor-09"
    game = scene(men, turn="security", throw=(4, 5), edition="osprey")

    refused(game, "security", "MovePawn guard-1 in-westcor-08")
    assert offered(game, "security", "MovePawn guard-1") == []


@pytest.mark.rule("osprey.ruling.36")
def test_moving_into_a_pows_space_is_the_arrest() -> None:
    game = in_security_turn(INSIDE, equipment={"british": "rope"})
    refused(game, "security", "MovePawn guard-1 ic-r10-c07", Refusal.CIRCLE_TAKEN)

    events = play(game, "security", TAKE)

    assert happened(events, "PowArrested")
    refused(game, "security", "Pass")


@pytest.mark.rule("osprey.ruling.44")
@pytest.mark.parametrize(
    ("guard", "prisoner"), [("ic-r06-c08", "ic-r05-c09"), ("ic-r20-c12", "ic-r21-c12"), ("ramp-08", "ramp-09")]
)
def test_a_guard_steps_onto_a_space_where_he_may_not_stay_to_arrest(guard: str, prisoner: str) -> None:
    game = scene(
        f"guard-1@{guard} british-1@{prisoner}",
        turn="security",
        points=1,
        equipment={"british": "rope"},
        edition="osprey",
    )

    play(game, "security", TAKE)

    assert at(game, "guard-1") == "office"


@pytest.mark.rule("osprey.ruling.44")
@pytest.mark.parametrize(("start", "space"), [("ic-r06-c08", "ic-r05-c09"), ("ramp-08", "ramp-09")])
def test_without_a_pow_there_the_guard_may_not_stop_on_it(start: str, space: str) -> None:
    game = scene(f"guard-1@{start}", turn="security", points=1, edition="osprey")

    refused(game, "security", f"MovePawn guard-1 {space}")


# --- targets


@pytest.mark.rule("osprey.ruling.111")
def test_a_guard_arrests_a_pow_who_waits_on_a_target() -> None:
    game = in_security_turn("guard-1@od-ne-02 british-1@target-3", equipment={"british": "rope"})

    play(game, "security", TAKE)
    play(game, "british", "Surrender rope")

    assert (at(game, "guard-1"), at(game, "british-1"), points(game)) == ("office", "cells-c", 2)


@pytest.mark.rule("osprey.ruling.111")
def test_a_guard_arrests_a_pow_on_a_target_while_a_marker_lies_on_the_board() -> None:
    game = scene(
        "guard-1@od-ne-02 british-1@target-3 dutch-1@room-theatre-6",
        turn="dutch",
        throw=(1, 3),
        equipment={"dutch": "rope"},
        edition="osprey",
    )
    play(game, "dutch", "Cross dutch-1 land-13 [rope]", "EndTurn")
    security_throws(game)

    play(game, "security", TAKE)

    assert (at(game, "guard-1"), at(game, "british-1")) == ("office", "cells-c")


@pytest.mark.rule("osprey.ruling.111")
def test_a_guard_may_neither_stop_on_nor_pass_over_a_target() -> None:
    game = in_security_turn("guard-1@od-s-01")

    refused(game, "security", "MovePawn guard-1 target-6")
    refused(game, "security", "MovePawn guard-1 od-s-02")


# --- shots


@pytest.mark.rule("osprey.ruling.104")
@pytest.mark.parametrize("men", [INSIDE, OUTER])
def test_shoot_to_kill_does_not_hit_a_pow_inside_the_castle(men: str) -> None:
    game = in_security_turn(men, hands={"security": "shoot-to-kill"}, equipment={"british": "rope"})

    refusal = refused(game, "security", "PlayCard shoot-to-kill guard-1 british-1", Refusal.TARGET_NOT_OUTSIDE)

    assert refusal.rule == "osprey.ruling.104"
    assert not offered(game, "security", "PlayCard shoot-to-kill")


@pytest.mark.rule("osprey.ruling.104")
def test_shoot_to_kill_hits_a_pow_outside_the_castle() -> None:
    game = in_security_turn(OUTSIDE, hands={"security": "shoot-to-kill"})

    play(game, "security", "PlayCard shoot-to-kill guard-1 british-1")
    dice(game, 1, 2)

    assert at(game, "british-1") == "dead"
