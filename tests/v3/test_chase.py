"""Pursuit from the courtyard, over drops and wire, and outside the castle, where one guard hunts one man."""

from __future__ import annotations

from colditz import Match
from colditz.engine.refusal import Refusal
from colditz.model.events import PowEscaped
from tests.scene import at, offered, options, play, points, refused
from tests.v3.table import BOTH, by_day, fled, pass_turn, rule

# The theatre's window leads to the ramp; its door opens onto ic-r25-c16.
WINDOW = "land-13"


def from_the_theatre(pawns: str = "guard-1@ic-r25-c16 american-1@ramp-22", **options_: object) -> Match:
    """An American has left by a window of the theatre, this round unless told otherwise."""
    this_round = bool(options_.pop("this_round", True))
    game = by_day(pawns, turn="security", **{"points": 10, **options_})
    fled(game, "american-1", WINDOW, this_round=this_round)
    return game


def ways(game: Match, pawn: str) -> set[str]:
    seat = "security" if pawn.startswith("guard") else pawn.split("-", maxsplit=1)[0]
    return {way.split()[-1] for way in offered(game, seat, f"MovePawn {pawn}")}


# --- from the courtyard


@rule("pursuit.1", "pursuit.2", "inner.guard.6")
def test_a_guard_inside_follows_through_the_room_by_the_shortest_way() -> None:
    game = from_the_theatre()
    found = ways(game, "guard-1")
    assert {"room-theatre-6", WINDOW, "ramp-19", "ramp-20"} <= found
    assert "room-theatre-8" not in found
    quiet = by_day("guard-1@ic-r25-c16", turn="security", points=12)
    assert not {way for way in ways(quiet, "guard-1") if way.startswith("room")}

    play(game, "security", f"MovePawn guard-1 {WINDOW}")

    to_the_window = game.board.walks_from(game.board.place("room-theatre-6"))[game.board.place("ic-r25-c16")]
    assert points(game) == 10 - to_the_window - 1


@rule("pursuit.3", "ruling.58")
def test_by_the_way_that_his_man_took_and_no_other() -> None:
    game = from_the_theatre(points=8)

    assert WINDOW in ways(game, "guard-1")
    refused(game, "security", "MovePawn guard-1 land-12")


@rule("pursuit.4", "pursuit.5")
def test_in_the_same_round_only() -> None:
    assert WINDOW in ways(from_the_theatre(), "guard-1")
    assert WINDOW not in ways(from_the_theatre(this_round=False), "guard-1")


@rule("pursuit.4")
def test_the_round_ends_with_the_commandants_turn() -> None:
    game = from_the_theatre(players=2)
    for _ in range(2):
        pass_turn(game)
    play(game, "security", "Throw")
    game.play("chance", "Dice 6 5")
    if game.asked() == ("chance",):
        game.play("chance", "Deal appel")

    assert WINDOW not in ways(game, "guard-1")


@rule("pursuit.5", "ruling.57")
def test_in_later_rounds_while_his_man_is_still_on_a_terrace() -> None:
    for place, open_ in (("terr-23", True), ("ramp-22", False)):
        game = by_day(f"guard-1@in-ghcor-07 american-1@{place}", turn="security", points=6)
        fled(game, "american-1", "land-15", this_round=False)
        assert ("land-15" in ways(game, "guard-1")) == open_


@rule("pursuit.6", "move.4", "ruling.56")
def test_he_passes_over_prisoners_on_the_way_but_stops_on_none() -> None:
    game = from_the_theatre("guard-1@ic-r25-c16 american-1@ramp-22 british-1@room-theatre-5")
    found = ways(game, "guard-1")

    assert WINDOW in found
    assert "room-theatre-5" not in found


@rule("ruling.56")
def test_other_guards_are_not_passed_and_a_posted_guard_may_follow() -> None:
    game = from_the_theatre("guard-1@ic-r25-c16 guard-2@in-theatre-lobby american-1@ramp-22")
    assert WINDOW not in ways(game, "guard-1")
    play(game, "security", "PostGuard post-inner-3")

    assert ways(game, "guard-3")


@rule("pursuit.1", "inner.guard.7")
def test_who_is_left_in_the_room_goes_home() -> None:
    game = from_the_theatre()
    play(game, "security", "MovePawn guard-1 room-theatre-4", "EndTurn")

    assert at(game, "guard-1") == "barracks"


# --- outside: prisoners


@rule("outside.pow.1", "ruling.60")
@BOTH
def test_outside_every_step_leads_nearer_to_a_rosette_and_never_back(position: object) -> None:
    game = position("american-1@od-se-20", points=3, kits="american", equipment={"american": "pass"})  # type: ignore[operator]
    assert ways(game, "american-1") == {"od-se-19", "od-se-18", "od-se-17"}
    refused(game, "american", "MovePawn american-1 od-se-21", Refusal.NOT_TOWARDS_A_ROSETTE)
    play(game, "american", "EndTurn")

    game = position("american-1@od-se-31", points=3, equipment={"american": "pass"})  # type: ignore[operator]
    refused(game, "american", "Cross american-1 pass-main [pass]", Refusal.NO_WAY_BACK_IN)


@rule("outside.pow.1")
def test_out_of_a_gate_a_walk_ends_on_the_first_circle_outside() -> None:
    game = by_day("american-1@pass-main", points=3, kits="american")
    play(game, "american", "MovePawn american-1 od-se-31", "MovePawn american-1 od-se-29")

    state = game._game.state
    assert game.board.names[state.outlets[game._notation.pawn_by_name["american-1"]]] == "od-se-31"


