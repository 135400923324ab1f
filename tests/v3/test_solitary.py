"""Cells and cooler: where prisoners are locked up, how they come out, and the walk home."""

from __future__ import annotations

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, dice, offered, options, play, points, refused
from tests.v3.table import BOTH, by_day, by_night, nightfall, pass_turn, rule, thrown

WALKER = "american-1@exit-outer-cells"


def walking(pawns: str = WALKER, distance: int = 15, **options_: object) -> Match:
    """The first American is on his way home from the cooler."""
    game = by_day(pawns, **options_)
    game._game.state.returning[game._notation.pawn_by_name["american-1"]] = distance
    return game


def arrested_beyond(game: Match) -> str:
    """Where the first American is locked up who is arrested in the garrison."""
    play(game, "security", "Arrest guard-1 american-1")
    cells = options(game, "security")
    if cells[0].startswith("ChooseCell"):
        play(game, "security", cells[0])
    return at(game, "american-1")


# --- which cells


@rule("nevera.1", "nevera.7", "ruling.49")
def test_the_cooler_holds_one_man_of_a_team_by_day_and_two_by_night() -> None:
    pawns = "guard-1@gar-049 american-1@gar-050 "
    for position, inmates, cell in (
        (by_day, "british-1@cells-c", "cells-c"),
        (by_day, "american-2@cells-c", "cells-a"),
        (by_night, "american-2@cells-c", "cells-c"),
        (by_night, "american-2@cells-c american-3@cells-c", "cells-a"),
    ):
        assert arrested_beyond(position(pawns + inmates, turn="security", points=1)) == cell


@rule("solitary.2", "solitary.4", "ruling.47", "ruling.49")
def test_full_inner_cells_send_men_to_the_cooler_whatever_its_limit() -> None:
    inmates = [f"american-{n}@cells-a" for n in range(2, 7)] + [
        "british-1@cells-a",
        "british-2@cells-a",
        "british-3@cells-a",
    ]
    more = [f"dutch-{n}@cells-b" for n in range(1, 5)]
    full = " ".join(["guard-1@ic-r10-c07 american-1@ic-r10-c08", *inmates, *more])
    game = by_day(full, turn="security", points=1, kits="american")
    assert arrested_beyond(game) == "cells-c"

    game = by_day(full.replace("dutch-4@cells-b", ""), turn="security", points=1, kits="american")
    play(game, "security", "Arrest guard-1 american-1")
    assert at(game, "american-1") == "cells-b"


@rule("nevera.8", "ruling.111")
def test_two_men_of_the_night_stay_in_the_cooler_by_day() -> None:
    game = by_night("american-1@cells-c american-2@cells-c", players=2, rounds=6)
    game._game.state.round = 2
    pass_turn(game)
    pass_turn(game)

    assert game.view("security").table.now.part == "day"
    assert [at(game, f"american-{number}") for number in (1, 2)] == ["cells-c"] * 2


# --- out of them


@rule("solitary.1", "ruling.46")
def test_a_double_frees_one_man_for_a_point_of_the_same_roll() -> None:
    game = by_day("american-1@cells-a american-2@cells-a")
    thrown(game, "american", 1, 3)
    refused(game, "american", "Release american-1 exit-inner-cells", Refusal.NO_DOUBLE)

    game = by_day("american-1@cells-a american-2@cells-a")
    thrown(game, "american", 2, 2)
    play(game, "american", "Release american-1 exit-inner-cells", "MovePawn american-1 in-ghcor-02")
    assert points(game) == 2
    assert refused(game, "american", "Release american-2 exit-inner-cells", Refusal.DOUBLE_USED).rule == "v3.ruling.46"
    thrown(game, "american", 3, 3)
    play(game, "american", "Release american-2 exit-inner-cells")
    assert points(game) == 5


@rule("ruling.46")
def test_a_release_that_is_not_used_is_lost_with_its_roll() -> None:
    game = by_day("american-1@cells-a american-2@cells-a")
    thrown(game, "american", 2, 2)
    thrown(game, "american", 1, 3)

    refused(game, "american", "Release american-1 exit-inner-cells", Refusal.NO_DOUBLE)


@rule("solitary.3", "nevera.2")
def test_a_prisoner_before_the_door_keeps_everybody_in() -> None:
    inner = ("cells-a", "exit-inner-cells", Refusal.EXIT_BARRED, "v3.solitary.3")
    outer = ("cells-c", "exit-outer-cells", Refusal.COOLER_BARRED, "v3.nevera.2")
    for cell, door, why, rule_id in (inner, outer):
        game = by_day(f"american-1@{cell} british-1@{door}", throw=(2, 2))
        assert not offered(game, "american", "Release")
        assert refused(game, "american", f"Release american-1 {door}", why).rule == rule_id


@rule("ruling.48")
def test_a_guard_before_the_door_does_not() -> None:
    game = by_day("american-1@cells-a guard-1@exit-inner-cells", throw=(2, 2))

    assert offered(game, "american", "Release") == ["Release american-1 in-ghcor-01", "Release american-1 in-ghcor-02"]


