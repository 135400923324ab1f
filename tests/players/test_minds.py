"""Characters are opponents of their own: they decide otherwise than the planner, and their stories tell them apart."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from colditz import EDITIONS
from colditz.model.builder import load_board
from colditz.players import LEVELS, level_now, make_bot
from colditz.players.castle import castle_of
from colditz.players.character import CHARACTERS
from colditz.players.guarding.styles import beats, cordon, nests
from colditz.testing import deeds, minds

ROLES = ("escape", "security")
GAMES = 5


@cache
def differences(edition: str) -> Counter[tuple[str, str]]:
    return minds.differences(edition, 2, seed=1, games=2)


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("character", minds.OTHERS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_character_decides_otherwise_than_the_planner_in_one_of_seven_cases(
    edition: str, character: str, role: str
) -> None:
    """Of the decisions that are not forced, in the same positions."""
    found = differences(edition)

    assert found["", role] > 200
    assert found[character, role] >= 0.15 * found["", role]


@cache
def officers(edition: str) -> dict[str, Counter[str]]:
    return {name: deeds.as_officer(name, edition, range(GAMES)) for name in CHARACTERS}


@cache
def guards(edition: str) -> dict[str, Counter[str]]:
    return {name: deeds.as_guards(name, edition, range(GAMES)) for name in CHARACTERS}


def foremost(told: dict[str, Counter[str]], what: str, of: str = "rounds") -> str:
    """Whose story has most of it, for its length."""
    return max(told, key=lambda name: told[name][what] / told[name][of])


@pytest.mark.parametrize("edition", ["classic", "osprey"])
@pytest.mark.parametrize(
    ("what", "character"),
    [("where tunnels begin", "tunneller"), ("at gates", "gate-crasher")],
)
def test_the_story_tells_officers_apart(edition: str, what: str, character: str) -> None:
    assert foremost(officers(edition), what) == character


@pytest.mark.parametrize("edition", ["classic", "osprey"])
def test_hoarders_lay_in_more_than_raiders_and_planners(edition: str) -> None:
    laid_in = {name: told["laid in"] / told["rounds"] for name, told in officers(edition).items()}

    assert laid_in["raider"] < laid_in["planner"] < laid_in["hoarder"]


@pytest.mark.parametrize("edition", ["classic", "osprey"])
@pytest.mark.parametrize(
    ("what", "of", "character"),
    [
        ("on beats", "rounds", "tunneller"),
        ("in nests", "steps", "gate-crasher"),
        ("in the cordon", "steps", "hoarder"),
        ("searches and roll calls", "rounds", "raider"),
    ],
)
def test_the_story_tells_their_guards_apart(edition: str, what: str, of: str, character: str) -> None:
    assert foremost(guards(edition), what, of) == character


@pytest.mark.parametrize("edition", EDITIONS)
def test_beats_nests_and_cordon_are_where_guards_can_stand(edition: str) -> None:
    board = load_board(EDITIONS[edition].variant)
    places = {*beats(board), *nests(board), *(place for _, place in cordon(board))}

    assert len(nests(board)) >= 3
    assert all(board.room[place] < 0 and board.in_tunnel[place] < 0 and not board.target[place] for place in places)


@pytest.mark.parametrize("edition", EDITIONS)
def test_ways_through_a_gate_cost_its_toll(edition: str) -> None:
    castle = castle_of(load_board(EDITIONS[edition].variant))

    for gate, ways in castle.passages.items():
        assert ways
        assert all(needs[castle.board.toll[gate]] for _, needs in ways)


@pytest.mark.parametrize("name", ["planner-bold", "planner-cautious", "planner-greedy", "planner-sly"])
def test_whoever_plays_on_an_older_game_meets_somebody_like_his_opponent(name: str) -> None:
    assert level_now(name) in LEVELS
    assert type(make_bot(name, 1)) is type(make_bot("planner", 1))
