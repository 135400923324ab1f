"""A small network in numpy: what a seat sees goes in, what it thinks of every token and of its prospects comes out.

Two hidden layers serve both heads. Beside the row itself the first one is told by tables which token was chosen last,
on which space the chosen pawn stands, and where all pawns stand: a space is a thing of its own, not a number. Which
pawn to take is asked of all pawns alike: what the layers look for is held against where each stands and what is
known of it. Files name every input and every token, so that a network that was trained under an older codec still
plays: what it knows is found by name, and what is new to it counts for nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from colditz.model.board import Board
from colditz.rl.codec import FIRST_PAWN, FIRST_PLACE, MOST_SEATS, PLACES, TOKENS, say
from colditz.rl.fields import MARKER, PAWN_NUMBERS
from colditz.rl.geography import FACTS, facts_by_token, facts_of
from colditz.rl.observation import LAYOUT, LENGTH, MOST_STEPS, PAWNS, PREFIX, SCALE, STEPS
from colditz.rl.starts import TURN_AT

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
ROUNDS: Final = 75  # of which the marker is told in parts
LAST_ROUNDS: Final = 40  # that are told apart
TABLES: Final = {"chosen": TOKENS + 1, "standing": SPACES, "mine": SPACES, "theirs": SPACES, "left": LAST_ROUNDS + 1}
KEYS: Final = 32  # numbers by which pawns are told apart
MANY: Final = 0.3  # how much one of several pawns counts at first beside that which was chosen
_CHOSEN: Final = slice(LENGTH - PREFIX, LENGTH)
Lines = NDArray[np.int64]


EVERY: Final[Lines] = np.arange(TOKENS)


def _pawn_columns(tokens: Lines) -> slice:
    """Which of some tokens, in order, are pawns."""
    return slice(*np.searchsorted(tokens, (FIRST_PAWN, FIRST_PAWN + PAWNS)).tolist())


def _places_of(tokens: Lines) -> Lines:
    """The places among some tokens, which are the last ones, counted from the first place."""
    found: Lines = tokens[tokens >= FIRST_PLACE] - FIRST_PLACE
    return found


def _pawns(rows: Numbers, tokens: Lines = EVERY) -> tuple[Numbers, Lines]:
    """By row and pawn (or those among some tokens): all of its numbers, and the line of its space."""
    pawns = rows[:, : PAWNS * PAWN_NUMBERS].reshape(len(rows), PAWNS, PAWN_NUMBERS)
    if tokens is not EVERY:
        pawns = pawns[:, tokens[_pawn_columns(tokens)] - FIRST_PAWN]
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
    left = np.clip(np.rint(rows[:, TURN_AT + MARKER] * ROUNDS), 0, LAST_ROUNDS).astype(np.int64)
    return {"chosen": last[:, None], "standing": standing[:, None], **teams, "left": left[:, None]}


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

    rows: Numbers  # of the inputs that are used
    used: Lines
    counts: dict[str, Count]
    first: Numbers
    second: Numbers


class Thought(NamedTuple):
    """What comes out for a batch, and how it came about."""

    logits: Numbers  # games x tokens, hopeless where a token may not be chosen
    values: Numbers
    layers: Layers
    tokens: Lines  # what the columns are of
    pawns: tuple[Numbers, Lines]  # of those pawns that are among them: all numbers, and the line of each space
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
    def new(cls, hidden: int = 128, seed: int = 0, board: Board | None = None) -> Network:
        """A network that has learned nothing: every legal token is about as likely as any other.

        With a board its tables of spaces begin with what the map says of them, not with nothing.
        """
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
        sites = {"site": np.zeros((len(PLACES), FACTS), np.float32), "seek": layer(hidden, FACTS, 0.1)}
        found = cls(weights | biases | tables | pawns | sites)
        if board is not None:
            found._read_map(board, layer)
        return found

    def _read_map(self, board: Board, layer: Callable[[int, int, float], Numbers]) -> None:
        """Begin with the map: which is drawn at random from, so that like spaces are told of alike."""
        weights, hidden = self.weights, self.weights["mid"].shape[0]
        facts = np.zeros((SPACES, FACTS), np.float32)
        facts[1 : len(board.names) + 1] = facts_of(board)
        for name, gain in (("standing", 1.0), ("mine", MANY), ("theirs", MANY)):
            weights[name] = facts @ layer(FACTS, hidden, gain)
        weights["key"] = facts @ layer(FACTS, KEYS, 1.0)
        weights["site"] = facts_by_token(board)

    def _layers(self, rows: Numbers) -> Layers:
        weights, used = self.weights, np.flatnonzero(rows.any(axis=0))  # most numbers are of things that are not there
        told = rows[:, used] @ weights["in"][used] + weights["in bias"]
        counts = {name: Count.of(lines) for name, lines in looked_up(rows).items()}
        for name, count in counts.items():
            told += count.total(weights[name])
        first = np.tanh(told)
        return Layers(rows[:, used], used, counts, first, np.tanh(first @ weights["mid"] + weights["mid bias"]))

    def _keys(self, pawns: tuple[Numbers, Lines]) -> Numbers:
        """Rows x pawns x numbers: what each of some pawns is known by."""
        numbers, spaces = pawns
        found: Numbers = self.weights["key"][spaces] + numbers @ self.weights["mark"]
        return found

    def think(self, rows: Numbers, masks: NDArray[np.bool_], tokens: Lines = EVERY) -> Thought:
        """Forward. `tokens` says what the columns of the masks are of, if not of all tokens."""
        weights, layers, pawns = self.weights, self._layers(rows), _pawns(rows, tokens)
        second, keys, sites = layers.second, self._keys(pawns), weights["site"][_places_of(tokens)]
        logits = second @ weights["policy"][:, tokens] + weights["policy bias"][tokens]
        logits[:, len(tokens) - len(sites) :] += (second @ weights["seek"]) @ sites.T
        logits[:, _pawn_columns(tokens)] += (keys @ (second @ weights["ask"])[:, :, None])[:, :, 0]
        values = (second @ weights["value"] + weights["value bias"])[:, 0]
        return Thought(np.where(masks, logits, NEVER), values, layers, tokens, pawns, keys)

    def values(self, rows: Numbers) -> Numbers:
        """The prospects alone."""
        second = self._layers(rows).second
        found: Numbers = (second @ self.weights["value"] + self.weights["value bias"])[:, 0]
        return found

    def slopes(self, thought: Thought, on_logits: Numbers, on_values: Numbers) -> Weights:
        """Backward: how the loss changes with every weight, from how it changes with what came out."""
        rows, used, counts, first, second = thought.layers
        weights, back = self.weights, on_values[:, None]
        found, on_second = self._slopes_of_pawns(thought, on_logits[:, _pawn_columns(thought.tokens)])
        more, on_sites = self._slopes_of_tokens(thought, on_logits)
        found |= more | {"value": second.T @ back, "value bias": back.sum(axis=0)}
        on_second += on_sites + back @ weights["value"].T
        below = on_second * (1 - second**2)
        found |= {"mid": first.T @ below, "mid bias": below.sum(axis=0)}
        lowest: Numbers = np.multiply(below @ weights["mid"].T, 1 - first**2, dtype=np.float32)
        found |= {name: count.slope(weights[name], lowest) for name, count in counts.items()}
        found |= {"in": np.zeros_like(weights["in"]), "in bias": lowest.sum(axis=0)}
        found["in"][used] = rows.T @ lowest
        return found

    def _slopes_of_pawns(self, thought: Thought, on_pawns: Numbers) -> tuple[Weights, Numbers]:
        """What the choice among pawns adds; and how the loss changes with what is asked of them."""
        weights, second, (numbers, spaces) = self.weights, thought.layers.second, thought.pawns
        on_asked: Numbers = (on_pawns[:, None] @ thought.keys)[:, 0]
        on_keys = (on_pawns[:, :, None] * (second @ weights["ask"])[:, None]).reshape(-1, KEYS)
        found = {"ask": second.T @ on_asked, "mark": numbers.reshape(-1, PAWN_NUMBERS).T @ on_keys}
        found["key"] = summed(spaces.reshape(-1), on_keys, weights["key"])
        return found, on_asked @ weights["ask"].T

    def _slopes_of_tokens(self, thought: Thought, on_logits: Numbers) -> tuple[Weights, Numbers]:
        """What all tokens add, and places by their sites; and how the loss changes with the second layer by that."""
        weights, second, tokens = self.weights, thought.layers.second, thought.tokens
        places = _places_of(tokens)
        on_places, sites = on_logits[:, len(tokens) - len(places) :], weights["site"][places]
        on_sought: Numbers = on_places @ sites
        names = ("policy", "policy bias", "site")
        found = {name: np.zeros_like(weights[name]) for name in names} | {"seek": second.T @ on_sought}
        found["policy"][:, tokens] = second.T @ on_logits
        found["policy bias"][tokens] = on_logits.sum(axis=0)
        found["site"][places] = on_places.T @ (second @ weights["seek"])
        return found, on_logits @ weights["policy"][:, tokens].T + on_sought @ weights["seek"].T

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
        parts |= {"seek": (hidden, FACTS), "site": (len(PLACES), FACTS)}
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
