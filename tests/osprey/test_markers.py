"""Escape Attempt markers: who lays them, whom they let through, and the way back."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.osprey.marking import lay, markers, taking, throw
from tests.scene import at, equipment, offered, options, play, points, refused, scene, supply

# a crossing of each kind: near side, far side, what it costs
WAYS = {
    "drop of 30": ("room-theatre-4", "land-12", "rope"),
    "drop of 60": ("in-westcor-11", "land-19", "rope,rope"),
    "wire": ("out-n-14", "od-n-23", "wire-cutters"),
}
KINDS = list(WAYS)
SHORT = {"drop of 30": Refusal.NO_ROPE, "drop of 60": Refusal.NO_ROPE, "wire": Refusal.NO_WIRE_CUTTERS}


def beside(kind: str, *, beyond: bool, held: str = "", seat: str = "american", marked: str = "") -> Match:
    """The seat's first man stands on one side of a crossing where a marker may lie."""
    near, far, _price = WAYS[kind]
    game = scene(
        f"{seat}-1@{far if beyond else near}",
        turn=seat,
        points=9,
        equipment={seat: held.replace(",", " ")},
        edition="osprey",
    )
    return lay(game, marked, f"{near}>{far}") if marked else game


# --- laying


@pytest.mark.rule("osprey.attempt.1", "osprey.ruling.72")
@pytest.mark.parametrize("kind", KINDS)
def test_rope_and_wire_cutter_leave_a_marker_where_they_were_used(kind: str) -> None:
    near, far, price = WAYS[kind]
    game = beside(kind, beyond=False, held=price)
    assert markers(game) == {}

    play(game, "american", f"Cross american-1 {far} [{price}]")

    assert markers(game) == {f"{near}>{far}": "american"}
    assert (at(game, "american-1"), equipment(game, "american"), points(game)) == (far, [], 8)


@pytest.mark.rule("osprey.attempt.2", "osprey.ruling.74")
@pytest.mark.parametrize(
    ("first", "second", "gate", "card", "short"),
    [
        ("ramp-06", "ramp-05", "door-ramp", "key", Refusal.NO_KEY),
        ("gar-113", "gar-112", "pass-main", "pass", Refusal.NO_PASS),
    ],
)
def test_a_key_or_pass_leaves_no_marker_and_the_next_pow_pays_again(
    first: str, second: str, gate: str, card: str, short: Refusal
) -> None:
    beyond = {"door-ramp": "gar-134", "pass-main": "od-se-31"}[gate]
    game = scene(
        f"american-1@{first} american-2@{second}", points=12, equipment={"american": f"{card} {card}"}, edition="osprey"
    )

    play(game, "american", f"Cross american-1 {gate} [{card}]", f"MovePawn american-1 {beyond}")
    assert markers(game) == {}
    play(game, "american", f"MovePawn american-2 {first}")
    refused(game, "american", f"Cross american-2 {gate} []", Refusal.WRONG_PAYMENT)
    play(game, "american", f"Cross american-2 {gate} [{card}]")

    assert (at(game, "american-2"), equipment(game, "american")) == (gate, [])
    play(game, "american", f"MovePawn american-2 {first}")
    refused(game, "american", f"Cross american-1 {gate} []", short)


@pytest.mark.rule("osprey.ruling.74")
def test_coming_back_onto_a_gate_costs_a_card_again() -> None:
    game = scene("american-1@ramp-06", points=9, equipment={"american": "key key"}, edition="osprey")
    play(game, "american", "Cross american-1 door-ramp [key]", "MovePawn american-1 gar-134")

    refused(game, "american", "Cross american-1 door-ramp []", Refusal.WRONG_PAYMENT)
    play(game, "american", "Cross american-1 door-ramp [key]")

    assert (at(game, "american-1"), equipment(game, "american")) == ("door-ramp", [])


# --- whom a marker lets through


@pytest.mark.rule("osprey.attempt.3", "osprey.ruling.72")
@pytest.mark.parametrize("kind", KINDS)
def test_a_later_pow_of_the_markers_nation_pays_nothing(kind: str) -> None:
    _near, far, price = WAYS[kind]
    game = beside(kind, beyond=False, held=price, marked="american")

    refused(game, "american", f"Cross american-1 {far} [{price}]", Refusal.WRONG_PAYMENT)
    play(game, "american", f"Cross american-1 {far} []")

    assert (at(game, "american-1"), points(game)) == (far, 8)
    assert equipment(game, "american") == price.split(",")


