"""What each field of an action, an event or a step holds: one table of names, for the schema and for clients."""

from __future__ import annotations

from typing import Literal

FieldKind = Literal["pawn", "place", "seat", "card", "crossing", "way", "tunnel", "room", "number", "flag", "text"]

FIELD_KINDS: dict[str, FieldKind] = {
    "pawn": "pawn",
    "other": "pawn",
    "guard": "pawn",
    "prisoner": "pawn",
    "target": "pawn",
    "men": "pawn",
    "to": "place",
    "place": "place",
    "places": "place",
    "start": "place",
    "seat": "seat",
    "to_seat": "seat",
    "waiting": "seat",
    "winners": "seat",
    "card": "card",
    "cards": "card",
    "paying": "card",
    "give": "card",
    "want": "card",
    "kept": "card",
    "crossing": "crossing",
    "crossings": "crossing",
    "way": "way",  # a place, or 10000 + a crossing
    "tunnel": "tunnel",
    "room": "room",
}


def field_kind(name: str, hint: object) -> FieldKind:
    """What a field holds, by its name; otherwise a plain flag, text or number, by its type."""
    plain: dict[object, FieldKind] = {bool: "flag", str: "text"}
    return FIELD_KINDS.get(name) or plain.get(hint, "number")
