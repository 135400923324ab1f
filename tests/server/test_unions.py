"""Actions and events on the wire: one definition each, told apart by type, and one table of what fields hold."""

from __future__ import annotations

from typing import Any, cast

from colditz.model.actions import ACTION_TYPES
from colditz.model.news import EVENT_TYPES
from colditz.model.plain import names_of
from colditz.server.wire import schema

NUMBERS = {
    *("first", "second", "round", "cost", "distance", "releases", "draws", "earned", "pack", "choice", "part", "end"),
    *("number", "points", "steps", "throws"),
}


def _definitions() -> dict[str, Any]:
    return cast("dict[str, Any]", schema()["$defs"])


def test_every_action_and_event_is_a_definition_with_its_own_fields() -> None:
    definitions = _definitions()
    for union, kinds in (("AnyAction", ACTION_TYPES), ("AnyEvent", EVENT_TYPES)):
        assert set(definitions[union]["discriminator"]["mapping"]) == set(kinds)
        for name, kind in kinds.items():
            assert list(definitions[name]["properties"]) == ["type", *names_of(kind)]
            assert definitions[name]["properties"]["type"]["const"] == name


def test_a_field_with_a_usual_value_may_be_left_out() -> None:
    definitions = _definitions()

    assert definitions["PlayCard"]["required"] == ["type", "card"]
    assert definitions["Cross"]["required"] == ["type", "pawn", "to", "paying"]


def test_nothing_in_the_schema_is_left_unlinked() -> None:
    assert "x-union" not in repr(schema())


def test_every_number_that_is_no_name_is_known_to_be_one() -> None:
    table = cast("dict[str, str]", schema()["x-fields"])

    assert {name for name, kind in table.items() if kind == "number"} == NUMBERS
    assert {name for name, kind in table.items() if kind == "flag"} == {"accept", "tired", "shared", "open_numbers"}
