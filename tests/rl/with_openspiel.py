"""The game in OpenSpiel; `make rl-short` runs this where `colditz[rl]` is installed."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

from colditz.rl import spiel
from tests.rl.games import GAMES, short

# --- OpenSpiel


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_openspiel_finds_nothing_wrong(edition: str, players: int) -> None:
    game = spiel.load_game(edition, players, rounds=short(edition, 1), trades=players == 4)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def play_on(state: Any, luck: np.random.Generator, moves: int) -> None:
    for _ in range(moves):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(luck.choice(state.legal_actions())))


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_what_is_resampled_looks_the_same_to_its_player(edition: str, players: int) -> None:
    luck = np.random.default_rng(5)
    state = spiel.load_game(edition, players, rounds=short(edition, 60), trades=players > 2).new_initial_state()
    play_on(state, luck, 400)
    assert not state.is_terminal()
    for player in range(players):
        other = state.resample_from_infostate(player, luck.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        play_on(other, luck, 50)


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_a_state_is_kept_and_read_back(edition: str, players: int) -> None:
    state = spiel.load_game(edition, players, rounds=short(edition, 2)).new_initial_state()
    play_on(state, np.random.default_rng(1), 120)
    game, twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(twin) == str(state)
    assert game.num_players() == players
    assert str(state.clone()) == str(state)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)  # noqa: S301


# --- the page


@pytest.mark.filterwarnings("ignore")
def test_the_page_of_environments_runs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    exec(compile("\n".join(blocks), "environments.md", "exec"), {"__name__": "page"})  # noqa: S102 - our own page
