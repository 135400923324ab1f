"""What everybody knows of an edition's laws, found by asking them."""

from __future__ import annotations

import pytest

from colditz.editions.facts import (
    announced_in,
    closed_to_men,
    entrances_shut,
    finds_come_before_the_throw,
    guards_keep_inside,
    home_steps,
    is_ever_announced_after_the_throw,
    liable_inside,
    one_die_counts,
    points_lapse,
    raids_are_thrown_for,
    steps_to_arrest,
    ways_are_cleared,
)
from colditz.editions.registry import EDITIONS
from colditz.model.builder import load_board


@pytest.mark.parametrize(("edition", "steps"), [("classic", 1), ("osprey", 1), ("devir", 0), ("v3", 0)])
def test_a_guard_steps_onto_the_mans_circle_or_arrests_from_beside(edition: str, steps: int) -> None:
    assert steps_to_arrest(edition) == steps


BOARDS = {"classic": None, "osprey": "osprey", "v3": "v3", "v3 with the aeroplane": "v3+aeroplane"}


@pytest.mark.parametrize(("board", "closed"), [*zip(BOARDS, (0, 1, 7, 7), strict=True)])
def test_guard_posts_beyond_the_courtyard_and_the_staff_car_may_be_closed_to_men(board: str, closed: int) -> None:
    assert len(closed_to_men(load_board(BOARDS[board]))) == closed


@pytest.mark.parametrize(("board", "inside"), [*zip(BOARDS, (False, False, True, True), strict=True)])
def test_guards_leave_the_castle_on_their_own_or_only_after_a_man(board: str, inside: bool) -> None:
    assert guards_keep_inside(load_board(BOARDS[board])) is inside


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_is_arrested_in_the_courtyard_whose_officer_has_nothing(edition: str) -> None:
    assert not liable_inside(edition, 0, 0, 0)


@pytest.mark.parametrize(
    ("edition", "thefts", "cards", "kits", "liable"),
    [
        ("classic", 0, 1, 0, True),
        ("osprey", 0, 1, 0, True),
        ("devir", 0, 1, 0, True),
        ("classic", 0, 0, 1, False),
        ("v3", 2, 1, 0, False),
        ("v3", 3, 1, 0, True),
        ("v3", 3, 0, 0, False),
        ("v3", 0, 0, 1, True),
    ],
)
def test_what_makes_men_in_the_courtyard_liable(
    edition: str,
    thefts: int,
    cards: int,
    kits: int,
    liable: bool,
) -> None:
    assert liable_inside(edition, thefts, cards, kits) is liable


def test_attempts_are_announced_before_the_throw_by_day_and_after_it_by_night() -> None:
    assert {part: announced_in("v3", part) for part in EDITIONS["v3"].parts} == {
        "day": "BeforeThrow",
        "meeting": "",
        "night": "Movement",
    }
    assert announced_in("classic", "always") == ""


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_one_edition_has_phases_raids_and_a_walk_home_of_its_own(edition: str) -> None:
    own = edition == "v3"
    assert is_ever_announced_after_the_throw(edition) is own
    assert finds_come_before_the_throw(edition) is own
    assert points_lapse(edition) is own
    assert entrances_shut(edition) is own
    assert ways_are_cleared(edition) is own
    assert raids_are_thrown_for(edition) is own
    assert home_steps(edition) == (2 if own else 0)


def test_one_die_counts_by_night() -> None:
    assert [one_die_counts("v3", part) for part in ("day", "night")] == [False, True]
