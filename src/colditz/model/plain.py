"""Plain data: frozen records of integers, strings, tuples and further records, which can be written down as JSON."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Final, TypeVar

from colditz.model.fields import Kind, kind_of

Record = TypeVar("Record", bound="Plain")


class Plain:
    """A frozen dataclass that can be written as JSON, and pickled whether it is compiled or not."""

    def __reduce__(self) -> tuple[type[Plain], tuple[object, ...]]:
        kind = type(self)
        return kind, tuple([getattr(self, name) for name in names_of(kind)])

    def to_json(self) -> dict[str, object]:
        """The record's type and its fields."""
        found: dict[str, object] = {"type": type(self).__name__}
        for name in names_of(type(self)):
            found[name] = _json(getattr(self, name))
        return found


def names_of(kind: type[Plain]) -> tuple[str, ...]:
    """The names of a record's fields, in their order."""
    known = _names.get(kind)
    if known is None:
        known = _names[kind] = tuple(item.name for item in fields(kind))  # type: ignore[arg-type]
    return known


_names: Final[dict[type[Plain], tuple[str, ...]]] = {}


def kinds_of(base: type[Record]) -> dict[str, type[Record]]:
    """Every kind of record below a base, by name, as its module knows it (a slotted dataclass is made twice)."""
    found: dict[str, type[Record]] = {}
    todo = [base]
    while todo:
        kind = todo.pop()
        if is_dataclass(kind):
            found[kind.__name__] = getattr(sys.modules[kind.__module__], kind.__name__, kind)
        todo += kind.__subclasses__()
    return found


def read_plain(kinds: Mapping[str, type[Record]], data: object, what: str) -> Record:
    """Read back what `to_json` wrote; a ValueError says what is wrong and what would be right."""
    if not isinstance(data, dict) or not isinstance(data.get("type"), str) or data["type"] not in kinds:
        known = ", ".join(sorted(kinds))
        raise ValueError(
            f"not an {what}: its type is {data.get('type') if isinstance(data, dict) else data!r}, "
            f"and should be one of {known}"
        )
    kind = kinds[data["type"]]
    names = names_of(kind)
    extra = set(data) - {"type", *names}
    if extra:
        raise ValueError(f"{kind.__name__} has no field {min(extra)!r}; its fields are {list(names)}")
    try:
        return kind(**{name: _checked(kind, name, data[name]) for name in names if name in data})
    except TypeError as error:
        raise ValueError(f"{kind.__name__} lacks a field: {error}") from error


def _checked(kind: type[Plain], name: str, value: object) -> object:
    if isinstance(value, list):
        return tuple(_checked(kind, name, item) for item in value)
    if kind_of(name) is Kind.FLAG:
        if not isinstance(value, bool):
            raise ValueError(f"{kind.__name__}.{name} must be true or false, not {value!r}")
        return value  # of its own: compiled code would make an integer of what may be either
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1_000_000:
        return value
    raise ValueError(f"{kind.__name__}.{name} must be a whole number or a list of them, not {value!r}")


def _json(value: object) -> object:
    if isinstance(value, int | str):
        return value
    if isinstance(value, tuple):
        return [_json(item) for item in value]
    return value.to_json() if isinstance(value, Plain) else value
