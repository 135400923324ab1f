"""A field's name says what it holds: the one table of kinds against the type of every field of every record."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from colditz.engine.step import Step
from colditz.model.actions import ACTION_TYPES
from colditz.model.fields import KIND_OF, Kind, kind_of
from colditz.model.news import EVENT_TYPES
from colditz.model.plain import Plain, kinds_of, names_of

TYPES = {
    "PawnId": Kind.PAWN,
    "Place": Kind.PLACE,
    "SeatId": Kind.SEAT,
    "CardId": Kind.CARD,
    "CrossingId": Kind.CROSSING,
    "TunnelId": Kind.TUNNEL,
    "RoomId": Kind.ROOM,
    "int": Kind.NUMBER,
    "bool": Kind.FLAG,
    "str": Kind.TEXT,
}
RECORDS: dict[str, type[Plain]] = {**ACTION_TYPES, **EVENT_TYPES, **kinds_of(Step)}


@pytest.mark.parametrize("name", RECORDS)
def test_the_name_of_every_field_tells_the_kind_of_its_type(name: str) -> None:
    for item in fields(RECORDS[name]):  # type: ignore[arg-type]
        word = re.sub(r"tuple\[(\w+), \.\.\.\]", r"\1", str(item.type))
        assert kind_of(item.name) is TYPES.get(word, Kind.RECORD), f"{name}.{item.name}: {item.type}"


def test_every_name_in_the_table_is_the_name_of_a_field() -> None:
    used = {field for kind in RECORDS.values() for field in names_of(kind)}
    assert set(KIND_OF) - used == set()
