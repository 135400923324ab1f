"""The ground of each side: where pawns step and where they may stop, worked out once a board."""

from __future__ import annotations

from functools import cache

from colditz.engine.footing import Footing
from colditz.model.board import Board
from colditz.model.ids import NOWHERE
from colditz.rules.walking.graph import pieces_of


@cache
def pow_ground(board: Board) -> Footing:
    """A POW walks everywhere but through a toll, and rests neither in a beam nor over a tunnel.

    A post beside a gate is stepped onto freely, but no walk leads over it: there is no way round a gate. A man may step
    onto a guard even on a gate: he is arrested, not let through. [classic.ruling.101]

    [classic.11.24, classic.11.36, classic.41.1, classic.41.2, classic.42.1, classic.53.14, classic.53.16]
    """
    steps = tuple(
        tuple(near for near in steps if board.toll[near] == NOWHERE and not board.beside_gate[place])
        for place, steps in enumerate(board.steps)
    )
    return Footing(
        steps=steps,
        pieces=pieces_of(steps),
        into=board.steps,
        rest=tuple(not board.beam[place] and board.above_tunnel[place] == NOWHERE for place in range(len(board.names))),
    )


@cache
def guard_ground(board: Board) -> Footing:
    """As below, and a guard rests nowhere where he would bar the only way to a room. [classic.45.1, classic.45.2]"""
    plain = guard_ground_with_printed_passages(board)
    rest = tuple(rests and not board.choke[place] for place, rests in enumerate(plain.rest))
    return Footing(plain.steps, rest, plain.pieces, plain.into)


@cache
def guard_ground_with_printed_passages(board: Board) -> Footing:
    """A guard passes gates freely, enters neither rooms nor safe areas, and rests in no passage, nor on Appel.

    [classic.11.23, classic.11.33, classic.44.1, classic.53.16, classic.ruling.48, osprey.walkway.1]
    """
    walks = tuple(
        not board.safe[place] and board.room[place] == NOWHERE and board.in_tunnel[place] == NOWHERE
        for place in range(len(board.names))
    )
    steps = tuple(
        tuple(near for near in steps if walks[near]) if walks[place] else () for place, steps in enumerate(board.steps)
    )
    return Footing(
        steps=steps,
        pieces=pieces_of(steps),
        rest=tuple(
            walks[place]
            and not board.walkway[place]
            and not board.appel[place]
            and board.above_tunnel[place] == NOWHERE
            for place in range(len(board.names))
        ),
    )


@cache
def pow_ground_with_one_way_tunnels(board: Board) -> Footing:
    """The same, but tunnels are left at their far end only, and the staff car is entered with its card alone.

    [osprey.tunnel.6, osprey.ruling.84, osprey.ruling.89]
    """
    plain = pow_ground(board)
    entrances = {tunnel.below[0] for tunnel in board.tunnels}
    steps = tuple(
        tuple(near for near in steps if near != board.car and (place not in entrances or board.in_tunnel[near] >= 0))
        for place, steps in enumerate(plain.steps)
    )
    onto = tuple(
        tuple(near for near in steps if place not in entrances or board.in_tunnel[near] >= 0)
        for place, steps in enumerate(board.steps)
    )
    return Footing(steps, plain.rest, pieces_of(steps), Footing(onto, plain.rest, plain.pieces).into)


@cache
def guard_ground_without_targets(board: Board) -> Footing:
    """The same, but targets are neither entered nor passed except to arrest, and the staff car not at all.

    [osprey.ruling.89, osprey.ruling.111]
    """
    plain = guard_ground_with_printed_passages(board)
    steps = tuple(
        tuple(near for near in steps if not board.target[near] and near != board.car) for steps in plain.steps
    )
    return Footing(steps, plain.rest, pieces_of(steps), plain.into)
