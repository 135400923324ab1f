"""Escape Officers who walk: out of turn, too far, over walls, into beams and tunnels, out of cells."""

from __future__ import annotations

from colditz.engine.refusal import Refusal
from tests.tries.words import Try

YARD = "american-1@ic-r10-c06"

WALKING = (
    Try("a man, before the throw", "american", "MovePawn american-1 ic-r10-c06", Refusal.NOT_THROWN_YET),
    Try("a guard, before the throw", "american", "MovePawn guard-1 ic-r10-c06", Refusal.NOT_YOUR_GUARD),
    Try("another's man, before the throw", "american", "MovePawn british-1 ic-r10-c06", Refusal.NOT_YOUR_PAWN),
    Try("a man out of turn", "british", "MovePawn british-1 ic-r10-c06", Refusal.NOT_ASKED),
    Try("another's man", "american", "MovePawn british-1 ic-r10-c06", Refusal.NOT_YOUR_PAWN, {"throw": (3, 3)}),
    Try("a guard", "american", "MovePawn guard-1 ic-r10-c06", Refusal.NOT_YOUR_GUARD, {"throw": (3, 3)}),
    Try(
        "freedom from the Appel area",
        "american",
        "MovePawn american-1 target-1",
        Refusal.DROP_IN_THE_WAY,
        {"throw": (6, 5)},
    ),
    Try(
        "freedom from the courtyard",
        "american",
        "MovePawn american-1 target-5",
        Refusal.DROP_IN_THE_WAY,
        {"pawns": YARD, "throw": (6, 5)},
    ),
    Try(
        "the garrison courtyard over the wall",
        "american",
        "MovePawn american-1 gar-050",
        Refusal.DROP_IN_THE_WAY,
        {"pawns": YARD, "throw": (6, 5)},
    ),
    Try(
        "the foot of a drop from far away",
        "american",
        "MovePawn american-1 land-19",
        Refusal.DROP_IN_THE_WAY,
        {"pawns": YARD, "throw": (6, 5)},
    ),
    Try(
        "a beam beyond the wall",
        "american",
        "MovePawn american-1 gar-099",
        Refusal.DROP_IN_THE_WAY,
        {"pawns": YARD, "throw": (6, 5)},
    ),
    Try(
        "down a drop on foot",
        "american",
        "MovePawn american-1 land-03",
        Refusal.DROP_IN_THE_WAY,
        {"pawns": "american-1@room-dentist-1", "throw": (3, 4)},
    ),
    *(
        Try(f"past {what} on foot", "american", f"MovePawn american-1 {to}", why, {"pawns": start, "throw": (6, 5)})
        for what, start, to, why in (
            ("a locked door", "american-1@in-ghcor-09", "ramp-16", Refusal.DOOR_IN_THE_WAY),
            ("a checkpoint", "american-1@ic-r25-c14", "ramp-01", Refusal.CHECKPOINT_IN_THE_WAY),
            ("the wire", "american-1@out-n-110", "od-nw-47", Refusal.WIRE_IN_THE_WAY),
        )
    ),
    Try(
        "too far across the courtyard",
        "american",
        "MovePawn american-1 ic-r10-c20",
        Refusal.OUT_OF_REACH,
        {"pawns": YARD, "throw": (1, 2)},
    ),
    Try(
        "onto a friend",
        "american",
        "MovePawn american-1 ic-r10-c07",
        Refusal.CIRCLE_TAKEN,
        {"pawns": YARD + " british-1@ic-r10-c07", "throw": (3, 4)},
    ),
    Try(
        "past a man who closes a doorway",
        "american",
        "MovePawn american-1 ic-r15-c06",
        Refusal.WAY_BLOCKED,
        {"pawns": "american-1@ic-r15-c04 american-2@ic-r15-c05", "throw": (1, 2)},
    ),
    Try(
        "where he is",
        "american",
        "MovePawn american-1 ic-r10-c06",
        Refusal.ALREADY_THERE,
        {"pawns": YARD, "throw": (3, 4)},
    ),
    Try(
        "with no points left",
        "american",
        "MovePawn american-1 ic-r10-c07",
        Refusal.NO_POINTS_LEFT,
        {"pawns": YARD, "points": 0},
    ),
    Try("a cell", "american", "MovePawn american-1 cells-a", Refusal.NOT_A_CIRCLE, {"pawns": YARD, "throw": (3, 4)}),
    Try(
        "the barracks",
        "american",
        "MovePawn american-1 barracks",
        Refusal.NOT_A_CIRCLE,
        {"pawns": YARD, "throw": (3, 4)},
    ),
    Try(
        "a Key circle on foot",
        "american",
        "MovePawn american-1 door-gh",
        Refusal.TOLL_UNPAID,
        {"pawns": "american-1@room-guardhouse-1", "throw": (6, 5)},
    ),
    Try(
        "a Key circle far away",
        "american",
        "MovePawn american-1 door-gh",
        Refusal.TOLL_UNPAID,
        {"pawns": YARD, "throw": (6, 5)},
    ),
    Try(
        "a tunnel that nobody opened",
        "american",
        "MovePawn american-1 under-room-chapel-8",
        Refusal.TUNNEL_NOT_OPEN,
        {"pawns": "american-1@room-chapel-1", "throw": (6, 5)},
    ),
    Try(
        "on top of a tunnel",
        "american",
        "MovePawn american-1 room-chapel-1",
        Refusal.NO_REST_ABOVE_TUNNEL,
        {"pawns": "american-1@room-chapel-9", "throw": (6, 5)},
    ),
    Try(
        "a beam",
        "american",
        "MovePawn american-1 gar-099",
        Refusal.NO_REST_IN_BEAM,
        {"pawns": "american-1@gar-098", "throw": (6, 5)},
        otherwise={"osprey": None, "v3": None},  # he may pause there and go on
    ),
    Try(
        "out of a cell on foot",
        "american",
        "MovePawn american-1 exit-inner-cells",
        Refusal.IN_SOLITARY,
        {"pawns": "american-1@cells-a", "throw": (3, 3)},
    ),
    Try(
        "out of a cell before the throw",
        "american",
        "Release american-1 exit-inner-cells",
        Refusal.NOT_THROWN_YET,
        {"pawns": "american-1@cells-a"},
    ),
    Try(
        "out of a cell without a double",
        "american",
        "Release american-1 exit-inner-cells",
        Refusal.NO_DOUBLE,
        {"pawns": "american-1@cells-a", "throw": (3, 4)},
    ),
    Try(
        "the release of a free man",
        "american",
        "Release american-1 exit-inner-cells",
        Refusal.NOT_IN_SOLITARY,
        {"pawns": YARD, "throw": (3, 3)},
    ),
    Try(
        "the release of another's man",
        "american",
        "Release british-1 exit-inner-cells",
        Refusal.NOT_YOUR_PAWN,
        {"pawns": "british-1@cells-a", "throw": (3, 3)},
    ),
    Try(
        "out of a cell to the far end of the courtyard",
        "american",
        "Release american-1 ic-r10-c06",
        Refusal.WRONG_EXIT,
        {"pawns": "american-1@cells-a", "throw": (3, 3)},
    ),
    Try("a second throw", "american", "Throw", Refusal.THROWN_ONCE, {"throw": (3, 4)}),
    Try("a throw out of turn", "british", "Throw", Refusal.NOT_ASKED),
    Try("to end before the throw", "american", "EndTurn", Refusal.NOT_THROWN_YET),
    Try("to end another's turn", "british", "EndTurn", Refusal.NOT_ASKED, {"throw": (3, 4)}),
)
