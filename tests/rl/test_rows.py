"""Rows that are written at speed hold the numbers that the observation defines, and tell no secret either."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from colditz import EDITIONS, new_game
from colditz.rl.arrays import mask_of, no_mask, row_of, write_row
from colditz.rl.codec import TOKENS
from colditz.rl.observation import LENGTH, observe
from colditz.rl.table import Table
from colditz.rules.knowledge.imagine import imagine
from colditz.rules.knowledge.memory import knowledge_of
from tests.properties.games import reach
from tests.rl.games import GAMES, short


def defined(table: Table, seat: int) -> np.ndarray:
    match = table.match
    prefix = table.prefix if seat == table.seat else ()
    row = observe(match.view(match.seats[seat], listed=False), match.board, knowledge_of(match, seat), prefix)
    return np.array(row, np.float32)


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_at_every_choice_of_a_game_both_write_the_same(edition: str, players: int) -> None:
    luck = Random(players)
    table = Table(new_game(edition, players, seed=players, rounds=short(edition, 8)), trades=True)
    for number in range(250):
        if table.finished:
            break
        for seat in range(players) if number % 5 == 0 else [table.seat]:
            assert np.array_equal(row_of(table, seat), defined(table, seat))
        table.choose(luck.choice(table.legal()))


@pytest.mark.parametrize("edition", EDITIONS)
def test_wild_positions_are_written_the_same(edition: str) -> None:
    for number in range(10):
        table = Table(reach(edition, 2 + number % 5, frozenset(), number, 40 + 20 * number, wild=True), forced=False)
        for seat in range(len(table.match.seats)):
            assert np.array_equal(row_of(table, seat), defined(table, seat))


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_what_is_hidden_is_not_in_the_row(edition: str, players: int) -> None:
    match, luck = reach(edition, players, frozenset(), players, 120, wild=False), Random(2)
    for seat in range(players):
        other = imagine(match, seat, luck)
        assert np.array_equal(row_of(Table(match, forced=False), seat), row_of(Table(other, forced=False), seat))


def test_a_copy_is_not_confused_with_the_table_that_it_was_made_from() -> None:
    luck, table = Random(3), Table(new_game(players=3, seed=1))
    row_of(table, 0)
    twin = table.copy()
    for _ in range(40):
        twin.choose(luck.choice(twin.legal()))
        for each in (table, twin):
            assert np.array_equal(row_of(each, each.seat), defined(each, each.seat))
    table.match = twin.match  # as a resampled state has it
    assert np.array_equal(row_of(table, 0), defined(table, 0))


def test_a_row_is_put_where_it_is_wanted() -> None:
    table, rows = Table(new_game(seed=1)), np.full((2, LENGTH), 9, np.float32)
    write_row(table, 0, rows[1])
    assert (rows[0] == 9).all()
    assert np.array_equal(rows[1], row_of(table, 0))


def test_a_mask_marks_the_tokens() -> None:
    table = Table(new_game(seed=1))
    mask = mask_of(table)
    assert mask.shape == (TOKENS,)
    assert np.flatnonzero(mask).tolist() == table.legal()
    mask[:] = 0  # whoever plays with it does not alter the table
    assert np.flatnonzero(mask_of(table)).tolist() == table.legal()
    assert not no_mask().any()
