"""`colditz board`: the castle as a picture and as a thing to check."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from colditz.cli import board_check

app = typer.Typer(no_args_is_help=True, help="Draw and check the castle.")


@app.command()
def draw(
    out: Annotated[Path, typer.Option(help="Where the picture goes, an SVG file.")],
) -> None:
    """Draw the castle from its data as an SVG picture."""
    out.write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", encoding="utf-8")


@app.callback()
def board() -> None:
    """Draw and check the castle."""


app.command("check")(board_check.check)
