"""The act of a walk by zone, and how one walk is drawn blindly."""

from __future__ import annotations

from dataclasses import replace

from colditz.engine.edition import Act, Around
from colditz.engine.footing import Ball
from colditz.engine.game import Game
from colditz.model.ids import NOWHERE, SECURITY, Area, PawnId, Place, SeatId
from colditz.model.shared import moves_of
from colditz.rules.guards import pursuit
from colditz.rules.walking import movement, pausing, strides


def ball(game: Game, pawn: PawnId) -> Ball | None:
    """The circles around a pawn on its ordinary ground; None where its errand leads elsewhere."""
    if not game.on_board(pawn) or strides.is_outside(game.board, game.place(pawn)):
        return None
    if game.teams.owner[pawn] == SECURITY:
        ordinary = not strides.passed_over(game) and not strides.chases(game, pawn)
    else:
        ordinary = game.state.returning[pawn] == NOWHERE and strides.ground_of(game, pawn) is game.pow_footing
    return movement.ball(game, pawn) if ordinary else None


def leads(game: Game, seat: SeatId, pawn: PawnId, near: Ball, number: int) -> bool:
    """A walk may lead to this circle."""
    return _guard_gets(game, pawn, near, number) if seat == SECURITY else _pow_gets(game, seat, pawn, near, number)


def _pow_gets(game: Game, seat: SeatId, pawn: PawnId, near: Ball, number: int) -> bool:
    """How many guard posts POWs hold is for the law of the hour."""
    to = near.order[number]
    if game.board.post[to]:
        return strides.forbids_walk(game, seat, moves_of(pawn, game.board.walkable)[to]) is None
    return pausing.leads(game, seat, pawn, near, number)


def _guard_gets(game: Game, guard: PawnId, near: Ball, number: int) -> bool:
    """Of a guard who may cross the courtyard's border it is counted how far each way leads beyond it."""
    if game.state.now.alarm or strides.stays_in_the_courtyard(game, guard):
        return pausing.leads(game, SECURITY, guard, near, number)
    left, to = strides.strides_left(game, guard), near.order[number]
    if not strides.stays_beyond(game, guard):
        return strides.forbids_walk(game, SECURITY, moves_of(guard, game.board.walkable)[to]) is None
    near_enough = near.cost[number] <= left and pausing.leads(game, SECURITY, guard, near, number)
    return near_enough and movement.cost_of_walk(game, guard, to) <= left


# --- a quick look


def with_room_beside(game: Game, seat: SeatId) -> list[PawnId]:
    """Pawns on no errand with a free circle to rest on right beside them: the usual case, and quickly seen."""
    places, occupant, limit = game.state.places, game.state.occupant, game.board.walkable
    ground = pursuit.guard_footing(game) if seat == SECURITY else game.pow_footing
    found: list[PawnId] = []
    for pawn in game.teams.pawns[seat]:
        place = places[pawn]
        if place < limit and _is_on_no_errand(game, seat, pawn, place):
            for near in ground.steps[place]:
                if not occupant[near] and ground.rest[near] and _is_within_limits(game, seat, pawn, near):
                    found.append(pawn)
                    break
    return found


def _is_on_no_errand(game: Game, seat: SeatId, pawn: PawnId, place: Place) -> bool:
    """Neither after somebody, nor on the way home or to a rosette, nor where a way out may be shut."""
    if strides.is_outside(game.board, place):
        return False
    if seat == SECURITY:
        return True
    return game.state.returning[pawn] == NOWHERE and strides.ground_of(game, pawn) is game.pow_footing


def _is_within_limits(game: Game, seat: SeatId, pawn: PawnId, near: Place) -> bool:
    """It is no post, of which POWs may hold only so many, and no step that a guard has no more left for."""
    if seat != SECURITY:
        return not game.board.post[near]
    return game.state.now.alarm or game.board.area[near] != Area.OUTER or strides.strides_left(game, pawn) > 0


WALK: Act = replace(
    pausing.WALK,
    forbids=strides.forbids_walk,
    take=strides.take_walk,
    surely=with_room_beside,
    around=Around(ball, leads),
)
