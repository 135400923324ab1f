"""The `colditz` command: one small file a subject, each loaded when its command is used."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup
from typer.main import get_command

from colditz.engine.build import version_text

# By name: where it is, and its sentence in the list of commands, which is shown without loading any of them.
COMMANDS: Final = {
    "rules": ("rulebook", "rules", "Show a rule, an edition's rules, or the differences of two editions."),
    "play": (
        "serve",
        "play",
        "Play in the browser, on this machine; with an edition, players, a seat or bots a game begins at once.",
    ),
    "serve": ("serve", "serve", "Serve games to browsers and bots."),
    "backup": (
        "keeping",
        "backup",
        "Copy all games into a file, as they are at one moment; the server may go on serving.",
    ),
    "restore": (
        "keeping",
        "restore",
        "Put the games of a backup into a database that holds none; SQLite and PostgreSQL alike.",
    ),
    "doctor": ("doctor", "doctor", "Check database, versions, limits, disk, clock and proxy, and say what to do."),
    "simulate": (
        "simulate",
        "simulate",
        "Let bots play many games and say how they went. Ctrl-C keeps what is done; the same command goes on.",
    ),
    "league": (
        "league",
        "league",
        "Rate bots: all play all, in both roles. Ctrl-C keeps what is done; the same command goes on.",
    ),
    "replay": (
        "story",
        "replay",
        "Tell a game from its file, action by action, check that nothing in it was tampered with, or keep it to watch.",
    ),
    "bench": (
        "bench",
        "bench",
        "Measure the engine: decisions a second and its parts, as ratios to other engines in one run.",
    ),
    "board": ("board", "app", "Draw and check the castle."),
    "mcp": (
        "research",
        "mcp",
        "Serve the game to a language model (Model Context Protocol) on standard input and output.",
    ),
}


def loaded(name: str) -> Any:  # noqa: ANN401 - Typer's own classes are not for others
    """A command with all its options."""
    module, attribute, _ = COMMANDS[name]
    found = getattr(import_module(f"colditz.cli.{module}"), attribute)
    if not isinstance(found, typer.Typer):
        alone = typer.Typer(add_completion=False)
        alone.command(name)(found)
        found = alone
    return get_command(found)


class LazyGroup(TyperGroup):
    """Lists commands by their sentences; loads the one that is used."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401 - as above
        name, found, rest = super().resolve_command(ctx, args)
        return name, loaded(name) if name in COMMANDS else found, rest


app = typer.Typer(cls=LazyGroup, no_args_is_help=True, add_completion=False)


def _outline() -> None:
    """Stand for a command in the list; what is used is loaded by the group."""


for _name, (_, _, _says) in COMMANDS.items():
    app.command(_name, help=_says)(_outline)


def _tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(version_text())
        raise typer.Exit


@app.callback()
def colditz(
    *,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_tell_version,
            is_eager=True,
            help="Say the version, and whether the engine is compiled.",
        ),
    ] = False,
) -> None:
    """Play, check and study an unofficial edition of the board game Escape from Colditz."""


def run() -> None:
    """Entry point of the console script."""
    app()
