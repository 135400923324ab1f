"""PettingZoo: all seats in turn, each choosing one token at a time (`pettingzoo.AECEnv`)."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from colditz.editions.start import new_game
from colditz.rl.arrays import mask_of, no_mask, row_of
from colditz.rl.codec import TOKENS
from colditz.rl.observation import LENGTH
from colditz.rl.table import Table
from colditz.rl.text import look
from colditz.rl.vector import Reward


def env(edition: str = "classic", players: int = 4, **setup: Any) -> AECEnv:
    """The environment as PettingZoo means it to be used: an illegal token ends the game as lost for its chooser."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.TerminateIllegalWrapper(raw_env(edition, players, **setup), illegal_reward=-1)
    )


def raw_env(edition: str = "classic", players: int = 4, **setup: Any) -> ColditzEnv:
    """The environment itself, which raises for an illegal token."""
    return ColditzEnv(edition, players, **setup)


class ColditzEnv(AECEnv):
    """One game; agents are the names of its seats."""

    metadata: ClassVar[dict[str, Any]] = {"name": "colditz_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        edition: str = "classic",
        players: int = 4,
        *,
        trades: bool = False,
        forced: bool = True,
        reward: Reward | None = None,
        most_decisions: int = 50_000,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        """`reward` is asked after every action what it brought each seat, besides what the end of the game brings.

        It is asked as a game begins as well, with no events: what it says then is not paid.

        `setup` goes to `new_game`. After `most_decisions` the game is cut short.
        """
        super().__init__()
        self.render_mode = render_mode
        self._make = {"edition": edition, "players": players, **setup}
        self._trades, self._forced = trades, forced
        self._reward, self._most = reward, most_decisions
        self.possible_agents = list(new_game(**self._make).seats)
        row = spaces.Box(-2.0, 10.0, (LENGTH,), np.float32)
        mask = spaces.Box(0, 1, (TOKENS,), np.int8)
        self.observation_spaces = {
            name: spaces.Dict({"observation": row, "action_mask": mask}) for name in self.possible_agents
        }
        self.action_spaces = {name: spaces.Discrete(TOKENS) for name in self.possible_agents}
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All tokens."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed gives the same dice and draws. There are no options."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        chosen = int(self._luck.integers(1 << 62)) if seed is None else int(seed)
        match = new_game(**{**self._make, "seed": chosen})
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.table = Table(match, trades=self._trades, forced=self._forced)
        self.table.take_news()
        if self._reward is not None:
            self._reward(self.table.match, ())
        self._look_around()

    def _look_around(self) -> None:
        table = self.table
        events = table.take_news()
        if self._reward is not None and events:
            for name, gain in zip(self.possible_agents, self._reward(table.match, events), strict=True):
                self.rewards[name] += gain
        if table.finished:
            for name, gain in zip(self.possible_agents, table.match.returns(), strict=True):
                self.rewards[name] += gain
            self.terminations = dict.fromkeys(self.agents, True)
        elif table.decisions >= self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        seat = table.seat if not table.finished else 0
        self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat may see, and, if it is to choose, which tokens it may choose."""
        seat = self.possible_agents.index(agent)
        mask = mask_of(self.table) if seat == self.table.seat else no_mask()
        return {"observation": row_of(self.table, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Choose a token for the agent whose turn it is."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that still plays must choose a token, not None")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.table.choose(int(action))
        self._look_around()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table in words, as everybody sees it."""
        return look(self.table.match, "spectator") if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
