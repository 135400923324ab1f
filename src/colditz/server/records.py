"""Records of the engine on the wire: the JSON that `to_json` writes, made faster, and its schema."""

from __future__ import annotations

from dataclasses import fields
from typing import get_type_hints

from pydantic import TypeAdapter

from colditz.model.plain import Plain

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
