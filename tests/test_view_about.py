"""The view says what is asked about, so that whoever must answer knows what he answers."""

from __future__ import annotations

import pytest

from colditz import EDITIONS, new_game


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seat", ["security", "spectator"])
def test_a_view_shows_the_step_that_asks(edition: str, seat: str) -> None:
    shown = new_game(edition, players=3, seed=7).view(seat, listed=False).table

    assert shown.to_json()["about"] == {"type": shown.asking}
