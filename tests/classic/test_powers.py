"""The basic powers of both sides, and what the places of the board mean for them."""

from __future__ import annotations

import pytest

from colditz import new_game
from colditz.engine.refusal import Refusal
from tests.scene import (
    at,
    deal,
    dice,
    equipment,
    escapes,
    hand,
    happened,
    offered,
    options,
    play,
    points,
    refused,
    scene,
)

ALL_IN_CELLS = " ".join(f"american-{number}@cells-a" for number in range(1, 7))


# --- the Security Officer


@pytest.mark.rule("classic.7.1")
def test_guards_walk_as_many_circles_as_the_security_officer_throws() -> None:
    game = scene("guard-1@gar-054 guard-2@ic-r10-c06", turn="security")
    play(game, "security", "Throw")
    dice(game, 3, 5)
    refused(game, "security", "MovePawn guard-1 gar-025", Refusal.OUT_OF_REACH)  # nine circles away

    play(game, "security", "MovePawn guard-1 gar-036", "MovePawn guard-2 ic-r10-c07")

    assert points(game) == 0
    refused(game, "security", "MovePawn guard-2 ic-r10-c08", Refusal.NO_POINTS_LEFT)


@pytest.mark.rule("classic.7.2")
def test_the_security_officer_draws_security_cards_and_no_others() -> None:
    game = scene(turn="security")
    play(game, "security", "Throw")
    dice(game, 3, 4)
    play(game, "security", "DrawCard")

    refused(game, "chance", "Deal bribe", Refusal.NOT_NOW)
    deal(game, "appel")

    assert hand(game, "security") == ["appel"]
    assert game.view("spectator").table.pack_sizes == (47, 15, 5)


@pytest.mark.rule("classic.7.3")
def test_an_arrest_takes_the_pow_from_his_circle_to_solitary() -> None:
    game = scene("guard-1@gar-050 american-1@gar-054", turn="security", throw=(1, 3))

    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-c")

    assert at(game, "american-1") == "cells-c"
    assert not offered(game, "security", "Arrest")


@pytest.mark.rule("classic.11.6")
def test_an_arrest_in_the_outer_courtyard_costs_one_piece_of_equipment() -> None:
    game = scene(
        "guard-1@gar-050 american-1@gar-054", turn="security", throw=(1, 3), equipment={"american": "rope key"}
    )

    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-c")
    play(game, "american", "Surrender rope")

    assert equipment(game, "american") == ["key"]


@pytest.mark.rule("classic.11.7")
def test_an_arrest_in_the_inner_courtyard_costs_no_equipment() -> None:
    game = scene(
        "guard-1@ic-r10-c06 american-1@ic-r10-c07", turn="security", throw=(1, 3), equipment={"american": "rope key"}
    )

    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-c")

    assert at(game, "american-1") == "cells-c"
    assert equipment(game, "american") == ["rope", "key"]
    assert game.asked() == ("security",)


# --- the Escape Officers


@pytest.mark.rule("classic.8.1")
def test_men_of_different_nations_work_together_in_one_tunnel() -> None:
    game = scene(
        "american-1@room-canteen-4 american-2@room-canteen-2 british-1@room-canteen-3",
        throw=(5, 6),
        hands={"american": "tunnel-canteen"},
    )
    play(game, "american", "PlayCard tunnel-canteen american-1 american-2")
    play(game, "american", "MovePawn american-1 tn-canteen-3", "MovePawn american-2 under-room-canteen-1", "EndTurn")
    play(game, "british", "Throw")
    dice(game, 1, 3)
    play(game, "british", "MovePawn british-1 room-canteen-4", "Cross british-1 under-room-canteen-2 []")

    play(game, "american", "Accept")

    assert at(game, "british-1") == "under-room-canteen-2"


@pytest.mark.rule("classic.8.2")
def test_a_pow_may_go_out_without_a_kit_although_he_cannot_escape() -> None:
    game = scene("american-1@out-n-14", throw=(1, 3), equipment={"american": "wire-cutters"})

    play(game, "american", "Cross american-1 od-n-23 [wire-cutters]", "EndTurn")

    assert at(game, "american-1") == "od-n-23"
    assert escapes(game, "american") == 0


@pytest.mark.rule("classic.8.2")
@pytest.mark.parametrize(("kits", "number"), [("", 0), ("american", 1)])
def test_without_a_kit_no_escape_is_recorded_even_on_a_target(kits: str, number: int) -> None:
    game = scene("american-1@od-se-01", throw=(1, 3), kits=kits)

    play(game, "american", "MovePawn american-1 target-5", "EndTurn")

    assert escapes(game, "american") == number


