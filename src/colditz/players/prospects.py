"""How well a seat stands, from 0 (lost) to 1 (won), as far as it can see."""

from __future__ import annotations

from typing import Final

from colditz.engine.view import View
from colditz.model.board import Board
from colditz.model.ids import NOWHERE, SECURITY, SeatId
from colditz.players.castle import FAR, castle_of

KIT: Final = 0.25  # of an escape
CARD: Final = 0.08
HEADWAY: Final = 0.45  # a man at large who is about to arrive
LOST_MAN: Final = 0.04
RUN: Final = 30  # steps of a usual run


def prospects(view: View, board: Board) -> float:
    """For the Security Officer whatever the best officer lacks; for an officer his lead over time and rivals."""
    if view.ending:
        return 1.0 / len(view.winners) if view.seat in view.winners else 0.0
    seats = range(1, len(view.table.seats))
    standings = {seat: standing(view, board, seat) for seat in seats if not view.table.out[seat]}
    best = max(standings.values(), default=0.0)
    if view.seat == SECURITY:
        return 0.95 * (1 - min(best, 1.0)) * 0.7 + 0.25 * (1 - sum(standings.values()) / max(len(seats), 1))
    own = standings.get(view.seat, 0.0)
    rivals = max([value for seat, value in standings.items() if seat != view.seat], default=0.0)
    return 0.05 + 0.8 * min(own, 1.0) - 0.15 * min(rivals, 1.0) + 0.1


def standing(view: View, board: Board, seat: SeatId) -> float:
    """How much of what he needs an officer has got."""
    table, castle = view.table, castle_of(board)
    cards = sum(view.equipment) if seat == view.seat else table.equipment_counts[seat]
    row = castle.routes.row(view.equipment) if seat == view.seat else castle.routes.row_for_number(cards)
    worth = table.escapes[seat] + KIT * bool(table.kits[seat]) + CARD * min(cards, 5)
    prefix = f"{table.seats[seat]}-"
    headway = 0.0
    for pawn, name in enumerate(table.pawns):
        if name.startswith(prefix):
            place = table.places[pawn]
            if place >= board.walkable:
                worth -= LOST_MAN * (place != board.escaped)
            elif (not castle.inner[place] or board.in_tunnel[place] != NOWHERE) and row[place] < FAR:
                headway = max(headway, 1 - row[place] / RUN)
    return max(worth + HEADWAY * max(headway, 0.0), 0.0) / table.escapes_to_win
