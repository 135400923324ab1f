"""What the server counts, by the library of Prometheus; workers of one server add up what they count."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # where workers keep their numbers; the library reads it
BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

disable_created_metrics()  # type: ignore[no-untyped-call]  # nobody asks when a counter began, and it would be half of the text

COUNTERS: Final = {  # name: what it counts, and by which labels
    "colditz_actions_total": ("Actions taken and saved.", ()),
    "colditz_entries_total": ("Log entries saved, chance included.", ()),
    "colditz_messages_total": ("Messages received, by type.", ("type",)),
    "colditz_faults_total": ("Faults told to clients, by code.", ("code",)),
    "colditz_bot_failures_total": (
        "Decisions that a random bot had to make instead, by level and cause.",
        ("level", "cause"),
    ),
    "colditz_slow_readers_total": ("Connections closed because they could not keep up.", ()),
    "colditz_games_made_total": ("Games made.", ()),
    "colditz_games_finished_total": ("Games finished.", ()),
    "colditz_notices_total": ("Notes sent to players who are away, by way.", ("kind",)),
    "colditz_notices_failed_total": ("Notes that could not be sent, by way.", ("kind",)),
    "colditz_conflicts_total": ("Actions that another worker was faster with.", ()),
    "colditz_mishaps_total": ("Errors that should not occur; see the server's log.", ()),
}
GAUGES: Final = {
    "colditz_tables_open": "Games in memory.",
    "colditz_listeners": "Clients at tables.",
    "colditz_connections": "Connections.",
    "colditz_process_id": "Which of several workers answers.",
}


@contextmanager
def shared_between_workers() -> Iterator[str]:
    """The workers that are started meanwhile have a folder for their numbers."""
    with tempfile.TemporaryDirectory(prefix="colditz-metrics-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield folder
        finally:
            del os.environ[FOLDER]


def _mode(gauge: str) -> Literal["livesum", "liveall"]:
    """How the numbers of several workers become one: added up, but for what tells them apart."""
    return "liveall" if gauge == "colditz_process_id" else "livesum"


class _Workers(MultiProcessCollector):
    """What all workers counted; a file that one of them has just made, and not yet filled, is left out."""

    def collect(self) -> Iterable[Metric]:
        filled = [str(file) for file in Path(os.environ[FOLDER]).glob("*.db") if file.stat().st_size]
        metrics: Iterable[Metric] = self.merge(filled, accumulate=True)  # type: ignore[no-untyped-call]
        return metrics


class Metrics:
    """Counters, gauges and how long saving takes."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.counters = {
            name: Counter(name, says, labels, registry=self.registry) for name, (says, labels) in COUNTERS.items()
        }
        self.gauges = {
            name: Gauge(name, says, registry=self.registry, multiprocess_mode=_mode(name))
            for name, says in GAUGES.items()
        }
        self.seconds = Histogram(
            "colditz_action_seconds",
            "From an action's arrival to its being saved.",
            buckets=BUCKETS,
            registry=self.registry,
        )

    def count(self, name: str, number: int = 1, **labels: str) -> None:
        """Something happened."""
        counter = self.counters[name]
        (counter.labels(**labels) if labels else counter).inc(number)

    def took(self, seconds: float) -> None:
        """An action took so long, from its arrival to its being saved; a clock that was set back counts as nothing."""
        self.seconds.observe(max(seconds, 0.0))

    def set(self, name: str, value: float) -> None:
        """What is counted just now."""
        self.gauges[name].set(value)

    def text(self) -> str:
        """Everything, of all workers, in the text format that Prometheus reads."""
        if not Path(os.environ.get(FOLDER, "")).is_dir() or FOLDER not in os.environ:
            return generate_latest(self.registry).decode()
        shared = CollectorRegistry()
        _Workers(shared)  # type: ignore[no-untyped-call]
        return generate_latest(shared).decode()
