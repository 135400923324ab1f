"""`colditz replay`: a game file as a story, or checked."""

from __future__ import annotations

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
) -> None:
    """Tell a game from its file, action by action, or check that nothing in it was tampered with."""
    if language not in LANGUAGES:
        _refuse(sentence("no-language", "en", {"language": language, "languages": ", ".join(LANGUAGES)}))
    log = _read(file, language)
    try:
        if check:
            _judge(log, commitment.strip().lower(), language)
        else:
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
