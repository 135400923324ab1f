"""Forced arrest: by day a man walks up to a guard and a die decides."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, deal, dice, equipment, happened, names, offered, options, play, points, refused
from tests.v3.table import by_day, by_night, rule, thrown

PAWNS = "american-1@ic-r10-c07 guard-1@ic-r10-c10"
TRY = "GiveUp american-1 guard-1"


def tried(die: int, pawns: str = PAWNS, **options_: object) -> Match:
    game = by_day(pawns, points=4, **options_)
    play(game, "american", TRY)
    play(game, "chance", f"Die {die}")
    return game


@rule("force.1", "ruling.37")
def test_a_man_walks_up_to_a_guard_and_one_die_is_thrown() -> None:
    game = by_day(PAWNS, points=4)
    play(game, "american", TRY)

    assert (points(game), at(game, "american-1")) == (2, "ic-r10-c09")
    assert options(game, "chance") == [f"Die {number}" for number in range(1, 7)]


@rule("force.2", "ruling.38")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_on_four_to_six_he_is_arrested_and_frisked_whatever_his_officer_holds(die: int) -> None:
    game = tried(die, equipment={"american": "rope"}, hands={"american": "bribe"})
    play(game, "security", "ChooseCell cells-a")
    dice(game, 2, 2)
    assert game.asked() == ("chance",)
    deal(game, "rope")

    assert (at(game, "american-1"), at(game, "guard-1"), equipment(game, "american")) == ("cells-a", "barracks", [])
    assert game.asked() == ("american",)


@rule("force.3")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_on_one_to_three_nothing_happens(die: int) -> None:
    game = tried(die)

    assert (at(game, "american-1"), at(game, "guard-1")) == ("ic-r10-c09", "ic-r10-c10")
    assert game.asked() == ("american",)


@rule("force.4")
def test_by_night_no_arrest_is_forced() -> None:
    game = by_night(PAWNS)
    thrown(game, "american", 1, 3)

    assert refused(game, "american", TRY, Refusal.NOT_BY_NIGHT).rule == "v3.force.4"
    assert "GiveUp" not in names(game, "american")


@rule("ruling.37")
def test_each_man_tries_once_a_turn() -> None:
    game = tried(1, pawns=f"{PAWNS} guard-2@ic-r10-c08 american-2@ic-r11-c08")
    assert refused(game, "american", "GiveUp american-1 guard-2", Refusal.ONE_TRY_A_TURN).rule == "v3.ruling.37"

    assert offered(game, "american", "GiveUp american-2")


@rule("ruling.37")
def test_whoever_stands_beside_a_guard_must_have_stepped_there_this_turn() -> None:
    game = by_day("american-1@ic-r10-c09 guard-1@ic-r10-c10", points=0)
    refused(game, "american", TRY, Refusal.NO_POINTS_LEFT)

    walked = by_day("american-1@ic-r10-c08 guard-1@ic-r10-c10", points=1)
    play(walked, "american", "MovePawn american-1 ic-r10-c09", TRY)
    assert (walked.asked(), points(walked)) == (("chance",), 0)


@rule("ruling.37")
@pytest.mark.parametrize(
    ("place", "guard", "refusal"),
    [
        ("under-room-theatre-3", "in-theatre-lobby", Refusal.IN_A_TUNNEL),
        ("gar-050", "gar-049", Refusal.FORCED_INSIDE_ONLY),
        ("cells-a", "ic-r10-c10", Refusal.IN_SOLITARY),
    ],
)
def test_not_in_a_tunnel_nor_beyond_the_courtyard(place: str, guard: str, refusal: Refusal) -> None:
    game = by_day(f"american-1@{place} guard-1@{guard}", points=4)

    refused(game, "american", TRY, refusal)


@rule("ruling.37")
def test_a_man_in_a_room_comes_out_of_it_to_be_arrested() -> None:
    game = by_day("american-1@room-kitchen-1 guard-1@ic-r15-c23", points=0)

    refused(game, "american", TRY, Refusal.NO_POINTS_LEFT)


@rule("ruling.45")
def test_a_guard_who_goes_home_in_an_officers_turn_may_come_out_in_the_next() -> None:
    game = tried(6, players=2)
    play(game, "security", "ChooseCell cells-a")
    play(game, "american", "EndTurn")
    thrown(game, "security", 1, 3)
    events = play(game, "security", "PostGuard post-inner-1")

    assert happened(events, "GuardPosted")
