"""Winning: two escapes by the end of a round, a common total if that is agreed, or else the Security Officer."""

from __future__ import annotations

import pytest

from colditz import BadSetup, Match, new_game
from colditz.engine.refusal import Refusal
from colditz.model.outcome import Ending
from tests.scene import at, dice, end_turn, escapes, happened, names, options, play, refused, scene

# Two men of each nation just before targets of their own.
RUNNERS = {
    "american": ("american-1@od-se-01 american-2@od-se-02", "target-5"),
    "british": ("british-1@od-ne-01 british-2@od-ne-02", "target-3"),
    "dutch": ("dutch-1@od-sw-01 dutch-2@od-sw-02", "target-7"),
}
ALL_RUNNERS = " ".join(men for men, _ in RUNNERS.values())
TEAMS = tuple(RUNNERS)


def ready(turn: str = "american", **more: object) -> Match:
    """Everybody has a kit and two men just before a target."""
    return scene(ALL_RUNNERS, turn=turn, kits=" ".join(TEAMS), edition="osprey", **more)  # type: ignore[arg-type]


def turn_of(game: Match, seat: str, escaping: int = 0) -> None:
    """This seat's whole turn, in which so many of its men escape."""
    assert game.asked() == (seat,)
    play(game, seat, "Throw")
    dice(game, 3, 4)
    for number in range(1, escaping + 1):
        play(game, seat, f"MovePawn {seat}-{number} {RUNNERS[seat][1]}")
    play(game, seat, "EndTurn")


def round_of(game: Match, *escaping: int) -> None:
    """A whole round in which so many men of each nation escape."""
    for seat, number in zip(TEAMS, escaping, strict=True):
        turn_of(game, seat, number)
    if not game.finished:
        turn_of(game, "security")


def ending(game: Match) -> Ending | None:
    return game.outcome.ending if game.outcome else None


# --- two escapes


@pytest.mark.rule("osprey.victory.1", "osprey.victory.3")
def test_an_officer_wins_with_two_escapes_when_the_round_ends() -> None:
    game = ready()

    round_of(game, 2, 0, 0)

    assert (game.winners, ending(game)) == (("american",), Ending.ESCAPES)
    assert game.asked() == ()
    assert refused(game, "american", "Throw", Refusal.GAME_OVER).rule == "osprey.victory.3"


@pytest.mark.rule("osprey.victory.1")
def test_one_escape_does_not_win() -> None:
    game = ready()

    round_of(game, 1, 0, 0)

    assert (game.finished, game.asked()) == (False, ("american",))


@pytest.mark.rule("osprey.victory.1")
def test_two_escapes_may_lie_rounds_apart() -> None:
    game = scene("american-1@od-se-01 american-2@od-se-02", players=2, kits="american", edition="osprey")
    play(game, "american", "Throw")
    dice(game, 3, 4)
    play(game, "american", "MovePawn american-1 target-5", "EndTurn")
    turn_of(game, "security")
    game._game.state.kits[1] = 1  # a second kit was gathered

    play(game, "american", "Throw")
    dice(game, 3, 4)
    play(game, "american", "MovePawn american-2 target-5", "EndTurn")
    turn_of(game, "security")

    assert (escapes(game, "american"), game.winners) == (2, ("american",))


@pytest.mark.rule("osprey.victory.2", "osprey.ruling.99")
def test_after_the_second_escape_the_round_is_played_out_with_the_security_officers_turn() -> None:
    game = ready()
    turn_of(game, "american", 2)
    assert escapes(game, "american") == 2

    for seat in ("british", "dutch", "security"):
        assert (game.finished, game.asked()) == (False, (seat,))
        assert "Throw" in names(game, seat)
        end_turn(game)

    assert game.winners == ("american",)


@pytest.mark.rule("osprey.victory.3")
def test_no_new_round_begins_after_a_second_escape() -> None:
    game = ready(turn="dutch")
    turn_of(game, "dutch", 2)
    play(game, "security", "Throw")
    dice(game, 3, 4)

    events = play(game, "security", "EndTurn")

    assert not happened(events, "TurnBegan")
    assert happened(events, "GameEnded")


@pytest.mark.rule("osprey.victory.4")
def test_officers_who_reach_two_escapes_in_the_same_round_share_the_win() -> None:
    game = ready()

    round_of(game, 2, 2, 1)

    assert game.winners == ("american", "british")


@pytest.mark.rule("osprey.victory.5")
def test_escapes_of_different_nations_are_not_added_together() -> None:
    game = ready()

    round_of(game, 1, 1, 1)

    assert sum(escapes(game, seat) for seat in TEAMS) == 3
    assert (game.finished, game.winners) == (False, ())


# --- the agreed rounds


@pytest.mark.rule("osprey.victory.6")
@pytest.mark.parametrize("escaping", [(0, 0, 0), (1, 1, 1)])
def test_the_security_officer_wins_if_nobody_has_two_escapes_when_the_rounds_are_over(
    escaping: tuple[int, int, int],
) -> None:
    game = ready(rounds=50, round=50)

    round_of(game, *escaping)

    assert (game.winners, ending(game)) == (("security",), Ending.TIME)


@pytest.mark.rule("osprey.victory.7")
@pytest.mark.parametrize(("number", "over"), [(49, False), (50, True)])
def test_fifty_rounds_end_the_game(number: int, over: bool) -> None:
    game = ready(rounds=50, round=number)

    round_of(game, 0, 0, 0)

    assert game.finished is over


