"""How long the board takes to load: `python -m tests.board.load_time`."""

from __future__ import annotations

import time

from colditz.model.builder import load_board
from colditz.survey import BOARDS


def milliseconds(variant: str | None, repeats: int = 30) -> float:
    """The shortest of several loads, read from the files each time."""
    best = float("inf")
    for _ in range(repeats):
        start = time.perf_counter()
        load_board.__wrapped__(variant)
        best = min(best, time.perf_counter() - start)
    return best * 1000


if __name__ == "__main__":
    for edition, (variant, _) in BOARDS.items():
        print(f"{edition:<13} {milliseconds(variant):5.1f} ms")
