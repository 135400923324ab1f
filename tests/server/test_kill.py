"""A server that is killed with no warning resumes every game; `make kill-server` tries it 200 times."""

from __future__ import annotations

import pytest

from colditz.testing.server_kill import acknowledged, kill_many
from colditz.testing.wire_client import WireClient


def test_a_killed_server_resumes_its_games(address: str) -> None:
    assert kill_many(address, kills=3, seed=3) > 5


def test_the_check_would_notice_a_loss(address: str) -> None:
    client = WireClient("127.0.0.1:1", "no-such-game", [], 1)
    client.acknowledged.append(("security", 3, "EndTurn"))

    with pytest.raises(AssertionError, match="acknowledged as number 3, but there is None"):
        acknowledged(address, client)
