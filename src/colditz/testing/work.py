"""How much work fixed games take, counted and not timed: the same on a slow, a fast and a busy machine.

Counted are the calls of our functions and the lines of them that are run, for each decision; every circle that a search
looks at runs its lines. `tests/work.json` keeps the figures, a test fails where one rises by more than a tenth, and
`make work` writes them anew. Only plain Python can be counted.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final, TypeVar

import colditz
from colditz.editions.registry import EDITIONS
from colditz.editions.start import new_game
from colditz.testing.driving import DRIVES

T = TypeVar("T")
Trace = Callable[[FrameType, str, Any], Any]
Figures = dict[str, float]
ROOM: Final = 1.10
GAMES: Final = {"drawing": (4, 250), "listing": (4, 150), "checked": (4, 100), "planner": (2, 50)}  # games, decisions
OURS: Final = str(Path(colditz.__file__).parent)
# Newer Pythons run these inside of the function around them, which is no less work.
INLINED: Final = ("<listcomp>", "<setcomp>", "<dictcomp>")


class Counter:
    """Counts what runs in our own files."""

    def __init__(self) -> None:
        self.calls = self.lines = 0
        self._ours: dict[CodeType, bool] = {}

    def count(self, play: Callable[..., T], *given: Any) -> T:  # noqa: ANN401 - passed on
        """Let something run and count along; whoever was tracing before goes on afterwards."""
        before = sys.gettrace()
        sys.settrace(self._enter)
        try:
            return play(*given)
        finally:
            sys.settrace(before)

    def _enter(self, frame: FrameType, _event: str, _given: Any) -> Trace | None:  # noqa: ANN401 - as Python has it
        code = frame.f_code
        ours = self._ours.get(code)
        if ours is None:
            ours = self._ours[code] = code.co_filename.startswith(OURS)
        if not ours:
            return None
        self.calls += code.co_name not in INLINED
        return self._line

    def _line(self, _frame: FrameType, event: str, _given: Any) -> Trace:  # noqa: ANN401 - as Python has it
        self.lines += event == "line"
        return self._line


def figures(edition: str) -> Figures:
    """Calls and lines a decision, for every way to drive a game."""
    found: Figures = {}
    for drive in DRIVES:
        games, limit = GAMES[drive]
        seeds = range(1, games + 1)
        for seed in seeds:
            _played(edition, drive, seed, limit)  # fills the tables of board and rulebook that these games need
        counter = Counter()
        decisions = sum([counter.count(_played, edition, drive, seed, limit) for seed in seeds])
        found[f"{drive}: calls"] = round(counter.calls / decisions, 1)
        found[f"{drive}: lines"] = round(counter.lines / decisions, 1)
    return found


def _played(edition: str, drive: str, seed: int, limit: int) -> int:
    return DRIVES[drive](new_game(edition, 4, seed), seed, limit)


def risen(kept: Figures, now: Figures) -> list[str]:
    """What takes more than a tenth more work than was kept, in words."""
    return [
        f"{name} a decision: {now[name]} instead of {kept[name]}, {now[name] / kept[name] - 1:+.0%}"
        for name in now
        if name in kept and now[name] > ROOM * kept[name]
    ]


def main(file: Path) -> None:
    """Write the figures of all editions."""
    found = {edition: figures(edition) for edition in EDITIONS}
    file.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
