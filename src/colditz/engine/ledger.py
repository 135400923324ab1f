"""The rule ledger: every rule of an edition as one testable claim, and the rulings where its book is silent."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace


class UnknownRule(KeyError):
    """No ledger entry has this id."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """One rule or ruling. A ruling's text is what was decided; its question and reasons stand beside it."""

    id: str
    text: str
    check: str = ""
    question: str = ""
    why: str = ""
    alternatives: str = ""
    flavour: bool = False

    @property
    def is_ruling(self) -> bool:
        """Decided by us, because the rulebook is silent."""
        return bool(self.question)

    @property
    def chapter(self) -> str:
        """The rules that hang together share all of their id but its last number."""
        return self.id.rpartition(".")[0]


@dataclass(frozen=True, slots=True)
class Ledger:
    """All entries of one edition in one language, in the order of its rulebook, and its words in three languages."""

    edition: str
    title: str
    entries: dict[str, LedgerEntry]
    terms: dict[str, dict[str, str]]
    language: str = "en"

    def __getitem__(self, rule: str) -> LedgerEntry:
        if rule not in self.entries:
            raise UnknownRule(f"the {self.edition} ledger has no entry {rule!r}")
        return self.entries[rule]

    @property
    def to_test(self) -> list[str]:
        """Ids that need a test: everything but what only sets the scene."""
        return [entry.id for entry in self.entries.values() if not entry.flavour]


def translated(ledger: Ledger, language: str, text: str) -> Ledger:
    """The ledger with what players read of it put in another language; checks and alternatives stay in English."""
    words: Mapping[str, Mapping[str, str]] = tomllib.loads(text)
    entries = {rule: _in_other_words(entry, words[rule]) for rule, entry in ledger.entries.items()}
    return replace(ledger, entries=entries, language=language)


def _in_other_words(entry: LedgerEntry, words: Mapping[str, str]) -> LedgerEntry:
    return replace(entry, text=words["text"], question=words.get("question", ""), why=words.get("why", ""))


def parse_ledger(text: str) -> Ledger:
    """Read a ledger from its TOML text."""
    data = tomllib.loads(text)
    rules = [
        LedgerEntry(row["id"], row["text"], row.get("check", ""), flavour=row.get("kind") == "flavour")
        for row in data.get("rule", [])
    ]
    rulings = [
        LedgerEntry(
            row["id"],
            row["ruling"],
            question=row["question"],
            why=row.get("why", ""),
            alternatives=row.get("alternatives", ""),
        )
        for row in data.get("ruling", [])
    ]
    terms = {row["key"]: {word: row[word] for word in ("en", "es", "it")} for row in data.get("term", [])}
    return Ledger(data["edition"]["key"], data["edition"]["name"], {e.id: e for e in rules + rulings}, terms)
