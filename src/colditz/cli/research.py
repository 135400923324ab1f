"""`colditz mcp`: the game for language models."""

from __future__ import annotations

import typer


def mcp() -> None:
    """Serve the game to a language model (Model Context Protocol) on standard input and output."""
    try:
        from colditz.rl.mcp import run  # noqa: PLC0415 - only who serves models needs the SDK
    except ModuleNotFoundError as missing:
        typer.echo(f"This needs more packages ({missing.name}): pip install 'colditz[rl]'", err=True)
        raise typer.Exit(1) from missing
    run()
