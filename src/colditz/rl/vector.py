"""Many games in lock-step in one process: arrays in, arrays out, for self-play at speed, or against bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from colditz.editions.start import new_game
from colditz.engine.play import Match
from colditz.model.events import Event
from colditz.players.sight import Bot
from colditz.rl.arrays import masks_of, rows_of
from colditz.rl.seated import action_of
from colditz.rl.table import Table

Reward = Callable[[Match, tuple[Event, ...]], Sequence[float]]


class Batch(NamedTuple):
    """What all games show: each row is what the seat sees that is to choose in that game."""

    rows: NDArray[np.float32]  # games x LENGTH
    masks: NDArray[np.bool_]  # games x TOKENS
    seats: NDArray[np.int64]  # who is to choose
    rewards: NDArray[np.float32]  # games x players: what the last token brought everybody
    done: NDArray[np.bool_]  # the game was over, or cut short, and another one stands in its place
    cut: NDArray[np.bool_]  # it was cut short


class VectorEnv:
    """So many games at once. A game that is over is followed by a new one in its place."""

    def __init__(
        self,
        count: int,
        edition: str = "classic",
        players: int = 4,
        *,
        trades: bool = False,
        forced: bool = True,
        reward: Reward | None = None,
        bots: Mapping[str, Callable[[int], Bot]] | None = None,
        begin: Callable[[int], Match] | None = None,
        most_decisions: int = 20_000,
        **setup: Any,
    ) -> None:
        """`setup` goes to `new_game`; `begin` makes a game from a seed instead, such as that of a scenario.

        `reward` is asked after every action what it brought each seat, and with no events as a game begins, for
        nothing; `bots`, by the names of their seats, play for seats that nobody else chooses for.
        """
        if count < 1:
            raise ValueError(f"at least one game is needed, not {count}")
        self._begin = begin or (lambda seed: new_game(edition, players, seed, **setup))
        first = self._begin(0)
        self.count, self.seats, self.board = count, first.seats, first.board
        self.players, self._reward, self._makers = len(self.seats), reward, bots or {}
        self.bots: list[dict[int, Bot]] = []  # game by game
        self._trades, self._forced = trades, forced
        self._most, self._seed, self._begun = most_decisions, 0, 0
        self.tables: list[Table] = []

    def reset(self, seed: int = 0) -> Batch:
        """New games everywhere; the same seed gives the same games."""
        self._seed, self._begun = seed, 0
        self.tables, self.bots = [], [{} for _ in range(self.count)]
        self.tables = [self._new_table(number) for number in range(self.count)]
        nothing = np.zeros((self.count, self.players), np.float32)
        never = np.zeros(self.count, np.bool_)
        return self._batch(nothing, never, never.copy())

    def _new_table(self, number: int) -> Table:
        """Another game in a place, played on to the first choice that is ours; one without such is passed over."""
        while True:
            self._begun += 1
            seed = self._seed * 1_000_003 + self._begun
            table = Table(self._begin(seed), trades=self._trades, forced=self._forced)
            self.bots[number] = {self.seats.index(name): make(seed) for name, make in self._makers.items()}
            self._let_bots_play(number, table)
            if not table.finished:
                table.take_news()
                if self._reward is not None:
                    self._reward(table.match, ())
                return table

    def _let_bots_play(self, number: int, table: Table) -> None:
        bots = self.bots[number]
        while bots and not table.finished and table.seat in bots and table.decisions < self._most:
            table.play(action_of(bots[table.seat], table))

    def step(self, tokens: ArrayLike) -> Batch:
        """One token for each game."""
        chosen = np.asarray(tokens)
        if chosen.shape != (self.count,):
            raise ValueError(f"{self.count} tokens are needed, one a game, not an array of shape {chosen.shape}")
        rewards = np.zeros((self.count, self.players), np.float32)
        done, cut = [False] * self.count, [False] * self.count
        for number, (table, token) in enumerate(zip(self.tables, chosen.tolist(), strict=True)):
            if not table.choose(token):
                continue
            if self._makers:
                self._let_bots_play(number, table)
            if self._reward is not None and table.news:
                rewards[number] = self._reward(table.match, tuple(table.news))
            table.news.clear()
            if table.finished or table.decisions >= self._most:
                done[number], cut[number] = True, not table.finished
                rewards[number] += table.match.returns()
                self.tables[number] = self._new_table(number)
        return self._batch(rewards, np.array(done), np.array(cut))

    def _batch(self, rewards: NDArray[np.float32], done: NDArray[np.bool_], cut: NDArray[np.bool_]) -> Batch:
        seats = np.array([table.seat for table in self.tables])
        return Batch(rows_of(self.tables), masks_of(self.tables), seats, rewards, done, cut)
