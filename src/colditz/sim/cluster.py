"""Games on a Ray cluster, for those who outgrow one machine."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import Any

from colditz.sim.cell import BadRun
from colditz.sim.game import BadGame
from colditz.sim.local import LOOK
from colditz.sim.record import Played
from colditz.sim.stop import Stop
from colditz.sim.work import Chunk, play_chunk

LOOPBACK = "127.0.0.1"


class OnRay:
    """The cluster that RAY_ADDRESS names, or one of this machine alone."""

    def __init__(self, jobs: int | None = None) -> None:
        self.jobs, self.ray = jobs, _ray()

    def play(self, chunks: Sequence[Chunk], stop: Stop) -> Iterator[list[Played]]:
        """Chunk by chunk as they are finished; on Ctrl-C what is under way is given up."""
        ray = self.ray
        started = self._connect()
        work = ray.remote(_work)
        waiting = [work.remote(chunk) for chunk in chunks]
        try:
            while waiting and not stop.asked:
                done, waiting = ray.wait(waiting, timeout=LOOK)
                yield from ray.get(done)
        except ray.exceptions.RayTaskError as error:
            raise BadGame(str(error.cause)) from error
        except ray.exceptions.RayError as error:
            raise BadGame(f"the cluster failed: {error}") from error
        finally:
            for task in waiting:
                ray.cancel(task)
            if started:
                ray.shutdown()

    def _connect(self) -> bool:
        """Join the cluster; whether it was started here, on loopback alone and without a dashboard."""
        ray, address = self.ray, os.environ.get("RAY_ADDRESS")
        if ray.is_initialized():
            return False
        try:
            if address:
                ray.init(address=address, log_to_driver=False, logging_level="error")
            else:
                ray.init(
                    address="local",
                    num_cpus=self.jobs,
                    include_dashboard=False,
                    log_to_driver=False,
                    logging_level="error",
                    _node_ip_address=LOOPBACK,
                )
        except (ConnectionError, RuntimeError) as error:
            raise BadRun(f"no Ray cluster answers at {address or LOOPBACK}: {error}") from error
        return True


def _work(chunk: Chunk) -> list[Played]:
    return play_chunk(chunk, lambda: False)


def _ray() -> Any:  # noqa: ANN401 - a module
    """The library, told not to call home, or a word on how to get it."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    try:
        import ray  # noqa: PLC0415 - an optional extra
    except ImportError as error:
        raise BadRun("the engine ray needs Ray: pip install 'colditz[ray]'") from error
    return ray
