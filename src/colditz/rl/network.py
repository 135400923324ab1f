"""A small network in numpy: what a seat sees goes in, what it thinks of every token and of its prospects comes out.

Two hidden layers serve both heads. Beside the row itself the first one is told by tables which token was chosen last,
on which space the chosen pawn stands, and where all pawns stand: a space is a thing of its own, not a number. Which
pawn to take is asked of all pawns alike: what the layers look for is held against where each stands and what is
known of it. Files name every input and every token, so that a network that was trained under an older codec still
plays: what it knows is found by name, and what is new to it counts for nothing.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from colditz.rl.codec import FIRST_PAWN, MOST_SEATS, PLACES, TOKENS, say
from colditz.rl.fields import PAWN_NUMBERS
from colditz.rl.observation import LAYOUT, LENGTH, MOST_STEPS, PAWNS, PREFIX, SCALE, STEPS

Numbers = NDArray[np.float32]
Weights = dict[str, Numbers]

NEVER: Final = np.float32(-1e9)  # what a token is worth that may not be chosen
UNKNOWN: Final = -20.0  # what a token is worth that the network has never heard of


def input_names() -> list[str]:
    """What each number of the row is called, whatever its place in this version."""
    steps = [f"question {name}" for name in STEPS] + [f"question {n}" for n in range(MOST_STEPS - len(STEPS))]
    named = {"question": steps}
    return [name for part, size in LAYOUT.items() for name in named.get(part) or [f"{part} {n}" for n in range(size)]]


def token_names() -> list[str]:
    """What each token is called."""
    return [say(token) for token in range(TOKENS)]


SPACES: Final = len(PLACES) + 1  # lines of a table of spaces; the first line of any table: nothing of the kind
TABLES: Final = {"chosen": TOKENS + 1, "standing": SPACES, "mine": SPACES, "theirs": SPACES}
KEYS: Final = 32  # numbers by which pawns are told apart
_CHOSEN: Final = slice(LENGTH - PREFIX, LENGTH)
_PAWN_TOKENS: Final = slice(FIRST_PAWN, FIRST_PAWN + PAWNS)
Lines = NDArray[np.int64]


def _pawns(rows: Numbers) -> tuple[Numbers, Lines]:
    """By row and pawn: all of its numbers, and the line of its space."""
    pawns = rows[:, : PAWNS * PAWN_NUMBERS].reshape(len(rows), PAWNS, PAWN_NUMBERS)
    return pawns, np.rint(pawns[:, :, 1] * SCALE).astype(np.int64)


def looked_up(rows: Numbers) -> dict[str, Lines]:
    """By table: which of its lines speak of each row."""
    chosen = np.rint(rows[:, _CHOSEN] * SCALE).astype(np.int64)
    every = np.arange(len(rows))
    last = chosen[every, np.maximum((chosen > 0).sum(axis=1) - 1, 0)]
    pawn = chosen[:, 0] - 1 - FIRST_PAWN
    known = (pawn >= 0) & (pawn < PAWNS)
    numbers, spaces = _pawns(rows)
    standing = np.where(known, spaces[every, np.where(known, pawn, 0)], 0)
    mine = np.rint(numbers[:, :, 0] * MOST_SEATS) == 1
    teams = {"mine": np.where(mine, spaces, 0), "theirs": np.where(mine, 0, spaces)}
    return {"chosen": last[:, None], "standing": standing[:, None], **teams}


class Count(NamedTuple):
    """How often which lines of a table speak of each row of a batch."""

    lines: Lines  # those that do at all
    times: Numbers  # rows x lines

    @classmethod
    def of(cls, lines: Lines) -> Count:
        """From the lines of each row."""
        kinds = np.flatnonzero(np.bincount(lines.reshape(-1)))
        rows, size = len(lines), len(kinds)
        column = np.empty(kinds[-1] + 1, np.int64)
        column[kinds] = np.arange(size)
        flat = column[lines] + size * np.arange(rows)[:, None]
        times = np.bincount(flat.reshape(-1), minlength=rows * size).reshape(rows, size)
        return cls(kinds, times.astype(np.float32))

    def total(self, table: Numbers) -> Numbers:
        """The sum of its lines for each row."""
        found: Numbers = self.times @ table[self.lines]
        return found

    def slope(self, table: Numbers, on_total: Numbers) -> Numbers:
        """How a loss changes with the table."""
        found = np.zeros_like(table)
        found[self.lines] = self.times.T @ on_total
        return found


class Layers(NamedTuple):
    """What the way back needs of the way forward."""

    rows: Numbers
    counts: dict[str, Count]
    first: Numbers
    second: Numbers


class Thought(NamedTuple):
    """What comes out for a batch, and how it came about."""

    logits: Numbers  # games x tokens, hopeless where a token may not be chosen
    values: Numbers
    layers: Layers
    keys: Numbers  # rows x pawns x numbers

    def log_chances(self) -> Numbers:
        """The logarithm of each token's chance."""
        most = self.logits.max(axis=1, keepdims=True)
        shifted = self.logits - most
        found: Numbers = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
        return found


