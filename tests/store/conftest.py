"""Every test of the store runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from colditz.testing.cluster import HOW_TO_GET_IT, Cluster, programs, running_cluster
from tests.conftest import leave_out


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own; CI must have it, elsewhere the tests that need it are left out and say so."""
    found = programs()
    if found is None:
        leave_out(HOW_TO_GET_IT)
    with running_cluster(found, hasty=True) as started:
        yield started


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.sqlite'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()
