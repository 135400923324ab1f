"""Escape Officers at doors, drops and tunnels, and men who give themselves up."""

from __future__ import annotations

from colditz.engine.refusal import Refusal
from tests.tries.words import Try

NO_KIT_FOR_IT = {"v3": Refusal.NO_KIT}  # there nobody leaves the courtyard without one
DROP = {"pawns": "american-1@room-dentist-1", "throw": (3, 4)}
GUARDED = "guard-1@ic-r10-c06 "

OBSTACLES = (
    Try(
        "a drop without a rope",
        "american",
        "Cross american-1 land-03 [rope,rope]",
        Refusal.NO_ROPE,
        DROP,
        NO_KIT_FOR_IT,
    ),
    Try(
        "a drop of 60 feet with one rope",
        "american",
        "Cross american-1 land-03 [rope,rope]",
        Refusal.NO_ROPE,
        {**DROP, "equipment": {"american": "rope"}},
        NO_KIT_FOR_IT,
    ),
    Try(
        "a drop of 60 feet for one rope of two",
        "american",
        "Cross american-1 land-03 [rope]",
        Refusal.WRONG_PAYMENT,
        {**DROP, "equipment": {"american": "rope rope"}},
        NO_KIT_FOR_IT,
    ),
    Try(
        "a door without a key",
        "american",
        "Cross american-1 door-gh [key]",
        Refusal.NO_KEY,
        {"pawns": "american-1@in-ghcor-09", "throw": (6, 5)},
        NO_KIT_FOR_IT,
    ),
    Try(
        "a door from far away",
        "american",
        "Cross american-1 door-gh [key]",
        Refusal.NOT_ADJACENT,
        {"pawns": "american-1@ic-r10-c06", "throw": (3, 4), "equipment": {"american": "key"}},
    ),
    Try(
        "a drop for another's man",
        "american",
        "Cross british-1 land-03 [rope,rope]",
        Refusal.NOT_YOUR_PAWN,
        {"pawns": "british-1@room-dentist-1", "throw": (3, 4)},
    ),
    Try(
        "a tunnel at its entrance that nobody opened",
        "american",
        "Cross american-1 under-room-chapel-8 []",
        Refusal.TUNNEL_NOT_OPEN,
        {"pawns": "american-1@room-chapel-11", "throw": (3, 4)},
    ),
    Try(
        "a guard far away, to be arrested",
        "american",
        "GiveUp american-1 guard-1",
        Refusal.OUT_OF_REACH,
        {"pawns": GUARDED + "american-1@ic-r10-c20", "throw": (1, 2)},
    ),
    Try(
        "a guard in the barracks, to be arrested",
        "american",
        "GiveUp american-1 guard-1",
        Refusal.GUARD_OFF_BOARD,
        {"pawns": "american-1@ic-r10-c20", "throw": (1, 2)},
    ),
    Try(
        "a guard beyond the wall, to be arrested",
        "american",
        "GiveUp american-1 guard-1",
        Refusal.DROP_IN_THE_WAY,
        {"pawns": "guard-1@gar-050 american-1@ic-r10-c20", "throw": (6, 5)},
    ),
    Try(
        "a guard, to be arrested, with no points left",
        "american",
        "GiveUp american-1 guard-1",
        Refusal.NO_POINTS_LEFT,
        {"pawns": GUARDED + "american-1@ic-r10-c08", "points": 0},
    ),
    Try(
        "a man in a cell, to be arrested",
        "american",
        "GiveUp american-1 guard-1",
        Refusal.IN_SOLITARY,
        {"pawns": GUARDED + "american-1@cells-a", "throw": (1, 2)},
    ),
)
