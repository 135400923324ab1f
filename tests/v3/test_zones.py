"""The courtyard, the garrison and the outside: walking, posts, limits of guards, and who may be arrested where."""

from __future__ import annotations

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, dice, offered, options, play, points, refused
from tests.v3.table import BOTH, by_day, by_night, fled, next_throw, pass_turn, rule, thrown


def stole(game: Match, seat: str, number: int) -> None:
    game._game.state.thefts[game.seats.index(seat)] = number


# --- prisoners in the courtyard


@rule("inner.pow.1", "inner.pow.2", "inner.pow.7")
def test_prisoners_walk_everywhere_inside_and_may_bar_rooms_exits_and_posts() -> None:
    game = by_day("american-1@in-ghcor-01 american-2@ic-r10-c06 american-3@room-theatre-1", points=6)

    play(game, "american", "MovePawn american-1 exit-inner-cells", "MovePawn american-2 post-inner-5")
    play(game, "american", "MovePawn american-3 in-theatre-lobby", "EndTurn")

    assert at(game, "american-2") == "post-inner-5"


@rule("inner.pow.8")
def test_no_guard_comes_to_a_post_on_which_somebody_stands() -> None:
    game = by_day("american-1@post-inner-5", turn="security", points=3)

    refused(game, "security", "PostGuard post-inner-5", Refusal.POST_TAKEN)


@rule("inner.pow.9", "ruling.44")
def test_by_night_a_fifth_post_is_passed_but_not_taken() -> None:
    posts = "american-1@post-inner-1 american-2@post-inner-2 british-1@post-inner-3 british-2@post-inner-4"
    night = by_night(f"{posts} american-3@ic-r10-c06", points=3)
    refused(night, "american", "MovePawn american-3 post-inner-5", Refusal.FOUR_POSTS_AT_NIGHT)
    assert offered(night, "american", "MovePawn american-3 ic-r12-c05")

    day = by_day(f"{posts} american-3@ic-r10-c06", points=3)
    play(day, "american", "MovePawn american-3 post-inner-5")


@rule("ruling.44")
def test_if_five_are_held_at_dusk_the_first_officer_moves_a_man_off() -> None:
    game = by_night(" ".join(f"american-{number}@post-inner-{number}" for number in range(1, 6)), points=3)
    refused(game, "american", "EndTurn", Refusal.LEAVE_POST_FIRST)

    play(game, "american", "MovePawn american-5 ic-r10-c06", "EndTurn")

    assert at(game, "american-4") == "post-inner-4"


# --- arrests in the courtyard

YARD = "guard-1@ic-r10-c06 british-1@ic-r10-c08"


@rule("inner.pow.3", "inner.pow.6", "ruling.20")
@BOTH
def test_three_thefts_and_a_card_in_hand_make_a_man_liable(position: object) -> None:
    for thefts, cards, liable in ((3, "rope", True), (2, "rope", False), (3, "", False), (4, "key", True)):
        game = position(YARD, turn="security", points=3, equipment={"british": cards})  # type: ignore[operator]
        stole(game, "british", thefts)
        if liable:
            play(game, "security", "Arrest guard-1 british-1")
        else:
            refused(game, "security", "Arrest guard-1 british-1", Refusal.NOT_LIABLE)


@rule("inner.pow.4", "inner.pow.6")
@BOTH
def test_a_kit_makes_a_man_liable(position: object) -> None:
    game = position(YARD, turn="security", points=3, kits="british")  # type: ignore[operator]

    play(game, "security", "Arrest guard-1 british-1")

    assert at(game, "guard-1") == "barracks"


@rule("inner.guard.9", "inner.guard.10", "ruling.47")
def test_a_guard_comes_next_to_him_and_both_are_taken_away() -> None:
    game = by_day(YARD, turn="security", points=3, kits="british")
    play(game, "security", "Arrest guard-1 british-1")
    assert (points(game), at(game, "guard-1")) == (2, "barracks")
    assert options(game, "security") == ["ChooseCell cells-a", "ChooseCell cells-b"]

    play(game, "security", "ChooseCell cells-b")

    assert at(game, "british-1") == "cells-b"


@rule("ruling.36")
def test_a_guard_who_stands_there_already_spends_nothing() -> None:
    game = by_day("guard-1@ic-r10-c07 british-1@ic-r10-c08", turn="security", points=0, kits="british")

    play(game, "security", "Arrest guard-1 british-1")

    posted = by_day("british-1@ic-r10-c06", turn="security", points=1, kits="british")
    play(posted, "security", "PostGuard post-inner-5", "Arrest guard-1 british-1")
    assert points(posted) == 0


