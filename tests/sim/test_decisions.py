"""Decisions as rows: they agree with the games, load as columns, and can be written anew from their logs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pyarrow import parquet
from typer.testing import CliRunner

from colditz import EDITIONS, replay
from colditz.cli.main import app
from colditz.rl.codec import codec_of
from colditz.rl.observation import FORMAT, LENGTH
from colditz.sim.decisions import encode_again


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("decisions") / "decisions.parquet"
    words = ["simulate", "--edition", ",".join(EDITIONS), "--players", "3", "--games", "2", "--rounds", "6"]
    done = CliRunner().invoke(app, [*words, "--bots", "planner", "--jobs", "1", "--decisions", str(path)])
    assert done.exit_code == 0, done.output
    return path


def test_every_decision_is_told_with_its_array_its_mask_and_its_outcome(file: Path) -> None:
    rows = parquet.read_table(file).to_pylist()
    logs = [json.loads(row["log"]) for row in rows if row["log"]]

    assert len(logs) == 2 * len(EDITIONS)
    decided = [entry for log in logs for entry in log["actions"] if entry[0] not in ("chance", "clock")]
    assert len(rows) == len(decided)
    assert {len(row["observation"]) for row in rows} == {LENGTH}
    assert {row["codec"] for row in rows} == {FORMAT}
    assert all(row["action"][0] in row["mask"] for row in rows if row["mask"])
    assert {row["outcome"] for row in rows} <= {1.0, -0.5, -2.0, 0.0}


def test_the_tokens_are_those_of_the_log(file: Path) -> None:
    rows = parquet.read_table(file).to_pylist()
    game = replay(json.loads(rows[0]["log"]))
    words = codec_of(game.board)
    told = [game.write_action(words.decode(tuple(row["action"]))) for row in rows if row["game"] == 0][:10]

    assert told == [entry[1] for entry in game.log()["actions"] if entry[0] not in ("chance", "clock")][:10]  # type: ignore[attr-defined]


def test_decisions_are_written_anew_from_their_logs(file: Path, tmp_path: Path) -> None:
    encode_again(file, tmp_path / "again.parquet")

    assert parquet.read_table(tmp_path / "again.parquet").equals(parquet.read_table(file))
