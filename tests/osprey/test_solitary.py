"""Solitary: which cells a POW goes to, and how he gets out again."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, dice, end_turn, equipment, offered, options, play, points, refused
from tests.scene import scene as any_scene

ARROW, OUTER_ARROW = "exit-inner-cells", "exit-outer-cells"
INNER, OUTER = ("cells-a",) * 8 + ("cells-b",) * 4, ("cells-c",) * 7


def scene(pawns: str = "", **more: object) -> Match:
    """An Osprey position."""
    return any_scene(pawns, edition="osprey", **more)  # type: ignore[arg-type]


def locked(cells: tuple[str, ...]) -> str:
    """Cells taken one by one, by everybody but american-1."""
    men = [f"{team}-{number}" for team in ("american", "british", "dutch") for number in range(1, 7)][1:]
    return " ".join(f"{man}@{cell}" for man, cell in zip(men, cells, strict=False))


def arrested(place: str, guard: str, others: str = "", **more: object) -> Match:
    """A guard has just arrested american-1; the first of several cells is chosen."""
    pawns = f"american-1@{place} guard-1@{guard} {others}"
    game = scene(pawns, turn="security", points=4, equipment={"american": "rope"}, **more)
    for card in offered(game, "security", "PlayCard search"):
        play(game, "security", card)
    play(game, "security", "Arrest guard-1 american-1")
    if offered(game, "security", "ChooseCell"):
        assert {option.split()[1] for option in options(game, "security")} == {"cells-a", "cells-b"}
        play(game, "security", "ChooseCell cells-a")
    return game


def exits(game: Match) -> set[str]:
    """Where american-1 may be let out to."""
    return {option.split()[-1] for option in offered(game, "american", "Release american-1 ")}


def fill(names: str) -> str:
    """Guards and British and Dutch POWs on these circles, one each."""
    pawns = [f"guard-{number}" for number in range(1, 15)]
    pawns += [f"{team}-{number}" for team in ("british", "dutch") for number in range(1, 7)]
    return " ".join(f"{pawn}@{name}" for pawn, name in zip(pawns, names.split(), strict=False))


def thrown(pawns: str, *throws: tuple[int, int]) -> Match:
    """The American officer has made these throws, each after the double before it."""
    game = scene(pawns)
    for throw in throws:
        play(game, "american", "Throw")
        dice(game, *throw)
    if "StopThrowing" in options(game, "american"):
        play(game, "american", "StopThrowing")
    return game


# --- into the cells

PLACES = [
    pytest.param("ic-r10-c07", "ic-r10-c06", "cells-a", marks=pytest.mark.rule("osprey.solitary.1")),
    pytest.param("ramp-20", "ramp-21", "cells-c", marks=pytest.mark.rule("osprey.solitary.2")),
    pytest.param("gar-017", "gar-018", "cells-c", marks=pytest.mark.rule("osprey.solitary.2")),
    pytest.param("od-se-30", "od-se-31", "cells-c", marks=pytest.mark.rule("osprey.solitary.2")),
    pytest.param("door-gh", "ramp-16", "cells-c", marks=pytest.mark.rule("osprey.ruling.11")),
    pytest.param("pass-inner", "ic-r25-c14", "cells-c", marks=pytest.mark.rule("osprey.ruling.11")),
]


@pytest.mark.parametrize(("place", "guard", "cell"), PLACES)
def test_the_place_of_arrest_decides_the_cells_and_the_loss(place: str, guard: str, cell: str) -> None:
    game = arrested(place, guard)
    if game.asked() == ("american",):
        play(game, "american", "Surrender rope")

    assert at(game, "american-1") == cell
    assert equipment(game, "american") == (["rope"] if cell == "cells-a" else [])


@pytest.mark.rule("osprey.ruling.12")
@pytest.mark.parametrize(("place", "guard", "card"), [("room-chapel-10", "ic-r12-c05", "search-chapel")])
def test_a_room_counts_as_inner_courtyard(place: str, guard: str, card: str) -> None:
    game = arrested(place, guard, hands={"security": card})

    assert (at(game, "american-1"), equipment(game, "american")) == ("cells-a", ["rope"])


@pytest.mark.rule("osprey.solitary.3", "osprey.ruling.34")
def test_from_full_inner_cells_a_pow_goes_to_the_outer_ones() -> None:
    game = arrested("ic-r10-c07", "ic-r10-c06", locked(INNER))

    assert at(game, "american-1") == "cells-c"


@pytest.mark.rule("osprey.solitary.4", "osprey.ruling.34")
@pytest.mark.parametrize(("place", "guard"), [("ramp-20", "ramp-21"), ("od-se-30", "od-se-31")])
def test_from_full_outer_cells_a_pow_goes_to_the_inner_ones(place: str, guard: str) -> None:
    game = arrested(place, guard, locked(OUTER))

    assert at(game, "american-1") == "cells-a"


# --- out by a double


@pytest.mark.rule("osprey.solitary.5")
def test_without_a_double_nobody_leaves_his_cell() -> None:
    game = thrown("american-1@cells-a", (6, 3))

    assert refused(game, "american", f"MovePawn american-1 {ARROW}", Refusal.IN_SOLITARY).rule == "osprey.solitary.5"
    assert refused(game, "american", f"Release american-1 {ARROW}", Refusal.NO_DOUBLE).rule == "osprey.solitary.5"


@pytest.mark.rule("osprey.solitary.5")
def test_the_release_card_opens_the_cell_and_no_other_card_does() -> None:
    game = scene("american-1@cells-a", throw=(6, 3), hands={"american": "release go-to-chapel"})
    refused(game, "american", "PlayCard go-to-chapel american-1 - room-chapel-9")

    play(game, "american", f"PlayCard release american-1 - {ARROW}")

    assert (at(game, "american-1"), points(game)) == (ARROW, 9)


@pytest.mark.rule("osprey.solitary.6", "osprey.solitary.8", "osprey.ruling.5")
def test_one_double_frees_one_pow_for_one_point_of_the_total() -> None:
    game = thrown("american-1@cells-a american-2@cells-c", (2, 2), (3, 4))

    play(game, "american", f"Release american-1 {ARROW}")

    assert points(game) == 10
    refused(game, "american", f"Release american-2 {OUTER_ARROW}", Refusal.NO_DOUBLE)
    assert not offered(game, "american", "Release")


@pytest.mark.rule("osprey.solitary.8")
def test_a_release_takes_one_of_eight_points() -> None:
    game = thrown("american-1@cells-a", (4, 4))

    play(game, "american", f"Release american-1 {ARROW}")

    assert points(game) == 7


@pytest.mark.rule("osprey.solitary.8")
def test_without_a_point_nobody_is_released() -> None:
    game = thrown("american-1@cells-a american-2@ic-r10-c07", (1, 1))
    play(game, "american", "MovePawn american-2 ic-r10-c09")

    refused(game, "american", f"Release american-1 {ARROW}", Refusal.NO_POINTS_LEFT)


THREE_LOCKED = "american-1@cells-a american-2@cells-b american-3@cells-c american-4@cells-c"


@pytest.mark.parametrize(
    ("throws", "number"),
    [
        pytest.param(((2, 2), (5, 5), (1, 6)), 2, marks=pytest.mark.rule("osprey.solitary.7")),
        pytest.param(((2, 2), (5, 5), (6, 6)), 3, marks=pytest.mark.rule("osprey.ruling.7")),
    ],
)
def test_every_double_frees_one_pow(throws: tuple[tuple[int, int], ...], number: int) -> None:
    game = thrown(THREE_LOCKED, *throws)
    total = points(game)

    for _ in range(number):
        play(game, "american", offered(game, "american", "Release")[0])

    assert (points(game), offered(game, "american", "Release")) == (total - number, [])


@pytest.mark.rule("osprey.solitary.9")
@pytest.mark.parametrize("chosen", ["american-1", "american-2", None])
def test_the_officer_picks_whom_he_frees_or_nobody(chosen: str | None) -> None:
    game = thrown("american-1@cells-a american-2@cells-b", (4, 4))

    if chosen:
        play(game, "american", f"Release {chosen} {ARROW}")
    play(game, "american", "EndTurn")

    free = [man for man in ("american-1", "american-2") if at(game, man) == ARROW]
    assert free == ([chosen] if chosen else [])


@pytest.mark.rule("osprey.solitary.11")
def test_a_double_frees_own_men_only() -> None:
    game = thrown("british-1@cells-a", (4, 4))

    assert not offered(game, "american", "Release")
    refused(game, "american", f"Release british-1 {ARROW}", Refusal.NOT_YOUR_PAWN)


@pytest.mark.rule("osprey.ruling.5")
def test_the_right_of_a_double_waits_during_the_turn_and_lapses_with_it() -> None:
    game = thrown("american-1@cells-a american-2@ic-r10-c07 american-3@cells-b", (2, 2), (1, 2))
    play(game, "american", "MovePawn american-2 ic-r10-c09")
    assert offered(game, "american", "Release")

    play(game, "american", "EndTurn")
    for _ in ("british", "dutch", "security"):
        end_turn(game)
    play(game, "american", "Throw")
    dice(game, 4, 5)

    refused(game, "american", f"Release american-1 {ARROW}", Refusal.NO_DOUBLE)


@pytest.mark.rule("osprey.ruling.6")
def test_a_pow_who_gave_himself_up_may_be_released_in_the_same_turn() -> None:
    game = thrown("american-1@ic-r10-c07 guard-1@ic-r10-c06", (4, 4))
    assert not offered(game, "american", "Release")

    play(game, "american", "GiveUp american-1 guard-1")
    play(game, "security", "ChooseCell cells-a")
    play(game, "american", f"Release american-1 {ARROW}")

    assert (at(game, "american-1"), points(game)) == (ARROW, 6)


# --- where he stands


@pytest.mark.rule("osprey.solitary.12")
@pytest.mark.parametrize(("cell", "arrow"), [("cells-a", ARROW), ("cells-b", ARROW), ("cells-c", OUTER_ARROW)])
def test_a_released_pow_stands_on_the_arrowed_space(cell: str, arrow: str) -> None:
    game = thrown(f"american-1@{cell}", (4, 4))

    assert exits(game) == {arrow}
    play(game, "american", f"Release american-1 {arrow}")
    assert at(game, "american-1") == arrow


@pytest.mark.rule("osprey.solitary.12", "osprey.ruling.8")
@pytest.mark.parametrize(
    ("taken", "free"),
    [
        (f"guard-1@{ARROW}", {"in-ghcor-01", "in-ghcor-02"}),
        (f"american-2@{ARROW} guard-1@in-ghcor-01", {"in-ghcor-02"}),
        (f"guard-1@{ARROW} guard-2@in-ghcor-01 british-1@in-ghcor-02", {"ic-r22-c11", "in-ghcor-03"}),
    ],
)
def test_when_the_arrow_is_taken_he_goes_to_the_nearest_free_space(taken: str, free: set[str]) -> None:
    game = thrown(f"american-1@cells-a {taken}", (4, 4))

    assert exits(game) == free
    refusal = refused(game, "american", "Release american-1 in-ghcor-09", Refusal.WRONG_EXIT)
    assert refusal.rule == "osprey.solitary.12"
    play(game, "american", f"Release american-1 {min(free)}")
    assert (at(game, "american-1"), points(game)) == (min(free), 7)


CORRIDOR = f"{ARROW} in-ghcor-01 in-ghcor-02 in-ghcor-03 in-ghcor-04 in-ghcor-06 in-ghcor-07 in-ghcor-08"
YARD = "ic-r22-c11 ic-r21-c12 ic-r20-c12 ic-r21-c13 ic-r19-c13 ic-r20-c13 ic-r21-c14 ic-r22-c13 post-inner-4"


@pytest.mark.rule("osprey.ruling.8")
def test_a_space_in_a_room_will_do() -> None:
    game = thrown(f"american-1@cells-a {fill(CORRIDOR + ' ' + YARD)}", (4, 4))

    assert exits(game) == {"room-guardhouse-1"}  # five steps away, all nearer ones are taken


NUMBERS = (4, 5, 6, 10, 11, 12, 13, 14, 15, 18, 19, 20, 21, 22, 23)
RAMP = " ".join([OUTER_ARROW, "post-outer-5", *(f"ramp-{number:02}" for number in NUMBERS)])


@pytest.mark.rule("osprey.ruling.8")
def test_gates_landings_and_tunnel_spaces_will_not_do() -> None:
    game = thrown(f"american-1@cells-c {fill(RAMP)}", (4, 4))

    assert exits(game) == {"ramp-08"}  # nearer are two landings and spaces above the tunnel


@pytest.mark.rule("osprey.ruling.8")
def test_without_a_free_space_in_the_area_nobody_is_released() -> None:
    game = thrown(f"american-1@cells-c {fill(RAMP + ' ramp-08 ramp-07 ramp-16 ramp-01 ramp-02')}", (4, 4))

    assert not offered(game, "american", "Release")
    for place in ("ramp-08", "ramp-09", "land-10", "door-ramp"):
        refused(game, "american", f"Release american-1 {place}", Refusal.WRONG_EXIT)
