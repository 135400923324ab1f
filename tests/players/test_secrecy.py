"""A bot cannot peek: with other secrets at the table it decides the same, says the same and imagines the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from colditz import EDITIONS, Match
from colditz.engine.view import View
from colditz.model.board import Board
from colditz.players import Decision, Sight, expert, make_bot
from colditz.players.character import CHARACTERS
from colditz.players.expert import Expert
from colditz.players.planner import Planner
from colditz.players.prospects import prospects
from colditz.rules.knowledge.imagine import imagine
from tests.players.tables import minds_differ, planner_positions
from tests.properties.games import reach

TWINS = 2
REACHED = 24  # positions of random games
SEARCHED = 2  # positions at which the expert really searches


def twins(match: Match, seat: str, luck: Random) -> Iterator[Match]:
    """Games that this seat cannot tell from the given one, dice included."""
    for _ in range(TWINS):
        number = match.seats.index(seat)
        twin = imagine(match, number, luck)
        twin.take_luck(luck.getrandbits(32), number)  # what it has seen it still knows
        yield twin


def reached(edition: str) -> Iterator[Match]:
    """Positions of random games, half of them from wild starts."""
    for seed in range(REACHED):
        match = reach(edition, 2 + seed % 5, frozenset(), seed, 30 + 5 * seed, bool(seed % 2))
        if not match.finished:
            yield match


def everything_decided(match: Match, seat: str) -> list[Decision | None]:
    """What planners of every character do here when asked, and without being asked."""
    sight = Sight(match, seat)
    minds = [Planner(1, character) for character in CHARACTERS.values()]
    return [*(mind.decide(sight) for mind in minds), *(mind.decide_anytime(sight) for mind in minds)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_planners_decide_alike_whatever_is_hidden_in_their_own_games(edition: str) -> None:
    luck = Random(1)
    for match in planner_positions(edition, 4, seed=2, every=13):
        seat = match.asked()[0]
        decided = everything_decided(match, seat)
        assert all(everything_decided(twin, seat) == decided for twin in twins(match, seat, luck))


@pytest.mark.parametrize("edition", EDITIONS)
def test_planners_decide_alike_whatever_is_hidden_in_wild_games(edition: str) -> None:
    luck = Random(2)
    for match in reached(edition):
        seat = match.asked()[0]
        decided = everything_decided(match, seat)
        assert all(everything_decided(twin, seat) == decided for twin in twins(match, seat, luck))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_random_bot_decides_alike_whatever_is_hidden(edition: str) -> None:
    luck = Random(3)
    for match in reached(edition):
        seat = match.asked()[0]
        decided = make_bot("random", 5).decide(Sight(match, seat))
        assert all(make_bot("random", 5).decide(Sight(twin, seat)) == decided for twin in twins(match, seat, luck))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bot_that_peeks_would_be_caught(edition: str) -> None:
    """The tests above would show nothing if the twins were all alike."""
    luck = Random(1)
    caught = 0
    for match in planner_positions(edition, 4, seed=2, every=13):
        seat = match.asked()[0]
        hands = [other._game.state.hands for other in (match, *twins(match, seat, luck))]
        caught += any(hand != hands[0] for hand in hands)
    assert caught > 5


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_imagined_tells_nothing_of_the_real_game(edition: str) -> None:
    """The dice, the draws and the hands of the real game are neither in the imagined position nor in its log."""
    luck = Random(4)
    for match in (*reached(edition), *planner_positions(edition, 4, seed=3, every=40)):
        for seat in match.seats:
            imagined = Sight(match, seat).imagine(8)
            assert imagined.log()["actions"] == []
            assert imagined.log()["seed"] == 8
            for twin in twins(match, seat, luck):
                assert Sight(twin, seat).imagine(8).log() == imagined.log()


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_imagined_game_looks_the_same_and_differs_from_seed_to_seed(edition: str) -> None:
    for match in planner_positions(edition, 4, seed=5, every=60):
        seat = match.asked()[0]
        imagined = [Sight(match, seat).imagine(seed) for seed in range(12)]
        assert all(other.view(seat) == match.view(seat) for other in imagined)
        assert len({other.position() for other in imagined}) > 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_expert_searches_alike_whatever_is_hidden(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only does it decide the same: every game that it imagines ends the same."""
    found: list[float] = []

    def noted(view: View, board: Board) -> float:
        found.append(prospects(view, board))
        return found[-1]

    monkeypatch.setattr(expert, "prospects", noted)
    luck = Random(6)
    for match in searched(edition):
        seat, results = match.asked()[0], []
        for table in (match, *twins(match, seat, luck)):
            found.clear()
            results.append((Expert(9, playouts=1).decide(Sight(table, seat)), found[:]))
        assert results[0][1]
        assert all(result == results[0] for result in results)


def searched(edition: str) -> list[Match]:
    """Positions at which the expert has to search."""
    for seed in range(7, 17):  # in some games nobody ever runs
        games = planner_positions(edition, 3, seed=seed, every=1)
        found = [match for match in games if minds_differ(match, sharp=True)]
        if len(found) >= SEARCHED:
            return found[:: len(found) // SEARCHED][:SEARCHED]
    raise AssertionError("the expert never has to search")