@rule("nevera.2", "garrison.guard.2")
def test_no_guard_stands_before_the_cooler() -> None:
    game = by_day("guard-1@ramp-14 american-1@gar-050", turn="security", points=4)

    refused(game, "security", "MovePawn guard-1 exit-outer-cells")


# --- the walk home


@rule("nevera.3")
@BOTH
def test_whoever_comes_out_of_the_cooler_goes_straight_back(position: object) -> None:
    game = position("american-1@cells-c", throw=(3, 3))  # type: ignore[operator]
    play(game, "american", "Release american-1 exit-outer-cells")

    refused(game, "american", "MovePawn american-1 ramp-15", Refusal.STRAIGHT_HOME)
    assert {way.split()[-1] for way in offered(game, "american", "MovePawn")} == {
        *("ramp-14", "ramp-13", "ramp-22", "ramp-21", "ramp-20"),
    }


@rule("nevera.4", "ruling.52")
def test_two_points_a_turn_go_into_it_before_anything_else() -> None:
    game = walking(WALKER + " american-2@ic-r10-c07", points=4)
    refused(game, "american", "MovePawn american-2 ic-r10-c08", Refusal.WALK_HOME_FIRST)
    play(game, "american", "MovePawn american-1 ramp-14")
    refused(game, "american", "MovePawn american-2 ic-r10-c08", Refusal.WALK_HOME_FIRST)
    refused(game, "american", "EndTurn", Refusal.WALK_HOME_FIRST)

    play(game, "american", "MovePawn american-1 ramp-13", "MovePawn american-2 ic-r10-c08", "EndTurn")

    assert game._game.state.returning[game._notation.pawn_by_name["american-1"]] == 13


@rule("ruling.52")
def test_the_point_for_leaving_does_not_count_and_the_duty_begins_at_once() -> None:
    game = by_day("american-1@cells-c american-2@ic-r10-c07", throw=(2, 2))
    play(game, "american", "Release american-1 exit-outer-cells")

    refused(game, "american", "MovePawn american-2 ic-r10-c08", Refusal.WALK_HOME_FIRST)


@rule("ruling.52")
def test_a_way_that_prisoners_bar_ends_the_duty() -> None:
    game = walking("american-1@ramp-01 british-1@pass-inner american-2@ic-r10-c07", distance=1, points=4)

    play(game, "american", "MovePawn american-2 ic-r10-c08", "EndTurn")


@rule("nevera.5", "move.4")
def test_he_passes_over_guards_and_they_over_him() -> None:
    game = walking("american-1@ramp-10 guard-1@ramp-08", distance=6, points=4)
    refused(game, "american", "MovePawn american-1 ramp-08", Refusal.CIRCLE_TAKEN)
    play(game, "american", "MovePawn american-1 ramp-07")
    assert points(game) == 1

    game = walking("american-1@ramp-08 guard-1@ramp-10", distance=4, turn="security", points=4)
    refused(game, "security", "MovePawn guard-1 ramp-08", Refusal.CIRCLE_TAKEN)
    play(game, "security", "MovePawn guard-1 ramp-07")


@rule("nevera.6", "ruling.54")
def test_he_uses_no_card_and_needs_none() -> None:
    game = walking("american-1@ramp-01", distance=1, points=4, kits="american", equipment={"american": "pass"})
    refused(game, "american", "Cross american-1 pass-inner []", Refusal.STRAIGHT_HOME)
    refused(game, "american", "Cross american-1 pass-inner [pass]")

    play(game, "american", "MovePawn american-1 pass-inner", "MovePawn american-1 ic-r25-c14")

    assert game._game.state.returning[game._notation.pawn_by_name["american-1"]] == -1


@rule("nevera.6")
def test_nobody_escapes_on_his_way_home() -> None:
    game = walking(kits="american")

    refused(game, "american", "DeclareAttempt american-1 pass-inner", Refusal.NOT_AN_EXIT)


@rule("ruling.55")
def test_the_walk_home_comes_before_an_announced_attempt() -> None:
    game = walking(WALKER + " american-2@ic-r25-c14", kits="american", equipment={"american": "pass"})
    play(game, "american", "DeclareAttempt american-2 pass-inner")
    thrown(game, "american", 1, 3)
    refused(game, "american", "Cross american-2 pass-inner [pass]", Refusal.WALK_HOME_FIRST)

    play(game, "american", "MovePawn american-1 ramp-13", "Cross american-2 pass-inner [pass]")


def test_the_walk_home_goes_on_by_night() -> None:
    game = walking(points=3)
    nightfall(game)

    refused(game, "american", "EndTurn", Refusal.WALK_HOME_FIRST)


def test_dice_of_later_turns_bind_as_well() -> None:
    game = walking(players=2)
    play(game, "american", "Throw")
    dice(game, 1, 1)
    play(game, "american", "MovePawn american-1 ramp-13", "Throw")
    dice(game, 1, 3)
    play(game, "american", "EndTurn")
    pass_turn(game)
    thrown(game, "american", 1, 3)

    refused(game, "american", "EndTurn", Refusal.WALK_HOME_FIRST)
