"""What the fields of actions, events and steps hold: a field's name says it, in this one table.

Notation writes and reads records by it, the wire's schema carries it to the browser, and a test holds it against the
type of every field there is.
"""

from __future__ import annotations

from enum import Enum
from typing import Final


class Kind(Enum):
    """The kinds of values that a record can hold."""

    PAWN = "pawn"
    PLACE = "place"
    SEAT = "seat"
    CARD = "card"
    CROSSING = "crossing"
    TUNNEL = "tunnel"
    ROOM = "room"
    NUMBER = "number"
    FLAG = "flag"
    TEXT = "text"
    RECORD = "record"


_NAMES: Final = {
    Kind.PAWN: ("pawn", "other", "guard", "prisoner", "target", "men"),
    Kind.PLACE: ("to", "place", "places", "start", "gate"),
    Kind.SEAT: ("seat", "to_seat", "waiting", "winners", "named"),
    Kind.CARD: ("card", "cards", "paying", "give", "want", "kept"),
    Kind.CROSSING: ("crossing", "crossings"),
    Kind.TUNNEL: ("tunnel",),
    Kind.ROOM: ("room",),
    Kind.FLAG: ("accept", "tired", "shared", "open_numbers"),
    Kind.TEXT: ("ending",),
    Kind.RECORD: ("proposal", "shot", "again"),
}
KIND_OF: Final = {name: kind for kind, names in _NAMES.items() for name in names}


def kind_of(field: str) -> Kind:
    """What a field of that name holds; whatever is not in the table is a number."""
    return KIND_OF.get(field, Kind.NUMBER)
