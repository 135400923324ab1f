"""`colditz backup` and `colditz restore`: copies of all games, taken while people play."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated

import asyncpg
import typer

from colditz.store import backup as backups
from colditz.store.backup import Count
from colditz.store.store import StoreError

Database = Annotated[
    str | None,
    typer.Option(
        envvar="COLDITZ_DATABASE", help="sqlite:///FILE or postgresql://…; by default the file in your data directory."
    ),
]


def backup(file: Annotated[Path, typer.Argument(help="A new file for the copy.")], database: Database = None) -> None:
    """Copy all games into a file, as they are at one moment; the server may go on serving."""
    found = _done("colditz backup", backups.back_up(database, file))
    typer.echo(f"{file}: {found.games} games with {found.entries} entries in their logs.")


def restore(
    file: Annotated[Path, typer.Argument(help="A file of `colditz backup`.")], database: Database = None
) -> None:
    """Put the games of a backup into a database that holds none; SQLite and PostgreSQL alike."""
    found = _done("colditz restore", backups.restore(file, database))
    typer.echo(f"{found.games} games with {found.entries} entries in their logs are restored.")


def _done(name: str, work: Coroutine[None, None, Count]) -> Count:
    try:
        return asyncio.run(work)
    except (StoreError, OSError, asyncpg.PostgresError) as error:
        typer.echo(f"{name}: {error}", err=True)
        raise typer.Exit(2) from error
