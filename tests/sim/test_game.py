"""One game of bots: the same for the same numbers, and clear about what goes wrong."""

from __future__ import annotations

import pytest

from colditz import EDITIONS
from colditz.players import LEVELS
from colditz.sim import game
from colditz.sim.cell import Cell
from colditz.sim.game import BadGame, play_game
from colditz.sim.record import lasting
from colditz.sim.seeds import seed_for

GIVER, CHEAT = "tests.sim.some_bots:Giver", "tests.sim.some_bots:Cheat"


def random_cell(edition: str = "classic", players: int = 2, rounds: int = 6) -> Cell:
    return Cell(edition, players, ("random",) * players, rounds=rounds)


def test_seeds_follow_from_master_number_and_purpose_alone() -> None:
    assert seed_for(7, 3, "dice") == 2450256580181709322
    assert len({seed_for(master, number, what) for master in (0, 1) for number in (0, 1) for what in "ab"}) == 8


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_of_any_size_is_played_to_its_end(edition: str, players: int) -> None:
    row = play_game(random_cell(edition, players), 1, 0).game

    assert row.rounds <= 6
    assert row.winners
    assert len(row.escapes) == len(row.arrests) == len(row.thinking) == players


@pytest.mark.parametrize("level", LEVELS)
def test_every_bot_decides_alike_for_the_same_seed(level: str) -> None:
    cell = Cell("classic", 2, (level,) * 2, rounds=2)

    assert lasting(play_game(cell, 5, 9).game) == lasting(play_game(cell, 5, 9).game)


def test_another_number_or_seed_is_another_game() -> None:
    games = [play_game(random_cell(), seed, number).game for seed, number in ((1, 0), (1, 1), (2, 0))]

    assert len({str(row.visits) for row in games}) == 3


def test_turns_are_kept_on_request() -> None:
    played = play_game(random_cell(players=3), 1, 0, turns=True)

    assert sum(turn.decisions for turn in played.turns) == played.game.decisions
    assert [turn.turn for turn in played.turns] == list(range(played.game.turns + 1))
    assert sum(turn.distance for turn in played.turns) == sum(played.game.distance)
    assert play_game(random_cell(players=3), 1, 0).turns == []


def test_traders_deal_when_an_officers_turn_begins() -> None:
    cell = Cell("classic", 4, (GIVER,) * 4, rounds=40)
    rows = [play_game(cell, 1, number).game for number in range(3)]

    assert sum(sum(row.trades) for row in rows) > 0
    assert all(row.trades[0] == 0 for row in rows)


def test_an_illegal_wish_names_the_game_and_the_bot() -> None:
    with pytest.raises(BadGame, match=rf"classic, 2 players, seed 3, game 8: {CHEAT} for security wants Pass"):
        play_game(Cell("classic", 2, (CHEAT, "random")), 3, 8)


def test_a_game_without_end_is_an_error_that_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "MOST_DECISIONS", 20)

    with pytest.raises(BadGame, match="classic, 2 players, seed 3, game 8: no end after 20 decisions"):
        play_game(random_cell(), 3, 8)
