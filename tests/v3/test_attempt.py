"""Announced attempts: what they need, when they are made, what they bind to, and when they are over."""

from __future__ import annotations

from colditz import Match
from colditz.engine.refusal import Refusal
from colditz.rules.escape.attempt import attempts
from tests.scene import at, dice, names, offered, play, points, refused
from tests.v3.table import BOTH, by_day, by_night, fled, nightfall, pass_turn, rule, thrown

GATE = "american-1@ic-r25-c14"


def in_attempt(game: Match, pawn: str) -> bool:
    return attempts(game._game, game._notation.pawn_by_name[pawn])


def announced(pawns: str = GATE, *men: str, exit_: str = "pass-inner", **options: object) -> Match:
    """Men whose attempt is announced by day, before the throw."""
    given: dict[str, object] = {"kits": "american", "equipment": {"american": "pass pass rope key"}, **options}
    game = by_day(pawns, **given)
    for man in men or ("american-1",):
        play(game, "american", f"DeclareAttempt {man} {exit_}")
    return game


# --- what it needs


@rule("attempt.1", "attempt.3", "attempt.2")
def test_leaving_needs_a_kit_and_an_announcement() -> None:
    poor = by_day(GATE, points=4, equipment={"american": "pass"})
    refused(poor, "american", "Cross american-1 pass-inner [pass]", Refusal.NO_KIT)
    silent = by_day(GATE, points=4, equipment={"american": "pass"}, kits="american")
    refused(silent, "american", "Cross american-1 pass-inner [pass]", Refusal.DECLARE_FIRST)

    game = announced()
    thrown(game, "american", 1, 3)
    play(game, "american", "Cross american-1 pass-inner [pass]", "MovePawn american-1 ramp-01")

    assert at(game, "american-1") == "ramp-01"


@rule("attempt.1")
def test_every_way_out_of_the_courtyard_starts_an_attempt() -> None:
    for pawn, to, paying in (("in-ghcor-09", "door-gh", "[key]"), ("in-ghcor-05", "land-15", "[rope]")):
        game = by_day(f"american-1@{pawn}", points=4, equipment={"american": "rope key"}, kits="american")
        refused(game, "american", f"Cross american-1 {to} {paying}", Refusal.DECLARE_FIRST)


@rule("attempt.2")
def test_without_a_kit_nothing_can_be_announced() -> None:
    game = by_day(GATE)

    refused(game, "american", "DeclareAttempt american-1 pass-inner", Refusal.NO_KIT)
    assert "DeclareAttempt" not in names(game, "american")


@rule("ruling.27")
def test_the_equipment_need_not_be_held() -> None:
    game = by_day(GATE, kits="american")

    play(game, "american", "DeclareAttempt american-1 pass-inner")


@rule("attempt.3", "ruling.28")
def test_men_are_named_one_by_one_for_the_same_exit() -> None:
    game = announced(GATE + " american-2@ic-r25-c15")
    refused(game, "american", "DeclareAttempt american-1 pass-inner", Refusal.ALREADY_DECLARED)
    refused(game, "american", "DeclareAttempt american-2 door-gh", Refusal.ONE_EXIT_A_TURN)
    refused(game, "american", "DeclareAttempt american-2 pass-main", Refusal.NOT_AN_EXIT)

    play(game, "american", "DeclareAttempt american-2 pass-inner")

    assert in_attempt(game, "american-2")


@rule("ruling.30")
def test_men_beyond_the_courtyard_announce_nothing() -> None:
    game = by_day("american-1@gar-050", kits="american", equipment={"american": "pass"})
    refused(game, "american", "DeclareAttempt american-1 pass-main", Refusal.NOT_AN_EXIT)
    thrown(game, "american", 1, 3)

    assert offered(game, "american", "MovePawn american-1")


# --- when


@rule("attempt.3", "attempt.6", "ruling.29")
def test_by_day_before_the_throw_and_by_night_after_it_and_before_a_point_is_spent() -> None:
    day = by_day(GATE, kits="american")
    thrown(day, "american", 1, 3)
    refused(day, "american", "DeclareAttempt american-1 pass-inner", Refusal.ALREADY_THROWN)

    night = by_night(GATE + " american-2@ic-r10-c07", kits="american")
    refused(night, "american", "DeclareAttempt american-1 pass-inner", Refusal.NOT_THROWN_YET)
    thrown(night, "american", 2, 2)
    play(night, "american", "MovePawn american-2 ic-r10-c08")
    refused(night, "american", "DeclareAttempt american-1 pass-inner", Refusal.ANNOUNCE_BEFORE_MOVING)
    thrown(night, "american", 1, 3)
    play(night, "american", "DeclareAttempt american-1 pass-inner")

    assert in_attempt(night, "american-1")


