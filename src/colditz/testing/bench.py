"""How fast the engine is, beside other engines: all take turns in one run, in processes of their own.

Figures of one run on one machine can be compared with each other and with nothing else, so ratios are what counts:
each is to the yardstick (Catanatron's four random players), measured just before it, and is told with its spread.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Final

import colditz
from colditz.testing.bench_others import YARDSTICK
from colditz.testing.bench_ours import GAMES, name_of
from colditz.testing.bench_worker import Worker

OURS: Final = "colditz.testing.bench_ours"
OTHERS: Final = "colditz.testing.bench_others"
TOLD: Final = {
    "drawing": "playout by drawing",
    "listing": "playout by listing",
    "checked": "choices() and play(), checked and logged",
    "planner": "planner, a decision and its move",
    "copy": "Match.copy()",
    "options": "options(), flat",
    "levels": "choices() with all moves",
}


@dataclass(slots=True)
class Series:
    """What was measured of one thing, round by round."""

    paces: list[float] = field(default_factory=list)  # units a second
    ratios: list[float] = field(default_factory=list)  # to the yardstick

    def add(self, pace: float, yardstick: float) -> None:
        """One more round."""
        self.paces.append(pace)
        if yardstick:
            self.ratios.append(pace / yardstick)

    @property
    def micros(self) -> float:
        """Microseconds of processor for one unit."""
        return 1e6 / median(self.paces)

    def ratio_text(self) -> str:
        """The ratio and its spread: the median, the lowest and the highest."""
        if not self.ratios:
            return "not measured"
        low, high = min(self.ratios), max(self.ratios)
        return f"{median(self.ratios):.3g} ({low:.3g} to {high:.3g})"


@dataclass(slots=True)
class Bench:
    """Everything that one run measured."""

    tables: Sequence[tuple[str, int]]  # edition and players
    engines: dict[str, dict[str, Series]]  # by how it was built, then by what was measured
    others: dict[str, Series]


def measure(
    tables: Sequence[tuple[str, int]], engines: Sequence[str], others: str, seconds: float, rounds: int
) -> Bench:
    """Let all engines take turns: `engines` and `others` are Pythons, each with what it can measure installed."""
    ours = [Worker(python, OURS) for python in engines]
    # another environment has other engines, but not the small module of ours that drives them
    rivals = Worker(others, OTHERS, None if others == sys.executable else str(Path(colditz.__file__).parents[1]))
    found = Bench(tables, {worker.about: {} for worker in ours}, {})
    for _ in range(rounds):
        yardstick = _yardstick(rivals, seconds)
        for name in rivals.names:
            found.others.setdefault(name, Series()).add(rivals.pace(name, seconds), yardstick)
        for edition, players in tables:
            yardstick = _yardstick(rivals, seconds)
            for name in [name_of(edition, players, what) for what in TOLD]:
                for worker in ours:
                    series = found.engines[worker.about].setdefault(name, Series())
                    series.add(worker.pace(name, seconds), yardstick)
    for worker in (*ours, rivals):
        worker.close()
    return found


def _yardstick(rivals: Worker, seconds: float) -> float:
    return rivals.pace(YARDSTICK, seconds) if YARDSTICK in rivals.names else 0.0


# --- as text


def report(found: Bench) -> str:
    """Line by line, for the terminal."""
    lines = [f"Python {platform.python_version()}; ratios are to {YARDSTICK}, with their lowest and highest", ""]
    lines += [_line(name, series, decisions=True) for name, series in found.others.items()]
    for engine, measured in found.engines.items():
        lines += ["", f"Colditz engine ({engine})"]
        for name, series in measured.items():
            edition, players, what = name.split()
            lines.append(_line(f"{edition}, {players} players, {TOLD[what]}", series, decisions=what in GAMES))
    if YARDSTICK not in found.others:
        lines += ["", "Catanatron is not installed: `make bench` installs it for the comparison."]
    return "\n".join(lines)


def _line(name: str, series: Series, *, decisions: bool) -> str:
    pace = f"{median(series.paces):>11,.0f} /s" if decisions else f"{series.micros:>11,.1f} µs"
    ratio = f"  {series.ratio_text()} x" if decisions and series.ratios else ""
    return f"{name:<62} {pace}{ratio}"


def page(found: Bench) -> str:
    """The same as tables in Markdown, for the documents."""
    lines = [f"Python {platform.python_version()} on {sys.platform}; ratios to {YARDSTICK} (lowest to highest).", ""]
    lines += ["| decisions a second | ratio |", "|---|---|"]
    lines += [f"| {name} | {series.ratio_text()} |" for name, series in found.others.items()]
    for engine, measured in found.engines.items():
        lines += ["", f"**{engine}**", ""]
        lines += [
            "| edition, players | drawing | listing | choices + play | planner, ms | copy, µs | options / levels |"
        ]
        lines += ["|---|---|---|---|---|---|---|"]
        lines += [_row(measured, edition, players) for edition, players in found.tables]
    return "\n".join(lines) + "\n"


def _row(measured: dict[str, Series], edition: str, players: int) -> str:
    def of(what: str) -> Series:
        return measured[name_of(edition, players, what)]

    cells = [of(drive).ratio_text() for drive in ("drawing", "listing", "checked")]
    cells += [f"{of('planner').micros / 1000:.2f}", f"{of('copy').micros:.1f}"]
    cells.append(f"{of('options').micros / of('levels').micros:.2f}")
    return f"| {edition}, {players} | {' | '.join(cells)} |"
