"""`colditz replay`: a game file as a story, or checked."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from colditz import BadPosition, BadSetup, GameError, Match
from colditz.editions.start import before_the_first, entries_of
from colditz.editions.verify import verify
from colditz.model.words import LANGUAGES, sentence

LARGEST_FILE = 64 * 1024 * 1024  # the longest games are below a megabyte


def replay(
    file: Annotated[Path, typer.Argument(help="A game file: the JSON of a game's log.")],
    commitment: Annotated[
        str, typer.Option(help="With --verify: the commitment that the host showed at the start.")
    ] = "",
    language: Annotated[str, typer.Option(help=f"Of what is said: {', '.join(LANGUAGES)}.")] = "en",
    *,
    check: Annotated[
        bool, typer.Option("--verify", help="Check every action, and every throw against the game's secret or seed.")
    ] = False,
    keep: Annotated[
        bool,
        typer.Option("--keep", help="Put the game among the finished ones of the database, to watch in the browser."),
    ] = False,
    database: Annotated[
        str | None, typer.Option(envvar="COLDITZ_DATABASE", help="With --keep: sqlite:///FILE or postgresql://….")
    ] = None,
) -> None:
    """Tell a game from its file, action by action, check that nothing in it was tampered with, or keep it to watch."""
    if language not in LANGUAGES:
        _refuse(sentence("no-language", "en", {"language": language, "languages": ", ".join(LANGUAGES)}))
    log = _read(file, language)
    try:
        if check:
            _judge(log, commitment.strip().lower(), language)
        if keep:
            _keep(log, database, language)
        elif not check:
            _tell(log, language)
    except (BadPosition, BadSetup) as error:
        _refuse(sentence("no-game-file", language, {"file": str(file), "reason": str(error)}))


def _refuse(reason: str) -> NoReturn:
    typer.echo(f"colditz replay: {reason}", err=True)
    raise typer.Exit(1)


def _read(file: Path, language: str) -> dict[str, Any]:
    try:
        if file.stat().st_size > LARGEST_FILE:
            _refuse(sentence("file-too-large", language, {"file": str(file)}))
        log = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        _refuse(sentence("file-unreadable", language, {"file": str(file), "reason": error.strerror or str(error)}))
    except (ValueError, RecursionError) as error:
        _refuse(sentence("no-game-file", language, {"file": str(file), "reason": str(error)}))
    if not isinstance(log, dict):
        _refuse(sentence("no-game-file", language, {"file": str(file), "reason": sentence("not-a-log", language)}))
    return log


def _judge(log: dict[str, Any], promised: str, language: str) -> None:
    verdict = verify(log, promised, language)
    text = sentence(verdict.key, language, verdict.names)
    if not verdict.holds:
        _refuse(text)
    typer.echo(text)


def _keep(log: dict[str, Any], database: str | None, language: str) -> None:
    from colditz.server.adoption import NotOver, adopt_into  # noqa: PLC0415 - the server is not needed to tell a story
    from colditz.store.store import StoreError  # noqa: PLC0415

    try:
        game = asyncio.run(adopt_into(database, log))
    except NotOver:
        _refuse(sentence("story-unfinished", language))
    except (GameError, StoreError, OSError) as error:
        _refuse(str(error))
    typer.echo(sentence("story-kept", language, {"game": game}))


def _tell(log: dict[str, Any], language: str) -> None:
    match = before_the_first(log, language)
    heading = [sentence(f"story-{column}", language) for column in ("round", "seat", "action")]
    typer.echo(f"{heading[0]:<7} {heading[1]:<11} {heading[2]}")
    for number, (seat, action) in enumerate(entries_of(log), 1):
        past = match.view("spectator", listed=False).table.round
        try:
            match.play(seat, action)
        except GameError as error:
            names: dict[str, str | int] = {"number": number, "seat": seat, "action": action, "reason": str(error)}
            _refuse(sentence("verify-illegal", language, names))
        typer.echo(f"{past:<7} {sentence(f'seat-{seat}', language):<11} {action}")
    typer.echo(_result(match, language))


def _result(match: Match, language: str) -> str:
    if match.outcome is None:
        return sentence("story-unfinished", language)
    winners = [sentence(f"seat-{seat}", language) for seat in match.winners]
    key = ("story-nobody-won", "story-winner", "story-winners")[min(len(winners), 2)]
    ending = sentence(f"ending-{match.outcome.ending.value}", language)
    return f"{ending} {sentence(key, language, {'winners': ', '.join(winners)})}"