# --- what it binds to


@rule("attempt.4", "ruling.26")
def test_points_go_to_the_named_man_on_his_shortest_way() -> None:
    game = announced("american-1@ic-r23-c14 american-2@ic-r10-c07")
    thrown(game, "american", 1, 1)

    refused(game, "american", "MovePawn american-2 ic-r10-c08", Refusal.SPEND_ON_ATTEMPT)
    refused(game, "american", "MovePawn american-1 ic-r22-c14", Refusal.SPEND_ON_ATTEMPT)
    refused(game, "american", "Throw", Refusal.SPEND_ON_ATTEMPT)
    play(game, "american", "MovePawn american-1 ic-r25-c14")


@rule("attempt.4", "ruling.26")
def test_what_is_left_once_all_are_out_is_free() -> None:
    game = announced(GATE + " american-2@ic-r10-c07")
    thrown(game, "american", 2, 3)
    play(game, "american", "Cross american-1 pass-inner [pass]")
    refused(game, "american", "EndTurn", Refusal.SPEND_ON_ATTEMPT)
    play(game, "american", "MovePawn american-1 ramp-01", "MovePawn american-2 ic-r10-c08")

    play(game, "american", "EndTurn")


@rule("attempt.4")
def test_throws_for_doubles_are_bound_as_well() -> None:
    game = announced("american-1@ic-r20-c14 american-2@ic-r10-c07")
    thrown(game, "american", 1, 1)
    play(game, "american", "MovePawn american-1 ic-r22-c14")
    thrown(game, "american", 1, 3)

    refused(game, "american", "MovePawn american-2 ic-r10-c08", Refusal.SPEND_ON_ATTEMPT)


@rule("attempt.5", "ruling.26", "ruling.110")
def test_points_that_cannot_be_used_for_it_are_lost() -> None:
    game = by_day(GATE + " american-2@ic-r10-c07", kits="american")
    play(game, "american", "DeclareAttempt american-1 pass-inner")
    thrown(game, "american", 1, 3)

    refused(game, "american", "MovePawn american-2 ic-r10-c08", Refusal.SPEND_ON_ATTEMPT)
    play(game, "american", "EndTurn")


@rule("ruling.26")
def test_cards_are_free_and_a_man_announced_elsewhere_does_not_get_out_here() -> None:
    game = announced("american-1@in-ghcor-05", exit_="door-gh")
    thrown(game, "american", 1, 3)

    refused(game, "american", "Cross american-1 land-15 [rope]", Refusal.DECLARED_OTHERWISE)


@rule("attempt.1")
def test_whoever_is_left_in_the_gate_does_not_stroll_out_in_a_later_turn() -> None:
    game = by_day("american-1@pass-inner", points=4, kits="american")

    refused(game, "american", "MovePawn american-1 ramp-01", Refusal.DECLARE_FIRST)
    assert offered(game, "american", "MovePawn american-1 ic-r25-c15")


# --- who is in an attempt, and until when


@rule("ruling.25", "ruling.113")
def test_an_announcement_counts_in_the_commandants_next_turn_and_lapses_with_it() -> None:
    game = announced("american-1@ic-r10-c07", players=2)
    thrown(game, "american", 1, 3)
    while points(game):
        play(game, "american", offered(game, "american", "MovePawn american-1")[-1])
    play(game, "american", "EndTurn")
    assert in_attempt(game, "american-1")
    thrown(game, "security", 1, 3)
    assert game.view("security").table.now.alarm

    play(game, "security", "EndTurn")

    assert not in_attempt(game, "american-1")


@rule("ruling.25", "ruling.53")
def test_men_beyond_the_courtyard_are_in_an_attempt_but_not_those_on_their_way_home() -> None:
    game = by_day("american-1@gar-050 american-2@ramp-10")
    game._game.state.returning[game._notation.pawn_by_name["american-2"]] = 6

    assert in_attempt(game, "american-1")
    assert not in_attempt(game, "american-2")


@rule("ruling.111")
def test_attempts_under_way_outlast_dusk() -> None:
    game = by_day("american-1@land-15", turn="british", throw=(1, 3))
    fled(game, "american-1", "land-15")

    nightfall(game)

    assert in_attempt(game, "american-1")


