"""Solitary: who leaves the cells by a double or a card, where he stands then, and which cell he was put in."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.editions.registry import EDITIONS
from colditz.engine.refusal import Refusal
from colditz.model.cards import Card, Pack
from tests.scene import at, bottom, dice, end_turn, hand, offered, options, play, points, refused, scene

EXIT = "exit-inner-cells"


def exits(game: Match) -> set[str]:
    """Where american-1 may be let out to."""
    return {option.split()[-1] for option in offered(game, "american", "Release american-1 ")}


def fill(names: str) -> str:
    """Guards and British and Dutch POWs on these circles, one each."""
    pawns = [f"guard-{number}" for number in range(1, 15)]
    pawns += [f"{team}-{number}" for team in ("british", "dutch") for number in range(1, 7)]
    return " ".join(f"{pawn}@{name}" for pawn, name in zip(pawns, names.split(), strict=False))


# --- release by a double


@pytest.mark.rule("classic.37.1")
def test_a_double_takes_a_pow_out_of_solitary() -> None:
    game = scene("american-1@cells-a", throw=(4, 4))

    play(game, "american", f"Release american-1 {EXIT}")

    assert at(game, "american-1") == EXIT


@pytest.mark.rule("classic.37.1")
def test_no_double_no_release() -> None:
    game = scene("american-1@cells-a", throw=(5, 4))

    refused(game, "american", f"Release american-1 {EXIT}", Refusal.NO_DOUBLE)

    assert not offered(game, "american", "Release")


@pytest.mark.rule("classic.11.19", "osprey.solitary.5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("place", [EXIT, "cells-a", "cells-b", "barracks"])
def test_wherever_a_locked_man_is_sent_the_reason_is_that_he_is_in_solitary(edition: str, place: str) -> None:
    game = scene("american-1@cells-a", throw=(5, 4), edition=edition)

    refusal = refused(game, "american", f"MovePawn american-1 {place}", Refusal.IN_SOLITARY)

    assert refusal.rule == EDITIONS[edition].cites[Refusal.NO_DOUBLE]


@pytest.mark.rule("classic.37.1")
def test_a_double_frees_only_men_of_the_thrower_who_are_locked_up() -> None:
    game = scene("american-1@cells-a british-1@cells-a", throw=(4, 4))

    refused(game, "american", f"Release british-1 {EXIT}", Refusal.NOT_YOUR_PAWN)
    refusal = refused(game, "american", f"Release american-2 {EXIT}", Refusal.NOT_IN_SOLITARY)

    assert refusal.rule == "classic.37.1"


@pytest.mark.rule("classic.37.2", "classic.ruling.8")
def test_the_release_costs_one_point_and_the_rest_is_for_any_man_of_the_team() -> None:
    game = scene("american-1@cells-a american-2@ic-r10-c07 british-1@ic-r09-c16")
    play(game, "american", "Throw")
    dice(game, 4, 4)
    play(game, "american", "Throw")
    dice(game, 2, 1)

    play(game, "american", f"Release american-1 {EXIT}")

    assert points(game) == 10
    play(game, "american", "MovePawn american-1 in-ghcor-01", "MovePawn american-2 ic-r10-c06")
    assert points(game) == 8
    refused(game, "american", "MovePawn british-1 ic-r09-c15", Refusal.NOT_YOUR_PAWN)


@pytest.mark.rule("classic.37.2")
def test_without_a_point_left_a_double_frees_nobody() -> None:
    game = scene("american-1@cells-a american-2@ic-r10-c07", throw=(1, 1))
    play(game, "american", "MovePawn american-2 ic-r10-c09")

    refused(game, "american", f"Release american-1 {EXIT}", Refusal.NO_POINTS_LEFT)

    assert not offered(game, "american", "Release")


@pytest.mark.rule("classic.ruling.7")
def test_each_double_of_a_chain_frees_one_pow() -> None:
    game = scene("american-1@cells-a american-2@cells-b american-3@cells-c")
    play(game, "american", "Throw")
    dice(game, 4, 4)
    play(game, "american", "Throw")
    dice(game, 2, 2)
    play(game, "american", "StopThrowing")

    play(game, "american", f"Release american-1 {EXIT}", "Release american-3 exit-outer-cells")

    assert points(game) == 10
    refused(game, "american", "Release american-2 in-ghcor-01", Refusal.DOUBLE_USED)


@pytest.mark.rule("classic.ruling.7")
def test_a_release_is_never_compulsory() -> None:
    game = scene("american-1@cells-a", throw=(4, 4))

    play(game, "american", "EndTurn")

    assert at(game, "american-1") == "cells-a"
    assert game.asked() == ("british",)


# --- where he stands


@pytest.mark.rule("classic.37.3")
def test_a_pow_whose_cell_door_is_blocked_goes_to_the_nearest_free_circle() -> None:
    game = scene(f"american-1@cells-a american-2@{EXIT} british-1@in-ghcor-02", throw=(4, 4))

    refusal = refused(game, "american", "Release american-1 in-ghcor-03", Refusal.WRONG_EXIT)
    play(game, "american", "Release american-1 in-ghcor-01")

    assert refusal.rule == "classic.37.3"
    assert (at(game, "american-1"), points(game)) == ("in-ghcor-01", 7)


@pytest.mark.rule("classic.ruling.10")
@pytest.mark.parametrize(
    ("taken", "free"),
    [
        ("", {EXIT}),
        (f"guard-1@{EXIT}", {"in-ghcor-01", "in-ghcor-02"}),
        (f"british-1@{EXIT} guard-1@in-ghcor-01", {"in-ghcor-02"}),
        (f"guard-1@{EXIT} guard-2@in-ghcor-01 guard-3@in-ghcor-02", {"ic-r22-c11", "in-ghcor-03"}),
    ],
)
def test_any_pawn_blocks_the_door_and_pawns_do_not_lengthen_the_way(taken: str, free: set[str]) -> None:
    game = scene(f"american-1@cells-a {taken}", throw=(4, 4))

    assert exits(game) == free


@pytest.mark.rule("classic.ruling.10")
def test_room_circles_are_skipped_when_the_door_is_blocked() -> None:
    corridor = f"{EXIT} in-ghcor-01 in-ghcor-02 in-ghcor-03 in-ghcor-04 in-ghcor-06 in-ghcor-07 in-ghcor-08"
    yard = "ic-r22-c11 ic-r21-c12 ic-r20-c12 ic-r21-c13 ic-r19-c13 ic-r20-c13 ic-r21-c14 ic-r22-c13 post-inner-4"

    game = scene(f"american-1@cells-a {fill(corridor + ' ' + yard)}", throw=(4, 4))

    assert {"in-ghcor-05", "in-ghcor-09", "ic-r18-c11"} <= exits(game)  # six steps away
    assert not {name for name in exits(game) if name.startswith("room-")}  # the guard house is five away


@pytest.mark.rule("classic.ruling.10")
def test_circles_over_a_tunnel_or_behind_a_key_are_skipped_when_the_door_is_blocked() -> None:
    # All free circles of the ramp but those above the tunnel; door-ramp, the Key circle, is five steps away.
    numbers = (4, 5, 6, 10, 11, 12, 13, 14, 15, 18, 19, 20, 21, 22, 23)
    ramp = " ".join(f"ramp-{number:02}" for number in numbers)
    others = "exit-outer-cells land-10 land-11 land-12 land-13 post-outer-5"

    game = scene(f"american-1@cells-c {fill(ramp + ' ' + others)}", throw=(4, 4))

    assert exits(game) == {"ramp-08"}


@pytest.mark.rule("classic.ruling.10")
def test_a_guard_may_not_end_on_the_arrow_circle_of_an_inner_cell() -> None:
    game = scene("guard-1@ic-r21-c12", turn="security", throw=(3, 1))

    refused(game, "security", f"MovePawn guard-1 {EXIT}", Refusal.NO_REST_IN_PASSAGE)


# --- release by a card


@pytest.mark.rule("classic.37.4")
def test_five_opportunity_cards_release_from_solitary() -> None:
    assert EDITIONS["classic"].packs[Pack.OPPORTUNITY][Card.RELEASE] == 5


@pytest.mark.rule("classic.37.5", "classic.ruling.86")
@pytest.mark.parametrize("throw", [None, (5, 4)])
def test_a_release_card_frees_a_pow_without_a_double_at_no_cost(throw: tuple[int, int] | None) -> None:
    game = scene("american-1@cells-a", throw=throw, hands={"american": "release"})
    before = points(game)

    play(game, "american", f"PlayCard release american-1 - {EXIT}")

    assert (at(game, "american-1"), points(game)) == (EXIT, before)
    assert (hand(game, "american"), bottom(game, Pack.OPPORTUNITY)) == ([], ["release"])


@pytest.mark.rule("classic.ruling.86")
def test_a_release_card_is_played_in_the_officers_own_turn_only() -> None:
    game = scene("british-1@cells-a", throw=(5, 4), hands={"british": "release"})

    refused(game, "british", f"PlayCard release british-1 - {EXIT}", Refusal.NOT_ASKED)


@pytest.mark.rule("classic.37.5", "classic.ruling.86")
def test_a_release_card_frees_one_own_pow_to_the_arrow_circle() -> None:
    game = scene("american-1@cells-a british-1@cells-a", throw=(5, 4), hands={"american": "release"})

    refused(game, "american", f"PlayCard release british-1 - {EXIT}", Refusal.NO_TARGET_FOR_CARD)
    refused(game, "american", f"PlayCard release american-2 - {EXIT}", Refusal.NOT_IN_SOLITARY)
    refused(game, "american", "PlayCard release american-1 - in-ghcor-01", Refusal.WRONG_EXIT)

    assert offered(game, "american", "PlayCard") == [f"PlayCard release american-1 - {EXIT} -"]


# --- into the cells


def arrest_at(place: str, guard: str, **scene_options: object) -> Match:
    """American-1 has just been arrested on this circle."""
    pawns = f"american-1@{place} guard-1@{guard}"
    game = scene(pawns, turn="security", throw=(1, 3), equipment={"american": "rope"}, **scene_options)  # type: ignore[arg-type]
    play(game, "security", "Arrest guard-1 american-1")
    return game


@pytest.mark.rule("classic.ruling.12")
@pytest.mark.parametrize(("place", "guard"), [("ic-r10-c07", "ic-r10-c06"), ("ramp-20", "ramp-21")])
@pytest.mark.parametrize("cell", ["cells-a", "cells-b", "cells-c"])
def test_the_security_officer_chooses_any_cell_wherever_the_arrest_was(place: str, guard: str, cell: str) -> None:
    game = arrest_at(place, guard)

    play(game, "security", f"ChooseCell {cell}")

    assert at(game, "american-1") == cell


FULL = {"a": 8, "b": 4, "c": 7}


def crowd(blocks: str) -> str:
    """All places of these cells taken, by everybody but american-1 of a game for six."""
    teams = ("american", "british", "dutch", "french", "polish")
    men = [f"{team}-{number}" for team in teams for number in range(1, 5)][1:]
    cells = [f"cells-{block}" for block in blocks for _ in range(FULL[block])]
    return " ".join(f"{man}@{cell}" for man, cell in zip(men, cells, strict=False))


@pytest.mark.rule("classic.ruling.11")
@pytest.mark.parametrize(
    ("full", "open_cells"), [("", "abc"), ("a", "bc"), ("ac", "b"), ("abc", "abc")], ids=lambda text: text or "none"
)
def test_a_pow_goes_to_a_cell_with_a_place_left_and_to_any_when_all_are_full(full: str, open_cells: str) -> None:
    pawns = f"{crowd(full)} american-1@ic-r10-c07 guard-1@ic-r10-c06"
    game = scene(pawns, turn="security", throw=(1, 3), equipment={"american": "rope"}, players=6)

    play(game, "security", "Arrest guard-1 american-1")

    if len(open_cells) == 1:
        assert at(game, "american-1") == f"cells-{open_cells}"
        return
    assert {option for option in options(game, "security") if option.startswith("ChooseCell")} == {
        f"ChooseCell cells-{block}" for block in open_cells
    }
    play(game, "security", f"ChooseCell cells-{open_cells[-1]}")
    assert at(game, "american-1") == f"cells-{open_cells[-1]}"


@pytest.mark.rule("classic.ruling.88")
def test_nobody_is_moved_from_cell_to_cell() -> None:
    game = arrest_at("ic-r10-c07", "ic-r10-c06")
    play(game, "security", "ChooseCell cells-a")

    refused(game, "security", "ChooseCell cells-b")
    assert not [option for option in options(game, "security") if "american-1" in option]

    end_turn(game)
    play(game, "american", "Throw")
    dice(game, 4, 4)
    play(game, "american", "StopThrowing")
    refused(game, "american", f"MovePawn american-1 {EXIT}", Refusal.IN_SOLITARY)
    refused(game, "american", "Release american-1 exit-outer-cells", Refusal.WRONG_EXIT)
    assert at(game, "american-1") == "cells-a"
