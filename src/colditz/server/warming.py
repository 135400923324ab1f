"""What a server works out before it says that it is ready, so that whoever comes first does not wait for it."""

from __future__ import annotations

from colditz.editions.registry import EDITIONS
from colditz.editions.start import new_game
from colditz.server.snapshots import rules_fingerprint


def warm_up() -> None:
    """Lay out the rules of every edition, which games share, and work out what snapshots are checked against."""
    rules_fingerprint()
    for edition in EDITIONS:
        new_game(edition, seed=0)
