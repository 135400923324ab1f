"""`colditz league`: bots rated against each other, in both roles."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from colditz import EDITIONS
from colditz.players import LEVELS, UnknownLevel
from colditz.sim.bots import known_bots
from colditz.sim.cell import BadRun
from colditz.sim.document import put_between, refuse_without_marks
from colditz.sim.engines import make_engine
from colditz.sim.league import LeagueFile, pairings, result_of, standings
from colditz.sim.league_page import tell
from colditz.sim.run import Plan, Run, carry_out

INTERRUPTED = 130
USUAL = ",".join(name for name in LEVELS if name != "expert")
MARK = "league"


def league(
    edition: Annotated[str, typer.Option(help=f"{', '.join(EDITIONS)}; several with commas, or all.")] = "classic",
    players: Annotated[
        str, typer.Option(help="A number of players, several such as 2,4 or a range such as 2-6.")
    ] = "2",
    games: Annotated[int, typer.Option(help="Games of every pairing; game 7 has the same dice in all of them.")] = 100,
    bots: Annotated[
        str, typer.Option(help="Names with commas: levels, frozen and trained bots, your own as MODULE:NAME, or all.")
    ] = USUAL,
    answers: Annotated[
        str | None,
        typer.Option(
            help="Bots that play against all others but not among themselves: slow ones, or networks that "
            "learned to beat one of them. The tables tell who does best against whom."
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="All games follow from it.")] = 0,
    rounds: Annotated[int | None, typer.Option(help="Rounds to play, if not the edition's.")] = None,
    jobs: Annotated[int | None, typer.Option(help="Processes; one for every core if not said.")] = None,
    engine: Annotated[str, typer.Option(help="Where to play: local, or ray for a cluster.")] = "local",
    anchor: Annotated[
        str | None, typer.Option(help="The bot whose two ratings have their mean at 1500; the planner if it plays.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Keep the results in this file, or go on in it.")] = None,
    write: Annotated[Path | None, typer.Option(help="Put the tables into this document, between its marks.")] = None,
    *,
    kept: Annotated[
        bool, typer.Option("--kept", help="Tell of all games that --out holds, not of these alone.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object for programs.")] = False,
) -> None:
    """Rate bots: all play all, in both roles. Ctrl-C keeps what is done; the same command goes on."""
    if kept and out is None:
        _refuse("--kept tells of the games in a file: name it with --out", 2)
    try:
        names = known_bots() if bots == "all" else [name.strip() for name in bots.split(",")]
        tried = [name.strip() for name in answers.split(",")] if answers else []
        plan = Plan(pairings(edition, players, names, rounds, tried), games, seed)
        if write is not None:
            refuse_without_marks(write, MARK)
        file = LeagueFile(out, {"seed": seed, "rounds": rounds}) if out is not None else None
        run = _play(plan, file, engine, jobs)
    except (BadRun, UnknownLevel) as error:
        _refuse(str(error), 2)
    tables = standings(file.in_order() if kept and file else [result_of(each.game) for each in run.in_order()], anchor)
    typer.echo(json.dumps([each.plain() for each in tables]) if as_json else tell(tables))
    if write is not None and not run.fault:
        command = shlex.join(["colditz", "league", *_words(edition, players, games, names, tried, seed, rounds)])
        command += f" --out {shlex.quote(out.name)} --kept" if kept and out else ""
        put_between(write, MARK, f"```sh\n{command}\n```\n\n{tell(tables)}")
    _leave(run)


def _play(plan: Plan, file: LeagueFile | None, engine: str, jobs: int | None) -> Run:
    """Play what is missing, and keep it as it comes in."""
    chosen, chunk = make_engine(engine, jobs)

    def news(run: Run) -> None:
        if file is not None:
            file.add([each.game for each in run.played.values()])
        if sys.stderr.isatty():
            typer.echo(f"\r{len(run.played)} of {plan.games * len(plan.cells)} games", err=True, nl=False)

    return carry_out(plan, chosen, chunk, file.done(plan) if file else (), news)


def _words(
    edition: str, players: str, games: int, names: list[str], tried: list[str], seed: int, rounds: int | None
) -> list[str]:
    words = ["--edition", edition, "--players", players, "--games", str(games), "--bots", ",".join(names)]
    words += ["--answers", ",".join(tried)] if tried else []
    return [*words, "--seed", str(seed), *(["--rounds", str(rounds)] if rounds is not None else [])]


def _leave(run: Run) -> None:
    if run.fault:
        _refuse(run.fault, 1)
    if run.interrupted:
        raise typer.Exit(INTERRUPTED)


def _refuse(reason: str, code: int) -> NoReturn:
    typer.echo(f"colditz league: {reason}", err=True)
    raise typer.Exit(code)