@rule("ruling.34", "ruling.53")
def test_rooms_roll_call_hiding_places_cells_and_the_way_home_shelter() -> None:
    for place, refusal in (
        ("room-theatre-1", Refusal.IN_A_ROOM),
        ("ap-r4-c1", Refusal.ON_APPEL),
        ("safe-n-1", Refusal.IN_SAFE_AREA),
        ("under-ramp-03", Refusal.IN_A_TUNNEL),
        ("cells-a", Refusal.ALREADY_LOCKED_UP),
    ):
        game = by_day(f"guard-1@ic-r10-c07 british-1@{place}", turn="security", points=3, kits="british")
        refused(game, "security", "Arrest guard-1 british-1", refusal)
    game = by_day("guard-1@ramp-11 british-1@ramp-10", turn="security", points=3)
    game._game.state.returning[game._notation.pawn_by_name["british-1"]] = 6
    refused(game, "security", "Arrest guard-1 british-1", Refusal.ON_THE_WAY_BACK)


@rule("ruling.35", "inner.guard.11")
def test_across_a_door_is_next_to_him_and_across_a_drop_is_not() -> None:
    door = by_day("guard-1@in-ghcor-09 british-1@ramp-16", turn="security", points=1)
    play(door, "security", "Arrest guard-1 british-1")
    assert points(door) == 0

    drop = by_day("guard-1@roof-e-1 british-1@land-07", turn="security", points=6)
    refused(drop, "security", "Arrest guard-1 british-1", Refusal.CROSSING_NOT_OPEN)


@rule("inner.guard.12", "garrison.guard.8", "ruling.59")
def test_over_a_drop_that_his_man_used_an_arrest_costs_a_point_more() -> None:
    game = by_day("guard-1@roof-e-1 british-1@land-07", turn="security", points=1)
    fled(game, "british-1", "land-07", this_round=False)

    play(game, "security", "Arrest guard-1 british-1")

    assert points(game) == 0


# --- guards in the courtyard


@rule("inner.guard.2", "inner.guard.6", "garrison.guard.2", "garrison.guard.9")
def test_guards_enter_no_rooms_hiding_places_roll_call_or_cooler_door() -> None:
    game = by_day("guard-1@ic-r25-c16 guard-2@ramp-14 guard-3@ic-r10-c07", turn="security", points=9)
    for guard in ("guard-1", "guard-2", "guard-3"):
        for way in offered(game, "security", f"MovePawn {guard}"):
            place = game.board.place(way.split()[-1])
            assert game.board.room[place] < 0
            assert not game.board.safe[place]
            assert not game.board.appel[place]
            assert game.board.in_tunnel[place] < 0
            assert game.board.names[place] != "exit-outer-cells"


@rule("inner.guard.7", "garrison.guard.7", "ruling.43", "ruling.118")
def test_a_guard_who_bars_a_passage_at_the_end_of_the_turn_goes_home() -> None:
    game = by_day("guard-1@in-ghcor-02 guard-2@ic-r10-c07", turn="security", points=3)
    play(game, "security", "MovePawn guard-1 in-ghcor-03")
    assert at(game, "guard-1") == "in-ghcor-03"

    play(game, "security", "EndTurn")

    assert (at(game, "guard-1"), at(game, "guard-2")) == ("barracks", "ic-r10-c07")


@rule("inner.guard.3", "garrison.guard.6", "ruling.33")
def test_by_night_one_die_of_the_commandants_choice_counts() -> None:
    game = by_night("guard-1@ic-r10-c07", turn="security")
    play(game, "security", "Throw")
    dice(game, 2, 4)
    refused(game, "security", "EndTurn", Refusal.CHOOSE_DIE_FIRST)
    assert options(game, "security") == ["ChooseDie 2", "ChooseDie 4"]

    play(game, "security", "ChooseDie 4")

    assert points(game) == 4
    play(game, "security", "PostGuard post-inner-1")
    assert points(game) == 3


@rule("inner.guard.4", "inner.guard.5", "ruling.33")
def test_both_dice_still_earn_cards_and_doubles_are_thrown_again() -> None:
    game = by_night("guard-1@ic-r10-c07", turn="security")
    thrown(game, "security", 3, 3)
    assert points(game) == 3
    thrown(game, "security", 3, 4)
    play(game, "security", "ChooseDie 3")

    assert game.asked() == ("chance",)
    assert "Deal appel" in options(game, "chance")


@rule("inner.guard.3")
def test_by_day_and_in_an_alarm_both_dice_count() -> None:
    day = by_day("guard-1@ic-r10-c07", turn="security")
    thrown(day, "security", 2, 4)
    assert points(day) == 6

    night = by_night("guard-1@ic-r10-c07 british-1@gar-050", turn="british", players=3, throw=(1, 3))
    pass_turn(night)
    thrown(night, "security", 2, 4)
    assert points(night) == 6


# --- the garrison


@rule("garrison.pow.1", "garrison.pow.2")
@BOTH
def test_prisoners_in_the_garrison_walk_with_both_dice_and_over_no_tunnel(position: object) -> None:
    game = position("american-1@ramp-08")  # type: ignore[operator]
    thrown(game, "american", 4, 2)
    assert points(game) == 6

    refused(game, "american", "MovePawn american-1 under-ramp-09")
    assert offered(game, "american", "MovePawn american-1 ramp-12")


