"""The planner is much stronger than chance, in either role; the long versions are `make strength`."""

from __future__ import annotations

import pytest

from colditz import EDITIONS
from colditz.sim.cell import BadRun, make_cells
from colditz.sim.game import play_game
from colditz.testing import strength

GAMES, ENOUGH = 12, 11


SIDES = [
    (edition, *side) for edition in EDITIONS for side in (("planner,random", "security"), ("random,planner", "escape"))
]


@pytest.mark.parametrize(("edition", "bots", "side"), SIDES)
def test_a_planner_beats_random_bots(edition: str, bots: str, side: str) -> None:
    (cell,) = make_cells(edition, "4", bots)
    winners = [play_game(cell, 1, number).game.winner for number in range(GAMES)]

    assert winners.count(side) >= ENOUGH


def test_the_strength_report_measures_every_part(capsys: pytest.CaptureFixture[str]) -> None:
    numbers = "--games 1 --expert-games 1 --check-games 1 --hasty-games 1 --rounds 2 --jobs 1 --edition classic"
    strength.main(numbers.split())
    lines = capsys.readouterr().out.splitlines()

    assert [line.split("  ")[0] for line in lines[:2]] == [
        "classic, 4 players: planner as security against random",
        "classic, 4 players: planner as escape against random",
    ]
    assert sum("expert as" in line for line in lines) == 2
    assert sum("none illegal" in line for line in lines) == 2
    assert sum("slowest decision" in line for line in lines) >= 3


def test_a_part_can_be_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    numbers = "--games 2 --expert-games 0 --check-games 0 --hasty-games 0 --rounds 6 --jobs 1"
    strength.main(numbers.split())
    lines = capsys.readouterr().out.splitlines()

    assert len(lines) == 2 * len(EDITIONS)
    assert all(" of 2 " in line for line in lines)


def test_a_bot_that_cheats_ends_the_run() -> None:
    wanted = strength.Wanted(1, 0, 0, 0, jobs=1)
    cells = make_cells("classic", "2", "tests.sim.some_bots:Cheat")

    with pytest.raises(BadRun, match="Cheat for security wants Pass"):
        strength.played(wanted, cells, 1)
