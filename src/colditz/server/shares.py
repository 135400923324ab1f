"""Fair shares: where many want what only a few can have at once, addresses take turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairGate:
    """Lets so many in at once. Whoever waits comes in by turns of addresses, and those of one address in their order.

    A table waits once at a time, so of one address every table has its turn too; somebody who makes five hundred games
    slows himself and nobody else.
    """

    def __init__(self, many: int) -> None:
        self.free = many
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def entered(self, address: str) -> AsyncIterator[None]:
        """Be inside for a while."""
        await self.enter(address)
        try:
            yield
        finally:
            self.leave()

    async def enter(self, address: str) -> None:
        """Come in when it is this address's turn."""
        if self.free > 0 and not self.waiting:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()  # it was let in at the very moment at which it gave up
            raise

    def leave(self) -> None:
        """Make room for whoever is next."""
        while self.waiting:
            address, line = next(iter(self.waiting.items()))
            turn = line.popleft()
            self.waiting.move_to_end(address)
            if not line:
                del self.waiting[address]
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
