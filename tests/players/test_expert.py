"""The expert: searches when minds differ, decides alike for the same seed, and stops when its time is up."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

from colditz import EDITIONS, Match, new_game
from colditz.engine.play import Match as EngineMatch
from colditz.players import Decision, Reason, Sight, make_bot
from colditz.players import expert as module
from colditz.players.expert import (
    MOST_DECISIONS,
    OFFICER,
    ROUNDS,
    WARDEN,
    Expert,
    play_on,
)
from colditz.players.planner import Planner
from tests.players.tables import is_offered, minds_differ, planner_positions
from tests.scene import scene


class Clock:
    """A clock that jumps when somebody asks for a game to imagine."""

    def __init__(self) -> None:
        self.now = 0.0

    def perf_counter(self) -> float:
        return self.now


def differing(edition: str, *, sharp: bool = True) -> Match:
    """The first position of a game at which planners of several minds differ, with men on the run or without."""
    for match in (match for seed in range(7, 12) for match in planner_positions(edition, 3, seed=seed, every=1)):
        if minds_differ(match, sharp=sharp):
            return match
    raise AssertionError("planners of every character agree on whole games")


def planners(match: Match) -> dict[str, Planner]:
    """A planner for every seat."""
    return {seat: Planner() for seat in match.seats}


@pytest.fixture
def imagined(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seeds of all games that are imagined from here on."""
    seeds: list[int] = []
    real: Callable[[Sight, int], EngineMatch] = Sight.imagine

    def imagine(sight: Sight, seed: int) -> EngineMatch:
        seeds.append(seed)
        return real(sight, seed)

    monkeypatch.setattr(Sight, "imagine", imagine)
    return seeds


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_searches_where_minds_differ(edition: str, imagined: list[int]) -> None:
    match = differing(edition)
    seat = match.asked()[0]
    action = Expert(1, playouts=6).decide(Sight(match, seat)).action

    assert len(imagined) >= 2
    assert is_offered(match, seat, action)


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_does_not_search_while_nobody_can_run(edition: str, imagined: list[int]) -> None:
    match = differing(edition, sharp=False)
    Expert(1, playouts=6).decide(Sight(match, match.asked()[0]))

    assert imagined == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_candidates_meet_the_same_imagined_games(edition: str, imagined: list[int]) -> None:
    match = differing(edition)
    Expert(1, playouts=2).decide(Sight(match, match.asked()[0]))

    assert imagined.count(imagined[0]) > 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_seed_searches_alike(edition: str) -> None:
    match = differing(edition)
    sight = Sight(match, match.asked()[0])

    assert Expert(3, playouts=6).decide(sight) == Expert(3, playouts=6).decide(sight)


def test_it_does_not_search_what_nobody_doubts(imagined: list[int]) -> None:
    game = scene("british-1@od-e-05", turn="british", points=6, kits="british")
    expert, planner = (make_bot(level, 1).decide(Sight(game, "british")) for level in ("expert", "planner"))

    assert expert == planner
    assert imagined == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_search_leaves_the_game_as_it_is(edition: str) -> None:
    match = differing(edition)
    before, log = match.position(), match.log()
    Expert(1, playouts=4).decide(Sight(match, match.asked()[0]))

    assert (match.position(), match.log()) == (before, log)


