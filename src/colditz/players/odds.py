"""What two dice are likely to bring, doubles thrown again included."""

from __future__ import annotations

from functools import cache
from math import exp, log
from typing import Final

MOST: Final = 64  # totals beyond this are as good as never thrown
DEEPEST: Final = 4  # doubles in a row that are reckoned with


def _turn_totals(depth: int) -> list[float]:
    """The chance of each total of one throw and of those that its doubles add."""
    again = _turn_totals(depth - 1) if depth else []
    totals = [0.0] * MOST
    for first in range(1, 7):
        for second in range(1, 7):
            thrown = first + second
            if first != second or not again:
                totals[thrown] += 1 / 36
                continue
            for more, chance in enumerate(again):
                totals[min(thrown + more, MOST - 1)] += chance / 36
    return totals


TOTALS: Final = tuple(_turn_totals(DEEPEST))
# By points: the chance that a turn brings so many or more.
AT_LEAST: Final = tuple(min(sum(TOTALS[points:], 0.0), 1.0) for points in range(MOST)) + (0.0,) * 192
# By points: the chance that two turns together bring so many or more.
IN_TWO_TURNS: Final = tuple(
    sum((chance * AT_LEAST[max(points - total, 0)] for total, chance in enumerate(TOTALS)), 0.0)
    for points in range(len(AT_LEAST))
)
# By points: the chance that one throw brings so many, where doubles add nothing to them.
ONE_THROW: Final = tuple(
    sum(first + second >= points for first in range(1, 7) for second in range(1, 7)) / 36 for points in range(256)
)
# By points: the chance that the larger of two dice brings so many, where only one of them counts.
ONE_DIE: Final = tuple(max(1 - (max(points - 1, 0) / 6) ** 2, 0.0) if points <= 6 else 0.0 for points in range(256))
MEAN: Final = sum((total * chance for total, chance in enumerate(TOTALS)), 0.0)


@cache
def dash(distance: int, throws: int) -> float:
    """The chance that so many throws, each double with one more, add up to a distance."""
    if distance <= 0:
        return 1.0
    if not throws:
        return 0.0
    return sum((chance * dash(distance - total, throws - 1) for total, chance in enumerate(TOTALS) if chance), 0.0)


def _runs(caught: float) -> tuple[float, ...]:
    """By steps to go: the chance to arrive when every turn that ends on the way may be the last."""
    odds = [1.0]
    for steps in range(1, 256):
        onward = sum((TOTALS[total] * odds[steps - total] for total in range(2, min(steps, MOST))), 0.0)
        odds.append(AT_LEAST[steps] + (1 - caught) * onward)
    return tuple(odds)


RUN: Final = _runs(0.35)
# By tenths: the same where that is the danger of every turn, because whoever follows keeps his distance.
RUNS: Final = tuple(_runs(tenths / 10) for tenths in range(1, 7))

# Runs get through more often than `RUN` reckons, because guards have more to do than to chase one man: the logarithm of
# the odds is so much greater. Fitted on 1,151 runs of planners in all editions (seed 77).
START: Final = 0.77
SLOPE: Final = 0.79


def borne_out(chance: float) -> float:
    """How often runs get through that are reckoned to have such a chance."""
    if not 0 < chance < 1:
        return chance
    return 1 / (1 + exp(-START - SLOPE * log(chance / (1 - chance))))
