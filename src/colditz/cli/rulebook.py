"""`colditz rules`: a rule, or an edition's rules, in the terminal."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer

from colditz.editions.ledgers import LEDGERS, find_rule, load_ledger
from colditz.engine.ledger import Entry, UnknownRule


def rules(
    rule: Annotated[str | None, typer.Argument(help="One rule's id, such as classic.34c.1.")] = None,
    edition: Annotated[str, typer.Option(help=f"All rules of one edition: {', '.join(LEDGERS)}.")] = "classic",
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Show a rule or an edition's rules."""
    try:
        entries = [find_rule(rule)] if rule else list(load_ledger(edition).entries.values())
    except UnknownRule as error:
        typer.echo(f"colditz rules: {error}", err=True)
        raise typer.Exit(2) from error
    if as_json:
        typer.echo(json.dumps([asdict(entry) for entry in entries], ensure_ascii=False, indent=2))
    else:
        typer.echo("\n\n".join(_paragraph(entry, full=rule is not None) for entry in entries))


def _paragraph(entry: Entry, *, full: bool) -> str:
    lines = [f"{entry.id}  {entry.question}", f"  {entry.text}"] if entry.is_ruling else [f"{entry.id}  {entry.text}"]
    if full:
        lines += [f"  {name}: {text}" for name, text in _details(entry) if text]
    return "\n".join(lines)


def _details(entry: Entry) -> list[tuple[str, str]]:
    return [("check", entry.check), ("why", entry.why), ("instead one could", entry.alternatives)]