@rule("ruling.60")
def test_a_way_that_somebody_bars_may_be_left_for_another() -> None:
    free = by_day("american-1@od-ne-17", points=1)
    barred = by_day("american-1@od-ne-17 british-1@od-ne-15", points=1)

    assert ways(free, "american-1")
    assert all(way != "od-ne-19" for way in ways(barred, "american-1"))


# --- outside: guards

HUNT = "guard-1@gar-113 american-1@od-se-28 british-1@od-se-30"


def hunt(pawns: str = HUNT, **options_: object) -> Match:
    """Two men came out by the main gate."""
    game = by_day(pawns, turn="security", **{"points": 8, **options_})
    fled(game, "american-1", outlet="od-se-31")
    fled(game, "british-1", outlet="od-se-31")
    return game


@rule("outside.guard.1", "outside.guard.2", "ruling.58")
def test_guards_go_outside_only_after_a_man_and_by_his_way() -> None:
    quiet = by_day("guard-1@gar-113 american-1@gar-050", turn="security", points=8)
    assert not {way for way in ways(quiet, "guard-1") if way.startswith("od")}
    elsewhere = by_day("guard-1@gar-113 american-1@od-n-21", turn="security", points=8)
    fled(elsewhere, "american-1", "od-n-23", outlet="od-n-23")
    assert "od-se-31" not in ways(elsewhere, "guard-1")

    assert "od-se-31" in ways(hunt(), "guard-1")


@rule("outside.guard.3")
def test_the_way_is_shut_once_its_man_is_gone() -> None:
    for event in ("arrest", "escape"):
        game = hunt("guard-1@gar-113 guard-2@od-se-29 american-1@od-se-28 british-1@ic-r10-c07")
        state, name = game._game.state, game._notation.pawn_by_name
        state.outlets[name["british-1"]] = -1
        state.quarry[name["guard-2"]] = name["american-1"]
        if event == "arrest":
            play(game, "security", "Arrest guard-2 american-1")
        else:
            from_escape(game)
        assert "od-se-31" not in ways(game, "guard-1")


def from_escape(game: Match) -> None:
    """The American is gone."""
    man = game._notation.pawn_by_name["american-1"]
    game._game.emit(PowEscaped(man, 1, game.board.place("target-5")))


@rule("outside.guard.4")
def test_whoever_comes_outside_names_his_man() -> None:
    game = hunt()
    play(game, "security", "MovePawn guard-1 od-se-31")
    refused(game, "security", "EndTurn", Refusal.NAME_QUARRY_FIRST)
    assert options(game, "security") == ["NameQuarry guard-1 american-1", "NameQuarry guard-1 british-1"]

    play(game, "security", "NameQuarry guard-1 american-1")

    assert game.view("security").table.now.attempts.quarry[0] == game._notation.pawn_by_name["american-1"]


@rule("outside.guard.5", "outside.guard.6", "outside.guard.7", "ruling.61", "move.4")
def test_he_walks_towards_him_alone_over_others_and_arrests_nobody_else() -> None:
    game = hunt()
    play(game, "security", "MovePawn guard-1 od-se-31", "NameQuarry guard-1 american-1")
    refused(game, "security", "Arrest guard-1 british-1", Refusal.NOT_HIS_QUARRY)
    assert ways(game, "guard-1") == {"od-se-29"}
    refused(game, "security", "MovePawn guard-1 pass-main", Refusal.NOT_TOWARDS_QUARRY)

    play(game, "security", "Arrest guard-1 american-1")

    assert (at(game, "american-1"), at(game, "guard-1")) == ("cells-c", "barracks")
    assert points(game) == 8 - 2 - 2


@rule("outside.guard.4")
def test_nobody_outside_is_arrested_from_the_castle_before_he_is_named() -> None:
    game = hunt()

    refused(game, "security", "MovePawn guard-1 od-se-29", Refusal.FIRST_CIRCLE_OUTSIDE)
    refused(game, "security", "Arrest guard-1 american-1", Refusal.FIRST_CIRCLE_OUTSIDE)


@rule("outside.pow.3", "outside.pow.4", "ruling.35", "ruling.36")
def test_a_man_on_the_first_circle_is_arrested_from_the_gate() -> None:
    game = hunt("guard-1@pass-main american-1@od-se-31 british-1@od-se-20", points=0)

    play(game, "security", "Arrest guard-1 american-1")

    assert (at(game, "american-1"), points(game)) == ("cells-c", 0)


@rule("ruling.62", "outside.guard.5")
def test_a_guard_outside_goes_home_when_his_man_is_gone() -> None:
    game = hunt("guard-1@od-se-25 guard-2@od-se-22 american-1@od-se-20 british-1@od-se-24")
    state, name = game._game.state, game._notation.pawn_by_name
    state.quarry[name["guard-1"]] = state.quarry[name["guard-2"]] = name["american-1"]
    from_escape(game)

    assert (at(game, "guard-1"), at(game, "guard-2")) == ("barracks", "barracks")


@rule("ruling.62")
def test_so_does_one_who_is_left_on_a_roof() -> None:
    game = by_day("guard-1@terr-20 guard-2@terr-22 american-1@terr-24", turn="security", points=4)
    fled(game, "american-1", "land-15")

    play(game, "security", "Arrest guard-1 american-1")

    assert at(game, "guard-2") == "barracks"
