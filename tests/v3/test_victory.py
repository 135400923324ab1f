"""Who wins: at the end of the time, by the number of escapes, and by who had the agreed number first."""

from __future__ import annotations

import pytest

from colditz import Match, new_game
from colditz.editions.start import BadSetup
from colditz.engine.refusal import Refusal
from colditz.model.events import PowDied, PowEscaped
from colditz.rules.escape.escape import get_away
from tests.scene import at, escapes, play, refused
from tests.v3.table import BOTH, by_day, by_night, rule, whole_round


def the_last_round() -> Match:
    """The last round of the last night; two escapes were agreed on."""
    game = by_night(escapes=2, rounds=60, round=60)
    game._game.state.passed = 8
    return game


def away(game: Match, *men: str) -> None:
    """These men escape, one after the other."""
    target = game._game.board.place("target-2")
    for man in men:
        get_away(game._game, game._notation.pawn_by_name[man], target)


def result(game: Match) -> tuple[tuple[str, ...], str]:
    assert game.outcome is not None
    return game.winners, game.outcome.ending.value


@rule("victory.1")
@pytest.mark.parametrize(
    ("missing", "says"),
    [
        ({"escapes": 0}, "the number of escapes must be from 1 to 6"),
        ({"rounds": 0, "minutes": 0}, "agree on a time"),
    ],
)
def test_number_and_time_are_agreed_on_before_play(missing: dict[str, int], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        new_game("v3", **missing)  # type: ignore[arg-type]


@rule("victory.1")
def test_play_begins_when_everybody_has_accepted_them() -> None:
    game = new_game("v3", 3, escapes=2, minutes=120, agreed=False)
    assert set(game.asked()) == set(game.seats)
    assert refused(game, "american", "Throw", Refusal.AGREE_FIRST).rule == "v3.victory.1"

    for seat in game.seats:
        play(game, seat, "Agree")

    assert game.view("spectator").table.escapes_to_win == 2
    assert game.asked() == ("security",)


@rule("victory.2", "victory.3")
def test_the_agreed_number_wins_but_only_when_the_time_is_over() -> None:
    game = the_last_round()
    away(game, "american-1", "american-2")
    assert not game.finished

    whole_round(game)

    assert result(game) == (("american",), "time")


@rule("victory.4")
def test_of_those_with_the_number_whoever_has_most_wins() -> None:
    game = the_last_round()
    away(game, "american-1", "american-2", "british-1", "british-2", "british-3")

    whole_round(game)

    assert result(game) == (("british",), "time")


@rule("victory.5")
def test_of_equals_whoever_had_the_agreed_number_first_wins() -> None:
    game = the_last_round()
    away(game, "american-1", "british-1", "british-2", "american-2", "american-3", "british-3")
    assert game.view("american").table.now.attempts.reached == (2, 1)

    whole_round(game)

    assert result(game) == (("british",), "time")


@rule("victory.6")
def test_the_commandant_wins_when_nobody_has_the_number_in_time() -> None:
    game = the_last_round()
    away(game, "american-1")

    whole_round(game)

    assert result(game) == (("security",), "time")


@rule("victory.7", "ruling.64")
@BOTH
def test_a_pow_escapes_on_a_rosette_and_the_points_left_are_for_others(position: type) -> None:
    game = position("american-1@od-n-01 american-2@od-se-01", points=6, kits="american", escapes=3)
    events = play(game, "american", "MovePawn american-1 target-2")

    assert [event.seat for event in events if isinstance(event, PowEscaped)] == [1]
    assert (escapes(game, "american"), at(game, "american-1")) == (1, "escaped")
    play(game, "american", "MovePawn american-2 target-5")
    assert escapes(game, "american") == 2


# --- before the time


def dead(seat: str, *numbers: int) -> str:
    return " ".join(f"{seat}-{number}@dead" for number in numbers)


@rule("ruling.7")
def test_it_ends_early_when_no_officer_has_a_man_left() -> None:
    game = by_day(f"american-1@od-n-01 {dead('american', *range(3, 9))}", players=2, points=4, kits="american")
    away(game, "american-2")
    assert not game.finished

    play(game, "american", "MovePawn american-1 target-2")

    assert result(game) == (("american",), "escapes")


@rule("ruling.7")
def test_it_ends_early_when_nobody_can_reach_the_number() -> None:
    game = by_day(f"{dead('american', *range(3, 9))} american-1@od-n-01", players=2, points=4, kits="american")
    prisoner = game._notation.pawn_by_name["american-1"]
    assert not game.finished

    game._game.emit(PowDied(prisoner, game._game.place(prisoner)))

    assert result(game) == (("security",), "hopeless")