@rule("garrison.pow.8")
def test_outer_posts_are_neither_entered_nor_passed() -> None:
    game = by_day("american-1@out-ne-13", points=4)

    refused(game, "american", "MovePawn american-1 post-outer-2", Refusal.POST_CLOSED)
    assert not offered(game, "american", "MovePawn american-1 out-ne-x1")


@rule("garrison.pow.3", "outside.pow.2")
@BOTH
def test_no_arrest_is_forced_beyond_the_courtyard(position: object) -> None:
    for one, other in (("gar-050", "gar-051"), ("od-se-20", "od-se-21")):
        game = position(f"american-1@{one} guard-1@{other}", points=4)  # type: ignore[operator]
        assert not offered(game, "american", "GiveUp")
        refused(game, "american", "GiveUp american-1 guard-1")


@rule("garrison.pow.4", "garrison.pow.5", "outside.pow.4")
@BOTH
def test_in_the_garrison_everybody_may_be_arrested_and_goes_to_the_cooler(position: object) -> None:
    game = position("american-1@gar-050 guard-1@gar-049", turn="security", points=2)  # type: ignore[operator]

    play(game, "security", "Arrest guard-1 american-1")

    assert (at(game, "american-1"), at(game, "guard-1")) == ("cells-c", "barracks")


@rule("garrison.guard.3", "ruling.32")
def test_without_an_alarm_a_guard_walks_three_steps_a_turn_beyond_the_courtyard() -> None:
    game = by_day("guard-1@ramp-01 guard-2@ic-r25-c14", turn="security", throw=(4, 4))
    refused(game, "security", "MovePawn guard-1 ramp-10", Refusal.THREE_STEPS_A_TURN)
    play(game, "security", "MovePawn guard-1 ramp-07")
    refused(game, "security", "MovePawn guard-1 ramp-10", Refusal.THREE_STEPS_A_TURN)
    play(game, "security", "MovePawn guard-1 ramp-08")
    assert not offered(game, "security", "MovePawn guard-1 ramp")

    thrown(game, "security", 4, 4)

    assert not offered(game, "security", "MovePawn guard-1 ramp-10")
    refused(game, "security", "MovePawn guard-2 ramp-08")


@rule("ruling.32")
def test_steps_inside_and_postings_do_not_count() -> None:
    game = by_day("guard-1@ic-r24-c14", turn="security", points=6)
    play(game, "security", "PostGuard post-outer-5")

    play(game, "security", "MovePawn guard-1 ramp-02")
    assert points(game) == 1
    assert offered(game, "security", "MovePawn guard-1 ramp-07")
    assert offered(game, "security", "MovePawn guard-2 ramp-12")


@rule("garrison.guard.4", "garrison.guard.5")
def test_in_an_alarm_he_walks_as_far_as_the_points_go_and_where_he_likes() -> None:
    game = by_day("guard-1@ramp-01 american-1@gar-050", turn="security", points=8)

    play(game, "security", "MovePawn guard-1 ramp-10", "MovePawn guard-1 ramp-07")

    assert points(game) == 8 - 5 - 3


@rule("garrison.guard.6")
def test_by_night_both_limits_hold_together() -> None:
    game = by_night("guard-1@ramp-01", turn="security")
    thrown(game, "security", 5, 1)
    play(game, "security", "ChooseDie 5")

    refused(game, "security", "MovePawn guard-1 ramp-10", Refusal.THREE_STEPS_A_TURN)


def test_the_limit_is_new_in_the_next_turn() -> None:
    game = by_day("guard-1@ramp-01", turn="security", points=3, players=2)
    play(game, "security", "MovePawn guard-1 ramp-07")
    next_throw(game, "security", 1, 3)

    play(game, "security", "MovePawn guard-1 ramp-10")


@rule("ruling.88")
def test_a_man_who_was_announced_is_arrested_by_the_rules_of_the_place_where_he_stands() -> None:
    game = by_day("american-1@ic-r23-c14 guard-1@ic-r22-c14", kits="american", players=2)
    play(game, "american", "DeclareAttempt american-1 pass-inner")
    thrown(game, "american", 1, 3)
    play(game, "american", "MovePawn american-1 ic-r25-c14", "EndTurn")
    thrown(game, "security", 1, 3)
    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")

    assert game.view("security").table.now.attempts.exits[game._notation.pawn_by_name["american-1"]] == -1


@rule("ruling.15")
def test_everybody_knows_kits_numbers_and_thefts_but_no_kinds() -> None:
    game = by_day(equipment={"american": "rope key"}, hands={"american": "release"}, kits="american")
    stole(game, "american", 2)
    view = game.view("security")

    assert (view.table.kits[1], view.table.equipment_counts[1], view.table.hand_sizes[1]) == (1, 2, 1)
    assert view.table.now.attempts.thefts[1] == 2
    assert view.hand == ()
    assert view.equipment == (0, 0, 0, 0)
