"""`colditz board check`: every claim of the rulebooks against the board of each edition."""

from __future__ import annotations

from typing import Annotated

import typer

from colditz.survey import BOARDS, survey_edition


def check(
    edition: Annotated[str | None, typer.Option(help=f"One board only: {', '.join(BOARDS)}.")] = None,
) -> None:
    """Check every claim that the rulebooks make of the board."""
    if edition is not None and edition not in BOARDS:
        typer.echo(f"colditz board check: no board is called {edition!r}, only {', '.join(BOARDS)}", err=True)
        raise typer.Exit(2)
    reports = [survey_edition(name) for name in ([edition] if edition else BOARDS)]
    for report in reports:
        typer.echo("\n".join(report.lines()))
    if any(report.faults for report in reports):
        raise typer.Exit(1)
