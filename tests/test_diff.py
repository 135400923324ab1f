"""`colditz rules --diff`: what two editions do not share."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner, Result

from colditz.cli.main import app
from colditz.editions.registry import EDITIONS


def diff(*words: str) -> Result:
    return CliRunner().invoke(app, ("rules", "--diff", *words), env={"COLUMNS": "200", "NO_COLOR": "1", "TERM": "dumb"})


def rows(text: str) -> list[list[str]]:
    """The rows of all tables, without their heads."""
    lines = [line for line in text.splitlines() if line.startswith("| ") and not line.startswith("| ---")]
    cells = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]
    return [row for row in cells if row[0]]


def test_numbers_answers_and_sequence_are_shown() -> None:
    result = diff("classic", "osprey")

    assert result.exit_code == 0
    assert [line for line in result.stdout.splitlines() if line.startswith("## ")] == [
        "## Numbers",
        "## Answers",
        "## Sequence",
    ]


@pytest.mark.parametrize(
    "row",
    [
        ["Kits an Escape Officer begins with", "0", "1"],
        ["Do or die pack", "5 cards", "-"],
        ["Equipment piles lie face up", "no", "yes"],
        [
            "Who may use an open tunnel?",
            "**Holder only.** Only the holder's own men need no leave.",
            "**Open to all.** Nobody needs leave once a tunnel is open.",
        ],
        ["**First cards.** Everybody is dealt his first cards.", "-", "1"],
        ["Send a POW on the desperate run instead of throwing.", "Escape Officers, before the throw", "-"],
    ],
)
def test_a_difference_is_shown_side_by_side(row: list[str]) -> None:
    assert row in rows(diff("classic", "osprey").stdout)


def test_only_rows_that_differ_are_shown() -> None:
    found = rows(diff("classic", "osprey").stdout)

    assert len(found) > 20
    assert [row for row in found if row[1] == row[2] or row[2].startswith("as ")] == []
    assert "Cards a hand may hold" not in [row[0] for row in found]


def test_the_columns_stand_in_the_order_asked_for() -> None:
    assert ["Kits an Escape Officer begins with", "1", "0"] in rows(diff("osprey", "classic").stdout)


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_does_not_differ_from_itself(edition: str) -> None:
    assert rows(diff(edition, edition).stdout) == []


@pytest.mark.parametrize("pair", [("classic", "chess"), ("chess", "classic")])
def test_an_edition_that_does_not_exist_is_refused_with_those_that_do(pair: tuple[str, str]) -> None:
    result = diff(*pair)

    assert result.exit_code == 2
    assert "'chess'" in result.stderr
    assert ", ".join(EDITIONS) in result.stderr


def test_one_edition_is_not_enough() -> None:
    assert diff("classic").exit_code == 2
