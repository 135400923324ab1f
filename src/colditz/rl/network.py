"""A small network in numpy: what a seat sees goes in, what it thinks of every token and of its prospects comes out.

Two hidden layers serve both heads. Beside the row itself the first one is told by tables which token was chosen last,
and on which space the chosen pawn stands: from there to where is what most tokens are about. Files name every input and
every token, so that a network that was trained under an older codec still plays: what it knows is found by name, and
what is new to it counts for nothing.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from colditz.rl.codec import FIRST_PAWN, PLACES, TOKENS, say
from colditz.rl.observation import LAYOUT, LENGTH, MOST_STEPS, PAWN_NUMBERS, PAWNS, PREFIX, SCALE, STEPS

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


TABLES: Final = {"chosen": TOKENS + 1, "standing": len(PLACES) + 1}  # the first line of each: nothing of the kind
_CHOSEN: Final = slice(LENGTH - PREFIX, LENGTH)


def looked_up(rows: Numbers) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """By row: which lines of the tables speak of it, the token chosen last and the chosen pawn's space."""
    chosen = np.rint(rows[:, _CHOSEN] * SCALE).astype(np.int64)
    every = np.arange(len(rows))
    last = chosen[every, np.maximum((chosen > 0).sum(axis=1) - 1, 0)]
    pawn = chosen[:, 0] - 1 - FIRST_PAWN
    known = (pawn >= 0) & (pawn < PAWNS)
    standing = np.rint(rows[every, np.where(known, pawn, 0) * PAWN_NUMBERS + 1] * SCALE).astype(np.int64)
    return last, np.where(known, standing, 0)


class Thought(NamedTuple):
    """What comes out for a batch, with what the way back needs."""

    logits: Numbers  # games x tokens, hopeless where a token may not be chosen
    values: Numbers
    layers: tuple[Numbers, Numbers, Numbers]

    def log_chances(self) -> Numbers:
        """The logarithm of each token's chance."""
        most = self.logits.max(axis=1, keepdims=True)
        shifted = self.logits - most
        found: Numbers = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
        return found


class Network:
    """Weights, the way forward and the way back."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

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
        tables = {name: np.zeros((lines, hidden), np.float32) for name, lines in TABLES.items()}
        return cls(weights | tables | {f"{name} bias": np.zeros(w.shape[1], np.float32) for name, w in weights.items()})

    def _hidden(self, rows: Numbers) -> tuple[Numbers, Numbers]:
        weights, (chosen, standing) = self.weights, looked_up(rows)
        told = rows @ weights["in"] + weights["in bias"] + weights["chosen"][chosen] + weights["standing"][standing]
        first = np.tanh(told)
        return first, np.tanh(first @ weights["mid"] + weights["mid bias"])

    def think(self, rows: Numbers, masks: NDArray[np.bool_]) -> Thought:
        """Forward."""
        weights, (first, second) = self.weights, self._hidden(rows)
        logits = np.where(masks, second @ weights["policy"] + weights["policy bias"], NEVER)
        values = (second @ weights["value"] + weights["value bias"])[:, 0]
        return Thought(logits, values, (rows, first, second))

    def values(self, rows: Numbers) -> Numbers:
        """The prospects alone."""
        weights, (_, second) = self.weights, self._hidden(rows)
        found: Numbers = (second @ weights["value"] + weights["value bias"])[:, 0]
        return found

    def slopes(self, thought: Thought, on_logits: Numbers, on_values: Numbers) -> Weights:
        """Backward: how the loss changes with every weight, from how it changes with what came out."""
        rows, first, second = thought.layers
        weights, back = self.weights, on_values[:, None]
        found = {"policy": second.T @ on_logits, "policy bias": on_logits.sum(axis=0)}
        found |= {"value": second.T @ back, "value bias": back.sum(axis=0)}
        below = (on_logits @ weights["policy"].T + back @ weights["value"].T) * (1 - second**2)
        found |= {"mid": first.T @ below, "mid bias": below.sum(axis=0)}
        lowest = (below @ weights["mid"].T) * (1 - first**2)
        for name, lines in zip(TABLES, looked_up(rows), strict=True):
            found[name] = np.zeros_like(weights[name])
            np.add.at(found[name], lines, lowest)
        return found | {"in": rows.T @ lowest, "in bias": lowest.sum(axis=0)}

    # --- files

    def save(self, path: Path, about: dict[str, Any]) -> None:
        """Keep the weights, at half precision, with the names of what goes in and out."""
        names = {"inputs": input_names(), "tokens": token_names(), "about": about}
        halves: dict[str, Any] = {name: weight.astype(np.float16) for name, weight in self.weights.items()}
        np.savez_compressed(path, names=np.array(json.dumps(names)), **halves)

    @classmethod
    def load(cls, path: Path) -> Network:
        """A network from its file, fitted to this version of the codec."""
        with np.load(path, allow_pickle=False) as file:
            names = json.loads(str(file["names"]))
            weights = {name: file[name].astype(np.float32) for name in file.files if name != "names"}
        for name, lines in TABLES.items():  # older networks have none
            weights.setdefault(name, np.zeros((lines, weights["mid"].shape[0]), np.float32))
        if names["inputs"] != input_names():
            weights["in"] = _by_name(weights["in"], names["inputs"], input_names(), 0.0)
        if names["tokens"] != token_names():
            weights["policy"] = _by_name(weights["policy"].T, names["tokens"], token_names(), 0.0).T.copy()
            bias = _by_name(weights["policy bias"][:, None], names["tokens"], token_names(), UNKNOWN)
            weights["policy bias"] = bias[:, 0]
            weights["chosen"] = _by_name(
                weights["chosen"], ["nothing", *names["tokens"]], ["nothing", *token_names()], 0.0
            )
        return cls(weights)


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
