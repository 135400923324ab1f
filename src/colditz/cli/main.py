"""The `colditz` command: one small file a subject, put together here."""

from __future__ import annotations

import typer

from colditz.cli import bench, board, doctor, keeping, rulebook, serve, simulate, story

app = typer.Typer(no_args_is_help=True, add_completion=False)


@app.callback()
def colditz() -> None:
    """Play, check and study an unofficial edition of the board game Escape from Colditz."""


app.command("rules")(rulebook.rules)
app.add_typer(board.app, name="board")
app.command("play")(serve.play)
app.command("serve")(serve.serve)
app.command("backup")(keeping.backup)
app.command("restore")(keeping.restore)
app.command("doctor")(doctor.doctor)
app.command("simulate")(simulate.simulate)
app.command("replay")(story.replay)
app.command("bench")(bench.bench)


def run() -> None:
    """Entry point of the console script."""
    app()
