"""`colditz bench`: how fast the engine is here."""

from __future__ import annotations

from typing import Annotated

import typer

from colditz.testing.bench import report


def bench(
    seconds: Annotated[float, typer.Option(min=0.05, help="Processor seconds for each measurement.")] = 3.0,
) -> None:
    """Measure the engine: decisions and games a second, its parts, and the ratio to another engine in one run."""
    typer.echo(report(seconds))