@pytest.mark.rule("classic.11.8")
def test_nobody_escapes_on_an_ordinary_circle_outside() -> None:
    game = scene("american-1@od-se-03", throw=(1, 3), kits="american")

    events = play(game, "american", "MovePawn american-1 od-se-01", "EndTurn")

    assert at(game, "american-1") == "od-se-01"
    assert not happened(events, "PowEscaped")
    assert escapes(game, "american") == 0


@pytest.mark.rule("classic.ruling.77")
def test_an_officer_with_all_men_in_cells_still_throws_and_draws() -> None:
    game = scene(ALL_IN_CELLS, turn="security", throw=(1, 3))
    play(game, "security", "EndTurn")
    assert game.asked() == ("american",)
    play(game, "american", "Throw")
    dice(game, 3, 4)

    play(game, "american", "DrawCard")
    deal(game, "bribe")

    assert hand(game, "american") == ["bribe"]


@pytest.mark.rule("classic.ruling.77")
def test_an_officer_with_all_men_in_cells_still_trades() -> None:
    game = scene(ALL_IN_CELLS, throw=(1, 3), equipment={"american": "rope"})

    play(game, "american", "OfferTrade british [rope] []")
    play(game, "british", "AnswerTrade american 1")

    assert equipment(game, "british") == ["rope"]


@pytest.mark.rule("classic.ruling.77")
def test_an_officer_with_all_men_in_cells_frees_one_by_a_double() -> None:
    game = scene(ALL_IN_CELLS)
    play(game, "american", "Throw")
    dice(game, 2, 2)

    play(game, "american", "StopThrowing", "Release american-1 exit-inner-cells")

    assert at(game, "american-1") == "exit-inner-cells"


# --- outside the castle


@pytest.mark.rule("classic.11.3")
def test_a_pow_outside_is_neither_called_to_appel_nor_searched_for() -> None:
    men = "american-1@od-se-10 american-2@ic-r10-c08"
    game = scene(f"guard-1@ic-r10-c06 guard-2@od-se-11 {men}", turn="security", hands={"security": "appel"})
    play(game, "security", "PlayCard appel")
    assert options(game, "american") == ["Pass", "AnswerAppel american-2"]
    refused(game, "american", "AnswerAppel american-1", Refusal.NOT_CALLED)
    play(game, "american", "Pass")
    play(game, "security", "Throw")
    dice(game, 4, 5)

    play(game, "security", "GeneralSearch", "ChooseCell cells-a")

    assert (at(game, "american-1"), at(game, "american-2")) == ("od-se-10", "cells-a")


@pytest.mark.rule("classic.11.4")
def test_a_pow_outside_may_be_shot_at() -> None:
    game = scene(
        "guard-1@post-outer-1 american-1@od-n-35", turn="security", throw=(1, 3), hands={"security": "shoot-to-kill"}
    )

    assert offered(game, "security", "PlayCard shoot-to-kill") == ["PlayCard shoot-to-kill guard-1 american-1 - -"]


@pytest.mark.rule("classic.11.5")
@pytest.mark.parametrize(
    ("guard", "prisoner"), [("post-outer-1", "out-n-84"), ("ic-r10-c06", "ic-r10-c07")], ids=["outer", "inner"]
)
def test_a_pow_inside_the_castle_cannot_be_shot_at(guard: str, prisoner: str) -> None:
    pawns = f"guard-1@{guard} american-1@{prisoner}"
    game = scene(pawns, turn="security", throw=(1, 3), hands={"security": "shoot-to-kill"})

    refusal = refused(game, "security", "PlayCard shoot-to-kill guard-1 american-1", Refusal.TARGET_NOT_OUTSIDE)

    assert refusal.rule == "classic.11.5"
    assert not offered(game, "security", "PlayCard")


# --- places


@pytest.mark.rule("classic.11.9")
@pytest.mark.parametrize(("turn", "pawn"), [("american", "american-1"), ("security", "guard-1")])
def test_an_empty_guard_post_is_crossed_for_one_point(turn: str, pawn: str) -> None:
    """Post 6 is the only circle between its two neighbours."""
    game = scene(f"{pawn}@out-s-52", turn=turn, points=2)

    play(game, turn, f"MovePawn {pawn} out-s-60")

    assert (at(game, pawn), points(game)) == ("out-s-60", 0)


@pytest.mark.rule("classic.11.10", "classic.11.12")
def test_guards_come_on_at_guard_posts_only() -> None:
    game = scene(turn="security", throw=(1, 3))

    assert refused(game, "security", "PostGuard gar-054", Refusal.NOT_A_POST).rule == "classic.11.10"
    play(game, "security", "PostGuard post-outer-4")

    assert at(game, "guard-1") == "post-outer-4"


