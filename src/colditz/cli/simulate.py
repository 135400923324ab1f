"""`colditz simulate`: many games of bots, counted."""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from colditz import EDITIONS
from colditz.cli.progress import carry_out_with_a_bar
from colditz.model.words import LANGUAGES, sentence
from colditz.players import LEVELS, UnknownLevel
from colditz.sim.cell import BadRun, make_cells
from colditz.sim.decisions import write_decisions
from colditz.sim.engines import make_engine
from colditz.sim.keep import Keeper
from colditz.sim.report import Report
from colditz.sim.run import Plan, Run
from colditz.sim.summary import summary
from colditz.sim.tables import about
from colditz.sim.telling import SEATS, tell

INTERRUPTED = 130  # what a shell says of a program that Ctrl-C ended


def simulate(
    edition: Annotated[str, typer.Option(help=f"{', '.join(EDITIONS)}; several with commas, or all.")] = "classic",
    players: Annotated[
        str, typer.Option(help="A number of players, several such as 2,4 or a range such as 2-6.")
    ] = "4",
    games: Annotated[int, typer.Option(help="Games for each edition and number of players.")] = 100,
    bots: Annotated[
        str,
        typer.Option(
            help=f"{', '.join(LEVELS)}, or your own as MODULE:NAME; one for all seats, two for Security and the "
            "others, or one a seat, Security first."
        ),
    ] = "random",
    seed: Annotated[int, typer.Option(help="All games follow from it.")] = 0,
    jobs: Annotated[int | None, typer.Option(help="Processes; one for every core if not said.")] = None,
    engine: Annotated[str, typer.Option(help="Where to play: local, or ray for a cluster.")] = "local",
    out: Annotated[Path | None, typer.Option(help="Keep one row a game in this Parquet file, or go on in it.")] = None,
    report: Annotated[Path | None, typer.Option(help="Write a report with plots into this HTML file.")] = None,
    turns: Annotated[Path | None, typer.Option(help="Keep one row a turn in this Parquet file.")] = None,
    decisions: Annotated[
        Path | None, typer.Option(help="Write every decision, as arrays for learning, into this Parquet file.")
    ] = None,
    house_rule: Annotated[list[str] | None, typer.Option(help="A house rule; may be given several times.")] = None,
    rounds: Annotated[int | None, typer.Option(help="Rounds to play, if not the edition's.")] = None,
    escapes: Annotated[int | None, typer.Option(help="Escapes that win, if not the edition's.")] = None,
    language: Annotated[str, typer.Option(help=f"Of the text and the report: {', '.join(LANGUAGES)}.")] = "en",
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object for programs.")] = False,
) -> None:
    """Let bots play many games and say how they went. Ctrl-C keeps what is done; the same command goes on."""
    asked = _command(edition, players, games, bots, seed, house_rule or (), rounds, escapes)
    try:
        _check_words(language, report, out, turns, decisions)
        cells = make_cells(edition, players, bots, house_rule or (), rounds, escapes)
        plan = Plan(cells, games, seed, turns is not None, asked)
        keeper = Keeper.at(out, turns)
        run = carry_out_with_a_bar(plan, keeper, engine, jobs, sentence("sim-playing", language))
        keeper.save(run)
        if decisions is not None and not run.interrupted and not run.fault:
            run.interrupted = not write_decisions(decisions, plan, *make_engine(engine, jobs))
        if report is not None and run.played:
            _write(report, Report([each.game for each in run.in_order()], about(plan), language).page())
    except (BadRun, UnknownLevel) as error:
        _refuse(str(error), 2)
    typer.echo(json.dumps(summary(run, SEATS)) if as_json else tell(run, language))
    _leave(run, out, language)


def _command(
    edition: str,
    players: str,
    games: int,
    bots: str,
    seed: int,
    house_rules: Sequence[str],
    rounds: int | None,
    escapes: int | None,
) -> str:
    """The command that plays the same games, wherever it keeps them."""
    words: list[str | int] = ["--edition", edition, "--players", players, "--games", games, "--bots", bots]
    words += ["--seed", seed]
    for rule in house_rules:
        words += ["--house-rule", rule]
    words += ["--rounds", rounds] if rounds is not None else []
    words += ["--escapes", escapes] if escapes is not None else []
    return shlex.join(["colditz", "simulate", *map(str, words)])


def _check_words(language: str, *files: Path | None) -> None:
    """Say what is wrong before anybody waits."""
    if language not in LANGUAGES:
        raise BadRun(f"there is no language {language!r}; choose one of {', '.join(LANGUAGES)}")
    named = [file.absolute() for file in files if file is not None]
    if len(set(named)) < len(named):
        raise BadRun(f"{named[0]} is named twice; every file needs a name of its own")
    for file in files:
        if file is not None and not file.absolute().parent.is_dir():
            raise BadRun(f"{file} cannot be written: there is no directory {file.parent}")


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise BadRun(f"{file} cannot be written: {error.strerror}") from error


def _leave(run: Run, out: Path | None, language: str) -> None:
    """Say what went wrong or was left undone."""
    if run.interrupted:
        kept = sentence("sim-kept", language, {"file": str(out)}) if out else sentence("sim-not-kept", language)
        done = sentence("sim-interrupted", language, {"games": str(len(run.played))})
        typer.echo(f"{done} {kept}", err=True)
        raise typer.Exit(INTERRUPTED)
    if run.fault:
        _refuse(run.fault, 1)


def _refuse(reason: str, code: int) -> NoReturn:
    typer.echo(f"colditz simulate: {reason}", err=True)
    raise typer.Exit(code)
