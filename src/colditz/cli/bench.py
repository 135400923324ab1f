"""`colditz bench`: how fast the engine is here."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from colditz.editions.registry import EDITIONS
from colditz.sim.cell import BadRun, make_cells
from colditz.sim.document import put_between, refuse_without_marks
from colditz.testing.bench import measure, page, report

MARK = "bench"


def bench(
    seconds: Annotated[float, typer.Option(min=0.01, help="Processor seconds for each measurement.")] = 0.2,
    rounds: Annotated[int, typer.Option(min=1, help="How often everything is measured.")] = 5,
    edition: Annotated[str, typer.Option(help=f"{', '.join(EDITIONS)}; several with commas, or all.")] = "all",
    players: Annotated[str, typer.Option(help="Numbers of players, with commas.")] = "2,4,6",
    also: Annotated[
        list[Path] | None, typer.Option(help="The Python of another environment with Colditz, such as a compiled one.")
    ] = None,
    others: Annotated[
        Path | None, typer.Option(help="The Python of an environment with other engines, if not this one.")
    ] = None,
    write: Annotated[
        Path | None, typer.Option(help="Put the tables into this document as well, between its two marks.")
    ] = None,
) -> None:
    """Measure the engine: decisions a second and its parts, as ratios to other engines in one run."""
    tables = _tables(edition, players, write)
    engines = [sys.executable, *(str(python) for python in also or ())]
    found = measure(tables, engines, str(others or sys.executable), seconds, rounds)
    typer.echo(report(found))
    if write is not None:
        put_between(write, MARK, page(found))


def _tables(edition: str, players: str, write: Path | None) -> list[tuple[str, int]]:
    """What is to be measured, once it is sure that the result can be put where it is wanted."""
    try:
        if write is not None:
            refuse_without_marks(write, MARK)
        return [(cell.edition, cell.players) for cell in make_cells(edition, players, "random")]
    except BadRun as error:
        typer.echo(f"colditz bench: {error}", err=True)
        raise typer.Exit(2) from error
