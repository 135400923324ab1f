"""Appel: who must come, where he stands, and the general search for those who stay away."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, dice, equipment, happened, names, offered, options, play, points, refused, scene

TUNNEL = "under-room-theatre-3"
IN_CELLS, IN_SAFETY, OUTSIDE = "cells-a", "safe-w-1", "od-se-20"


def appel(pawns: str = "", **scene_options: object) -> Match:
    """The Security Officer has just called everybody out."""
    options = {"hands": {"security": "appel"}, **scene_options}
    game = scene(pawns, turn="security", **options)  # type: ignore[arg-type]
    play(game, "security", "PlayCard appel")
    return game


def searched(pawns: str, throw: tuple[int, int], **scene_options: object) -> Match:
    """Everybody who is not in line has stayed away, and the general search is made with this throw."""
    game = appel(pawns, **scene_options)
    while game.asked()[0] != "security":
        play(game, game.asked()[0], "Pass")
    play(game, "security", "Throw")
    dice(game, *throw)
    play(game, "security", "GeneralSearch")
    return game


def settle_cells(game: Match) -> None:
    """Every arrested man goes to the first cells."""
    while offered(game, "security", "ChooseCell"):
        play(game, "security", "ChooseCell cells-b")


def is_caught(game: Match, pawn: str) -> bool:
    return at(game, pawn) in ("custody", "cells-b")


# --- who must come


@pytest.mark.parametrize(
    ("place", "guard"),
    [
        pytest.param(IN_CELLS, "exit-inner-cells", marks=pytest.mark.rule("classic.38.1")),
        pytest.param(IN_SAFETY, "ic-r15-c04", marks=pytest.mark.rule("classic.38.2")),
        pytest.param(TUNNEL, "ic-r10-c08", marks=pytest.mark.rule("classic.38.3")),
        pytest.param(OUTSIDE, "od-se-21", marks=pytest.mark.rule("classic.38.4")),
    ],
)
@pytest.mark.rule("classic.ruling.18")
def test_a_pow_who_need_not_attend_stays_and_suffers_nothing(place: str, guard: str) -> None:
    pawns = f"american-1@{place} american-2@tn-theatre-2 american-3@ic-r10-c07 guard-1@{guard} guard-2@ic-r10-c06"
    game = searched(pawns, (4, 5))

    settle_cells(game)

    assert at(game, "american-1") == place
    assert at(game, "american-3") == "cells-b"


@pytest.mark.rule("classic.38.1", "classic.38.2", "classic.38.3", "classic.38.4")
@pytest.mark.parametrize("place", [IN_CELLS, IN_SAFETY, TUNNEL, OUTSIDE])
def test_a_pow_who_need_not_attend_is_not_counted_as_absent(place: str) -> None:
    game = appel(f"american-1@{place} american-2@tn-theatre-2")
    if game.asked() == ("american",):
        play(game, "american", "Pass")

    play(game, "security", "Throw")
    dice(game, 4, 5)

    refused(game, "security", "GeneralSearch", Refusal.NOBODY_ABSENT)


@pytest.mark.rule("classic.ruling.94")
@pytest.mark.parametrize("place", [IN_CELLS, TUNNEL, OUTSIDE])
def test_men_in_cells_tunnels_and_outside_may_not_attend(place: str) -> None:
    game = appel(f"american-1@{place} american-2@tn-theatre-2 american-3@ic-r10-c07")

    refusal = refused(game, "american", "AnswerAppel american-1", Refusal.NOT_CALLED)

    assert refusal.rule == "classic.ruling.94"


@pytest.mark.rule("classic.ruling.94")
def test_a_man_in_a_safe_area_may_attend() -> None:
    game = appel(f"american-1@{IN_SAFETY}")

    play(game, "american", "AnswerAppel american-1")

    assert at(game, "american-1") == "ap-r5-c1"


# --- the roll call


@pytest.mark.rule("classic.ruling.17")
def test_appel_is_played_before_the_throw() -> None:
    game = scene(turn="security", throw=(4, 5), hands={"security": "appel"})

    refusal = refused(game, "security", "PlayCard appel", Refusal.BEFORE_THE_THROW)

    assert refusal.rule == "classic.ruling.17"


@pytest.mark.rule("classic.ruling.17")
def test_officers_answer_in_turn_order_man_by_man() -> None:
    game = appel("american-1@ic-r10-c07 american-2@ic-r10-c08 british-1@ramp-20 dutch-1@room-chapel-4")

    assert game.asked() == ("american",)
    play(game, "american", "AnswerAppel american-2", "Pass")
    assert game.asked() == ("british",)
    play(game, "british", "AnswerAppel british-1")
    assert game.asked() == ("dutch",)
    play(game, "dutch", "Pass")

    assert (at(game, "american-1"), at(game, "american-2")) == ("ic-r10-c07", "ap-r5-c1")
    assert (at(game, "british-1"), at(game, "dutch-1")) == ("ap-r4-c1", "room-chapel-4")
    assert names(game, "security") == {"Throw"}


@pytest.mark.rule("classic.ruling.17")
def test_with_nobody_absent_the_security_officer_throws_and_moves() -> None:
    game = appel("american-1@ic-r10-c07 guard-1@ic-r10-c08")
    play(game, "american", "AnswerAppel american-1")
    play(game, "security", "Throw")
    dice(game, 4, 5)

    refusal = refused(game, "security", "GeneralSearch", Refusal.NOBODY_ABSENT)

    assert refusal.rule == "classic.ruling.17"
    play(game, "security", "MovePawn guard-1 ic-r10-c07")


@pytest.mark.rule("classic.ruling.17")
def test_the_security_officer_may_move_instead_of_searching_but_not_both() -> None:
    game = appel("american-1@ic-r10-c07 guard-1@ic-r10-c09")
    play(game, "american", "Pass")
    play(game, "security", "Throw")
    dice(game, 4, 5)
    assert "GeneralSearch" in options(game, "security")

    play(game, "security", "MovePawn guard-1 ic-r10-c08")

    refused(game, "security", "GeneralSearch", Refusal.ALREADY_MOVED)


@pytest.mark.rule("classic.ruling.17")
@pytest.mark.parametrize(("guard", "caught"), [("ic-r10-c10", True), ("ic-r10-c11", False)])
def test_the_search_takes_every_absent_man_within_the_throw_of_some_guard(guard: str, caught: bool) -> None:
    game = searched(f"american-1@ic-r10-c07 british-1@ic-r09-c07 guard-1@{guard} guard-2@post-inner-2", (1, 2))
    settle_cells(game)

    assert is_caught(game, "american-1") == caught
    assert not is_caught(game, "british-1")


@pytest.mark.rule("classic.ruling.17")
def test_the_throws_of_doubles_add_up_for_the_search() -> None:
    game = appel("american-1@ic-r10-c07 guard-1@ic-r10-c11")
    play(game, "american", "Pass")
    play(game, "security", "Throw")
    dice(game, 1, 1)
    play(game, "security", "Throw")
    dice(game, 1, 2)

    play(game, "security", "GeneralSearch")

    assert is_caught(game, "american-1")


@pytest.mark.rule("classic.ruling.17", "classic.ruling.41")
def test_a_man_down_a_rope_who_attends_is_home_and_nobody_follows_his_way() -> None:
    held = {"equipment": {"american": "rope"}, "hands": {"security": "appel"}}
    game = scene("american-1@room-theatre-4", points=9, players=2, **held)  # type: ignore[arg-type]
    play(game, "american", "Cross american-1 land-12 [rope]", "EndTurn")
    play(game, "security", "PlayCard appel")

    play(game, "american", "AnswerAppel american-1")

    assert at(game, "american-1") == "ap-r5-c2"
    assert not any(game.view("security").table.routes)


# --- places


@pytest.mark.rule("classic.ruling.22")
def test_a_man_takes_any_free_place_of_his_own_set() -> None:
    game = appel("american-1@ic-r10-c07 american-3@ic-r10-c08 british-1@ap-r5-c1")

    play(game, "american", "AnswerAppel american-1")

    assert at(game, "american-1") == "ap-r5-c3"
    assert at(game, "british-1") == "ap-r5-c1"


@pytest.mark.rule("classic.ruling.22")
def test_a_stranger_on_the_last_place_makes_way_to_the_nearest_white_circle_of_his_owners_choice() -> None:
    game = appel("american-1@ic-r10-c07 british-1@ap-r5-c1")

    play(game, "american", "AnswerAppel american-1")

    assert game.asked() == ("british",)
    assert set(options(game, "british")) == {"Settle british-1 ap-r4-c1", "Settle british-1 ap-r6-c1"}
    play(game, "british", "Settle british-1 ap-r6-c1")
    assert (at(game, "american-1"), at(game, "british-1")) == ("ap-r5-c1", "ap-r6-c1")
    assert game.asked() == ("british",)  # who is still to send him to his own set


@pytest.mark.rule("classic.ruling.22")
def test_a_stranger_with_one_nearest_circle_goes_there_without_a_question() -> None:
    game = appel("american-1@ic-r10-c07 british-1@ap-r5-c1 dutch-1@ap-r6-c1")

    play(game, "american", "AnswerAppel american-1")

    assert (at(game, "american-1"), at(game, "british-1")) == ("ap-r5-c1", "ap-r4-c1")
    assert game.asked() == ("dutch",)


@pytest.mark.rule("classic.ruling.23")
def test_a_man_on_a_foreign_white_circle_is_absent_but_cannot_be_arrested() -> None:
    game = appel("american-1@ap-r7-c1 guard-1@ic-r16-c11")
    assert "AnswerAppel american-1" in options(game, "american")
    play(game, "american", "Pass")
    play(game, "security", "Throw")
    dice(game, 4, 5)

    events = play(game, "security", "GeneralSearch")

    assert not happened(events, "PowArrested")
    assert at(game, "american-1") == "ap-r7-c1"


# --- the general search


@pytest.mark.rule("classic.ruling.18")
@pytest.mark.parametrize(("place", "guard"), [("room-guardhouse-2", "in-ghcor-07"), ("room-theatre-4", "ic-r25-c15")])
def test_the_search_reaches_into_rooms(place: str, guard: str) -> None:
    game = searched(f"american-1@{place} guard-1@{guard}", (6, 5))

    assert is_caught(game, "american-1")


@pytest.mark.rule("classic.ruling.19")
@pytest.mark.parametrize(
    ("guard", "place", "others", "throw", "caught"),
    [
        pytest.param("ramp-16", "in-ghcor-09", "", (1, 2), True, id="a Key circle is open"),
        pytest.param("ramp-01", "ic-r25-c14", "", (1, 2), True, id="a Pass circle is open"),
        pytest.param("in-ghcor-07", "room-guardhouse-2", "", (1, 2), True, id="a room is open"),
        pytest.param("ic-r18-c16", "ic-r09-c12", "", (4, 5), True, id="white circles are open"),
        pytest.param("ramp-11", "room-theatre-4", "", (1, 2), False, id="a drop is closed"),
        pytest.param("od-n-23", "out-n-14", "", (1, 2), False, id="wire is closed"),
        pytest.param("in-ghcor-01", "in-ghcor-02", "british-1@exit-inner-cells", (1, 2), True, id="pawns are ignored"),
    ],
)
def test_the_distance_is_walked_as_a_guard_walks(
    guard: str, place: str, others: str, throw: tuple[int, int], caught: bool
) -> None:
    game = searched(f"american-1@{place} guard-1@{guard} {others}", throw)

    assert is_caught(game, "american-1") == caught


@pytest.mark.rule("classic.ruling.20")
def test_no_equipment_need_be_held_for_the_search_to_arrest_in_the_courtyard() -> None:
    game = searched("american-1@ic-r10-c07 guard-1@ic-r10-c08", (1, 2))

    play(game, "security", "ChooseCell cells-a")

    assert at(game, "american-1") == "cells-a"


@pytest.mark.rule("classic.ruling.20")
@pytest.mark.parametrize(
    ("place", "guard", "kept"), [("ic-r10-c07", "ic-r10-c08", ["rope"]), ("ramp-20", "ramp-21", [])]
)
def test_the_search_costs_equipment_only_outside_the_grey_area(place: str, guard: str, kept: list[str]) -> None:
    game = searched(f"american-1@{place} guard-1@{guard}", (1, 2), equipment={"american": "rope"})

    play(game, "security", "ChooseCell cells-a")

    assert equipment(game, "american") == kept


@pytest.mark.rule("classic.ruling.21")
def test_after_the_search_the_guards_stay_and_the_turn_is_over() -> None:
    game = searched("american-1@ic-r10-c07 guard-1@ic-r10-c08 guard-2@post-outer-5", (4, 5))

    events = play(game, "security", "ChooseCell cells-a")

    assert (at(game, "guard-1"), at(game, "guard-2")) == ("ic-r10-c08", "post-outer-5")
    assert happened(events, "TurnEnded")
    assert (game.asked(), points(game)) == (("american",), 0)


@pytest.mark.rule("classic.ruling.21")
def test_a_search_that_finds_nobody_ends_the_turn_too() -> None:
    game = searched("american-1@ic-r10-c07 guard-1@ramp-20", (1, 2))

    assert game.asked() == ("american",)


@pytest.mark.rule("classic.ruling.17")
def test_a_man_who_stayed_away_is_hunted_in_that_turn_only() -> None:
    game = appel("american-1@ic-r10-c07 guard-1@ic-r10-c08", players=2)
    play(game, "american", "Pass")
    play(game, "security", "Throw")
    dice(game, 4, 5)
    play(game, "security", "EndTurn")
    play(game, "american", "Throw")
    dice(game, 1, 3)
    play(game, "american", "EndTurn")
    play(game, "security", "Throw")
    dice(game, 4, 5)

    refused(game, "security", "GeneralSearch", Refusal.NOBODY_ABSENT)
