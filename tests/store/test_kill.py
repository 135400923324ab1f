"""A writer that is killed with no warning loses nothing that it acknowledged; `make kill` tries it 200 times."""

from __future__ import annotations

from collections import Counter

import pytest

from colditz.testing.store_kill import GAMES, check, entry, kill_many
from tests.store.records import awaited, game, opened


def test_nothing_acknowledged_is_lost(address: str) -> None:
    assert kill_many(address, kills=5, seed=1) > 100


@awaited
async def test_the_check_would_notice_a_loss(address: str) -> None:
    async with opened(address) as store:
        await store.create(game(GAMES[0]), [])
        await store.append(GAMES[0], 0, [entry(GAMES[0], 0)])
    assert await check(address, Counter({GAMES[0]: 1})) == 1
    with pytest.raises(AssertionError, match="1 entries, but 2 were acknowledged"):
        await check(address, Counter({GAMES[0]: 2}))


@awaited
async def test_the_check_would_notice_a_stranger(address: str) -> None:
    async with opened(address) as store:
        await store.create(game(GAMES[0]), [])
        await store.append(GAMES[0], 0, [entry(GAMES[0], 0), entry(GAMES[0], 2)])
    with pytest.raises(AssertionError, match="gap or a stranger"):
        await check(address, Counter())
