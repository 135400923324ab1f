"""One Equipment card serves the whole team, for one turn."""

from __future__ import annotations

import pytest

from colditz.engine.refusal import Refusal
from tests.scene import at, dice, end_turn, equipment, play, points, refused, scene

DOOR = "in-ghcor-09"  # beside the Key circle of the guard-house corridor, door-gh


@pytest.mark.rule("classic.50.1")
@pytest.mark.parametrize(
    ("behind", "near", "far", "paid", "beyond"),
    [
        (("in-ghcor-08", "in-ghcor-07"), DOOR, "door-gh", "key", ("ramp-08", "ramp-07", "ramp-16")),
        (("out-s-59", "out-s-58"), "out-s-71", "land-30", "rope,rope", ("od-s-26", "od-s-28", "od-s-30")),
        (("out-n-12", "out-n-23"), "out-n-11", "od-n-27", "wire-cutters", ("od-n-22", "od-n-24", "od-n-26")),
    ],
)
def test_what_one_man_paid_serves_any_number_of_his_team_in_that_turn(
    behind: tuple[str, str], near: str, far: str, paid: str, beyond: tuple[str, ...]
) -> None:
    cards = paid.replace(",", " ")
    game = scene(
        f"american-1@{near} american-2@{behind[0]} american-3@{behind[1]}",
        players=2,
        points=30,
        equipment={"american": f"{cards} {cards}"},
    )
    play(game, "american", f"Cross american-1 {far} [{paid}]", f"MovePawn american-1 {beyond[0]}")

    for man, place in (("american-2", beyond[1]), ("american-3", beyond[2])):
        play(game, "american", f"MovePawn {man} {near}", f"Cross {man} {far} []", f"MovePawn {man} {place}")

    assert equipment(game, "american") == cards.split()


@pytest.mark.rule("classic.50.2")
def test_a_man_who_benefits_still_needs_points() -> None:
    game = scene(f"american-1@{DOOR} american-2@in-ghcor-08", players=2, points=3, equipment={"american": "key"})
    play(game, "american", "Cross american-1 door-gh [key]", "MovePawn american-1 ramp-16")
    play(game, "american", f"MovePawn american-2 {DOOR}")
    assert points(game) == 0

    refused(game, "american", "Cross american-2 door-gh []", Refusal.NO_POINTS_LEFT)


@pytest.mark.rule("classic.50.2", "classic.50.3")
def test_a_man_who_benefits_neither_joins_nor_passes_another() -> None:
    game = scene(f"american-1@{DOOR} american-2@in-ghcor-08", players=2, points=9, equipment={"american": "key"})
    play(game, "american", "Cross american-1 door-gh [key]", f"MovePawn american-2 {DOOR}")

    refused(game, "american", "Cross american-2 door-gh []", Refusal.CIRCLE_TAKEN)
    refused(game, "american", "MovePawn american-2 ramp-16", Refusal.CROSS_FIRST)


@pytest.mark.rule("classic.50.4")
def test_the_benefit_ends_with_the_turn() -> None:
    game = scene(f"american-1@{DOOR} american-2@in-ghcor-08", players=2, points=3, equipment={"american": "key key"})
    play(game, "american", "Cross american-1 door-gh [key]", "MovePawn american-1 ramp-16")
    play(game, "american", f"MovePawn american-2 {DOOR}", "EndTurn")
    end_turn(game)
    play(game, "american", "Throw")
    dice(game, 1, 3)

    refused(game, "american", "Cross american-2 door-gh []", Refusal.WRONG_PAYMENT)
    play(game, "american", "Cross american-2 door-gh [key]")

    assert equipment(game, "american") == []


@pytest.mark.rule("classic.50.5")
def test_the_benefit_is_not_for_other_teams() -> None:
    game = scene(
        f"american-1@{DOOR} british-1@in-ghcor-08",
        points=2,
        equipment={"american": "key", "british": "key"},
    )
    play(game, "american", "Cross american-1 door-gh [key]", "MovePawn american-1 ramp-16", "EndTurn")
    play(game, "british", "Throw")
    dice(game, 1, 3)
    play(game, "british", f"MovePawn british-1 {DOOR}")

    refused(game, "british", "Cross british-1 door-gh []", Refusal.WRONG_PAYMENT)
    play(game, "british", "Cross british-1 door-gh [key]")

    assert (at(game, "british-1"), equipment(game, "british")) == ("door-gh", [])