@pytest.mark.rule("osprey.attempt.3", "osprey.ruling.73")
def test_two_pows_go_down_one_rope_in_the_same_turn_and_a_third_in_the_next() -> None:
    game = scene(
        "american-1@room-theatre-4 american-2@room-theatre-5 american-3@room-theatre-2",
        points=9,
        equipment={"american": "rope"},
        edition="osprey",
        players=2,
    )

    play(game, "american", "Cross american-1 land-12 [rope]", "MovePawn american-1 ramp-11")
    play(game, "american", "MovePawn american-2 room-theatre-4", "Cross american-2 land-12 []")
    play(game, "american", "MovePawn american-2 ramp-12", "EndTurn")
    throw(game, "security", 1, 3)
    play(game, "security", "EndTurn")
    throw(game, "american", 1, 3)
    play(game, "american", "MovePawn american-3 room-theatre-4", "Cross american-3 land-12 []")

    assert at(game, "american-3") == "land-12"


@pytest.mark.rule("osprey.attempt.4")
@pytest.mark.parametrize("kind", KINDS)
def test_another_nations_marker_lets_nobody_through(kind: str) -> None:
    _near, far, price = WAYS[kind]
    game = beside(kind, beyond=False, seat="british", marked="american")

    refused(game, "british", f"Cross british-1 {far} []", SHORT[kind])
    refused(game, "british", f"Cross british-1 {far} [{price}]", SHORT[kind])


@pytest.mark.rule("osprey.attempt.11", "osprey.ruling.76")
@pytest.mark.parametrize("kind", KINDS)
def test_spending_equipment_replaces_another_nations_marker(kind: str) -> None:
    near, far, price = WAYS[kind]
    game = beside(kind, beyond=False, seat="british", held=price, marked="american")

    play(game, "british", f"Cross british-1 {far} [{price}]")

    assert markers(game) == {f"{near}>{far}": "british"}
    assert equipment(game, "british") == []


# --- six a nation

SIX = (
    "room-office-1>land-20",
    "terr-11>land-22",
    "terr-17>land-23",
    "yard-06>land-05",
    "roof-w-1>land-21",
    "ramp-18>land-24",
)


@pytest.mark.rule("osprey.ruling.75")
@pytest.mark.parametrize("chosen", [SIX[0], SIX[3]])
def test_a_nation_without_a_marker_left_moves_one_of_its_own(chosen: str) -> None:
    game = lay(beside("drop of 30", beyond=False, held="rope"), "american", *SIX)
    lay(game, "british", "ramp-23>land-25")

    play(game, "american", "Cross american-1 land-12 [rope]")
    assert game.asked() == ("american",)
    assert sorted(options(game, "american")) == sorted(taking(game, "-", crossing) for crossing in SIX)
    refused(game, "american", taking(game, "-", "ramp-23>land-25"))
    refused(game, "american", "EndTurn")
    play(game, "american", taking(game, "-", chosen))

    own = {crossing for crossing, seat in markers(game).items() if seat == "american"}
    assert own == {*SIX, "room-theatre-4>land-12"} - {chosen}


@pytest.mark.rule("osprey.ruling.75")
def test_a_guard_stays_in_a_room_where_a_marker_only_moves_to_another_window() -> None:
    game = scene(
        "american-1@room-theatre-4 guard-1@room-theatre-1", points=9, equipment={"american": "rope"}, edition="osprey"
    )
    lay(game, "american", "room-theatre-6>land-13", *SIX[1:])
    play(game, "american", "Cross american-1 land-12 [rope]", taking(game, "-", "room-theatre-6>land-13"))

    assert at(game, "guard-1") == "room-theatre-1"


@pytest.mark.rule("osprey.ruling.76")
def test_a_replaced_marker_goes_back_to_its_owner() -> None:
    game = scene(
        "british-1@room-office-1 american-1@room-theatre-4",
        turn="american",
        points=9,
        equipment={"british": "rope", "american": "rope"},
        edition="osprey",
    )
    lay(game, "american", *SIX)
    play(game, "american", "EndTurn")
    throw(game, "british", 1, 3)
    play(game, "british", "Cross british-1 land-20 [rope]", "EndTurn")
    play(game, "dutch", "Throw")
    game.play("chance", "Dice 1 3")
    play(game, "dutch", "EndTurn")
    throw(game, "security", 1, 3)
    play(game, "security", "EndTurn")
    throw(game, "american", 1, 3)

    play(game, "american", "Cross american-1 land-12 [rope]")

    assert markers(game)["room-office-1>land-20"] == "british"
    assert markers(game)["room-theatre-4>land-12"] == "american"
    assert list(markers(game).values()).count("american") == 6


# --- the way back


@pytest.mark.rule("osprey.attempt.14", "osprey.attempt.16", "osprey.ruling.72", "osprey.ruling.79")
@pytest.mark.parametrize("kind", KINDS)
def test_a_pow_goes_back_where_his_marker_lies_and_pays_again(kind: str) -> None:
    near, far, price = WAYS[kind]
    game = beside(kind, beyond=True, held=price, marked="american")
    card = price.split(",")[0]
    before = supply(game, card)

    refused(game, "american", f"Cross american-1 {near} []", Refusal.WRONG_PAYMENT)
    play(game, "american", f"Cross american-1 {near} [{price}]")

    assert (at(game, "american-1"), equipment(game, "american"), points(game)) == (near, [], 8)
    assert supply(game, card) == before + len(price.split(","))
    assert markers(game) == {f"{near}>{far}": "american"}


