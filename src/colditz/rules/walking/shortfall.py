"""Why a walk falls short: which rule keeps a pawn from a circle. Worked out only when somebody reads it."""

from __future__ import annotations

from colditz.engine.footing import Footing
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.model.actions import MovePawn
from colditz.model.ids import NO_LIMIT, NOBODY, NOWHERE, PawnId, Place
from colditz.model.rows import zeros
from colditz.rules.walking.barriers import first_barrier
from colditz.rules.walking.graph import spread_afresh


def off_board(game: Game, pawn: PawnId) -> Refusal | None:
    """Whoever is locked up or gone walks nowhere, wherever he is sent. [classic.11.19, osprey.solitary.5]"""
    if game.on_board(pawn):
        return None
    if game.is_guard(pawn):
        return Refusal.GUARD_OFF_BOARD
    return Refusal.IN_SOLITARY if game.in_cells(pawn) else Refusal.GONE


def why_not(game: Game, ground: Footing, move: MovePawn) -> Refusal:
    """The reason a pawn on the board cannot walk to a circle, from the most basic to the most particular."""
    if game.place(move.pawn) == move.to:
        return Refusal.ALREADY_THERE
    if game.state.now.points < 1:
        return Refusal.NO_POINTS_LEFT
    return Refusal.CIRCLE_TAKEN if game.state.occupant[move.to] else _no_way(game, ground, move)


def cannot_touch(game: Game, ground: Footing, pawn: PawnId, other: PawnId) -> Refusal:
    """The reason a pawn cannot come to another one that is on the board."""
    gone = off_board(game, pawn)
    if gone is not None:
        return gone
    if game.state.now.points < 1:
        return Refusal.NO_POINTS_LEFT
    return _no_way(game, ground, MovePawn(pawn, game.place(other)))


def _no_way(game: Game, ground: Footing, move: MovePawn) -> Refusal:
    """He could come there if he had more points or nobody were in the way; or else the ground is not for him."""
    start, taken = game.place(move.pawn), game.state.occupant[move.to] > 0
    if game.is_guard(move.pawn) and _over_a_crossing(game, move):
        return Refusal.CROSSING_NOT_OPEN
    if not _leads(ground, start, move.to, NO_LIMIT, onto=taken):
        return _guard_ban(game, move) if game.is_guard(move.pawn) else _pow_ban(game, move)
    if not taken and not ground.rest[move.to]:
        return _no_rest(game, move)
    blocked = _leads(ground, start, move.to, game.state.now.points, onto=taken)
    return Refusal.WAY_BLOCKED if blocked else Refusal.OUT_OF_REACH


def _over_a_crossing(game: Game, move: MovePawn) -> bool:
    """The circle is just beyond a drop or wire, where guards only follow men at large. [classic.46.1]"""
    near = game.board.crossings_from[game.place(move.pawn)]
    return any(game.board.crossings[crossing].far == move.to for crossing in near)


def _leads(ground: Footing, start: Place, to: Place, points: int, *, onto: bool) -> bool:
    """So many points would do, if nobody stood in the way; onto a pawn one may step where no walk leads."""
    free = spread_afresh(ground, zeros(len(ground.rest)), start, points)
    return (free.touch(to) if onto else free.cost(to)) != NOWHERE


def _no_rest(game: Game, move: MovePawn) -> Refusal:
    """A circle that may be crossed, but where this pawn may not stop."""
    board, place = game.board, move.to
    if not game.is_guard(move.pawn):
        return Refusal.NO_REST_IN_BEAM if board.beam[place] else Refusal.NO_REST_ABOVE_TUNNEL
    if board.safe[place]:
        return Refusal.GUARD_IN_SAFE_AREA
    if board.above_tunnel[place] != NOWHERE:
        return Refusal.NO_GUARD_ABOVE_TUNNEL
    if board.room[place] != NOWHERE:
        return Refusal.GUARD_IN_ROOM
    return Refusal.NO_REST_ON_APPEL if board.appel[place] else Refusal.NO_REST_IN_PASSAGE


def _guard_ban(game: Game, move: MovePawn) -> Refusal:
    """Ground that guards do not enter; or else a drop or wire, where they only follow men at large. [classic.46.1]"""
    board, place = game.board, move.to
    if board.safe[place]:
        return Refusal.GUARD_IN_SAFE_AREA
    if board.in_tunnel[place] != NOWHERE:
        return Refusal.GUARD_IN_TUNNEL
    if board.target[place] or place == board.car:
        return Refusal.GUARD_ON_TARGET if board.target[place] else Refusal.CAR_BY_ITS_CARD
    if board.appel[place] and board.area[game.place(move.pawn)] == board.area[place]:
        return Refusal.NO_REST_ON_APPEL
    if any(place == block.exit for block in board.cells):
        return Refusal.NO_REST_IN_PASSAGE
    return Refusal.GUARD_IN_ROOM if board.room[place] != NOWHERE else Refusal.CROSSING_NOT_OPEN


def _pow_ban(game: Game, move: MovePawn) -> Refusal:
    """Ground that no walk leads to: gates, tunnels, and whatever lies beyond. [classic.41.1, classic.41.2]"""
    board, place = game.board, move.to
    if game.in_tunnel(move.pawn):
        return Refusal.TUNNEL_LEFT_AT_ITS_END
    if board.above_tunnel[place] != NOWHERE and not game.pow_footing.rest[place]:
        return Refusal.NO_REST_ABOVE_TUNNEL
    tunnel = board.in_tunnel[place]
    if tunnel != NOWHERE:
        return Refusal.TUNNEL_NOT_OPEN if game.state.tunnels[tunnel] == NOBODY else Refusal.TUNNEL_BY_ITS_ENTRANCE
    beside = game.board.steps[game.place(move.pawn)]
    if place == board.car and place in beside:
        return Refusal.CAR_BY_ITS_CARD
    return first_barrier(game, move.pawn, place)