@pytest.mark.rule("osprey.ruling.99", "osprey.ruling.96")
def test_on_the_eagle_the_round_of_the_second_escape_ends_with_the_last_escape_officer() -> None:
    game = ready(rounds=50, round=50)
    turn_of(game, "american", 2)
    turn_of(game, "british", 0)
    assert not game.finished

    turn_of(game, "dutch", 2)

    assert (game.winners, ending(game)) == (("american", "dutch"), Ending.ESCAPES)


# --- a common total


@pytest.mark.rule("osprey.options.4", "osprey.ruling.100")
def test_all_escape_officers_win_when_their_escapes_add_up_to_the_agreed_total() -> None:
    game = ready(house_rules=["common-total"], escapes=4)
    turn_of(game, "american", 2)
    turn_of(game, "british", 2)
    assert not game.finished

    turn_of(game, "dutch", 0)
    assert game.asked() == ("security",)
    turn_of(game, "security")

    assert (game.winners, ending(game)) == (TEAMS, Ending.ESCAPES)


@pytest.mark.rule("osprey.ruling.100")
def test_with_a_common_total_two_escapes_of_one_nation_do_not_win() -> None:
    game = ready(house_rules=["common-total"], escapes=4)

    round_of(game, 2, 1, 0)

    assert (game.finished, game.asked()) == (False, ("american",))


@pytest.mark.rule("osprey.ruling.100")
@pytest.mark.parametrize(("escaping", "winners"), [((2, 1, 0), ("security",)), ((2, 1, 1), TEAMS)])
def test_if_the_rounds_run_out_before_the_total_the_security_officer_wins(
    escaping: tuple[int, int, int], winners: tuple[str, ...]
) -> None:
    game = ready(house_rules=["common-total"], escapes=4, rounds=50, round=50)

    round_of(game, *escaping)

    assert game.winners == winners


@pytest.mark.rule("osprey.options.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_total_suggested_is_at_least_the_number_of_escape_officers(players: int) -> None:
    game = new_game("osprey", players, house_rules=["common-total"])

    assert game.view("spectator").table.escapes_to_win >= players - 1
    assert new_game("osprey", players).view("spectator").table.escapes_to_win == 2


@pytest.mark.rule("osprey.options.4", "osprey.victory.5")
def test_a_total_may_exceed_the_men_of_one_nation_only_if_all_nations_count() -> None:
    game = new_game("osprey", 4, house_rules=["common-total"], escapes=18)

    assert game.view("spectator").table.escapes_to_win == 18
    with pytest.raises(BadSetup, match="from 1 to 6"):
        new_game("osprey", 4, escapes=7)


# --- deaths and lost hopes


def shot(men: str) -> Match:
    """Two players; the guard has just shot the first American dead."""
    game = scene(
        f"guard-1@od-s-01 american-1@target-6 {men}",
        turn="security",
        throw=(3, 4),
        players=2,
        hands={"security": "shoot-to-kill"},
        edition="osprey",
    )
    play(game, "security", "PlayCard shoot-to-kill guard-1 american-1")
    dice(game, 1, 2)
    assert at(game, "american-1") == "dead"
    return game


@pytest.mark.rule("osprey.ruling.101")
def test_a_dead_pow_counts_for_nobody() -> None:
    game = shot("american-2@od-se-01 american-3@od-se-02")
    play(game, "security", "EndTurn")
    game._game.state.kits[1] = 1
    play(game, "american", "Throw")
    dice(game, 3, 4)
    play(game, "american", "MovePawn american-2 target-5", "MovePawn american-3 target-5", "EndTurn")
    turn_of(game, "security")

    assert game.winners == ("american",)


@pytest.mark.rule("osprey.ruling.101", "osprey.ruling.102")
@pytest.mark.parametrize("last", [7, 8])
def test_a_nation_that_cannot_win_any_more_plays_on(last: int) -> None:
    """One man left, or none: nobody is out, and nobody has won."""
    game = shot(" ".join(f"american-{number}@dead" for number in range(2, last + 1)))
    assert (game.finished, game.view("spectator").table.out) == (False, (False, False))

    play(game, "security", "EndTurn")

    assert game.asked() == ("american",)
    end_turn(game)
    assert game.asked() == ("security",)


# --- cells


@pytest.mark.rule("osprey.ruling.10")
@pytest.mark.parametrize("cell", ["cells-a", "cells-b"])
def test_the_security_officer_chooses_among_the_rooms_of_the_inner_cells(cell: str) -> None:
    men = "guard-1@ic-r10-c06 british-1@ic-r10-c07"
    game = scene(men, turn="security", throw=(3, 4), equipment={"british": "rope"}, edition="osprey")

    play(game, "security", "Arrest guard-1 british-1")
    assert options(game, "security") == ["ChooseCell cells-a", "ChooseCell cells-b"]
    play(game, "security", f"ChooseCell {cell}")

    assert at(game, "british-1") == cell


@pytest.mark.rule("osprey.ruling.10")
def test_nobody_chooses_where_a_set_of_cells_is_one_room() -> None:
    game = scene("guard-1@gar-018 british-1@gar-017", turn="security", throw=(3, 4), edition="osprey")

    play(game, "security", "Arrest guard-1 british-1")

    assert at(game, "british-1") == "cells-c"
    assert "ChooseCell" not in names(game, "security")
