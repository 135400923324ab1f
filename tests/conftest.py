"""How many processes run the tests, and what becomes of those whose tools are missing."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def leave_out(why: str) -> NoReturn:
    """CI must have every tool; elsewhere the tests that need a missing one are left out and say so."""
    if os.environ.get("COLDITZ_CI"):
        pytest.fail(why)
    pytest.skip(why)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Half as many again as there are cores: in a browser tests wait more than they work."""
    return (os.cpu_count() or 1) * 3 // 2
