"""The notebook trains, evaluates and keeps a game: its cells run here on a tiny budget, one after the other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from colditz import replay

NOTEBOOK = Path(__file__).parents[2] / "docs" / "notebooks" / "learning.ipynb"


def test_the_notebook_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    book = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert (book["nbformat"], book["nbformat_minor"]) == (4, 5)
    cells = ["".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == "code"]
    monkeypatch.setenv("COLDITZ_MINUTES", "0")
    monkeypatch.chdir(tmp_path)
    space: dict[str, object] = {"__name__": "notebook"}
    for number, cell in enumerate(cells):
        exec(compile(cell, f"{NOTEBOOK.name}, cell {number}", "exec"), space)  # noqa: S102 - our own notebook
    assert "won against a planner" in capsys.readouterr().out
    assert replay(json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))).finished
    assert (tmp_path / "wire.npz").exists()


def test_the_notebook_is_kept_without_outputs() -> None:
    book = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert all(not cell["outputs"] for cell in book["cells"] if cell["cell_type"] == "code")
