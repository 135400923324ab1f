"""How a game ended, as it is kept."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from colditz.engine.play import Match
from colditz.store.store import SeatRecord


def result_of(match: Match, seats: Iterable[SeatRecord]) -> dict[str, Any]:
    """How a game ended, as it is kept."""
    outcome = match.outcome
    return {
        "winners": list(match.winners),
        "side": "security" if match.winners == ("security",) else "escape" if match.winners else "nobody",
        "ending": outcome.ending.value if outcome else "",
        "rounds": match.view("spectator", listed=False).table.round,
        "entries": match.question,
        "seats": [{"seat": seat.seat, "kind": seat.kind, "level": seat.level} for seat in seats],
    }
