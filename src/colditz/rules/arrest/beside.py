"""Arrest from the next circle, where drops keep guards apart from prisoners and outside one guard hunts one man."""

from __future__ import annotations

from dataclasses import replace

from colditz.engine.edition import Act
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.model.actions import Arrest
from colditz.model.ids import NOWHERE, Area, PawnId, Place, SeatId
from colditz.rules.arrest import arrest
from colditz.rules.guards import chase
from colditz.rules.walking.movement import reach
from colditz.rules.walking.strides import comes_out_first


def to_the_next_circle_or_over_his_drop(game: Game, guard: PawnId, prisoner: PawnId) -> int:
    """The guard walks to a circle next to the POW, or to the top of a drop by which he chases him and one point more.

    [v3.inner.guard.9, v3.inner.guard.11, v3.inner.guard.12, v3.garrison.guard.8, v3.ruling.35, v3.ruling.36,
    v3.ruling.59]
    """
    if not game.on_board(guard) or not game.on_board(prisoner):
        return NOWHERE
    found, start, place = reach(game, guard), game.place(guard), game.place(prisoner)
    outside = game.board.area[start] == Area.OUTSIDE
    beside = game.board.steps[place] if outside else found.ground.into[place]
    costs = [0 if near == start else found.cost(near) for near in (*beside, *_gates(game, prisoner, place))]
    costs += [_one_more(game, 0 if near == start else found.cost(near)) for near in _over(game, prisoner, place)]
    return min((cost for cost in costs if cost != NOWHERE), default=NOWHERE)


def _one_more(game: Game, cost: int) -> int:
    return cost + 1 if cost != NOWHERE and cost < game.state.now.points else NOWHERE


def _over(game: Game, prisoner: PawnId, place: Place) -> list[Place]:
    """From where a chase leads straight onto the POW: the tops of drops and the wire that he used."""
    board, state = game.board, game.state
    open_now = (*chase.ways_from_the_courtyard(game), *chase.ways_beyond(game)) if state.now.alarm else ()
    tops = [board.crossings[way].near for way in state.routes[prisoner] if way in open_now]
    return [near for near in tops if any(board.crossings[way].far == place for way in board.crossings_from[near])]


def _gates(game: Game, prisoner: PawnId, place: Place) -> list[Place]:
    """The gate that he came out by, from which guards step freely onto the first circle outside. [v3.ruling.35]"""
    if not game.state.now.alarm or game.state.outlets[prisoner] != place:
        return []
    return [near for near, far in chase.ways_out(game) if far == place]


def forbids_arrest(game: Game, seat: SeatId, action: Arrest) -> Refusal | None:
    """Outside the castle a guard arrests the POW whom he named and nobody else.

    [v3.outside.guard.4, v3.outside.guard.6]
    """
    refusal = arrest.forbids_arrest(game, seat, action)
    if refusal == Refusal.OUT_OF_REACH and comes_out_first(game, action.guard, game.place(action.prisoner)):
        return Refusal.FIRST_CIRCLE_OUTSIDE
    if refusal not in (None, Refusal.OUT_OF_REACH) or game.area(action.guard) != Area.OUTSIDE:
        return refusal
    return refusal if game.state.quarry[action.guard] == action.prisoner else Refusal.NOT_HIS_QUARRY


ARREST: Act = replace(arrest.ARREST_FROM_BESIDE, forbids=forbids_arrest)
