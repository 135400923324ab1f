"""The ground of each side: where pawns step and where they may stop, worked out once a board."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from colditz.engine.footing import Footing
from colditz.model.board import Board
from colditz.model.ids import NOWHERE, Area, Place, TunnelId
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


def _along_tunnels(board: Board, plain: Footing) -> Footing:
    """The same ground, with steps from each circle above a tunnel to the next in the same room or area."""
    steps = [set(near) for near in plain.steps]
    for tunnel in board.tunnels:
        for one, other in pairwise(tunnel.above):
            if NOWHERE not in (one, other) and _same_ground(board, one, other) and steps[one] and steps[other]:
                steps[one].add(other)
                steps[other].add(one)
    joined = tuple(tuple(sorted(near)) for near in steps)
    into = tuple(tuple(sorted({*old, *new})) for old, new in zip(plain.into, joined, strict=True))
    return Footing(joined, plain.rest, pieces_of(joined), into)


def _same_ground(board: Board, one: Place, other: Place) -> bool:
    return board.room[one] == board.room[other] and board.area[one] == board.area[other]


@cache
def pow_ground_along_tunnels(board: Board) -> Footing:
    """A POW may walk over and along tunnels, as long as he does not stop there. [devir.tunnel.16, devir.ruling.77]"""
    return _along_tunnels(board, pow_ground(board))


@cache
def guard_ground_along_tunnels(board: Board) -> Footing:
    """A guard may walk along tunnels too. [devir.tunnel.15, devir.tunnel.16, devir.ruling.77]"""
    return _along_tunnels(board, guard_ground(board))


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


@cache
def pow_ground_off_outer_posts(board: Board) -> Footing:
    """The same, but the guards' posts beyond the prisoners' courtyard are neither entered nor passed.

    So nobody gets round a door or a checkpoint. Outside the castle every step is weighed anew, so a walk from inside
    ends on the first circle there. [v3.garrison.pow.8, v3.inner.pow.1, v3.inner.pow.7]
    """
    plain = pow_ground(board)
    shut = set(board.posts[1])
    steps = tuple(
        tuple(near for near in steps if near not in shut)
        if place not in shut and (board.area[place] != Area.OUTSIDE or board.in_tunnel[place] != NOWHERE)
        else ()
        for place, steps in enumerate(plain.steps)
    )
    return Footing(steps, plain.rest, plain.pieces, plain.into)


@cache
def guard_ground_with_stops(board: Board) -> Footing:
    """A guard passes gates freely and may stop wherever he walks: who bars a way is sent home as the turn closes.

    He enters neither rooms nor safe areas, nor the roll-call area, nor the door of the outer cells, stops over no
    tunnel, and goes outside the castle only in a chase.

    [v3.inner.guard.1, v3.inner.guard.2, v3.garrison.guard.1, v3.garrison.guard.2, v3.door.3, v3.checkpoint.3]
    """
    shut = {block.exit for block in board.cells if block.area != Area.INNER}
    plain = guard_ground_with_printed_passages(board)
    walks = tuple(
        bool(steps) and not board.appel[place] and place not in shut and board.area[place] != Area.OUTSIDE
        for place, steps in enumerate(plain.steps)
    )
    steps = tuple(
        tuple(near for near in steps if walks[near]) if walks[place] else () for place, steps in enumerate(plain.steps)
    )
    places = range(len(board.names))
    rest = tuple(board.above_tunnel[place] == NOWHERE and board.in_tunnel[place] == NOWHERE for place in places)
    beside = {place: tuple(near for near in board.steps[place] if walks[near]) for place in shut}
    into = Footing(steps, rest, ()).into
    return Footing(steps, rest, pieces_of(steps), tuple(beside.get(place, into[place]) for place in places))


def open_or_not(_board: Board, plain: Footing, _opened: tuple[TunnelId, ...]) -> Footing:
    """Nobody stops over a tunnel, be it open or not. [classic.53.16]"""
    return plain


@cache
def guards_over_closed_tunnels(board: Board, plain: Footing, opened: tuple[TunnelId, ...]) -> Footing:
    """The same ground, but guards stop over tunnels that are not open. [v3.tunnel.2, v3.tunnel.3]"""
    closed = [tunnel for number, tunnel in enumerate(board.tunnels) if number not in opened]
    return _resting_on(plain, {place for tunnel in closed for place in tunnel.above})


@cache
def pows_over_closed_tunnels(board: Board, plain: Footing, opened: tuple[TunnelId, ...]) -> Footing:
    """The same for POWs, who stop in no beam. [v3.tunnel.2, v3.tunnel.3, v3.searchlight.1]"""
    closed = [tunnel for number, tunnel in enumerate(board.tunnels) if number not in opened]
    return _resting_on(plain, {place for tunnel in closed for place in tunnel.above if not board.beam[place]})


def _resting_on(plain: Footing, places: set[Place]) -> Footing:
    rest = tuple(rests or (place in places and bool(plain.steps[place])) for place, rests in enumerate(plain.rest))
    return Footing(plain.steps, rest, plain.pieces, plain.into)


@cache
def barred_ways(board: Board) -> tuple[bool, ...]:
    """Where a guard would bar a room, a passage or a hiding place: fixed for the board. [v3.ruling.43]"""
    return tuple(board.walkway[place] or board.choke[place] for place in range(len(board.names)))
