"""What the map says of every circle, as numbers: with them a network begins to learn where its tables would be blank.

How far the eight kinds of rooms are, how far freedom is with so many Equipment cards, how soon a guard stands at a way
out, and what kind of circle it is: all of it is printed on the board, and nothing of it says how to play.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from colditz.model.board import Board
from colditz.model.ids import NOWHERE, Area, Symbol
from colditz.players.castle import FAR, Castle, castle_of
from colditz.rl.codec import FIRST_PLACE, PLACES, codec_of

NEAR_BY: Final = 8.0  # steps to a room by which it counts so much less
FAR_OFF: Final = 40.0
STRIDE: Final = 12.0  # the same of freedom
CARDS: Final = (0, 1, 2, 3, 4, 6)  # Equipment cards that ways out may cost
MOST: Final = 3.0  # deviations
KINDS: Final = 9
FACTS: Final = 2 * len(Symbol) + len(CARDS) + 1 + KINDS + 2


def facts_of(board: Board) -> NDArray[np.float32]:
    """Places x facts, each of them with mean 0 and deviation 1 over the board, as far as it goes."""
    castle = castle_of(board)
    columns = [*_rooms(castle), *_freedom(castle), *_kinds(castle), *_where(board)]
    found = np.array(columns, np.float32).T
    told = (found - found.mean(axis=0)) / (found.std(axis=0) + 1e-6)
    return np.asarray(np.clip(told, -MOST, MOST), np.float32)


def facts_by_token(board: Board) -> NDArray[np.float32]:
    """The same by the token of a place, from the first one on; 0 for places of other boards."""
    facts = facts_of(board)
    found = np.zeros((len(PLACES), FACTS), np.float32)
    for place, token in enumerate(codec_of(board).place_token):
        found[token - FIRST_PLACE] = facts[place]
    return found


def _steps(row: bytes) -> NDArray[np.float64]:
    return np.frombuffer(row, np.uint8).astype(np.float64)


def _rooms(castle: Castle) -> list[NDArray[np.float64]]:
    """For each kind of room: how near it is, and how far."""
    rows = [_steps(castle.ways_to[symbol]) for symbol in Symbol]
    near = [np.where(row < FAR, np.exp(-row / NEAR_BY), 0.0) for row in rows]
    return near + [np.minimum(row, FAR_OFF) for row in rows]


def _freedom(castle: Castle) -> list[NDArray[np.float64]]:
    rows = [_steps(castle.routes.row_for_number(cards)) for cards in CARDS]
    watch = [_steps(castle.guard_row(far)) for _, _, far in castle.exits]
    near = [np.where(row < FAR, np.exp(-row / STRIDE), 0.0) for row in rows]
    return [*near, np.minimum(np.min(watch, axis=0), FAR_OFF)]


def _kinds(castle: Castle) -> list[NDArray[np.float64]]:
    board = castle.board
    room = [number != NOWHERE for number in board.room]
    below = [number != NOWHERE for number in board.in_tunnel]
    outside = [area == Area.OUTSIDE for area in board.area]
    marks = (board.safe, board.appel, board.is_cell, board.post, room, below, outside)
    told = [np.array([bool(mark) for mark in row], np.float64) for row in marks]
    return [*told, _steps(castle.inner), _steps(castle.open_air)]


def _where(board: Board) -> list[NDArray[np.float64]]:
    count, walkable = len(board.names), board.walkable
    rows = []
    for row in (board.x, board.y):
        inside = np.array(row[:walkable], np.float64)
        rows.append(np.concatenate([inside, np.full(count - walkable, inside.mean())]))
    return rows
