"""Habits: what bots do in a game is counted, and every rate is a part of a whole."""

from __future__ import annotations

import pytest

from colditz.sim.cell import Cell
from colditz.testing import habits
from colditz.testing.habits import RATES, Habits


@pytest.mark.parametrize("edition", ["classic", "osprey"])
def test_every_rate_is_a_share(edition: str) -> None:
    counts = habits.habits(Cell(edition, 3, ("planner",) * 3, rounds=30), 1, range(8))

    assert all(0 <= counts[part] <= counts[whole] for part, whole in RATES.values())
    assert counts["arrested in the yard"]
    assert counts["at large"]


def test_a_man_who_stays_three_turns_in_one_place_at_large_is_stuck() -> None:
    playing = Habits(Cell("classic", 2, ("planner",) * 2), 1, 0)
    man = playing._men(1)[0]
    playing.state.put(man, playing.match.board.place("od-e-05"), playing.match.board.walkable)
    found = []
    for _ in range(4):
        playing._stood(man)
        found.append(playing.counts["stuck"])

    assert found == [0, 0, 3, 4]
    assert playing.counts["at large"] == 4


def test_the_report_names_every_rate(capsys: pytest.CaptureFixture[str]) -> None:
    habits.main(["random", "--games", "1", "--edition", "classic", "--players", "2"])
    printed = capsys.readouterr().out

    assert all(name in printed for name in RATES)
