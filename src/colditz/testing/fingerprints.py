"""What games come to that are played from fixed seeds, in one line each: `make compiled` holds the two engines to it.

Plain Python and the compiled engine must print the same: `python -m colditz.testing.fingerprints`.
"""

from __future__ import annotations

import hashlib
from typing import Final

from colditz.editions.registry import EDITIONS
from colditz.editions.start import new_game
from colditz.testing.driving import DRIVES

SEEDS: Final = (1, 2, 3)
DECISIONS: Final = {"drawing": 2000, "listing": 1000, "checked": 600, "planner": 250}


def fingerprint(edition: str, players: int, drive: str, seed: int) -> str:
    """One game: how many decisions it took, and a hash of where it stands then and of its log."""
    match = new_game(edition, players, seed)
    decisions = DRIVES[drive](match, seed, DECISIONS[drive])
    told = f"{match.position()}\n{match.log()}"
    digest = hashlib.sha256(told.encode()).hexdigest()[:16]
    return f"{edition} {players} {drive} {seed}: {decisions} decisions, {digest}"


def lines() -> list[str]:
    """All of them."""
    return [
        fingerprint(edition, players, drive, seed)
        for edition, law in EDITIONS.items()
        for players in sorted({min(law.params.pows), 4, max(law.params.pows)})
        for drive in DRIVES
        for seed in SEEDS
    ]


if __name__ == "__main__":
    print("\n".join(lines()))
