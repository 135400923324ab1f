"""Trouble under play, a few times each; `make trouble` tries each 50 times."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest

from colditz.server.clocks import ServerClock
from colditz.testing.cluster import Cluster
from colditz.testing.server_trouble import crashes, full_disk, jumps, two_servers


@pytest.fixture
def restless(cluster: Cluster) -> Iterator[Cluster]:
    """A server that a test may stop; it runs again afterwards."""
    yield cluster
    cluster.stop()
    cluster.start()


@pytest.mark.parametrize("trouble", [full_disk, jumps, two_servers])
def test_nothing_acknowledged_is_lost(trouble: Callable[[int, int], str]) -> None:
    assert "none lost" in trouble(2, 3)


def test_nothing_acknowledged_is_lost_when_postgresql_crashes(restless: Cluster) -> None:
    assert "none lost" in crashes(restless, 2, seed=3)


def test_a_clock_that_is_set_back_holds_nothing_up(monkeypatch: pytest.MonkeyPatch) -> None:
    told = iter([1000.0, 1010.0, 1009.5, 1010.5, 10.0, 12.0, 5000.0])
    monkeypatch.setattr(time, "time", lambda: next(told))
    clock = ServerClock()

    # on as ever; a slight correction stands still; a jump back goes on from where it was; a jump forward is followed
    assert [clock.now() for _ in range(7)] == [1000, 1010, 1010, 1010.5, 1010.5, 1012.5, 6000.5]
