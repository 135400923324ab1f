"""The wire: messages are read strictly, and records of the engine look as `to_json` writes them."""

from __future__ import annotations

import json

import orjson
import pytest
from websockets.frames import Frame, Opcode

from colditz import EDITIONS, new_game
from colditz.server.frames import text_frame, texts_in
from colditz.server.tells import AnyTell, Error, Pong
from colditz.server.wire import BadMessage, read, schema, schema_text, write


def test_a_message_is_read_by_its_type() -> None:
    ask = read('{"type": "moves", "id": 4, "seat": "british", "pawn": 17}')

    assert (ask.type, ask.model_dump()["pawn"]) == ("moves", 17)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "not JSON"),
        ("[]", "dictionary"),
        ('{"type": "nonsense"}', "'hello', 'play'"),
        ('{"type": "ping"}', "ping.id: Field required"),
        ('{"type": "ping", "id": 1, "more": 2}', "ping.more: Extra inputs"),
        ('{"type": "ping", "id": -1}', "greater than or equal to 0"),
        ('{"type": "say", "id": 1, "seat": "dutch", "channel": "seat:british", "text": "x"}', "'table' or 'officers'"),
    ],
)
def test_a_bad_message_says_what_is_wrong(text: str, says: str) -> None:
    with pytest.raises(BadMessage, match=says):
        read(text)


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
