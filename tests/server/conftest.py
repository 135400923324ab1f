"""Servers for tests, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Running, running
from tests.store.conftest import address, cluster

__all__ = ["address", "cluster", "server", "shared"]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server on a SQLite file of its own."""
    with running(f"sqlite:///{tmp_path / 'games.sqlite'}") as found:
        yield found


@pytest.fixture
def shared(address: str) -> Iterator[Running]:
    """A server on each kind of database in turn."""
    with running(address) as found:
        yield found
