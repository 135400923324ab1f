"""`colditz board`: the castle as a picture and as a thing to check."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from colditz.cli import board_check
from colditz.draw.castle import castle_svg
from colditz.draw.style import PALETTES
from colditz.draw.words import LANGUAGES

app = typer.Typer(no_args_is_help=True, add_completion=False, help="Draw and check the castle.")


@app.command()
def draw(
    out: Annotated[Path, typer.Option(help="Where the picture goes, an SVG file.")],
    palette: Annotated[str, typer.Option(help=f"The light: {' or '.join(PALETTES)}.")] = "day",
    language: Annotated[str, typer.Option(help=f"The labels: {', '.join(LANGUAGES)}.")] = "en",
    variant: Annotated[str | None, typer.Option(help="A variant of the board, such as osprey.")] = None,
    *,
    links: Annotated[bool, typer.Option(help="Show which circles are joined.")] = False,
) -> None:
    """Draw the castle from its data as an SVG picture."""
    light = next((known for known in PALETTES if known == palette), None)
    if light is None or language not in LANGUAGES:
        typer.echo("colditz board draw: no such palette or language", err=True)
        raise typer.Exit(2)
    try:
        out.write_text(castle_svg(variant, light, language, links=links), encoding="utf-8")
    except FileNotFoundError as error:
        typer.echo(f"colditz board draw: cannot find {error.filename}", err=True)
        raise typer.Exit(2) from error


@app.callback()
def board() -> None:
    """Draw and check the castle."""


app.command("check")(board_check.check)
