"""Opportunity cards, each as its card says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import (
    at,
    bottom,
    deal,
    dice,
    equipment,
    escapes,
    hand,
    has_kit,
    names,
    offered,
    options,
    play,
    points,
    refused,
)
from tests.v3.table import BOTH, by_day, by_night, rule

Position = Callable[..., Match]
CAR = {"american": "staff-car"}


def holding(position: Position, cards: str, pawns: str = "", **options_: object) -> Match:
    """The American holds these cards in phase 5, with points to spend, unless told otherwise."""
    return position(pawns, hands={"american": cards}, **{"points": 6, **options_})


# --- found items


@pytest.mark.parametrize(
    "item",
    [
        pytest.param(item, marks=rule(f"opportunity.{name}.1"))
        for item, name in (("wire-cutters", "cutters"), ("key", "key"), ("rope", "rope"), ("pass", "pass"))
    ],
)
@BOTH
def test_a_found_item_is_turned_in_before_the_throw_and_not_after_it(position: Position, item: str) -> None:
    late = holding(position, f"found-{item}")
    refused(late, "american", f"PlayCard found-{item} - - - -1", Refusal.BEFORE_THE_THROW)
    assert "PlayCard" not in names(late, "american")

    game = position(hands={"american": f"found-{item}"})
    play(game, "american", *offered(game, "american", "PlayCard"))

    assert (equipment(game, "american"), hand(game, "american")) == ([item], [])
    assert bottom(game, 0) == [f"found-{item}"]


# --- bribes and kit parts


@rule("opportunity.bribe.1", "opportunity.kitpart.1")
@BOTH
@pytest.mark.parametrize(
    ("men", "cards"),
    [
        ("american-1@room-wc-1 american-2@room-canteen-1", "kit-part-disguise-documents"),
        ("american-1@room-wc-1 american-2@room-canteen-1 american-3@room-laundry-1", "bribe"),
    ],
)
def test_a_part_card_or_a_bribe_stands_for_missing_parts_of_a_kit(position: Position, men: str, cards: str) -> None:
    game = holding(position, cards, men)
    play(game, "american", f"ClaimKit [{cards}]")

    assert (has_kit(game, "american"), hand(game, "american")) == (True, [])


@rule("opportunity.bribe.2")
@BOTH
def test_two_bribes_buy_any_equipment_in_the_own_turn(position: Position) -> None:
    one = holding(position, "bribe")
    refused(one, "american", "PlayCard bribe - - - 3", Refusal.TWO_BRIBES_NEEDED)
    other = position(turn="british", points=6, hands={"american": "bribe bribe"})
    refused(other, "american", "PlayCard bribe - - - 3", Refusal.NOT_ASKED)

    game = holding(position, "bribe bribe")
    play(game, "american", "PlayCard bribe - - - 3")

    assert (equipment(game, "american"), hand(game, "american")) == (["wire-cutters"], [])


def arrested(position: Position, area: str, **options_: object) -> Match:
    """A guard beside an American arrests him."""
    guard, man = ("ic-r10-c07", "ic-r10-c08") if area == "inside" else ("gar-049", "gar-050")
    game = position(f"guard-1@{guard} american-1@{man}", turn="security", points=2, kits="american", **options_)
    play(game, "security", "Arrest guard-1 american-1")
    if area == "inside":
        play(game, "security", "ChooseCell cells-a")
        dice(game, 2, 5)
    return game


@rule("opportunity.bribe.3", "ruling.39")
@pytest.mark.parametrize("area", ["inside", "beyond"])
def test_by_day_a_bribe_keeps_the_equipment_but_not_the_man(area: str) -> None:
    game = arrested(by_day, area, hands={"american": "bribe"}, equipment={"american": "rope key"})
    assert game.asked() == ("american",)
    play(game, "american", *offered(game, "american", "PlayCard"))

    assert (equipment(game, "american"), hand(game, "american")) == (["rope", "key"], [])
    assert at(game, "american-1").startswith("cells")


@rule("opportunity.bribe.3")
@pytest.mark.parametrize("area", ["inside", "beyond"])
def test_by_night_no_bribe_helps(area: str) -> None:
    game = arrested(by_night, area, hands={"american": "bribe"}, equipment={"american": "rope key"})

    assert game.asked() == ("chance",)
    deal(game, "rope")
    assert (equipment(game, "american"), hand(game, "american")) == (["key"], ["bribe"])


@rule("opportunity.bribe.3")
def test_who_is_asked_for_a_bribe_does_not_depend_on_what_he_holds() -> None:
    given = {"equipment": {"american": "rope key"}}
    rich = arrested(by_day, "inside", hands={"american": "bribe"}, **given)
    poor = arrested(by_day, "inside", hands={"american": "sabotage"}, **given)

    assert rich.asked() == poor.asked() == ("american",)
    assert options(poor, "american") == ["Pass"]


# --- the hideaway


@rule("opportunity.hideaway.1")
@BOTH
def test_the_hideaway_keeps_the_kit_when_the_frisk_is_lost(position: Position) -> None:
    game = arrested(position, "beyond", hands={"american": "hideaway"})
    dice(game, 1, 6)
    play(game, "american", *offered(game, "american", "PlayCard"))

    assert (has_kit(game, "american"), hand(game, "american")) == (True, [])


@rule("opportunity.hideaway.1", "opportunity.amulet.1")
@BOTH
@pytest.mark.parametrize(
    ("card", "why"), [("hideaway", Refusal.ONLY_AGAINST_A_LOSS), ("talisman", Refusal.ONLY_AGAINST_A_SHOT)]
)
def test_cards_of_the_commandants_turn_are_not_played_in_the_own_one(
    position: Position, card: str, why: Refusal
) -> None:
    refused(holding(position, card), "american", f"PlayCard {card} - - - -1", why)
    refused(position(hands={"american": card}), "american", f"PlayCard {card} - - - -1", why)


# --- the tip-off


@rule("opportunity.tipoff.1")
@BOTH
def test_the_tip_off_takes_men_to_hiding_places_for_no_points(position: Position) -> None:
    game = holding(position, "advance-warning", "american-1@ic-r10-c07 american-2@room-chapel-11")
    play(game, "american", "PlayCard advance-warning - - - -1")
    refused(game, "american", "Settle american-1 ic-r10-c08", Refusal.NO_WAY_TO_HIDE)
    play(game, "american", "Settle american-1 safe-n-1")
    refused(game, "american", "Settle american-2 safe-n-1", Refusal.NO_WAY_TO_HIDE)
    play(game, "american", "Settle american-2 safe-w-1", "Pass")

    assert (at(game, "american-1"), at(game, "american-2")) == ("safe-n-1", "safe-w-1")
    assert (points(game), hand(game, "american")) == (6, [])
    assert "EndTurn" in names(game, "american")


@rule("opportunity.tipoff.2")
@BOTH
def test_the_way_to_a_hiding_place_is_paid_for(position: Position) -> None:
    poor = holding(position, "advance-warning", "american-1@ramp-06", kits="american")
    play(poor, "american", "PlayCard advance-warning - - - -1")
    refused(poor, "american", "Cross american-1 safe-oshed-1 [key]", Refusal.NO_WAY_TO_HIDE)
    assert not offered(poor, "american", "Settle american-1 safe-o")

    held = {"equipment": {"american": "key pass"}, "kits": "american"}
    game = holding(position, "advance-warning", "american-1@ramp-06", **held)
    play(game, "american", "PlayCard advance-warning - - - -1")
    assert "Settle american-1 safe-oshed-1" not in options(game, "american")
    play(game, "american", "Cross american-1 safe-oshed-1 [key]")

    assert (at(game, "american-1"), equipment(game, "american")) == ("safe-oshed-1", ["pass"])


@rule("opportunity.tipoff.2")
def test_a_key_on_the_way_can_be_intercepted() -> None:
    hands = {"american": "advance-warning", "security": "arrest-key-holder"}
    game = by_day("american-1@ramp-06", points=6, kits="american", hands=hands, equipment={"american": "key"})
    play(game, "american", "PlayCard advance-warning - - - -1", "Cross american-1 safe-oshed-1 [key]")
    play(game, "security", *offered(game, "security", "PlayCard"))
    if game.asked() == ("security",):
        play(game, "security", "ChooseCell cells-a")

    assert (at(game, "american-1")[:5], equipment(game, "american")) == ("cells", [])


@rule("ruling.82")
@BOTH
def test_beyond_the_courtyard_it_leads_only_whom_an_attempt_was_announced_for(position: Position) -> None:
    given = {"kits": "american", "equipment": {"american": "key pass"}}
    game = holding(position, "advance-warning", "american-1@ic-r25-c14 american-2@ic-r10-c07", **given)
    game._game.state.exits[game._notation.pawn_by_name["american-1"]] = game._game.board.inner_gate
    play(game, "american", "PlayCard advance-warning - - - -1")

    assert not offered(game, "american", "Cross american-2 safe-o")
    play(game, "american", "Cross american-1 safe-oshed-1 [key,pass]")
    assert (at(game, "american-1"), equipment(game, "american")) == ("safe-oshed-1", [])


# --- out of the cells


@rule("opportunity.cellexit.1")
@BOTH
@pytest.mark.parametrize(("cell", "door"), [("cells-a", "exit-inner-cells"), ("cells-c", "exit-outer-cells")])
def test_the_cell_exit_card_frees_a_man_for_one_point(position: Position, cell: str, door: str) -> None:
    tired = holding(position, "release", f"american-1@{cell}", points=0)
    refused(tired, "american", f"PlayCard release american-1 - {door} -1", Refusal.NO_POINTS_LEFT)

    game = holding(position, "release", f"american-1@{cell}")
    play(game, "american", f"PlayCard release american-1 - {door} -1")

    assert (at(game, "american-1"), points(game), hand(game, "american")) == (door, 5, [])


# --- straight to a room


@rule("opportunity.quickmove.1", "ruling.89")
@BOTH
def test_the_quick_move_card_takes_a_man_of_the_courtyard_to_its_room(position: Position) -> None:
    game = holding(position, "go-to-dentist")
    play(game, "american", "PlayCard go-to-dentist american-1 - room-dentist-1 -1")

    assert (at(game, "american-1"), points(game), hand(game, "american")) == ("room-dentist-1", 6, [])


@rule("ruling.89")
@BOTH
@pytest.mark.parametrize(
    ("place", "refusal"),
    [
        ("gar-050", Refusal.ONLY_FROM_THE_COURTYARD),
        ("od-se-20", Refusal.ONLY_FROM_THE_COURTYARD),
        ("cells-a", Refusal.IN_SOLITARY),
        ("under-room-canteen-2", Refusal.ONLY_FROM_THE_COURTYARD),
    ],
)
def test_it_takes_nobody_from_cells_tunnels_and_beyond_the_courtyard(
    position: Position, place: str, refusal: Refusal
) -> None:
    game = holding(position, "go-to-dentist", f"american-1@{place}")

    refused(game, "american", "PlayCard go-to-dentist american-1 - room-dentist-1 -1", refusal)
    assert not offered(game, "american", "PlayCard go-to-dentist american-1")


# --- guards are called away


@rule("opportunity.distraction.1", "ruling.90")
@BOTH
def test_the_distraction_sends_one_guard_home(position: Position) -> None:
    game = holding(position, "diversion", "guard-1@ic-r10-c07 guard-2@od-se-20")
    play(game, "american", "PlayCard diversion guard-2 - - -1")

    assert (at(game, "guard-1"), at(game, "guard-2")) == ("ic-r10-c07", "barracks")


@rule("opportunity.inspection.1", "ruling.90")
@BOTH
def test_the_inspection_sends_two_guards_home_or_the_only_one(position: Position) -> None:
    game = holding(position, "high-command-inspection", "guard-1@ic-r10-c07 guard-2@gar-050 guard-3@gar-052")
    play(game, "american", "PlayCard high-command-inspection guard-1 guard-2 - -1")
    assert [at(game, f"guard-{number}") for number in (1, 2, 3)] == ["barracks", "barracks", "gar-052"]

    game = holding(position, "high-command-inspection", "guard-1@ic-r10-c07")
    play(game, "american", "PlayCard high-command-inspection guard-1 - - -1")
    assert at(game, "guard-1") == "barracks"


# --- sabotage


@rule("opportunity.sabotage.1", "ruling.91")
@BOTH
def test_sabotage_costs_the_commandant_two_cards_of_his_choice_for_one(position: Position) -> None:
    hands = {"american": "sabotage", "security": "appel shoot-to-kill tunnel-detected"}
    game = position(points=6, hands=hands)
    play(game, "american", "PlayCard sabotage - - - -1")
    assert game.asked() == ("security",)
    play(game, "security", "Discard appel", "Discard tunnel-detected")
    deal(game, "search-chapel")

    assert hand(game, "security") == ["search-chapel", "shoot-to-kill"]


@rule("ruling.91")
@pytest.mark.parametrize(("held", "left"), [("appel", ["search-chapel"]), ("", [])])
def test_with_fewer_cards_he_gives_what_he_has_and_draws_only_for_that(held: str, left: list[str]) -> None:
    game = by_day(points=6, hands={"american": "sabotage", "security": held})
    play(game, "american", "PlayCard sabotage - - - -1")
    if held:
        play(game, "security", "Discard appel")
        deal(game, "search-chapel")

    assert (hand(game, "security"), game.asked()) == (left, ("american",))


# --- the staff car


def drive(game: Match, *throws: tuple[int, int]) -> None:
    play(game, "american", "PlayCard staff-car american-1 - - -1")
    for first, second in throws:
        dice(game, first, second)


@rule("opportunity.car.1", "ruling.92")
@BOTH
def test_the_car_takes_a_man_who_stands_at_it_and_whose_officer_has_a_kit(position: Position) -> None:
    away = holding(position, "staff-car", "american-1@gar-054", kits="american")
    refused(away, "american", "PlayCard staff-car american-1 - - -1", Refusal.NOT_AT_CAR)
    poor = holding(position, "staff-car", "american-1@car-1")
    refused(poor, "american", "PlayCard staff-car american-1 - - -1", Refusal.NO_KIT)

    game = holding(position, "staff-car", "american-1@car-1", kits="american")
    play(game, "american", "PlayCard staff-car american-1 - - -1")

    assert (game.asked(), hand(game, "american")) == (("chance",), [])


@rule("opportunity.car.2", "opportunity.car.4", "ruling.92")
@BOTH
def test_six_throws_and_one_more_for_each_double_reach_the_rosette(position: Position) -> None:
    game = holding(position, "staff-car", "american-1@car-1", kits="american", escapes=3)
    drive(game, (2, 2), (3, 4), (3, 3), (3, 4), (5, 6), (1, 2), (1, 2))  # 41 of 44
    assert game.asked() == ("chance",)
    dice(game, 1, 2)

    assert (escapes(game, "american"), at(game, "american-1")) == (1, "escaped")
    assert (points(game), game.asked(), hand(game, "american")) == (6, ("american",), [])


@rule("opportunity.car.4", "ruling.112")
def test_a_car_that_does_not_get_there_costs_what_an_arrest_in_the_garrison_costs() -> None:
    short = ((1, 2),) * 6
    hands = {"american": "staff-car bribe"}
    given = {"points": 6, "kits": "american", "equipment": {"american": "rope"}, "hands": hands}
    game = by_day("american-1@car-1", **given)
    drive(game, *short)
    assert at(game, "american-1") == "cells-c"
    play(game, "american", *offered(game, "american", "PlayCard bribe"))
    assert equipment(game, "american") == ["rope"]

    game = by_night("american-1@car-1", **given)
    drive(game, *short)
    deal(game, "rope")
    assert (equipment(game, "american"), hand(game, "american")) == ([], ["bribe"])


@rule("ruling.112", "opportunity.hideaway.1")
@BOTH
def test_the_hideaway_keeps_the_kit_of_a_driver_who_was_caught(position: Position) -> None:
    game = holding(position, "staff-car hideaway", "american-1@car-1", kits="american")
    drive(game, *((1, 2),) * 6)
    dice(game, 1, 6)
    play(game, "american", *offered(game, "american", "PlayCard hideaway"))

    assert (has_kit(game, "american"), hand(game, "american")) == (True, [])


@rule("opportunity.car.3", "ruling.92")
@BOTH
def test_the_car_passes_over_guards_and_goes_round_prisoners(position: Position) -> None:
    far = ((5, 6),) * 4

    over = holding(position, "staff-car", "american-1@car-1 guard-1@gar-068", kits="american", escapes=3)
    drive(over, *far)
    assert (escapes(over, "american"), at(over, "guard-1")) == (1, "gar-068")

    barred = holding(position, "staff-car", "american-1@car-1 british-1@pass-main", kits="american", escapes=3)
    play(barred, "american", "PlayCard staff-car american-1 - - -1")
    assert (escapes(barred, "american"), at(barred, "american-1")) == (0, "cells-c")


@rule("ruling.92")
def test_a_prisoner_in_the_way_makes_it_longer() -> None:
    men = " ".join(f"british-{number}@{place}" for number, place in enumerate(("gar-053", "gar-054", "gar-059"), 1))
    free = holding(by_day, "staff-car", "american-1@car-1", kits="american")
    round_ = holding(by_day, "staff-car", f"american-1@car-1 {men}", kits="american")
    for game in (free, round_):
        play(game, "american", "PlayCard staff-car american-1 - - -1")

    def distance(game: Match) -> int:
        return dict(game.view("spectator").table.about)["distance"][0]

    assert (distance(free), distance(round_)) == (44, 45)


# --- beside the Commandant's cards


@rule("opportunity.tipoff.3")
@BOTH
def test_during_a_search_the_tip_off_leads_to_hiding_places_of_the_courtyard_alone(position: Position) -> None:
    pawns = "american-1@room-kitchen-1 american-2@gar-050 guard-1@ic-r15-c22"
    hands = {"security": "search-kitchen", "american": "advance-warning"}
    game = position(pawns, turn="security", hands=hands)
    play(game, "security", "Throw")
    dice(game, 5, 4)
    if game.asking == "OneDie":
        play(game, "security", "ChooseDie 5")
    play(game, "security", "PlayCard search-kitchen", "EndTurn")
    assert game.asked() == ("american",)
    play(game, "american", "PlayCard advance-warning")

    assert not offered(game, "american", "Settle american-2")
    assert not any("safe-o" in option for option in options(game, "american"))
    play(game, "american", "Settle american-1 safe-n-1")
    assert (at(game, "american-1"), hand(game, "american")) == ("safe-n-1", [])


@rule("opportunity.amulet.1")
@BOTH
@pytest.mark.parametrize(("amulet", "fate"), [("PlayCard talisman", "land-26"), ("Pass", "dead")])
def test_the_amulet_keeps_the_throw_of_a_shot_from_being_doubled(position: Position, amulet: str, fate: str) -> None:
    hands = {"security": "shoot-to-kill", "american": "talisman"}
    game = position("guard-1@out-s-43 american-1@land-26", turn="security", points=3, hands=hands)
    play(game, "security", "PlayCard shoot-to-kill guard-1 american-1")
    dice(game, 3, 4)
    play(game, "american", amulet)

    assert at(game, "american-1") == fate


@rule("opportunity.tunnel.1")
def test_a_tunnel_card_opens_its_own_tunnel_in_the_own_turn_and_no_other() -> None:
    pair = "american-1@room-theatre-1 american-2@room-theatre-4 american-3@room-canteen-1"
    other = by_day(pair, turn="british", hands={"american": "tunnel-theatre"})
    refused(other, "american", "PlayCard tunnel-theatre", Refusal.NOT_ASKED)

    game = by_day(pair, hands={"american": "tunnel-theatre"})
    refused(game, "american", "PlayCard tunnel-canteen", Refusal.CARD_NOT_HELD)
    play(game, "american", "PlayCard tunnel-theatre", "Throw")
    dice(game, 5, 6)
    deal(game, "sabotage")
    refused(game, "american", "Cross american-3 under-room-canteen-2 []")
    play(game, "american", "Cross american-1 under-room-theatre-3 []")

    assert at(game, "american-1") == "under-room-theatre-3"
