"""The chat of one open table: what was said last and the marks that stand are in memory, whatever is older is not."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable

from colditz.server.tells import MarkInfo
from colditz.store.store import Message, Store

PAGE = 100  # messages of a channel that a client is told at once
LATEST = 2**53


class ChatLog:
    """The chat of one open table: its latest messages by channel, and the marks that stand."""

    def __init__(self, store: Store, game: str) -> None:
        self.store, self.game = store, game
        self.lock = asyncio.Lock()
        self.last: int | None = None  # the number of the last message that is known here; None before it was read
        self.marks: dict[str, dict[int, MarkInfo]] = {}
        self.recent: dict[str, deque[Message]] = {}

    async def read_first(self) -> None:
        """Read the marks that stand, once."""
        if self.last is None:
            self.last = await self.store.last_message(self.game)
            for message in await self.store.marks(self.game) if self.last else ():
                self._apply_mark(message)

    async def latest(self, channels: Iterable[str]) -> list[Message]:
        """What was said last on these channels, in the order in which it was said."""
        for channel in channels:
            if channel not in self.recent:
                page = await self.store.talk_page(self.game, channel, LATEST, PAGE) if self.last else ()
                self.recent[channel] = deque(page, maxlen=PAGE)
        found = [message for channel in channels for message in self.recent[channel]]
        return sorted(found, key=lambda message: message.number)[-PAGE:]

    def apply(self, message: Message) -> None:
        """Take a message in; one that is known already changes nothing."""
        self.last = max(self.last or 0, message.number)
        recent = self.recent.get(message.channel)
        if is_mark(message):
            self._apply_mark(message)
        elif recent is not None and (not recent or recent[-1].number < message.number):
            recent.append(message)

    def _apply_mark(self, message: Message) -> None:
        standing = self.marks.setdefault(message.channel, {})
        made = message.body.get("mark")
        if made is not None:
            standing[message.position] = MarkInfo(
                message.position, message.channel, message.seat, made["kind"], made["places"], made["label"]
            )
        for gone in message.body.get("erased", ()):
            standing.pop(gone, None)

    def marks_on(self, channels: Iterable[str]) -> list[MarkInfo]:
        """The marks that stand on these channels."""
        return [mark for channel in channels for mark in self.marks.get(channel, {}).values()]


def is_mark(message: Message) -> bool:
    """It is drawn on the board, or taken off it."""
    return "mark" in message.body or "erased" in message.body
