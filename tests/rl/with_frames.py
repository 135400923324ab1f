"""Decisions as data frames: `make rl` runs this where pandas and polars are installed."""

from __future__ import annotations

import json
from pathlib import Path

import pandas as pd
import polars as pl
import pytest
from typer.testing import CliRunner

from colditz import EDITIONS, replay
from colditz.cli.main import app
from colditz.rl.observation import FORMAT, LENGTH

COLUMNS = [
    "edition",
    "players",
    "game",
    "seed",
    "question",
    "seat",
    "codec",
    "observation",
    "mask",
    "action",
    "outcome",
    "log",
]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("frames") / "decisions.parquet"
    words = ["simulate", "--edition", "all", "--players", "2", "--games", "1", "--rounds", "6", "--bots", "planner"]
    done = CliRunner().invoke(app, [*words, "--jobs", "1", "--decisions", str(path)])
    assert done.exit_code == 0, done.output
    return path


def test_pandas_reads_decisions(file: Path) -> None:
    frame = pd.read_parquet(file)
    assert set(frame.columns) >= set(COLUMNS)
    assert set(frame["edition"]) == set(EDITIONS)
    assert set(frame["codec"]) == {FORMAT}
    assert set(frame["observation"].map(len)) == {LENGTH}
    first = frame.groupby("edition")["log"].first()
    assert {replay(json.loads(log)).finished for log in first} == {True}


def test_polars_reads_the_same(file: Path) -> None:
    frame, other = pl.read_parquet(file), pd.read_parquet(file)
    assert frame.columns == list(other.columns)
    assert frame["action"].to_list() == [list(action) for action in other["action"]]
    assert frame["observation"].list.len().unique().to_list() == [LENGTH]
    won = frame.filter(pl.col("outcome") > 0)
    assert 0 < won.height < frame.height
