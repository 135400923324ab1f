"""The ledgers that ship with the package."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from colditz.engine.ledger import Ledger, LedgerEntry, UnknownRule, parse_ledger, translated

WRITTEN_IN = "en"
LEDGERS = ("classic", "osprey", "devir", "v3")

# Every id of these editions has a test; `make rules` fails when one is missing.
FINISHED: tuple[str, ...] = ("classic", "osprey", "devir", "v3")


@cache
def load_ledger(edition: str, language: str = WRITTEN_IN) -> Ledger:
    """One edition's ledger, read once; in English where nobody has translated it."""
    if edition not in LEDGERS:
        raise UnknownRule(f"there is no edition {edition!r}; choose one of {', '.join(LEDGERS)}")
    folder = files("colditz.editions") / "ledger"
    if language == WRITTEN_IN:
        return parse_ledger((folder / f"{edition}.toml").read_text(encoding="utf-8"))
    words = folder / language / f"{edition}.toml"
    ledger = load_ledger(edition)
    return translated(ledger, language, words.read_text(encoding="utf-8")) if words.is_file() else ledger


def find_rule(rule: str) -> LedgerEntry:
    """The entry with this id, whichever edition it belongs to."""
    return load_ledger(rule.split(".", 1)[0])[rule]
