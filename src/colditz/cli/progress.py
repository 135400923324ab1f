"""A run with a progress bar, where somebody is watching."""

from __future__ import annotations

import sys
from contextlib import ExitStack

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from colditz.sim.engines import make_engine
from colditz.sim.keep import Keeper
from colditz.sim.run import Plan, Run, carry_out


def carry_out_with_a_bar(plan: Plan, keeper: Keeper, engine: str, jobs: int | None, word: str) -> Run:
    """Play what is missing, save now and then, and move the bar; no bar where no terminal is."""
    chosen, chunk = make_engine(engine, jobs)
    done = keeper.done(plan)
    with ExitStack() as stack:
        bar = stack.enter_context(_bar()) if sys.stderr.isatty() else None
        task = bar.add_task(word, total=plan.games * len(plan.cells), completed=len(done)) if bar else None

        def news(run: Run) -> None:
            keeper.hear(run)
            if bar is not None and task is not None:
                bar.update(task, completed=len(run.played))

        return carry_out(plan, chosen, chunk, done, news)


def _bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=Console(stderr=True))
