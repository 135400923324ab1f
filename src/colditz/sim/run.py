"""A run: all games of its cells, played by an engine, with what is done kept when somebody interrupts it."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from colditz.sim.cell import BadRun, Cell
from colditz.sim.game import BadGame, play_game
from colditz.sim.record import Played
from colditz.sim.stop import Stop
from colditz.sim.work import Chunk, Engine, Way, chunks_of

Key = tuple[str, int, tuple[str, ...], int]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played."""

    cells: tuple[Cell, ...]
    games: int  # of every cell
    seed: int = 0
    turns: bool = False
    command: str = ""  # what reproduces it

    def __post_init__(self) -> None:
        if self.games < 1:
            raise BadRun(f"at least 1 game is needed, not {self.games}")

    def chunks(self, size: int, done: Mapping[Key, Played], way: Way = play_game) -> list[Chunk]:
        """All games that are not done yet."""
        found: list[Chunk] = []
        for cell in self.cells:
            missing = [number for number in range(self.games) if (*cell.key(), number) not in done]
            found += chunks_of(cell, self.seed, missing, size, turns=self.turns, way=way)
        return found


@dataclass(slots=True)
class Run:
    """What was played, in the order of cells and numbers."""

    plan: Plan
    played: dict[Key, Played] = field(default_factory=dict)
    seconds: float = 0.0
    new_games: int = 0
    new_decisions: int = 0
    interrupted: bool = False
    fault: str = ""  # what stopped it, if anything did

    def take(self, batch: Sequence[Played], seconds: float) -> None:
        """Some games came in."""
        self.played.update({each.game.key(): each for each in batch})
        self.new_games += len(batch)
        self.new_decisions += sum(each.game.decisions for each in batch)
        self.seconds = seconds

    def in_order(self) -> list[Played]:
        """All games, however they came in."""
        cells = {cell.key(): place for place, cell in enumerate(self.plan.cells)}
        return [self.played[key] for key in sorted(self.played, key=lambda key: (cells[key[:3]], key[3]))]


def carry_out(
    plan: Plan,
    engine: Engine,
    chunk: int,
    done: Sequence[Played] = (),
    news: Callable[[Run], None] = lambda _run: None,
) -> Run:
    """Play what is missing; `news` hears of every batch that comes in."""
    run = Run(plan, {each.game.key(): each for each in done})
    start = time.perf_counter()
    with Stop() as stop:
        try:
            for batch in engine.play(plan.chunks(chunk, run.played), stop):
                run.take(batch, time.perf_counter() - start)
                news(run)
        except BadGame as error:
            run.fault = str(error)
    run.interrupted = bool(stop.asked)
    run.seconds = time.perf_counter() - start
    return run
