"""Obstacles: coming back over drops and through wire, and the card that fits the door."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, equipment, play, points, refused, scene, supply

# name of the obstacle: near side, far side, what one passage costs
WAYS = {
    "drop of 30": ("room-theatre-4", "land-12", "rope"),
    "drop of 60": ("in-westcor-11", "land-19", "rope,rope"),
    "wire": ("out-n-14", "od-n-23", "wire-cutters"),
}
DROPS = [pytest.param(name, marks=pytest.mark.rule("classic.40.1")) for name in ("drop of 30", "drop of 60")]
WIRE = [pytest.param("wire", marks=pytest.mark.rule("classic.40.2"))]


def crossed(name: str, also_held: str = "") -> Match:
    """American-1 has just gone over; besides the price of that his officer holds these cards."""
    near, far, price = WAYS[name]
    held = f"{price.replace(',', ' ')} {also_held.replace(',', ' ')}"
    game = scene(f"american-1@{near}", points=9, equipment={"american": held})
    play(game, "american", f"Cross american-1 {far} [{price}]")
    return game


@pytest.mark.parametrize("name", DROPS + WIRE)
def test_the_way_back_costs_the_same_cards_again(name: str) -> None:
    near, _far, price = WAYS[name]
    game = crossed(name, also_held=price)
    card = price.split(",")[0]
    left = supply(game, card)

    play(game, "american", f"Cross american-1 {near} [{price}]")

    assert (at(game, "american-1"), equipment(game, "american"), points(game)) == (near, [], 7)
    assert supply(game, card) == left + len(price.split(","))


@pytest.mark.parametrize("name", DROPS + WIRE)
def test_without_further_cards_there_is_no_way_back(name: str) -> None:
    near, _far, price = WAYS[name]
    short = Refusal.NO_WIRE_CUTTERS if name == "wire" else Refusal.NO_ROPE
    game = crossed(name)

    for paying in (price, ""):
        refused(game, "american", f"Cross american-1 {near} [{paying}]", short)


@pytest.mark.parametrize("name", DROPS + WIRE)
def test_the_way_back_is_not_paid_by_the_way_out(name: str) -> None:
    near, _far, price = WAYS[name]
    game = crossed(name, also_held=price)

    refused(game, "american", f"Cross american-1 {near} []", Refusal.WRONG_PAYMENT)


@pytest.mark.rule("classic.40.1")
def test_one_rope_does_not_climb_a_drop_of_60() -> None:
    game = crossed("drop of 60", also_held="rope")

    refused(game, "american", "Cross american-1 in-westcor-11 [rope]", Refusal.NO_ROPE)


@pytest.mark.rule("classic.41.3")
@pytest.mark.parametrize(
    ("place", "door", "fits", "other", "refusal"),
    [
        ("in-ghcor-09", "door-gh", "key", "pass", Refusal.NO_KEY),
        ("ic-r25-c14", "pass-inner", "pass", "key", Refusal.NO_PASS),
        ("ramp-06", "door-ramp", "key", "pass", Refusal.NO_KEY),
        ("gar-113", "pass-main", "pass", "key", Refusal.NO_PASS),
    ],
)
def test_only_the_matching_card_opens_a_door_and_it_is_given_up(
    place: str, door: str, fits: str, other: str, refusal: Refusal
) -> None:
    wrong = scene(f"american-1@{place}", throw=(1, 3), equipment={"american": f"{other} rope wire-cutters"})
    for paying in (other, fits, ""):
        refused(wrong, "american", f"Cross american-1 {door} [{paying}]", refusal)

    right = scene(f"american-1@{place}", throw=(1, 3), equipment={"american": f"{other} {fits}"})
    assert (
        refused(right, "american", f"Cross american-1 {door} [{other}]", Refusal.WRONG_PAYMENT).rule == "classic.41.3"
    )
    play(right, "american", f"Cross american-1 {door} [{fits}]")
    assert (at(right, "american-1"), equipment(right, "american")) == (door, [other])


@pytest.mark.rule("classic.41.3")
def test_nobody_walks_onto_a_door_without_giving_up_its_card() -> None:
    game = scene("american-1@in-ghcor-08", throw=(1, 3), equipment={"american": "key"})

    refusal = refused(game, "american", "MovePawn american-1 door-gh", Refusal.TOLL_UNPAID)

    assert refusal.rule == "classic.41.3"
