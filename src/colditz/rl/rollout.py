"""Experience for learning: many games played in step by one network, and what came of every choice."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from colditz.rl.arrays import write_row
from colditz.rl.network import Network, Numbers
from colditz.rl.observation import LENGTH
from colditz.rl.vector import Batch, VectorEnv


@dataclass(slots=True)
class Experience:
    """Choices, one a row: what was seen and chosen, how likely it was, how much better it went than was thought."""

    rows: Numbers
    masks: NDArray[np.bool_]
    tokens: NDArray[np.int64]
    log_chances: Numbers
    gains: Numbers  # advantages
    targets: Numbers  # of the prospects
    games: int  # that ended meanwhile
    won: NDArray[np.float64]  # by seat: what they brought on the whole

    def some(self, which: NDArray[np.int64]) -> Experience:
        """A part of it."""
        rows, masks, tokens = self.rows[which], self.masks[which], self.tokens[which]
        return Experience(
            rows, masks, tokens, self.log_chances[which], self.gains[which], self.targets[which], self.games, self.won
        )

    def narrow(self) -> tuple[Experience, NDArray[np.int64]]:
        """The same of the tokens that could be chosen at all, by their number among them; and which they are."""
        tokens = np.flatnonzero(self.masks.any(axis=0))
        chosen = np.searchsorted(tokens, self.tokens)
        return replace(self, masks=self.masks[:, tokens], tokens=chosen), tokens


class Player:
    """Plays the games of an environment on with one network, at all seats that no bot holds."""

    def __init__(self, env: VectorEnv, seed: int = 0) -> None:
        self.env, self.luck = env, np.random.default_rng(seed)
        self.batch = env.reset(seed)

    def play(self, network: Network, steps: int, fade: float, trust: float) -> Experience:
        """So many tokens a game. `fade`: what later is worth now; `trust`: lambda of the advantages."""
        seen: list[Batch] = []
        chosen, likely, valued, paid = [], [], [], []
        for _ in range(steps):
            open_now = np.flatnonzero(self.batch.masks.any(axis=0))
            thought = network.think(self.batch.rows, self.batch.masks[:, open_now], open_now)
            logs = thought.log_chances()
            picked = pick(logs, self.luck)
            tokens = open_now[picked]
            seen.append(self.batch)
            chosen.append(tokens)
            likely.append(logs[np.arange(len(tokens)), picked])
            valued.append(thought.values)
            self.batch = self.env.step(tokens)
            paid.append(self.batch)
        values, seats = np.array(valued), np.array([batch.seats for batch in seen])
        gains = advantages(values, seats, paid, self._prospects(network), (fade, trust))
        ended = [batch.rewards[batch.done] for batch in paid if batch.done.any()]
        finals = np.concatenate(ended) if ended else np.zeros((0, self.env.players))
        return Experience(
            np.concatenate([batch.rows for batch in seen]),
            np.concatenate([batch.masks for batch in seen]),
            np.concatenate(chosen),
            np.concatenate(likely),
            gains.reshape(-1),
            (gains + values).reshape(-1),
            len(finals),
            finals.sum(axis=0).astype(np.float64),
        )

    def _prospects(self, network: Network) -> Numbers:
        """Games x seats: what everybody may expect of the games that are still under way."""
        env = self.env
        rows = np.empty((env.count, env.players, LENGTH), np.float32)
        for number, table in enumerate(env.tables):
            for seat in range(env.players):
                write_row(table, seat, rows[number, seat])
        return network.values(rows.reshape(-1, LENGTH)).reshape(env.count, env.players)


def pick(log_chances: Numbers, luck: np.random.Generator) -> NDArray[np.int64]:
    """A token for each game, drawn by its chance (Gumbel's way)."""
    noise: Numbers = luck.gumbel(size=log_chances.shape).astype(np.float32)
    found: NDArray[np.int64] = np.argmax(log_chances + noise, axis=1)
    return found


def advantages(
    values: Numbers, seats: NDArray[np.int64], paid: list[Batch], prospects: Numbers, how: tuple[float, float]
) -> Numbers:
    """Generalised advantages, each seat along its own choices: what others do meanwhile is part of the world.

    Backwards through time every seat of every game keeps what it was paid since its next choice, what it may expect
    there, and the advantage there; a game that ends wipes all three out.
    """
    fade, trust = how
    steps, games = values.shape
    found = np.zeros((steps, games), np.float32)
    next_value, next_gain = prospects.copy(), np.zeros_like(prospects)
    since = np.zeros_like(prospects)
    every = np.arange(games)
    for step in range(steps - 1, -1, -1):
        batch, who = paid[step], seats[step]
        over = batch.done
        next_value[over], next_gain[over], since[over] = 0.0, 0.0, 0.0
        since += batch.rewards
        surprise = since[every, who] + fade * next_value[every, who] - values[step]
        found[step] = surprise + fade * trust * next_gain[every, who]
        next_value[every, who], next_gain[every, who], since[every, who] = values[step], found[step], 0.0
    return found
