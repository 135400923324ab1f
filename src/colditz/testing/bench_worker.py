"""One engine of a bench, in a process of its own: it measures what it is told, when it is told.

So engines that cannot live in one environment (plain and compiled, other projects) take turns in one run.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from typing import Final

Work = Callable[[], int]  # does something, and says how many units that were
WARM: Final = 0.3  # the part of a measurement that is spent before it, once, to fill tables


def pace(work: Work, seconds: float) -> float:
    """Units a second of processor time."""
    units, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        units += work()
    return units / spent


def serve(about: str, makers: Mapping[str, Callable[[], Work]]) -> None:
    """Say what can be measured, then answer `[name, seconds]` with the pace, line by line."""
    _say([about, list(makers)])
    made: dict[str, Work] = {}
    for line in sys.stdin:
        name, seconds = json.loads(line)
        if name not in made:
            made[name] = makers[name]()
            pace(made[name], seconds * WARM)
        _say(pace(made[name], seconds))


def _say(what: object) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


class Worker:
    """The other end: a process that serves measurements."""

    def __init__(self, python: str, module: str, path: str | None = None, words: tuple[str, ...] = ()) -> None:
        given = {**os.environ, "PYTHONPATH": path} if path else None
        self._process = subprocess.Popen(  # noqa: S603 - our own module
            [python, "-m", module, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=given
        )
        self.about, self.names = self._hear()

    def pace(self, name: str, seconds: float) -> float:
        """Have one thing measured."""
        if self._process.stdin is not None:
            self._process.stdin.write(json.dumps([name, seconds]) + "\n")
            self._process.stdin.flush()
        return float(self._read())

    def close(self) -> None:
        """Let it end."""
        self._process.communicate()

    def _hear(self) -> tuple[str, list[str]]:
        about, names = json.loads(self._read())
        return about, names

    def _read(self) -> str:
        line = self._process.stdout.readline() if self._process.stdout is not None else ""
        if not line:
            raise RuntimeError(f"an engine of the bench ended with code {self._process.wait()}")
        return line
