"""The measurement of the store measures something."""

from __future__ import annotations

from colditz.testing.store_bench import measure_all, report
from tests.store.records import awaited


@awaited
async def test_actions_are_counted_and_timed(address: str) -> None:
    rows = await measure_all(address, (1, 20), 0.2)
    assert [row.games for row in rows] == [1, 20]
    assert all(row.actions > 0 and 0 < row.median <= row.slow < 10 for row in rows)
    assert len(report("SQLite", rows).splitlines()) == 2
