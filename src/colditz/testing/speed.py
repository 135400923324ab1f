"""A speed and how it is written: figures of one run on one machine, as ratios to others of the same run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Speed:
    """One line of the report."""

    name: str
    decisions: float  # a second
    games: float  # a second; 0 if none was finished


def row_text(row: Speed, others: Sequence[Speed]) -> str:
    """A line, with the ratio of its decisions to those of each other engine."""
    ratios = " ".join(f"{row.decisions / other.decisions:8.3f} x" for other in others)
    games = f"{row.games:>8.2f} games/s" if row.games else f"{'none finished':>16}"
    return f"{row.name:<45} {row.decisions:>10,.0f} decisions/s {games} {ratios}".rstrip()
