"""`colditz rules`: a rule, an edition's rules, or what two editions do not share, in the terminal."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated, NoReturn

import typer

from colditz.editions.compare import differences
from colditz.editions.ledgers import LEDGERS, WRITTEN_IN, load_ledger
from colditz.editions.registry import EDITIONS
from colditz.engine.ledger import LedgerEntry, UnknownRule
from colditz.model.words import LANGUAGES, sentence


def rules(
    rule: Annotated[str | None, typer.Argument(help="One rule's id, such as classic.34c.1.")] = None,
    edition: Annotated[str, typer.Option(help=f"All rules of one edition: {', '.join(LEDGERS)}.")] = "classic",
    language: Annotated[
        str, typer.Option(help=f"One of {', '.join(LANGUAGES)}; how a rule is tested is told in English.")
    ] = WRITTEN_IN,
    diff: Annotated[
        tuple[str, str] | None,
        typer.Option(help=f"What two editions that can be played do not share: two of {', '.join(EDITIONS)}."),
    ] = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Show a rule, an edition's rules, or the differences of two editions."""
    if diff is not None:
        typer.echo(_side_by_side(*diff), nl=False)
        return
    if language not in LANGUAGES:
        _refuse(f"there is no language {language!r}; choose one of {', '.join(LANGUAGES)}")
    try:
        ledger = load_ledger(rule.split(".", 1)[0] if rule else edition, language)
        entries = [ledger[rule]] if rule else list(ledger.entries.values())
    except UnknownRule as error:
        _refuse(f"{error}{_hint(rule)}")
    if as_json:
        typer.echo(json.dumps([asdict(entry) for entry in entries], ensure_ascii=False, indent=2))
        return
    notice = [] if language == ledger.language else [sentence("rules-text-language", language)]
    typer.echo("\n\n".join([*notice, *(_paragraph(entry, language, full=rule is not None) for entry in entries)]))


def _side_by_side(first: str, second: str) -> str:
    for edition in (first, second):
        if edition not in EDITIONS:
            _refuse(f"{edition!r} cannot be compared; choose two of {', '.join(EDITIONS)}")
    return differences(first, second)


def _refuse(reason: str) -> NoReturn:
    typer.echo(f"colditz rules: {reason}", err=True)
    raise typer.Exit(2)


def _hint(rule: str | None) -> str:
    """Where the ids of the edition stand that an unknown id names."""
    edition = rule.split(".", 1)[0] if rule else ""
    return f"; `colditz rules --edition {edition}` lists them all" if edition in LEDGERS else ""


def _paragraph(entry: LedgerEntry, language: str, *, full: bool) -> str:
    lines = [f"{entry.id}  {entry.question}", f"  {entry.text}"] if entry.is_ruling else [f"{entry.id}  {entry.text}"]
    if full:
        lines += [f"  {sentence(f'rules-label-{name}', language)}: {text}" for name, text in _details(entry) if text]
    return "\n".join(lines)


def _details(entry: LedgerEntry) -> list[tuple[str, str]]:
    return [("check", entry.check), ("why", entry.why), ("alternatives", entry.alternatives)]
