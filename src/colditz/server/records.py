"""The schema of the engine's records on the wire: the JSON that `to_json` writes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import MISSING, fields
from typing import get_type_hints

from pydantic import TypeAdapter

from colditz.model.fields import kind_of
from colditz.model.plain import Plain, names_of


def record_schema(kind: type[Plain]) -> dict[str, object]:
    """The JSON schema of a record; a base class stands for any record below it."""
    hints = get_type_hints(kind)
    properties = {name: _schema(hints[name]) for name in names_of(kind)}
    return {
        "title": kind.__name__,
        "description": (kind.__doc__ or "").split("\n", 1)[0],
        "type": "object",
        "properties": {"type": {"const": kind.__name__, "type": "string"}, **properties},
        "required": ["type", *properties],
        "additionalProperties": False,
    }


def _schema(hint: object) -> dict[str, object]:
    if isinstance(hint, type) and issubclass(hint, Plain):
        return record_schema(hint) if "__dataclass_fields__" in hint.__dict__ else any_record(hint)
    return TypeAdapter(hint).json_schema()  # type: ignore[arg-type]


def any_record(kind: type[Plain]) -> dict[str, object]:
    """Any record of a kind: its type, and fields that differ by type."""
    return {
        "title": kind.__name__,
        "description": (kind.__doc__ or "").split("\n", 1)[0],
        "type": "object",
        "properties": {"type": {"type": "string"}},
        "required": ["type"],
    }


# --- unions: actions and events, told apart by their `type` ---------------------------------------------------------

_UNION = "x-union"  # stands in a schema for a union that is defined once, by `linked`


def union_named(name: str) -> dict[str, object]:
    """A place in a schema where any record of a union may stand."""
    return {_UNION: name}


def linked(node: object) -> object:
    """A schema whose unions refer to their definitions; Pydantic itself refuses references that it has not made."""
    if isinstance(node, dict):
        name = node.get(_UNION)
        return {"$ref": f"#/$defs/{name}"} if name else {key: linked(value) for key, value in node.items()}
    return [linked(item) for item in node] if isinstance(node, list) else node


def union_definitions(name: str, kinds: Iterable[type[Plain]]) -> dict[str, object]:
    """The definition of a union and of each of its records; a field with a usual value may be left out."""
    records = {kind.__name__: _variant(kind) for kind in sorted(kinds, key=lambda kind: kind.__name__)}
    references = {each: f"#/$defs/{each}" for each in records}
    union = {
        "oneOf": [{"$ref": reference} for reference in references.values()],
        "discriminator": {"propertyName": "type", "mapping": references},
    }
    return {name: union, **records}


def _variant(kind: type[Plain]) -> dict[str, object]:
    """The schema of one record of a union; `x-holds` says what each of its fields stands for."""
    hints = get_type_hints(kind)
    items = fields(kind)  # type: ignore[arg-type]
    properties = {item.name: {**_schema(hints[item.name]), "x-holds": kind_of(item.name).value} for item in items}
    return {
        **record_schema(kind),
        "properties": {"type": {"const": kind.__name__, "type": "string"}, **properties},
        "required": ["type", *(item.name for item in items if item.default is MISSING)],
    }
