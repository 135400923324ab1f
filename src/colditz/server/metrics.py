"""What the server counts, in the text format that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

HELP = {
    "colditz_actions_total": "Actions taken and saved.",
    "colditz_entries_total": "Log entries saved, chance included.",
    "colditz_messages_total": "Messages received, by type.",
    "colditz_faults_total": "Faults told to clients, by code.",
    "colditz_bot_failures_total": "Decisions that a random bot had to make instead, by level and cause.",
    "colditz_slow_readers_total": "Connections closed because they could not keep up.",
    "colditz_games_made_total": "Games made.",
    "colditz_games_finished_total": "Games finished.",
    "colditz_conflicts_total": "Actions that another worker was faster with.",
    "colditz_mishaps_total": "Errors that should not occur; see the server's log.",
}


class Metrics:
    """Counters, gauges and how long saving takes."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.gauges: dict[str, float] = {}
        self.times = [0] * (len(BUCKETS) + 1)
        self.time_sum = 0.0

    def count(self, name: str, number: int = 1, **labels: str) -> None:
        """Something happened."""
        marks = ",".join(f'{key}="{value}"' for key, value in labels.items())
        self.counts[f"{name}{{{marks}}}" if marks else name] += number

    def took(self, seconds: float) -> None:
        """An action took so long, from its arrival to its being saved."""
        self.times[bisect_left(BUCKETS, seconds)] += 1
        self.time_sum += seconds

    def text(self) -> str:
        """Everything, one line a value."""
        lines: list[str] = []
        for name, says in HELP.items():
            values = {key: number for key, number in self.counts.items() if key.split("{", 1)[0] == name}
            lines += [f"# HELP {name} {says}", f"# TYPE {name} counter"]
            lines += [f"{key} {number}" for key, number in sorted(values.items())] or [f"{name} 0"]
        for name, value in sorted(self.gauges.items()):
            lines += [f"# TYPE {name} gauge", f"{name} {value:.12g}"]
        return "\n".join([*lines, *self._histogram()]) + "\n"

    def _histogram(self) -> list[str]:
        name, total, lines = "colditz_action_seconds", 0, ["# TYPE colditz_action_seconds histogram"]
        for limit, number in zip((*(f"{bucket:g}" for bucket in BUCKETS), "+Inf"), self.times, strict=True):
            total += number
            lines.append(f'{name}_bucket{{le="{limit}"}} {total}')
        return [*lines, f"{name}_sum {self.time_sum:.6f}", f"{name}_count {total}"]
