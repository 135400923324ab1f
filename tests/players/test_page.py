"""The page about the bots names every level, and nothing that is not there."""

from __future__ import annotations

import re
from pathlib import Path

from colditz.players import LEVELS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def test_every_level_has_its_line() -> None:
    assert re.findall(r"^\| `([a-z-]+)` \|", PAGE, re.MULTILINE) == list(LEVELS)


def test_every_module_that_is_named_exists() -> None:
    players = ROOT / "src" / "colditz" / "players"
    named = set(re.findall(r"`(?:players/)?([a-z_]+\.py)`", PAGE))

    assert len(named) > 10
    assert named <= {path.name for path in players.rglob("*.py")}
