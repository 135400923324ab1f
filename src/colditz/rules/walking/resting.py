"""Circles where a pawn may not rest: which kind of ground it is that somebody has to leave."""

from __future__ import annotations

from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.model.ids import NOWHERE, PawnId


def leave_first(game: Game, pawn: PawnId) -> Refusal:
    """Which kind of ground it is that a pawn has to leave because it may not rest there.

    [classic.42.1, classic.53.16, classic.11.33, classic.ruling.48, osprey.searchlight.1, osprey.tunnel.9,
    osprey.tunnel.10, osprey.walkway.1, osprey.appel.25, osprey.safe.4, osprey.ruling.112]
    """
    board, place, guard = game.board, game.place(pawn), game.is_guard(pawn)
    if board.above_tunnel[place] != NOWHERE:
        return Refusal.GUARD_LEAVES_TUNNEL_SPACE_FIRST if guard else Refusal.LEAVE_TUNNEL_SPACE_FIRST
    if not guard:
        return Refusal.LEAVE_BEAM_FIRST
    if board.safe[place]:
        return Refusal.LEAVE_SAFE_AREA_FIRST
    if board.room[place] != NOWHERE:
        return Refusal.LEAVE_ROOM_FIRST
    return Refusal.LEAVE_APPEL_FIRST if board.appel[place] else Refusal.LEAVE_PASSAGE_FIRST
