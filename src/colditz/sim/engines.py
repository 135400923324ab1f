"""The engines by name."""

from __future__ import annotations

import os
from typing import Final

from colditz.sim.cell import BadRun
from colditz.sim.local import CHUNK, InProcesses, InThisProcess
from colditz.sim.work import Engine

ENGINES: Final = ("local", "ray")
RAY_CHUNK: Final = 50  # a task of Ray costs about half a millisecond and its results travel


def make_engine(name: str, jobs: int | None = None) -> tuple[Engine, int]:
    """An engine, and how many games to hand to it at once."""
    if name not in ENGINES:
        raise BadRun(f"there is no engine {name!r}; choose one of {', '.join(ENGINES)}")
    if jobs is not None and jobs < 1:
        raise BadRun(f"at least 1 job is needed, not {jobs}")
    if name == "ray":
        from colditz.sim.cluster import OnRay  # noqa: PLC0415 - an optional extra

        return OnRay(jobs), RAY_CHUNK
    jobs = jobs or cores()
    return (InThisProcess() if jobs == 1 else InProcesses(jobs)), CHUNK


def cores() -> int:
    """How many processes can work at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
