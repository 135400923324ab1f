"""A game that was played elsewhere is kept, and the server shows it like its own."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from colditz import new_game
from colditz.cli.main import app as command
from colditz.players import Sight, make_bot
from colditz.rl.scenarios import SCENARIOS
from tests.server.harness import running


def finished_log(scenario: bool) -> dict[str, object]:
    match = SCENARIOS["wire"].begin(2) if scenario else new_game("osprey", 3, seed=5, rounds=2)
    bots = {seat: make_bot("random", number) for number, seat in enumerate(match.seats)}
    while not match.finished:
        seat = match.asked()[0]
        match.play(seat, bots[seat].decide(Sight(match, seat)).action)
    return match.log()


@pytest.mark.parametrize("scenario", [False, True])
def test_a_kept_game_is_shown_by_the_server(tmp_path: Path, scenario: bool) -> None:
    log = finished_log(scenario)
    file, database = tmp_path / "game.json", f"sqlite:///{tmp_path}/games.sqlite"
    file.write_text(json.dumps(log), encoding="utf-8")

    told = CliRunner().invoke(command, ["replay", str(file), "--keep", "--database", database])

    assert told.exit_code == 0, told.output
    game = told.stdout.split("/replay/")[1].split()[0]
    with running(database) as server, server.http() as browser:
        shown = browser.get(f"/api/games/{game}/replay", params={"seat": "all"}).json()
        assert browser.get(f"/api/games/{game}").json()["status"] == "finished"
    actions = log["actions"]
    assert isinstance(actions, list)
    assert [entry["action"] for entry in shown["entries"]] == [action for _, action in actions]
    assert shown["edition"] == log["edition"]


def test_a_game_that_goes_on_is_not_kept(tmp_path: Path) -> None:
    match, luck = new_game(seed=1), Random(1)
    match.play("security", luck.choice(match.options("security")))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.log()), encoding="utf-8")
    told = CliRunner().invoke(command, ["replay", str(file), "--keep", "--database", f"sqlite:///{tmp_path}/g.sqlite"])
    assert told.exit_code == 1
    assert "not finished" in told.stderr
