"""One seat in Stable-Baselines3 and sb3-contrib; `make rl` runs this, since PyTorch is heavy."""

from __future__ import annotations

import numpy as np
import pytest
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env

from colditz.rl.scenarios import SCENARIOS
from colditz.rl.single import SingleEnv
from tests.rl.games import GAMES, short


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_stable_baselines_finds_nothing_wrong(edition: str, players: int) -> None:
    check_env(SingleEnv(edition, players, rounds=short(edition, 2)))


@pytest.mark.filterwarnings("ignore")
def test_maskable_ppo_learns_from_the_masks() -> None:
    env = SingleEnv(begin=SCENARIOS["wire"].begin, seat="american", bots="random")
    model = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=32, n_epochs=1, seed=1)
    model.learn(128)
    seen, _ = env.reset(seed=3)
    token, _ = model.predict(seen, action_masks=env.action_masks())
    assert int(np.asarray(token)) in env.table.legal()