class Network:
    """Weights, the way forward and the way back."""

    def __init__(self, weights: Weights, *, trades: bool = False) -> None:
        """`trades`: it has learned to trade, so it may be asked to."""
        self.weights, self.trades = weights, trades

    @classmethod
    def new(cls, hidden: int = 128, seed: int = 0) -> Network:
        """A network that has learned nothing: every legal token is about as likely as any other."""
        luck = np.random.default_rng(seed)

        def layer(rows: int, columns: int, gain: float) -> Numbers:
            drawn: Numbers = (luck.standard_normal((rows, columns)) * gain / np.sqrt(rows)).astype(np.float32)
            return drawn

        sizes = {"in": (LENGTH, hidden, 2.0), "mid": (hidden, hidden, 1.0)}
        heads = {"policy": (hidden, TOKENS, 0.01), "value": (hidden, 1, 0.1)}
        weights = {name: layer(*size) for name, size in {**sizes, **heads}.items()}
        biases = {f"{name} bias": np.zeros(weight.shape[1], np.float32) for name, weight in weights.items()}
        tables = {name: np.zeros((lines, hidden), np.float32) for name, lines in TABLES.items()}
        pawns = {
            "ask": layer(hidden, KEYS, 0.1),
            "key": layer(SPACES, KEYS, 1.0),
            "mark": layer(PAWN_NUMBERS, KEYS, 1.0),
        }
        return cls(weights | biases | tables | pawns)

    def _layers(self, rows: Numbers) -> Layers:
        weights, told = self.weights, rows @ self.weights["in"] + self.weights["in bias"]
        counts = {name: Count.of(lines) for name, lines in looked_up(rows).items()}
        for name, count in counts.items():
            told += count.total(weights[name])
        first = np.tanh(told)
        return Layers(rows, counts, first, np.tanh(first @ weights["mid"] + weights["mid bias"]))

    def _keys(self, rows: Numbers) -> Numbers:
        """Rows x pawns x numbers: what each pawn is known by."""
        numbers, spaces = _pawns(rows)
        found: Numbers = self.weights["key"][spaces] + numbers @ self.weights["mark"]
        return found

    def think(self, rows: Numbers, masks: NDArray[np.bool_]) -> Thought:
        """Forward."""
        weights, layers, keys = self.weights, self._layers(rows), self._keys(rows)
        logits = layers.second @ weights["policy"] + weights["policy bias"]
        logits[:, _PAWN_TOKENS] += (keys @ (layers.second @ weights["ask"])[:, :, None])[:, :, 0]
        values = (layers.second @ weights["value"] + weights["value bias"])[:, 0]
        return Thought(np.where(masks, logits, NEVER), values, layers, keys)

    def values(self, rows: Numbers) -> Numbers:
        """The prospects alone."""
        second = self._layers(rows).second
        found: Numbers = (second @ self.weights["value"] + self.weights["value bias"])[:, 0]
        return found

    def slopes(self, thought: Thought, on_logits: Numbers, on_values: Numbers) -> Weights:
        """Backward: how the loss changes with every weight, from how it changes with what came out."""
        rows, counts, first, second = thought.layers
        weights, back = self.weights, on_values[:, None]
        found, on_asked = self._slopes_of_pawns(thought, on_logits[:, _PAWN_TOKENS])
        found |= {"policy": second.T @ on_logits, "policy bias": on_logits.sum(axis=0)}
        found |= {"value": second.T @ back, "value bias": back.sum(axis=0)}
        on_second = on_logits @ weights["policy"].T + back @ weights["value"].T + on_asked @ weights["ask"].T
        below = on_second * (1 - second**2)
        found |= {"mid": first.T @ below, "mid bias": below.sum(axis=0)}
        lowest = (below @ weights["mid"].T) * (1 - first**2)
        found |= {name: count.slope(weights[name], lowest) for name, count in counts.items()}
        return found | {"in": rows.T @ lowest, "in bias": lowest.sum(axis=0)}

    def _slopes_of_pawns(self, thought: Thought, on_pawns: Numbers) -> tuple[Weights, Numbers]:
        """What the choice among pawns adds; and how the loss changes with what is asked of them."""
        weights, second, (numbers, spaces) = self.weights, thought.layers.second, _pawns(thought.layers.rows)
        on_asked: Numbers = (on_pawns[:, None] @ thought.keys)[:, 0]
        on_keys = (on_pawns[:, :, None] * (second @ weights["ask"])[:, None]).reshape(-1, KEYS)
        found = {"ask": second.T @ on_asked, "mark": numbers.reshape(-1, PAWN_NUMBERS).T @ on_keys}
        return found | {"key": summed(spaces.reshape(-1), on_keys, weights["key"])}, on_asked

    # --- files

    def save(self, path: Path, about: dict[str, Any]) -> None:
        """Keep the weights, at half precision, with the names of what goes in and out."""
        names = {"inputs": input_names(), "tokens": token_names(), "about": about, "trades": self.trades}
        halves: dict[str, Any] = {name: weight.astype(np.float16) for name, weight in self.weights.items()}
        np.savez_compressed(path, names=np.array(json.dumps(names)), **halves)

    @classmethod
    def load(cls, path: Path) -> Network:
        """A network from its file, fitted to this version of the codec."""
        with np.load(path, allow_pickle=False) as file:
            names = json.loads(str(file["names"]))
            weights = {name: file[name].astype(np.float32) for name in file.files if name != "names"}
        hidden = weights["mid"].shape[0]
        parts = {name: (lines, hidden) for name, lines in TABLES.items()}
        parts |= {"ask": (hidden, KEYS), "key": (SPACES, KEYS), "mark": (PAWN_NUMBERS, KEYS)}
        for name, shape in parts.items():  # older networks lack some
            weights.setdefault(name, np.zeros(shape, np.float32))
        if names["inputs"] != input_names():
            weights["in"] = _by_name(weights["in"], names["inputs"], input_names(), 0.0)
        if names["tokens"] != token_names():
            weights["policy"] = _by_name(weights["policy"].T, names["tokens"], token_names(), 0.0).T.copy()
            bias = _by_name(weights["policy bias"][:, None], names["tokens"], token_names(), UNKNOWN)
            weights["policy bias"] = bias[:, 0]
            weights["chosen"] = _by_name(
                weights["chosen"], ["nothing", *names["tokens"]], ["nothing", *token_names()], 0.0
            )
        return cls(weights, trades=names.get("trades", False))


