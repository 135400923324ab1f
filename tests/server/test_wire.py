"""The wire: messages are read strictly, and records of the engine look as `to_json` writes them."""

from __future__ import annotations

import json

import orjson
import pytest
from websockets.frames import Frame, Opcode

from colditz import EDITIONS, new_game
from colditz.model.words import LANGUAGES
from colditz.server.errors import unread
from colditz.server.frames import text_frame, texts_in
from colditz.server.tells import AnyTell, Error, Pong
from colditz.server.unreadable import KINDS, BadMessage, unreadable
from colditz.server.wire import read, schema, schema_text, write


def test_a_message_is_read_by_its_type() -> None:
    ask = read('{"type": "moves", "id": 4, "seat": "british", "pawn": 17}')

    assert (ask.type, ask.model_dump()["pawn"]) == ("moves", 17)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "it is not JSON"),
        ("[]", "a message is an object"),
        ('{"id": 1}', "a message is an object with a field “type”"),
        ('{"type": "nonsense"}', "'hello', 'play'"),
        (f'{{"type": "{"x" * 5000}"}}', "there is no such type of message"),
        ('{"type": "ping"}', "the field ping.id is missing"),
        ('{"type": "ping", "id": 1, "more": 2}', "there is no field ping.more"),
        (f'{{"type": "ping", "id": 1, "{"x" * 5000}": 2}}', "there is no field ping.x{94}…$"),
        ('{"type": "ping", "id": -1}', "ping.id must be 0 or more"),
        ('{"type": "ping", "id": 9007199254740992}', "ping.id must be less than 9007199254740992"),
        ('{"type": "ping", "id": "x"}', "ping.id must be a whole number"),
        ('{"type": "moves", "id": 1, "seat": 5, "pawn": 1}', "moves.seat must be text"),
        ('{"type": "hello", "tokens": 1}', "hello.tokens must be a list"),
        (
            '{"type": "hello", "tokens": ["", "", "", "", "", "", "", "", ""]}',
            "hello.tokens may have 8 entries at most",
        ),
        ('{"type": "introduce", "id": 1, "seat": "dutch", "name": "a\\u202eb"}', "but nothing invisible"),
        ('{"type": "say", "id": 1, "seat": "dutch", "channel": "seat:british", "text": "x"}', "'table', 'officers'"),
        ('{"type": "say", "id": 1, "seat": "dutch", "channel": "table", "text": ""}', "must have 1 characters or more"),
    ],
)
def test_a_bad_message_says_what_is_wrong(text: str, says: str) -> None:
    with pytest.raises(BadMessage, match=says):
        read(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("error", [*KINDS, "int_parsing", "float_type", "string_type", "whatever"])
def test_whatever_is_wrong_is_said_in_every_language(error: str, language: str) -> None:
    context = dict.fromkeys(("expected_tags", "expected", "gt", "ge", "lt", "le", "max_length", "min_length"), "7")
    found = unread(unreadable({"type": error, "loc": ("body", "x" * 2000), "ctx": context}))

    assert 20 < len(found.says(language)) < 400


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_view_on_the_wire_is_what_to_json_writes(edition: str) -> None:
    view = new_game(edition, players=4, seed=3).view("british")

    assert orjson.loads(orjson.dumps(view.to_json())) == json.loads(json.dumps(view.to_json()))


def text_of(message: AnyTell) -> bytes:
    return next(texts_in(write(message)))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_frames_of_every_size_are_what_the_standard_says(size: int) -> None:
    data = b"x" * size
    standard = Frame(Opcode.TEXT, data).serialize(mask=False)

    assert text_frame(data) == standard
    assert list(texts_in(standard * 2)) == [data] * 2


def test_what_is_written_can_be_read() -> None:
    assert json.loads(text_of(Pong(3, 1.5))) == {"id": 3, "now": 1.5, "type": "pong"}
    assert json.loads(text_of(Error(None, "stale", "too late", question=7)))["question"] == 7


def test_the_schema_describes_every_message() -> None:
    definitions = schema()["$defs"]

    assert isinstance(definitions, dict)
    assert {"Hello", "Play", "Update", "Walks", "Error"} <= set(definitions)
    assert json.loads(schema_text()) == schema()
