"""Ctrl-C as a wish: heard at once, heeded where nothing is lost by it."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Self


class Stop:
    """While it stands, Ctrl-C does not break in; whoever works looks at `asked` between two games."""

    def __init__(self) -> None:
        self.asked = 0  # how many times
        self._breaks_in = False
        self._before: Any = None

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():  # others get no signals
            self._before = signal.signal(signal.SIGINT, self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _hear(self, _number: int, _frame: FrameType | None) -> None:
        self.asked += 1
        if self._breaks_in:
            raise KeyboardInterrupt

    @contextmanager
    def breaking_in(self) -> Iterator[None]:
        """Here Ctrl-C ends at once what is done, as a game may be long."""
        self._breaks_in = True
        try:
            yield
        finally:
            self._breaks_in = False
