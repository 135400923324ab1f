"""`colditz doctor`: is everything well with a server, and what to do if not."""

from __future__ import annotations

from typing import Annotated

import typer

from colditz.cli.keeping import Database
from colditz.server.diagnosis import diagnose
from colditz.server.settings import Settings


def doctor(
    database: Database = None,
    url: Annotated[
        str | None, typer.Option(help="The address at which players reach the server, to look at its proxy too.")
    ] = None,
) -> None:
    """Check database, versions, limits, disk, clock and proxy, and say what to do."""
    findings = diagnose(Settings(database=database), url)
    for finding in findings:
        typer.echo(f"{'ok ' if finding.well else 'BAD'} {finding.subject:9} {finding.saw}")
        if not finding.well and finding.advice:
            typer.echo(f"              -> {finding.advice}")
    if not all(finding.well for finding in findings):
        raise typer.Exit(1)
