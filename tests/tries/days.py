"""What newcomers to La fuga de Colditz 3.0 try: attempts nobody announced, swaps too late, raids, its own cards."""

from __future__ import annotations

from typing import Any

from colditz.engine.refusal import Refusal
from tests.tries.words import Try

V3 = ("v3",)
KIT = {"kits": "american"}
THROWN = {"throw": (3, 4)}
COURT = "american-1@ic-r10-c06"
AT_DOOR = "american-1@in-ghcor-09"
WAY_OUT = "DeclareAttempt american-1 door-gh"


def _try(what: str, seat: str, action: str, why: Refusal, where: dict[str, Any] | None = None) -> Try:
    """Something that can be tried in this edition alone."""
    return Try(what, seat, action, why, where or {}, only=V3)


def _guards(cards: str = "", **more: Any) -> dict[str, Any]:
    """The Commandant's turn after a throw, with cards in hand."""
    return {"turn": "security", "throw": (6, 4), "hands": {"security": cards}, **more}


ATTEMPTS = (
    _try("an attempt without a kit", "american", WAY_OUT, Refusal.NO_KIT, {"pawns": AT_DOOR}),
    _try(
        "an attempt after the throw", "american", WAY_OUT, Refusal.ALREADY_THROWN, {"pawns": AT_DOOR, **KIT, **THROWN}
    ),
    _try(
        "an attempt with another's man",
        "american",
        "DeclareAttempt british-1 door-gh",
        Refusal.NOT_YOUR_PAWN,
        {**KIT, "pawns": "british-1@in-ghcor-09"},
    ),
    _try(
        "an attempt by way of a room", "american", "DeclareAttempt american-1 room-chapel-9", Refusal.NOT_AN_EXIT, KIT
    ),
    _try("an attempt straight to freedom", "american", "DeclareAttempt american-1 target-1", Refusal.NOT_AN_EXIT, KIT),
    _try(
        "an attempt out of a cell",
        "american",
        WAY_OUT,
        Refusal.NOT_AN_EXIT,
        {**KIT, "pawns": "american-1@cells-a"},
    ),
    _try(
        "an attempt out of turn", "british", "DeclareAttempt british-1 door-gh", Refusal.NOT_ASKED, {"kits": "british"}
    ),
    _try(
        "an attempt by the guards",
        "security",
        "DeclareAttempt guard-1 door-gh",
        Refusal.NOT_YOUR_SIDE,
        {"turn": "security"},
    ),
    _try(
        "through a door that was not announced",
        "american",
        "Cross american-1 door-gh [key]",
        Refusal.DECLARE_FIRST,
        {"pawns": AT_DOOR, "equipment": {"american": "key"}, **KIT, **THROWN},
    ),
    _try(
        "down a drop that was not announced",
        "american",
        "Cross american-1 land-03 [rope,rope]",
        Refusal.DECLARE_FIRST,
        {"pawns": "american-1@room-dentist-1", "equipment": {"american": "rope rope"}, **KIT, **THROWN},
    ),
    _try(
        "a guard post beyond the courtyard",
        "american",
        "MovePawn american-1 post-outer-1",
        Refusal.POST_CLOSED,
        {"pawns": "american-1@out-n-84", **THROWN},
    ),
    _try(
        "a second run for freedom in the middle of a walk",
        "american",
        "DoOrDie american-1",
        Refusal.ALREADY_THROWN,
        {**KIT, **THROWN, "equipment": {"american": "key"}},
    ),
    _try("a run for freedom without a key", "american", "DoOrDie american-1", Refusal.NO_KEY, KIT),
    _try(
        "to be arrested in the garrison courtyard",
        "american",
        "GiveUp american-1 guard-1",
        Refusal.FORCED_INSIDE_ONLY,
        {"pawns": "american-1@gar-050 guard-1@gar-053", **THROWN},
    ),
    _try(
        "to be arrested before the throw",
        "american",
        "GiveUp american-1 guard-1",
        Refusal.NOT_THROWN_YET,
        {"pawns": f"{COURT} guard-1@ic-r10-c08"},
    ),
)
PHASES = (
    _try(
        "to swap after the swaps",
        "american",
        "OfferTrade british [bribe] []",
        Refusal.NO_TRADE_NOW,
        {"hands": {"american": "bribe"}},
    ),
    _try(
        "to swap equipment while he moves",
        "american",
        "OfferTrade british [rope] [key]",
        Refusal.NO_TRADE_NOW,
        {**THROWN, "equipment": {"american": "rope", "british": "key"}},
    ),
    _try(
        "found equipment after the throw",
        "american",
        "PlayCard found-rope",
        Refusal.BEFORE_THE_THROW,
        {**THROWN, "hands": {"american": "found-rope"}},
    ),
    _try(
        "a tunnel after the throw",
        "american",
        "PlayCard tunnel-canteen",
        Refusal.BEFORE_THE_THROW,
        {**THROWN, "hands": {"american": "tunnel-canteen"}},
    ),
    _try(
        "Distraction before the throw",
        "american",
        "PlayCard diversion guard-1",
        Refusal.NOT_THROWN_YET,
        {"hands": {"american": "diversion"}, "pawns": "guard-1@post-inner-1"},
    ),
    _try(
        "equipment before the throw",
        "american",
        "ClaimEquipment rope american-1 american-2",
        Refusal.NOT_THROWN_YET,
        {"pawns": "american-1@room-chapel-9 american-2@room-chapel-10"},
    ),
    _try("a kit before the throw", "american", "ClaimKit []", Refusal.NOT_THROWN_YET),
    _try(
        "an out-of-turn swap",
        "british",
        "OfferTrade american [bribe] []",
        Refusal.NO_TRADE_NOW,
        {"hands": {"british": "bribe"}},
    ),
    _try("to pass instead of throwing", "american", "Pass", Refusal.NOT_NOW),
    _try(
        "the kit hideaway in his own turn",
        "american",
        "PlayCard hideaway",
        Refusal.ONLY_AGAINST_A_LOSS,
        {**THROWN, "hands": {"american": "hideaway"}},
    ),
    _try(
        "to ride from the courtyard",
        "american",
        "PlayCard staff-car american-1",
        Refusal.NOT_AT_CAR,
        {**THROWN, **KIT, "hands": {"american": "staff-car"}},
    ),
    _try("an officer's raid", "american", "PlayCard appel", Refusal.CARD_NOT_HELD, THROWN),
)
GUARDING = (
    _try(
        "four steps in the garrison courtyard",
        "security",
        "MovePawn guard-1 gar-001",
        Refusal.THREE_STEPS_A_TURN,
        _guards(pawns="guard-1@gar-050"),
    ),
    _try(
        "out of the castle without anybody to chase",
        "security",
        "MovePawn guard-1 land-31",
        Refusal.CROSSING_NOT_OPEN,
        _guards(pawns="guard-1@east-13"),
    ),
    _try(
        "the door of the cooler",
        "security",
        "MovePawn guard-1 exit-outer-cells",
        Refusal.NO_REST_IN_PASSAGE,
        _guards(pawns="guard-1@post-outer-3"),
    ),
    _try(
        "a man of an officer with two thefts",
        "security",
        "Arrest guard-1 british-1",
        Refusal.NOT_LIABLE,
        _guards(pawns="guard-1@ic-r10-c06 british-1@ic-r10-c07", equipment={"british": "rope key"}),
    ),
    _try(
        "a search before the throw",
        "security",
        "PlayCard search-chapel",
        Refusal.NOT_THROWN_YET,
        {"turn": "security", "hands": {"security": "search-chapel"}},
    ),
    _try(
        "a key found in his own turn",
        "security",
        "PlayCard arrest-key-holder",
        Refusal.ONLY_AGAINST_A_KEY,
        _guards("arrest-key-holder"),
    ),
    _try(
        "a pass found in his own turn",
        "security",
        "PlayCard arrest-pass-holder",
        Refusal.ONLY_AGAINST_A_PASS,
        _guards("arrest-pass-holder"),
    ),
    _try(
        "a shot at a man in the garrison courtyard",
        "security",
        "PlayCard shoot-to-kill guard-1 british-1",
        Refusal.TARGET_NOT_OUTSIDE,
        _guards("shoot-to-kill", pawns="guard-1@gar-050 british-1@gar-053"),
    ),
    _try(
        "a tunnel that is not open",
        "security",
        "PlayCard tunnel-detected - - - 1",
        Refusal.TUNNEL_EMPTY,
        _guards("tunnel-detected"),
    ),
    _try("a second die by day", "security", "ChooseDie 6", Refusal.NOT_NOW, _guards()),
    _try(
        "a swap with an officer",
        "security",
        "OfferTrade british [] [rope]",
        Refusal.NOT_AN_OFFICER,
        {"turn": "security"},
    ),
)
