"""WebSocket frames as a server sends them: without a mask, so that the same bytes do for everybody. [RFC 6455, 5.2]"""

from __future__ import annotations

from collections.abc import Iterator

TEXT = 0x81  # a whole message of text


def text_frame(data: bytes) -> bytes:
    """A whole text message."""
    size = len(data)
    if size < 126:
        return bytes((TEXT, size)) + data
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data


def texts_in(frames: bytes) -> Iterator[bytes]:
    """The messages of frames made by `text_frame`, for servers that make their own."""
    at = 0
    while at < len(frames):
        size, begin = frames[at + 1], at + 2
        if size >= 126:
            wide = 2 if size == 126 else 8
            size, begin = int.from_bytes(frames[begin : begin + wide], "big"), begin + wide
        yield frames[begin : begin + size]
        at = begin + size
