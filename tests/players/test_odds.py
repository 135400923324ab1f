"""The odds of the dice, against counting every throw by hand."""

from __future__ import annotations

from functools import cache
from itertools import pairwise, product

import pytest

from colditz.players.odds import AT_LEAST, DEEPEST, IN_TWO_TURNS, MEAN, MOST, RUN, TOTALS, dash

FACES = list(product(range(1, 7), repeat=2))


@cache
def chance_of_at_least(points: int, doubles: int) -> float:
    """The chance that a throw, thrown again after a double so many times, brings so many points or more."""
    good = 0.0
    for first, second in FACES:
        left = points - first - second
        if left <= 0:
            good += 1
        elif first == second and doubles:
            good += chance_of_at_least(left, doubles - 1)
    return good / len(FACES)


@pytest.mark.parametrize("points", range(MOST))
def test_the_chance_of_so_many_points_is_what_counting_gives(points: int) -> None:
    assert AT_LEAST[points] == pytest.approx(chance_of_at_least(points, DEEPEST))


@pytest.mark.parametrize("points", [0, 3, 12, 20, 30])
def test_two_turns_are_two_throws_one_after_the_other(points: int) -> None:
    both = sum(
        one * other
        for (first, one), (second, other) in product(enumerate(TOTALS), repeat=2)
        if first + second >= points
    )

    assert IN_TWO_TURNS[points] == pytest.approx(both)


def test_all_totals_together_are_certain() -> None:
    assert sum(TOTALS) == pytest.approx(1.0)
    assert TOTALS[0] == TOTALS[1] == 0.0


def test_two_and_three_points_are_thrown_as_often_as_two_dice_say() -> None:
    assert TOTALS[2] == 0.0, "two ones are a double: there is always more"
    assert TOTALS[3] == pytest.approx(2 / 36)


def test_the_mean_is_seven_and_a_bit_for_the_doubles() -> None:
    again = 7.0
    for _ in range(DEEPEST):
        again = 7.0 + again / 6
    assert pytest.approx(again, abs=1e-3) == MEAN


@pytest.mark.parametrize(("distance", "throws"), [(0, 0), (3, 1), (12, 1), (15, 2), (24, 3), (40, 3)])
def test_a_dash_is_what_counting_gives(distance: int, throws: int) -> None:
    def counted(left: int, times: int) -> float:
        if left <= 0 or not times:
            return float(left <= 0)
        return sum(chance * counted(left - total, times - 1) for total, chance in enumerate(TOTALS) if chance)

    assert dash(distance, throws) == pytest.approx(counted(distance, throws))


def test_a_dash_without_throws_goes_nowhere() -> None:
    assert dash(1, 0) == 0.0


def test_a_run_is_the_less_likely_to_succeed_the_longer_it_is() -> None:
    assert RUN[0] == 1.0
    assert all(0.0 <= further <= nearer for nearer, further in pairwise(RUN[3:]))
