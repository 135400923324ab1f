"""Games on this machine: in this process, or spread over several."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.synchronize import Event
from typing import Final

from colditz.sim.game import BadGame
from colditz.sim.record import Played
from colditz.sim.work import Chunk, play_chunk

CHUNK: Final = 4  # small, so that an interruption loses little; handing out a chunk costs far less than a game
GRACE: Final = 10.0  # seconds in which games under way may be finished after Ctrl-C

_STOP: list[Event] = []  # in a worker: the sign to stop


class InThisProcess:
    """One game after the other, here."""

    def play(self, chunks: Sequence[Chunk]) -> Iterator[list[Played]]:
        """Game by game, so that Ctrl-C loses only the one under way."""
        for chunk in chunks:
            for number in chunk.numbers:
                yield play_chunk(Chunk(chunk.cell, chunk.seed, (number,), chunk.turns), _never)


class InProcesses:
    """Spread over worker processes."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, chunks: Sequence[Chunk]) -> Iterator[list[Played]]:
        """Chunk by chunk; on Ctrl-C the games under way are finished first, if that is quick."""
        context = multiprocessing.get_context("spawn")
        stop = context.Event()
        with ProcessPoolExecutor(self.jobs, context, _prepare, (stop,)) as pool:
            waiting = {pool.submit(_work, chunk) for chunk in chunks}
            try:
                while waiting:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    for future in done:
                        yield future.result()
            except BrokenProcessPool as error:
                raise BadGame("a worker process died, perhaps for want of memory; try fewer --jobs") from error
            except BaseException as error:
                stop.set()
                pool.shutdown(wait=False, cancel_futures=True)
                if isinstance(error, KeyboardInterrupt):
                    yield from _last_results(waiting)
                for worker in multiprocessing.active_children():
                    worker.terminate()
                raise


def _last_results(waiting: set[Future[list[Played]]]) -> Iterator[list[Played]]:
    """What the workers still finish; a second Ctrl-C does not wait for it."""
    with suppress(KeyboardInterrupt):
        done, _ = wait(waiting, timeout=GRACE)
        for future in done:
            if not future.cancelled() and future.exception() is None:
                yield future.result()


def _prepare(stop: Event) -> None:
    """A worker leaves Ctrl-C to its master and watches for his sign."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _STOP.append(stop)


def _work(chunk: Chunk) -> list[Played]:
    return play_chunk(chunk, _STOP[0].is_set)


def _never() -> bool:
    return False
