"""Records of the engine on the wire: the JSON that `to_json` writes, made faster, and its schema."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import MISSING, fields
from typing import get_type_hints

from pydantic import TypeAdapter

from colditz.model.plain import Plain
from colditz.server.field_kinds import field_kind

_known: dict[type[Plain], tuple[str, ...]] = {}


def _names(kind: type[Plain]) -> tuple[str, ...]:
    if kind not in _known:
        _known[kind] = tuple(item.name for item in fields(kind))  # type: ignore[arg-type]
    return _known[kind]


def plain(record: Plain) -> dict[str, object]:
    """What `record.to_json()` gives, but tuples of numbers stay tuples: writing JSON takes them as they are."""
    found: dict[str, object] = {"type": type(record).__name__}
    for name in _names(type(record)):
        found[name] = _value(getattr(record, name))
    return found


def _value(value: object) -> object:
    if isinstance(value, Plain):
        return plain(value)
    if isinstance(value, tuple) and value and isinstance(value[0], Plain | tuple):
        return [_value(item) for item in value]
    return value


def record_schema(kind: type[Plain]) -> dict[str, object]:
    """The JSON schema of a record; a base class stands for any record below it."""
    hints = get_type_hints(kind)
    properties = {name: _schema(hints[name]) for name in _names(kind)}
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
    properties = {item.name: {**_schema(hints[item.name]), "x-holds": _holds(kind, item.name)} for item in items}
    return {
        **record_schema(kind),
        "properties": {"type": {"const": kind.__name__, "type": "string"}, **properties},
        "required": ["type", *(item.name for item in items if item.default is MISSING)],
    }


def _holds(kind: type[Plain], name: str) -> str:
    return field_kind(name, get_type_hints(kind)[name])
