"""The success formula: what is agreed before play, and the ways a game ends."""

from __future__ import annotations

import pytest

from colditz import BadSetup, Match, new_game
from colditz.engine.refusal import Refusal
from colditz.model.outcome import Ending
from tests.scene import dice, end_turn, escapes, happened, options, play, refused, scene

# Three men one step from three targets.
THREE_WAYS = "american-1@od-se-01 american-2@od-ne-01 american-3@od-sw-01"
GO = ("MovePawn american-1 target-5", "MovePawn american-2 target-3", "MovePawn american-3 target-7")


def ending(game: Match) -> Ending | None:
    return game.outcome.ending if game.outcome else None


def finish_round(game: Match) -> list[str]:
    """Play on until the Security Officer's turn is over or the game is; returns who had a turn."""
    had: list[str] = []
    while not game.finished and "security" not in had:
        had += game.asked()
        end_turn(game)
    return had


# --- the agreement


@pytest.mark.rule("classic.5.3")
def test_the_time_limit_is_two_and_a_half_hours_unless_chosen_otherwise() -> None:
    assert new_game("classic").log()["minutes"] == 150


@pytest.mark.rule("classic.5.7")
def test_play_does_not_begin_before_everybody_has_accepted_the_formula() -> None:
    game = new_game("classic", 3, agreed=False)
    play(game, "british", "Agree")
    play(game, "security", "Agree")

    assert game.asked() == ("american",)
    refused(game, "security", "PostGuard post-inner-1", Refusal.NOT_ASKED)
    refused(game, "american", "Throw", Refusal.AGREE_FIRST)
    play(game, "american", "Agree")

    assert game.asked() == ("security",)
    assert "PostGuard post-inner-1" in options(game, "security")


@pytest.mark.rule("classic.5.8")
def test_the_formula_is_fixed_once_it_is_accepted() -> None:
    deployment = new_game(agreed=True)
    before_the_throw, after_the_throw = scene(turn="security"), scene(turn="security", throw=(1, 3))

    for game in (deployment, before_the_throw, after_the_throw):
        assert refused(game, "security", "Agree", Refusal.FORMULA_ACCEPTED).rule == "classic.5.8"


@pytest.mark.rule("classic.5.8")
def test_no_player_changes_the_target_or_the_time_in_play() -> None:
    game = scene(turn="american")
    for seat in game.seats:
        refused(game, seat, "TimeUp", Refusal.NOT_NOW)

    game.log().update(escapes=1, minutes=10, rounds=1)
    finish_round(game)

    log = game.log()
    assert (log["escapes"], log["minutes"], game.view("american").table.rounds) == (2, 150, 75)
    assert not game.finished


@pytest.mark.rule("classic.5.6")
def test_the_players_may_choose_another_number_of_escapes() -> None:
    game = scene(THREE_WAYS, throw=(1, 3), kits="american", escapes=3, minutes=90)

    play(game, "american", *GO[:2])
    assert not game.finished
    play(game, "american", GO[2])

    assert game.winners == ("american",)


@pytest.mark.rule("classic.5.6")
@pytest.mark.parametrize(("minutes", "over"), [(90, True), (150, False)])
def test_the_players_may_choose_another_time(minutes: int, over: bool) -> None:
    """At two minutes a round, ninety minutes are 45 rounds."""
    game = scene(turn="security", throw=(1, 3), minutes=minutes, round=45)

    play(game, "security", "EndTurn")

    assert game.finished is over


@pytest.mark.rule("classic.5.6")
@pytest.mark.parametrize("number", [0, 7])
def test_the_number_of_escapes_must_be_possible(number: int) -> None:
    with pytest.raises(BadSetup, match="from 1 to 6"):
        new_game("classic", 4, escapes=number)


# --- winning by escapes


@pytest.mark.rule("classic.5.4", "classic.ruling.74", "classic.ruling.75")
def test_the_second_escape_wins_at_once_and_one_kit_serves_for_both() -> None:
    game = scene(THREE_WAYS, throw=(1, 3), kits="american")
    play(game, "american", GO[0])
    assert (escapes(game, "american"), game.finished) == (1, False)

    play(game, "american", GO[1])

    assert (game.winners, ending(game)) == (("american",), Ending.ESCAPES)
    assert game.asked() == ()
    assert refused(game, "british", "Throw", Refusal.GAME_OVER).rule == "classic.ruling.74"


