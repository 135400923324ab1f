"""Gymnasium: one seat against bots (`gymnasium.Env`), with `action_masks()` as sb3-contrib asks for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from colditz.editions.start import new_game
from colditz.engine.play import Match
from colditz.players.sight import Bot
from colditz.rl.arrays import mask_of, row_of
from colditz.rl.codec import TOKENS
from colditz.rl.observation import LENGTH
from colditz.rl.seated import action_of
from colditz.rl.table import Table
from colditz.rl.text import look
from colditz.rl.trained import find_player
from colditz.rl.vector import Reward

ILLEGAL = -0.01  # what an illegal token costs; nothing else happens
Deal = Callable[[int], Match]


class SingleEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """One seat is yours, bots hold the others. An illegal token costs a little and changes nothing."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        edition: str = "classic",
        players: int = 2,
        seat: str = "security",
        bots: str | Sequence[str] = "random",
        *,
        trades: bool = False,
        forced: bool = True,
        reward: Reward | None = None,
        most_decisions: int = 20_000,
        begin: Deal | None = None,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        """`bots`: one name for all others, or one for each of them in seat order; `begin`: makes a game from a seed.

        Bots are levels, networks (`FILE.npz`) or trained ones of the package. `trades`: officers may trade as their
        turn begins, bots too; `reward` is asked after every step what it brought each seat, besides the end, and as a
        game begins with no events, for nothing.
        """
        self.render_mode, self._most = render_mode, most_decisions
        self._trades, self._forced, self._reward = trades, forced, reward
        self._begin = begin or (lambda seed: new_game(edition, players, seed, **setup))
        self._sit_down(self._begin(0).seats, seat, bots)
        self.observation_space = spaces.Box(-2.0, 10.0, (LENGTH,), np.float32)
        self.action_space = spaces.Discrete(TOKENS)

    def _sit_down(self, names: tuple[str, ...], seat: str, bots: str | Sequence[str]) -> None:
        """Your seat, and who makes the bots of the others."""
        if seat not in names:
            raise ValueError(f"there is no seat {seat!r}; the seats are {', '.join(names)}")
        self.seat = names.index(seat)
        others = [name for name in names if name != seat]
        levels = [bots] * len(others) if isinstance(bots, str) else list(bots)
        if len(levels) != len(others):
            raise ValueError(f"{len(others)} bots are needed, for {', '.join(others)}; {len(levels)} are named")
        self._makers = {name: find_player(level) for name, level in zip(others, levels, strict=True)}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """A new game, played on until it is your turn to choose."""
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(1 << 62))
        self.table = Table(self._begin(chosen), trades=self._trades, forced=self._forced)
        self._bots: dict[str, Bot] = {
            name: make(chosen + number) for number, (name, make) in enumerate(self._makers.items())
        }
        self._let_others_play()
        self.table.take_news()
        if self._reward is not None:
            self._reward(self.table.match, ())
        return self._row(), self._info()

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Choose a token, and let the others play until it is your turn again."""
        if not self.table.mask()[int(action)]:
            return self._row(), ILLEGAL, self.table.finished, self._cut_short(), {**self._info(), "illegal": True}
        self.table.choose(int(action))
        self._let_others_play()
        return self._row(), self._gain(), self.table.finished, self._cut_short(), self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which tokens may be chosen now."""
        return mask_of(self.table).astype(np.bool_)

    def _let_others_play(self) -> None:
        table = self.table
        while not table.finished and table.seat != self.seat and not self._cut_short():
            table.play(action_of(self._bots[table.match.seats[table.seat]], table))

    def _gain(self) -> float:
        """What a step brought: what is paid on the way, and at the end what the game brought."""
        match, events = self.table.match, self.table.take_news()
        paid = self._reward(match, events)[self.seat] if self._reward is not None and events else 0.0
        return float(paid + match.returns()[self.seat])

    def _cut_short(self) -> bool:
        return not self.table.finished and self.table.decisions >= self._most

    def _row(self) -> NDArray[np.float32]:
        return row_of(self.table, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def render(self) -> str | None:  # type: ignore[override]
        """The table in words, as your seat sees it."""
        match = self.table.match
        return look(match, match.seats[self.seat]) if self.render_mode == "ansi" else None
