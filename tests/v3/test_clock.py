"""Days, meetings and nights: by rounds, or by an outside clock."""

from __future__ import annotations

import pytest

from colditz import Match, from_position, new_game
from colditz.editions.registry import EDITIONS
from colditz.editions.start import BadSetup
from colditz.rules.turn.day import parts_to_come, rounds_until_the_end_of, usual_minutes
from tests.scene import play, refused
from tests.v3.table import by_day, part, pass_turn, rule, whole_round

PARAMS = EDITIONS["v3"].params
PARTS = ("day", "meeting", "night")


def told(game: Match) -> tuple[int, int, str]:
    """Round, day, and part of the day."""
    table = game.view("spectator").table
    return table.round, table.now.day, table.now.part


def meet(game: Match) -> None:
    """Every officer is ready."""
    for seat in game.asked():
        play(game, seat, "Pass")


def history(game: Match, rounds: int) -> list[tuple[int, str]]:
    """The day and its part in each round; meetings take no time."""
    found = []
    for _ in range(rounds):
        _, day, now = told(game)
        found.append((day, now))
        whole_round(game)
        if not game.finished and part(game) == "meeting":
            meet(game)
    return found


@rule("clock.1", "clock.4", "clock.6", "clock.7", "ruling.1")
def test_three_days_of_thirteen_rounds_and_three_nights_of_seven() -> None:
    game = by_day(players=2, rounds=60)

    found = history(game, 60)

    assert found == [(day, now) for day in (1, 2, 3) for now in ["day"] * 13 + ["night"] * 7]
    assert game.finished


@rule("clock.5", "ruling.5")
def test_each_day_and_no_night_is_followed_by_a_meeting() -> None:
    game = by_day(players=3, rounds=6)
    parts = [part(game)]
    while not game.finished:
        if part(game) == "meeting":
            meet(game)
        else:
            pass_turn(game)
        if not game.finished and part(game) != parts[-1]:
            parts.append(part(game))

    assert parts == [*PARTS] * 3


@rule("clock.3", "clock.4", "clock.5", "clock.6", "ruling.4")
def test_the_recommended_split_adds_up_to_135_minutes_with_the_meetings_and_120_without() -> None:
    minutes = PARAMS.part_minutes

    assert minutes == {"day": 26, "meeting": 5, "night": 14}
    assert PARAMS.days * sum(minutes.values()) == 135
    assert PARAMS.minutes == PARAMS.days * (minutes["day"] + minutes["night"]) == 120


@rule("ruling.1")
@pytest.mark.parametrize(("rounds", "day", "night"), [(60, 13, 7), (33, 7, 4), (24, 5, 3), (6, 1, 1)])
def test_other_lengths_keep_the_proportion(rounds: int, day: int, night: int) -> None:
    ends = [rounds_until_the_end_of(EDITIONS["v3"], rounds, number) for number in range(9)]

    assert ends[:3] == [day, day, day + night]
    assert ends[-1] == rounds


@rule("ruling.1")
def test_a_day_and_a_night_last_a_round_at_least() -> None:
    with pytest.raises(BadSetup, match="6"):
        new_game("v3", 3, rounds=5)


@rule("clock.2", "ruling.2")
def test_time_that_runs_out_in_a_round_ends_the_day_after_the_commandants_turn() -> None:
    game = by_day(players=2, rounds=0)
    play(game, "clock", "TimeUp")
    assert part(game) == "day"
    pass_turn(game)
    assert part(game) == "day"

    pass_turn(game)

    assert told(game) == (2, 1, "night")
    refused(game, "american", "TimeUp")


@rule("ruling.3", "clock.7")
def test_the_last_round_is_played_to_the_end() -> None:
    game = by_day(players=2, rounds=0)
    for _ in range(5):
        play(game, "clock", "TimeUp")
        whole_round(game)
    play(game, "clock", "TimeUp")
    assert not game.finished
    pass_turn(game)
    assert not game.finished

    pass_turn(game)

    assert game.finished
    assert game.winners == ("security",)


@rule("ruling.4", "clock.5")
def test_a_meeting_uses_up_no_round_and_ends_when_its_time_is_over() -> None:
    game = by_day(players=3, rounds=0)
    play(game, "clock", "TimeUp")
    whole_round(game)
    assert told(game) == (1, 1, "meeting")

    play(game, "clock", "TimeUp")

    assert told(game) == (2, 1, "night")


@rule("clock.4", "clock.5", "clock.6")
def test_a_clock_on_the_wall_strikes_after_26_5_and_14_minutes_of_135() -> None:
    game = by_day(players=3, rounds=0)
    minutes, strikes = usual_minutes(game), []
    while not game.finished:
        strikes.append(135 - sum(minutes[name] for name in parts_to_come(game)[1:]))
        play(game, "clock", "TimeUp")
        if game.asking != "Meeting" and part(game) != "meeting":
            whole_round(game)

    assert strikes == [26, 31, 45, 71, 76, 90, 116, 121, 135]


def test_where_the_day_has_no_parts_the_clock_strikes_at_the_end() -> None:
    assert len(parts_to_come(new_game("classic", 3))) == 1


def test_a_position_remembers_the_day_and_the_order_of_seats() -> None:
    game = by_day(players=3, rounds=6)
    whole_round(game)
    meet(game)
    game._game.state.order = (2, 1)

    assert told(from_position(game.position())) == told(game)
    assert from_position(game.position()).view("spectator").table.now.order == (2, 1)


def test_nights_may_be_as_long_as_days_and_meetings_be_left_out() -> None:
    game = by_day(players=3, rounds=12, house_rules=["even-nights", "no-meetings"])

    assert history(game, 4) == [(1, "day"), (1, "day"), (1, "night"), (1, "night")]
