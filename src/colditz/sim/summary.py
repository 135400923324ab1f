"""What a run says in figures: counts, rates and how sure they are."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from colditz.sim.cell import Cell
from colditz.sim.record import GameRow
from colditz.sim.run import Run

SURE = 1.959964  # standard deviations of a 95 % interval


class Rate(NamedTuple):
    """A share of games, and the Wilson interval that holds the true one in 95 of 100 such runs."""

    rate: float
    low: float
    high: float

    def plain(self) -> dict[str, float]:
        """As JSON-able data."""
        return {"rate": round(self.rate, 4), "low": round(self.low, 4), "high": round(self.high, 4)}


def wilson(wins: int, games: int, sure: float = SURE) -> Rate:
    """The Wilson score interval of a number of wins in a number of games, so many standard deviations wide."""
    if not games:
        return Rate(0.0, 0.0, 1.0)
    share, square = wins / games, sure * sure
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = sure / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Rate(share, 0.0 if wins == 0 else low, 1.0 if wins == games else high)


def mean(numbers: Sequence[float]) -> float:
    """The mean; nothing of nothing."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def seat_names(rows: Sequence[GameRow], seats: Sequence[str]) -> list[str]:
    """The seats that were played, in their order."""
    most = max((row.players for row in rows), default=0)
    return list(seats[:most])


def figures(rows: Sequence[GameRow], seats: Sequence[str]) -> dict[str, object]:
    """The figures of some games."""
    names = seat_names(rows, seats)
    wins = {seat: sum(seat in row.winners for row in rows) for seat in names}
    sides = {side: sum(row.winner == side for row in rows) for side in ("security", "escape")}
    return {
        "games": len(rows),
        "decisions": sum(row.decisions for row in rows),
        "wins": wins,
        "win_rates": {
            seat: wilson(won, _seated(rows, place)).plain() for place, (seat, won) in enumerate(wins.items())
        },
        "sides": {side: {"wins": won, **wilson(won, len(rows)).plain()} for side, won in sides.items()},
        "escapes": sum(sum(row.escapes) for row in rows),
        "escapes_by_seat": by_seat(rows, names, "escapes"),
        "routes": dict(Counter(man.route for row in rows for man in row.escaped).most_common()),
        "mean_rounds": round(mean([row.rounds for row in rows]), 3),
        "mean_first_escape": round(mean([row.first_escape for row in rows if row.first_escape]), 3),
        "mean_decisions": round(mean([row.decisions for row in rows]), 1),
        "endings": dict(Counter(row.ending for row in rows).most_common()),
        "arrests": sum(sum(row.arrests) for row in rows),
        "arrests_by_seat": by_seat(rows, names, "arrests"),
        "parts": by_part(rows),
        "deaths": sum(sum(row.deaths) for row in rows),
        "kits": sum(sum(row.kits) for row in rows),
        "equipment": sum(sum(row.equipment) for row in rows),
        "trades": sum(sum(row.trades) for row in rows) // 2,
        "appels": sum(row.appels for row in rows),
        "shots": sum(row.shots for row in rows),
        "milliseconds": thinking(rows),
    }


def _seated(rows: Sequence[GameRow], seat: int) -> int:
    return sum(row.players > seat for row in rows)


def by_seat(rows: Sequence[GameRow], seats: Sequence[str], column: str) -> dict[str, int]:
    """A count of the rows, seat by seat."""
    return {
        seat: sum(getattr(row, column)[place] for row in rows if place < row.players)
        for place, seat in enumerate(seats)
    }


def by_part(rows: Sequence[GameRow]) -> dict[str, dict[str, int]]:
    """By part of the day: attempts announced, escapes and arrests."""
    columns = ("announced", "escaped_in", "arrested_in")
    totals = {column: sum((Counter(getattr(row, column)) for row in rows), Counter()) for column in columns}
    parts = list(dict.fromkeys(part for total in totals.values() for part in sorted(total)))
    return {part: {column: totals[column][part] for column in columns} for part in parts}


def thinking(rows: Sequence[GameRow]) -> dict[str, dict[str, float]]:
    """By bot, milliseconds: the mean of the time it took a game and a seat, and the longest decision of all."""
    spent: dict[str, list[float]] = {}
    slowest: dict[str, float] = {}
    for row in rows:
        for bot, seconds, longest in zip(row.bots, row.thinking, row.slowest, strict=True):
            spent.setdefault(bot, []).append(seconds)
            slowest[bot] = max(slowest.get(bot, 0.0), longest)
    return {
        bot: {"a_game": round(mean(times) * 1000, 2), "slowest": round(slowest[bot] * 1000, 2)}
        for bot, times in spent.items()
    }


def summary(run: Run, seats: Sequence[str]) -> dict[str, object]:
    """The object that `colditz simulate --json` prints."""
    rows = [each.game for each in run.in_order()]
    seconds = max(run.seconds, 1e-9)
    return {
        **figures(rows, seats),
        "seconds": round(run.seconds, 3),
        "new_games": run.new_games,
        "games_per_second": round(run.new_games / seconds, 2),
        "decisions_per_second": round(run.new_decisions / seconds),
        "interrupted": run.interrupted,
        "seed": run.plan.seed,
        "cells": [{"setup": cell.plain(), **figures(rows_of(rows, cell), seats)} for cell in run.plan.cells],
    }


def rows_of(rows: Sequence[GameRow], cell: Cell) -> list[GameRow]:
    """The games of a cell."""
    return [row for row in rows if row.key()[:3] == cell.key()]
