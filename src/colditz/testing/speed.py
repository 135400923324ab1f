"""A speed and how it is written."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Speed:
    """One line of the report."""

    name: str
    decisions: float  # a second
    games: float  # a second; 0 if none was finished


def row_text(row: Speed) -> str:
    """A line of a report."""
    games = f"{row.games:>8.2f} games/s" if row.games else f"{'none finished':>16}"
    return f"{row.name:<45} {row.decisions:>10,.0f} decisions/s {games}"