@pytest.mark.rule("osprey.ruling.79")
def test_after_going_back_the_marker_still_leads_down() -> None:
    game = beside("drop of 30", beyond=True, held="rope", marked="american")
    play(game, "american", "Cross american-1 room-theatre-4 [rope]")

    play(game, "american", "Cross american-1 land-12 []")
    refused(game, "american", "Cross american-1 room-theatre-4 []", Refusal.NO_ROPE)

    assert at(game, "american-1") == "land-12"


@pytest.mark.rule("osprey.attempt.16")
@pytest.mark.parametrize(
    ("kind", "held"), [("drop of 30", ""), ("drop of 60", ""), ("drop of 60", "rope"), ("wire", "")]
)
def test_without_the_full_price_there_is_no_way_back(kind: str, held: str) -> None:
    near, _far, price = WAYS[kind]
    game = beside(kind, beyond=True, held=held, marked="american")

    for paying in (price, held):
        refused(game, "american", f"Cross american-1 {near} [{paying}]", SHORT[kind])


@pytest.mark.rule("osprey.attempt.15", "osprey.ruling.77", "osprey.ruling.78")
@pytest.mark.parametrize("marked", ["", "british"])
@pytest.mark.parametrize("kind", KINDS)
def test_without_the_own_marker_there_is_no_way_back(kind: str, marked: str) -> None:
    near, _far, price = WAYS[kind]
    game = beside(kind, beyond=True, held=price, marked=marked)

    refusal = refused(game, "american", f"Cross american-1 {near} [{price}]", Refusal.NOT_HIS_WAY_BACK)

    assert refusal.rule == "osprey.attempt.15"
    assert not offered(game, "american", f"Cross american-1 {near}")


@pytest.mark.rule("osprey.ruling.77")
def test_a_countryman_who_lays_the_marker_anew_opens_the_way_back() -> None:
    game = scene(
        "american-1@ramp-11 american-2@room-theatre-4",
        points=9,
        equipment={"american": "rope rope"},
        edition="osprey",
    )
    lay(game, "british", "room-theatre-4>land-12")
    play(game, "american", "MovePawn american-1 land-12")
    refused(game, "american", "Cross american-1 room-theatre-4 [rope]")
    play(game, "american", "MovePawn american-1 ramp-11")

    play(game, "american", "Cross american-2 land-12 [rope]", "MovePawn american-2 ramp-12")
    play(game, "american", "MovePawn american-1 land-12", "Cross american-1 room-theatre-4 [rope]")

    assert at(game, "american-1") == "room-theatre-4"


@pytest.mark.rule("osprey.ruling.77")
def test_a_pow_stays_beyond_a_crossing_whose_marker_was_replaced() -> None:
    game = scene(
        "american-1@land-12 british-1@room-theatre-4 guard-1@gar-018",
        turn="american",
        points=3,
        equipment={"british": "rope"},
        edition="osprey",
    )
    lay(game, "american", "room-theatre-4>land-12")
    play(game, "american", "MovePawn american-1 ramp-11", "EndTurn")
    throw(game, "british", 1, 3)
    play(game, "british", "Cross british-1 land-12 [rope]")

    assert (at(game, "american-1"), markers(game)) == ("ramp-11", {"room-theatre-4>land-12": "british"})


@pytest.mark.rule("osprey.ruling.78")
def test_wire_is_cut_outward_and_a_cutter_alone_does_not_open_it_from_outside() -> None:
    game = scene(
        "american-1@out-n-14 british-1@od-n-21", points=9, equipment={"american": "wire-cutters"}, edition="osprey"
    )
    play(game, "american", "Cross american-1 od-n-23 [wire-cutters]")
    assert markers(game) == {"out-n-14>od-n-23": "american"}

    game = scene("british-1@od-n-23", turn="british", points=9, equipment={"british": "wire-cutters"}, edition="osprey")
    lay(game, "american", "out-n-14>od-n-23")
    refused(game, "british", "Cross british-1 out-n-14 [wire-cutters]", Refusal.NOT_HIS_WAY_BACK)
    lay(game, "british", "out-n-14>od-n-23")
    play(game, "british", "Cross british-1 out-n-14 [wire-cutters]")

    assert (at(game, "british-1"), markers(game)) == ("out-n-14", {"out-n-14>od-n-23": "british"})


@pytest.mark.rule("osprey.attempt.14")
def test_a_pow_on_his_way_home_may_climb_back_by_his_nations_rope() -> None:
    game = scene("american-1@cells-c", throw=(5, 5), equipment={"american": "rope"}, edition="osprey")
    lay(game, "american", "room-theatre-4>land-12")
    play(game, "american", "Release american-1 exit-outer-cells", "MovePawn american-1 land-12")

    play(game, "american", "Cross american-1 room-theatre-4 [rope]")

    assert at(game, "american-1") == "room-theatre-4"
