"""Runs: identical whoever plays them and however they are cut up."""

from __future__ import annotations

import pytest

from colditz import EDITIONS
from colditz.players import UnknownLevel
from colditz.sim.cell import BadRun, make_cells, read_editions, read_players, seat_bots
from colditz.sim.engines import make_engine
from colditz.sim.record import Played, lasting
from colditz.sim.run import Plan, Run, carry_out
from colditz.sim.summary import summary, wilson
from colditz.sim.telling import SEATS, bots_of, figure, tell

PLAN = Plan(make_cells("all", "2,3", "random", rounds=6), games=5, seed=11, turns=True)


def played(run: Run) -> list[tuple[dict[str, object], list[object]]]:
    return [(lasting(each.game), list(each.turns)) for each in run.in_order()]


@pytest.fixture(scope="module")
def alone() -> Run:
    return carry_out(PLAN, make_engine("local", 1)[0], 1)


def test_all_games_are_played_in_order(alone: Run) -> None:
    order = [each.game.key() for each in alone.in_order()]
    assert order == [
        (edition, players, ("random",) * players, number)
        for edition in EDITIONS
        for players in (2, 3)
        for number in range(5)
    ]


@pytest.mark.parametrize("chunk", [1, 3, 50])
def test_the_number_of_jobs_and_the_size_of_chunks_change_nothing(alone: Run, chunk: int) -> None:
    assert played(carry_out(PLAN, make_engine("local", 2)[0], chunk)) == played(alone)


def test_what_is_done_is_not_played_again(alone: Run) -> None:
    done: list[Played] = alone.in_order()[:13]
    run = carry_out(PLAN, make_engine("local", 1)[0], 4, done)

    assert run.new_games == len(alone.played) - 13
    assert played(run) == played(alone)


def test_a_game_that_goes_wrong_stops_the_run_and_is_named() -> None:
    plan = Plan(make_cells("classic", "2", "random,tests.sim.some_bots:Cheat"), 3)

    run = carry_out(plan, make_engine("local", 2)[0], 1)

    assert "classic, 2 players, seed 0, game" in run.fault
    assert not run.interrupted


def test_the_summary_adds_up(alone: Run) -> None:
    found = summary(alone, SEATS)

    assert found["games"] == len(alone.played)
    assert found["decisions"] == sum(each.game.decisions for each in alone.in_order())
    assert [cell["games"] for cell in found["cells"]] == [5] * 2 * len(EDITIONS)  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_a_run_is_told_in_every_language(alone: Run, language: str) -> None:
    text = tell(alone, language)
    assert all(edition in text for edition in EDITIONS)


# --- figures


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (200, 400, 0.4512, 0.5488)],
)
def test_wilson_intervals_are_those_of_the_books(wins: int, games: int, low: float, high: float) -> None:
    assert [round(each, 4) for each in wilson(wins, games)] == [wins / games, low, high]


def test_no_games_tell_nothing() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_numbers_are_written_as_the_language_does() -> None:
    assert [figure(1234.5, language) for language in ("en", "es", "it")] == ["1,234.5", "1.234,5", "1.234,5"]


def test_bots_are_named_as_shortly_as_can_be() -> None:
    assert bots_of(("a", "a", "a")) == "a"
    assert bots_of(("a", "b", "b")) == "a / b"
    assert bots_of(("a", "b", "c")) == "a, b, c"


# --- the words of a command


def test_players_are_a_number_a_list_or_a_range() -> None:
    assert [read_players(text) for text in ("4", "2,5", "2-6")] == [[4], [2, 5], [2, 3, 4, 5, 6]]


def test_editions_are_a_list_or_all() -> None:
    assert read_editions("all") == list(EDITIONS)
    assert read_editions("classic,osprey") == ["classic", "osprey"]


def test_one_name_serves_all_and_two_serve_both_sides() -> None:
    assert seat_bots("a", 3) == ("a", "a", "a")
    assert seat_bots("a,b", 4) == ("a", "b", "b", "b")
    assert seat_bots("a, b,c", 3) == ("a", "b", "c")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("classic", "two", "random"), "players are a number such as 4"),
        (("classic", "5-2", "random"), "a range of players goes up, such as 2-5, not 5-2"),
        (("classic", "2,2", "random"), "number of players 2 is named twice"),
        (("classic", "7", "random"), "classic is for 2 to 6 players, not 7"),
        (("chess", "2", "random"), "there is no edition 'chess'"),
        (("classic,classic", "2", "random"), "edition classic is named twice"),
        (("classic", "4", "random,random,random"), "4 players need 4 bots"),
    ],
)
def test_a_run_that_cannot_be_is_refused_with_a_way_out(words: tuple[str, str, str], says: str) -> None:
    with pytest.raises(BadRun, match=says):
        make_cells(*words)


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("clever", "there is no bot 'clever'; choose one of random"),
        ("no_such_module:Bot", "'no_such_module:Bot' cannot be found: No module"),
        ("tests.sim.some_bots:Nobody", "cannot be found: .*Nobody"),
        ("tests.sim.some_bots:not_a_bot", "no class or function that makes a bot"),
    ],
)
def test_a_bot_that_nobody_knows_is_refused(bot: str, says: str) -> None:
    with pytest.raises(UnknownLevel, match=says):
        make_cells("classic", "2", bot)


def test_options_are_checked_before_anything_is_played() -> None:
    with pytest.raises(BadRun, match="has no house rule 'tea'"):
        make_cells("classic", "2", "random", ["tea"])
    with pytest.raises(BadRun, match="agree on 1 round or more"):
        make_cells("classic", "2", "random", rounds=0)
    with pytest.raises(BadRun, match="at least 1 game is needed, not 0"):
        Plan(make_cells("classic", "2", "random"), 0)
    with pytest.raises(BadRun, match="at least 1 job is needed, not 0"):
        make_engine("local", 0)
    with pytest.raises(BadRun, match="no engine 'steam'; choose one of local, ray"):
        make_engine("steam")
