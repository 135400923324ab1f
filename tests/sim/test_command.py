"""`colditz simulate`: its contract, and how it says no."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from colditz.cli.main import app
from colditz.sim.record import GameRow
from colditz.sim.tables import Table

SHORT = ("--games", "2", "--players", "2", "--rounds", "3", "--jobs", "1")


def simulate(*words: str) -> Result:
    return CliRunner().invoke(app, ["simulate", *words], env={"COLUMNS": "200", "NO_COLOR": "1", "TERM": "dumb"})


def test_json_is_one_object_with_what_was_promised() -> None:
    found = json.loads(simulate(*SHORT, "--json").stdout)

    assert {"games", "seconds", "decisions", "wins", "escapes", "mean_rounds", "endings"} <= set(found)
    assert found["games"] == 2
    assert found["wins"] == {"security": 2, "american": 0}
    assert found["mean_rounds"] == 3
    assert found["endings"] == {"time": 2}
    assert found["win_rates"]["security"] == {"rate": 1.0, "low": 0.3424, "high": 1.0}


def test_text_says_who_won_in_the_readers_language() -> None:
    assert "Security: 2 won, 100.0 %" in simulate(*SHORT).stdout
    assert "Sicurezza: 2 vinte, 100,0 %" in simulate(*SHORT, "--language", "it").stdout


def test_several_cells_are_told_apart() -> None:
    cells = json.loads(simulate("--edition", "all", *SHORT, "--rounds", "6", "--players", "2-3", "--json").stdout)[
        "cells"
    ]
    assert len({(cell["setup"]["edition"], cell["setup"]["players"]) for cell in cells}) == len(cells) >= 4


def test_the_same_command_goes_on_where_the_file_ends(tmp_path: Path) -> None:
    out = str(tmp_path / "games.parquet")
    simulate(*SHORT, "--out", out)
    found = json.loads(simulate(*SHORT, "--games", "5", "--out", out, "--json").stdout)

    assert (found["games"], found["new_games"]) == (5, 3)


def test_the_file_holds_the_command_that_makes_it_again(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    simulate(*SHORT, "--out", str(out), "--seed", "4", "--house-rule", "most-escapes-win")
    rows, words = Table(out, GameRow).read()

    assert words["command"].startswith("colditz simulate --edition classic --players 2 --games 2 --bots random")
    again = simulate(*words["command"].split()[2:], "--json")
    assert json.loads(again.stdout)["decisions"] == sum(row.decisions for row in rows)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--games", "0"), "at least 1 game is needed, not 0"),
        (("--bots", "clever"), "there is no bot 'clever'"),
        (("--edition", "chess"), "there is no edition 'chess'"),
        (("--players", "1"), "classic is for 2 to 6 players, not 1"),
        (("--jobs", "0"), "at least 1 job is needed, not 0"),
        (("--engine", "steam"), "choose one of local, ray"),
        (("--language", "de"), "choose one of en, es, it"),
        (("--out", "no/such/place/games.parquet"), "there is no directory no/such/place"),
        (("--report", "no/such/place/report.html"), "there is no directory no/such/place"),
        (("--out", "a.parquet", "--turns", "a.parquet"), "is named twice; every file needs a name of its own"),
        (("--report", "."), ". cannot be written: Is a directory"),
        (("--house-rule", "tea"), "has no house rule 'tea'"),
    ],
)
def test_bad_input_is_refused_with_a_way_out(words: tuple[str, ...], says: str) -> None:
    result = simulate(*SHORT, *words)

    assert result.exit_code == 2
    assert says in result.stderr
    assert result.stdout == ""


def test_a_game_that_goes_wrong_is_named_and_the_others_are_kept(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    result = simulate(*SHORT, "--bots", "random,tests.sim.some_bots:Cheat", "--out", str(out))

    assert result.exit_code == 1
    assert "classic, 2 players, seed 0, game 0: " in result.stderr
    assert out.exists()


def test_without_ray_its_engine_says_how_to_get_it() -> None:
    code = "import sys; sys.modules['ray'] = None; from colditz.cli.main import run; run()"
    result = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-c", code, "simulate", *SHORT, "--engine", "ray"], capture_output=True, text=True, check=False
    )
    assert result.returncode == 2
    assert "pip install 'colditz[ray]'" in result.stderr


# --- Ctrl-C


def interrupted(out: Path, jobs: str) -> subprocess.CompletedProcess[str]:
    """A long run that gets a real SIGINT once something is done."""
    words = ["--games", "100000", "--players", "2", "--rounds", "5", "--jobs", jobs, "--out", str(out), "--json"]
    tell = "from colditz.sim import keep; keep.PAUSE = keep.REST = 0; from colditz.cli.main import run; run()"
    process = subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, "-c", tell, "simulate", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    deadline = time.monotonic() + 60
    while not out.exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    os.kill(process.pid, signal.SIGINT)
    stdout, stderr = process.communicate(timeout=60)
    return subprocess.CompletedProcess(words, process.returncode, stdout, stderr)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_is_done(tmp_path: Path, jobs: str) -> None:
    out = tmp_path / "games.parquet"
    result = interrupted(out, jobs)
    rows, _ = Table(out, GameRow).read()

    assert result.returncode == 130
    assert f"Interrupted: {len(rows)} games are done. They are saved in {out}" in result.stderr
    assert json.loads(result.stdout)["games"] == len(rows) > 0
    assert json.loads(result.stdout)["interrupted"]
