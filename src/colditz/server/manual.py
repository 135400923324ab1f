"""The part of docs/protocol.md that is made from the messages themselves."""

from __future__ import annotations

import inspect
import re
import sys
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, cast

from colditz.model.words import sentence
from colditz.server import tells
from colditz.server.errors import FAULTS
from colditz.server.wire import schema

BEGINS = "<!-- made from the messages by `make docs`; do not edit below -->"
UNIONS = (("Actions", "AnyAction"), ("Events", "AnyEvent"))


def page(before: str) -> str:
    """A page whose part after the mark is made anew."""
    return before.split(BEGINS, 1)[0] + BEGINS + "\n\n" + "\n".join(_parts()) + "\n"


def _parts() -> list[str]:
    whole = cast("dict[str, Any]", schema())
    definitions = whole["$defs"]
    parts: list[str] = []
    for side, title in (("client", "What a client sends"), ("server", "What the server sends")):
        names = _named(whole["properties"][side])
        parts += [f"## {title}", "", *(line for name in names for line in _message(definitions[name]))]
    known = _told(whole)
    unions = [(title, _named(definitions[union])) for title, union in UNIONS]
    known |= {name for _, names in unions for name in names}
    inner = sorted(name for name in definitions if name not in known and "properties" in definitions[name])
    for title, names in [("What stands inside messages", inner), *unions]:
        parts += [f"## {title}", "", *(line for name in names for line in _record(name, definitions[name]))]
    return [*parts, "## Faults", "", "| code | sentence |", "|---|---|", *map(_fault, FAULTS)]


def _named(union: dict[str, Any]) -> list[str]:
    return [each["$ref"].rsplit("/", 1)[1] for each in union["oneOf"]]


def _told(whole: dict[str, Any]) -> set[str]:
    return {name for side in whole["properties"].values() for name in _named(side)}


def _message(definition: dict[str, Any]) -> list[str]:
    kind = definition["properties"]["type"]["const"]
    return [f"### `{kind}`", "", definition["description"], "", *_fields(definition)]


def _record(name: str, definition: dict[str, Any]) -> list[str]:
    return [f"### {name}", "", definition["description"], "", *_fields(definition)]


def _fields(definition: dict[str, Any]) -> list[str]:
    rows = [
        f"| `{name}` | {_kind(field)} | {'' if name in definition.get('required', ()) else 'may be left out'} "
        f"| {field.get('description') or _comments().get((definition['title'], name), '')} |"
        for name, field in definition["properties"].items()
        if name != "type"
    ]
    return ["| field | is | | meaning |", "|---|---|---|---|", *rows, ""] if rows else []


def _kind(field: dict[str, Any]) -> str:
    """What a field holds, in a word or two."""
    if "$ref" in field:
        return str(field["$ref"].rsplit("/", 1)[1])
    if "anyOf" in field:
        return " or ".join(dict.fromkeys(_kind(each) for each in field["anyOf"]))
    if "enum" in field:
        return ", ".join(f"`{value}`" for value in field["enum"])
    if "x-holds" in field:
        return f"list of {field['x-holds']}s" if field.get("type") == "array" else str(field["x-holds"])
    if field.get("type") == "array":
        return f"list of {_kind(field['items'])}" if "items" in field else "list"
    return str(
        field.get("title") if field.get("type") == "object" and "properties" in field else field.get("type", "any")
    )


@cache
def _comments() -> dict[tuple[str, str], str]:
    """By record and field, what its comment in the source says."""
    found: dict[tuple[str, str], str] = {}
    record = ""
    for line in inspect.getsource(tells).splitlines():
        if line.startswith("class "):
            record = line.removeprefix("class ").rstrip(":")
        field = re.match(r"    (\w+): .*  # (.*)$", line)
        if field:
            found[record, field[1]] = field[2]
    return found


def _fault(code: str) -> str:
    if code == "illegal":
        return "| `illegal` | the rule's own sentence, with its id in `rule` |"
    return f"| `{code}` | {sentence(f'fault-{code}', 'en', dict.fromkeys(_names(), '…'))} |"


@cache
def _names() -> tuple[str, ...]:
    """Every name that some fault mentions."""
    words = (files("colditz") / "locale" / "en" / "server.ftl").read_text(encoding="utf-8")
    return tuple(sorted(set(re.findall(r"\{ \$(\w+) \}", words))))


if __name__ == "__main__":
    written = Path(sys.argv[1])
    written.write_text(page(written.read_text(encoding="utf-8")), encoding="utf-8")