@pytest.mark.rule("classic.11.10")
def test_guards_go_off_at_guard_posts_only() -> None:
    game = scene("guard-1@gar-083 guard-2@post-outer-3", turn="security", throw=(1, 3))

    assert refused(game, "security", "RecallGuard guard-1", Refusal.NOT_A_POST).rule == "classic.11.10"
    play(game, "security", "RecallGuard guard-2")

    assert (at(game, "guard-1"), at(game, "guard-2")) == ("gar-083", "barracks")


@pytest.mark.rule("classic.11.12")
def test_no_guard_comes_from_empty_barracks() -> None:
    guards = " ".join(f"guard-{number}@post-outer-{number}" for number in range(1, 7))
    game = scene(guards, turn="security", throw=(1, 3), players=2)

    refusal = refused(game, "security", "PostGuard post-outer-7", Refusal.BARRACKS_EMPTY)

    assert refusal.rule == "classic.11.12"


@pytest.mark.rule("classic.11.11")
def test_the_staff_car_starts_with_its_own_card_only() -> None:
    without = scene("american-1@car-1", throw=(1, 3), hands={"american": "release"})
    with_it = scene("american-1@car-1", throw=(1, 3), hands={"american": "staff-car"})

    refused(without, "american", "PlayCard staff-car american-1", Refusal.CARD_NOT_HELD)
    assert not offered(without, "american", "PlayCard")
    play(with_it, "american", "PlayCard staff-car american-1")

    assert with_it.asked() == ("chance",)


@pytest.mark.rule("classic.11.34")
def test_a_pow_on_a_white_circle_is_not_arrested() -> None:
    game = scene(
        "guard-1@ic-r09-c13 american-1@ap-r1-c1", turn="security", throw=(1, 3), equipment={"american": "rope"}
    )

    refused(game, "security", "Arrest guard-1 american-1", Refusal.ON_APPEL)

    assert not offered(game, "security", "Arrest")


@pytest.mark.rule("classic.11.34")
def test_a_general_search_leaves_men_on_white_circles_alone() -> None:
    """He did not go to his own place, but he is on the Appel area."""
    game = scene(
        "guard-1@ic-r09-c13 american-1@ap-r1-c1 american-2@ic-r10-c08",
        turn="security",
        hands={"security": "appel"},
        equipment={"american": "rope"},
    )
    play(game, "security", "PlayCard appel")
    play(game, "american", "Pass")
    play(game, "security", "Throw")
    dice(game, 4, 5)

    play(game, "security", "GeneralSearch", "ChooseCell cells-a")

    assert (at(game, "american-1"), at(game, "american-2")) == ("ap-r1-c1", "cells-a")


@pytest.mark.rule("classic.11.34")
def test_a_guard_crosses_white_circles_without_stopping_there() -> None:
    """Around the Appel area it would be eight circles, across it is six."""
    game = scene("guard-1@ic-r11-c11", turn="security", points=6, players=2)

    refused(game, "security", "MovePawn guard-1 ap-r2-c1", Refusal.NO_REST_ON_APPEL)
    play(game, "security", "MovePawn guard-1 ic-r11-c17")

    assert (at(game, "guard-1"), points(game)) == ("ic-r11-c17", 0)


# --- which parts of the Legend bind


@pytest.mark.rule("classic.ruling.1")
def test_a_guard_post_alone_makes_no_pow_liable_to_arrest() -> None:
    game = scene("guard-1@ic-r10-c06 american-1@post-inner-5", turn="security", throw=(1, 3))

    refused(game, "security", "Arrest guard-1 american-1", Refusal.NOT_LIABLE)


@pytest.mark.rule("classic.ruling.1")
def test_guards_after_an_arrest_go_to_the_barracks_and_to_no_office() -> None:
    game = scene("guard-1@gar-050 american-1@gar-054", turn="security", throw=(1, 3))

    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")

    assert at(game, "guard-1") == "barracks"


@pytest.mark.rule("classic.ruling.1")
@pytest.mark.parametrize(
    ("start", "to", "refusal"),
    [
        ("ic-r06-c09", "ic-r05-c09", Refusal.NO_REST_IN_PASSAGE),
        ("ic-r06-c09", "room-canteen-1", Refusal.GUARD_IN_ROOM),
    ],
    ids=["walkway", "room"],
)
def test_guards_rest_in_no_walkway_and_enter_no_room(start: str, to: str, refusal: Refusal) -> None:
    game = scene(f"guard-1@{start}", turn="security", throw=(5, 6))

    refused(game, "security", f"MovePawn guard-1 {to}", refusal)


@pytest.mark.rule("classic.ruling.1")
def test_the_formula_and_no_countdown_says_how_long_the_game_lasts() -> None:
    table = new_game("classic", minutes=60).view("spectator").table

    assert (table.rounds, table.round) == (30, 1)
