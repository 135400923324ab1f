"""The bot of the researchers' page is short, and plays as that page says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.test_readme import python_blocks

PAGE = Path(__file__).parents[2] / "docs" / "researchers.md"


def test_the_example_bot_plays_from_a_file_of_its_own(tmp_path: Path) -> None:
    (source,) = [block for block in python_blocks(PAGE) if "class Eager" in block]
    (tmp_path / "eager.py").write_text(source, encoding="utf-8")
    words = ["simulate", "--bots", "eager:Eager,random", "--games", "3", "--rounds", "8", "--jobs", "2", "--json"]

    result = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-c", "from colditz.cli.main import run; run()", *words],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )

    assert len([line for line in source.splitlines() if line.strip()]) <= 20
    assert json.loads(result.stdout)["games"] == 3
