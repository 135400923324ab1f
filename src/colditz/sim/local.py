"""Games on this machine: in this process, or spread over several."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.synchronize import Event
from typing import Final

from colditz.sim.game import BadGame
from colditz.sim.record import Played
from colditz.sim.stop import Stop
from colditz.sim.work import Chunk, play_chunk

CHUNK: Final = 4  # small, so that an interruption loses little; handing out a chunk costs far less than a game
AHEAD: Final = 3  # chunks that wait for every worker
LOOK: Final = 0.2  # seconds between two looks whether somebody wants to stop
GRACE: Final = 10.0  # seconds in which games under way may be finished after Ctrl-C

_STOP: list[Event] = []  # in a worker: the sign to stop
Waiting = set[Future[list[Played]]]


class InThisProcess:
    """One game after the other, here."""

    def play(self, chunks: Sequence[Chunk], stop: Stop) -> Iterator[list[Played]]:
        """Game by game, so that Ctrl-C loses only the one under way."""
        for chunk in chunks:
            for number in chunk.numbers:
                if stop.asked:
                    return
                try:
                    with stop.breaking_in():
                        played = chunk.play(number)
                except KeyboardInterrupt:
                    return
                yield [played]


class InProcesses:
    """Spread over worker processes."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, chunks: Sequence[Chunk], stop: Stop) -> Iterator[list[Played]]:
        """Chunk by chunk; on Ctrl-C the games under way are finished first, if that is quick."""
        context = multiprocessing.get_context("spawn")
        self.others = multiprocessing.active_children()  # somebody else's processes
        sign = context.Event()
        with ProcessPoolExecutor(self.jobs, context, _prepare, (sign,)) as pool:
            try:
                yield from self._hand_out(pool, chunks, stop, sign)
            except BrokenProcessPool as error:
                raise BadGame("a worker process died, perhaps for want of memory; try fewer --jobs") from error
            finally:
                sign.set()
                pool.shutdown(wait=True, cancel_futures=True)

    def _hand_out(
        self, pool: ProcessPoolExecutor, chunks: Sequence[Chunk], stop: Stop, sign: Event
    ) -> Iterator[list[Played]]:
        todo, waiting = iter(chunks), Waiting()
        for chunk in todo:
            waiting.add(pool.submit(_work, chunk))
            while len(waiting) >= self.jobs * AHEAD and not stop.asked:
                yield from _finished(waiting)
            if stop.asked:
                break
        while waiting and not stop.asked:
            yield from _finished(waiting)
        if stop.asked:
            sign.set()
            yield from _last_results(waiting, stop)
            self._end(waiting)

    def _end(self, waiting: Waiting) -> None:
        """Workers whose games take too long are given up."""
        for worker in multiprocessing.active_children() if waiting else ():
            if worker not in self.others:
                worker.terminate()


def _finished(waiting: Waiting) -> Iterator[list[Played]]:
    done, _ = wait(waiting, LOOK, FIRST_COMPLETED)
    waiting -= done
    for future in done:
        yield future.result()


def _last_results(waiting: Waiting, stop: Stop) -> Iterator[list[Played]]:
    """What the workers still finish, unless somebody insists."""
    deadline = time.monotonic() + GRACE
    while waiting and time.monotonic() < deadline and stop.asked == 1:
        yield from _finished(waiting)


def _prepare(stop: Event) -> None:
    """A worker leaves Ctrl-C to its master and watches for his sign."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _STOP.append(stop)


def _work(chunk: Chunk) -> list[Played]:
    return play_chunk(chunk, _STOP[0].is_set)
