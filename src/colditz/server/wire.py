"""The wire: messages read, written and described. `asks.py` is what clients send, `tells.py` what they are sent."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Annotated

import orjson
from pydantic import Field, TypeAdapter, ValidationError

from colditz.model.actions import ACTION_TYPES
from colditz.model.fields import kind_of
from colditz.model.news import EVENT_TYPES
from colditz.model.plain import names_of
from colditz.server import tells
from colditz.server.asks import AnyAsk
from colditz.server.frames import text_frame
from colditz.server.records import linked, union_definitions
from colditz.server.tells import AnyTell
from colditz.server.unreadable import BadMessage, unreadable

ASKS: TypeAdapter[AnyAsk] = TypeAdapter(AnyAsk)


def read(text: str | bytes) -> AnyAsk:
    """The message that a client sent."""
    try:
        data = orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise BadMessage("not-json") from error
    try:
        return ASKS.validate_python(data)
    except ValidationError as error:
        number = data.get("id") if isinstance(data, dict) else None
        details = error.errors(include_url=False, include_input=False)[0]
        raise unreadable(details, number if isinstance(number, int) else None) from error


def write(message: AnyTell) -> bytes:
    """A message as it goes over the wire: a whole frame, made once for everybody who gets it."""
    return text_frame(orjson.dumps(message))


@cache
def schema() -> dict[str, object]:
    """The JSON schema of every message, both ways."""
    told: TypeAdapter[AnyTell] = TypeAdapter(Annotated[AnyTell, Field(discriminator="type")])
    parts, whole = TypeAdapter.json_schemas(
        [("asks", "validation", ASKS), ("tells", "serialization", told)],
        title="Colditz wire protocol",
        description="`client` is what a client sends over /ws/games/{id}, `server` what it is sent.",
    )
    client, server = parts["asks", "validation"], parts["tells", "serialization"]
    messages = {name: linked(_whole(name, each)) for name, each in whole["$defs"].items()}
    definitions = {**messages, **_records(messages)}
    properties = {"client": client, "server": server}
    return {**whole, "$defs": definitions, "x-fields": _fields(), "type": "object", "properties": properties}


def _fields() -> dict[str, str]:
    """What every field of an action or event holds, by its name."""
    kinds = [*ACTION_TYPES.values(), *EVENT_TYPES.values()]
    return {name: kind_of(name).value for kind in kinds for name in names_of(kind)}


def _records(messages: Mapping[str, object]) -> dict[str, object]:
    """The definitions of all actions and events, none of which may be called like a message."""
    actions = union_definitions("AnyAction", ACTION_TYPES.values())
    events = union_definitions("AnyEvent", EVENT_TYPES.values())
    twice = (actions.keys() & events.keys()) | (messages.keys() & (actions.keys() | events.keys()))
    if twice:
        raise ValueError(f"two definitions of the wire have one name: {sorted(twice)}")
    return {**actions, **events}


def _whole(name: str, definition: dict[str, object]) -> dict[str, object]:
    """What the server sends always has all its fields, those with a usual value too."""
    fields = definition.get("properties")
    return {**definition, "required": list(fields)} if isinstance(fields, dict) and hasattr(tells, name) else definition


def schema_text() -> str:
    """The schema as a file."""
    return json.dumps(schema(), indent=2, sort_keys=True) + "\n"
