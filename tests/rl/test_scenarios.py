"""Scenarios: sound positions, short games, and both sides of each line of play."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from colditz.players import Sight
from colditz.players.levels import make_bot
from colditz.rl.scenarios import SCENARIOS
from colditz.rl.table import Table
from colditz.testing.invariants import check_state

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_there_are_twelve() -> None:
    assert len(SCENARIOS) == 12


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


def test_a_planner_wins_what_it_is_said_to_win() -> None:
    scenario = SCENARIOS["wall"]
    assert scenario.planner == 40
    for seed in range(5):
        match = scenario.begin(seed)
        bots = {seat: make_bot("planner", seed) for seat in match.seats}
        while not match.finished:
            seat = match.asked()[0]
            match.play(seat, bots[seat].decide(Sight(match, seat)).action)
        assert match.winners == (scenario.seat,)


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_page_tells_every_scenario_with_its_result(name: str) -> None:
    scenario = SCENARIOS[name]
    row = (
        f"| `{name}` | {scenario.says} | {scenario.seat} | {scenario.rounds} | {scenario.planner} | {scenario.blind} |"
    )
    assert row in PAGE.read_text(encoding="utf-8")
