"""Actions and events on the wire: one definition each, told apart by type, and one table of what fields hold."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, cast

from colditz.engine import notation
from colditz.model.actions import ACTION_TYPES
from colditz.model.dealings import EVENT_TYPES
from colditz.server.field_kinds import FIELD_KINDS
from colditz.server.wire import schema

NUMBERS = {"first", "second", "round", "cost", "distance", "releases", "draws", "earned", "pack", "choice"}


def _definitions() -> dict[str, Any]:
    return cast("dict[str, Any]", schema()["$defs"])


def test_every_action_and_event_is_a_definition_with_its_own_fields() -> None:
    definitions = _definitions()
    for union, kinds in (("AnyAction", ACTION_TYPES), ("AnyEvent", EVENT_TYPES)):
        assert set(definitions[union]["discriminator"]["mapping"]) == set(kinds)
        for name, kind in kinds.items():
            assert list(definitions[name]["properties"]) == ["type", *(item.name for item in fields(kind))]  # type: ignore[arg-type]
            assert definitions[name]["properties"]["type"]["const"] == name


def test_a_field_with_a_usual_value_may_be_left_out() -> None:
    definitions = _definitions()

    assert definitions["PlayCard"]["required"] == ["type", "card"]
    assert definitions["Cross"]["required"] == ["type", "pawn", "to", "paying"]


def test_nothing_in_the_schema_is_left_unlinked() -> None:
    assert "x-union" not in repr(schema())


def test_what_a_field_holds_is_what_the_notation_takes_it_for() -> None:
    names = {"pawn": notation.PAWNS, "place": notation.PLACES, "seat": notation.SEATS, "card": notation.CARDS}
    for kind, known in names.items():
        for name in known:
            assert FIELD_KINDS[name] == kind, name


def test_every_number_that_is_no_name_is_known_to_be_one() -> None:
    table = cast("dict[str, str]", schema()["x-fields"])

    assert {name for name, kind in table.items() if kind == "number"} == NUMBERS
    assert {name for name, kind in table.items() if kind == "flag"} == {"accept", "tired", "shared", "open_numbers"}
