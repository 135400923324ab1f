"""Tunnel Detected: the only way in which guards come at the men in a tunnel."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, bottom, dice, end_turn, equipment, hand, offered, play, points, refused, scene

DETECT = "PlayCard tunnel-detected - - - 2"


def occupied(guards: str, *, cards: str = "tunnel-detected", faces: tuple[int, int] = (5, 6)) -> Match:
    """Three Americans are in the theatre tunnel, whose number is 2; the Security Officer has thrown."""
    game = scene(
        f"american-1@room-theatre-1 american-2@room-theatre-4 american-3@room-theatre-5 {guards}",
        players=2,
        points=30,
        hands={"american": "tunnel-theatre", "security": cards},
        equipment={"american": "rope"},
    )
    play(game, "american", "PlayCard tunnel-theatre american-1 american-2", "MovePawn american-1 under-ramp-17")
    play(game, "american", "MovePawn american-2 under-ramp-03", "MovePawn american-3 room-theatre-4")
    play(game, "american", "Cross american-3 under-room-theatre-3 []")
    end_turn(game)
    play(game, "security", "Throw")
    dice(game, *faces)
    return game


def men(game: Match) -> list[str]:
    """Where the three Americans are."""
    return [at(game, f"american-{number}") for number in (1, 2, 3)]


IN_THE_TUNNEL = ["under-ramp-17", "under-ramp-03", "under-room-theatre-3"]


@pytest.mark.rule("classic.53.7")
def test_men_in_a_tunnel_do_not_attend_appel_and_suffer_nothing_for_it() -> None:
    game = scene(
        "american-1@room-theatre-1 american-2@room-theatre-4 american-3@ramp-18 guard-1@ramp-11 guard-2@ramp-10",
        players=2,
        points=5,
        hands={"american": "tunnel-theatre", "security": "appel"},
    )
    play(game, "american", "PlayCard tunnel-theatre american-1 american-2", "MovePawn american-1 under-ramp-03")
    end_turn(game)
    play(game, "security", "PlayCard appel")
    play(game, "american", "Pass")  # no warning
    assert offered(game, "american", "AnswerAppel") == ["AnswerAppel american-3"]
    play(game, "american", "Pass")

    play(game, "security", "Throw")
    dice(game, 5, 6)
    play(game, "security", "GeneralSearch", "ChooseCell cells-a")

    assert men(game) == ["under-ramp-03", "under-room-theatre-3", "cells-a"]


# --- without the card


@pytest.mark.rule("classic.53.8")
def test_without_the_card_no_guard_enters_a_tunnel_or_its_room() -> None:
    game = occupied("guard-1@ramp-10 guard-2@ic-r25-c16", cards="appel")

    refused(game, "security", "MovePawn guard-1 under-ramp-09", Refusal.GUARD_IN_TUNNEL)
    refused(game, "security", "MovePawn guard-1 ramp-09", Refusal.NO_GUARD_ABOVE_TUNNEL)
    refused(game, "security", "MovePawn guard-2 room-theatre-3", Refusal.GUARD_IN_ROOM)
    refused(game, "security", "Arrest guard-1 american-1", Refusal.IN_A_TUNNEL)
    refused(game, "security", DETECT, Refusal.CARD_NOT_HELD)


@pytest.mark.rule("classic.53.8")
def test_the_card_is_played_in_the_security_officers_own_turn() -> None:
    game = occupied("guard-1@ramp-10")
    end_turn(game)

    refused(game, "security", DETECT, Refusal.NOT_ASKED)


# --- with the card


@pytest.mark.rule("classic.ruling.62")
def test_an_occupied_tunnel_is_named() -> None:
    game = occupied("guard-1@ramp-10 guard-2@ramp-08")

    assert refused(game, "security", "PlayCard tunnel-detected - - - 0", Refusal.TUNNEL_EMPTY).rule == (
        "classic.ruling.62"
    )
    assert offered(game, "security", "PlayCard") == [DETECT]


@pytest.mark.rule("classic.53.9", "classic.ruling.62")
def test_one_guard_alone_clears_no_tunnel_and_is_moved_off_it() -> None:
    game = occupied("guard-1@ramp-10")
    play(game, "security", DETECT, "MovePawn guard-1 ramp-09")
    assert (men(game), at(game, "guard-1")) == (IN_THE_TUNNEL, "ramp-09")

    play(game, "security", "EndTurn")

    assert men(game) == IN_THE_TUNNEL
    assert at(game, "guard-1") in ("ramp-08", "ramp-10")
    assert (hand(game, "security"), bottom(game, 1)) == ([], ["tunnel-detected"])


@pytest.mark.rule("classic.ruling.62")
def test_both_guards_must_arrive_in_the_turn_of_the_card() -> None:
    game = occupied("guard-1@ramp-10 guard-2@ramp-08")
    play(game, "security", DETECT, "MovePawn guard-1 ramp-09")
    end_turn(game)
    end_turn(game)
    play(game, "security", "Throw")
    dice(game, 4, 5)

    assert men(game) == IN_THE_TUNNEL
    refused(game, "security", "MovePawn guard-2 ramp-17", Refusal.NO_GUARD_ABOVE_TUNNEL)


@pytest.mark.rule("classic.53.9")
def test_the_guards_walk_to_the_tunnel_for_points() -> None:
    game = occupied("guard-1@ramp-10 guard-2@ramp-07", faces=(1, 2))
    play(game, "security", DETECT, "MovePawn guard-1 ramp-11", "MovePawn guard-1 ramp-10")

    refused(game, "security", "MovePawn guard-2 ramp-17", Refusal.OUT_OF_REACH)
    play(game, "security", "MovePawn guard-1 ramp-09")

    assert (points(game), men(game)) == (0, IN_THE_TUNNEL)


@pytest.mark.rule("classic.53.10", "classic.53.11", "classic.53.12", "classic.53.3", "classic.ruling.62")
@pytest.mark.parametrize(
    ("first", "one", "second", "other"),
    [
        ("ramp-10", "ramp-09", "ramp-08", "ramp-17"),
        ("ramp-10", "ramp-03", "out-s-53", "out-s-54"),
        ("ic-r25-c16", "room-theatre-3", "out-s-64", "out-s-63"),
    ],
)
def test_the_second_guard_at_any_of_its_circles_clears_the_tunnel(
    first: str, one: str, second: str, other: str
) -> None:
    game = occupied(f"guard-1@{first} guard-2@{second}")
    play(game, "security", DETECT, f"MovePawn guard-1 {one}")
    assert men(game) == IN_THE_TUNNEL

    play(game, "security", f"MovePawn guard-2 {other}")
    play(game, "security", "ChooseCell cells-a", "ChooseCell cells-b", "ChooseCell cells-c")

    assert sorted(men(game)) == ["cells-a", "cells-b", "cells-c"]
    assert (at(game, "guard-1"), at(game, "guard-2")) == ("barracks", "barracks")
    assert (hand(game, "american"), bottom(game, 0)) == ([], ["tunnel-theatre"])
    assert equipment(game, "american") == ["rope"]


@pytest.mark.rule("classic.ruling.62")
def test_after_a_detection_no_guard_is_posted() -> None:
    game = occupied("guard-1@ramp-10 guard-2@ramp-08")
    play(game, "security", DETECT, "MovePawn guard-1 ramp-09", "MovePawn guard-2 ramp-17")
    play(game, "security", "ChooseCell cells-a", "ChooseCell cells-a", "ChooseCell cells-a")

    refused(game, "security", "PostGuard post-inner-1", Refusal.ARREST_WAS_MADE)


@pytest.mark.rule("classic.ruling.62")
def test_a_lone_guard_in_the_room_of_the_tunnel_is_moved_out_of_it() -> None:
    game = occupied("guard-1@ic-r25-c16")
    play(game, "security", DETECT)
    refused(game, "security", "MovePawn guard-1 room-theatre-2", Refusal.GUARD_IN_ROOM)

    play(game, "security", "MovePawn guard-1 room-theatre-3", "EndTurn")

    assert at(game, "guard-1").startswith("ic-")
    assert men(game) == IN_THE_TUNNEL