def test_what_it_prefers_it_gives_with_its_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever comes to mind first ends badly: the numbers of both are told, beside the reason for what is done."""
    match = differing("classic")
    seat = match.asked()[0]
    first = Planner(1).decide(Sight(match, seat))

    def ends(_sight: Sight, candidate: module.Candidate, seed: int, _until: float) -> float:
        return (0.25 if candidate.action == first.action else 0.75) + seed % 7 / 1000

    monkeypatch.setattr(module, "_try", ends)
    found = Expert(1, playouts=6).decide(Sight(match, seat))
    (told,) = [more for more in (found.why, *found.why.also) if more.key == "bot-expert"]

    assert found.action != first.action
    assert (told.names["count"], told.names["before"], told.names["percent"]) == ("6", "25", "75")
    assert not [more for more in found.why.also if more.key == "bot-not-yet"]


def test_it_does_what_comes_to_mind_first_while_nothing_ends_better(monkeypatch: pytest.MonkeyPatch) -> None:
    match = differing("classic")
    seat = match.asked()[0]
    monkeypatch.setattr(module, "_try", lambda *_: 0.5)

    assert Expert(1, playouts=6).decide(Sight(match, seat)) == Planner(1).decide(Sight(match, seat))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_plan_is_followed_to_the_end_of_the_turn(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In imagined games the mind that had the idea goes on until the turn is over, and the usual one after it."""
    match = differing(edition)
    seat = match.asked()[0]
    ways: list[tuple[object, int, int]] = []
    real = module.play_on

    def noted(game: Match, bots: dict[str, Planner], until: float, last_round: int, turn: int = -1) -> None:
        ways.append((bots[seat], last_round, turn))
        real(game, bots, until, last_round, turn)

    monkeypatch.setattr(module, "play_on", noted)
    Expert(1, playouts=1).decide(Sight(match, seat))
    table = match.view(seat).table

    assert ways[0][1:] == (table.round, table.turn)
    assert ways[1][1:] == (table.round + ROUNDS, -1)
    assert ways[0][0] is not ways[1][0]


# --- time


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_more_is_imagined_once_the_time_is_up(
    edition: str, imagined: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every game that is imagined takes a second of a clock that stands still otherwise."""
    match = differing(edition)
    clock = Clock()
    real: Callable[[Sight, int], EngineMatch] = Sight.imagine

    def slowly(sight: Sight, seed: int) -> EngineMatch:
        clock.now += 1.0
        return real(sight, seed)

    monkeypatch.setattr(Sight, "imagine", slowly)
    monkeypatch.setattr(module, "time", clock)
    patient, hasty = (make_bot("expert", 1, seconds=seconds) for seconds in (1000.0, 2.5))
    seat = match.asked()[0]
    patient.decide(Sight(match, seat))
    assert len(imagined) > 3
    imagined.clear()
    hurried = hasty.decide(Sight(match, seat))

    assert len(imagined) == 3, "the one during which the time ran out is the last"
    assert is_offered(match, seat, hurried.action)


def test_without_time_it_does_what_its_leading_character_would_do(imagined: list[int]) -> None:
    match = differing("classic")
    seat = match.asked()[0]
    sight = Sight(match, seat)
    leading = WARDEN if seat == "security" else OFFICER

    assert make_bot("expert", 9, seconds=-1.0).decide(sight) == Planner(9, leading).decide(sight)
    assert imagined == []


def test_a_playout_ends_when_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock takes a second: after five of them nobody decides any more."""
    ticks = count()

    class Ticking:
        @staticmethod
        def perf_counter() -> float:
            return float(next(ticks))

    monkeypatch.setattr(module, "time", Ticking())
    match = new_game("classic", 3, 5)
    play_on(match, planners(match), 4.5, 99)

    assert match.question <= 10
    assert next(ticks) <= 7


def test_a_playout_ends_after_its_last_round() -> None:
    match = new_game("classic", 2, 5)
    play_on(match, planners(match), float("inf"), 3)

    assert match.view("spectator").table.round == 4
    assert ROUNDS < MOST_DECISIONS


def test_only_the_expert_needs_a_limit() -> None:
    limited = make_bot("expert", 1, seconds=0.25)

    assert isinstance(limited, Expert)
    assert limited.seconds == 0.25
    assert not isinstance(make_bot("planner", 1, seconds=0.25), Expert)


def test_a_decision_is_an_action_and_its_reason() -> None:
    game = scene(turn="british", points=0)
    found = make_bot("expert", 2).decide(Sight(game, "british"))

    assert isinstance(found, Decision)
    assert isinstance(found.why, Reason)
