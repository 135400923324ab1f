"""Scenarios: sound positions, short games, and both sides of each line of play."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from colditz import EDITIONS
from colditz.rl import baselines
from colditz.rl.baselines import table_of, wins
from colditz.rl.scenarios import SCENARIOS, Baseline
from colditz.rl.table import Table
from colditz.testing.invariants import check_state

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_there_are_at_least_twelve_of_all_editions_with_both_sides() -> None:
    assert len(SCENARIOS) >= 12
    assert {each.edition for each in SCENARIOS.values()} == set(EDITIONS)
    assert {each.seat for each in SCENARIOS.values()} == {"security", "american"}


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_is_sound_and_short(name: str) -> None:
    scenario = SCENARIOS[name]
    match = scenario.begin(3)
    check_state(match)
    assert scenario.seat in match.seats
    assert match.asked() == (scenario.turn,)
    table, luck = Table(match), Random(1)
    for _ in range(3_000):
        if not table.finished:
            table.choose(luck.choice(table.legal()))
    assert table.finished


def test_other_seeds_bring_other_dice_to_the_same_position() -> None:
    first, second = SCENARIOS["runner"].begin(1), SCENARIOS["runner"].begin(2)
    places = [match.view("spectator").table.places for match in (first, second)]
    assert places[0] == places[1]
    assert first.play("american", "Throw") != second.play("american", "Throw")


@pytest.mark.parametrize("name", SCENARIOS)
def test_bots_win_what_they_are_said_to_win(name: str) -> None:
    """`make scenarios` writes the figures anew, after every change of the bots."""
    scenario = SCENARIOS[name]
    assert Baseline(wins(scenario, "planner"), wins(scenario, "random")) == scenario.baseline


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_can_be_won_and_lost(name: str) -> None:
    assert SCENARIOS[name].baseline.planner >= 2
    assert SCENARIOS[name].baseline.blind <= 20


def test_the_page_tells_every_scenario_with_its_result() -> None:
    assert table_of({name: each.baseline for name, each in SCENARIOS.items()}) in PAGE.read_text(encoding="utf-8")


def test_the_figures_are_kept_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, page = tmp_path / "kept.json", tmp_path / "page.md"
    page.write_text("before\n<!-- scenarios begins -->\nold\n<!-- scenarios ends -->\nafter\n", encoding="utf-8")
    monkeypatch.setattr(baselines, "BASELINES", kept)
    monkeypatch.setattr(baselines, "played", lambda: dict.fromkeys(SCENARIOS, Baseline(7, 3)))
    baselines.main([str(page)])

    assert json.loads(kept.read_text(encoding="utf-8"))["runner"] == {"planner": 7, "blind": 3}
    told = page.read_text(encoding="utf-8")
    assert "| `runner` | A man outside, two guards: run for it. | american | 3 | 7 | 3 |" in told
    assert "old" not in told
    assert told.endswith("after\n")
