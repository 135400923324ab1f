"""Games on a Ray cluster of two nodes in this machine: `make ray` runs this, as Ray is too large for all tests."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # Ray's word for: nodes meet on loopback

import ray
from pyarrow import parquet
from ray.cluster_utils import Cluster

from colditz.cli.main import app
from colditz.sim.cell import make_cells
from colditz.sim.cluster import OnRay
from colditz.sim.decisions import write_decisions
from colditz.sim.engines import RAY_CHUNK, make_engine
from colditz.sim.record import lasting
from colditz.sim.run import Plan, Run, carry_out

PLAN = Plan(make_cells("all", "2", "random", rounds=6), games=60, seed=7)
# Ray leaves files and sockets to the collector.
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")


@pytest.fixture(scope="module")
def nodes() -> Iterator[list[dict[str, object]]]:
    node = {"num_cpus": 1, "node_ip_address": "127.0.0.1"}
    cluster = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
    cluster.add_node(**node)
    ray.init(address=cluster.address, log_to_driver=False)
    yield ray.nodes()
    ray.shutdown()
    cluster.shutdown()


def rows(run: Run) -> list[dict[str, object]]:
    return [lasting(each.game) for each in run.in_order()]


def test_two_nodes_stand_on_loopback(nodes: list[dict[str, object]]) -> None:
    assert [node["Alive"] for node in nodes] == [True, True]
    assert {node["NodeManagerAddress"] for node in nodes} == {"127.0.0.1"}


def test_the_cluster_plays_the_same_games(nodes: list[dict[str, object]]) -> None:
    here = carry_out(PLAN, make_engine("local", 1)[0], 4)
    there = carry_out(PLAN, OnRay(), RAY_CHUNK)

    assert there.fault == ""
    assert len(there.played) == 60 * len(PLAN.cells)
    assert rows(there) == rows(here)


def test_the_size_of_chunks_changes_nothing(nodes: list[dict[str, object]]) -> None:
    assert rows(carry_out(PLAN, OnRay(), 7)) == rows(carry_out(PLAN, OnRay(), RAY_CHUNK))


def test_decisions_are_told_on_the_cluster_as_here(nodes: list[dict[str, object]], tmp_path: Path) -> None:
    plan = Plan(make_cells("classic,v3", "2", "random", rounds=6), games=6, seed=2)
    for name, engine, chunk in (("here", *make_engine("local", 1)), ("there", OnRay(), 2)):
        assert write_decisions(tmp_path / name, plan, engine, chunk)

    assert parquet.read_table(tmp_path / "there").equals(parquet.read_table(tmp_path / "here"))


def test_a_game_that_goes_wrong_is_named(nodes: list[dict[str, object]]) -> None:
    plan = Plan(make_cells("classic", "2", "random,tests.sim.some_bots:Cheat"), 2)
    assert "classic, 2 players, seed 0, game" in carry_out(plan, OnRay(), 1).fault


def test_a_league_on_the_cluster_is_that_of_one_machine(nodes: list[dict[str, object]], tmp_path: Path) -> None:
    words = [
        "league",
        "--edition",
        "classic,v3",
        "--games",
        "4",
        "--rounds",
        "12",
        "--bots",
        "random,trained-classic-2",
    ]
    found = {}
    for engine in ("local", "ray"):
        kept = tmp_path / f"{engine}.jsonl"
        told = CliRunner().invoke(app, [*words, "--json", "--engine", engine, "--out", str(kept)])
        assert told.exit_code == 0, told.output
        found[engine] = json.loads(told.stdout), sorted(kept.read_text(encoding="utf-8").splitlines())
    assert found["ray"] == found["local"]
    assert len(found["ray"][1]) == 1 + 2 * 4 * 4  # a line of settings, then every pairing at both tables
