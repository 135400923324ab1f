"""Stored playthroughs, one for every edition and number of players: `make playthroughs` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from colditz.rl.playthrough import CHOICES, playthrough, write
from tests.rl.games import GAMES

STORED = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_the_game_still_goes_as_it_was_stored(edition: str, players: int) -> None:
    assert playthrough(edition, players) == (STORED / f"{edition}-{players}.txt").read_text(encoding="utf-8")


def test_there_is_a_stored_game_for_every_edition_and_number_of_players(tmp_path: Path) -> None:
    assert {path.stem for path in STORED.glob("*.txt")} == {f"{edition}-{players}" for edition, players in GAMES}
    write(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {path.name for path in STORED.iterdir()}


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_a_stored_game_shows_actions_of_several_tokens_and_news(edition: str, players: int) -> None:
    text = (STORED / f"{edition}-{players}.txt").read_text(encoding="utf-8")
    assert text.count("# ") == CHOICES
    assert "\nchosen: " in text
    assert "\nthen: " in text
