"""Fair shares: where many want what only a few can have at once, addresses take turns; people come before bots."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

LONGEST_COURTESY = 0.1  # seconds that bots stand back for people, who may come one after another


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


class Precedence:
    """Bots act one at a time between two looks at what people sent, and stand back while a person is answered.

    However many bots have something to do, whoever sends an action waits for one of them and not for all.
    """

    def __init__(self) -> None:
        self.line = FairGate(1)
        self.people = 0
        self.quiet = asyncio.Event()
        self.quiet.set()

    @contextmanager
    def person(self) -> Iterator[None]:
        """A person is being answered."""
        self.people += 1
        self.quiet.clear()
        try:
            yield
        finally:
            self.people -= 1
            if not self.people:
                self.quiet.set()

    async def bot(self, address: str) -> None:
        """Wait for a bot's turn; it acts at once and without a pause, and the next has its turn after that."""
        await self.line.enter(address)
        try:
            if not self.quiet.is_set():
                with suppress(TimeoutError):
                    async with asyncio.timeout(LONGEST_COURTESY):
                        await self.quiet.wait()
        finally:
            asyncio.get_running_loop().call_soon(self.line.leave)
