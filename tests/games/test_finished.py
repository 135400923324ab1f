"""Finished games: a stored log for every way in which a game can end, and games of every size to their end."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from colditz import EDITIONS, Illegal, Match, new_game, replay
from colditz.engine.refusal import Refusal
from colditz.model.actions import Pass
from colditz.model.outcome import Ending
from colditz.testing.bold import pick
from colditz.testing.invariants import check_state
from tests.scene import escapes

HERE = Path(__file__).parent
ENDINGS = {
    "escapes": (Ending.ESCAPES, ("american",)),
    "time_by_rounds": (Ending.TIME, ("security",)),
    "time_by_the_clock": (Ending.TIME, ("security",)),
    "hopeless": (Ending.HOPELESS, ("security",)),
    "eliminated": (Ending.ELIMINATED, ("security",)),
    "devir_last_man_away": (Ending.ESCAPES, ("american",)),
    "devir_time_by_rounds": (Ending.TIME, ("security",)),
    "devir_time_shared": (Ending.TIME, ("british", "american")),
    "devir_hopeless": (Ending.HOPELESS, ("security",)),
    "devir_eliminated": (Ending.ELIMINATED, ("security",)),
    "v3_last_man_away": (Ending.ESCAPES, ("american",)),
    "v3_time_by_rounds": (Ending.TIME, ("security",)),
    "v3_time_by_the_clock": (Ending.TIME, ("security",)),
    "v3_time_level": (Ending.TIME, ("british",)),
    "v3_hopeless": (Ending.HOPELESS, ("security",)),
}
BY_THE_PLAYERS = {Ending.RESIGNED, Ending.AGREED}  # at any moment: see tests/test_resigning.py
NOBODY_IS_PUT_OUT = {"v3": {Ending.ELIMINATED}}  # there an officer plays on whatever becomes of his men


def stored(name: str) -> Match:
    """The game whose log is kept under this name."""
    return replay(json.loads((HERE / f"{name}.json").read_text(encoding="utf-8")))


@pytest.mark.parametrize("edition", ["classic", "devir", "v3"])
def test_every_ending_has_its_game(edition: str) -> None:
    found = {ending for name, (ending, _) in ENDINGS.items() if stored(name).log()["edition"] == edition}

    assert found == set(Ending) - BY_THE_PLAYERS - NOBODY_IS_PUT_OUT.get(edition, set())


def test_every_stored_game_is_listed() -> None:
    assert {path.stem for path in HERE.glob("*.json")} == set(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_a_stored_game_replays_to_its_end(name: str) -> None:
    game = stored(name)

    assert game.outcome is not None
    assert (game.outcome.ending, game.winners) == ENDINGS[name]
    check_state(game)


@pytest.mark.parametrize("name", ENDINGS)
def test_a_finished_game_asks_nobody_and_takes_nothing_more(name: str) -> None:
    game = stored(name)

    assert game.asked() == ()
    for seat in game.seats:
        assert game.options(seat) == ()
        with pytest.raises(Illegal) as refused:
            game.play(seat, Pass())
        assert refused.value.refusal is Refusal.GAME_OVER


@pytest.mark.parametrize("name", ["", "v3_"])
def test_the_clock_ended_one_game_and_rounds_the_other(name: str) -> None:
    by_rounds, by_clock = stored(f"{name}time_by_rounds").log(), stored(f"{name}time_by_the_clock").log()

    assert by_rounds["rounds"]
    assert "TimeUp" not in json.dumps(by_rounds["actions"])
    assert not by_clock["rounds"]
    assert '["clock", "TimeUp"]' in json.dumps(by_clock["actions"])


@pytest.mark.rule("v3.victory.5", "v3.clock.1", "v3.clock.7")
def test_of_two_who_were_level_the_first_to_the_number_won_at_the_end_of_the_third_night() -> None:
    game = stored("v3_time_level")

    assert [escapes(game, seat) for seat in ("american", "british")] == [1, 1]
    assert game.view("spectator").table.now.part == "night"


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_of_any_size_comes_to_its_end(edition: str, players: int) -> None:
    game, luck = new_game(edition, players, seed=players, rounds=12), Random(players)

    while not game.finished:
        seat = luck.choice(game.asked())
        game.play(seat, pick(game, seat, luck))
        check_state(game)

    assert game.winners
    assert replay(game.log()) == game
