"""Best answers: for every bot, in either role, who won most against it: a lower bound of how far it can be exploited.

Who is named best had the most luck too: so his interval is made for as many answers as were tried, all at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from statistics import NormalDist
from typing import Final

from colditz.sim.ratings import SIDES, Score, Scores
from colditz.sim.summary import Rate, wilson

UNSURE: Final = 0.05  # how often a bound may be wrong


@dataclass(frozen=True, slots=True)
class Answer:
    """The bot that won most games against another one, which played one role."""

    side: str  # of whoever is answered
    bot: str
    by: str
    won: int
    games: int
    tried: int  # answers, of which this is the best
    equals: int = 0  # others that did as well

    @property
    def rate(self) -> Rate:
        """The share of games that it won, with an interval that holds for all that were tried."""
        return wilson(self.won, self.games, NormalDist().inv_cdf(1 - UNSURE / self.tried / 2))

    def plain(self) -> dict[str, object]:
        """As JSON-able data."""
        names = ("side", "bot", "by", "won", "games", "tried", "equals")
        return {**{name: getattr(self, name) for name in names}, **self.rate.plain()}


def best_answers(scores: Scores) -> list[Answer]:
    """One for every bot in every role that it played, whoever is hardest to exploit first."""
    found = [_best(side, bot, list(_tried(scores, side, bot))) for side, bot in _players(scores)]
    return sorted(found, key=lambda each: (SIDES.index(each.side), each.rate.low, each.rate.rate, each.bot))


def _players(scores: Scores) -> list[tuple[str, str]]:
    return sorted({(side, bot) for pair in scores for side, bot in zip(SIDES, pair, strict=True)})


def _tried(scores: Scores, side: str, bot: str) -> Iterator[tuple[str, Score]]:
    """Everybody who answered, with the games that he won."""
    mine = SIDES.index(side)
    for pair, score in scores.items():
        if pair[mine] == bot and score.games:
            yield pair[1 - mine], Score(score.won if mine else score.games - score.won, score.games)


def _best(side: str, bot: str, tried: list[tuple[str, Score]]) -> Answer:
    """Whose lower bound is highest: the best of few games is hardly known."""
    all_tried = [Answer(side, bot, by, score.won, score.games, len(tried)) for by, score in sorted(tried)]
    best = max(all_tried, key=lambda each: (each.rate.low, each.rate.rate))
    equals = sum((each.won, each.games) == (best.won, best.games) for each in all_tried) - 1
    return replace(best, equals=equals)
