"""How many processes run the tests."""

from __future__ import annotations

import os

import pytest


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Half as many again as there are cores: in a browser tests wait more than they work."""
    return (os.cpu_count() or 1) * 3 // 2
