"""The balance page: made from a Parquet file, and kind to what people wrote under it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from colditz import EDITIONS
from colditz.sim.balance import NOTES, main
from colditz.sim.cell import make_cells
from colditz.sim.engines import make_engine
from colditz.sim.keep import Keeper
from colditz.sim.run import Plan, carry_out


@pytest.fixture
def games(tmp_path: Path) -> Path:
    plan = Plan(make_cells("all", "2,3", "random", rounds=6), 2, command="colditz simulate --games 2")
    path = tmp_path / "games.parquet"
    Keeper.at(path, None).save(carry_out(plan, make_engine("local", 1)[0], 1))
    return path


def test_the_page_has_a_row_a_cell_and_all_its_pictures(games: Path, tmp_path: Path) -> None:
    assert main([str(games), str(tmp_path / "docs")]) == 0
    text = (tmp_path / "docs" / "balance.md").read_text(encoding="utf-8")

    assert len(re.findall(r"^\| [23] \| 2 \|", text, re.MULTILINE)) == 2 * len(EDITIONS)
    assert "colditz simulate --games 2 --out games.parquet" in text
    pictures = re.findall(r"\((images/[^)]+\.svg)\)", text)
    assert len(pictures) >= 4
    assert all((tmp_path / "docs" / picture).is_file() for picture in pictures)


def test_notes_below_the_line_are_kept(games: Path, tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    main([str(games), str(docs)])
    page = docs / "balance.md"
    page.write_text(page.read_text(encoding="utf-8") + "\n## What we saw\n\nGuards sleep.\n", encoding="utf-8")
    before = page.read_text(encoding="utf-8")

    main([str(games), str(docs)])

    assert page.read_text(encoding="utf-8") == before
    assert before.count(NOTES) == 1


def test_a_file_that_holds_nothing_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "none.parquet"), str(tmp_path)]) == 2
    assert "none.parquet cannot be read as Parquet" in capsys.readouterr().err
