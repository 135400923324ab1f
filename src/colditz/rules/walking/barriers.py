"""What bars the way of a POW: the first obstacle on the shortest way to where he is sent."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from colditz.engine.footing import Obstacle, Steps
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.model.board import Board
from colditz.model.ids import NOWHERE, PawnId, Place, Symbol

IN_THE_WAY: Final = {
    Symbol.KEY: Refusal.DOOR_IN_THE_WAY,
    Symbol.PASS: Refusal.CHECKPOINT_IN_THE_WAY,
    Symbol.ROPE: Refusal.DROP_IN_THE_WAY,
    Symbol.WIRE_CUTTERS: Refusal.WIRE_IN_THE_WAY,
}


def first_barrier(game: Game, pawn: PawnId, to: Place) -> Refusal:
    """A door, a checkpoint, a drop or the wire, whichever must be paid for first; or a wall that nobody climbs."""
    way = _way_anyhow(game, game.place(pawn), to)
    for here, place in pairwise(way):
        barrier = _barrier(game.board, here, place)
        if barrier is not None and barrier.backward:
            return Refusal.NOT_HIS_WAY_BACK
        if barrier is not None and game.laws.crossing.price(game, pawn, place, barrier):
            return Refusal.TOLL_UNPAID if place == to == barrier.gate else IN_THE_WAY[barrier.equipment]
    return Refusal.TOLL_UNPAID if game.board.toll[to] != NOWHERE else Refusal.CROSS_FIRST


def _way_anyhow(game: Game, start: Place, to: Place) -> list[Place]:
    """On the ground of POWs if a way leads there; else on any ground, and only then up a drop."""
    ground, anywhere = game.pow_footing.steps, game.board.steps
    for steps, climbing in ((ground, False), (anywhere, False), (anywhere, True)):
        way = _way(game.board, steps, start, to, climbing)
        if way:
            return way
    return []


def _barrier(board: Board, here: Place, to: Place) -> Obstacle | None:
    """What a step from one circle to the next costs beside its point."""
    if board.toll[to] != NOWHERE:
        return Obstacle(Symbol(board.toll[to]), 1, to, NOWHERE)
    for number in (*board.crossings_from[here], *board.crossings_to[here]):
        way = board.crossings[number]
        if to in (way.near, way.far):
            return Obstacle(way.equipment, way.cards, NOWHERE, number, to == way.near and way.equipment == Symbol.ROPE)
    return None


def _way(board: Board, steps: Steps, start: Place, to: Place, climbing: bool) -> list[Place]:
    """One shortest way through gates and over crossings, pawns ignored; empty if none leads."""
    before, ring = {start: start}, [start]
    while ring and to not in before:
        further: list[Place] = []
        for place in ring:
            for near in _onward(board, steps, place, climbing):
                if near not in before:
                    before[near] = place
                    further.append(near)
        ring = further
    if to not in before:
        return []
    way = [to]
    while way[-1] != start:
        way.append(before[way[-1]])
    return way[::-1]


def _onward(board: Board, steps: Steps, place: Place, climbing: bool) -> list[Place]:
    """The next circles, gates and far sides of crossings."""
    over = [board.crossings[way].far for way in board.crossings_from[place]]
    back = [board.crossings[way] for way in board.crossings_to[place]]
    over += [way.near for way in back if climbing or way.equipment != Symbol.ROPE]
    gates = [near for near in board.steps[place] if board.toll[near] != NOWHERE]
    return [*steps[place], *gates, *over]
