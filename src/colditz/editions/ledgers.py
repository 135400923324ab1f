"""The ledgers that ship with the package."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from colditz.engine.ledger import Entry, Ledger, UnknownRule, parse_ledger

LEDGERS = ("classic", "osprey", "devir", "v3")

# Every id of these editions has a test; `make rules` fails when one is missing.
FINISHED: tuple[str, ...] = ("classic", "osprey")


@cache
def load_ledger(edition: str) -> Ledger:
    """One edition's ledger, read once."""
    if edition not in LEDGERS:
        raise UnknownRule(f"there is no edition {edition!r}; choose one of {', '.join(LEDGERS)}")
    return parse_ledger((files("colditz.editions") / "ledger" / f"{edition}.toml").read_text(encoding="utf-8"))


def find_rule(rule: str) -> Entry:
    """The entry with this id, whichever edition it belongs to."""
    return load_ledger(rule.split(".", 1)[0])[rule]
