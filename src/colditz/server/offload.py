"""Heavy work in a process of its own: the loop that serves players never waits for it."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from colditz.server.errors import Fault

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

MOST_WAITING = 32  # pieces of work in line; whoever comes then is asked to come again
CACHE_BYTES = 64 * 1024 * 1024

log = logging.getLogger(__name__)


def begin_worker() -> None:
    """A worker ends when its server does, not when somebody presses Ctrl+C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Offload:
    """Runs functions in another process, which is started when it is first needed and again if it dies."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None
        self.waiting = 0

    async def run(self, work: Callable[Arguments, Result], *args: Arguments.args, **kwargs: Arguments.kwargs) -> Result:
        """The result of a function; a process that dies under it is replaced once."""
        if self.waiting >= MOST_WAITING:
            raise Fault("too-fast")
        self.waiting += 1
        try:
            try:
                return await asyncio.wrap_future(self._started().submit(work, *args, **kwargs))
            except BrokenProcessPool:
                log.warning("the process for heavy work died and is started again")
                self.close()
                return await asyncio.wrap_future(self._started().submit(work, *args, **kwargs))
        finally:
            self.waiting -= 1

    def _started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            spawning = multiprocessing.get_context("spawn")  # a fork would copy locks that threads hold
            self.pool = ProcessPoolExecutor(self.processes, spawning, begin_worker)
        return self.pool

    def close(self) -> None:
        """End the process; it is started again if need be."""
        pool, self.pool = self.pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


class ByteCache:
    """Answers that do not change, the least used of which is forgotten first; of several who ask, one makes it."""

    def __init__(self, most: int = CACHE_BYTES) -> None:
        self.most, self.size = most, 0
        self.kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self.being_made: dict[Hashable, asyncio.Future[bytes]] = {}

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """What is kept under a key, made first if need be."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.being_made:
            made = self.being_made[key] = asyncio.ensure_future(make())
            made.add_done_callback(lambda done: self._made(key, done))
        return await asyncio.shield(self.being_made[key])

    def _made(self, key: Hashable, done: asyncio.Future[bytes]) -> None:
        self.being_made.pop(key, None)
        if done.cancelled() or done.exception() is not None:
            return
        self.kept[key] = done.result()
        self.size += len(done.result())
        while self.size > self.most:
            _, forgotten = self.kept.popitem(last=False)
            self.size -= len(forgotten)


class VersionedCache:
    """Answers that hold until something they tell of changes."""

    def __init__(self) -> None:
        self.version = -1
        self.cache = ByteCache(4 * 1024 * 1024)

    async def get(self, version: int, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """What is kept for this version, made first if need be."""
        if version != self.version:
            self.version, self.cache = version, ByteCache(self.cache.most)
        return await self.cache.get(key, make)
