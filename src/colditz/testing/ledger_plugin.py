"""A pytest plugin: `@pytest.mark.rule("classic.34c.1", …)` names the ledger entries that a test shows.

A mark whose id is in no ledger stops the run. `pytest --collect-only --ledger-count` (`make rules`) prints, for each
edition, how many entries have a test, and fails when an edition that was declared finished misses one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from colditz.editions.ledgers import FINISHED, LEDGERS, find_rule, load_ledger
from colditz.engine.ledger import UnknownRule


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that prints the count."""
    parser.addoption("--ledger-count", action="store_true", help="count the ledger entries that have a test")


def rules_of(item: pytest.Item) -> Iterator[str]:
    """Every ledger id that a test is marked with."""
    for mark in item.iter_markers("rule"):
        yield from mark.args


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a mark whose id is in no ledger: it would be a test of nothing."""
    for item in items:
        for rule in rules_of(item):
            try:
                find_rule(rule)
            except UnknownRule as error:
                raise pytest.UsageError(f"{item.nodeid}: {error}") from error


def pytest_collection_finish(session: pytest.Session) -> None:
    """Print the count when asked; fail on an untested entry of a finished edition."""
    if not session.config.getoption("--ledger-count"):
        return
    counts = count_tested({rule for item in session.items for rule in rules_of(item)})
    print(table(counts))
    missing = [rule for row in counts if row.failed for rule in row.untested]
    if missing:
        raise pytest.UsageError("entries of a finished edition without a test:\n  " + "\n  ".join(missing))


@dataclass(frozen=True, slots=True)
class Count:
    """How far one edition is tested."""

    edition: str
    entries: int
    untested: tuple[str, ...]
    finished: bool

    @property
    def failed(self) -> bool:
        """An edition that was declared finished has an entry without a test."""
        return self.finished and bool(self.untested)


def count_tested(tested: set[str], finished: tuple[str, ...] = FINISHED) -> list[Count]:
    """Every edition's entries against the ids that tests bear."""
    wanted = {edition: load_ledger(edition).to_test for edition in LEDGERS}
    return [
        Count(edition, len(ids), tuple(rule for rule in ids if rule not in tested), edition in finished)
        for edition, ids in wanted.items()
    ]


def table(counts: list[Count]) -> str:
    """Per edition: entries, tested, untested."""
    rows = [f"{'edition':<10} {'entries':>8} {'tested':>8} {'untested':>9}"]
    for row in counts:
        done = row.entries - len(row.untested)
        mark = "  finished" if row.finished else ""
        rows.append(f"{row.edition:<10} {row.entries:>8} {done:>8} {len(row.untested):>9}{mark}")
    return "\n".join(rows)