@pytest.mark.rule("classic.4.4")
def test_each_escape_counts_for_its_own_officer_alone() -> None:
    game = scene(f"{THREE_WAYS} british-1@od-e-01", throw=(1, 3), kits="american british", escapes=3)
    play(game, "american", *GO[:2], "EndTurn")
    play(game, "british", "Throw")
    dice(game, 1, 3)

    play(game, "british", "MovePawn british-1 target-4")

    assert dict(zip(game.seats, game.view("spectator").table.escapes, strict=True)) == {
        "security": 0,
        "american": 2,
        "british": 1,
        "dutch": 0,
    }


@pytest.mark.rule("classic.4.5")
def test_the_security_officer_scores_nothing_and_wins_if_escapes_stay_below_the_target() -> None:
    game = scene(THREE_WAYS, throw=(1, 3), kits="american", rounds=1, escapes=3)
    play(game, "american", *GO[:2])
    assert escapes(game, "security") == 0

    finish_round(game)

    assert (game.winners, escapes(game, "security")) == (("security",), 0)


# --- the end of time


@pytest.mark.rule("classic.5.5")
def test_security_wins_when_time_runs_out_without_two_escapes() -> None:
    game = scene("american-1@od-se-01 british-1@od-ne-01", throw=(1, 3), kits="american british", rounds=1)
    play(game, "american", "MovePawn american-1 target-5", "EndTurn")
    play(game, "british", "Throw")
    dice(game, 1, 3)
    play(game, "british", "MovePawn british-1 target-3")

    finish_round(game)

    assert (game.winners, ending(game)) == (("security",), Ending.TIME)


@pytest.mark.rule("classic.ruling.73")
def test_one_escape_to_nil_is_not_enough_when_time_runs_out() -> None:
    game = scene("american-1@od-se-01", throw=(1, 3), kits="american", rounds=1)
    play(game, "american", "MovePawn american-1 target-5")

    finish_round(game)

    assert game.view("spectator").table.escapes == (0, 1, 0, 0)
    assert game.winners == ("security",)


@pytest.mark.rule("classic.ruling.72")
@pytest.mark.parametrize(
    ("turn", "still"),
    [
        ("american", ["american", "british", "dutch", "security"]),
        ("dutch", ["dutch", "security"]),
        ("security", ["security"]),
    ],
)
def test_the_round_is_played_out_when_time_is_up(turn: str, still: list[str]) -> None:
    game = scene(turn=turn, rounds=0, round=9)

    play(game, "clock", "TimeUp")
    assert not game.finished

    assert finish_round(game) == still
    assert (game.winners, ending(game)) == (("security",), Ending.TIME)


@pytest.mark.rule("classic.ruling.72")
def test_an_officer_may_still_win_after_time_is_up_while_the_round_lasts() -> None:
    game = scene(THREE_WAYS, throw=(1, 3), kits="american", rounds=0)
    play(game, "clock", "TimeUp")

    play(game, "american", *GO[:2])

    assert (game.winners, ending(game)) == (("american",), Ending.ESCAPES)


@pytest.mark.rule("classic.ruling.72")
def test_without_a_call_of_time_the_next_round_begins() -> None:
    game = scene(turn="security", rounds=0)

    finish_round(game)

    assert (game.asked(), game.view("spectator").table.round) == (("american",), 2)


# --- hopeless


def hunt(players: int, number: int, turn: str = "security") -> Match:
    """A guard by the northern gate has american-2 in his sights."""
    return scene(
        "guard-1@post-outer-1 american-1@od-se-01 american-2@od-n-35",
        turn=turn,
        throw=(1, 3),
        hands={"security": "shoot-to-kill"},
        kits="american",
        players=players,
        escapes=number,
    )


def shoot(game: Match) -> None:
    play(game, "security", "PlayCard shoot-to-kill guard-1 american-2")
    assert happened(dice(game, 6, 5), "PowDied")


@pytest.mark.rule("classic.ruling.98")
@pytest.mark.parametrize(
    ("players", "number", "over"), [(2, 8, True), (2, 7, False), (3, 7, False)], ids=["too few", "enough", "another"]
)
def test_security_wins_at_once_when_no_officer_has_men_enough(players: int, number: int, over: bool) -> None:
    game = hunt(players, number)

    shoot(game)

    assert game.winners == (("security",) if over else ())
    assert ending(game) is (Ending.HOPELESS if over else None)


@pytest.mark.rule("classic.ruling.98")
def test_men_who_got_away_count_among_those_who_can_still_reach_the_number() -> None:
    game = hunt(2, 7, turn="american")
    play(game, "american", GO[0], "EndTurn")

    shoot(game)

    assert (escapes(game, "american"), game.finished) == (1, False)