@rule("ruling.31", "garrison.guard.4")
@BOTH
def test_an_alarm_is_looked_for_once_at_the_commandants_first_throw(position: object) -> None:
    game = position("american-1@gar-050 guard-1@gar-052", turn="british", players=3, throw=(1, 3))  # type: ignore[operator]
    pass_turn(game)
    play(game, "security", "Throw")
    dice(game, 1, 3)
    assert game.view("security").table.now.alarm
    assert game.asking == "Movement"
    play(game, "security", "Arrest guard-1 american-1")

    assert game.view("security").table.now.alarm


@rule("ruling.118", "ruling.26")
def test_a_man_who_may_not_stay_walks_off_although_another_is_announced() -> None:
    game = announced("american-1@ic-r20-c14 american-2@gar-134")
    thrown(game, "american", 1, 3)
    state = game._game.state
    state.put(game._notation.pawn_by_name["american-2"], game.board.place("gar-135"), game.board.walkable)

    assert offered(game, "american", "MovePawn american-2 gar-134")


DOWN = "american-1@in-ghcor-05 american-2@in-ghcor-06"


@rule("drop.2", "ruling.26")
def test_a_man_at_the_foot_of_the_drop_makes_way_for_the_next() -> None:
    game = announced(DOWN, "american-1", "american-2", exit_="land-15")
    thrown(game, "american", 3, 5)
    play(game, "american", "Cross american-1 land-15 [rope]", "MovePawn american-2 in-ghcor-05")
    assert offered(game, "american", "MovePawn american-1") == [
        "MovePawn american-1 terr-23",
        "MovePawn american-1 terr-24",
    ]
    refused(game, "american", "MovePawn american-3 ic-r15-c11", Refusal.SPEND_ON_ATTEMPT)

    play(game, "american", "MovePawn american-1 terr-23")
    assert not offered(game, "american", "MovePawn american-1")
    play(game, "american", "Cross american-2 land-15 []")

    assert points(game) == 8 - 4


@rule("door.2", "ruling.26")
def test_so_does_a_man_beyond_a_gate() -> None:
    game = announced("american-1@in-ghcor-09 american-2@in-ghcor-08", "american-1", "american-2", exit_="door-gh")
    thrown(game, "american", 4, 5)
    play(game, "american", "Cross american-1 door-gh [key]", "MovePawn american-1 ramp-16")
    play(game, "american", "MovePawn american-2 in-ghcor-09", "Cross american-2 door-gh []")

    play(game, "american", "MovePawn american-1 ramp-07", "MovePawn american-2 ramp-16")


@rule("ruling.26")
def test_a_landing_that_a_guard_holds_frees_no_points() -> None:
    game = announced(f"{DOWN} guard-1@land-15 american-3@terr-23", "american-1", exit_="land-15")
    thrown(game, "american", 3, 5)

    refused(game, "american", "MovePawn american-3 terr-24", Refusal.SPEND_ON_ATTEMPT)


@rule("attempt.4")
def test_a_man_who_is_out_does_not_go_back_in_while_another_is_still_inside() -> None:
    game = announced("american-1@ic-r25-c14 american-2@ic-r23-c14", "american-1", "american-2")
    thrown(game, "american", 4, 5)
    play(game, "american", "Cross american-1 pass-inner [pass]", "MovePawn american-1 ramp-01")

    refused(game, "american", "Cross american-1 pass-inner []", Refusal.SPEND_ON_ATTEMPT)


@rule("attempt.2", "attempt.3")
def test_in_the_gate_without_a_kit_that_is_what_keeps_a_man_in() -> None:
    game = by_day("american-1@pass-inner", points=3)
    refused(game, "american", "MovePawn american-1 ramp-01", Refusal.NO_KIT)
    kit = by_day("american-1@pass-inner", points=3, kits="american")

    refused(kit, "american", "MovePawn american-1 ramp-01", Refusal.DECLARE_FIRST)


CELL = "PlayCard release american-3 - exit-inner-cells -"


@rule("attempt.4", "ruling.26", "opportunity.cellexit.1")
def test_the_point_that_a_cell_exit_costs_is_not_free_either() -> None:
    game = announced("american-1@ic-r25-c14 american-3@cells-a", hands={"american": "release"})
    thrown(game, "american", 1, 3)
    refused(game, "american", CELL, Refusal.SPEND_ON_ATTEMPT)

    play(game, "american", "Cross american-1 pass-inner [pass]", "MovePawn american-1 ramp-01", CELL)


@rule("nevera.4", "ruling.52")
def test_nor_while_a_man_owes_steps_home() -> None:
    game = by_day("american-1@ramp-14 american-3@cells-a", points=3, hands={"american": "release"})
    game._game.state.returning[game._notation.pawn_by_name["american-1"]] = 15

    refused(game, "american", CELL, Refusal.WALK_HOME_FIRST)
