"""Obstacles: drops, doors, inspection points and wire."""

from __future__ import annotations

import pytest

from colditz import Match, new_game
from colditz.engine.refusal import Refusal
from colditz.model.board import Crossing
from colditz.model.ids import Symbol
from tests.scene import at, equipment, happened, offered, play, points, refused, scene, supply

BOARD = new_game("osprey", 4, chance="manual")._game.board
WIRE = [each for each in BOARD.crossings if each.equipment == Symbol.WIRE_CUTTERS]
DROPS_OF_30 = [each for each in BOARD.crossings if each.equipment == Symbol.ROPE and each.cards == 1]
DROPS_OF_60 = [each for each in BOARD.crossings if each.equipment == Symbol.ROPE and each.cards == 2]


def american(place: str, held: str = "") -> Match:
    return scene(f"american-1@{place}", points=6, equipment={"american": held}, edition="osprey")


# --- drops


@pytest.mark.rule("osprey.drop.1")
@pytest.mark.parametrize("drop", DROPS_OF_30, ids=lambda drop: drop.name)
def test_one_rope_leads_down_every_drop_of_30(drop: Crossing) -> None:
    near, far = BOARD.names[drop.near], BOARD.names[drop.far]
    assert (BOARD.kind[drop.near], BOARD.kind[drop.far]) == ("drop30", "landing")
    bare = american(near, "key pass wire-cutters")
    refused(bare, "american", f"Cross american-1 {far} [rope]", Refusal.NO_ROPE)
    game = american(near, "rope rope")
    ropes = supply(game, "rope")

    play(game, "american", f"Cross american-1 {far} [rope]")

    assert (at(game, "american-1"), equipment(game, "american")) == (far, ["rope"])
    assert (supply(game, "rope"), points(game)) == (ropes + 1, 5)


@pytest.mark.rule("osprey.drop.2")
@pytest.mark.parametrize("drop", DROPS_OF_60, ids=lambda drop: drop.name)
def test_a_drop_of_60_takes_two_ropes(drop: Crossing) -> None:
    near, far = BOARD.names[drop.near], BOARD.names[drop.far]
    assert (BOARD.kind[drop.near], BOARD.kind[drop.far]) == ("drop60", "landing")
    short = american(near, "rope")
    for paying in ("rope", "rope,rope"):
        refusal = refused(short, "american", f"Cross american-1 {far} [{paying}]", Refusal.NO_ROPE)
        assert refusal.rule == "osprey.drop.2"
    game = american(near, "rope rope")

    refused(game, "american", f"Cross american-1 {far} [rope]", Refusal.WRONG_PAYMENT)
    play(game, "american", f"Cross american-1 {far} [rope,rope]")

    assert (at(game, "american-1"), equipment(game, "american")) == (far, [])


@pytest.mark.rule("osprey.drop.3")
@pytest.mark.parametrize("other", ["land-13", "ramp-11", "ramp-12", "land-11", "room-theatre-6"])
def test_a_drop_leads_only_to_the_landing_beside_it(other: str) -> None:
    game = american("room-theatre-4", "rope rope")

    assert offered(game, "american", "Cross") == ["Cross american-1 land-12 [rope]"]
    for paying in ("rope", "rope,rope"):
        refusal = refused(game, "american", f"Cross american-1 {other} [{paying}]", Refusal.NOT_ADJACENT)
        assert refusal.rule == "osprey.drop.3"


@pytest.mark.rule("osprey.drop.3")
def test_every_marked_space_has_one_landing() -> None:
    marked = [place for place in range(BOARD.walkable) if BOARD.kind[place] in ("drop30", "drop60")]

    assert [len(BOARD.crossings_from[place]) for place in marked] == [1] * len(marked)
    assert len(marked) == len(DROPS_OF_30) + len(DROPS_OF_60)


# --- doors and inspection points

GATES = [
    pytest.param("in-ghcor-09", "door-gh", "key", marks=pytest.mark.rule("osprey.door.1")),
    pytest.param("ramp-06", "door-ramp", "key", marks=pytest.mark.rule("osprey.door.1")),
    pytest.param("out-n-69", "door-n", "key", marks=pytest.mark.rule("osprey.door.1")),
    pytest.param("ic-r25-c14", "pass-inner", "pass", marks=pytest.mark.rule("osprey.inspection.1")),
    pytest.param("gar-113", "pass-main", "pass", marks=pytest.mark.rule("osprey.inspection.1")),
    pytest.param("out-ne-08", "pass-ne", "pass", marks=pytest.mark.rule("osprey.inspection.1")),
]
SHORT = {"key": (Refusal.NO_KEY, "osprey.door.1"), "pass": (Refusal.NO_PASS, "osprey.inspection.1")}
OTHER = {"key": "pass", "pass": "key"}


@pytest.mark.parametrize(("place", "gate", "card"), GATES)
def test_a_pow_steps_onto_a_gate_only_for_its_card(place: str, gate: str, card: str) -> None:
    bare = american(place, f"{OTHER[card]} rope wire-cutters")
    reason, rule = SHORT[card]
    for paying in (card, OTHER[card], ""):
        assert refused(bare, "american", f"Cross american-1 {gate} [{paying}]", reason).rule == rule
    refused(bare, "american", f"MovePawn american-1 {gate}", Refusal.TOLL_UNPAID)
    game = american(place, card)
    left = supply(game, card)

    play(game, "american", f"Cross american-1 {gate} [{card}]")

    assert (at(game, "american-1"), equipment(game, "american"), points(game)) == (gate, [], 5)
    assert supply(game, card) == left + 1


