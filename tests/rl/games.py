"""The games that the environments are tried in: every edition, with every number of players that it takes."""

from __future__ import annotations

from colditz import EDITIONS

GAMES = [(name, players) for name, edition in EDITIONS.items() for players in edition.params.pows]


def short(edition: str, rounds: int) -> int:
    """So many rounds, or as few as the edition allows."""
    return max(rounds, EDITIONS[edition].least_rounds)
