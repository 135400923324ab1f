"""Metrics of several workers add up, the log can be read by programs, and what hosts watch exists."""

from __future__ import annotations

import json
import logging
import re
import sys
from pathlib import Path

import yaml

from colditz.server.logs import JsonLines
from colditz.server.metrics import BUCKETS, COUNTERS, GAUGES, Metrics, shared_between_workers
from colditz.testing.cluster import Cluster
from colditz.testing.server_bench import processes_in
from colditz.testing.wire_client import ServerProcess, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"


def test_what_is_counted_is_told() -> None:
    metrics = Metrics()
    metrics.count("colditz_faults_total", code="stale")
    metrics.count("colditz_entries_total", 3)
    metrics.took(0.004)
    metrics.took(-5.0)  # the clock was set back
    metrics.set("colditz_tables_open", 2)
    text = metrics.text()

    assert 'colditz_faults_total{code="stale"} 1.0' in text
    assert "colditz_entries_total 3.0" in text
    assert 'colditz_action_seconds_bucket{le="0.005"} 2.0' in text
    assert "colditz_tables_open 2.0" in text


def test_workers_of_one_server_add_up(cluster: Cluster) -> None:
    """Whichever worker answers tells what all of them counted."""
    server = ServerProcess(cluster.new_database(), free_port(), workers=2)
    try:
        server.wait()
        for _ in range(6):
            server.make(players=2)
        for _ in range(6):
            assert re.search(r"^colditz_games_made_total 6.0$", server.get("/metrics"), re.MULTILINE)
    finally:
        server.stop()
        server.kill()


def test_a_worker_that_has_only_just_come_does_not_stop_the_others_from_telling() -> None:
    with shared_between_workers() as folder:
        Path(folder, "counter_1.db").touch()  # made, and not yet filled

        assert Metrics().text() == ""


def test_the_bench_knows_workers_that_were_not_asked_yet() -> None:
    alone, two = (
        {"colditz_process_id": 12.0},
        {'colditz_process_id{pid="12"}': 12.0, 'colditz_process_id{pid="13"}': 0.0},
    )
    assert (processes_in(alone), processes_in(two)) == ([12.0], [12.0, 13.0])


def test_log_lines_are_json_with_their_traceback() -> None:
    try:
        raise ValueError("by chance")  # noqa: TRY301
    except ValueError:
        record = logging.LogRecord("colditz.x", logging.ERROR, "", 1, "game %s", ("abc",), sys.exc_info())
    record.table = "abc"
    line = json.loads(JsonLines().format(record))

    assert (line["level"], line["message"], line["table"]) == ("error", "game abc", "abc")
    assert "by chance" in line["traceback"]
    assert "\n" not in JsonLines().format(record)


def metrics_in(text: str) -> set[str]:
    return {re.sub(r"_(bucket|sum|count)$", "", name) for name in re.findall(r"\bcolditz_\w+", text)}


def test_dashboard_and_alerts_ask_for_metrics_that_exist() -> None:
    known = {*COUNTERS, *GAUGES, "colditz_action_seconds"}
    dashboard = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))
    alerts = yaml.safe_load((DEPLOY / "alerts.yaml").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    asked += [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]

    assert len(asked) > 8
    assert set().union(*map(metrics_in, asked)) <= known
    assert list(BUCKETS) == sorted(BUCKETS)
