"""`colditz simulate`: many games of bots, counted."""

from __future__ import annotations

import json
import os
from typing import Annotated, NoReturn

import typer

from colditz import EDITIONS
from colditz.editions.start import NATIONS
from colditz.players import LEVELS, UnknownLevel
from colditz.sim.cell import BadRun, make_cells
from colditz.sim.game import BadGame
from colditz.sim.run import Plan, Run, carry_out, local_engine
from colditz.sim.summary import summary

SEATS = ("security", *NATIONS)


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
    house_rule: Annotated[list[str] | None, typer.Option(help="A house rule; may be given several times.")] = None,
    rounds: Annotated[int | None, typer.Option(help="Rounds to play, if not the edition's.")] = None,
    escapes: Annotated[int | None, typer.Option(help="Escapes that win, if not the edition's.")] = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object for programs.")] = False,
) -> None:
    """Let bots play many games and say how they went."""
    try:
        cells = make_cells(edition, players, bots, house_rule or (), rounds, escapes)
        run = carry_out(Plan(cells, games, seed), local_engine(jobs or os.cpu_count() or 1))
    except (BadRun, UnknownLevel) as error:
        _refuse(str(error), 2)
    except BadGame as error:
        _refuse(str(error), 1)
    _tell(run, as_json=as_json)
    if run.interrupted:
        raise typer.Exit(130)


def _tell(run: Run, *, as_json: bool) -> None:
    found = summary(run, SEATS)
    typer.echo(json.dumps(found, indent=None if as_json else 2))


def _refuse(reason: str, code: int) -> NoReturn:
    typer.echo(f"colditz simulate: {reason}", err=True)
    raise typer.Exit(code)
