"""The Security Officer: guards into rooms and safe areas, arrests that cannot be made, posts."""

from __future__ import annotations

from typing import Any

from colditz.engine.refusal import Refusal
from tests.tries.words import Try

ROPE = {"british": "rope"}
MORE_IS_NEEDED = {"v3": Refusal.NOT_LIABLE}  # there one card alone does not make a man liable


def _at(pawns: str = "", **more: Any) -> dict[str, Any]:
    """His turn with ten points, unless something else is said."""
    return {"pawns": pawns, "turn": "security", "throw": (6, 4), **more}


def _near(prisoner: str, **more: Any) -> dict[str, Any]:
    """A guard in the courtyard and a British prisoner."""
    return _at(f"guard-1@ic-r10-c06 british-1@{prisoner}", **more)


GUARD = _at("guard-1@ic-r10-c06")
TAKE = "Arrest guard-1 british-1"

WALKS = (
    Try("a room", "security", "MovePawn guard-1 room-chapel-1", Refusal.GUARD_IN_ROOM, GUARD),
    Try("a safe area", "security", "MovePawn guard-1 safe-w-1", Refusal.GUARD_IN_SAFE_AREA, GUARD),
    Try("a tunnel", "security", "MovePawn guard-1 under-room-chapel-8", Refusal.GUARD_IN_TUNNEL, GUARD),
    Try(
        "the Appel area",
        "security",
        "MovePawn guard-1 ap-r1-c4",
        Refusal.NO_REST_ON_APPEL,
        _at("guard-1@ic-r10-c06"),
        otherwise={"osprey": None},  # he may pause there and go on
    ),
    Try(
        "a doorway",
        "security",
        "MovePawn guard-1 ic-r11-c05",
        Refusal.NO_REST_IN_PASSAGE,
        GUARD,
        otherwise={"osprey": None, "v3": None},  # who bars a way there goes home as the turn ends
    ),
    Try(
        "down a drop",
        "security",
        "MovePawn guard-1 land-26",
        Refusal.CROSSING_NOT_OPEN,
        _at("guard-1@out-s-25"),
    ),
    Try(
        "too far across the courtyard",
        "security",
        "MovePawn guard-1 ic-r10-c20",
        Refusal.OUT_OF_REACH,
        {**GUARD, "throw": (1, 2)},
    ),
    Try("onto a prisoner", "security", "MovePawn guard-1 ic-r10-c07", Refusal.CIRCLE_TAKEN, _near("ic-r10-c07")),
    Try("a prisoner", "security", "MovePawn british-1 ic-r10-c08", Refusal.NOT_YOUR_PAWN, _near("ic-r10-c07")),
    Try(
        "a prisoner, before the throw",
        "security",
        "MovePawn british-1 ic-r10-c08",
        Refusal.NOT_YOUR_PAWN,
        _near("ic-r10-c07", throw=None),
    ),
    Try("out of the barracks on foot", "security", "MovePawn guard-1 ic-r10-c06", Refusal.GUARD_OFF_BOARD, _at()),
    Try(
        "out of the barracks onto a post on foot",
        "security",
        "MovePawn guard-1 post-inner-1",
        Refusal.GUARD_OFF_BOARD,
        _at(),
    ),
)
POSTS = (
    Try("a circle that is no post", "security", "PostGuard ic-r10-c06", Refusal.NOT_A_POST, _at()),
    Try("a post that is taken", "security", "PostGuard post-inner-1", Refusal.POST_TAKEN, _at("guard-1@post-inner-1")),
    Try(
        "a post without points", "security", "PostGuard post-inner-1", Refusal.NO_POINTS_LEFT, _at(throw=None, points=0)
    ),
    Try("a post before the throw", "security", "PostGuard post-inner-1", Refusal.NOT_THROWN_YET, _at(throw=None)),
    Try("home from the middle of the courtyard", "security", "RecallGuard guard-1", Refusal.NOT_A_POST, GUARD),
    Try("home from the barracks", "security", "RecallGuard guard-1", Refusal.GUARD_OFF_BOARD, _at()),
    Try(
        "home without points",
        "security",
        "RecallGuard guard-1",
        Refusal.NO_POINTS_LEFT,
        _at("guard-1@post-inner-1", throw=None, points=0),
    ),
    Try("home with a prisoner", "security", "RecallGuard british-1", Refusal.NOT_YOUR_PAWN, _at()),
)
ARRESTS = (
    Try(
        "a man three circles away in the chapel",
        "security",
        TAKE,
        Refusal.IN_A_ROOM,
        _near("room-chapel-1", equipment=ROPE),
    ),
    Try("a man beside him without equipment", "security", TAKE, Refusal.NOT_LIABLE, _near("ic-r10-c07")),
    Try(
        "a man far away with equipment",
        "security",
        TAKE,
        Refusal.OUT_OF_REACH,
        _near("ic-r10-c20", throw=(1, 2), equipment=ROPE),
        MORE_IS_NEEDED,
    ),
    Try("a man far away without equipment", "security", TAKE, Refusal.NOT_LIABLE, _near("ic-r10-c20", throw=(1, 2))),
    Try("a man on the Appel area", "security", TAKE, Refusal.ON_APPEL, _at("guard-1@ic-r10-c06", equipment=ROPE)),
    Try("a man in a safe area", "security", TAKE, Refusal.IN_SAFE_AREA, _near("safe-w-1", equipment=ROPE)),
    Try("a man in a tunnel", "security", TAKE, Refusal.IN_A_TUNNEL, _near("under-room-chapel-8", equipment=ROPE)),
    Try("a man in a cell", "security", TAKE, Refusal.ALREADY_LOCKED_UP, _near("cells-a", equipment=ROPE)),
    Try(
        "a man before the throw",
        "security",
        TAKE,
        Refusal.NOT_THROWN_YET,
        _near("ic-r10-c07", throw=None, equipment=ROPE),
    ),
    Try(
        "a man from the barracks",
        "security",
        TAKE,
        Refusal.GUARD_OFF_BOARD,
        _at("british-1@ic-r10-c07", equipment=ROPE),
        MORE_IS_NEEDED,
    ),
    Try(
        "a man with no points left",
        "security",
        TAKE,
        Refusal.NO_POINTS_LEFT,
        _near("ic-r10-c08", throw=None, points=0, equipment=ROPE),
        MORE_IS_NEEDED,
    ),
    Try(
        "another guard",
        "security",
        "Arrest guard-1 guard-2",
        Refusal.NOT_ARRESTABLE,
        _at("guard-1@ic-r10-c06 guard-2@ic-r10-c07"),
    ),
    Try(
        "an arrest by an officer", "american", TAKE, Refusal.NOT_YOUR_SIDE, {**_near("ic-r10-c07"), "turn": "american"}
    ),
    Try(
        "a general search for nobody",
        "security",
        "GeneralSearch",
        Refusal.NOBODY_ABSENT,
        _at(),
        {"osprey": Refusal.ALREADY_THROWN, "v3": Refusal.NOT_NOW},  # there no such search exists
    ),
    Try(
        "equipment for the Security Officer",
        "security",
        "ClaimEquipment rope british-1 british-2",
        Refusal.NOT_YOUR_SIDE,
        _at(),
    ),
)
