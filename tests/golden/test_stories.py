"""Stories: short games in readable text, played with the dice written down, every event told."""

from __future__ import annotations

from pathlib import Path

import pytest

from colditz.model.outcome import Ending
from tests.golden.runner import play_story
from tests.scene import at, bottom, equipment, escapes

STORIES = sorted(Path(__file__).parent.glob("*.txt"))
HERE = Path(__file__).parent


def test_there_are_stories() -> None:
    assert len(STORIES) >= 3


@pytest.mark.parametrize("story", STORIES, ids=lambda path: path.stem)
def test_a_story_goes_as_it_is_told(story: Path) -> None:
    play_story(story)


def test_the_rope_leads_to_freedom() -> None:
    game = play_story(HERE / "rope_from_the_window.txt")

    assert game.winners == ("american",)
    assert game.outcome is not None
    assert game.outcome.ending is Ending.ESCAPES


def test_one_absentee_was_found_and_the_other_was_not() -> None:
    game = play_story(HERE / "appel_with_absentees.txt")

    assert at(game, "american-1") == "room-canteen-8"
    assert at(game, "american-2") == "exit-inner-cells"


def test_the_tunnel_let_one_man_out_and_is_shut() -> None:
    game = play_story(HERE / "theatre_tunnel.txt")

    assert [at(game, f"american-{number}") for number in (1, 2, 3)] == ["out-s-62", "cells-b", "cells-b"]
    assert bottom(game, 0) == ["tunnel-theatre"]


def test_he_waited_for_the_kit_and_the_game_was_won_on_time() -> None:
    game = play_story(HERE / "waiting_for_the_kit.txt")

    assert (escapes(game, "american"), game.winners) == (1, ("american",))
    assert game.outcome is not None
    assert game.outcome.ending is Ending.TIME


def test_four_men_were_arrested_in_three_ways() -> None:
    game = play_story(HERE / "three_arrests.txt")

    assert [at(game, f"american-{number}") for number in (1, 2, 5, 6)] == ["cells-a", "cells-a", "cells-b", "cells-a"]
    assert equipment(game, "american") == ["rope"]


def test_the_last_man_came_back_from_the_collapsed_tunnel() -> None:
    game = play_story(HERE / "last_man_below.txt")

    assert [at(game, f"american-{number}") for number in (1, 2)] == ["out-s-62", "room-theatre-2"]
    assert bottom(game, 0) == ["tunnel-theatre"]


def test_the_claim_brought_two_men_into_cells_and_cost_a_key() -> None:
    game = play_story(HERE / "a_claim_is_searched.txt")

    assert [at(game, f"american-{number}") for number in (1, 2)] == ["cells-b", "cells-a"]
    assert equipment(game, "american") == []
    assert game.view("spectator").table.now.part == "day"


def test_a_day_a_meeting_and_a_night_went_by_and_the_bluff_failed() -> None:
    game = play_story(HERE / "a_day_a_meeting_and_a_night.txt")
    table = game.view("spectator").table

    assert game.seats[table.turn] == "british"  # whoever threw less plays first
    assert (table.round, table.now.part, at(game, "british-1")) == (3, "day", "cells-a")
    assert game._game.state.kits[game.seats.index("british")] == 1


def test_a_story_that_goes_another_way_is_found_out(tmp_path: Path) -> None:
    text = (HERE / "rope_from_the_window.txt").read_text(encoding="utf-8")
    other = tmp_path / "other.txt"
    other.write_text(text.replace("=> Thrown american 3 4 0 1", "=> Thrown american 3 4 0 0", 1), encoding="utf-8")

    with pytest.raises(AssertionError, match=r"other\.txt, line"):
        play_story(other)
