"""The engine takes no more work than it did: counted for fixed games, so that no busy machine makes this fail."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from colditz import EDITIONS
from colditz.engine.build import is_compiled
from colditz.testing.work import Counter, figures, risen

KEPT = Path(__file__).parent / "work.json"


@pytest.mark.skipif(is_compiled(), reason="only plain Python can be counted")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_decision_takes_no_more_work_than_before(edition: str) -> None:
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    assert edition in kept, f"no figures are kept for {edition}: `make work` writes them"

    more = risen(kept[edition], figures(edition))

    assert not more, (
        f"{edition} takes more than a tenth more work: {'; '.join(more)}. "
        "Make it cheaper; or, if it is worth that, `make work` keeps the new figures, and the commit says why."
    )


def test_only_what_rose_by_more_than_a_tenth_is_named() -> None:
    kept = {"drawing: calls": 100.0, "drawing: lines": 500.0, "listing: calls": 50.0}
    now = {"drawing: calls": 110.0, "drawing: lines": 551.0, "listing: calls": 10.0, "new: calls": 9.0}

    assert risen(kept, now) == ["drawing: lines a decision: 551.0 instead of 500.0, +10%"]


@pytest.mark.skipif(is_compiled(), reason="only plain Python can be counted")
def test_the_counter_counts_the_same_every_time() -> None:
    counts = []
    for _ in range(2):
        counter = Counter()
        counter.count(risen, {"a": 1.0, "b": 2.0}, {"a": 2.0, "b": 2.0})
        counts.append((counter.calls, counter.lines))

    assert counts[0] == counts[1]
    assert min(counts[0]) > 0
