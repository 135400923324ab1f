"""Rows put together by edition, number of players and bots, which is how people compare them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from colditz.model.words import sentence
from colditz.sim.record import GameRow
from colditz.sim.summary import mean
from colditz.sim.telling import bots_of


class Group(NamedTuple):
    """The games of one edition with so many players and these bots."""

    edition: str
    players: int
    bots: tuple[str, ...]
    rows: list[GameRow]

    def mean(self, value: Callable[[GameRow], float]) -> float:
        """The mean of something over its games."""
        return mean([value(row) for row in self.rows])


def groups_of(rows: Sequence[GameRow]) -> list[Group]:
    """All groups in the order in which they were played."""
    found: dict[tuple[str, int, tuple[str, ...]], list[GameRow]] = {}
    for row in rows:
        found.setdefault((row.edition, row.players, tuple(row.bots)), []).append(row)
    return [Group(*key, games) for key, games in found.items()]


def editions_of(rows: Sequence[GameRow]) -> list[str]:
    """The editions that were played."""
    return list(dict.fromkeys(row.edition for row in rows))


def name_of(group: Group, groups: Sequence[Group], language: str) -> str:
    """As short as it can be told from the others: the bots only where they differ."""
    names = {"edition": group.edition, "players": str(group.players)}
    short = sentence("sim-group", language, names)
    same = len({bots_of(each.bots) for each in groups}) == 1
    return short if same else f"{short}, {bots_of(group.bots)}"
