"""Ratings from games won: Bradley-Terry with a rating for each role, fitted by Newton's method.

A bot has two ratings, as Security Officer and as Escape Officers. The chance that one bot keeps the castle against
another is the logistic function of the first one's rating as Security less the second one's rating as officers. A weak
prior keeps the rating of whoever won (or lost) everything finite; intervals come from the curvature at the best fit.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from colditz.sim.summary import SURE

ELO: Final = 400 / math.log(10)  # points of a unit of log-odds: 400 points are odds of ten to one
PRIOR: Final = 1000 / ELO  # the prior's standard deviation, a thousand points about the mean
MIDDLE: Final = 1500.0  # where the anchor's two ratings have their mean
SIDES: Final = ("security", "escape")
STEPS: Final = 100
CLOSE: Final = 1e-9


class Score(NamedTuple):
    """How often Security won the games of a pairing."""

    won: int
    games: int


Scores = Mapping[tuple[str, str], Score]  # by the bot of Security and that of the officers
Player = tuple[str, str]  # side and bot


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating in one role, with the interval that holds the true one in 95 of 100 cases."""

    side: str
    bot: str
    points: float
    low: float
    high: float
    games: int

    def plain(self) -> dict[str, object]:
        """As JSON-able data."""
        points = {name: round(getattr(self, name), 1) for name in ("points", "low", "high")}
        return {"side": self.side, "bot": self.bot, **points, "games": self.games}


def rate(scores: Scores, anchor: str) -> list[Rating]:
    """The rating of every bot in every role that it played, the best of each role first."""
    players = sorted({(side, bot) for pair in scores for side, bot in zip(SIDES, pair, strict=True)})
    fit = Fit(players, scores)
    fixed = [number for number, (_, bot) in enumerate(players) if bot == anchor] or list(range(len(players)))
    found = [_rating(fit, number, fixed) for number in range(len(players))]
    return sorted(found, key=lambda each: (SIDES.index(each.side), -each.points, each.bot))


def _rating(fit: Fit, number: int, fixed: Sequence[int]) -> Rating:
    """A rating told from the anchor, so that only what lies between the two is uncertain."""
    weights = [-1 / len(fixed) * (other in fixed) + (other == number) for other in range(len(fit.players))]
    points = MIDDLE + ELO * sum(weight * value for weight, value in zip(weights, fit.values, strict=True))
    half = ELO * SURE * math.sqrt(max(fit.variance(weights), 0.0))
    side, bot = fit.players[number]
    games = sum(score.games for pair, score in fit.scores.items() if pair[SIDES.index(side)] == bot)
    return Rating(side, bot, points, points - half, points + half, games)


class Fit:
    """The likeliest ratings for some scores, in units of log-odds, and how sure they are."""

    def __init__(self, players: Sequence[Player], scores: Scores) -> None:
        self.players, self.scores = list(players), scores
        numbers = {player: number for number, player in enumerate(players)}
        self._pairs = [
            (numbers["security", first], numbers["escape", second], score) for (first, second), score in scores.items()
        ]
        self.values = [0.0] * len(players)
        self.covariance: list[list[float]] = []
        self._climb()

    def _climb(self) -> None:
        """Newton's method: the prior makes the problem strictly concave, and short steps keep it from leaping."""
        for _ in range(STEPS):
            slope, curve = self._slope_and_curve()
            self.covariance = inverse(curve)
            step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in self.covariance]
            largest = max(map(abs, step), default=0.0)
            shrink = min(1.0, 1.0 / largest) if largest else 1.0
            self.values = [value + shrink * each for value, each in zip(self.values, step, strict=True)]
            if largest < CLOSE:
                return

    def _slope_and_curve(self) -> tuple[list[float], list[list[float]]]:
        """The gradient of the log-posterior, and its Hessian with the sign turned."""
        size, tight = len(self.players), 1 / PRIOR**2
        slope = [-tight * value for value in self.values]
        curve = [[tight * (row == column) for column in range(size)] for row in range(size)]
        for first, second, score in self._pairs:
            chance = 1 / (1 + math.exp(self.values[second] - self.values[first]))
            surplus, weight = score.won - score.games * chance, score.games * chance * (1 - chance)
            slope[first] += surplus
            slope[second] -= surplus
            for row, column, sign in ((first, first, 1), (second, second, 1), (first, second, -1), (second, first, -1)):
                curve[row][column] += sign * weight
        return slope, curve

    def variance(self, weights: Sequence[float]) -> float:
        """Of a weighted sum of ratings."""
        rows = [sum(a * b for a, b in zip(row, weights, strict=True)) for row in self.covariance]
        return sum(a * b for a, b in zip(rows, weights, strict=True))


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix, by elimination; no pivot can vanish."""
    size = len(matrix)
    rows = [[*row, *(float(column == number) for column in range(size))] for number, row in enumerate(matrix)]
    for number in range(size):
        pivot = rows[number][number]
        rows[number] = [value / pivot for value in rows[number]]
        for other in range(size):
            factor = rows[other][number]
            if other != number and factor:
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[number], strict=True)]
    return [row[size:] for row in rows]


def sign_test(only_first: int, only_second: int) -> float:
    """How likely so uneven a split of the games that only one of two won would be, were both equally good."""
    total = only_first + only_second
    tail = sum(math.comb(total, number) for number in range(min(only_first, only_second) + 1))
    return min(1.0, 2 * tail / float(2**total))
