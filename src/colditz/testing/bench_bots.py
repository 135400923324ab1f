"""How fast the bots play, how two processes help, and how much memory one needs: a part of `make bench`."""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from colditz import EDITIONS
from colditz.engine.build import engine_text
from colditz.players import LEVELS
from colditz.sim.cell import Cell
from colditz.sim.engines import make_engine
from colditz.sim.game import Playing, play_game
from colditz.sim.run import Plan, carry_out
from colditz.testing.speed import Speed, row_text

PLAYERS = 4
LONGER = 8  # how much longer than other measurements: processes take a second to start


def bot_speed(edition: str, level: str, seconds: float) -> Speed:
    """Decisions and games a second of processor time; a slow bot is stopped in the middle of its game."""
    cell = Cell(edition, PLAYERS, (level,) * PLAYERS)
    decisions = games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        playing = Playing(cell, 0, games, turns=False)
        while not playing.match.finished and time.process_time() - start < seconds:
            playing.step()
        decisions += playing.row.decisions
        games += playing.match.finished
        if not playing.match.finished:
            break
    spent = time.process_time() - start
    return Speed(f"{edition}, {PLAYERS} players, {level}", decisions / spent, games / spent)


def scaling(level: str, seconds: float) -> list[str]:
    """The same games by one process and by two, their start included, and the most memory that a worker took."""
    cell = Cell(next(iter(EDITIONS)), PLAYERS, (level,) * PLAYERS)
    pace = max(bot_speed(cell.edition, level, seconds).games, 1)
    plan = Plan((cell,), max(4, int(pace * seconds * LONGER)))
    alone, both = (carry_out(plan, *make_engine("local", jobs)).seconds for jobs in (1, 2))
    text = f"{level}, {plan.games} games: {alone:.1f} s by one process, {both:.1f} s by two ({alone / both:.2f} x)"
    return [text, memory(cell)]


def memory(cell: Cell) -> str:
    """The peak of a worker that plays some games."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return f"{cell.bots[0]}, peak memory of a worker: {pool.submit(_weigh, cell).result():.0f} MB"


def _weigh(cell: Cell) -> float:
    """Play two games and say how many megabytes that took at most."""
    for number in range(2):
        play_game(cell, 0, number)
    status = Path("/proc/self/status")
    if status.exists():  # what Linux says of this program alone; the other way counts its parent in
        return int(status.read_text().split("VmHWM:")[1].split()[0]) / 1024
    import resource  # noqa: PLC0415 - not on every system

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1024 * (1024 if sys.platform == "darwin" else 1))


def report(seconds: float) -> list[str]:
    """The lines on bots."""
    rows = [bot_speed(edition, level, seconds) for edition in EDITIONS for level in LEVELS]
    return [
        f"Bots, played as `colditz simulate` does ({engine_text()})",
        *map(row_text, rows),
        *scaling("random", seconds),
    ]


if __name__ == "__main__":
    print("\n".join(report(1.0)))
