"""Every level plays whole games of every edition and size, and only ever wants what it is offered."""

from __future__ import annotations

import pytest

from colditz import EDITIONS, new_game
from colditz.players import LEVELS, Bot, UnknownLevel, make_bot
from colditz.players.expert import Expert
from colditz.sim.cell import Cell
from colditz.sim.game import play_game
from tests.players.tables import decisions, is_offered, sit_down

FAST = [level for level in LEVELS if level != "expert"]


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("level", FAST)
def test_a_whole_game_is_played_and_nothing_illegal_is_wanted(level: str, edition: str, players: int) -> None:
    row = play_game(Cell(edition, players, (level,) * players, rounds=10), 3, players).game

    assert row.ending
    assert row.decisions > 10


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("level", FAST)
def test_a_decision_is_one_of_the_options(level: str, edition: str) -> None:
    match = new_game(edition, 3, 4, rounds=8)

    for seat, decided in decisions(match, sit_down(match, level)):
        assert is_offered(match, seat, decided.action), f"{seat} wants {match.write_action(decided.action)}"


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_expert_plays_a_whole_game(edition: str, players: int) -> None:
    match = new_game(edition, players, 2, rounds=max(3, EDITIONS[edition].least_rounds))
    bots: dict[str, Bot] = {seat: Expert(number, playouts=1) for number, seat in enumerate(match.seats)}

    for seat, decided in decisions(match, bots):
        assert is_offered(match, seat, decided.action), f"{seat} wants {match.write_action(decided.action)}"


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownLevel, match=r"no bot 'grandmaster'; choose one of random, planner"):
        make_bot("grandmaster")
