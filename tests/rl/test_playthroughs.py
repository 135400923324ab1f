"""Stored playthroughs, one an edition: `make playthroughs` writes them anew after a change that was meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from colditz import EDITIONS
from colditz.rl.playthrough import CHOICES, playthrough, write

STORED = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_game_still_goes_as_it_was_stored(edition: str) -> None:
    assert playthrough(edition) == (STORED / f"{edition}.txt").read_text(encoding="utf-8")


def test_every_stored_game_is_of_an_edition(tmp_path: Path) -> None:
    assert {path.stem for path in STORED.glob("*.txt")} == set(EDITIONS)
    write(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {path.name for path in STORED.iterdir()}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_stored_game_shows_actions_of_several_tokens_and_news(edition: str) -> None:
    text = (STORED / f"{edition}.txt").read_text(encoding="utf-8")
    assert text.count("# ") == CHOICES
    assert "\nchosen: " in text
    assert "\nthen: " in text
