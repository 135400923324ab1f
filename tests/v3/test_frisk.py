"""What an arrest costs: frisks for a card or the kit, by zone and part of the day."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from colditz import Match
from colditz.engine.chance import Luck
from tests.scene import deal, dice, equipment, has_kit, options, play, supply
from tests.v3.table import BOTH, by_day, by_night, fled, rule

Position = Callable[..., Match]


def inside(position: Position, **options_: object) -> Match:
    """An American in the courtyard is arrested; he is liable by his kit."""
    game = position("guard-1@ic-r10-c07 american-1@ic-r10-c08", turn="security", points=2, kits="american", **options_)
    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")
    return game


def beyond(position: Position, place: str = "gar-050", beside: str = "gar-049", **options_: object) -> Match:
    """An American beyond the courtyard is arrested."""
    game = position(f"guard-1@{beside} american-1@{place}", turn="security", points=2, **options_)
    if place.startswith("od"):
        fled(game, "american-1", outlet=place)
        state = game._game.state
        state.quarry[game._notation.pawn_by_name["guard-1"]] = game._notation.pawn_by_name["american-1"]
    play(game, "security", "Arrest guard-1 american-1")
    return game


OUTER = pytest.mark.parametrize(("place", "beside"), [("gar-050", "gar-049"), ("od-se-20", "od-se-21")])


@rule("frisk.1", "frisk.2")
@BOTH
def test_in_the_courtyard_the_higher_die_decides_about_one_card_at_random(position: Position) -> None:
    game = inside(position, equipment={"american": "rope rope key"})
    assert game.asked() == ("chance",)
    dice(game, 5, 4)
    assert equipment(game, "american") == ["rope", "rope", "key"]

    game = inside(position, equipment={"american": "rope rope key"})
    dice(game, 4, 5)
    assert options(game, "chance") == ["Deal rope", "Deal key"]
    deal(game, "key")
    assert equipment(game, "american") == ["rope", "rope"]
    assert supply(game, "key") == 6


@rule("frisk.2")
def test_the_card_is_drawn_in_proportion_to_what_is_held() -> None:
    game = inside(by_day, equipment={"american": "rope rope rope key"})
    dice(game, 1, 6)
    drawn = [str(game.foretell(Luck(number))) for number in range(400)]

    assert 0.65 < sum("card=0" in each for each in drawn) / 400 < 0.85


@rule("frisk.3")
@BOTH
def test_a_tie_in_the_courtyard_goes_to_the_commandant(position: Position) -> None:
    game = inside(position, equipment={"american": "rope"})
    dice(game, 3, 3)

    deal(game, "rope")

    assert equipment(game, "american") == []


@rule("ruling.39", "frisk.4", "ruling.109")
def test_by_day_the_officer_is_asked_before_the_card_is_drawn_and_by_night_he_is_not() -> None:
    hand = {"american": "diversion"}
    day = inside(by_day, equipment={"american": "rope"}, hands=hand)
    dice(day, 1, 6)
    assert (day.asked(), day.view("security").table.proposal) == (("american",), "Seizure")
    play(day, "american", "Pass")
    assert day.asked() == ("chance",)

    night = inside(by_night, equipment={"american": "rope"}, hands=hand)
    dice(night, 1, 6)
    assert night.asked() == ("chance",)


@rule("ruling.41")
@BOTH
def test_where_nothing_can_be_taken_nobody_throws(position: Position) -> None:
    assert inside(position).asked() == ("security",)
    assert beyond(position).asked() == ("security",)
    game = inside(position)
    assert has_kit(game, "american")


@rule("garrison.pow.6", "outside.pow.3", "ruling.42")
@OUTER
@BOTH
def test_beyond_the_courtyard_a_card_is_taken_at_random_without_a_throw(
    position: Position, place: str, beside: str
) -> None:
    game = beyond(position, place, beside, equipment={"american": "rope key"}, kits="american")
    assert options(game, "chance") == ["Deal rope", "Deal key"]

    deal(game, "rope")

    assert (equipment(game, "american"), has_kit(game, "american")) == (["key"], True)
    assert game.asked() == ("security",)


@rule("garrison.pow.7", "outside.pow.5")
@OUTER
def test_by_night_nothing_saves_the_card(place: str, beside: str) -> None:
    hand, held = {"american": "bribe"}, {"american": "rope"}
    assert beyond(by_day, place, beside, equipment=held, hands=hand).asked() == ("american",)

    assert beyond(by_night, place, beside, equipment=held, hands=hand).asked() == ("chance",)


@rule("frisk.5", "frisk.6", "frisk.7", "outside.guard.8")
@OUTER
@pytest.mark.parametrize(
    ("first", "second", "lost_by_day", "lost_by_night"), [(4, 3, 0, 0), (3, 3, 0, 1), (3, 4, 1, 1)]
)
def test_whoever_has_no_card_is_frisked_for_his_kit(
    place: str, beside: str, first: int, second: int, lost_by_day: int, lost_by_night: int
) -> None:
    for position, lost in ((by_day, lost_by_day), (by_night, lost_by_night)):
        game = beyond(position, place, beside, kits="american")

        dice(game, first, second)

        assert has_kit(game, "american") == (not lost)


@rule("frisk.8")
@BOTH
def test_a_lost_kit_frisk_asks_the_officer_by_day_and_by_night(position: Position) -> None:
    game = beyond(position, kits="american", hands={"american": "hideaway"})

    dice(game, 1, 6)

    assert (game.asked(), game.view("security").table.proposal) == (("american",), "KitSeizure")
    play(game, "american", "Pass")
    assert not has_kit(game, "american")


@rule("frisk.6", "kit.10", "ruling.12")
def test_a_kit_that_is_lost_goes_back_to_the_supply() -> None:
    game = beyond(by_day, kits="american british")
    dice(game, 1, 6)

    assert game._game.state.kit_supply == 4