THROUGH = [
    pytest.param("ramp-06", "door-ramp", "gar-134", marks=pytest.mark.rule("osprey.door.2")),
    pytest.param("gar-134", "door-ramp", "ramp-06", marks=pytest.mark.rule("osprey.door.2")),
    pytest.param("ic-r25-c14", "pass-inner", "ramp-01", marks=pytest.mark.rule("osprey.inspection.2")),
    pytest.param("gar-113", "pass-main", "od-se-31", marks=pytest.mark.rule("osprey.inspection.2")),
    pytest.param("od-se-31", "pass-main", "gar-113", marks=pytest.mark.rule("osprey.inspection.2")),
]


@pytest.mark.parametrize(("place", "gate", "beyond"), THROUGH)
def test_guards_go_onto_and_through_gates_for_points_alone(place: str, gate: str, beyond: str) -> None:
    game = scene(f"guard-1@{place}", turn="security", points=3, edition="osprey")

    events = play(game, "security", f"MovePawn guard-1 {gate}")
    assert (at(game, "guard-1"), points(game)) == (gate, 2)
    events += play(game, "security", f"MovePawn guard-1 {beyond}")

    assert (at(game, "guard-1"), points(game)) == (beyond, 1)
    assert not happened(events, "EquipmentSpent")
    straight = scene(f"guard-1@{place}", turn="security", points=2, edition="osprey")
    play(straight, "security", f"MovePawn guard-1 {beyond}")
    assert (at(straight, "guard-1"), points(straight)) == (beyond, 0)


# --- the way home


def released(to: str, held: str = "") -> Match:
    """An American let out of the outer cells this turn has walked to a circle beside a gate."""
    game = scene("american-1@cells-c", throw=(6, 6), points=30, equipment={"american": held}, edition="osprey")
    play(game, "american", "Release american-1 exit-outer-cells", f"MovePawn american-1 {to}")
    return game


FREE = [
    pytest.param("ramp-16", "door-gh", "in-ghcor-09", marks=pytest.mark.rule("osprey.door.3")),
    pytest.param("ramp-01", "pass-inner", "ic-r25-c14", marks=pytest.mark.rule("osprey.inspection.3")),
]


@pytest.mark.parametrize(("place", "gate", "beyond"), FREE)
def test_a_pow_let_out_of_the_outer_cells_comes_in_freely(place: str, gate: str, beyond: str) -> None:
    stranger = american(place)
    refused(stranger, "american", f"Cross american-1 {gate} []")
    game = released(place)

    play(game, "american", f"Cross american-1 {gate} []", f"MovePawn american-1 {beyond}")

    assert at(game, "american-1") == beyond


@pytest.mark.rule("osprey.inspection.4")
@pytest.mark.parametrize(("place", "gate", "card"), [("gar-113", "pass-main", "pass"), ("ramp-06", "door-ramp", "key")])
def test_no_other_gate_is_free_on_the_way_home(place: str, gate: str, card: str) -> None:
    if place == "gar-113":
        game = released("ramp-06", "key")
        play(game, "american", "Cross american-1 door-ramp [key]", f"MovePawn american-1 {place}")
    else:
        game = released(place)
    for paying in ("", card):
        refused(game, "american", f"Cross american-1 {gate} [{paying}]", SHORT[card][0])


# --- wire


@pytest.mark.rule("osprey.wire.1", "osprey.wire.3")
@pytest.mark.parametrize("wire", WIRE, ids=lambda wire: wire.name)
def test_a_wire_cutter_opens_the_wire_wherever_it_parts_two_spaces(wire: Crossing) -> None:
    near, far = BOARD.names[wire.near], BOARD.names[wire.far]
    refusal = refused(american(near, "rope key"), "american", f"Cross american-1 {far} [wire-cutters]")
    assert (refusal.refusal, refusal.rule) == (Refusal.NO_WIRE_CUTTERS, "osprey.wire.1")
    game = american(near, "wire-cutters")
    left = supply(game, "wire-cutters")

    play(game, "american", f"Cross american-1 {far} [wire-cutters]")

    assert (at(game, "american-1"), equipment(game, "american")) == (far, [])
    assert supply(game, "wire-cutters") == left + 1


@pytest.mark.rule("osprey.wire.3")
def test_there_are_several_places_where_wire_can_be_cut() -> None:
    assert len(WIRE) == 10


@pytest.mark.rule("osprey.wire.2")
@pytest.mark.parametrize(
    ("near", "beyond"), [("out-n-12", "od-n-27"), ("out-n-13", "od-n-25"), ("out-n-29", "od-n-23")]
)
def test_wire_without_a_space_right_beyond_it_cannot_be_cut(near: str, beyond: str) -> None:
    game = american(near, "wire-cutters")

    assert not offered(game, "american", "Cross")
    refused(game, "american", f"Cross american-1 {beyond} [wire-cutters]", Refusal.NOT_ADJACENT)