def summed(lines: Lines, values: Numbers, like: Numbers) -> Numbers:
    """Values added up by line, as a table like that."""
    order = np.argsort(lines, kind="stable")
    kinds, starts = np.unique(lines[order], return_index=True)
    found = np.zeros_like(like)
    found[kinds] = np.add.reduceat(values[order], starts)
    return found


def _by_name(rows: Numbers, old: Sequence[str], new: Sequence[str], otherwise: float) -> Numbers:
    """Rows in another order; those of new names say `otherwise`."""
    numbers = {name: number for number, name in enumerate(old)}
    found = np.full((len(new), rows.shape[1]), otherwise, np.float32)
    for number, name in enumerate(new):
        if name in numbers:
            found[number] = rows[numbers[name]]
    return found


class Adam:
    """Adam's steps, with the slope cut to a length."""

    def __init__(self, network: Network, rate: float, longest: float = 0.5) -> None:
        self.network, self.rate, self.longest, self.taken = network, rate, longest, 0
        self._mean = {name: np.zeros_like(weight) for name, weight in network.weights.items()}
        self._square = {name: np.zeros_like(weight) for name, weight in network.weights.items()}

    def step(self, slopes: Weights) -> None:
        """Go a step downhill."""
        self.taken += 1
        length = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values())))
        scale = np.float32(min(1.0, self.longest / (length + 1e-8)))
        for name, slope in slopes.items():
            cut = slope * scale
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (cut - mean)
            square += 0.001 * (cut * cut - square)
            bent = np.sqrt(square / (1 - 0.999**self.taken)) + 1e-8
            self.network.weights[name] -= self.rate / (1 - 0.9**self.taken) * mean / bent
