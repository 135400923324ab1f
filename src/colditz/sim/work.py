"""Work as it is handed out: chunks of games, and whoever plays them."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from colditz.sim.cell import Cell
from colditz.sim.game import play_game
from colditz.sim.record import Played
from colditz.sim.stop import Stop

_KNOWN: set[str] = set()  # in a worker: the editions that it has met


class Way(Protocol):
    """How a game is played, and what is kept of it: a function of a module, since it travels by its name."""

    def __call__(self, cell: Cell, seed: int, number: int, *, turns: bool = False) -> Played:
        """Play the game of that number."""
        ...


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some games of one cell."""

    cell: Cell
    seed: int
    numbers: tuple[int, ...]
    turns: bool = False
    way: Way = play_game

    def play(self, number: int) -> Played:
        """One of them."""
        return self.way(self.cell, self.seed, number, turns=self.turns)


class Engine(Protocol):
    """Plays chunks; their games come back as they are finished, in any order."""

    def play(self, chunks: Sequence[Chunk], stop: Stop) -> Iterator[list[Played]]:
        """Everything that is finished, bit by bit, until all is done or somebody wants to stop."""
        ...


def play_chunk(chunk: Chunk, stopped: Callable[[], bool]) -> list[Played]:
    """Play the games of a chunk, unless somebody says stop."""
    _get_to_know(chunk.cell)
    done: list[Played] = []
    for number in chunk.numbers:
        if stopped():
            break
        done.append(chunk.play(number))
    return done


def _get_to_know(cell: Cell) -> None:
    """Board and rules stay for good: looking through them all would take the collector longer than a decision."""
    if cell.edition not in _KNOWN:
        _KNOWN.add(cell.edition)
        cell.start(0)
        gc.collect()
        gc.freeze()


def chunks_of(
    cell: Cell, seed: int, numbers: Sequence[int], size: int, *, turns: bool, way: Way = play_game
) -> list[Chunk]:
    """The games of a cell in chunks of a size."""
    return [
        Chunk(cell, seed, tuple(numbers[start : start + size]), turns, way) for start in range(0, len(numbers), size)
    ]
